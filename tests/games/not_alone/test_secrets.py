"""What nobody may learn, at moments when much is hidden; what may not be taken back once somebody has learned it."""

import json
import os
import subprocess
import sys
from pathlib import Path

from igroteka.core.match import Match
from igroteka.core.rng import seeded
from igroteka.games.not_alone import GAME
from igroteka.games.not_alone.cards.places import COUNT
from tests.contract.laws import imagination_knows_nothing, nothing_leaks
from tests.games.not_alone.table import Table, option
from tests.rules import rule


def honest(table: Table) -> None:
    for seed in range(20):
        nothing_leaks(table.state, seeded(seed))
        imagination_knows_nothing(table.state, seeded(seed))


@rule("NA-110", "NA-047")
def test_half_committed_choices_are_imagined_anew() -> None:
    table = Table(seats=5, double2="river", discard1="lair").do(1, "beach").do(2, "jungle").do(3, "rover")
    honest(table)
    guesses = {table.state.imagine(0, seeded(seed)).played[3] for seed in range(60)}
    assert len(guesses) == 5, "any of the five Places might lie there"
    assert {table.state.imagine(3, seeded(seed)).played[3] for seed in range(9)} == {1 << 5}


@rule("NA-060")
def test_the_creature_reckons_with_what_a_hunted_can_still_have() -> None:
    table = Table(seats=2, discard1="lair jungle").explore("beach")
    guesses = {table.state.imagine(0, seeded(seed)).played[1] for seed in range(60)}
    assert guesses == {1 << 3, 1 << 4, 1 << 5}


def test_what_phobia_showed_is_not_guessed_to_be_laid_down() -> None:
    table = Table(seats=3, hunt="phobia").explore("beach", "lair").do(0, "phobia", "seat 1").do(1, "lair")
    honest(table)
    table.do(1, "rover")
    honest(table)
    guesses = {table.state.imagine(0, seeded(seed)).played[1] for seed in range(60)}
    assert guesses == {1 << 1, 1 << 4, 1 << 5}
    assert len({table.state.imagine(2, seeded(seed)).played[1] for seed in range(60)}) == 5


def test_a_force_field_is_reckoned_with() -> None:
    table = Table(seats=3, hunt="force_field").do(0, "force_field", "beach+rover").do(1, "river")
    honest(table)
    guesses = {table.state.imagine(0, seeded(seed)).played[1] for seed in range(60)}
    assert guesses == {1 << 1, 1 << 2, 1 << 3}


def test_secret_discards_and_exchanges_stay_secret_until_done() -> None:
    table = Table(seats=4, hunt="forbidden_zone").explore("beach", "lair", "river").do(0, "forbidden_zone")
    table.do(2, "rover")
    honest(table)
    table = Table(seats=3, survival1="vortex", double1="artefact", discard1="lair jungle")
    table.explore("beach rover", "river").do(0, "beach").do(1, "vortex", "beach")
    honest(table)
    table.do(1, "jungle")
    honest(table)


def test_behind_a_smokescreen_the_creature_knows_only_how_many() -> None:
    table = Table(seats=3, survival1="smokescreen", discard1="lair river").do(1, "smokescreen", "beach")
    honest(table)
    worlds = [table.state.imagine(0, seeded(seed)) for seed in range(80)]
    assert len({world.discard[1] for world in worlds}) == 10
    assert all(COUNT[world.discard[1]] == 2 and COUNT[world.hand[1]] == 2 for world in worlds)
    assert {table.state.imagine(2, seeded(seed)).discard[1] for seed in range(20)} == {table.state.discard[1]}


def test_a_vortex_behind_a_smokescreen_tells_the_creature_nothing() -> None:
    """Not even whether the Places in the discard may be played at all."""
    words = {"discard1": "beach rover lair jungle", "hand1": "river swamp", "survival2": "smokescreen"}
    table = Table(seats=3, hunt="force_field", survival1="vortex", **words)
    table.do(0, "force_field", "beach+rover").do(2, "smokescreen", "lair").do(1, "river").do(0, "river")
    table.do(1, "vortex")
    honest(table)
    assert table.offers(1) == ["exchange-in lair", "exchange-in jungle"]
    table.do(1, "jungle")
    assert table.played(1) == "jungle" and table.discard(1) == "lair river beach rover"


def test_cards_under_the_hunt_deck_are_known_to_the_creature_alone() -> None:
    table = Table(seats=2, survival1="strike_back", hunt="clone stasis despair").do(0, "pass").do(1, "strike_back")
    honest(table)
    bottom = table.state.hunt_deck[:2]
    assert all(table.state.imagine(0, seeded(seed)).hunt_deck[:2] == bottom for seed in range(9))
    assert any(table.state.imagine(1, seeded(seed)).hunt_deck[:2] != bottom for seed in range(9))


def test_a_place_chosen_in_secret_may_be_one_the_creature_was_shown() -> None:
    """It still sees it in hand, and cannot tell whether it is the one that will be discarded."""
    table = Table(seats=3, hunt="phobia forbidden_zone", plays=2).explore("beach", "lair")
    table.do(0, "phobia", "seat 1").do(1, "lair", "rover").do(0, "forbidden_zone").do(1, "river")
    honest(table)
    assert table.seen(0)["hunted"][0]["hand"] == ["place:jungle", "place:river"]
    assert len({table.state.imagine(0, seeded(seed)).pledged[1] for seed in range(60)}) == 5


def test_whom_the_creature_was_shown_what_the_other_hunted_do_not_know() -> None:
    table = Table(seats=3, hunt="phobia").explore("beach", "lair").do(0, "phobia", "seat 1").do(1, "lair", "rover")
    told = next(event for event in table.log if event.kind == "show")
    assert told.seen_by(0)["places"] == ["place:jungle", "place:river"] == told.seen_by(1)["places"]
    assert told.seen_by(2)["places"] is None and told.seen_by(None)["places"] is None
    worlds = [table.state.imagine(2, seeded(seed)) for seed in range(60)]
    assert len({world.known_places(1, world.hand[1], 0) for world in worlds}) > 5


def test_what_is_kept_of_two_places_is_told_to_those_who_could_follow_it() -> None:
    """The Place a Vortex brought openly from the discard is known to lie there; the other is not."""
    for kept, told in (("jungle", "place:jungle"), ("rover", None)):
        table = Table(seats=3, survival1="vortex", double1="river", double2="river", discard1="lair jungle")
        table.explore("beach rover", "lair river").do(0, "wreck").do(1, "vortex", "beach", "jungle").do(1, kept)
        event = next(event for event in table.log if event.kind == "keep")
        assert event.seen_by(0)["place"] == told == event.seen_by(None)["place"]
        assert event.seen_by(1)["place"] == f"place:{kept}"


# --- taking back ---------------------------------------------------------------------------------------------------


def match_from(table: Table) -> Match:
    return Match(GAME, table.state.settings, table.state.seats, 1, table.state.dump())


def test_the_creature_does_not_take_back_the_end_of_its_hunt_once_places_are_revealed() -> None:
    match = match_from(Table(seats=3, hunt="stasis").explore("beach", "river"))
    match.play(0, option("lair"))
    assert match.told_nothing_since(0), "the token alone tells the Creature nothing"
    match.play(0, option("pass"))
    assert match.state.view(0)["table"]["hunted"][0]["played"] == ["place:beach"]
    number = match.last_of(0)
    assert number == 1 and not match.told_nothing_since(number) and not match.told_nothing_since(0)


def test_a_place_laid_face_down_may_be_taken_back_while_nobody_knows_it() -> None:
    match = match_from(Table(seats=3, hunt="stasis").do(0, "pass"))
    match.play(1, option("beach"))
    assert match.told_nothing_since(0)
    match.play(2, option("lair"))
    assert match.told_nothing_since(0), "the Creature has seen none of them yet"


def test_nothing_is_taken_back_once_the_creature_was_shown_places() -> None:
    match = match_from(Table(seats=2, hunt="phobia").explore("beach").do(0, "phobia"))
    match.play(1, option("lair"))
    assert match.told_nothing_since(0)
    match.play(1, option("rover"))
    assert not match.told_nothing_since(0)


def test_nothing_is_taken_back_once_discards_come_to_light() -> None:
    """Places discarded in secret, and those a smokescreen hid until the end of the turn."""
    match = match_from(Table(seats=3, hunt="forbidden_zone").explore("beach", "lair").do(0, "forbidden_zone"))
    match.play(1, option("lair"))
    assert match.told_nothing_since(0)
    match.play(2, option("river"))
    assert not match.told_nothing_since(0)
    words = {"survival1": "smokescreen", "discard1": "lair", "hunt": "clone stasis fierceness"}
    table = Table(seats=2, **words).do(0, "pass").do(1, "smokescreen", "river")
    table.do(0, "wreck", "pass", "pass").do(1, "use")
    assert table.phase == 4 and table.seen(0)["hunted"][0]["discard_hidden"] == 1
    match = match_from(table)
    match.play(0, option("pass"))
    assert match.state.view(0)["table"]["hunted"][0]["discard"] == ["place:lair", "place:river"]
    assert not match.told_nothing_since(0)


def test_a_place_from_the_open_reserve_is_no_news() -> None:
    table = Table(seats=3).explore("rover", "beach").hunt("lair").do(1, "use")
    match = match_from(table)
    match.play(1, option("wreck"))
    assert match.told_nothing_since(0)


# --- a secret told by mistake is noticed ---------------------------------------------------------------------------

_MUTANT = """
import json, sys
from igroteka.core import state as core
from igroteka.core.event import Event
from igroteka.core.rng import seeded
from igroteka.games.not_alone import GAME
from tests.contract.laws import events_tell_nothing_hidden

honest = core.make_event

def telling(kind):
    def make(event, args, known):
        made = honest(event, args, known)
        return Event(made.kind, made.args, {}) if event == kind else made
    return make

def noticed(text):
    try:
        for seed in range(12):
            events_tell_nothing_hidden(GAME.position(text), seeded(seed))
    except AssertionError:
        return True
    return False

found = {}
for kind, text in json.loads(sys.argv[1]).items():
    core.make_event = honest
    found[kind] = [noticed(text)]
    core.make_event = telling(kind)
    found[kind].append(noticed(text))
print(json.dumps(found))
"""


def tables_with_secrets() -> dict[str, Table]:
    """By kind of event: a position in which the next answer may lead to one that not everybody is told whole."""
    smoke = {"survival1": "smokescreen", "discard2": "lair jungle river"}
    return {
        "lay": Table(seats=3),
        "keep": Table(seats=3, double1="river", double2="river").explore("beach rover", "lair river").hunt("wreck"),
        "draw": Table(seats=3, will2=1, hand1="lair jungle river beach rover source").explore("source", "lair")
        .hunt("wreck").do(1, "use"),
        "show": Table(seats=3, hunt="phobia stasis").explore("beach", "lair").do(0, "phobia", "seat 1").do(1, "lair"),
        "bury": Table(seats=3, survival1="strike_back", hunt="clone stasis despair").do(0, "pass"),
        "take-back": Table(seats=3, **smoke).do(1, "smokescreen").do(2, "resist 1"),
        "put-away": Table(seats=3, **smoke, hand2="beach rover wreck swamp", hunt="ascendancy stasis").do(0, "pass")
        .do(1, "smokescreen", "lair").do(2, "beach").do(0, "ascendancy", "seat 2"),
        "exchange": Table(seats=3, **smoke, survival2="vortex", hunt="stasis").do(0, "pass")
        .do(1, "smokescreen", "lair").do(2, "beach").do(0, "wreck", "pass").do(2, "vortex"),
    }  # fmt: skip


def test_the_law_notices_every_secret_that_is_told_to_everybody() -> None:
    """Interpreted, so that events can be made in another way; honest ones first."""
    texts = {kind: GAME.describe(table.state) for kind, table in tables_with_secrets().items()}
    root = Path(__file__).parents[3]
    path = os.pathsep.join([str(root / "src"), str(root)])
    done = subprocess.run(
        [sys.executable, "-c", _MUTANT, json.dumps(texts)],
        env={**os.environ, "IGROTEKA_INTERPRETED": "1", "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout) == {kind: [False, True] for kind in texts}
