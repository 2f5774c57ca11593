"""The record of Longhorn and the ids of its moves."""

from enum import IntEnum
from typing import Annotated

from saloon.core.game import Option
from saloon.core.record import Int8, Int8s, Record
from saloon.games.longhorn.data import COLOURS as COLOUR_ROWS
from saloon.games.longhorn.data import NUGGET_VALUES, OUTLAWS, PLACES, TOKENS

SEATS, CELLS, COLOURS = len(OUTLAWS), len(PLACES), len(COLOUR_ROWS)
TOKEN_KINDS, NUGGETS = len(TOKENS), len(NUGGET_VALUES)
POOL = max(len(PLACES), len(TOKENS), COLOURS)
MAX_MOVES = 55 + 100 + 3  # set-up draws, decisions, nuggets drawn under `ambush_random_nugget`
MAX_POINTS = 9 * 9 * 100 + 2200  # more than any grid and all nuggets give

OPTIONS = (
    Option("seats", (SEATS,)),
    Option("loop_home", (False, True)),  # LH-R2
    Option("ambush_partial", (True, False)),  # LH-R11
    Option("ambush_random_nugget", (False, True)),  # LH-R12
)


class Phase(IntEnum):
    """What comes next, or how the game ended."""

    TILES = 0  # chance, as are the next three
    TOKENS = 1
    CATTLE = 2
    TOSS = 3
    START = 4
    TAKE = 5
    BRAND_CELL = 6
    BRAND_COLOUR = 7
    EPIDEMIC = 8
    AMBUSH = 9
    NUGGET = 10  # chance
    RATTLE = 11
    MOVE = 12
    ARRESTED = 13  # over: the seat on turn has lost
    NINE = 14  # over: the seat on turn has won
    SCORED = 15  # over: the points decide


class State(Record):
    """All zero but the pool and the options before anything is dealt."""

    phase: Int8  # Phase
    turn: Int8  # seat of the active player
    at: Int8  # cell of the outlaw token; during the set-up the cell being dealt
    steps: Int8  # cattle taken in this turn's theft, until the move
    again: Int8  # 1 = Snake Oil: the same player plays next
    pending: Int8  # BRAND_COLOUR: the cell branded; RATTLE: the colour to put out
    dead: Annotated[Int8s, COLOURS]  # 1 = struck by the Epidemic
    last: Annotated[Int8s, SEATS]  # 1 + cell where the seat last played
    places: Annotated[Int8s, CELLS]  # id
    tokens: Annotated[Int8s, CELLS]  # id
    cattle: Annotated[Int8s, CELLS, COLOURS]
    herds: Annotated[Int8s, SEATS, COLOURS]
    nuggets: Annotated[Int8s, SEATS, NUGGETS]  # of each value
    pool: Annotated[Int8s, POOL]  # set-up: what chance still draws from
    loop_home: Int8
    ambush_partial: Int8
    ambush_random_nugget: Int8


# Move ids: the first of each kind; the offset is a cell, a colour, a nugget, an id less 1, a seat.
START = 0
TAKE = START + CELLS
BRAND_CELL_MOVE = TAKE + COLOURS
BRAND_COLOUR_MOVE = BRAND_CELL_MOVE + CELLS
EPIDEMIC_MOVE = BRAND_COLOUR_MOVE + COLOURS
AMBUSH_CATTLE = EPIDEMIC_MOVE + COLOURS
AMBUSH_NUGGET = AMBUSH_CATTLE + COLOURS
AMBUSH_ANY = AMBUSH_NUGGET + NUGGETS  # some nugget, which one is chance
RATTLE_MOVE = AMBUSH_ANY + 1
MOVE = RATTLE_MOVE + CELLS
TILE = MOVE + CELLS  # chance from here on
TOKEN = TILE + len(PLACES)
COW = TOKEN + len(TOKENS)
TOSS = COW + COLOURS
NUGGET = TOSS + SEATS

CELL_NAMES = [str(cell) for cell in range(CELLS)]
COLOUR_NAMES = [colour.slug for colour in COLOUR_ROWS]
VALUE_NAMES = [str(token.value) for token in TOKENS if token.value]
MOVE_KINDS = (  # kind, first word of the text, second word
    ("start", "start", CELL_NAMES),
    ("take", "take", COLOUR_NAMES),
    ("brand-cell", "brand", CELL_NAMES),
    ("brand-colour", "brand", COLOUR_NAMES),
    ("epidemic", "epidemic", COLOUR_NAMES),
    ("ambush-cattle", "ambush", COLOUR_NAMES),
    ("ambush-nugget", "ambush", VALUE_NAMES),
    ("ambush-any", "ambush", ["nugget"]),
    ("rattle", "rattle", CELL_NAMES),
    ("move", "move", CELL_NAMES),
    ("tile", "tile", [place.slug for place in PLACES]),
    ("token", "token", [token.slug for token in TOKENS]),
    ("cow", "cow", COLOUR_NAMES),
    ("toss", "toss", [outlaw.slug for outlaw in OUTLAWS]),
    ("nugget", "nugget", VALUE_NAMES),
)
MOVES = tuple(f"{word}:{name}" for _, word, names in MOVE_KINDS for name in names)
