"""Why a move is illegal: the clause that forbids it."""

from saloon.games.longhorn.movement import ADJACENT, REACH
from saloon.games.longhorn.state import (
    AMBUSH_ANY,
    AMBUSH_CATTLE,
    AMBUSH_NUGGET,
    BRAND_CELL_MOVE,
    BRAND_COLOUR_MOVE,
    COLOURS,
    EPIDEMIC_MOVE,
    MOVE,
    RATTLE_MOVE,
    START,
    TAKE,
    TILE,
    Phase,
    State,
)

STEPS = {  # the clause of what must be done in a phase
    Phase.TILES: "LH-S2",
    Phase.TOKENS: "LH-S3",
    Phase.CATTLE: "LH-S5",
    Phase.TOSS: "LH-S6",
    Phase.START: "LH-S7",
    Phase.TAKE: "LH-T1",
    Phase.BRAND_CELL: "LH-A2",
    Phase.BRAND_COLOUR: "LH-A2",
    Phase.EPIDEMIC: "LH-A3",
    Phase.AMBUSH: "LH-A6",
    Phase.NUGGET: "LH-R12",
    Phase.RATTLE: "LH-A7",
    Phase.MOVE: "LH-T5",
    Phase.ARRESTED: "LH-E1",
    Phase.NINE: "LH-E2",
    Phase.SCORED: "LH-E3",
}
FIRST_IDS = {  # the moves of each phase that the player chooses
    Phase.START: range(START, TAKE),
    Phase.TAKE: range(TAKE, BRAND_CELL_MOVE),
    Phase.BRAND_CELL: range(BRAND_CELL_MOVE, BRAND_COLOUR_MOVE),
    Phase.BRAND_COLOUR: range(BRAND_COLOUR_MOVE, EPIDEMIC_MOVE),
    Phase.AMBUSH: range(AMBUSH_CATTLE, RATTLE_MOVE),
    Phase.RATTLE: range(RATTLE_MOVE, MOVE),
    Phase.MOVE: range(MOVE, TILE),
}


def explain(s: State, move: int) -> str:
    """The clause that forbids an illegal move."""
    phase = Phase(s.phase)
    if move not in FIRST_IDS.get(phase, ()):
        return STEPS[phase]  # not the step that is due, or nothing of that kind is left to draw
    if phase == Phase.MOVE:
        return why_not_there(s, move - MOVE)
    if phase == Phase.BRAND_CELL and ADJACENT[s.at, move - BRAND_CELL_MOVE]:
        return "LH-R8"
    if phase == Phase.RATTLE and move - RATTLE_MOVE == s.at:
        return "LH-R13"
    if phase == Phase.AMBUSH:
        return why_not_robbed(s, move)
    return STEPS[phase]


def why_not_there(s: State, cell: int) -> str:
    """Why the walk may not end in a cell."""
    if cell == s.at and not s.loop_home:
        return "LH-M3"
    if not REACH[s.loop_home, s.steps, s.at, cell]:
        return "LH-M1"
    has_cattle = any(s.cattle[cell, colour] for colour in range(COLOURS))
    return "LH-M6" if has_cattle else "LH-M4"


def why_not_robbed(s: State, move: int) -> str:
    """Why an Ambush may not take something."""
    if move == AMBUSH_ANY or (move >= AMBUSH_NUGGET and s.ambush_random_nugget):
        return "LH-R12"
    if move < AMBUSH_NUGGET and s.herds[1 - s.turn, move - AMBUSH_CATTLE]:
        return "LH-R11"  # a single animal, and the option wants two
    return "LH-A6"
