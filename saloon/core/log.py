"""The log of a game: every move, chance included, and what it takes to replay them."""

import hashlib
from typing import Any

import msgspec

from saloon.core.errors import LogError
from saloon.core.game import Value


class Log(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A game from its start, or from a position written as text, to any moment."""

    game: str
    moves: list[str]
    data: str | None = None  # version of the component tables; None: take today's
    options: dict[str, Value] = {}
    position: str | None = None  # where it begins, if not at the start
    digest: str | None = None  # of the moves; None: not checked


def read_log(source: str | bytes | dict[str, Any] | Log) -> Log:
    """A log from JSON or its parsed form; LogError unless it has the form of one."""
    try:
        if isinstance(source, (str, bytes)):
            return msgspec.json.decode(source, type=Log)
        return msgspec.convert(source, Log)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise LogError("form", problem=str(error)) from error


def digest(moves: list[str]) -> str:
    """A hash of the moves: a log that was cut or reordered shows."""
    return hashlib.sha256("\n".join(moves).encode()).hexdigest()[:16]
