"""Every word people read exists in all three languages, and no word is left over."""

import re
from pathlib import Path

import pytest

from igroteka import games
from igroteka.text import LANGUAGES, Words

SRC = Path(__file__).parents[1] / "src" / "igroteka"
WEB = Path(__file__).parents[1] / "web" / "src"
SAID = re.compile(r"""say\(\s*["']([a-z][a-z0-9_.-]*)["']""")
RAISED = re.compile(r"""(?:BadSetting|BadPosition|BadFile|IllegalMove|GameError)\(\s*"([a-z-]+)\"""")
BUILT = re.compile(r"""say\(\s*f"([a-z][a-z0-9_-]*-)\{""")  # say(f"cli-{name}"): every key that begins so is used
SAID_IN_WEB = re.compile(r"""["'](web-[a-z0-9_.-]*[a-z0-9])["']""")
BUILT_IN_WEB = re.compile(r"""`(web-[a-z0-9_-]*-)\$\{""")  # say(`web-entry-${kind}`)


def used() -> tuple[set[str], tuple[str, ...]]:
    """The keys the sources name, and the beginnings of those they build."""
    keys = {key for name in games.NAMES for key in games.find(name).words()}
    prefixes: set[str] = set()
    for file in SRC.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        keys |= set(SAID.findall(text))
        keys |= {f"error-{key}" for key in RAISED.findall(text)}
        prefixes |= set(BUILT.findall(text))
    for file in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]:
        text = file.read_text(encoding="utf-8")
        keys |= set(SAID_IN_WEB.findall(text))
        prefixes |= set(BUILT_IN_WEB.findall(text))
    return keys, tuple(prefixes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing(language: str) -> None:
    keys, _ = used()
    words = Words(language)
    assert not [key for key in sorted(keys) if not words.has(key)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unused(language: str) -> None:
    keys, prefixes = used()
    left = [key for key in sorted(Words(language).keys() - keys) if not key.startswith(prefixes)]
    assert not left


def test_the_languages_have_the_same_messages() -> None:
    english = Words("en").keys()
    for language in LANGUAGES[1:]:
        assert Words(language).keys() == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_arguments_are_named_in_every_language(language: str) -> None:
    """A sentence may leave out an argument, never name one that English does not know."""
    for file in sorted((SRC / "text" / "en").glob("*.ftl")):
        english, other = (_arguments(SRC / "text" / lang / file.name) for lang in ("en", language))
        for key, names in other.items():
            assert names <= english[key], f"{file.name}: {key}"


def _arguments(file: Path) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    key = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        begins = re.match(r"^([a-z][\w-]*) =|^    \.([a-z]+) =", line)
        if begins:
            key = begins.group(1) or f"{key.partition('.')[0]}.{begins.group(2)}"
            found[key] = set()
        if key:
            found[key] |= set(re.findall(r"\$(\w+)", line))
    return found
