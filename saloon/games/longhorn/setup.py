"""Set-up of Longhorn (LH-S*): every draw is a chance move, nothing is shuffled in advance."""

from collections.abc import Mapping

from saloon.core.game import Value
from saloon.core.kernel import kernel
from saloon.games.longhorn.data import (
    COLOUR_CATTLE,
    NUGGET_HILL,
    PLACE_CATTLE,
    PLACES,
    SHERIFF,
    TOKEN_COPIES,
)
from saloon.games.longhorn.state import (
    CELLS,
    COLOURS,
    COW,
    POOL,
    TILE,
    TOKEN,
    TOKEN_KINDS,
    TOSS,
    Phase,
    State,
)


def start(s: State, options: Mapping[str, Value]) -> None:
    """Write the options and lay out the places to draw."""
    s.loop_home = int(options["loop_home"])
    s.ambush_partial = int(options["ambush_partial"])
    s.ambush_random_nugget = int(options["ambush_random_nugget"])
    for place in range(len(PLACES)):
        s.pool[place] = 1


@kernel
def deal(s: State, move: int) -> None:
    """Carry out one draw of the set-up."""
    if s.phase == Phase.TILES:
        lay_tile(s, move - TILE)
    elif s.phase == Phase.TOKENS:
        lay_token(s, move - TOKEN)
    elif s.phase == Phase.CATTLE:
        put_cow(s, move - COW)
    else:
        s.turn = move - TOSS  # LH-S6
        s.phase = Phase.START


@kernel
def lay_tile(s: State, place: int) -> None:
    """LH-S2: the next cell gets a place."""
    s.pool[place] = 0
    s.places[s.at] = place + 1
    s.at += 1
    if s.at == CELLS:
        s.at, s.phase = 0, Phase.TOKENS
        for token in range(TOKEN_KINDS):
            s.pool[token] = TOKEN_COPIES[token]


@kernel
def lay_token(s: State, token: int) -> None:
    """LH-S3: the next cell gets a token; ten tokens stay in the box."""
    s.pool[token] -= 1
    s.tokens[s.at] = token + 1
    s.at += 1
    if s.at == CELLS:
        s.at, s.phase = 0, Phase.CATTLE
        send_sheriff_to_nugget_hill(s)
        for i in range(POOL):
            s.pool[i] = COLOUR_CATTLE[i] if i < COLOURS else 0


@kernel
def send_sheriff_to_nugget_hill(s: State) -> None:
    """LH-S4: the Sheriff changes places with the token there (LH-R19: not with the box)."""
    sheriff, hill = CELLS, CELLS
    for cell in range(CELLS):
        if s.tokens[cell] == SHERIFF:
            sheriff = cell
        if s.places[cell] == NUGGET_HILL:
            hill = cell
    if sheriff < CELLS:
        s.tokens[sheriff], s.tokens[hill] = s.tokens[hill], s.tokens[sheriff]


@kernel
def put_cow(s: State, colour: int) -> None:
    """LH-S5: the cells are filled one after the other, each to its number."""
    s.pool[colour] -= 1
    s.cattle[s.at, colour] += 1
    count = 0
    for c in range(COLOURS):
        count += s.cattle[s.at, c]
    if count == PLACE_CATTLE[s.places[s.at]]:
        s.at += 1
    if s.at == CELLS:
        s.at, s.phase = 0, Phase.TOSS  # LH-S8: herds, nuggets, dead and last stay empty
