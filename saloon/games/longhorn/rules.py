"""The turn of Longhorn: steal, obey the token, move on (LH-T*, LH-A*)."""

from saloon.core.kernel import inlined, kernel
from saloon.core.record import Array
from saloon.core.verbs import CHANCE, OVER, rule
from saloon.games.longhorn.data import (
    AMBUSH,
    BRAND,
    EPIDEMIC,
    NINE,
    OIL,
    PLACE_CATTLE,
    RATTLE,
    SHERIFF,
    START_NUMBER,
)
from saloon.games.longhorn.movement import ADJACENT, destinations, has_destination, is_empty
from saloon.games.longhorn.setup import deal
from saloon.games.longhorn.state import (
    AMBUSH_ANY,
    AMBUSH_CATTLE,
    AMBUSH_NUGGET,
    BRAND_CELL_MOVE,
    BRAND_COLOUR_MOVE,
    CELLS,
    COLOURS,
    COW,
    EPIDEMIC_MOVE,
    MOVE,
    NUGGET,
    NUGGETS,
    POOL,
    RATTLE_MOVE,
    SEATS,
    START,
    TAKE,
    TILE,
    TOKEN,
    TOSS,
    Phase,
    State,
)


@rule
def actor(s: State) -> int:
    if s.phase >= Phase.ARRESTED:
        return OVER
    if s.phase == Phase.START:
        return opponent(s)  # LH-S7
    if s.phase <= Phase.TOSS or s.phase == Phase.NUGGET:
        return CHANCE
    return s.turn


@rule
def legal(s: State, out: Array[int]) -> int:
    if s.phase == Phase.TAKE:
        return colours_at(s, s.at, TAKE, out)  # LH-T1: a colour that is there; no passing
    if s.phase == Phase.MOVE:
        return destinations(s, out)  # LH-T5
    if s.phase >= Phase.ARRESTED:
        return 0
    if s.phase <= Phase.TOSS:
        return draws(s, out)
    if s.phase == Phase.START:
        return start_cells(s, out)
    return token_choices(s, out)


@kernel
def token_choices(s: State, out: Array[int]) -> int:
    """What the token just triggered leaves to its player, or to chance."""
    if s.phase == Phase.BRAND_CELL:
        return brand_cells(s, out)
    if s.phase == Phase.BRAND_COLOUR:
        return colours_at(s, s.pending, BRAND_COLOUR_MOVE, out)
    if s.phase == Phase.EPIDEMIC:
        return every_colour(out)
    if s.phase == Phase.AMBUSH:
        return loot(s, out)
    if s.phase == Phase.NUGGET:
        return nuggets_of(s, NUGGET, 0, out)
    return adjacent_cells(s, out)


@rule
def weights(s: State, out: Array[int]) -> None:
    n = 0
    if s.phase == Phase.TOSS:
        for seat in range(SEATS):
            out[seat] = 1
    elif s.phase == Phase.NUGGET:
        for nugget in range(NUGGETS):
            if s.nuggets[opponent(s), nugget]:
                out[n] = s.nuggets[opponent(s), nugget]
                n += 1
    else:
        for i in range(POOL):
            if s.pool[i]:
                out[n] = s.pool[i]
                n += 1


@rule
def apply(s: State, move: int) -> None:
    if s.phase == Phase.TAKE:
        steal(s, move - TAKE)
    elif s.phase == Phase.MOVE:
        ride(s, move - MOVE)
    elif s.phase <= Phase.TOSS:
        deal(s, move)
    elif s.phase == Phase.START:
        s.at = move - START  # LH-S7
        s.phase = Phase.TAKE
    else:
        obey_token(s, move)


@kernel
def obey_token(s: State, move: int) -> None:
    """Carry out what the player chose for the token just triggered."""
    if s.phase == Phase.BRAND_CELL:
        s.pending, s.phase = move - BRAND_CELL_MOVE, Phase.BRAND_COLOUR
    elif s.phase == Phase.BRAND_COLOUR:
        brand(s, move - BRAND_COLOUR_MOVE)
    elif s.phase == Phase.EPIDEMIC:
        strike_with_epidemic(s, move - EPIDEMIC_MOVE)
    elif s.phase == Phase.AMBUSH:
        ambush(s, move)
    elif s.phase == Phase.NUGGET:
        rob_nugget(s, move - NUGGET)
    else:
        put_out(s, move - RATTLE_MOVE)


# What may be chosen


@kernel
def draws(s: State, out: Array[int]) -> int:
    """The outcomes of the next draw of the set-up."""
    first = TILE
    if s.phase == Phase.TOKENS:
        first = TOKEN
    elif s.phase == Phase.CATTLE:
        first = COW
    elif s.phase == Phase.TOSS:
        out[0], out[1] = TOSS, TOSS + 1
        return SEATS
    n = 0
    for i in range(POOL):
        if s.pool[i]:
            out[n] = first + i
            n += 1
    return n


@kernel
def start_cells(s: State, out: Array[int]) -> int:
    """LH-S7: the places with a printed 4, whatever token lies there."""
    n = 0
    for cell in range(CELLS):
        if PLACE_CATTLE[s.places[cell]] == START_NUMBER:
            out[n] = START + cell
            n += 1
    return n


@kernel
def colours_at(s: State, cell: int, first: int, out: Array[int]) -> int:
    """The colours of the cattle in a cell."""
    n = 0
    for colour in range(COLOURS):
        if s.cattle[cell, colour]:
            out[n] = first + colour
            n += 1
    return n


@kernel
def brand_cells(s: State, out: Array[int]) -> int:
    """LH-A2: the neighbours with cattle."""
    n = 0
    for cell in range(CELLS):
        if ADJACENT[s.at, cell] and not is_empty(s, cell):
            out[n] = BRAND_CELL_MOVE + cell
            n += 1
    return n


@kernel
def every_colour(out: Array[int]) -> int:
    """LH-R9: any colour may be named, even one that is no longer on the grid."""
    for colour in range(COLOURS):
        out[colour] = EPIDEMIC_MOVE + colour
    return COLOURS


@kernel
def loot(s: State, out: Array[int]) -> int:
    """LH-A6: a colour or a nugget of the opponent."""
    n, least = 0, 1 if s.ambush_partial else 2  # LH-R11: a single animal will do
    for colour in range(COLOURS):
        if s.herds[opponent(s), colour] >= least:
            out[n] = AMBUSH_CATTLE + colour
            n += 1
    if s.ambush_random_nugget:
        if has_nugget(s, opponent(s)):
            out[n] = AMBUSH_ANY
            n += 1
        return n
    return nuggets_of(s, AMBUSH_NUGGET, n, out)  # LH-R12: the robber chooses which


@kernel
def nuggets_of(s: State, first: int, n: int, out: Array[int]) -> int:
    """The opponent's nuggets (LH-R20: they lie open), each value once, behind n other moves."""
    for nugget in range(NUGGETS):
        if s.nuggets[opponent(s), nugget]:
            out[n] = first + nugget
            n += 1
    return n


@kernel
def adjacent_cells(s: State, out: Array[int]) -> int:
    """LH-R13: any neighbour, empty or not, but never the cell itself."""
    n = 0
    for cell in range(CELLS):
        if ADJACENT[s.at, cell]:
            out[n] = RATTLE_MOVE + cell
            n += 1
    return n


# What happens then


@kernel
def steal(s: State, colour: int) -> None:
    """LH-T1 to LH-T4: take all cattle of a colour; the token of a cell thus emptied speaks."""
    s.steps = s.cattle[s.at, colour]
    s.herds[s.turn, colour] += s.steps
    s.cattle[s.at, colour] = 0
    s.last[s.turn] = s.at + 1  # LH-T2
    token = s.tokens[s.at] if is_empty(s, s.at) else 0  # LH-T3
    if token == SHERIFF:
        s.phase = Phase.ARRESTED  # LH-A4, LH-E1, LH-T4: before nine of a colour
    elif s.herds[s.turn, colour] == NINE:
        s.phase = Phase.NINE  # LH-E2, LH-R14: before any other token
    else:
        if token:
            s.tokens[s.at] = 0
        trigger(s, token)


@kernel
def trigger(s: State, token: int) -> None:
    """Begin the effect of a token; it is compulsory as far as it can be carried out."""
    if token == BRAND and has_cattle_nearby(s):  # LH-R8
        s.phase = Phase.BRAND_CELL
    elif token == EPIDEMIC:
        s.phase = Phase.EPIDEMIC
    elif token == AMBUSH and has_loot(s):  # LH-R11
        s.phase = Phase.AMBUSH
    elif token == RATTLE:
        s.phase, s.pending = Phase.RATTLE, next_owned(s, 0)
    else:
        if token == OIL:
            s.again = 1  # LH-A5
        elif 0 < token <= NUGGETS:
            s.nuggets[s.turn, token - 1] += 1  # LH-A1
        finish_theft(s)


@kernel
def finish_theft(s: State) -> None:
    """LH-T5: the token moves on, or the game ends where it stands."""
    s.pending = 0
    if has_destination(s):
        s.phase = Phase.MOVE
    else:
        s.phase = Phase.SCORED  # LH-E3, LH-R17: Snake Oil or not


@inlined
def ride(s: State, cell: int) -> None:
    """LH-T6: move the outlaw token and turn it over, unless Snake Oil grants another turn."""
    s.at = cell
    if not s.again:
        s.turn = opponent(s)
    s.again, s.steps, s.phase = 0, 0, Phase.TAKE  # LH-R18: a full turn, also after Snake Oil


@kernel
def gain(s: State, colour: int, count: int) -> None:
    """LH-T4 (c): cattle won by a token may be the ninth, too."""
    s.herds[s.turn, colour] += count
    if s.herds[s.turn, colour] == NINE:
        s.pending, s.phase = 0, Phase.NINE
    else:
        finish_theft(s)


@kernel
def brand(s: State, colour: int) -> None:
    """LH-A2: take a colour of the branded cell; a token thus laid bare goes back to the box."""
    cell = int(s.pending)
    count = int(s.cattle[cell, colour])
    s.cattle[cell, colour] = 0
    box_token_if_empty(s, cell)  # LH-R15: a Sheriff, too, and nobody is arrested
    gain(s, colour, count)


@kernel
def box_token_if_empty(s: State, cell: int) -> None:
    """LH-R10: an empty place never holds a token."""
    if is_empty(s, cell):
        s.tokens[cell] = 0


@kernel
def strike_with_epidemic(s: State, colour: int) -> None:
    """LH-A3: a colour leaves the grid and is worth nothing any more."""
    s.dead[colour] = 1
    for cell in range(CELLS):
        s.cattle[cell, colour] = 0
        box_token_if_empty(s, cell)
    finish_theft(s)


@kernel
def ambush(s: State, move: int) -> None:
    """LH-A6: rob two animals of a colour, or one if there is but one, or a nugget."""
    if move == AMBUSH_ANY:
        s.phase = Phase.NUGGET
    elif move >= AMBUSH_NUGGET:
        rob_nugget(s, move - AMBUSH_NUGGET)
    else:
        colour = move - AMBUSH_CATTLE
        count = min(2, int(s.herds[opponent(s), colour]))
        s.herds[opponent(s), colour] -= count
        gain(s, colour, count)


@kernel
def rob_nugget(s: State, nugget: int) -> None:
    """Take a nugget from the opponent."""
    s.nuggets[opponent(s), nugget] -= 1
    s.nuggets[s.turn, nugget] += 1
    finish_theft(s)


@kernel
def put_out(s: State, cell: int) -> None:
    """LH-A7: one animal of each colour owned runs to a neighbouring cell."""
    s.herds[s.turn, s.pending] -= 1
    s.cattle[cell, s.pending] += 1
    s.pending = next_owned(s, s.pending + 1)
    if s.pending == COLOURS:
        finish_theft(s)


# Questions


@inlined
def opponent(s: State) -> int:
    """The seat that is not on turn."""
    return SEATS - 1 - s.turn


@kernel
def next_owned(s: State, first: int) -> int:
    """The first colour from `first` on in the herd of the player on turn, or COLOURS."""
    for colour in range(first, COLOURS):
        if s.herds[s.turn, colour]:
            return colour
    return COLOURS


@kernel
def has_cattle_nearby(s: State) -> bool:
    """Whether a neighbour of the outlaw's cell holds cattle."""
    for cell in range(CELLS):
        if ADJACENT[s.at, cell] and not is_empty(s, cell):
            return True
    return False


@kernel
def has_nugget(s: State, seat: int) -> bool:
    """Whether a seat owns a nugget."""
    for nugget in range(NUGGETS):
        if s.nuggets[seat, nugget]:
            return True
    return False


@kernel
def has_loot(s: State) -> bool:
    """Whether the opponent owns anything an Ambush can take."""
    least = 1 if s.ambush_partial else 2
    for colour in range(COLOURS):
        if s.herds[opponent(s), colour] >= least:
            return True
    return has_nugget(s, opponent(s))
