"""The games: one line each."""

from functools import cache
from importlib import import_module

from saloon.core.errors import OptionError
from saloon.core.game import Game, listed

GAMES = {
    "longhorn": "saloon.games.longhorn",
}


@cache
def load(name: str) -> Game:
    """A game by its name; OptionError for any other."""
    if name not in GAMES:
        raise OptionError("game", game=name, known=listed(GAMES))
    game: Game = import_module(GAMES[name]).GAME
    return game
