"""Random play of any game."""

from typing import Annotated, Any

from saloon.core.kernel import copy, inlined, kernel
from saloon.core.random import Random, below
from saloon.core.record import Array, Int64s, Record
from saloon.core.verbs import CHANCE, MAX_LEGAL, OVER, actor, apply, legal, weights


class Buffers(Record):
    """Where verbs write, one per thread; a record because arrays are reference-counted."""

    moves: Annotated[Int64s, MAX_LEGAL]
    odds: Annotated[Int64s, MAX_LEGAL]  # weights of chance outcomes


@inlined
def outcome(s: Record, n: int, buffers: Buffers, rng: Random) -> int:
    """The index of one of n chance outcomes, drawn by weight."""
    weights(s, buffers.odds)
    total, i = 0, 0
    for k in range(n):
        total += buffers.odds[k]
    rest = below(rng, total)
    while rest >= buffers.odds[i]:
        rest -= buffers.odds[i]
        i += 1
    return i


@inlined
def random_move(s: Record, buffers: Buffers, rng: Random) -> int:
    """A legal move: uniform for a seat, by weight for chance."""
    n = legal(s, buffers.moves)
    if actor(s) == CHANCE:
        return buffers.moves[outcome(s, n, buffers, rng)]
    return buffers.moves[below(rng, n)]


@kernel
def random_move_of(states: Array[Any], buffers: Array[Buffers], rng: Array[Random]) -> int:
    """`random_move` for callers in Python."""
    return random_move(states[0], buffers[0], rng[0])


@inlined
def playout(s: Record, buffers: Buffers, rng: Random) -> int:
    """Play at random until the game is over; the number of moves."""
    length = 0
    while actor(s) != OVER:
        apply(s, random_move(s, buffers, rng))
        length += 1
    return length


@kernel
def playouts(states: Array[Any], buffers: Array[Buffers], rng: Array[Random], games: int) -> int:
    """Play `games` games from states[0] inside states[1]; the number of moves."""
    moves = 0
    for _ in range(games):
        copy(states[1], states[0])
        moves += playout(states[1], buffers[0], rng[0])
    return moves
