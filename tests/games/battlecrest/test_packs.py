"""Packs: what the check says, what the loader takes, and that whatever passes the check can be played."""

from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka import COMPILED
from igroteka.cli import main
from igroteka.core.errors import BadFile
from igroteka.core.rng import seeded
from igroteka.games.battlecrest import GAME, library
from igroteka.games.battlecrest.field import EDGE_NAMES
from igroteka.games.battlecrest.library import OWN, OWN_FOLDER, load_shelf
from igroteka.games.battlecrest.pack import BONUS_NAMES, PASSIVE_NAMES, TRIGGER_NAMES, WHEN_NAMES, read_pack
from igroteka.games.battlecrest.view import PACK_PROBLEMS
from igroteka.text import LANGUAGES, Words
from tests.games.battlecrest.table import PACKS, game_of

HERO = (PACKS / "anna.yaml").read_text()
FIELD = (PACKS / "plain.yaml").read_text()


def problems(text: str) -> list[tuple[int, str]]:
    return [(problem.line, problem.key) for problem in read_pack(text)[1]]


@pytest.mark.parametrize("name", OWN)
def test_our_packs_are_good_and_say_that_their_values_are_ours(name: str) -> None:
    text = (OWN_FOLDER / f"{name}.yaml").read_text()
    pack, wrong = read_pack(text)
    assert pack is not None and not wrong
    assert "Igroteka" in pack.note
    assert all(pack.names[language] for language in LANGUAGES)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("defence: 1, crest: red", "defence: x, crest: red", "bad-number"),
        ("defence: 1, crest: red", "defence: 1, crest: green", "not-one-of"),
        ("defence: 1, crest: red", "defense: 1, crest: red", "unknown-field"),
        ("range: close", "range: near", "bad-range"),
        ("range: long 4", "range: long", "bad-range"),
        ("{attack: 2, crest: red, range: close}", "{atack: 2, range: close}", "not-one-of"),
        ("{attack: 2, crest: red, range: close}", "[]", "not-ability"),
        ("healthy: {start: 1, flip: 5}", "healthy: {start: 1, flip: 6}", "bad-number"),
        ("healthy: {start: 1, flip: 5}", "healthy: {start: 1}", "missing-field"),
        ("star: [{ready: 1}]", "passive: [{defence: 1, when: target_far}]", "when-needs-target"),
        ("star: [{ready: 1}]", "star: [{ready: 1}], passive: [{attack: 1}]", "one-kind-of-ability"),
        ("star: [{ready: 1}]", "passive: [{passes_enemies: false}]", "not-flag"),
        ("crests: {red: Red, blue: Blue}", "crests: []", "bad-crests"),
        ("crests: {red: Red, blue: Blue}", 'crests: {red: "", blue: Blue}', "empty-name"),
        ("- id: bow", "- id: sword", "same-id"),
        ("id: anna", "id: Anna!", "bad-id"),
        ("abilities: [star, star]", "abilities: star", "not-list"),
        ("abilities: [star, star]", "abilities: []", "list-length"),
        ("name: Sweep", "name: [Sweep]", "not-mapping"),
        ("id: anna", "id: [anna]", "not-word"),
    ],
)
def test_a_mistake_in_a_hero_is_found_with_its_line(old: str, new: str, key: str) -> None:
    line = HERO[: HERO.index(old)].count("\n") + 1
    assert (line, key) in problems(HERO.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('"..MH.."', '"..MH."', "layout-shape"),
        ('"..MH.."', '"...H.."', "layout-count"),
        ('["..MH..", ".L.L.L"', '["M..H..", ".L.L.L"', "layout-minions"),
        ('["..MH..", ".L.L.L"', '["..HM..", ".L.L.L"', "layout-heroes"),
        ('["..MH..", ".L.L.L", "......"', '["MH....", "...L.L", "...L.."', "layout-start"),
        ("star: [{heal: 1}]", "passive: [{attack: 1}]", "location-star"),
        ("{signpost: south}", "{signpost: north}", "signpost-back"),
        ("{bonus: [attack]}", "{bonus: [attack], hazard: true}", "one-kind-of-effect"),
        ("{bonus: [attack]}", "{bonus: [attak]}", "not-one-of"),
    ],
)
def test_a_mistake_in_a_battlefield_is_found_with_its_line(old: str, new: str, key: str) -> None:
    line = FIELD[: FIELD.index(old)].count("\n") + 1
    assert (line, key) in problems(FIELD.replace(old, new, 1))


def test_what_stands_twice_or_nowhere_is_found_too() -> None:
    assert problems(HERO.replace("id: anna", "id: anna\nid: anna")) == [(3, "field-twice")]
    assert problems(HERO.replace("pack: hero\n", "")) == [(1, "no-kind")]
    second = FIELD[: FIELD.index("- id: tower")].count("\n") + 1
    assert problems(FIELD.replace("number: 2", "number: 1")) == [(second, "same-number")]


def test_a_start_cell_needs_room_beside_it() -> None:
    rows = '["LL.HM.", "L..L..", "......", "......", "..L...", "..HM.L"]'
    line = next(line for line in FIELD.splitlines() if line.startswith("layout:"))
    assert problems(FIELD.replace(line, f"layout: {rows}")) == [(6, "layout-room")]


def test_what_is_no_pack_at_all_is_told_too() -> None:
    assert problems("") == [(1, "empty")]
    assert problems("a: [1")[0][1] == "not-yaml"
    assert problems("- a\n- b") == [(1, "no-kind")]


def test_every_mistake_of_a_file_is_told_at_once() -> None:
    text = HERO.replace("move: 1", "move: many").replace("range: close", "range: 1")
    assert len(problems(text)) > 3


def test_the_command_explains_in_three_languages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text(HERO)
    bad.write_text(HERO.replace("range: close", "range: near"))
    for language, line in (("en", "line 13"), ("uk", "рядок 13"), ("ru", "строка 13")):
        assert main(["pack", "check", str(good), "--lang", language]) == 0
        assert main(["pack", "check", str(bad), "--lang", language]) == 1
        assert line in capsys.readouterr().out
    assert main(["pack", "check", str(tmp_path / "none.yaml")]) == 2


def test_every_mistake_has_words() -> None:
    sources = Path(library.__file__).parent
    text = "".join((sources / name).read_text() for name in ("reading.py", "pack.py", "library.py"))
    for key in PACK_PROBLEMS:
        assert f'"{key}"' in text or key in ("same-id", "same-number"), key
    for language in LANGUAGES:
        assert Words(language).has("battlecrest-pack-not-yaml")


def test_packs_of_the_user_folder_are_offered_and_broken_ones_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(library.platformdirs, "user_data_dir", lambda *args, **kwargs: str(tmp_path))
    folder = tmp_path / "packs"
    folder.mkdir()
    (folder / "anna.yaml").write_text(HERO)
    (folder / "again.yml").write_text(HERO)
    (folder / "bad.yaml").write_text("pack: hero")
    (folder / "plain.yaml").write_text(FIELD)
    shelf = load_shelf()
    assert {"anna", "plain"} <= set(shelf.marks)
    assert [path.name for path, _ in shelf.broken] == ["anna.yaml", "bad.yaml"]
    game = type(GAME)(shelf)
    hero1 = next(setting for setting in game.settings if setting.name == "hero1")
    assert "anna" in hero1.choices
    assert game.new({"hero1": "anna", "hero2": "torv", "battlefield": "plain"}, 2, 1).decisions
    assert main(["pack", "list", "--lang", "en"]) == 0
    assert "missing" in capsys.readouterr().out


def test_a_position_is_not_loaded_with_an_edited_pack() -> None:
    texts = [(PACKS / f"{name}.yaml").read_text() for name in ("anna", "borys", "plain")]
    data = game_of(texts).new({}, 2, 1).dump()
    edited = game_of([texts[0].replace("defence: 3", "defence: 2"), *texts[1:]])
    with pytest.raises(BadFile):
        edited.load(data)


def test_names_come_from_packs_in_the_readers_language() -> None:
    assert Words("uk").thing("battlecrest", "hero:mutiny:1") == "Бунтар"
    assert Words("ru").thing("battlecrest", "action:akhena.staff.0:0") == "Золочёный посох"
    assert Words("en").thing("battlecrest", "cell:c4") == "c4"
    assert GAME.name_of("seat:0", "en") is None


# --- any pack that passes the check can be played ------------------------------------------------------------------

CRESTS = ("red", "blue")
small = st.integers(0, 4)
ranges = st.one_of(st.sampled_from(["close", "mid"]), st.integers(2, 10).map("long {}".format))
crest = st.sampled_from(CRESTS)


def abilities(simple: list[str], crests: bool) -> st.SearchStrategy[list[Any]]:
    def build(kind: str, value: int, span: str, bonus: str | None, targets: int) -> dict[str, Any]:
        made: dict[str, Any] = {kind: span if kind == "turn_location" else value}
        if kind in ("attack", "push", "wound"):
            made["range"] = span
        if bonus and crests and kind in ("attack", "march", "push"):
            made["crest"] = bonus
        if kind == "attack":
            made["targets"] = targets
        return made

    kinds = st.sampled_from(["attack", "attack", "march", "push", "wound", "heal", "ready", "turn_location"])
    one = st.builds(build, kinds, st.integers(1, 4), ranges, st.one_of(st.none(), crest), st.integers(1, 3))
    return st.lists(st.one_of(one, st.sampled_from(simple)) if simple else one, min_size=1, max_size=4)


def specials(card: str) -> st.SearchStrategy[dict[str, Any]]:
    simple = {"hero": ["flip"], "location": ["flip"], "companion": []}[card]
    star = abilities(simple, card != "location").map(lambda listed: {"name": "Star", "star": listed})
    if card == "location":
        return star

    def change(kind: str, value: int, when: str, who: str) -> dict[str, Any]:
        return {kind: value if kind in BONUS_NAMES else True, "when": when, "for": who}

    lasting = st.builds(
        change,
        st.sampled_from(PASSIVE_NAMES),
        st.integers(1, 3),
        st.sampled_from(WHEN_NAMES),
        st.sampled_from(["hero", "companion"]),
    )
    passive = st.lists(lasting, min_size=1, max_size=4).map(lambda listed: {"name": "Lasting", "passive": listed})
    after = st.builds(
        lambda trigger, listed: {"name": "After", "after": trigger, "do": listed},
        st.sampled_from(TRIGGER_NAMES),
        abilities(simple, True),
    )
    return st.one_of(star, passive, after)


@st.composite
def heroes(draw: st.DrawFn, ident: str) -> dict[str, Any]:
    columns = draw(st.integers(1, 5))
    faces = st.fixed_dictionaries(
        {"name": st.just("Face"), "move": small, "defence": small, "crest": crest},
        optional={"defence_crest": crest},
    )
    actions = []
    for number in range(columns):
        pair = []
        for _ in range(2):
            pair.append({**draw(faces), "abilities": draw(abilities(["star", "flip"], True))})
        actions.append({"id": f"card{number}", "faces": pair})
    start, restart = draw(st.integers(1, columns)), draw(st.integers(1, columns))
    pack: dict[str, Any] = {
        "pack": "hero",
        "id": ident,
        "name": ident,
        "crests": {"red": "Red", "blue": "Blue"},
        "hero": {"ability": draw(specials("hero"))},
        "health": {
            "healthy": {"start": start, "flip": draw(st.integers(start + 1, columns + 1))},
            "wounded": {"start": restart, "skull": draw(st.integers(restart + 1, columns + 1)), "crest": draw(crest)},
        },
        "actions": actions,
    }
    if draw(st.booleans()):
        pack["hero"]["other"] = draw(specials("hero"))
    if draw(st.booleans()):
        face = st.fixed_dictionaries({"move": small, "defence": small})
        pack["companion"] = {
            "id": "pet",
            "name": "Pet",
            "healthy": draw(face),
            "wounded": draw(face),
            "ability": draw(specials("companion")),
        }
        if draw(st.booleans()):
            pack["companion"]["other"] = draw(specials("companion"))
    return pack


@st.composite
def battlefields(draw: st.DrawFn) -> dict[str, Any]:
    marks = draw(st.permutations("LLLLLLHHMM" + "." * 26)) if draw(st.booleans()) else None
    rows = ["".join(marks[n * 6 : n * 6 + 6]) for n in range(6)] if marks else yaml.safe_load(FIELD)["layout"]
    bonus = st.lists(st.sampled_from(BONUS_NAMES), min_size=1, max_size=3).map(lambda listed: {"bonus": listed})
    post = st.sampled_from(EDGE_NAMES).map(lambda edge: {"signpost": edge})
    effect = st.one_of(bonus, post, st.just({"hazard": True}), st.just({"hazard": True, "active": False}))
    face = st.dictionaries(st.sampled_from(EDGE_NAMES), st.one_of(effect, st.lists(effect, max_size=2)))
    return {
        "pack": "battlefield",
        "id": "field",
        "name": "Field",
        "layout": rows,
        "locations": [
            {
                "id": f"place{number}",
                "name": "Place",
                "number": number + 1,
                "ability": draw(specials("location")),
                "faces": [draw(face), draw(face)],
            }
            for number in range(6)
        ],
    }


def plays(texts: list[str], count: int, seed: int) -> None:
    """Random games, in turn for 2, 3 and 4 seats."""
    game = game_of(texts)
    rng = seeded(seed)
    for number in range(count):
        seats = (2, 3, 4)[number % 3]
        state = game.new({}, seats, seed + number)
        while state.outcome is None:
            assert state.moves < game.bound(state.settings, seats)
            decision = state.decisions[0]
            options = decision.options
            state.apply(decision.seats.bit_length() - 1, options[rng.below(len(options))])


def chosen_packs(field: dict[str, Any], sets: tuple[dict[str, Any], ...]) -> list[str]:
    """Those that pass the check, filled up with test packs to four heroes and a battlefield."""
    heroes_made = [yaml.safe_dump(pack) for pack in sets]
    spare = [(PACKS / f"{name}.yaml").read_text() for name in ("anna", "borys", "vira", "hlib")]
    land = yaml.safe_dump(field)
    return [*[text for text in [*heroes_made, *spare] if not problems(text)][:4], FIELD if problems(land) else land]


FOUR = st.tuples(*[heroes(f"hero{n}") for n in range(4)])


@settings(max_examples=25)
@given(field=battlefields(), sets=FOUR, seed=st.integers(0, 2**30))
def test_any_pack_that_passes_the_check_can_be_played(
    field: dict[str, Any], sets: tuple[dict[str, Any], ...], seed: int
) -> None:
    plays(chosen_packs(field, sets), 12, seed)


@settings(max_examples=2)
@given(field=battlefields(), sets=FOUR, seed=st.integers(0, 2**30))
def test_a_pack_that_passes_the_check_plays_a_thousand_random_games(
    field: dict[str, Any], sets: tuple[dict[str, Any], ...], seed: int
) -> None:
    plays(chosen_packs(field, sets), 1000 if COMPILED else 30, seed)
