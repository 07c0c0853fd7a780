"""Whatever is touched at the table, there is an answer: it can be done, or a rule says why not."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from igroteka.core.rng import seeded
from igroteka.games.aeons_end import GAME
from igroteka.games.aeons_end.state import AeonsEnd
from igroteka.text import LANGUAGES, Words
from tests.games.aeons_end.table import Table

WORDS = [Words(language) for language in LANGUAGES]


def things_in(view: Any) -> Iterator[str]:
    """Every thing a view names."""
    if isinstance(view, dict):
        for value in view.values():
            yield from things_in(value)
    elif isinstance(view, list):
        for value in view:
            yield from things_in(value)
    elif isinstance(view, str) and ":" in view:
        yield view


def random_states(count: int) -> Iterator[AeonsEnd]:
    """So many states of random games against every nemesis; some are over."""
    rng = seeded(11)
    found = 0
    while found < count:
        chosen, seats = GAME.variants()[rng.below(16)]
        state = GAME.new(chosen, seats, rng.below(1 << 30))
        while state.outcome is None:
            if rng.chance(8):
                yield state
                found += 1
            decision = state.decisions[rng.below(len(state.decisions))]
            state.apply(decision.seat(), decision.options[rng.below(len(decision.options))])
        yield state


def lit_things(state: AeonsEnd, seat: int) -> set[str]:
    """The things that options of this seat touch. A breach is one's own, unless a seat is named with it."""
    decision = state.decision_for(seat)
    lit: set[str] = set()
    for option in [] if decision is None else decision.options:
        choice = state.choice(option, seat)
        for name, value in choice.args.items():
            if name == "breach":
                owner = str(choice.args.get("seat", f"seat:{seat}")).partition(":")[2]
                lit |= {f"{value}:{owner}"} | ({str(value)} if owner == str(seat) else set())
            elif isinstance(value, str) and not (name == "seat" and "breach" in choice.args):
                lit.add(value)
    return lit


def test_every_thing_the_view_shows_has_a_reason_in_every_language() -> None:
    allowed: Counter[str] = Counter()
    refused: Counter[str] = Counter()
    looked = 0
    for state in random_states(200):
        looked += 1
        for seat in range(state.seats):
            lit = lit_things(state, seat)
            names = {":".join(thing.split(":")[:2]) for thing in lit}
            breaches = {f"breach:{number}:{owner}" for number in (1, 2, 3, 4) for owner in range(state.seats)}
            shown = {*things_in(state.view(seat)["table"]), *breaches, *lit}
            for thing in sorted(shown | {"back:corruption", *[f"seat:{other}" for other in range(state.seats)]}):
                refusal = state.why(seat, thing)
                kind = thing.partition(":")[0]
                if refusal is None:
                    allowed[kind] += 1
                    assert thing in lit or ":".join(thing.split(":")[:2]) in names, thing
                else:
                    refused[kind] += 1
                    assert thing not in lit, thing
                    assert refusal.rule.startswith("AE-")
                    for words in WORDS:
                        assert words.tell("aeons_end", "why", refusal.dump())
    assert looked >= 200
    assert set(allowed) == {"card", "pile", "breach", "seat", "mage", "nemesis"}
    assert {*allowed, "back"} <= set(refused)


def why(table: Table, thing: str, seat: int = 0) -> tuple[str, str]:
    refusal = table.state.why(seat, thing)
    assert refusal is not None, thing
    return refusal.rule, refusal.key


def thing(table: Table, cards: list[int], name: str) -> str:
    return next(table.state.thing(card) for card in cards if table.state.name(card) == name)


def test_a_touched_card_of_a_player_is_told_why_it_cannot_be_used() -> None:
    table = Table(
        hand0="jade spark",
        breaches0="none none none none",
        hand1="jade",
        played0="crystal",
        discard0="ignite",
        aether=1,
    )
    state = table.state
    assert state.why(0, thing(table, state.hand[0], "jade")) is None
    assert why(table, thing(table, state.hand[0], "spark")) == ("AE-164", "no-breach")
    assert why(table, thing(table, state.hand[1], "jade")) == ("AE-209", "not-yours"), "though the same is in hand"
    assert why(table, thing(table, state.played[0], "crystal")) == ("AE-146", "played-already")
    assert why(table, thing(table, state.discard[0], "ignite")) == ("AE-171", "discarded")
    assert why(table, "pile:jade") == ("AE-147", "aether")
    assert why(table, "pile:jade", seat=1) == ("AE-123", "not-asked")
    assert Table(aether=2).state.why(0, "pile:jade") is None


def test_a_touched_breach_or_spell_is_told_why_it_offers_nothing() -> None:
    table = Table(breaches0="open none left left", prepped0="spark:1 oblivion_swell:3", prepped1="spark:1", aether=1)
    spark, swell = table.state.slots[0][0], table.state.slots[2][0]
    assert why(table, table.state.thing(spark)) == ("AE-127", "cast-earlier")
    assert table.state.why(0, table.state.thing(swell)) is None
    assert why(table.use(3), table.state.thing(swell)) == ("AE-166", "while")
    assert why(table, table.state.thing(table.state.slots[4][0])) == ("AE-165", "not-yours")
    assert why(table, "breach:1") == ("AE-031", "breach-open")
    assert why(table, "breach:2") == ("AE-198", "breach-gone")
    assert why(table, "breach:4") == ("AE-156", "aether")
    assert why(table, "breach:4:1") == ("AE-165", "not-yours")


def test_a_touched_mage_or_nemesis_card_is_told_why_not() -> None:
    table = Table(charges0=3, play="eye_of_nothing banesire", aether=5)
    assert why(table, "mage:kadir") == why(table, "seat:0") == ("AE-025", "charges-missing")
    assert why(table, "mage:mist") == ("AE-024", "not-yours")
    assert why(table, "nemesis:rageborne") == ("AE-131", "no-target")
    assert why(table, table.state.thing(table.state.foe_play[0])) == ("AE-069", "condition")
    assert why(table, table.state.thing(table.state.foe_play[1])) == ("AE-131", "no-target")
    prince = Table(nemesis="prince_of_gluttons", devoured="burning_opal jade", aether=1)
    assert why(prince, prince.state.thing(prince.state.devoured[1])) == ("AE-147", "aether")
    assert why(prince, prince.state.thing(prince.state.devoured[0])) == ("AE-124", "asked-main")


def test_a_touched_thing_means_what_is_asked() -> None:
    target = Table(phase="cast", prepped0="spark:1", play="banesire:4").cast("spark")
    assert target.state.why(0, "nemesis:rageborne") is None
    assert target.state.why(0, target.state.thing(target.state.foe_play[0])) is None
    assert why(target, target.state.thing(target.state.hand[0][0])) == ("AE-131", "asked-target")
    discard = Table(phase="cast", prepped0="dark_fire:1", hand0="jade", played0="jade", hand1="jade").cast(
        "dark_fire"
    )
    assert discard.state.why(0, discard.state.thing(discard.state.hand[0][0])) is None
    for other in (discard.state.played[0][0], discard.state.hand[1][0]):
        assert why(discard, discard.state.thing(other)) == ("AE-186", "asked-card")
    who = Table(turn="nemesis", play="woven_sky:1", foe_deck="slaughter")
    assert who.state.why(0, "seat:1") is None and who.state.why(0, "mage:mist") is None
    assert why(who, "pile:jade") == ("AE-189", "asked-player")
