"""Every word people read exists in all three languages, and no word is left over."""

import re
from pathlib import Path

import pytest

from igroteka import games
from igroteka.core.lesson import lesson_of
from igroteka.text import LANGUAGES, Words
from igroteka.text.things import CASES

SRC = Path(__file__).parents[1] / "src" / "igroteka"
WEB = Path(__file__).parents[1] / "web" / "src"
SAID = re.compile(r"""say\(\s*["']([a-z][a-z0-9_.-]*)["']""")
RAISED = re.compile(r"""(?:BadSetting|BadPosition|BadFile|BadGame|IllegalMove|GameError)\(\s*"([a-z-]+)\"""")
BUILT = re.compile(r"""say\(\s*f"([a-z][a-z0-9_-]*-)\{""")  # say(f"cli-{name}"): every key that begins so is used
SAID_IN_WEB = re.compile(r"""["'](web-[a-z0-9_.-]*[a-z0-9])["']""")
TIP = re.compile(r"""\bid: ["']([a-z_]+)["']""")
BUILT_IN_WEB = re.compile(r"""`(web-[a-z0-9_-]*-)\$\{""")  # say(`web-entry-${kind}`)


def used() -> tuple[set[str], tuple[str, ...]]:
    """The keys the sources name, and the beginnings of those they build."""
    keys = {key for name in games.NAMES for key in games.find(name).words()}
    for name in games.NAMES:
        lesson = lesson_of(games.find(name))
        keys |= set(lesson.words(name)) if lesson is not None else set()
        tips = WEB / "games" / name / "tips.ts"
        keys |= {f"{name}-tip-{tip}" for tip in TIP.findall(tips.read_text(encoding="utf-8"))}
    prefixes = {f"{name}-" for name in games.names() if name not in games.NAMES}  # checked when they are found
    keys |= {name for name in games.names() if name not in games.NAMES}
    for name in games.NAMES:  # a choice of a setting has a word where its own value is none for people
        prefixes |= {
            f"{name}-{setting.name}-{choice}" for setting in games.find(name).settings for choice in setting.choices
        }
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
    left = [key for key in sorted(Words(language).keys() - keys - choices()) if not key.startswith(prefixes)]
    assert not [key for key in left if not is_form(key) and not is_way(key, keys)]


def choices() -> set[str]:
    """What a setting can be: the page names those that have a name, and shows the others as they are typed."""
    found = set()
    for name in games.NAMES:
        for setting in games.find(name).settings:
            typed = [str(choice).lower() if isinstance(choice, bool) else choice for choice in setting.choices]
            found |= {f"{name}-{setting.name}-{choice}" for choice in typed}
    return found


def is_form(key: str) -> bool:
    """A case of a name, which a language without cases does not have, or the seat a thing stands for."""
    return key.rpartition(".")[2] in (*CASES, "seat") and "." in key


def is_way(key: str, keys: set[str]) -> bool:
    """Another way to tell something that is told: several events as one, or an option that has a twin."""
    message, _, way = key.partition(".")
    if way == "twin":
        return message in keys and "-choice-" in message
    before = message.partition("-event-")[0] + f"-event-{way}"
    return message in keys and "-event-" in message and (way == "many" or before in keys)


def test_the_languages_have_the_same_messages() -> None:
    told = {language: [*filter(lambda key: not is_form(key), Words(language).keys())] for language in LANGUAGES}
    for language in LANGUAGES[1:]:
        assert set(told[language]) == set(told["en"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_arguments_are_named_in_every_language(language: str) -> None:
    """A sentence may leave out an argument, never name one that English does not know."""
    for file in sorted((SRC / "text" / "en").glob("*.ftl")):
        english, other = (_arguments(SRC / "text" / lang / file.name) for lang in ("en", language))
        for key, names in other.items():
            if is_form(key):
                continue
            assert names <= english[key], f"{file.name}: {key}"


def _arguments(file: Path) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    key = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        begins = re.match(r"^([a-z][\w-]*) =|^    \.([a-z-]+) =", line)
        if begins:
            key = begins.group(1) or f"{key.partition('.')[0]}.{begins.group(2)}"
            found[key] = set()
        if key:
            found[key] |= set(re.findall(r"\$(\w+)", line))
    return found
