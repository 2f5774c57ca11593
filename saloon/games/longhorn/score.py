"""Points and places in Longhorn (LH-E*)."""

from saloon.core.kernel import kernel
from saloon.core.verbs import Scores, rule
from saloon.games.longhorn.data import DOLLARS, NUGGET_VALUES
from saloon.games.longhorn.state import CELLS, COLOURS, NUGGETS, SEATS, Phase, State


@rule
def score(s: State, out: Scores) -> int:
    for seat in range(SEATS):
        out.points[seat] = points(s, seat)
        out.place[seat] = 1
    loser = SEATS  # LH-E5, LH-R16: equal points share the first place
    if s.phase == Phase.ARRESTED:
        loser = s.turn  # LH-E1
    elif s.phase == Phase.NINE:
        loser = SEATS - 1 - s.turn  # LH-E2
    elif out.points[0] != out.points[1]:
        loser = 0 if out.points[0] < out.points[1] else 1  # LH-E5
    if loser < SEATS:
        out.place[loser] = 2
    return SEATS


@kernel
def points(s: State, seat: int) -> int:
    """LH-E4: what herd and nuggets are worth on the grid as it is."""
    total = 0
    for colour in range(COLOURS):
        total += s.herds[seat, colour] * animal_value(s, colour)
    for nugget in range(NUGGETS):
        total += s.nuggets[seat, nugget] * NUGGET_VALUES[nugget]
    return total


@kernel
def animal_value(s: State, colour: int) -> int:
    """LH-E4: what one animal of a colour is worth."""
    if s.dead[colour]:
        return 0  # LH-A3, LH-R9: even if one has come back to the grid
    left = 0
    for cell in range(CELLS):
        left += s.cattle[cell, colour]
    return left * DOLLARS
