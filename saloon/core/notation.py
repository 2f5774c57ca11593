"""Moves as text that can be typed back: `<what>:<which>`, as in `take:white`."""

from collections.abc import Mapping, Sequence

from saloon.core.errors import AmbiguousMove, UnreadableMove

MOST_SHOWN = 8


def parse_move(text: str, ids: Mapping[str, int], legal: Sequence[str]) -> int:
    """The move that a text means; what is left out must leave one legal move only.

    A whole move is taken as it stands, legal or not. Anything shorter is looked for among the
    legal moves: `white`, `tak` and `t:w` mean `take:white` where no other legal move fits.
    """
    wanted = text.strip().lower()
    if wanted in ids:
        return ids[wanted]
    fitting = [move for move in legal if wanted and fits(wanted, move)]
    if len(fitting) > 1:
        raise AmbiguousMove("ambiguous", move=text, moves=some(fitting))
    if not fitting:
        raise UnreadableMove("unreadable", move=text[:40], moves=some(legal))
    return ids[fitting[0]]


def fits(wanted: str, move: str) -> bool:
    """Whether a text is the beginning of the move, of its second half, or of both halves."""
    what, _, which = move.partition(":")
    if ":" in wanted:
        first, _, second = wanted.partition(":")
        return what.startswith(first) and which.startswith(second)
    return what.startswith(wanted) or which.startswith(wanted)


def some(moves: Sequence[str]) -> str:
    """A few moves for a message."""
    more = " …" if len(moves) > MOST_SHOWN else ""
    return ", ".join(moves[:MOST_SHOWN]) + more
