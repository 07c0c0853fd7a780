"""All words people read, in three languages: Fluent files, one per game per language, and their reader.

The words of the games in games/ lie here (`<language>/<game>.ftl`). A game from elsewhere has its own in its package
(`text/<language>.ftl`). `add_game` is told of every game that is found, so that this package knows none by itself.

Message keys: `<game>-<kind>-<name>` for things ("mindbug-card-gorillion") that the game itself has no name for,
`<game>-ask-<kind>` for questions, `<game>-choice-<kind>` for options, `<game>-event-<kind>` for what happened,
`<game>-why-<key>` for refusals, `error-<key>` for errors. Names stand in the nominative; their other cases are
attributes (`.acc`, `.gen`, `.ins`), given where somebody wrote them; a thing that stands for a player names the seat
(`.seat = seat:0`). What a message may ask about its arguments is in
`things`, how several events become one line in `telling`, the last touch in `typography`.
"""

import os
from collections.abc import Callable, Mapping, Sequence
from importlib import resources
from typing import Any

from igroteka.core.errors import BadGame, BadSetting, GameError
from igroteka.core.game import Game
from igroteka.text.things import CASES, Thing, Things, functions
from igroteka.text.typography import touched

LANGUAGES = ("en", "uk", "ru")


class Words:
    """The words of one language for one reader.

    `names` are the names of the seats, where people have given some ("" for who has not); `reader` is the seat that
    reads, and is "you" in the sentences. A spectator has none.
    """

    def __init__(self, language: str, names: Sequence[str] = (), reader: int | None = None) -> None:
        if language not in LANGUAGES:
            raise BadSetting("unknown-language", language=language, known=", ".join(LANGUAGES))
        self.language = language
        self.names = list(names)
        _bundle(language)  # read now, so that whoever speaks later does not wait
        self.reader = reader

    def keys(self) -> set[str]:
        """Every message there is, attributes as `message.attribute`."""
        found: set[str] = set()
        for key in _bundle(self.language)._messages:
            message = _bundle(self.language).get_message(key)
            if message.value is not None:
                found.add(key)
            found |= {f"{key}.{attribute}" for attribute in message.attributes}
        return found

    def has(self, key: str) -> bool:
        message, _, attribute = key.partition(".")
        if not _bundle(self.language).has_message(message):
            return False
        return not attribute or attribute in _bundle(self.language).get_message(message).attributes

    def say(self, key: str, **args: Any) -> str:
        """A message in words; `key.attribute` for a part of it."""
        name, _, attribute = key.partition(".")
        message = _bundle(self.language).get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        text, errors = _bundle(self.language).format_pattern(pattern, args)
        if errors:
            raise errors[0]
        return touched(str(text), [part for part in args.values() if type(part) is str])

    def name(self, seat: int) -> str:
        """What a player is called: the name given, else "Player 1"."""
        given = self.names[seat] if seat < len(self.names) else ""
        return given or self.say("seat", number=seat + 1)

    def label(self, seat: int) -> str:
        """A seat as a heading of the table: the reader's own is "You"."""
        return self.say("you") if seat == self.reader else self.name(seat)

    def thing(self, game: str, thing: str) -> Thing:
        """The name of a thing: "card:gorillion:12" -> "Gorillion", "seat:0" -> the player's name."""
        kind, _, rest = thing.partition(":")
        name = rest.partition(":")[0]
        if kind == "seat":
            return Thing(self.name(int(name)), you=int(name) == self.reader)
        given = _NAMES[game](thing, self.language) if game in _NAMES else None
        if given is not None:
            return Thing(given)
        key = f"{game}-{'card' if kind == 'pile' else kind}-{name}"  # a pile is called by its cards
        if self.has(f"{key}.seat"):  # a card that stands for a player is called by the player
            return self.thing(game, self.say(f"{key}.seat"))
        forms = {case: self.say(f"{key}.{case}") for case in CASES if self.has(f"{key}.{case}")}
        return Thing(self.say(key), forms)

    def things(self, game: str, things: Sequence[Any]) -> Things:
        """Several things, seats or numbers as one argument."""
        items = [self._arg(game, thing) for thing in things]
        named = [item if isinstance(item, str) else str(item) for item in items]
        return Things.of(named, self.language, self.say("nothing"))

    def tell(self, game: str, prefix: str, told: Mapping[str, Any], part: str = "") -> str:
        """A question, choice, event or refusal in words: `told` holds its kind (or key) and its arguments.

        `part` is an attribute of its message that says it in another way.
        """
        key = f"{game}-{prefix}-{told.get('kind', told.get('key'))}" + (f".{part}" if part else "")
        args = {name: self._arg(game, value) for name, value in told.items() if name not in _NO_ARGS}
        return self.say(key, **args)

    def reason(self, game: str, told: Mapping[str, Any]) -> str:
        """Why an option is good, in words: those of the game, or else those for all games."""
        if self.has(f"{game}-because-{told['key']}"):
            return self.tell(game, "because", told)
        return self.say(f"because-{told['key']}")

    def bot(self, game: str, level: int) -> tuple[str, str]:
        """The name and the character of the bot of a level; of a game from elsewhere, the name of the level alone."""
        if not self.has(f"bot-{game}-{level}"):
            return self.say(f"level-{level}"), ""
        return self.say(f"bot-{game}-{level}"), self.say(f"bot-{game}-{level}.about")

    def choices(self, game: str, options: Sequence[Mapping[str, Any]]) -> list[str]:
        """The options of a question in words. Those that would read alike say what tells them apart (`.twin`)."""
        before = [self.tell(game, "choice", option) for option in options]
        texts = before[:]
        for place, text in enumerate(before):
            if before.count(text) > 1 and self.has(f"{game}-choice-{options[place]['kind']}.twin"):
                texts[place] = self.tell(game, "choice", options[place], "twin")
        return _numbered(texts)

    def _arg(self, game: str, value: Any) -> Any:
        if value is None:
            return Thing(self.say("hidden"), known=False)
        if isinstance(value, list):
            return self.things(game, value)
        if isinstance(value, str) and ":" in value:
            return self.thing(game, value)
        return value

    def error(self, error: GameError) -> str:
        return self.say(f"error-{error.key}", **error.details)


_NO_ARGS = ("kind", "key", "rule", "option")  # what an option, an event or a refusal says besides its arguments


def _numbered(texts: list[str]) -> list[str]:
    """Texts that are still alike get a number: there is nothing else that tells the options apart."""
    told: list[str] = []
    for place, text in enumerate(texts):
        same = texts[:place].count(text) + 1
        told.append(text if texts.count(text) == 1 else f"{text} ({same})")
    return told


# --- the words there are -------------------------------------------------------------------------------------------

_NAMES: dict[str, Callable[[str, str], str | None]] = {}  # by game: the names that are data of its own and no message
_BROUGHT: dict[str, str] = {}  # by game from elsewhere: the package in which its words lie
_BUNDLES: dict[str, Any] = {}  # by language, from the first word that is said in it


def add_game(game: Game[Any], brings_words: bool = False) -> None:
    """A game is there. One that brings its own words is refused where some are missing, in any language."""
    if brings_words and game.name not in _BROUGHT:
        for language in LANGUAGES:
            check_words(game, language)
        _BROUGHT[game.name] = game.package
        for language, bundle in _BUNDLES.items():
            bundle.add_resource(_resource(source(game.name, language)))
    _NAMES[game.name] = game.name_of


def forget_games() -> None:
    """No game from elsewhere is there any more: they are looked for again."""
    _BROUGHT.clear()
    _BUNDLES.clear()


def source(game: str, language: str) -> str:
    """The Fluent text of a game from elsewhere."""
    return _brought(game, _BROUGHT[game], language)


def check_words(game: Game[Any], language: str) -> None:
    """Complain of the first thing that is wrong with the words a game brings: no file, not Fluent, keys missing."""
    from fluent.syntax import FluentParser, ast  # noqa: PLC0415 - see `_bundle`

    file = f"{game.package}/text/{language}.ftl"
    text = _brought(game.name, game.package, language)
    found: set[str] = set()
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            raise BadGame("game-bad-words", game=game.name, file=file, line=line, reason=entry.annotations[0].message)
        if isinstance(entry, ast.Message):
            key = entry.id.name
            if key != game.name and not key.startswith(f"{game.name}-"):
                raise BadGame("game-foreign-word", game=game.name, file=file, word=key)
            found |= {key} if entry.value is not None else set()
            found |= {f"{key}.{attribute.id.name}" for attribute in entry.attributes}
    needed = [game.name, *[f"{game.name}-{part}" for part in ("about", "length", "help")], *game.words()]
    needed += [f"{game.name}-setting-{setting.name}" for setting in game.settings]
    missing = sorted(set(needed) - found)
    if missing:
        listed = ", ".join(missing[:5])
        raise BadGame("game-lacks-words", game=game.name, file=file, count=len(missing), words=listed)


def _brought(game: str, package: str, language: str) -> str:
    try:
        return (resources.files(package) / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    except OSError as error:
        raise BadGame("game-lacks-file", game=game, file=f"{package}/text/{language}.ftl") from error


def _resource(text: str) -> Any:
    from fluent.runtime import FluentResource  # noqa: PLC0415 - see `_bundle`

    return FluentResource(text)


def _bundle(language: str) -> Any:
    """The messages of a language; the library that reads them is loaded by those who say something, no simulation."""
    if language in _BUNDLES:
        return _BUNDLES[language]
    from fluent.runtime import FluentBundle  # noqa: PLC0415

    bundle = FluentBundle([language], use_isolating=False, functions=functions())
    folder = resources.files(__package__) / language
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(_resource(file.read_text(encoding="utf-8")))
    for game in _BROUGHT:
        bundle.add_resource(_resource(source(game, language)))
    _BUNDLES[language] = bundle
    return bundle


def language_of_the_system() -> str:
    """The language the environment asks for, English if we do not speak it."""
    asked = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return asked[:2] if asked[:2] in LANGUAGES else "en"
