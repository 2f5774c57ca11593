"""Where the outlaw token may go (LH-M*)."""

from saloon.core.kernel import inlined, kernel
from saloon.core.record import Array, table
from saloon.games.longhorn.data import IS_DANGEROUS, NINE
from saloon.games.longhorn.state import CELLS, MOVE, SEATS, State

SIDE = 3


def are_adjacent(a: int, b: int) -> bool:
    """Whether two cells share a side."""
    return abs(a // SIDE - b // SIDE) + abs(a % SIDE - b % SIDE) == 1


ADJACENT = table([[are_adjacent(a, b) for b in range(CELLS)] for a in range(CELLS)])


def walk_ends(cell: int, steps: int) -> set[int]:
    """Where walks of exactly `steps` steps can end."""  # LH-M1, LH-R1: steps, not distance
    walks = {(CELLS, cell)}  # (cell before, cell)
    for _ in range(steps):
        walks = {
            (now, after)
            for before, now in walks
            for after in range(CELLS)
            if are_adjacent(now, after) and after != before  # LH-M2
        }
    return {now for _, now in walks}


# [may end at home][steps][from][to], LH-M5: only the end of a walk matters
REACH = table(
    [
        [
            [
                [to in walk_ends(cell, steps) and (to != cell or home) for to in range(CELLS)]
                for cell in range(CELLS)
            ]
            for steps in range(NINE + 1)
        ]
        for home in (False, True)  # LH-M3, LH-R2: elsewhere, unless the option says otherwise
    ]
)


@inlined
def is_empty(s: State, cell: int) -> bool:
    """Whether no cattle are left in a cell."""
    return not (s.cattle[cell, 0] | s.cattle[cell, 1] | s.cattle[cell, 2] | s.cattle[cell, 3])


@inlined
def is_dangerous(s: State, cell: int) -> bool:
    """LH-M6: whether a Rattlesnake or the Sheriff still waits in a cell."""
    return IS_DANGEROUS[s.tokens[cell]] != 0


@inlined
def is_in_reach(s: State, cell: int) -> bool:
    """LH-M4: whether a cell lies at the end of a walk and holds cattle."""
    # LH-R6: steps count the theft alone; LH-R7: the grid is as the token left it
    return REACH[s.loop_home, s.steps, s.at, cell] != 0 and not is_empty(s, cell)


@inlined
def next_player(s: State) -> int:
    """Who plays after the move."""
    return s.turn if s.again else SEATS - 1 - s.turn


@kernel
def has_destination(s: State) -> bool:
    """Whether the outlaw token can go anywhere at all."""
    for cell in range(CELLS):
        if is_in_reach(s, cell):
            return True
    return False


@kernel
def destinations(s: State, out: Array[int]) -> int:
    """Write the moves to every cell in reach, but for the danger that must be spared."""
    count = 0
    for cell in range(CELLS):
        if is_in_reach(s, cell):
            out[count] = MOVE + cell
            count += 1
    return spare_danger(s, out, count)


@kernel
def spare_danger(s: State, out: Array[int], count: int) -> int:
    """LH-M6: nobody plays in the same danger twice in a row while there is another cell.

    LH-R3: the one same cell, the player's own turns; LH-R4: other cells for these very steps;
    LH-R5: after Snake Oil the cell last played is empty, so nothing is struck.
    """
    home = s.last[next_player(s)] - 1
    if count == 1 or home < 0 or not is_dangerous(s, home):
        return count
    kept = 0
    for i in range(count):
        if out[i] != MOVE + home:
            out[kept] = out[i]
            kept += 1
    return kept
