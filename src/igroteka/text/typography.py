"""The last touch to a sentence: no-break spaces, the apostrophe, the minus. The browser has the same (`touched`)."""

import re
from collections.abc import Iterable

NBSP = "\N{NO-BREAK SPACE}"
_RULES = (
    (re.compile(r"(?<=[^\W\d_])'(?=[^\W\d_])"), "’"),
    (re.compile(r"(?<![^\s(«„“])-(?=\d)"), "−"),
    (re.compile(r"(?<=\d) (?=[^\W\d_]|%)"), NBSP),
    (re.compile(r"(?<![\w’-])([ІіЙйВвУуЗзОоАаИиКкСсЯяЄє]) (?=\S)"), rf"\1{NBSP}"),
    (re.compile(r"(?<=\S) (?=—)"), NBSP),
)
_CHANGED = re.compile(r"[ '-]")  # only what holds one of these could be changed


def touched(text: str, kept: Iterable[str] = ()) -> str:
    """A sentence as it is shown. `kept` are the parts nobody may change, such as the path of a file.

    >>> touched("Don't wait: -2, then 5 cards — now")
    'Don’t wait: −2, then 5\\xa0cards\\xa0— now'
    >>> touched("saved to /home/a b/it's 5 x", kept=["/home/a b/it's 5 x"])
    "saved to /home/a b/it's 5 x"
    """
    wholes = [re.escape(part) for part in kept if _CHANGED.search(part)]
    if not wholes:
        return _touched(text)
    parts = re.split(f"({'|'.join(sorted(wholes, key=len, reverse=True))})", text)
    return "".join(part if place % 2 else _touched(part) for place, part in enumerate(parts))


def _touched(text: str) -> str:
    for pattern, put in _RULES:
        text = pattern.sub(put, text)
    return text
