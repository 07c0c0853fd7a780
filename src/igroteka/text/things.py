"""What messages can ask about their arguments: who is meant, which case, how many, and whether it is known.

An argument of a message is a number, a plain text, a `Thing` or a list of things (`Things`). The functions below can
be called in every Fluent file, here and in the browser (`web/src/lib/things.ts`):

| function | answers |
|---|---|
| `WHO($seat)` | `you` or `other`; of several seats `team` (the reader is among them) or `others` |
| `NAME($card, case: "acc")` | the name in a case, in the nominative where no form is given |
| `HAS($card, case: "acc")` | `yes` or `no`: whether there is such a form |
| `KNOWN($card)` | `yes` or `no`: whether the reader knows it |
| `COUNT($cards)` | how many there are |
| `LIST($cards, case: "acc")` | all of them, equal ones counted, joined with "and" |
| `LIST($cells, by: " → ")` | all of them in their order, with this between them |
| `SIGN($change)`, `ABS($change)` | `minus` or `plus`, and the number without its sign |
"""

from collections.abc import Mapping, Sequence
from typing import Any, Self

CASES = ("acc", "gen", "ins")  # the attributes of a name that are forms of it


class Thing(str):
    """The name of a thing or a seat, with what messages may ask about it."""

    forms: Mapping[str, str]
    you: bool  # the reader's own seat
    known: bool  # False for what the reader may not know

    def __new__(
        cls, name: str, forms: Mapping[str, str] | None = None, you: bool = False, known: bool = True
    ) -> Self:
        thing = super().__new__(cls, name)
        thing.forms = forms or {}
        thing.you = you
        thing.known = known
        return thing


class Things(Thing):
    """Several things. As a text they are a list in the nominative."""

    items: Sequence[str]
    language: str

    @classmethod
    def of(cls, items: Sequence[str], language: str, nothing: str) -> Self:
        things = cls.__new__(cls, joined(items, language) or nothing)
        things.items = items
        things.language = language
        things.known = all(getattr(item, "known", True) for item in items)
        return things


def joined(items: Sequence[str], language: str, case: str = "nom") -> str:
    """Names as a list: equal ones are counted ("Crystal ×3"), the last is joined with "and"."""
    from babel.lists import format_list  # noqa: PLC0415 - only those who say something load it

    names = [name_of(item, case) for item in items]
    counted = {name: names.count(name) for name in names}
    shown = [name if count == 1 else f"{name} ×{count}" for name, count in counted.items()]
    return format_list(shown, style="standard", locale=language) if shown else ""


def name_of(thing: str, case: str = "nom") -> str:
    forms = thing.forms if isinstance(thing, Thing) else {}
    return forms.get(case) or str(thing)


def _who(thing: str) -> str:
    if isinstance(thing, Things):
        if len(thing.items) == 1:
            return _who(thing.items[0])
        return "team" if any(_who(item) == "you" for item in thing.items) else "others"
    return "you" if isinstance(thing, Thing) and thing.you else "other"


def _list(things: str, case: str = "nom", by: str = "") -> str:
    if not isinstance(things, Things) or not things.items:
        return name_of(things, case)
    return (
        by.join(name_of(item, case) for item in things.items) if by else joined(things.items, things.language, case)
    )


def _yes(answer: bool) -> str:
    return "yes" if answer else "no"


def functions() -> dict[str, Any]:
    """The functions messages can call, for `FluentBundle`."""
    from fluent.runtime.types import FluentInt  # noqa: PLC0415 - see `joined`

    return {
        "WHO": _who,
        "NAME": name_of,
        "HAS": lambda thing, case: _yes(isinstance(thing, Thing) and case in thing.forms),
        "KNOWN": lambda thing: _yes(getattr(thing, "known", True)),
        "COUNT": lambda things: FluentInt(len(things.items) if isinstance(things, Things) else 1),
        "LIST": _list,
        "SIGN": lambda number: "minus" if int(number) < 0 else "plus",
        "ABS": lambda number: FluentInt(abs(int(number))),
    }
