"""The contract of a game: verbs that find their rule by the type of the record they are given."""

from collections.abc import Callable
from typing import Annotated, Any, TypeVar, get_type_hints

from saloon.core.kernel import by_record, kernel
from saloon.core.random import Random
from saloon.core.record import Array, Int8s, Int32s, Record

Function = TypeVar("Function", bound=Callable[..., Any])

CHANCE, OVER = 64, 65  # actors beyond every seat: as an index, -1 would pass the bounds check
SPECTATOR = 66  # for `hide` and `observe`: somebody without a seat
MAX_LEGAL, MAX_SEATS = 256, 4
RULES: dict[str, dict[Any, Callable[..., Any]]] = {}


class Scores(Record):
    """Where `score` writes."""

    points: Annotated[Int32s, MAX_SEATS]
    place: Annotated[Int8s, MAX_SEATS]  # 1 = first; equal places are shared


def verb(name: str) -> Callable[..., Any]:
    """A function that calls the rule `name` of its record's game, from Python and in kernels."""
    rules = RULES[name] = {}

    def dispatch(s: Any, *rest: Any) -> Any:
        return rules[s.dtype](s, *rest)

    by_record(dispatch, rules)
    return dispatch


def rule(function: Function) -> Function:
    """Compile the rule for the verb of its name and the record that its first argument names."""
    record = next(iter(get_type_hints(function).values()))
    compiled = RULES[function.__name__][record.dtype] = kernel(function)
    return compiled


actor: Callable[[Record], int] = verb("actor")
"""The seat to decide, CHANCE or OVER."""
legal: Callable[[Record, Array[int]], int] = verb("legal")
"""Writes the legal moves and returns how many: none only when the game is over."""
weights: Callable[[Record, Array[int]], None] = verb("weights")
"""At a chance node: writes the integer weight of each outcome, in the order of `legal`."""
apply: Callable[[Record, int], None] = verb("apply")
"""Carries out one legal move; the caller has checked legality."""
score: Callable[[Record, Scores], int] = verb("score")
"""Writes points and places as they would be if the game ended now; the number of seats."""
hide: Callable[[Record, int], None] = verb("hide")
"""Turns the record into what a seat, or SPECTATOR, may know."""
redeal: Callable[[Record, int, Random], None] = verb("redeal")
"""Fills what `hide` took away with a sample consistent with what the seat knows."""
observe: Callable[[Record, int, Array[float]], int] = verb("observe")
"""Writes the tensor for a seat, every entry within [0, 1]; the number of entries."""


# The verbs for callers in Python, to whom one-record arrays are five times cheaper than records.
# Pass `int(move)`: every other type would be compiled anew.


@kernel
def actor_of(states: Array[Any]) -> int:
    return actor(states[0])


@kernel
def legal_of(states: Array[Any], out: Array[int]) -> int:
    return legal(states[0], out)


@kernel
def weights_of(states: Array[Any], out: Array[int]) -> None:
    weights(states[0], out)


@kernel
def apply_to(states: Array[Any], move: int) -> None:
    apply(states[0], move)


@kernel
def score_of(states: Array[Any], out: Array[Scores]) -> int:
    return score(states[0], out[0])


@kernel
def hide_from(states: Array[Any], seat: int) -> None:
    hide(states[0], seat)


@kernel
def redeal_for(states: Array[Any], seat: int, rng: Array[Random]) -> None:
    redeal(states[0], seat, rng[0])


@kernel
def observe_for(states: Array[Any], seat: int, out: Array[float]) -> int:
    return observe(states[0], seat, out)
