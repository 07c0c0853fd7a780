"""Whatever is touched at the table, there is an answer: it can be done, or a rule says why not."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from igroteka.core.rng import seeded
from igroteka.games.battlecrest import GAME
from igroteka.games.battlecrest.cards.layout import CELLS, cell_name
from igroteka.games.battlecrest.state import Battlecrest
from igroteka.text import LANGUAGES, Words
from tests.games.battlecrest.table import Table

WORDS = [Words(language) for language in LANGUAGES]


def things_in(view: Any) -> Iterator[str]:
    """Every thing a view names."""
    if isinstance(view, dict):
        for key, value in view.items():
            yield from things_in(key)
            yield from things_in(value)
    elif isinstance(view, list):
        for value in view:
            yield from things_in(value)
    elif isinstance(view, str) and ":" in view:
        yield view


def random_states(count: int) -> Iterator[Battlecrest]:
    """So many states of random games, of all seat counts; some are over."""
    rng = seeded(11)
    found = 0
    while found < count:
        chosen, seats = GAME.variants()[rng.below(5)]
        state = GAME.new(chosen, seats, rng.below(1 << 30))
        while state.outcome is None:
            if rng.chance(4):
                yield state
                found += 1
            decision = state.decisions[0]
            state.apply(decision.seat(), decision.options[rng.below(len(decision.options))])
        yield state


def test_every_thing_the_view_shows_has_a_reason_in_every_language() -> None:
    allowed: Counter[str] = Counter()
    refused: Counter[str] = Counter()
    looked = 0
    for state in random_states(100):
        looked += 1
        for seat in range(state.seats):
            decision = state.decision_for(seat)
            options = [] if decision is None else decision.options
            lit = {thing for option in options for thing in state.choice(option, seat).things()}
            shown = {*things_in(state.view(seat)), *(f"cell:{cell_name(cell)}" for cell in range(CELLS)), *lit}
            for thing in sorted(shown):
                refusal = state.why(seat, thing)
                kind = thing.partition(":")[0]
                if refusal is None:
                    allowed[kind] += 1
                    assert set(GAME.meant(state, seat, thing)) & set(options), thing
                else:
                    refused[kind] += 1
                    assert thing not in lit, thing
                    assert refusal.rule.startswith("BC-")
                    for words in WORDS:
                        assert words.tell("battlecrest", "why", refusal.dump())
    assert looked >= 100
    assert set(allowed) == {"cell", "hero", "companion", "action", "location", "power"}
    assert {*allowed, "crest", "note", "battlefield"} <= set(refused)


def why(table: Table, thing: str) -> tuple[str, str]:
    refusal = table.state.why(table.seat, thing)
    assert refusal is not None
    return refusal.rule, refusal.key


def test_a_touched_card_is_told_why_it_cannot_be_used() -> None:
    table = Table(cells="c3 c4", spent1="sword")
    assert why(table, "action:anna.sword.0:0") == ("BC-052", "not-ready")
    assert table.state.why(0, "action:anna.bow.0:1") is None, "it can be primed"
    assert why(table, "action:borys.gun.0:4") == ("BC-050", "not-an-option"), "it is the opponent's"
    assert table.state.why(1, "action:borys.gun.0:4").key == "not-asked"  # type: ignore[union-attr]


def test_a_touched_warrior_means_what_is_asked() -> None:
    table = Table(cells="c3 d3", companions="- c2", spent1="sword bow cloak banner")
    assert why(table, "hero:anna:0") == ("BC-149", "no-ready-card")
    attack = Table(cells="c3 c4", companions="- d4", other1="bow").activate("bow")
    assert attack.state.why(0, "companion:borys:3") is None
    assert why(attack, "hero:anna:0") == ("BC-064", "not-enemy")
    walk = Table(cells="c3 c4").move()
    assert why(walk, "hero:borys:1") == ("BC-082", "enemy")
    assert why(walk, "location:plain.anvil:0") == ("BC-083", "location")


def test_a_touched_star_ability_or_location_means_the_star_that_is_asked_for() -> None:
    table = Table(cells="c3 f6", spent1="sword bow", wounds="1 0").activate("banner")
    assert table.asked.kind == "star"
    assert table.state.why(0, "power:anna.hero.0") is None
    assert table.state.why(0, "location:plain.tower:1") is None
    assert why(table, "location:plain.hill:2") == ("BC-112", "star-far")
    table.star("hero").pick("ready", "sword")
    assert why(table, "power:anna.hero.0") == ("BC-114", "star-used")


def test_what_is_no_thing_of_this_table_is_refused_and_breaks_nothing() -> None:
    table = Table(cells="c3 f6")
    for thing in (
        "",
        "cell:z9",
        "hero:nobody:99",
        "action:x:999",
        "location:x:77",
        "hero:anna",
        "seat:1",
        "card:²:²",
    ):
        assert why(table, thing)[1] == "not-an-option"
