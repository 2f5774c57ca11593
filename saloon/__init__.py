"""Saloon: modern board games for players, programs and research."""

from saloon.core.errors import (
    AmbiguousMove,
    IllegalMove,
    LogError,
    LogMoveError,
    MoveError,
    OptionError,
    PositionError,
    SaloonError,
    UnreadableMove,
)
from saloon.core.game import Choice, Game, Value
from saloon.core.log import Log, read_log
from saloon.core.position import Position, Result
from saloon.core.position import replay as replay_with
from saloon.core.random import seeded
from saloon.core.verbs import CHANCE, OVER, SPECTATOR
from saloon.games import GAMES, load
from saloon.texts import Phrase

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "GAMES",
    "OVER",
    "SPECTATOR",
    "AmbiguousMove",
    "Choice",
    "Game",
    "IllegalMove",
    "Log",
    "LogError",
    "LogMoveError",
    "MoveError",
    "OptionError",
    "Phrase",
    "Position",
    "PositionError",
    "Result",
    "SaloonError",
    "UnreadableMove",
    "deal",
    "from_json",
    "from_text",
    "load",
    "replay",
    "seeded",
    "start",
]


def start(name: str, **options: Value) -> Position:
    """A game before anything is dealt."""
    return Position(load(name), options)


def deal(name: str, seed: int, **options: Value) -> Position:
    """A game at its first decision, set up by a seed."""
    position, rng = start(name, **options), seeded(seed)
    while position.actor == CHANCE:
        position.draw(rng)
    return position


def from_text(name: str, text: str, **options: Value) -> Position:
    """The position that a text describes; PositionError for any other text."""
    return Position(load(name), options, text)


def replay(log: Log | str | bytes) -> Position:
    """The position that a log, or its JSON, leads to; LogError names what is wrong with it."""
    log = read_log(log) if not isinstance(log, Log) else log
    return replay_with(load(log.game), log)


from_json = replay
