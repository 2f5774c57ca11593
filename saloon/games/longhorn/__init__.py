"""Longhorn (Bruno Cathala, 2013): two cattle thieves share one outlaw token."""

from saloon.core.game import Game
from saloon.games.longhorn import rules, score, seen  # noqa: F401  registers the verbs
from saloon.games.longhorn.data import TABLES
from saloon.games.longhorn.explain import explain
from saloon.games.longhorn.notation import from_text, to_text
from saloon.games.longhorn.present import PRESENT
from saloon.games.longhorn.setup import start
from saloon.games.longhorn.state import MAX_MOVES, MAX_POINTS, MOVES, OPTIONS, TILE, State

GAME = Game(
    name="longhorn",
    record=State,
    options=OPTIONS,
    moves=MOVES,
    chance_from=TILE,
    tables=TABLES,
    start=start,
    explain=explain,
    to_text=to_text,
    from_text=from_text,
    present=PRESENT,
    observation=seen.OBSERVATION,
    max_moves=MAX_MOVES,
    max_points=MAX_POINTS,
    clauses="LH",
)
