"""A parser of command lines whose help and errors are told in the reader's language."""

import argparse
import re
from typing import Any, NoReturn

from igroteka.core.errors import BadSetting
from igroteka.text import LANGUAGES, Words

PHRASES = (
    ("required", re.compile(r"the following arguments are required: (?P<names>.+)")),
    ("unknown", re.compile(r"unrecognized arguments: (?P<names>.+)")),
    ("number", re.compile(r"argument (?P<name>.+?): invalid int value: '(?P<value>.*)'")),
    (
        "choice",
        re.compile(r"argument (?P<name>.+?): invalid choice: '(?P<value>.*?)',? \(choose from (?P<known>.+)\)"),
    ),
    ("value", re.compile(r"argument (?P<name>.+?): expected one argument")),
    ("no-value", re.compile(r"argument (?P<name>.+?): ignored explicit argument '(?P<value>.*)'")),
    ("ambiguous", re.compile(r"ambiguous option: (?P<value>.+?) could match (?P<names>.+)")),
)
"""What argparse says, by the message that says it in the reader's language (`cli-bad-required` and so on)."""


class Help(argparse.HelpFormatter):
    """Help that names every default, in the reader's language."""

    def __init__(self, prog: str, words: Words) -> None:
        super().__init__(prog)
        self.words = words

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, f"{self.words.say('cli-usage')} " if prefix is None else prefix)

    def _get_help_string(self, action: argparse.Action) -> str | None:
        told = action.help
        default = action.default
        if isinstance(default, bool) or default in (None, "", [], argparse.SUPPRESS):
            default = getattr(action, "told_default", None)
        if told is not None and default is not None:
            told = f"{told} {self.words.say('cli-default', value=str(default))}"
        return None if told is None else told.replace("%", "%%")


class Parser(argparse.ArgumentParser):
    """A parser whose help and errors are told in the chosen language."""

    def __init__(self, words: Words, **more: Any) -> None:
        more.update(formatter_class=lambda prog: Help(prog, words), add_help=False)
        super().__init__(**more)
        self.words = words
        self._positionals.title = words.say("cli-arguments")
        self._optionals.title = words.say("cli-options")
        self.add_argument("-h", "--help", action="help", help=words.say("cli-help"))
        self.add_argument("--lang", choices=LANGUAGES, help=words.say("cli-lang"))

    def add(self, *names: str, told_default: str | None = None, **more: Any) -> None:
        """An argument; `told_default` is what the help says where the default itself is none."""
        self.add_argument(*names, **more).told_default = told_default  # type: ignore[attr-defined]

    def error(self, message: str) -> NoReturn:
        raise BadSetting("bad-arguments", reason=told(message, self.words))


def told(message: str, words: Words) -> str:
    """A complaint of argparse in the reader's language; one that we do not know stays as it is."""
    for name, phrase in PHRASES:
        if found := phrase.fullmatch(message):
            parts = {part: value.replace("'", "") for part, value in found.groupdict().items()}
            return words.say(f"cli-bad-{name}", **parts)
    return message


def read_settings(given: list[str]) -> dict[str, str]:
    """`--set name=value`, several times."""
    settings: dict[str, str] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadSetting("bad-pair", pair=pair)
        settings[name] = value
    return settings
