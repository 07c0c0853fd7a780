"""Packs by chance: everything the format allows, valid as they are made, and random games with them."""

import random
from typing import Any

import yaml
from hypothesis import strategies as st

from igroteka.core.rng import seeded
from igroteka.games.battlecrest.cards.format import (
    BONUS_NAMES,
    PASSIVE_NAMES,
    TARGET_FAR,
    TRIGGER_NAMES,
    WHEN_NAMES,
)
from igroteka.games.battlecrest.cards.layout import EDGE_NAMES, SIZE
from igroteka.games.battlecrest.cards.parser import read_pack
from tests.games.battlecrest.table import PACKS, game_of

PLAIN = yaml.safe_load((PACKS / "plain.yaml").read_text())
CRESTS = ("red", "blue", "green", "white", "black", "gold")

Made = dict[str, Any]


def up_to(most: int, least: int = 0) -> st.SearchStrategy[int]:
    """A number of the format: mostly small, as on cards people print, but all the way to the limit."""
    return st.one_of(st.integers(least, min(most, 3)), st.integers(least, min(most, 3)), st.integers(least, most))


names = st.one_of(
    st.just("Name"),
    st.fixed_dictionaries({"en": st.just("Name")}, optional={"uk": st.just("Назва"), "ru": st.just("Имя")}),
)
spans = st.one_of(st.sampled_from(["close", "mid"]), st.integers(2, 10).map("long {}".format))


@st.composite
def abilities(draw: st.DrawFn, card: str, crests: tuple[str, ...]) -> list[Any]:
    """One to four abilities of an action card, a hero, a companion or a location."""
    simple = {"action": ["star", "flip"], "hero": ["flip"], "location": ["flip"], "companion": []}[card]
    kinds = [*simple, "attack", "attack", "march", "push", "wound", "heal", "ready", "turn_location"]
    made: list[Any] = []
    for kind in draw(st.lists(st.sampled_from(kinds), min_size=1, max_size=4)):
        if kind in simple:
            made.append(kind)
            continue
        ability: Made = {kind: draw(spans if kind == "turn_location" else up_to(9, 0 if kind == "attack" else 1))}
        if kind in ("attack", "push", "wound"):
            ability["range"] = draw(spans)
        if kind in ("attack", "march", "push") and crests and draw(st.booleans()):
            ability["crest"] = draw(st.sampled_from(crests))
        if kind == "attack" and draw(st.booleans()):
            ability["targets"] = draw(up_to(9, 1))
        made.append(ability)
    return made


# What may last and while what; conditions about a target are for attacks alone.
LASTING = [
    (kind, when)
    for kind in PASSIVE_NAMES
    for when in ("", *(WHEN_NAMES if kind == "attack" else WHEN_NAMES[:TARGET_FAR]))
]


@st.composite
def passives(draw: st.DrawFn) -> Made:
    """A lasting change."""
    kind, when = draw(st.sampled_from(LASTING))
    made: Made = {kind: draw(st.integers(1, 3)) if kind in BONUS_NAMES else True}
    if when:
        made["when"] = when
    if draw(st.booleans()):
        made["for"] = draw(st.sampled_from(["hero", "companion"]))
    return made


@st.composite
def specials(draw: st.DrawFn, card: str, crests: tuple[str, ...] = ()) -> Made:
    """The special ability of a hero, a companion or a location (which has a star's alone)."""
    made: Made = {"name": draw(names)}
    sort = "star" if card == "location" else draw(st.sampled_from(["star", "passive", "after"]))
    if sort == "passive":
        made["passive"] = draw(st.lists(passives(), min_size=1, max_size=4))
    elif sort == "after":
        made |= {"after": draw(st.sampled_from(TRIGGER_NAMES)), "do": draw(abilities(card, crests))}
    else:
        made["star"] = draw(abilities(card, crests))
    return made


@st.composite
def faces(draw: st.DrawFn, crests: tuple[str, ...]) -> Made:
    """One face of an action card."""
    made: Made = {
        "name": draw(names),
        "move": draw(up_to(9)),
        "defence": draw(up_to(9)),
        "crest": draw(st.sampled_from(crests)),
        "abilities": draw(abilities("action", crests)),
    }
    if draw(st.booleans()):
        made["defence_crest"] = draw(st.sampled_from(crests))
    return made


@st.composite
def companions(draw: st.DrawFn, crests: tuple[str, ...]) -> Made:
    made: Made = {"id": "pet", "name": draw(names), "ability": draw(specials("companion", crests))}
    for side in ("healthy", "wounded"):
        made[side] = {"move": draw(up_to(9)), "defence": draw(up_to(9))}
        if draw(st.booleans()):
            made[side]["defence_crest"] = draw(st.sampled_from(crests))
    if draw(st.booleans()):
        made["other"] = draw(specials("companion", crests))
    return made


@st.composite
def heroes(draw: st.DrawFn, ident: str) -> Made:
    """A hero's set."""
    crests = CRESTS[: draw(st.integers(1, len(CRESTS)))]
    columns = draw(st.integers(1, 5))
    start, restart = draw(st.integers(1, columns)), draw(st.integers(1, columns))
    made: Made = {
        "pack": "hero",
        "id": ident,
        "name": draw(names),
        "crests": {crest: draw(names) for crest in crests},
        "hero": {"ability": draw(specials("hero", crests))},
        "health": {
            "healthy": {"start": start, "flip": draw(st.integers(start + 1, columns + 1))},
            "wounded": {
                "start": restart,
                "skull": draw(st.integers(restart + 1, columns + 1)),
                "crest": draw(st.sampled_from(crests)),
            },
        },
        "actions": [
            {"id": f"card{number}", "faces": [draw(faces(crests)), draw(faces(crests))]} for number in range(columns)
        ],
    }
    if draw(st.booleans()):
        made["note"] = "Made by chance."
    if draw(st.booleans()):
        made["hero"]["other"] = draw(specials("hero", crests))
    if draw(st.booleans()):
        made["companion"] = draw(companions(crests))
    return made


def layout(seed: int) -> list[str]:
    """Any layout that the check takes: cells drawn until one fits."""
    chance = random.Random(seed)
    while True:
        marks = list("LLLLLLHHMM" + "." * (SIZE * SIZE - 10))
        chance.shuffle(marks)
        for mark in "HM":  # a start cell has to lie near a location and its hero: draw these again until they do
            marks = [cell if cell != mark else "." for cell in marks]
            near = {"H": "L", "M": "H"}[mark]
            free = [place for place, cell in enumerate(marks) if cell == "." and near in neighbours(marks, place)]
            for place in chance.sample(free, min(2, len(free))):
                marks[place] = mark
        rows = ["".join(marks[row * SIZE : row * SIZE + SIZE]) for row in range(SIZE)]
        if not read_pack(yaml.safe_dump(PLAIN | {"layout": rows}))[1]:
            return rows


def neighbours(marks: list[str], place: int) -> list[str]:
    row, column = divmod(place, SIZE)
    return [
        marks[r * SIZE + c]
        for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        if 0 <= r < SIZE and 0 <= c < SIZE
    ]


@st.composite
def edges(draw: st.DrawFn) -> Made:
    """The symbols of one face of a location: none, one or up to three on each edge."""
    made: Made = {}
    for edge in draw(st.lists(st.sampled_from(EDGE_NAMES), unique=True)):
        bonus = st.lists(st.sampled_from(BONUS_NAMES), min_size=1, max_size=4).map(lambda listed: {"bonus": listed})
        post = st.sampled_from([other for other in EDGE_NAMES if other != edge]).map(lambda exit: {"signpost": exit})
        effect = st.one_of(bonus, post, st.just({"hazard": True}))
        shown = st.tuples(effect, st.sampled_from([{}, {}, {"active": True}, {"active": False}]))
        symbol = shown.map(lambda pair: pair[0] | pair[1])
        made[edge] = draw(st.one_of(symbol, st.lists(symbol, max_size=3)))
    return made


@st.composite
def battlefields(draw: st.DrawFn) -> Made:
    numbers = draw(st.lists(st.integers(1, 99), min_size=6, max_size=6, unique=True))
    crests = CRESTS[: draw(st.integers(0, 2))]
    made: Made = {
        "pack": "battlefield",
        "id": "field",
        "name": draw(names),
        "layout": layout(draw(st.integers(0, 10**6))),
        "locations": [
            {
                "id": f"place{place}",
                "name": draw(names),
                "number": number,
                "ability": draw(specials("location", crests)),
                **({"other": draw(specials("location", crests))} if draw(st.booleans()) else {}),
                "faces": [draw(edges()), draw(edges())],
            }
            for place, number in enumerate(numbers)
        ],
    }
    if crests:
        made["crests"] = {crest: draw(names) for crest in crests}
    if draw(st.booleans()):
        made["note"] = "Made by chance."
    return made


pack_sets = st.tuples(*[heroes(f"hero{number}") for number in range(4)], battlefields()).map(
    lambda packs: [yaml.safe_dump(pack, sort_keys=False) for pack in packs]
)
"""Four heroes and a battlefield, as files."""

seeds = st.integers(0, 2**30)


def plays(texts: list[str], count: int, seed: int) -> None:
    """Random games with these packs, in turn for 2, 3 and 4 seats."""
    game = game_of(texts)
    rng = seeded(seed)
    for number in range(count):
        seats = (2, 3, 4)[number % 3]
        state = game.new({}, seats, seed + number)
        while state.outcome is None:
            assert state.moves < game.bound(state.settings, seats)
            decision = state.decisions[0]
            options = decision.options
            state.apply(decision.seat(), options[rng.below(len(options))])
