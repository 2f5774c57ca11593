"""A plain, slow referee of Longhorn, kept apart from the engine it is used to check.

Moves are texts such as ``take:grey``. Nothing is drawn at random here: a chance step offers its
outcomes with whole-number weights and the caller picks one. Comments cite the clauses of the rules.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

COLOURS = ("white", "black", "grey", "orange")
HEAD = 9  # animals of each colour in the box
PRINTED_NUMBER = {
    "nugget-hill": 6,
    "blackstone-corral": 5,
    "cherokee-spring": 4,
    "dagger-flat": 4,
    "maverick-junction": 4,
    "red-river-valley": 4,
    "kid-coopers-ranch": 4,
    "solomons-tree": 3,
    "tulsa": 2,
}
COPIES = {
    "g2": 1,
    "g3": 2,
    "g4": 2,
    "g5": 1,
    "brand": 3,
    "epidemic": 1,
    "oil": 3,
    "ambush": 3,
    "rattle": 2,
    "sheriff": 1,
}
NUGGET_VALUE = {"g2": 200, "g3": 300, "g4": 400, "g5": 500}
DANGEROUS = ("rattle", "sheriff")  # LH-M6
FACES = ("eagle", "jessie")  # LH-S1: seat 0, seat 1
START_NUMBER = 4  # LH-S7
CHANCE_STAGES = ("tile", "token", "cow", "toss", "nugget")
FIRST_STAGE_OF = {  # tokens that ask for a choice
    "brand": "brand-cell",
    "epidemic": "epidemic",
    "ambush": "ambush",
    "rattle": "rattle",
}

Options = dict[str, int]
Stage = tuple[Callable[[], Options], Callable[[str], None]]


@dataclass
class Location:
    """One cell of the grid."""

    place: str | None = None
    token: str | None = None
    cattle: Counter[str] = field(default_factory=Counter)

    def colours(self) -> list[str]:
        """Colours present here."""
        return [colour for colour in COLOURS if self.cattle[colour]]

    def empty(self) -> bool:
        """Whether no animal is left here."""
        return not self.colours()

    def remove_all(self, colour: str) -> int:
        """Take every animal of a colour away and tell how many there were."""
        return self.cattle.pop(colour, 0)

    def printed_number(self) -> int:
        """Cattle put here at setup."""
        return PRINTED_NUMBER[self.place] if self.place else 0


@dataclass
class Outlaw:
    """What lies in front of one player."""

    herd: Counter[str] = field(default_factory=Counter)
    nuggets: list[int] = field(default_factory=list)
    last: int | None = None

    def has_nine(self) -> bool:
        """Whether all animals of some colour are in this herd."""
        return any(self.herd[colour] >= HEAD for colour in COLOURS)  # LH-E2


def adjacent(cell: int) -> list[int]:
    """Cells sharing a side with this one, lowest first."""
    row, column = divmod(cell, 3)
    return [other for other in range(9) if abs(other // 3 - row) + abs(other % 3 - column) == 1]


def walks(start: int, steps: int) -> list[list[int]]:
    """Every walk of exactly so many steps that never undoes a step at once."""
    found = [[start]]
    for _ in range(steps):  # LH-M1
        found = [
            [*walk, cell]
            for walk in found
            for cell in adjacent(walk[-1])
            if cell not in walk[-2:-1]  # LH-M2
        ]
    return found


def reach(start: int, steps: int, loop_home: bool) -> list[int]:
    """End cells of the walks, lowest first."""
    ends = {walk[-1] for walk in walks(start, steps)}  # LH-M5, LH-R1
    if not loop_home:
        ends.discard(start)  # LH-M3, LH-R2
    return sorted(ends)


def four(cattle: Counter[str]) -> list[int]:
    """Counts in the order white, black, grey, orange."""
    return [cattle[colour] for colour in COLOURS]


class Referee:
    """One game of Longhorn from the first tile to the result."""

    def __init__(
        self,
        *,
        loop_home: bool = False,
        ambush_partial: bool = True,
        ambush_random_nugget: bool = False,
    ) -> None:
        """Open the box; everything is still to be laid out."""
        self.loop_home = loop_home
        self.ambush_partial = ambush_partial
        self.ambush_random_nugget = ambush_random_nugget
        self.grid = [Location() for _ in range(9)]
        self.outlaws = [Outlaw(), Outlaw()]  # LH-S8
        self.dead: set[str] = set()
        self.at: int | None = None
        self.seat = 0
        self.stage = "tile"
        self.ending: str | None = None
        self.stolen = 0
        self.again = False
        self.brand_cell = 0
        self.panicked: list[str] = []

    @classmethod
    def from_cells(
        cls,
        cells: list[tuple[str, str, str | None]],
        start: int,
        first: int = 0,
        **options: bool,
    ) -> "Referee":
        """Start from a given layout with the outlaw token already placed."""
        referee = cls(**options)
        for location, (place, digits, token) in zip(referee.grid, cells, strict=True):
            location.place, location.token = place, token
            counts = map(int, digits)
            location.cattle = Counter(dict(zip(COLOURS, counts, strict=True)))
        if referee.grid[start].empty():
            raise ValueError(f"no cattle at the start cell {start}")
        referee.seat = first
        referee._begin_turn(start)
        return referee

    # ---- interface -----------------------------------------------------------------------------

    def actor(self) -> str | int:
        """Who makes the next move: a seat, "chance" or "over"."""
        if self.stage == "over":
            return "over"
        if self.stage in CHANCE_STAGES:
            return "chance"
        return 1 - self.seat if self.stage == "start" else self.seat  # LH-S7

    def legal(self) -> dict[str, int]:
        """Moves allowed now, each with its weight."""
        if self.stage == "over":
            return {}
        options, _ = self._stages()[self.stage]
        return {self._text(value): weight for value, weight in options().items()}

    def play(self, move: str) -> None:
        """Carry out one move."""
        if move not in self.legal():
            raise ValueError(f"illegal move {move!r}")
        _, carry_out = self._stages()[self.stage]
        carry_out(move.split(":")[1])

    def points(self) -> tuple[int, int]:
        """Worth of both herds and nuggets on the board as it is now."""
        return self._score(self.outlaws[0]), self._score(self.outlaws[1])

    def places(self) -> tuple[int, int] | None:
        """Final ranking, or nothing while the game goes on."""
        if self.ending is None:
            return None
        if self.ending == "scored":
            return self._ranking_by_points()
        winner = self.seat if self.ending == "nine" else 1 - self.seat  # LH-E1, LH-E2
        return (1, 2) if winner == 0 else (2, 1)

    def snapshot(self) -> dict[str, object]:
        """Everything that lies on the table."""
        return {
            "places": [location.place for location in self.grid],
            "tokens": [location.token for location in self.grid],
            "cattle": [four(location.cattle) for location in self.grid],
            "herds": [four(outlaw.herd) for outlaw in self.outlaws],
            "nuggets": [sorted(outlaw.nuggets) for outlaw in self.outlaws],  # LH-R20
            "dead": sorted(self.dead),
            "last": [outlaw.last for outlaw in self.outlaws],
            "at": self.at,
        }

    # ---- stages --------------------------------------------------------------------------------

    def _stages(self) -> dict[str, Stage]:
        return {
            "tile": (self._tiles_left, self._lay_tile),
            "token": (self._tokens_left, self._lay_token),
            "cow": (self._cattle_left, self._lay_animal),
            "toss": (lambda: dict.fromkeys(FACES, 1), self._toss),
            "start": (self._start_cells, self._start),
            "take": (self._colours_here, self._steal),
            "brand-cell": (self._brand_cells, self._choose_brand_cell),
            "brand-colour": (self._brand_colours, self._brand),
            "epidemic": (lambda: dict.fromkeys(COLOURS, 1), self._infect),  # LH-R9
            "ambush": (self._loot, self._ambush),
            "nugget": (self._nuggets_to_draw, self._draw_nugget),
            "rattle": (self._rattle_cells, self._put_out),
            "move": (self._destination_options, self._move),
        }

    def _text(self, value: str) -> str:
        return f"{self.stage.split('-')[0]}:{value}"

    def _here(self) -> Location:
        assert self.at is not None
        return self.grid[self.at]

    def _around(self) -> list[int]:
        assert self.at is not None
        return adjacent(self.at)

    def _active(self) -> Outlaw:
        return self.outlaws[self.seat]

    def _opponent(self) -> Outlaw:
        return self.outlaws[1 - self.seat]

    def _end(self, ending: str) -> None:
        self.ending = ending
        self.stage = "over"

    # ---- setup ---------------------------------------------------------------------------------

    def _tiles_left(self) -> Options:
        laid = [location.place for location in self.grid]
        return {place: 1 for place in PRINTED_NUMBER if place not in laid}  # LH-S2

    def _lay_tile(self, place: str) -> None:
        next(location for location in self.grid if location.place is None).place = place
        if not self._tiles_left():
            self.stage = "token"

    def _tokens_left(self) -> Options:
        laid = Counter(location.token for location in self.grid)
        left = {token: copies - laid[token] for token, copies in COPIES.items()}  # LH-S3
        return {token: copies for token, copies in left.items() if copies}

    def _lay_token(self, token: str) -> None:
        bare = [location for location in self.grid if location.token is None]
        bare[0].token = token
        if len(bare) == 1:
            self._send_sheriff_to_nugget_hill()
            self.stage = "cow"

    def _send_sheriff_to_nugget_hill(self) -> None:
        hill = next(location for location in self.grid if location.place == "nugget-hill")
        for location in self.grid:
            if location.token == "sheriff":
                location.token, hill.token = hill.token, "sheriff"  # LH-S4, LH-R19
                return

    def _on_grid(self, colour: str) -> int:
        return sum(location.cattle[colour] for location in self.grid)

    def _cattle_left(self) -> Options:
        left = {colour: HEAD - self._on_grid(colour) for colour in COLOURS}  # LH-S5
        return {colour: animals for colour, animals in left.items() if animals}

    def _lay_animal(self, colour: str) -> None:
        unfilled = [
            location
            for location in self.grid
            if sum(four(location.cattle)) < location.printed_number()
        ]
        unfilled[0].cattle[colour] += 1
        if not self._cattle_left():
            self.stage = "toss"

    def _toss(self, face: str) -> None:
        self.seat = FACES.index(face)  # LH-S6
        self.stage = "start"

    def _start_cells(self) -> Options:
        return {
            str(cell): 1
            for cell, location in enumerate(self.grid)
            if location.printed_number() == START_NUMBER  # LH-S7
        }

    def _start(self, cell: str) -> None:
        self._begin_turn(int(cell))

    def _begin_turn(self, cell: int) -> None:
        self.at = cell
        self.again = False
        self.stage = "take"

    # ---- theft ---------------------------------------------------------------------------------

    def _colours_here(self) -> Options:
        return dict.fromkeys(self._here().colours(), 1)  # LH-T1

    def _steal(self, colour: str) -> None:
        here, thief = self._here(), self._active()
        self.stolen = here.remove_all(colour)  # LH-T1
        thief.herd[colour] += self.stolen
        thief.last = self.at  # LH-T2
        if here.empty() and here.token == "sheriff":
            self._end("sheriff")  # LH-T4a, LH-A4, LH-E1
        elif thief.has_nine():
            self._end("nine")  # LH-T4b, LH-R14
        elif here.empty():
            self._trigger()  # LH-T4c
        else:
            self._go_to_move()  # LH-T3

    def _trigger(self) -> None:
        here = self._here()
        token, here.token = here.token, None
        if token in NUGGET_VALUE:
            self._active().nuggets.append(NUGGET_VALUE[token])  # LH-A1
        self.again = token == "oil"  # LH-A5, LH-R18
        if token == "rattle":
            self.panicked = [c for c in COLOURS if self._active().herd[c]]  # LH-A7, LH-R13
        if token in FIRST_STAGE_OF:
            self._ask(FIRST_STAGE_OF[token])
        else:
            self._go_to_move()

    def _ask(self, stage: str) -> None:
        self.stage = stage
        if not self.legal():
            self._go_to_move()  # LH-R8, LH-R11

    def _after_gain(self) -> None:
        if self._active().has_nine():
            self._end("nine")  # LH-T4c
        else:
            self._go_to_move()

    # ---- Branding Iron -------------------------------------------------------------------------

    def _brand_cells(self) -> Options:
        return {str(cell): 1 for cell in self._around() if not self.grid[cell].empty()}  # LH-R8

    def _choose_brand_cell(self, cell: str) -> None:
        self.brand_cell = int(cell)
        self.stage = "brand-colour"

    def _brand_colours(self) -> Options:
        return dict.fromkeys(self.grid[self.brand_cell].colours(), 1)  # LH-A2

    def _brand(self, colour: str) -> None:
        branded = self.grid[self.brand_cell]
        self._active().herd[colour] += branded.remove_all(colour)  # LH-A2; not in n: LH-R6
        self._box_token_if_empty(branded)
        self._after_gain()

    def _box_token_if_empty(self, location: Location) -> None:
        if location.empty():
            location.token = None  # LH-A2, LH-R10, LH-R15

    # ---- Epidemic ------------------------------------------------------------------------------

    def _infect(self, colour: str) -> None:
        self.dead.add(colour)  # LH-A3
        for location in self.grid:
            location.remove_all(colour)
            self._box_token_if_empty(location)  # LH-R10
        self._go_to_move()

    # ---- Ambush --------------------------------------------------------------------------------

    def _loot(self) -> Options:
        least = 1 if self.ambush_partial else 2  # LH-R11
        herd = self._opponent().herd
        cattle = [colour for colour in COLOURS if herd[colour] >= least]
        return dict.fromkeys(cattle + self._nugget_loot(), 1)  # LH-A6

    def _nugget_loot(self) -> list[str]:
        nuggets = self._opponent().nuggets
        if self.ambush_random_nugget:
            return ["nugget"] if nuggets else []
        return [str(value) for value in sorted(set(nuggets))]  # LH-R12

    def _ambush(self, loot: str) -> None:
        if loot == "nugget":
            self.stage = "nugget"  # LH-R12, flag on
        elif loot in COLOURS:
            self._rob_cattle(loot)
        else:
            self._rob_nugget(int(loot))

    def _rob_cattle(self, colour: str) -> None:
        victim = self._opponent().herd
        animals = min(2, victim[colour])  # LH-A6, LH-R11
        victim[colour] -= animals
        self._active().herd[colour] += animals  # not in n: LH-R6
        self._after_gain()

    def _rob_nugget(self, value: int) -> None:
        self._opponent().nuggets.remove(value)
        self._active().nuggets.append(value)  # LH-A6
        self._go_to_move()

    def _nuggets_to_draw(self) -> Options:
        return dict(Counter(str(value) for value in sorted(self._opponent().nuggets)))  # LH-R12

    def _draw_nugget(self, value: str) -> None:
        self._rob_nugget(int(value))

    # ---- Rattlesnake ---------------------------------------------------------------------------

    def _rattle_cells(self) -> Options:
        return {str(cell): 1 for cell in self._around()}  # LH-A7, LH-R13: empty ones too

    def _put_out(self, cell: str) -> None:
        colour = self.panicked.pop(0)
        self._active().herd[colour] -= 1
        self.grid[int(cell)].cattle[colour] += 1  # LH-A7
        if not self.panicked:
            self._go_to_move()

    # ---- moving the outlaw token ---------------------------------------------------------------

    def _go_to_move(self) -> None:
        self.stage = "move"
        if not self._destinations():
            self._end("scored")  # LH-T5, LH-E3, LH-R17

    def _next_seat(self) -> int:
        return self.seat if self.again else 1 - self.seat  # LH-T6

    def _destinations(self) -> list[int]:
        assert self.at is not None
        cells = reach(self.at, self.stolen, self.loop_home)
        stocked = [cell for cell in cells if not self.grid[cell].empty()]  # LH-M4, LH-R7
        allowed = [cell for cell in stocked if not self._twice_in_danger(cell)]
        return allowed or stocked  # LH-M6, LH-R4

    def _twice_in_danger(self, cell: int) -> bool:
        same = self.outlaws[self._next_seat()].last == cell  # LH-R3, LH-R5
        return same and self.grid[cell].token in DANGEROUS  # LH-M6

    def _destination_options(self) -> Options:
        return {str(cell): 1 for cell in self._destinations()}

    def _move(self, cell: str) -> None:
        self.seat = self._next_seat()  # LH-T6
        self._begin_turn(int(cell))

    # ---- scoring -------------------------------------------------------------------------------

    def _score(self, outlaw: Outlaw) -> int:
        living = [colour for colour in COLOURS if colour not in self.dead]  # LH-A3, LH-R9
        herd = sum(100 * self._on_grid(colour) * outlaw.herd[colour] for colour in living)
        return herd + sum(outlaw.nuggets)  # LH-E4

    def _ranking_by_points(self) -> tuple[int, int]:
        left, right = self.points()
        if left == right:
            return 1, 1  # LH-E5, LH-R16
        return (1, 2) if left > right else (2, 1)
