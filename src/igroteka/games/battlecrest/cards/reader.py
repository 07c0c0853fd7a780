"""Reads YAML with line numbers, so that every mistake in a pack can be pointed at."""

import re
from typing import Any, Final

import yaml

from igroteka.games.battlecrest.cards.format import Names

LANGUAGES: Final = ("en", "uk", "ru")
# What the YAML parser complains about, and our key for it: it knows only English.
_COMPLAINTS: Final = (
    ("'\\t' that cannot start any token", "yaml-tab"),
    ("cannot start any token", "yaml-character"),
    ("unexpected end of stream", "yaml-quote"),
    ("expected ',' or ", "yaml-bracket"),
    ("mapping values are not allowed", "yaml-colon"),
    ("could not find expected ':'", "yaml-no-colon"),
    ("expected <block end>", "yaml-indent"),
)
_ID: Final = re.compile(r"^[a-z][a-z0-9_]{0,31}$")


class Problem:
    """One mistake in a pack: where it is and what is wrong (`battlecrest-pack-<key>`)."""

    def __init__(self, line: int, key: str, args: dict[str, str]) -> None:
        self.line = line
        self.key = key
        self.args = args

    def __repr__(self) -> str:
        return f"line {self.line}: {self.key} {self.args}"


class Reader:
    """Reads one file's tree and collects every problem instead of stopping at the first."""

    def __init__(self, text: str) -> None:
        self.problems: list[Problem] = []
        self.root: Any = None
        try:
            self.root = yaml.compose(text, Loader=yaml.SafeLoader)
        except yaml.YAMLError as error:
            mark = getattr(error, "problem_mark", None)
            said = str(getattr(error, "problem", ""))
            key = next((key for complaint, key in _COMPLAINTS if complaint in said), "not-yaml")
            self.wrong_line(1 if mark is None else mark.line + 1, key)
        if self.root is None and not self.problems:
            self.wrong_line(1, "empty")

    def wrong(self, node: Any, key: str, **args: str) -> None:
        self.wrong_line(node.start_mark.line + 1, key, **args)

    def wrong_line(self, line: int, key: str, **args: str) -> None:
        self.problems.append(Problem(line, key, args))

    def fields(self, node: Any, required: str, optional: str = "") -> dict[str, Any]:
        """The fields of a mapping: all required ones, no unknown ones, none twice."""
        found: dict[str, Any] = {}
        if not isinstance(node, yaml.MappingNode):
            self.wrong(node, "not-mapping", fields=required.replace(" ", ", "))
            return found
        known = required.split() + optional.split()
        for key_node, value in node.value:
            key = str(key_node.value)
            if key not in known:
                self.wrong(key_node, "unknown-field", field=key, known=", ".join(known))
            elif key in found:
                self.wrong(key_node, "field-twice", field=key)
            else:
                found[key] = value
        for key in required.split():
            if key not in found:
                self.wrong(node, "missing-field", field=key)
        return found

    def items(self, node: Any, least: int, most: int, what: str) -> list[Any]:
        """The entries of a list of a sensible length."""
        if not isinstance(node, yaml.SequenceNode):
            self.wrong(node, "not-list", what=what)
            return []
        if not least <= len(node.value) <= most:
            self.wrong(node, "list-length", what=what, least=str(least), most=str(most), found=str(len(node.value)))
            return []
        return list(node.value)

    def word(self, node: Any) -> str:
        if isinstance(node, yaml.ScalarNode):
            return str(node.value)
        self.wrong(node, "not-word")
        return ""

    def ident(self, node: Any, kept: tuple[str, ...] = ()) -> str:
        """An id: small letters, digits and underscores; some may be kept for other things."""
        word = self.word(node)
        if not _ID.match(word):
            self.wrong(node, "bad-id", value=word)
        elif word in kept:
            self.wrong(node, "id-kept", value=word)
        return word

    def one_of(self, node: Any, known: tuple[str, ...] | list[str], what: str) -> str:
        word = self.word(node)
        if word in known:
            return word
        if not known:
            self.wrong(node, "nothing-fits", what=what, value=word)
            return ""
        self.wrong(node, "not-one-of", what=what, value=word, known=", ".join(known))
        return known[0]

    def number(self, node: Any, least: int, most: int, what: str) -> int:
        word = self.word(node)
        if re.fullmatch(r"-?[0-9]{1,4}", word) and least <= int(word) <= most:
            return int(word)
        self.wrong(node, "bad-number", what=what, value=word, least=str(least), most=str(most))
        return least

    def flag(self, node: Any) -> bool:
        word = self.word(node)
        if word not in ("true", "false"):
            self.wrong(node, "not-flag", value=word)
        return word != "false"

    def names(self, node: Any) -> Names:
        """A name: one text for all languages, or a text for each of them."""
        if isinstance(node, yaml.ScalarNode):
            if not str(node.value).strip():
                self.wrong(node, "empty-name")
            return {language: str(node.value) for language in LANGUAGES}
        found = self.fields(node, "", "en uk ru")
        given = {language: self.word(found[language]).strip() for language in LANGUAGES if language in found}
        if not given or not all(given.values()):
            self.wrong(node, "empty-name")
            return dict.fromkeys(LANGUAGES, "?")
        spare = given.get("en") or next(iter(given.values()))
        return {language: given.get(language, spare) for language in LANGUAGES}
