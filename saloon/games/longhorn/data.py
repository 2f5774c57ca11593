"""The components of Longhorn as the box shows them. Correct a row here and nowhere else."""

from typing import NamedTuple

from saloon.core.game import Source
from saloon.core.record import table

RULEBOOK, PUBLIC, ASSUMED = Source.RULEBOOK, Source.PUBLIC, Source.ASSUMED


class Place(NamedTuple):
    """A location tile."""

    slug: str
    code: str  # in position texts
    name: str
    cattle: int  # printed number
    source_name: Source
    source_cattle: Source


class Token(NamedTuple):
    """A kind of action token."""

    slug: str
    code: str
    copies: int
    value: int  # of a gold nugget, in dollars
    dangerous: bool  # orange frame
    source_copies: Source
    source_frame: Source


class Colour(NamedTuple):
    """A breed of cattle."""

    slug: str
    code: str
    cattle: int
    source: Source


class Outlaw(NamedTuple):
    """A seat at the table."""

    slug: str
    code: str
    name: str
    source: Source


# fmt: off
PLACES = (
    Place("nugget-hill",       "NH", "Nugget Hill",        6, RULEBOOK, PUBLIC),
    Place("blackstone-corral", "BC", "Blackstone Corral",  5, PUBLIC,   PUBLIC),
    Place("cherokee-spring",   "CS", "Cherokee Spring",    4, RULEBOOK, RULEBOOK),
    Place("dagger-flat",       "DF", "Dagger Flat",        4, RULEBOOK, RULEBOOK),
    Place("maverick-junction", "MJ", "Maverick Junction",  4, RULEBOOK, RULEBOOK),
    Place("red-river-valley",  "RV", "Red River Valley",   4, RULEBOOK, RULEBOOK),
    Place("kid-coopers-ranch", "KR", "Kid Cooper's Ranch", 4, RULEBOOK, RULEBOOK),
    Place("solomons-tree",     "ST", "Solomon's Tree",     3, PUBLIC,   PUBLIC),
    Place("tulsa",             "TU", "Tulsa",              2, PUBLIC,   PUBLIC),
)

TOKENS = (
    Token("g2",       "G2", 1, 200, False, PUBLIC, PUBLIC),  # split of the six nuggets: one
    Token("g3",       "G3", 2, 300, False, PUBLIC, PUBLIC),  # public source, unconfirmed;
    Token("g4",       "G4", 2, 400, False, PUBLIC, PUBLIC),  # their total and the range of
    Token("g5",       "G5", 1, 500, False, PUBLIC, PUBLIC),  # values are certain
    Token("brand",    "B",  3,   0, False, PUBLIC, PUBLIC),
    Token("epidemic", "E",  1,   0, False, PUBLIC, PUBLIC),
    Token("oil",      "O",  3,   0, False, PUBLIC, PUBLIC),
    Token("ambush",   "A",  3,   0, False, PUBLIC, PUBLIC),
    Token("rattle",   "R",  2,   0, True,  PUBLIC, RULEBOOK),
    Token("sheriff",  "S",  1,   0, True,  PUBLIC, RULEBOOK),
)

COLOURS = (
    Colour("white",  "W", 9, RULEBOOK),
    Colour("black",  "B", 9, RULEBOOK),
    Colour("grey",   "G", 9, RULEBOOK),
    Colour("orange", "O", 9, RULEBOOK),
)

OUTLAWS = (  # LH-S1
    Outlaw("eagle",  "E", "Eagle Perkins",      RULEBOOK),
    Outlaw("jessie", "J", "Jessie Artist Byrd", RULEBOOK),
)
# fmt: on

TABLES = {"places": PLACES, "tokens": TOKENS, "colours": COLOURS, "outlaws": OUTLAWS}

NINE = 9  # cattle of a colour, LH-E2
DOLLARS = 100  # for an animal and an animal of its colour on the grid, LH-E4
START_NUMBER = 4  # printed on the places where the outlaw token may start, LH-S7

# Ids of places and tokens start at 1; 0 means none.
PLACE_CATTLE = table([0, *(place.cattle for place in PLACES)])
TOKEN_COPIES = table([token.copies for token in TOKENS])
IS_DANGEROUS = table([0, *(token.dangerous for token in TOKENS)])
COLOUR_CATTLE = table([colour.cattle for colour in COLOURS])
NUGGET_VALUES = table([token.value for token in TOKENS if token.value])
(G2, G3, G4, G5, BRAND, EPIDEMIC, OIL, AMBUSH, RATTLE, SHERIFF) = range(1, len(TOKENS) + 1)
NUGGET_HILL = 1

if sum(place.cattle for place in PLACES) != sum(colour.cattle for colour in COLOURS):
    raise ValueError("the cattle of the box must just fill the places")
if sum(token.copies for token in TOKENS) != 19:
    raise ValueError("the box holds 19 action tokens")
