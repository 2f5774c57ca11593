"""What a seat of Longhorn may know, and the tensor it learns from."""

from saloon.core.kernel import inlined
from saloon.core.random import Random
from saloon.core.record import Array
from saloon.core.verbs import rule
from saloon.games.longhorn.data import NINE, PLACE_CATTLE, START_NUMBER, TOKENS
from saloon.games.longhorn.state import (
    CELL_NAMES,
    CELLS,
    COLOUR_NAMES,
    COLOURS,
    NUGGETS,
    SEATS,
    TOKEN_KINDS,
    VALUE_NAMES,
    Phase,
    State,
)

PHASES, SIDES = len(Phase), ("own", "other")
MOST_NUGGETS = 2.0  # of one value in the box
OBSERVATION = (
    *(f"phase:{phase.name.lower()}" for phase in Phase),
    *("on-turn", "again", "steps", "loop-home", "ambush-partial", "ambush-random-nugget"),
    *(f"at:{cell}" for cell in CELL_NAMES),
    *(f"brand:{cell}" for cell in CELL_NAMES),
    *(f"rattle:{colour}" for colour in COLOUR_NAMES),
    *(f"{side}-last:{cell}" for side in SIDES for cell in CELL_NAMES),
    *(f"{side}-herd:{colour}" for side in SIDES for colour in COLOUR_NAMES),
    *(f"{side}-nuggets:{value}" for side in SIDES for value in VALUE_NAMES),
    *(f"dead:{colour}" for colour in COLOUR_NAMES),
    *(f"start-place:{cell}" for cell in CELL_NAMES),
    *(f"cattle:{cell}:{colour}" for cell in CELL_NAMES for colour in COLOUR_NAMES),
    *(f"token:{cell}:{token.slug}" for cell in CELL_NAMES for token in TOKENS),
)


@rule
def hide(s: State, seat: int) -> None:
    """LH-R20: everything lies open."""


@rule
def redeal(s: State, seat: int, rng: Random) -> None:
    """LH-R20: nothing was hidden."""


@inlined
def one_of(out: Array[float], n: int, index: int, size: int) -> int:
    """Write `size` entries, all 0 but the one at `index`; the number of entries now."""
    for i in range(size):
        out[n + i] = 1.0 if i == index else 0.0
    return n + size


@rule
def observe(s: State, seat: int, out: Array[float]) -> int:
    own = seat if seat < SEATS else 0  # a spectator looks from seat 0
    n = one_of(out, 0, s.phase, PHASES)
    out[n] = 1.0 if s.turn == own else 0.0
    out[n + 1] = s.again
    out[n + 2] = s.steps / NINE
    out[n + 3] = s.loop_home
    out[n + 4] = s.ambush_partial
    out[n + 5] = s.ambush_random_nugget
    n = one_of(out, n + 6, s.at, CELLS)
    n = one_of(out, n, s.pending if s.phase == Phase.BRAND_COLOUR else CELLS, CELLS)
    n = one_of(out, n, s.pending if s.phase == Phase.RATTLE else COLOURS, COLOURS)
    n = one_of(out, n, s.last[own] - 1, CELLS)
    n = one_of(out, n, s.last[1 - own] - 1, CELLS)
    for side in range(SEATS):
        for colour in range(COLOURS):
            out[n] = s.herds[(own + side) % SEATS, colour] / NINE
            n += 1
    for side in range(SEATS):
        for nugget in range(NUGGETS):
            out[n] = s.nuggets[(own + side) % SEATS, nugget] / MOST_NUGGETS
            n += 1
    return observe_grid(s, n, out)


@inlined
def observe_grid(s: State, n: int, out: Array[float]) -> int:
    """Write the colours and the cells behind n other entries."""
    for colour in range(COLOURS):
        out[n] = s.dead[colour]
        n += 1
    for cell in range(CELLS):
        out[n] = 1.0 if PLACE_CATTLE[s.places[cell]] == START_NUMBER else 0.0
        n += 1
    for cell in range(CELLS):
        for colour in range(COLOURS):
            out[n] = s.cattle[cell, colour] / NINE
            n += 1
    for cell in range(CELLS):
        n = one_of(out, n, s.tokens[cell] - 1, TOKEN_KINDS)
    return n
