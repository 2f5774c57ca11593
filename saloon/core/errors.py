"""What can be wrong with what we are given. Every error knows its words in every language."""

from typing import Any, ClassVar

from saloon.texts import Phrase, say


class SaloonError(ValueError):
    """Bad input: `reason` names a message of the catalogues, `arguments` fill it in."""

    family: ClassVar[str]

    def __init__(self, reason: str, **arguments: Any) -> None:
        super().__init__(reason, arguments)
        self.reason = reason
        self.arguments = arguments

    def words(self, language: str) -> str:
        """The message in a language."""
        return say(language, f"error-{self.family}-{self.reason}", self.arguments)

    def __str__(self) -> str:
        return self.words("en")


class MoveError(SaloonError):
    """A move that was not played; the position is unchanged."""

    family = "move"


class UnreadableMove(MoveError):
    """The text or number names no move of the game."""


class AmbiguousMove(MoveError):
    """The text fits several legal moves."""


class IllegalMove(MoveError):
    """A move of the game that a clause of its rules forbids now."""

    def __init__(self, game: str, move: str, clause: str) -> None:
        why = Phrase(f"{game}-why-{clause}", {})
        super().__init__("illegal", move=move, clause=clause, why=why)
        self.clause = clause


class OptionError(SaloonError):
    """A game, an option or a value that does not exist."""

    family = "option"


class LogError(SaloonError):
    """A log that cannot be replayed as it stands."""

    family = "log"


class LogMoveError(LogError):
    """A log whose move of a number, counted from 1, cannot be played."""

    def __init__(self, number: int, cause: MoveError) -> None:
        super().__init__("move", number=number, problem=cause)
        self.cause = cause


class PositionError(SaloonError):
    """A text that describes no position of the game."""

    family = "position"
