"""All words people read, in three languages: Fluent files, one per game per language, and their reader.

Message keys: `<game>-<kind>-<name>` for things ("mindbug-card-gorillion") that the game itself has no name for,
`<game>-ask-<kind>` for questions, `<game>-choice-<kind>` for options, `<game>-event-<kind>` for what happened,
`<game>-why-<key>` for refusals, `error-<key>` for errors. Names stand in the nominative, so sentences are built
around that.
"""

import os
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from igroteka import games
from igroteka.core.errors import BadSetting, GameError

LANGUAGES = ("en", "uk", "ru")


class Words:
    """The words of one language. `names` are the names of the seats, where people have given some."""

    def __init__(self, language: str, names: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise BadSetting("unknown-language", language=language, known=", ".join(LANGUAGES))
        self.language = language
        self.names = list(names)
        self._bundle = _bundle(language)

    def keys(self) -> set[str]:
        """Every message there is, attributes as `message.attribute`."""
        found: set[str] = set()
        for key in self._bundle._messages:
            message = self._bundle.get_message(key)
            if message.value is not None:
                found.add(key)
            found |= {f"{key}.{attribute}" for attribute in message.attributes}
        return found

    def has(self, key: str) -> bool:
        message, _, attribute = key.partition(".")
        if not self._bundle.has_message(message):
            return False
        return not attribute or attribute in self._bundle.get_message(message).attributes

    def say(self, key: str, **args: Any) -> str:
        """A message in words; `key.attribute` for a part of it."""
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise errors[0]
        return str(text)

    def thing(self, game: str, thing: str) -> str:
        """The name of a thing: "card:gorillion:12" -> "Gorillion", "seat:0" -> the player's name."""
        kind, _, rest = thing.partition(":")
        name = rest.partition(":")[0]
        if kind == "seat":
            seat = int(name)
            return self.names[seat] if seat < len(self.names) else self.say("seat", number=seat + 1)
        given = games.find(game).name_of(thing, self.language)
        if given is not None:
            return given
        return self.say(f"{game}-{kind}-{name}")

    def tell(self, game: str, prefix: str, told: Mapping[str, Any]) -> str:
        """A question, choice, event or refusal in words: `told` holds its kind (or key) and its arguments."""
        kind = told.get("kind", told.get("key"))
        args = {name: self._arg(game, value) for name, value in told.items() if name not in ("kind", "key", "rule")}
        return self.say(f"{game}-{prefix}-{kind}", **args)

    def _arg(self, game: str, value: Any) -> Any:
        if value is None:
            return self.say("hidden")
        if isinstance(value, list):
            return ", ".join(str(self._arg(game, item)) for item in value) or self.say("nothing")
        if isinstance(value, str) and ":" in value:
            return self.thing(game, value)
        return value

    def error(self, error: GameError) -> str:
        return self.say(f"error-{error.key}", **error.details)


@lru_cache(maxsize=len(LANGUAGES))
def _bundle(language: str) -> Any:
    bundle = FluentBundle([language], use_isolating=False)
    folder = resources.files(__package__) / language
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def language_of_the_system() -> str:
    """The language the environment asks for, English if we do not speak it."""
    asked = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return asked[:2] if asked[:2] in LANGUAGES else "en"
