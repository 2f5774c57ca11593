"""What a person sees of Longhorn (design §3b); every function takes a hidden record."""

from typing import Any

from saloon.core.game import Choice, Present, SheetRow, Value
from saloon.games.longhorn.data import DOLLARS, OUTLAWS, PLACES, START_NUMBER, TOKENS
from saloon.games.longhorn.state import (
    CELLS,
    COLOUR_NAMES,
    COLOURS,
    MOVE_KINDS,
    NUGGETS,
    SEATS,
    VALUE_NAMES,
    Phase,
    State,
)
from saloon.texts import Phrase, say

Target = dict[str, Value]
NONE = "none"
KIND_OF = [(kind, offset) for kind, _, names in MOVE_KINDS for offset in range(len(names))]
AT_CELL = {"start", "brand-cell", "rattle", "move"}
OF_COLOUR = {"take", "brand-colour", "epidemic", "ambush-cattle", "cow"}
OF_VALUE = {"ambush-nugget", "nugget"}
SIDE, WIDTH = 3, 22


# Facts about a record


def place_of(s: State, cell: int) -> str:
    """The name of a place in the catalogues."""
    return PLACES[s.places[cell] - 1].slug if s.places[cell] else NONE


def token_of(s: State, cell: int) -> str:
    """The name of a token in the catalogues."""
    return TOKENS[s.tokens[cell] - 1].slug if s.tokens[cell] else NONE


def left_of(s: State, colour: int) -> int:
    """How many cattle of a colour are on the grid."""
    return sum(int(s.cattle[cell, colour]) for cell in range(CELLS))


def price_of(s: State, colour: int) -> int:
    """What an animal of a colour is worth on the grid as it is."""
    return 0 if s.dead[colour] else DOLLARS * left_of(s, colour)


def nuggets_of(s: State, seat: int) -> list[int]:
    """The values of a seat's nuggets."""
    return [int(VALUE_NAMES[n]) for n in range(NUGGETS) for _ in range(s.nuggets[seat, n])]


def herd_of(s: State, seat: int) -> list[int]:
    """A seat's cattle of each colour."""
    return [int(s.herds[seat, colour]) for colour in range(COLOURS)]


def points_of(s: State, seat: int) -> int:
    """What a seat's herd and nuggets are worth on the grid as it is."""
    cattle = sum(count * price_of(s, colour) for colour, count in enumerate(herd_of(s, seat)))
    return cattle + sum(nuggets_of(s, seat))


# For any client


def view(s: State) -> dict[str, Any]:
    """The board as JSON."""
    in_play = s.phase >= Phase.TAKE
    return {
        "phase": Phase(s.phase).name.lower(),
        "turn": int(s.turn),
        "at": int(s.at) if in_play else None,
        "steps": int(s.steps),
        "again": bool(s.again),
        "branded": int(s.pending) if s.phase == Phase.BRAND_COLOUR else None,
        "running": COLOUR_NAMES[s.pending] if s.phase == Phase.RATTLE else None,
        "cells": [cell_view(s, cell) for cell in range(CELLS)],
        "colours": [
            {
                "colour": name,
                "left": left_of(s, colour),
                "price": price_of(s, colour),
                "dead": bool(s.dead[colour]),
            }
            for colour, name in enumerate(COLOUR_NAMES)
        ],
        "players": [player_view(s, seat) for seat in range(SEATS)],
    }


def cell_view(s: State, cell: int) -> dict[str, Any]:
    """A place, its cattle and its token."""
    place, token = s.places[cell], s.tokens[cell]
    return {
        "place": PLACES[place - 1].slug if place else None,
        "number": PLACES[place - 1].cattle if place else None,
        "start": bool(place) and PLACES[place - 1].cattle == START_NUMBER,
        "cattle": [int(s.cattle[cell, colour]) for colour in range(COLOURS)],
        "token": TOKENS[token - 1].slug if token else None,
        "dangerous": bool(token) and TOKENS[token - 1].dangerous,
    }


def player_view(s: State, seat: int) -> dict[str, Any]:
    """An outlaw and the loot."""
    return {
        "outlaw": OUTLAWS[seat].slug,
        "herd": herd_of(s, seat),
        "nuggets": nuggets_of(s, seat),
        "last": int(s.last[seat]) - 1 if s.last[seat] else None,
        "points": points_of(s, seat),
    }


def choice(s: State, move: int) -> Choice:
    """The kind of a move and what it points at."""
    kind, offset = KIND_OF[move]
    target: Target = {}
    if kind in AT_CELL:
        target = {"cell": offset, "place": place_of(s, offset), "token": token_of(s, offset)}
    elif kind in OF_COLOUR:
        target = {"colour": COLOUR_NAMES[offset]}
    elif kind in OF_VALUE:
        target = {"value": int(VALUE_NAMES[offset])}
    return Choice(move, kind, target | details(s, kind, offset))


def details(s: State, kind: str, offset: int) -> Target:
    """What else the words for a move tell."""
    match kind:
        case "take":
            return theft(s, s.at, offset)
        case "brand-colour":
            return theft(s, s.pending, offset) | {"token": NONE}
        case "epidemic":
            return {"count": left_of(s, offset)}
        case "ambush-cattle":
            return {"count": min(2, int(s.herds[1 - s.turn, offset]))}
        case "rattle":
            return {"colour": COLOUR_NAMES[s.pending]}
        case "move":
            return {"again": str(bool(s.again)).lower(), "seat": 1 - int(s.turn)}
        case "tile":
            return {"cell": int(s.at), "place": PLACES[offset].slug}
        case "token":
            return {"cell": int(s.at), "place": place_of(s, s.at), "token": TOKENS[offset].slug}
        case "cow":
            return {"cell": int(s.at), "place": place_of(s, s.at)}
        case "toss":
            return {"seat": offset}
    return {}


def theft(s: State, cell: int, colour: int) -> Target:
    """What is taken from where, and the token that is laid bare."""
    others = sum(s.cattle[cell, c] for c in range(COLOURS) if c != colour)
    return {
        "cell": int(cell),
        "place": place_of(s, cell),
        "count": int(s.cattle[cell, colour]),
        "token": NONE if others else token_of(s, cell),
    }


def question(s: State) -> Phrase:
    """What is asked now, or how the game ended."""
    phase = Phase(s.phase)
    name = phase.name.lower().replace("_", "-")
    if phase == Phase.SCORED and points_of(s, 0) == points_of(s, 1):
        return Phrase("longhorn-ask-draw", {"points": points_of(s, 0)})
    arguments: Target = {"seat": int(s.turn), "other": 1 - int(s.turn), "count": int(s.steps)}
    if phase >= Phase.TAKE:
        arguments["place"] = place_of(s, s.at)
    if phase == Phase.BRAND_COLOUR:
        arguments["place"] = place_of(s, s.pending)
    elif phase == Phase.RATTLE:
        arguments["colour"] = COLOUR_NAMES[s.pending]
    elif phase == Phase.MOVE:
        arguments["again"] = str(bool(s.again)).lower()
    elif phase == Phase.SCORED:
        arguments["seat"] = int(points_of(s, 1) > points_of(s, 0))
    return Phrase(f"longhorn-ask-{name}", arguments)


def sheet(s: State) -> list[SheetRow]:
    """LH-E4: the score, line by line."""
    rows = []
    for colour, name in enumerate(COLOUR_NAMES):
        price = price_of(s, colour)
        label = Phrase("longhorn-sheet-colour", {"colour": name, "price": price})
        points = [int(s.herds[seat, colour]) * price for seat in range(SEATS)]
        rows.append(SheetRow(label, points))
    nuggets = [sum(nuggets_of(s, seat)) for seat in range(SEATS)]
    return [*rows, SheetRow(Phrase("longhorn-sheet-nuggets", {}), nuggets)]


# For terminals


def picture(s: State, language: str) -> str:
    """The board as text with [style]marks[/]."""
    lines = []
    for first in range(0, CELLS, SIDE):
        cells = [cell_lines(s, cell, language) for cell in range(first, first + SIDE)]
        lines += ["  ".join(parts) for parts in zip(*cells, strict=True)]
    lines += [
        "",
        *(player_line(s, seat, language) for seat in range(SEATS)),
        price_line(s, language),
    ]
    return "\n".join(line.rstrip() for line in lines)


def cell_lines(s: State, cell: int, language: str) -> list[str]:
    """A place as a box of text; a double frame marks the outlaw token."""
    here = s.phase >= Phase.TAKE and cell == s.at
    left, right, flat, side = ("╔╚", "╗╝", "═", "║") if here else ("┌└", "┐┘", "─", "│")
    frame = "turn" if here else "dim"
    name = say(language, "longhorn-place", {"place": place_of(s, cell)})
    empty = not any(s.cattle[cell, colour] for colour in range(COLOURS))
    head = f"{cell} {name}"
    token, style = token_of(s, cell), "token"
    words = "" if token == NONE else say(language, "longhorn-token", {"token": token})
    if token != NONE and TOKENS[s.tokens[cell] - 1].dangerous:
        words, style = f"! {words}", "danger"
    rows = [
        (head, f"[{'dim' if empty else 'place'}]{head}[/]"),
        herd_marks([int(s.cattle[cell, colour]) for colour in range(COLOURS)], language),
        (words, f"[{style}]{words}[/]"),
    ]
    bar = f"[{frame}]{side}[/]"
    return [
        f"[{frame}]{left[0]}{flat * WIDTH}{right[0]}[/]",
        *(f"{bar} {marked}{' ' * (WIDTH - 1 - len(bare))}{bar}" for bare, marked in rows),
        f"[{frame}]{left[1]}{flat * WIDTH}{right[1]}[/]",
    ]


def herd_marks(counts: list[int], language: str) -> tuple[str, str]:
    """Cattle as letters, without and with marks."""
    letters = [
        say(language, "longhorn-letter", {"colour": name}) * count
        for name, count in zip(COLOUR_NAMES, counts, strict=True)
    ]
    groups = [(name, letter) for name, letter in zip(COLOUR_NAMES, letters, strict=True) if letter]
    return " ".join(letter for _, letter in groups), " ".join(
        f"[{n}]{text}[/]" for n, text in groups
    )


def player_line(s: State, seat: int, language: str) -> str:
    """An outlaw, the loot and what it is worth now."""
    name = say(language, "longhorn-seat", {"seat": seat})
    bare, marked = herd_marks(herd_of(s, seat), language)
    nuggets = " ".join(say(language, "money", {"value": value}) for value in nuggets_of(s, seat))
    worth = say(language, "longhorn-worth", {"points": points_of(s, seat)})
    flag = "►" if s.turn == seat and Phase.TAKE <= s.phase < Phase.ARRESTED else " "
    herd = f"{marked or '–'}{' ' * max(0, 24 - len(bare or '–'))}"
    return f"{flag} [seat{seat}]{name:<20}[/] {herd} [token]{nuggets:<16}[/] {worth}"


def price_line(s: State, language: str) -> str:
    """What an animal of each colour is worth now."""
    prices = []
    for colour, name in enumerate(COLOUR_NAMES):
        letter = say(language, "longhorn-letter", {"colour": name})
        dead = say(language, "longhorn-dead") if s.dead[colour] else ""
        money = dead or say(language, "money", {"value": price_of(s, colour)})
        prices.append(f"[{name}]{letter}[/] {money}")
    return f"  {say(language, 'longhorn-prices')}  " + "   ".join(prices)


PRESENT = Present(view, choice, question, picture, sheet)
