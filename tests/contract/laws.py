"""The laws every game obeys, as checks on one state. Used by the property tests and by the soak."""

import json
from collections.abc import Iterator
from typing import Any

from igroteka.bots.bot import Bot, Glimpse
from igroteka.core.decision import seats_in
from igroteka.core.errors import IllegalMove
from igroteka.core.event import SPECTATOR
from igroteka.core.game import Game
from igroteka.core.rng import Rng, derive, seeded
from igroteka.core.state import State
from igroteka.text import LANGUAGES, Words

WORDS = [Words(language) for language in LANGUAGES]


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
        glimpse = Glimpse(state, seat, rng)
        option = bot.choose(glimpse)
        state.apply(seat, option, glimpse.at)
    yield state


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
        true_view = json.dumps(state.view(seat), sort_keys=True)
        imagined = state.imagine(eye, rng)
        assert json.dumps(imagined.view(seat), sort_keys=True) == true_view
        decisions_are_sound(imagined)


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
            true_answer = bot.choose(Glimpse(state, seat, seeded(seed)))
            assert bot.choose(Glimpse(world, seat, seeded(seed))) == true_answer
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
                for words in WORDS:
                    assert words.tell(state.game.name, "why", refusal.dump())
        for option in offered:
            assert state.why_not(seat, option) is None
    assert state.digest() == before


def everything_has_words(state: State) -> None:
    """Questions, options and events can be put into words in every language."""
    name = state.game.name
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
