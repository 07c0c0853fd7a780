"""What `make docs` adds to the pages: the rules of each game, and examples in docstrings as code.

MkDocs calls `on_page_markdown` for every page: a line `<!-- rules of mindbug -->` becomes the rules the players read
in the game, topic by topic, with the drawings of tools/rule_pictures.py. mkdocstrings loads `Examples`.
"""

import re
import sys
from pathlib import Path
from typing import Any

import griffe

ROOT = Path(__file__).resolve().parents[1]
EXAMPLES = ROOT / "docs" / "play" / "examples"
MARK = re.compile(r"^<!-- rules of (\w+) -->$", re.MULTILINE)

sys.path.insert(0, str(ROOT / "src"))
from igroteka.text import Words  # noqa: E402 - of this checkout


def on_page_markdown(markdown: str, **_: Any) -> str:
    """A page as MkDocs reads it."""
    return MARK.sub(lambda found: rules_page(found[1]), markdown)


def rules_page(game: str) -> str:
    """The rules of a game with their drawings, then what this house plays differently."""
    words = Words("en")
    parts: list[str] = []
    wide = listed(game, "wideTopics")
    for topic, title, text in rules_of(game):
        drawn = EXAMPLES / f"{game}-{topic}.webp"
        place = "{ width=640 }" if topic in wide else "{ align=right width=240 }"
        picture = f"![{title}](examples/{drawn.name}){place}\n" if drawn.exists() else ""
        picture += "\n" if topic in wide else ""
        parts.append(f"## {title}\n{picture}{text}\n\n<div style='clear: both'></div>")
    house = [f"web-rules-{game}-{topic}.house" for topic, _, _ in rules_of(game)]
    said = [f"- {words.say(key)}" for key in house if words.has(key)]
    if said:
        parts.append(f"## {words.say('web-house-rules')}\n" + "\n".join(said))
    return "\n\n".join(parts)


def rules_of(game: str) -> list[tuple[str, str, str]]:
    """The topics of a game in the order the page tells them: topic, title, text."""
    words = Words("en")
    keys = [(topic, f"web-rules-{game}-{topic}") for topic in listed(game, "topics")]
    return [(topic, words.say(f"{key}.title"), words.say(key)) for topic, key in keys if words.has(key)]


def listed(game: str, name: str) -> list[str]:
    """A list of topics that the game's part of the page names."""
    text = (ROOT / "web" / "src" / "games" / game / "ui.ts").read_text(encoding="utf-8")
    found = re.search(rf"\b{name}: \[([^\]]*)\]", text)
    return re.findall(r'"(\w+)"', found[1]) if found else []


class Examples(griffe.Extension):  # type: ignore[misc]
    """Doctests in docstrings are shown as code."""

    def on_instance(self, *, obj: Any, **_: Any) -> None:
        if obj.docstring and ">>>" in obj.docstring.value:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    """A docstring with its doctests between fences."""
    lines: list[str] = []
    inside = False
    for line in [*text.splitlines(), ""]:
        if not inside and line.lstrip().startswith(">>>"):
            lines.append("```pycon")
            inside = True
        if inside and not line.strip():
            lines.append("```")
            inside = False
        lines.append(line)
    return "\n".join(lines).rstrip()
