"""Words: Project Fluent catalogues in `saloon/locales/<language>/`, one file a game."""

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, Protocol, runtime_checkable

from fluent.runtime import FluentBundle, FluentResource

LOCALES = Path(__file__).parent / "locales"
LANGUAGES = ("en", "ru", "fr")


@runtime_checkable
class Worded(Protocol):
    """Anything that can be put into words."""

    def words(self, language: str) -> str:
        """The words in a language."""
        ...


class Phrase(NamedTuple):
    """A message of the catalogues with its arguments."""

    id: str
    arguments: Mapping[str, Any]

    def words(self, language: str) -> str:
        """The message in a language."""
        return say(language, self.id, self.arguments)


@cache
def catalogue(language: str) -> FluentBundle:
    """All messages of a language."""
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def say(language: str, message: str, arguments: Mapping[str, Any] | None = None) -> str:
    """A message in words; an unknown message or a missing argument is an error of ours."""
    bundle = catalogue(language)
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise LookupError(f"the {language} message {message} has no text")
    given = {
        name: value.words(language) if isinstance(value, Worded) else value
        for name, value in (arguments or {}).items()
    }
    text, errors = bundle.format_pattern(pattern, given)
    if errors:
        raise LookupError(f"the {language} message {message}: {errors[0]}")
    return str(text)


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The first language that the environment asks for and we speak."""
    wishes = [environment.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    for wish in ":".join(wishes).split(":"):
        if wish[:2] in LANGUAGES:
            return wish[:2]
    return LANGUAGES[0]
