"""Packs: what the check says, what the loader takes, and that whatever passes the check can be played."""

from pathlib import Path

import platformdirs
import pytest
from hypothesis import given, settings

from igroteka import COMPILED
from igroteka.cli import main
from igroteka.core.errors import BadFile
from igroteka.games.battlecrest import GAME
from igroteka.games.battlecrest.cards import library
from igroteka.games.battlecrest.cards.format import (
    BONUS_NAMES,
    PASSIVE_NAMES,
    TRIGGER_NAMES,
    WHEN_NAMES,
    Ability,
    Battlefield,
    Hero,
    Special,
)
from igroteka.games.battlecrest.cards.library import OWN, OWN_FOLDER, load_library
from igroteka.games.battlecrest.cards.parser import read_pack
from igroteka.games.battlecrest.explain import PACK_PROBLEMS
from igroteka.text import LANGUAGES, Words
from tests.games.battlecrest.made_packs import pack_sets, plays, seeds
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
    assert all(ours in pack.note[said] for ours, said in (("Igroteka", "en"), ("Ігротек", "uk"), ("Игротек", "ru")))
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
        ("id: wall", "id: hero", "id-kept"),
        (
            "{name: Gust, star: [{push: 1, range: mid}]}",
            "{name: G, star: [{push: 1, crest: red, range: mid}]}",
            "nothing-fits",
        ),
        ('"..MH.."', '"...H.."', "layout-count"),
        ('["..MH..", ".L.L.L"', '["M..H..", ".L.L.L"', "layout-minions"),
        ('["..MH..", ".L.L.L"', '["..HM..", ".L.L.L"', "layout-heroes"),
        ('["..MH..", ".L.L.L", "......"', '["MH....", "...L.L", "...L.."', "layout-start"),
        ("star: [{heal: 1}]", "passive: [{attack: 1}]", "location-star"),
        ("{signpost: south}", "{signpost: north}", "signpost-back"),
        ("{bonus: [attack]}", "{bonus: [attack], hazard: true}", "one-kind-of-effect"),
        ("{bonus: [attack]}", "{bonus: [attak]}", "not-one-of"),
        ("{bonus: [attack]}", "{hazard: false}", "not-flag"),
        ("{bonus: [attack]}", "[{hazard: true}, {hazard: true}, {hazard: true}, {hazard: true}]", "list-length"),
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


@pytest.mark.parametrize(
    "rows",
    [
        '["LL.HM.", "L..L..", "......", "......", "..L...", "..HM.L"]',
        '["..L...", "MLHM..", "H.....", "L.L...", ".L....", ".....L"]',  # enough, but others may take it
    ],
)
def test_a_start_cell_needs_room_beside_it(rows: str) -> None:
    line = next(line for line in FIELD.splitlines() if line.startswith("layout:"))
    assert problems(FIELD.replace(line, f"layout: {rows}")) == [(6, "layout-room")]


def test_what_is_no_pack_at_all_is_told_too() -> None:
    assert problems("") == [(1, "empty")]
    assert problems("- a\n- b") == [(1, "no-kind")]


@pytest.mark.parametrize(
    ("text", "line", "key"),
    [
        ("pack: hero\n\tid: anna", 2, "yaml-tab"),
        ("pack: hero\nid: @anna", 2, "yaml-character"),
        ("pack: hero\nname: 'Anna", 2, "yaml-quote"),
        ("pack: hero\ncrests: {red: Red\nid: anna", 3, "yaml-bracket"),
        ("pack: hero\nname: Anna: the first", 2, "yaml-colon"),
        ("pack: hero\nid\nname: Anna", 3, "yaml-no-colon"),
        ("pack: hero\n  id: anna\n name: A", 2, "yaml-colon"),
        ("pack:\n  - a\n b: 1", 3, "yaml-indent"),
        ("pack: &a hero\nid: *b", 2, "not-yaml"),
    ],
)
def test_what_is_not_yaml_is_told_in_the_readers_language(text: str, line: int, key: str) -> None:
    assert problems(text) == [(line, key)]
    for language in LANGUAGES:
        assert "expected" not in Words(language).say(f"battlecrest-pack-{key}") or language == "en"


def test_a_wrong_layout_is_told_at_the_row_that_is_wrong() -> None:
    def rows(*marks: str) -> str:
        line = next(line for line in FIELD.splitlines() if line.startswith("layout:"))
        return FIELD.replace(line, "layout:\n" + "\n".join(f'  - "{mark}"' for mark in marks))

    good = ("..MH..", ".L.L.L", "......", "......", "L.L.L.", "..HM..")
    assert not problems(rows(*good)), "the first row stands in line 7"
    assert problems(rows(*good[:2], ".....", *good[3:])) == [(9, "layout-shape")]
    assert problems(rows(*good[:3], "..x...", *good[4:])) == [(10, "layout-shape")]
    assert problems(rows(*good[:5], ".HM...")) == [(12, "layout-heroes")]
    assert problems(rows(*good[:5], "..H.M.")) == [(12, "layout-minions")]


def test_a_list_that_is_wrong_is_told_without_what_follows_from_it() -> None:
    """No "from 1 to 0" for the health of a hero without cards, no unknown crests where the list of crests is bad."""
    start = HERO.index("actions:")
    assert [key for _, key in problems(HERO[:start] + "actions: []\n")] == ["list-length"]
    assert {key for _, key in problems(HERO.replace("crests: {red: Red, blue: Blue}", "crests: []"))} == {
        "bad-crests"
    }
    assert problems(HERO.replace("{red: Red, blue: Blue}", "{red: Red, red: Blue, blue: Blue}")) == [(4, "same-id")]


def test_a_companion_cannot_turn_itself_over_and_is_told_so() -> None:
    borys = (PACKS / "borys.yaml").read_text()
    wrong = read_pack(borys.replace("star: [{attack: 2, range: close}]", "star: [flip]"))[1]
    assert [(problem.key, problem.args["value"]) for problem in wrong] == [("nothing-fits", "flip")]


def test_an_id_that_is_taken_is_refused_by_the_check_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platformdirs, "user_data_dir", lambda *args, **kwargs: str(tmp_path))
    file = tmp_path / "mine.yaml"
    file.write_text(HERO.replace("id: anna", "id: torv"))
    pack, wrong = library.check_file(file)
    assert pack is None and [(problem.line, problem.key) for problem in wrong] == [(2, "id-taken")]
    library.make_user_folder()
    (tmp_path / "packs" / "other.yaml").write_text(HERO)
    file.write_text(HERO)
    assert library.check_file(file)[1][0].key == "id-taken"
    (tmp_path / "packs" / "other.yaml").rename(tmp_path / "packs" / "mine.yaml")
    assert library.check_file(file)[0] is not None, "the pack that this file would replace"
    assert library.check_file(OWN_FOLDER / "torv.yaml")[0] is not None


def test_the_list_makes_the_folder_it_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(platformdirs, "user_data_dir", lambda *args, **kwargs: str(tmp_path / "deep"))
    assert main(["pack", "list", "--lang", "en"]) == 0
    assert (tmp_path / "deep" / "packs").is_dir()


def test_a_file_that_is_no_text_is_told(tmp_path: Path) -> None:
    file = tmp_path / "picture.yaml"
    file.write_bytes(b"\xff\xd8\xff")
    problem = library.check_file(file)[1][0]
    assert (problem.line, problem.key) == (1, "not-text")
    assert library.check_file(tmp_path)[1][0].key == "unreadable"


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
    text = "".join((sources / name).read_text() for name in ("reader.py", "parser.py", "library.py"))
    for key in PACK_PROBLEMS:
        assert f'"{key}"' in text or key in ("same-id", "same-number"), key
    for language in LANGUAGES:
        assert all(Words(language).has(f"battlecrest-pack-{key}") for key in PACK_PROBLEMS)


def test_packs_of_the_user_folder_are_offered_and_broken_ones_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(platformdirs, "user_data_dir", lambda *args, **kwargs: str(tmp_path))
    folder = tmp_path / "packs"
    folder.mkdir()
    (folder / "anna.yaml").write_text(HERO)
    (folder / "again.yml").write_text(HERO)
    (folder / "bad.yaml").write_text("pack: hero")
    (folder / "plain.yaml").write_text(FIELD)
    packs = load_library()
    assert {"anna", "plain"} <= set(packs.digests)
    assert [path.name for path, _ in packs.broken] == ["anna.yaml", "bad.yaml"]
    game = type(GAME)(packs)
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


def words_of(abilities: list[Ability], card: str) -> set[str]:
    """What these abilities use of the format."""
    used = set()
    for ability in abilities:
        used |= {f"{card} {ability.kind}", ability.range}
        if ability.crest:
            used.add(f"{ability.kind} crest")
        if ability.targets > 1:
            used.add("targets")
    return used


def special_words(special: Special, card: str) -> set[str]:
    used = words_of([*special.star, *special.effects], card) | {special.trigger}
    for change in special.passives:
        used |= {f"lasting {change.kind}", f"when {change.when}", f"{card} for {change.who}"}
    return used


def hero_words(hero: Hero) -> set[str]:
    used = {f"{len(hero.actions)} cards", f"{len(hero.crests)} crests", "note" if hero.note else ""}
    for side, special in enumerate(hero.specials):
        used |= special_words(special, "hero") | {f"hero face {side}"}
    if hero.companion is not None:
        for side, special in enumerate(hero.companion.specials):
            used |= special_words(special, "companion") | {f"companion face {side}"}
            used |= {"companion crest" for ability in [*special.star, *special.effects] if ability.crest}
        used |= {"companion defence crest" for crest in hero.companion.defence_crest if crest}
    for action in hero.actions:
        for face in action.faces:
            used |= words_of(face.abilities, "action") | {"defence crest" if face.defence_crest else ""}
    return used


def field_words(field: Battlefield) -> set[str]:
    used = {"note" if field.note else ""}
    for location in field.locations:
        for side, special in enumerate(location.specials):
            used |= special_words(special, "location") | {f"location face {side}"}
            used |= {"location crest" for ability in special.star if ability.crest}
        for effects in [edge for face in location.faces for edge in face]:
            used.add(f"{len(effects)} on an edge")
            for effect in effects:
                used |= {f"{effect.kind} {effect.active}", *(f"bonus {name}" for name in effect.bonus)}
    return used


def whole_format() -> set[str]:
    """All that a pack may say, as the check knows it."""
    valued = {"attack", "march", "push", "wound", "heal", "ready", "turn_location"}
    simple = {"action": {"star", "flip"}, "hero": {"flip"}, "companion": set(), "location": {"flip"}}
    return {
        *(f"{card} {kind}" for card, words in simple.items() for kind in valued | words),
        *("close", "mid", "long", "targets", "note", "defence crest", "attack crest", "march crest", "push crest"),
        *TRIGGER_NAMES,
        *(f"lasting {name}" for name in PASSIVE_NAMES),
        *(f"when {name}" for name in WHEN_NAMES),
        *(f"{card} for {who}" for card in ("hero", "companion") for who in ("hero", "companion")),
        *(f"{card} face {side}" for card in ("hero", "companion", "location") for side in (0, 1)),
        *("location crest", "companion crest", "companion defence crest"),
        *(f"{count} cards" for count in range(1, 6)),
        *(f"{count} crests" for count in range(1, 7)),
        *(f"{count} on an edge" for count in range(4)),
        *(f"{kind} {active}" for kind in ("bonus", "hazard", "signpost") for active in (True, False)),
        *(f"bonus {name}" for name in BONUS_NAMES),
    }


def test_the_made_packs_are_good_and_use_the_whole_format() -> None:
    used: set[str] = set()

    @settings(max_examples=60, database=None)
    @given(texts=pack_sets)
    def look(texts: list[str]) -> None:
        for text in texts:
            pack, wrong = read_pack(text)
            assert pack is not None and not wrong
            used.update(hero_words(pack) if isinstance(pack, Hero) else field_words(pack))

    look()
    assert used - {""} == whole_format()


@settings(max_examples=100)
@given(texts=pack_sets, seed=seeds)
def test_any_pack_that_passes_the_check_plays_random_games(texts: list[str], seed: int) -> None:
    plays(texts, 60 if COMPILED else 3, seed)


@settings(max_examples=3)
@given(texts=pack_sets, seed=seeds)
def test_and_a_thousand_of_them(texts: list[str], seed: int) -> None:
    """`make soak` does this for many more packs."""
    plays(texts, 1000 if COMPILED else 30, seed)


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_all_names_are_those_told_one_by_one(language: str) -> None:
    told = GAME.names(language)
    assert {"hero:akhena", "crest:akhena.sky", "action:akhena.staff.1", "companion:mutiny"} <= set(told)
    assert all(GAME.name_of(f"{thing}:0", language) == name for thing, name in told.items())
