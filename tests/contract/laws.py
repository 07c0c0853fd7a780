"""The laws every game obeys, as checks on one state. Used by the property tests and by the soak."""

import json
import re
from collections.abc import Iterator
from typing import Any

from igroteka.bots.bot import Bot, Observation
from igroteka.core.decision import seats_in
from igroteka.core.errors import IllegalMove
from igroteka.core.game import Game
from igroteka.core.knowledge import SPECTATOR
from igroteka.core.preview import preview
from igroteka.core.rng import Rng, derive, seeded
from igroteka.core.state import State
from igroteka.text import LANGUAGES, Words

WORDS = [Words(language) for language in LANGUAGES]
_NUMBERED = re.compile(r'(:[^":]+):([0-9]+)(?=")')  # the name and number of a card


def walk(game: Game[Any], settings: dict[str, Any], seats: int, seed: int, bot: Bot) -> Iterator[State]:
    """Every state of one game played by this kind of bot, the last one included."""
    state = game.new(settings, seats, seed)
    rng = seeded(derive(seed, "walk"))
    bound = game.bound(state.settings, seats)
    while state.outcome is None:
        yield state
        assert state.moves < bound, "random play goes on beyond its stated bound"
        decision = state.decisions[rng.below(len(state.decisions))]
        asked = seats_in(decision.seats)
        seat = asked[rng.below(len(asked))]
        observation = Observation(state, seat, rng)
        option = bot.choose(observation)
        state.apply(seat, option, observation.at)
    yield state


def seen_by(state: State, seat: int | None) -> str:
    return json.dumps(state.view(seat), sort_keys=True)


def decisions_are_sound(state: State) -> None:
    """Somebody can always decide, among different options of the action space, and nobody is asked twice."""
    assert (state.outcome is None) == bool(state.decisions)
    asked = 0
    for decision in state.decisions:
        assert decision.seats and not asked & decision.seats
        asked |= decision.seats
        assert seats_in(decision.seats)[-1] < state.seats
        assert decision.options and len(set(decision.options)) == len(decision.options)
        assert all(0 <= option < state.game.actions for option in decision.options)
        frame = state.agenda[decision.frame]
        assert frame.verb.options(state, frame, decision) == decision.options
    if state.outcome is not None:
        assert len(state.outcome) == state.seats
        teams = state.game.teams(state.settings, state.seats)
        for seat, share in enumerate(state.outcome):
            assert 0.0 <= share <= 1.0
            assert share == state.outcome[teams.index(teams[seat])], "a team wins and loses together"


def cards_are_conserved(state: State, start: list[int]) -> None:
    """Every card is in exactly one place."""
    assert sorted(card for zone in state.zones().values() for card in zone) == start


def dump_is_complete(state: State) -> None:
    """`load(dump(s)) == s`, through JSON text."""
    data = state.dump()
    again = state.game.load(json.loads(json.dumps(data)))
    assert again.dump() == data
    assert again.digest() == state.digest()


def copy_shares_nothing(state: State, rng: Rng) -> None:
    """Playing on with a copy leaves the original as it was, and both continue alike from the same rng."""
    before = state.digest()
    twin = state.copy()
    assert twin.dump() == state.dump()
    second = state.copy()
    for _ in range(6):
        if twin.outcome is not None:
            break
        decision = twin.decisions[0]
        seat = seats_in(decision.seats)[0]
        option = decision.options[rng.below(len(decision.options))]
        twin.apply(seat, option)
        second.apply(seat, option)
        assert twin.digest() == second.digest()
    assert state.digest() == before


def nothing_leaks(state: State, rng: Rng) -> None:
    """A seat sees the same in the true state and in any it may imagine, down to who is asked what."""
    for seat in [*range(state.seats), None]:
        eye = SPECTATOR if seat is None else seat
        imagined = state.imagine(eye, rng)
        assert seen_by(imagined, seat) == seen_by(state, seat)
        decisions_are_sound(imagined)


def a_seat_sees_more(state: State) -> None:
    """A seat's own part adds to what everybody sees and never contradicts it."""
    for seat in range(state.seats):
        _adds_to(state.shared()["table"], state.own(seat).get("table", {}))


def _adds_to(shared: Any, own: Any) -> None:
    """Lists keep what was in them, numbers of hidden things shrink, nothing becomes nobody's."""
    for key, value in own.items():
        if isinstance(shared, dict) and key not in shared:
            continue  # something more that this seat is told, about nothing that is shared
        there = shared[int(key)] if isinstance(shared, list) else shared[key]
        if isinstance(value, dict):
            _adds_to(there, value)
        elif isinstance(value, list):
            assert all(item in value for item in there), (key, there, value)
        elif isinstance(value, int) and not isinstance(value, bool):
            assert value <= there, (key, there, value)
        else:
            assert there is None, (key, there, value)


def events_tell_nothing_hidden(state: State, rng: Rng, worlds: int = 3, answers: int = 6) -> None:
    """What an event tells a seat, its view shows: two ways things may go that look alike to it before and after are
    told alike. The ways differ in hidden cards and in answers that are given in secret; then in chance.

    Secret choices made before may come to light and be off the table after one and the same answer. Ways that differ
    in those too are compared only where nobody learns anything; otherwise all ways have the same choices.
    """
    secrets = secret_slots(state)
    for decision in state.decisions[:3]:
        actor = seats_in(decision.seats)[0]
        for seat in [*range(state.seats), None]:
            if seat == actor:
                continue
            eye = SPECTATOR if seat is None else seat
            told: dict[tuple[int | str, str], tuple[str, State, int]] = {}
            choices_differ = bool(secrets) and rng.chance(50)
            start = state.copy()
            for slot in [] if choices_differ else secrets:
                start.known[slot] |= 1 << eye  # not dealt anew, that is
            seed = rng.below(1 << 30)
            for _ in range(worlds):
                world = start.imagine(eye, rng)
                for slot in secrets:
                    world.known[slot] = state.known[slot]
                asked = world.decision_for(actor)
                assert asked is not None
                options = asked.options[:]
                rng.shuffle(options)
                for option in options[:answers]:
                    after = answered(world, actor, option, seed)
                    if (choices_differ and after.learned != world.learned) or shuffled_away(after, eye, seed):
                        continue
                    # of secret answers, those of one kind: laying this Place or that one, but not giving up
                    answer = world.choice(option, actor).kind if decision.kind in state.game.secret else option
                    seen = (answer, seen_by(after, seat))
                    events, other, choice = told.setdefault(seen, (told_to(after, seat), world, option))
                    assert told_to(after, seat) == events or (
                        seen_on_the_way(world, actor, option, seed, seat)
                        != seen_on_the_way(other, actor, choice, seed, seat)
                    )
                    if after.rng.counter != seeded(seed).counter:
                        chance_tells_nothing_hidden(after, answered(world, actor, option, seed + 1), seat)


def chance_tells_nothing_hidden(one: State, other: State, seat: int | None) -> None:
    """Ways that differ in chance alone and look alike are told alike, unless what it decided has left no trace."""
    if seen_by(one, seat) == seen_by(other, seat) and told_to(one, seat) != told_to(other, seat):
        first, second = one.dump(), other.dump()
        assert {**first, "rng": None} == {**second, "rng": None}


def answered(world: State, actor: int, option: int, seed: int) -> State:
    """A copy of a world after an answer, with its events, by this chance."""
    after = world.copy()
    after.rng = seeded(seed)
    after.events = []
    after.apply(actor, option)
    return after


def seen_on_the_way(world: State, actor: int, option: int, seed: int, seat: int | None) -> list[str]:
    """What a seat sees after each step that follows an answer: something may come to light and be gone again."""
    state = world.copy()
    state.rng = seeded(seed)
    decision = state.decision_for(actor)
    assert decision is not None
    state.decisions.remove(decision)
    frame = state.agenda[decision.frame]
    frame.verb.chosen(state, frame, actor, option)
    views = [seen_by(state, seat)]
    while not state.decisions and state.outcome is None:
        frame = state.agenda[-1]
        frame.verb.run(state, frame)
        views.append(seen_by(state, seat))
    return views


def told_to(state: State, seat: int | None) -> str:
    """What a seat is told; which of two equal cards it was, that is their number, says nothing."""
    told = (_NUMBERED.sub(r"\1", json.dumps(event.seen_by(seat))) for event in state.events or [])
    return "\n".join(sorted(told))


def shuffled_away(state: State, eye: int, seed: int) -> bool:
    """Whether an event names a card everybody knows that by now lies nobody knows where in its pile: it was shown and
    shuffled away by chance, so that what it did may have left no trace."""
    if not state.placed or state.rng.counter == seeded(seed).counter:
        return False
    things = " ".join(json.dumps(event.args) for event in state.events or [])
    cards = {int(card.group(2)) for card in _NUMBERED.finditer(things)}
    return any(state.known[card] >> eye & 1 and not state.placed[card] >> eye & 1 for card in cards)


def secret_slots(state: State) -> range:
    """The facts behind those of the cards: secret choices."""
    cards = 1 + max((card for zone in state.zones().values() for card in zone), default=-1)
    return range(cards, len(state.known))


def nothing_is_taken_back_past_news(state: State, rng: Rng) -> None:
    """While nobody learns anything, nobody's view of cards changes by chance: an answer repeated after taking it back
    gives the same position, whatever chance holds in store and whatever the hidden cards are."""
    for decision in state.decisions[:2]:
        actor = seats_in(decision.seats)[0]
        option = decision.options[rng.below(len(decision.options))]
        after = state.copy()
        after.apply(actor, option)
        if after.news() != state.news():
            continue
        world = state.imagine(actor, rng)
        again = world.copy()
        again.apply(actor, option)
        assert again.news() == world.news(), "whether something came to light depends on hidden cards"
        assert seen_by(again, actor) == seen_by(after, actor), "something came to light, and was not counted"


def previews_come_true(state: State, rng: Rng, options: int = 4) -> None:
    """What a seat is told of an answer beforehand follows from what it knows, and comes true if it gives it."""
    for decision in state.decisions[:3]:
        seat = seats_in(decision.seats)[0]
        for option in decision.options[:options]:
            one, other = (preview(state, seat, option, seeded(rng.below(1 << 30))) for _ in range(2))
            told = [event.seen_by(seat) for event in one.events]
            again = [event.seen_by(seat) for event in other.events]
            assert (told, one.certain) == (again, other.certain)
            after = state.copy()
            after.events = []
            after.apply(seat, option)
            true = [event.seen_by(seat) for event in after.events]
            assert true[: len(told)] == told and (not one.certain or len(true) == len(told))
            assert [reply.option for reply in one.replies] == [reply.option for reply in other.replies]
            for reply in one.replies:
                answered = after.copy()
                answered.events = []
                answered.apply(reply.seat, reply.option)
                foretold = [event.seen_by(seat) for event in reply.preview.events]
                assert [event.seen_by(seat) for event in answered.events][: len(foretold)] == foretold


def positions_have_words(state: State) -> None:
    """`position(describe(s))` is `s`, in the middle of a turn too."""
    if state.outcome is not None:
        return
    text = state.game.describe(state)
    again = state.game.position(text).dump()
    meant = state.dump()
    for name in ("rng", "moves", "clock"):
        del again[name], meant[name]
    assert again == meant


def imagination_knows_nothing(state: State, rng: Rng) -> None:
    """What a seat imagines depends on what it knows alone: from an imagined world it imagines the same."""
    for seat in range(state.seats):
        world = state.imagine(seat, rng)
        seed = rng.below(1 << 30)
        assert state.imagine(seat, seeded(seed)).dump() == world.imagine(seat, seeded(seed)).dump()


def bots_cannot_peek(state: State, bot: Bot, rng: Rng) -> None:
    """A bot given two states its seat cannot tell apart, with the same chance, answers the same."""
    for decision in state.decisions:
        for seat in seats_in(decision.seats):
            world = state.imagine(seat, rng)
            seed = rng.below(1 << 30)
            true_answer = bot.choose(Observation(state, seat, seeded(seed)))
            assert bot.choose(Observation(world, seat, seeded(seed))) == true_answer
            assert true_answer in decision.options


def illegal_moves_are_refused(state: State, rng: Rng) -> None:
    """What is not offered is refused, changes nothing, and has a reason with a rule."""
    before = state.digest()
    for seat in range(-1, state.seats + 1):
        decision = state.decision_for(seat) if 0 <= seat < state.seats else None
        offered = decision.options if decision is not None else []
        tried = {-1, 0, 1, state.game.actions} | {rng.below(state.game.actions) for _ in range(8)}
        for option in tried - set(offered):
            try:
                state.apply(seat, option)
            except (IllegalMove, ValueError):
                pass
            else:
                raise AssertionError(f"seat {seat} was allowed {option}")
            if 0 <= seat < state.seats:
                refusal = state.why_not(seat, option)
                assert refusal is not None and refusal.rule
                assert f"{state.game.name}-why-{refusal.key}" in state.game.words()
                for words in WORDS:
                    assert words.tell(state.game.name, "why", refusal.dump())
        for option in offered:
            assert state.why_not(seat, option) is None
    assert state.digest() == before


def everything_has_words(state: State) -> None:
    """Questions, options and events have words in every language, and the game lists all their messages."""
    name = state.game.name
    listed = set(state.game.words())
    for decision in state.decisions:
        assert f"{name}-ask-{decision.kind}" in listed
        for option in decision.options:
            assert f"{name}-choice-{state.choice(option, decision.seat()).kind}" in listed
    for event in state.events or []:
        assert f"{name}-event-{event.kind}" in listed
    for words in WORDS:
        for decision in state.decisions:
            assert words.tell(name, "ask", {"kind": decision.kind, **state.game.question(state, decision)})
            seat = seats_in(decision.seats)[0]
            for option in decision.options:
                assert words.tell(name, "choice", state.choice(option, seat).dump())
        for event in state.events or []:
            for eye in (None, 0):
                assert words.tell(name, "event", event.seen_by(eye))


def all_laws(state: State, start: list[int], bot: Bot, rng: Rng) -> None:
    """Every law at one state."""
    decisions_are_sound(state)
    cards_are_conserved(state, start)
    dump_is_complete(state)
    copy_shares_nothing(state, rng)
    nothing_leaks(state, rng)
    imagination_knows_nothing(state, rng)
    bots_cannot_peek(state, bot, rng)
    illegal_moves_are_refused(state, rng)
    everything_has_words(state)
    a_seat_sees_more(state)
    events_tell_nothing_hidden(state, rng)
    nothing_is_taken_back_past_news(state, rng)
    previews_come_true(state, rng)
    positions_have_words(state)
