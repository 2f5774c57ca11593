"""Positions of Longhorn as one line of text.

    KR:0202:A DF:3010:R RV:1111:G3 / … / … | eagle herd:0000 | jessie herd:0000 | eagle take at:0

Nine cells with place, cattle (white, black, grey, orange) and token; what each outlaw has; whose
turn it is and what comes next. Cattle and tokens that are written nowhere are in the box.
"""

from saloon.core.errors import PositionError
from saloon.core.record import Array, ints
from saloon.core.verbs import MAX_LEGAL, legal_of
from saloon.games.longhorn.data import COLOURS as COLOUR_ROWS
from saloon.games.longhorn.data import (
    NINE,
    NUGGET_HILL,
    OUTLAWS,
    PLACE_CATTLE,
    PLACES,
    SHERIFF,
    TOKENS,
)
from saloon.games.longhorn.explain import STEPS
from saloon.games.longhorn.movement import ADJACENT
from saloon.games.longhorn.state import (
    CELLS,
    COLOUR_NAMES,
    COLOURS,
    NUGGETS,
    POOL,
    SEATS,
    VALUE_NAMES,
    Phase,
    State,
)

ROW = 3
NONE = "-"
SEAT_NAMES = [outlaw.slug for outlaw in OUTLAWS]
PHASE_NAMES = [phase.name.lower().replace("_", "-") for phase in Phase]
PLACE_CODES = [NONE, *(place.code for place in PLACES)]
TOKEN_CODES = [NONE, *(token.code for token in TOKENS)]


def to_text(s: State) -> str:
    """The position as text."""
    cells = [cell_text(s, cell) for cell in range(CELLS)]
    grid = " / ".join(" ".join(cells[row : row + ROW]) for row in range(0, CELLS, ROW))
    seats = [" ".join([SEAT_NAMES[seat], *seat_words(s, seat)]) for seat in range(SEATS)]
    return " | ".join([grid, *seats, turn_text(s)])


def cell_text(s: State, cell: int) -> str:
    """A cell: place, cattle, token."""
    cattle = "".join(str(s.cattle[cell, colour]) for colour in range(COLOURS))
    return f"{PLACE_CODES[s.places[cell]]}:{cattle}:{TOKEN_CODES[s.tokens[cell]]}"


def seat_words(s: State, seat: int) -> list[str]:
    """What an outlaw has and where he last played."""
    words = ["herd:" + "".join(str(s.herds[seat, colour]) for colour in range(COLOURS))]
    for nugget, value in enumerate(VALUE_NAMES):
        words += [f"nugget:{value}"] * s.nuggets[seat, nugget]
    if s.last[seat]:
        words.append(f"last:{s.last[seat] - 1}")
    return words


def turn_text(s: State) -> str:
    """Whose turn it is, what comes next, and what it depends on."""
    words = [SEAT_NAMES[s.turn], PHASE_NAMES[s.phase]]
    if s.phase >= Phase.TAKE:
        words.append(f"at:{s.at}")
    if s.steps:
        words.append(f"steps:{s.steps}")
    if s.again:
        words.append("again")
    if s.phase == Phase.BRAND_COLOUR:
        words.append(f"brand:{s.pending}")
    if s.phase == Phase.RATTLE:
        words.append(f"rattle:{COLOUR_NAMES[s.pending]}")
    words += [f"dead:{name}" for colour, name in enumerate(COLOUR_NAMES) if s.dead[colour]]
    return " ".join(words)


def from_text(text: str, states: Array[State]) -> None:
    """Write the position that a text describes over a record that has its options."""
    parts = [part.split() for part in text.split("|")]
    if len(parts) != SEATS + 2:
        raise PositionError("parts", wanted=SEATS + 2, found=len(parts))
    grid, *seats, turn = parts
    s = states[0]
    read_grid([word for word in grid if word != "/"], s)
    for seat, words in enumerate(seats):
        read_seat(words, seat, s)
    read_turn(turn, s)
    check_counts(s)
    put_pool(s)
    if to_text(s).split() != text.split():  # one position, one text
        raise PositionError("canonical", text=to_text(s))
    clause = broken_clause(states)
    if clause:
        raise PositionError("clause", clause=clause)


def read_grid(words: list[str], s: State) -> None:
    """Write places, cattle and tokens."""
    if len(words) != CELLS:
        raise PositionError("cells", wanted=CELLS, found=len(words))
    for cell, word in enumerate(words):
        place, cattle, token = word.split(":") if word.count(":") == 2 else (word, "", "")
        s.places[cell] = index_of(place, PLACE_CODES, word)
        s.tokens[cell] = index_of(token, TOKEN_CODES, word)
        for colour, count in enumerate(read_cattle(cattle, word)):
            s.cattle[cell, colour] = count


def read_seat(words: list[str], seat: int, s: State) -> None:
    """Write what an outlaw has."""
    if words[:1] != [SEAT_NAMES[seat]]:
        raise PositionError("form", part=" ".join(words) or NONE)
    for word in words[1:]:
        what, _, which = word.partition(":")
        if what == "herd":
            for colour, count in enumerate(read_cattle(which, word)):
                s.herds[seat, colour] = count
        elif what == "nugget":
            s.nuggets[seat, index_of(which, VALUE_NAMES, word)] += 1
        elif what == "last":
            s.last[seat] = read_number(which, CELLS, word) + 1
        else:
            raise PositionError("form", part=word)


def read_turn(words: list[str], s: State) -> None:
    """Write whose turn it is and what comes next."""
    if len(words) < 2:
        raise PositionError("form", part=" ".join(words) or NONE)
    s.turn = index_of(words[0], SEAT_NAMES, words[0])
    s.phase = index_of(words[1], PHASE_NAMES, words[1])
    for word in words[2:]:
        what, _, which = word.partition(":")
        match what:
            case "at":
                s.at = read_number(which, CELLS, word)
            case "steps":
                s.steps = read_number(which, NINE, word)
            case "again" if not which:
                s.again = 1
            case "brand":
                s.pending = read_number(which, CELLS, word)
            case "rattle":
                s.pending = index_of(which, COLOUR_NAMES, word)
            case "dead":
                s.dead[index_of(which, COLOUR_NAMES, word)] = 1
            case _:
                raise PositionError("form", part=word)


def index_of(name: str, names: list[str], part: str) -> int:
    """Where a name stands in a list."""
    if name not in names:
        raise PositionError("form", part=part)
    return names.index(name)


def read_number(text: str, end: int, part: str) -> int:
    """A number below `end`."""
    if not (text.isascii() and text.isdigit() and int(text) < end):
        raise PositionError("form", part=part)
    return int(text)


def read_cattle(text: str, part: str) -> list[int]:
    """A digit for each colour."""
    if len(text) != COLOURS:
        raise PositionError("form", part=part)
    return [read_number(digit, NINE + 1, part) for digit in text]


def check_counts(s: State) -> None:
    """Refuse more pieces than the box holds."""
    for place in range(1, len(PLACE_CODES)):
        if sum(s.places[cell] == place for cell in range(CELLS)) > 1:
            raise PositionError("too-many", what=PLACE_CODES[place])
    for token, row in enumerate(TOKENS):
        owned = sum(s.nuggets[seat, token] for seat in range(SEATS)) if token < NUGGETS else 0
        if owned + laid(s, token) > row.copies:
            raise PositionError("too-many", what=row.slug)
    for colour, breed in enumerate(COLOUR_ROWS):
        owned = sum(s.herds[seat, colour] for seat in range(SEATS))
        if owned + grazing(s, colour) > breed.cattle:
            raise PositionError("too-many", what=breed.slug)


def laid(s: State, token: int) -> int:
    """How many tokens of a kind lie on the grid."""
    return sum(s.tokens[cell] == token + 1 for cell in range(CELLS))


def grazing(s: State, colour: int) -> int:
    """How many cattle of a colour are on the grid."""
    return sum(s.cattle[cell, colour] for cell in range(CELLS))


def in_cell(s: State, cell: int) -> int:
    """How many cattle are in a cell."""
    return sum(s.cattle[cell, colour] for colour in range(COLOURS))


def put_pool(s: State) -> None:
    """During the set-up, write the next cell and what is still to be drawn."""
    pool = [0] * POOL
    if s.phase == Phase.TILES:
        pool = [int(place not in s.places) for place in range(1, len(PLACE_CODES))]
        s.at = sum(place > 0 for place in s.places)
    elif s.phase == Phase.TOKENS:
        pool = [row.copies - laid(s, token) for token, row in enumerate(TOKENS)]
        s.at = sum(token > 0 for token in s.tokens)
    elif s.phase == Phase.CATTLE:
        pool = [row.cattle - grazing(s, colour) for colour, row in enumerate(COLOUR_ROWS)]
        full = [in_cell(s, cell) == PLACE_CATTLE[s.places[cell]] for cell in range(CELLS)]
        s.at = full.index(False) if False in full else CELLS
    for i in range(POOL):
        s.pool[i] = pool[i] if i < len(pool) else 0


def broken_clause(states: Array[State]) -> str | None:
    """The clause that the position breaks, if any."""
    s = states[0]
    if s.phase >= Phase.CATTLE:
        for cell in range(CELLS):
            if s.tokens[cell] == SHERIFF and s.places[cell] != NUGGET_HILL:
                return "LH-S4"
    clause = broken_in_setup(s) if s.phase <= Phase.START else broken_in_play(s)
    if clause is None and s.phase < Phase.ARRESTED and not legal_of(states, ints(MAX_LEGAL)):
        return STEPS[Phase(s.phase)]  # nothing could be chosen or drawn
    if clause is None and s.phase == Phase.SCORED and could_move(states):
        return "LH-E3"
    return clause


def could_move(states: Array[State]) -> bool:
    """Whether the outlaw token could have moved on."""
    s = states[0]
    s.phase = Phase.MOVE
    count = legal_of(states, ints(MAX_LEGAL))
    s.phase = Phase.SCORED
    return count > 0


def broken_in_setup(s: State) -> str | None:
    """The clause that a position of the set-up breaks, if any."""
    if s.turn and s.phase < Phase.START:
        return "LH-S6"
    owned = (
        *seat_words(s, 0),
        *seat_words(s, 1),
        *(f"dead:{i}" for i in range(COLOURS) if s.dead[i]),
    )
    if owned != ("herd:0000", "herd:0000") or s.steps or s.again:
        return "LH-S8"
    for cell in range(CELLS):
        before, here = cell < s.at, cell == s.at
        if (s.places[cell] > 0) != (before or s.phase > Phase.TILES):
            return "LH-S2"
        if (s.tokens[cell] > 0) != ((before and s.phase == Phase.TOKENS) or s.phase > Phase.TOKENS):
            return "LH-S3"
        full = (before and s.phase == Phase.CATTLE) or s.phase > Phase.CATTLE
        filling = here and s.phase == Phase.CATTLE
        if not filling and in_cell(s, cell) != full * PLACE_CATTLE[s.places[cell]]:
            return "LH-S5"
    return None


def broken_in_play(s: State) -> str | None:
    """The clause that a position of the game proper breaks, if any."""
    nine = [
        max(s.herds[seat, colour] for colour in range(COLOURS)) == NINE for seat in range(SEATS)
    ]
    ended_by_theft = s.phase in (Phase.ARRESTED, Phase.NINE)
    bare = [cell for cell in range(CELLS) if s.tokens[cell] and not in_cell(s, cell)]
    emptied = not in_cell(s, s.at)
    sheriff = emptied and s.tokens[s.at] == SHERIFF
    rules = (
        ("LH-S2", all(s.places[cell] for cell in range(CELLS))),
        ("LH-R10", bare == [] or (ended_by_theft and bare == [s.at])),
        ("LH-M1", (s.phase == Phase.TAKE) == (s.steps == 0)),
        ("LH-T2", s.phase == Phase.TAKE or s.last[s.turn] == s.at + 1),
        ("LH-T3", emptied or s.phase not in range(Phase.BRAND_CELL, Phase.MOVE)),
        ("LH-A5", not s.again or (emptied and s.phase in (Phase.MOVE, Phase.SCORED))),
        ("LH-A2", s.phase != Phase.BRAND_COLOUR or ADJACENT[s.at, s.pending] == 1),
        ("LH-R13", s.phase != Phase.RATTLE or s.herds[s.turn, s.pending] > 0),
        ("LH-E1", sheriff == (s.phase == Phase.ARRESTED)),
        ("LH-E2", not nine[1 - s.turn]),
        ("LH-E2", sheriff or nine[s.turn] == (s.phase == Phase.NINE)),
    )
    return next((clause for clause, holds in rules if not holds), None)
