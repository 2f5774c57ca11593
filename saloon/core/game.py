"""What a game declares about itself beside its kernels."""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Any, NamedTuple

from saloon.core.errors import OptionError
from saloon.core.record import Record
from saloon.texts import Phrase

Value = bool | int | str


class Source(StrEnum):
    """Where a fact about a component comes from."""

    RULEBOOK = "RULEBOOK"
    PUBLIC = "PUBLIC"  # public material other than the rulebook
    ASSUMED = "ASSUMED"  # chosen here: an owner of the box may correct it


class Option(NamedTuple):
    """A choice to make before the game; the first value is the default."""

    name: str
    values: tuple[Value, ...]


class Choice(NamedTuple):
    """A legal move as a client offers it."""

    move: int
    kind: str  # its label is the message <game>-choice-<kind>, its log line <game>-log-<kind>
    target: Mapping[str, Value]  # the thing on the board it points at; arguments of the messages


class SheetRow(NamedTuple):
    """A line of the score sheet."""

    label: Phrase
    points: Sequence[int]  # for each seat


class Present(NamedTuple):
    """How records of a game are shown; each function takes a hidden record (design §3b)."""

    view: Callable[[Any], dict[str, Any]]  # JSON for the board
    choice: Callable[[Any, int], Choice]  # a legal move, from the record before it
    question: Callable[[Any], Phrase]  # what is asked now, or how the game ended
    picture: Callable[[Any, str], str]  # the board in a language, as text with [style]marks[/]
    sheet: Callable[[Any], list[SheetRow]]  # the score, line by line


@dataclass(frozen=True, eq=False)
class Game:
    """A game: a record, its moves, its components and its looks. The rules are the verbs."""

    name: str
    record: type[Record]
    options: tuple[Option, ...]
    moves: tuple[str, ...]  # the text of every move id
    chance_from: int  # ids from here on are chance outcomes
    tables: Mapping[str, tuple[Any, ...]]  # components as rows with a `source`
    start: Callable[[Any, Mapping[str, Value]], None]  # writes the record before anything is dealt
    explain: Callable[[Any, int], str]  # the clause that forbids a move
    to_text: Callable[[Any], str]
    from_text: Callable[[str, Any], None]  # writes a record that has its options; PositionError
    present: Present
    observation: tuple[str, ...]  # the name of every entry that `observe` writes
    max_moves: int  # in any game, chance included
    max_points: int  # no seat can have more
    clauses: str  # prefix of the clause ids

    @cached_property
    def ids(self) -> dict[str, int]:
        """The id of every move text."""
        return {text: i for i, text in enumerate(self.moves)}

    @cached_property
    def data_version(self) -> str:
        """A hash of the component tables without their source tags."""
        rows = [
            (name, [{k: v for k, v in row._asdict().items() if "source" not in k} for row in table])
            for name, table in sorted(self.tables.items())
        ]
        return hashlib.sha256(repr(rows).encode()).hexdigest()[:12]

    def resolve_options(self, wishes: Mapping[str, Value]) -> dict[str, Value]:
        """Every option with its value; OptionError for what the game does not know."""
        known = {option.name: option.values for option in self.options}
        for name, value in wishes.items():
            if name not in known:
                raise OptionError("unknown", game=self.name, option=name, known=listed(known))
            if not any(value is v or (type(value) is type(v) and value == v) for v in known[name]):
                allowed = listed(known[name])
                raise OptionError("value", option=name, value=str(value), allowed=allowed)
        return {name: wishes.get(name, values[0]) for name, values in known.items()}


def listed(values: Any) -> str:
    """Values as text for a message."""
    return ", ".join(
        str(value).lower() if isinstance(value, bool) else str(value) for value in values
    )
