"""When Hunt and Survival cards may be played, and what playing one does first."""

from typing import Final

from mypy_extensions import i64

from igroteka.core.agenda import Frame, Verb
from igroteka.core.decision import Decision
from igroteka.games.not_alone.cards.facts import CARD_EFFECT, CARD_PHASE, HUNTING, RECKONING, card_thing
from igroteka.games.not_alone.options import CARD, PASS, QUIET, RESIST_1
from igroteka.games.not_alone.state import CREATURE, PLACE_OF, NotAlone


def play_card(state: NotAlone, seat: i64, card: i64) -> None:
    """A card is played openly and takes effect at once (NA-038); one Survival card a turn (NA-035).

    Whoever has passed may want to answer it.
    """
    state.passed = 0
    state.reveal(card)
    if state.events is not None:
        state.emit("card", {"seat": f"seat:{seat}", "card": card_thing(card)})
    if seat == CREATURE:
        state.hunt_hand.remove(card)
        state.hunt_spent.append(card)
        state.plays -= 1
    else:
        state.survival[seat].remove(card)
        state.survival_discard.append(card)
        state.answered |= 1 << seat
    CARD_EFFECT[card].begin(state, seat, card)


def offer_cards(state: NotAlone, seat: i64, offered: list[int]) -> list[int]:
    """What a seat is offered, with the cards it may play at this moment of the phase (NA-025, NA-033) in order."""
    if not (state.may_hunt() if seat == CREATURE else state.may_survive(seat)):
        return offered
    first: i64 = len(offered)
    for card in state.hunt_hand if seat == CREATURE else state.survival[seat]:
        if phase_of(state, card) == state.phase and CARD_EFFECT[card].allowed(state, seat):
            offered.append(CARD + card)
    if len(offered) > first + 1:
        offered[first:] = sorted(offered[first:])
    return offered


def phase_of(state: NotAlone, card: i64) -> i64:
    """The phase a card is played in; a copying card has that of the card it copies, 0 while there is none."""
    phase: i64 = CARD_PHASE[card]
    if phase == 0 and state.hunt_discard:
        phase = CARD_PHASE[state.hunt_discard[-1]]
    return phase


class Window(Verb[NotAlone]):
    """Everybody who may hold a card for this phase is asked at once (NA-025, NA-033).

    A card that is played takes effect before anything else (NA-038), and those who passed are asked again, unless
    they said not to be. Who has passed keeps an offer as long as somebody else is still thinking.
    """

    def run(self, state: NotAlone, frame: Frame) -> None:
        if not anybody_to_ask(state):
            state.done()
            return
        for seat in range(state.seats):
            if not has_passed(state, seat) and concerned(state, seat):
                state.ask(seat, "window", frame)
        for seat in range(state.seats):
            if has_passed(state, seat) and not state.declined >> seat & 1 and concerned(state, seat):
                state.offer(seat, "door", frame)

    def options(self, state: NotAlone, frame: Frame, decision: Decision) -> list[int]:
        return offer_cards(state, decision.seat(), [PASS] if decision.kind == "door" else [PASS, QUIET])

    def chosen(self, state: NotAlone, frame: Frame, seat: int, option: int) -> None:
        if CARD <= option < RESIST_1:
            state.decisions.clear()
            state.card_played = 1
            play_card(state, seat, option - CARD)
            return
        if has_passed(state, seat):
            state.declined |= 1 << seat
        elif option == QUIET:
            state.passed_phase |= 1 << seat
        else:
            state.passed |= 1 << seat
        if not state.waiting():
            state.decisions.clear()
        elif not state.declined >> seat & 1:
            state.offer(seat, "door", frame)


def has_passed(state: NotAlone, seat: i64) -> bool:
    """Whether a seat plays no card now, unless it takes an offer."""
    return (state.passed | state.passed_phase) >> seat & 1 == 1


def anybody_to_ask(state: NotAlone) -> bool:
    """Whether somebody who may hold a card for this phase has not passed since the last card was played."""
    for seat in range(state.seats):  # noqa: SIM110 - a generator would be slower
        if not has_passed(state, seat) and concerned(state, seat):
            return True
    return False


def concerned(state: NotAlone, seat: i64) -> bool:
    """Whether this seat could have a use for a card now, as far as everybody can see."""
    if seat == CREATURE:
        return state.phase != HUNTING and state.may_hunt()
    if not state.may_survive(seat):
        return False
    if state.phase == HUNTING:
        return state.discard[seat] != 0
    if state.phase == RECKONING:
        return anybody_touched(state)
    return state.marker == 1 or state.played[seat] != 0


def anybody_touched(state: NotAlone) -> bool:
    """Whether the Creature or Artemia token lies where a Hunted is."""
    touched = state.creature_places() | state.artemia
    for visit in state.visits:  # noqa: SIM110 - a generator would be slower
        if touched >> visit[PLACE_OF] & 1:
            return True
    return False


WINDOW: Final = Window()
