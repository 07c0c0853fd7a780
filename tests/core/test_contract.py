"""The small parts of the contract: settings, notation, events, layers, state fields."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tools.imports import Arrow, arrows, cycles, game_of, layer

import igroteka
from igroteka import games
from igroteka.core.decision import Choice, seats_in
from igroteka.core.errors import BadPosition, BadSetting
from igroteka.core.event import make_event
from igroteka.core.game import Setting
from igroteka.core.notation import read_words
from igroteka.core.rng import seeded

SRC = Path(igroteka.__file__).parent


def test_a_setting_takes_what_people_type_and_refuses_the_rest() -> None:
    flag = Setting("expert", False, [False, True])
    assert flag.read("yes") is True and flag.read(False) is False
    many = Setting("sets", ["a"], ["a", "b", "c"], many=True)
    assert many.read("c,a") == ["a", "c"] and many.read(["b"]) == ["b"]
    for wrong in ("", "a,a", "d", [], 7, ["a", "d"], None):
        with pytest.raises(BadSetting):
            many.read(wrong)
    with pytest.raises(BadSetting):
        flag.read("perhaps")


def test_unknown_games_settings_and_seat_counts_are_refused() -> None:
    with pytest.raises(BadSetting):
        games.find("chess")
    game = games.find("mindbug")
    with pytest.raises(BadSetting):
        game.new({"moon": 1})
    with pytest.raises(BadSetting):
        game.new({}, seats=17)


@pytest.mark.parametrize("text", ["mine", "mine: a; mine: b", "1: a", "Mine: a", ": a"])
def test_words_that_describe_no_position_are_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        read_words(text)


def test_a_secret_argument_is_told_to_those_who_may_know() -> None:
    event = make_event("draw", {"seat": "seat:1", "card": "card:gorillion:12"}, [0] * 12 + [0b10])
    assert event.seen_by(1)["card"] == "card:gorillion:12"
    assert event.seen_by(0)["card"] is None and event.seen_by(None)["card"] is None
    assert event.seen_by(0)["seat"] == "seat:1"


def test_a_choice_names_the_things_it_touches() -> None:
    assert Choice("swap", one="card:a:1", cards=["card:b:2", "card:c:3"], count=2).things() == [
        "card:a:1",
        "card:b:2",
        "card:c:3",
    ]


def test_a_mask_lists_its_seats() -> None:
    assert seats_in(0) == [] and seats_in(0b1010) == [1, 3]


MAY_IMPORT = {
    "core": (),
    "text": ("core",),
    "games": ("core", "text"),  # the list of games; a game itself knows core/ alone
    "bots": ("core",),
    "lab": ("core", "games", "bots"),
    "server": ("core", "text", "games", "bots", "lab"),
    "terminal": ("core", "text", "games", "bots"),
    "client": ("core",),
    "envs": ("core", "text", "games", "bots"),
    "cli": ("core", "text", "games", "bots", "lab", "server", "terminal"),
}
"""Which part of the package may import which others (docs/imports.svg draws it)."""


def test_imports_point_one_way() -> None:
    """No layer knows a higher one, no game knows another or anything but core/, no bot knows a game."""
    for arrow in arrows():
        importer, imported = layer(arrow.importer), layer(arrow.imported)
        if not importer or not imported:
            continue  # the package itself: its version, and whether the engine is compiled
        assert importer in MAY_IMPORT, f"{arrow.importer} belongs to no layer that has a rule here"
        if game_of(arrow.importer):
            own = imported == "games" and game_of(arrow.imported) == game_of(arrow.importer)
            assert own or imported == "core", f"{arrow}: a game knows itself and core/ alone"
        elif importer != imported:
            assert imported in MAY_IMPORT[importer], f"{arrow}: {importer} may not know {imported}"


def test_no_modules_import_each_other() -> None:
    """Whatever imports something is above it; a cycle would have to be read, changed and tested as one piece."""
    rings = cycles(arrows())
    assert not rings, "\n" + "\n".join("cycle: " + ", ".join(map(str, ring)) for ring in rings)


def test_a_cycle_is_found_and_told() -> None:
    straight = [Arrow("a", "b", 1), Arrow("b", "c", 2), Arrow("a", "c", 3)]
    assert cycles(straight) == []
    ring = [Arrow("b", "c", 2), Arrow("c", "d", 5), Arrow("d", "b", 9)]
    assert cycles([*straight, *ring[1:]]) == [ring]
    assert str(ring[2]) == "d imports b (line 9)"


@pytest.mark.parametrize("name", games.NAMES)
def test_every_attribute_of_a_state_survives_copying_and_loading(name: str) -> None:
    """What a state's class annotates is in its copies and in what is loaded from its dump."""
    source = (SRC / "games" / name / "state.py").read_text(encoding="utf-8")
    state_class = next(
        node
        for node in ast.parse(source).body
        if isinstance(node, ast.ClassDef) and any(getattr(base, "id", "") == "State" for base in node.bases)
    )
    annotated = {
        item.target.id
        for item in state_class.body
        if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name) and item.target.id != "FIELDS"
    }
    game = games.find(name)
    settings, seats = game.variants()[-1]
    state = game.new(settings, seats, 1)
    rng = seeded(2)
    for _ in range(40):
        if state.outcome is None:
            decision = state.decisions[0]
            state.apply(seats_in(decision.seats)[0], decision.options[rng.below(len(decision.options))])
    for twin in (state.copy(), game.load(state.dump())):
        assert twin.digest() == state.digest()
        for attribute in annotated:
            value = getattr(state, attribute)
            if isinstance(value, int | str | list | tuple):
                assert getattr(twin, attribute) == value, attribute


DOCTESTS = """
import doctest, importlib, pkgutil, igroteka
failed = tried = 0
for module in pkgutil.walk_packages(igroteka.__path__, "igroteka."):
    if module.name.split(".")[1] in ("core", "games", "bots", "lab", "text"):
        found = doctest.testmod(importlib.import_module(module.name))
        failed, tried = failed + found.failed, tried + found.attempted
print(failed, tried > 5)
"""


def test_the_examples_in_docstrings_run() -> None:
    """Interpreted, because compiled functions do not show theirs."""
    env = {**os.environ, "IGROTEKA_INTERPRETED": "1"}
    done = subprocess.run([sys.executable, "-c", DOCTESTS], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.strip().endswith("0 True"), done.stdout
