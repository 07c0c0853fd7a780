"""Phase 1, the Exploration: the Hunted may resist or give up, then all choose Places at once and in secret."""

from typing import Final

from mypy_extensions import i64

from igroteka.core.agenda import Frame, Verb
from igroteka.core.decision import Decision
from igroteka.games.not_alone.cards.places import COUNT, PLACES_IN
from igroteka.games.not_alone.effects.hands import owe_places
from igroteka.games.not_alone.options import CARD, GIVE_UP, PASS, RESIST_1, RESIST_2
from igroteka.games.not_alone.rules.windows import offer_cards, play_card
from igroteka.games.not_alone.state import CREATURE, MAX_WILL, NotAlone


class Exploration(Verb[NotAlone]):
    """The Creature may play a Hunt card first; then all Hunted choose Places at once and in secret (NA-043).

    While any Hunted is still choosing, those who have chosen and the Creature keep an offer to play a card.
    """

    def run(self, state: NotAlone, frame: Frame) -> None:
        if frame.step == 0:
            if state.may_hunt():
                state.ask(CREATURE, "window", frame)
                return
            frame.step = 1
        self.ask_all(state, frame)
        if not state.decisions:
            state.done()

    def ask_all(self, state: NotAlone, frame: Frame) -> None:
        """Ask every Hunted who has something to do; the others may play a card meanwhile."""
        for seat in range(1, state.seats):
            if state.owed[seat] > 0:
                state.ask(seat, "take-back", frame)
            elif state.owed[seat] < 0:
                state.ask(seat, "sacrifice", frame)
            elif to_play(state, seat) > 0:
                state.ask(seat, "explore", frame)
        if state.decisions:
            for seat in range(state.seats):
                if state.decision_for(seat) is None:
                    self.offer_card(state, frame, seat)

    def offer_card(self, state: NotAlone, frame: Frame, seat: i64) -> None:
        """A seat that is not asked may play a card while others choose."""
        if not state.declined >> seat & 1 and (state.may_hunt() if seat == CREATURE else state.may_survive(seat)):
            state.offer(seat, "door", frame)

    def options(self, state: NotAlone, frame: Frame, decision: Decision) -> list[int]:
        seat = decision.seat()
        if decision.kind == "explore":
            return explore_options(state, seat)
        if decision.kind == "take-back":
            return PLACES_IN[state.discard[seat]][:]
        if decision.kind == "sacrifice":
            return PLACES_IN[state.hand[seat]][:]
        return offer_cards(state, seat, [PASS])

    def chosen(self, state: NotAlone, frame: Frame, seat: int, option: int) -> None:
        if option == PASS:
            if frame.step == 0:
                frame.step = 1
            else:
                state.declined |= 1 << seat
        elif CARD <= option < RESIST_1:
            state.decisions.clear()
            play_card(state, seat, option - CARD)
        elif option == GIVE_UP:
            state.give_up(seat)
            self.ask_again(state)
        elif option in (RESIST_1, RESIST_2):
            resist(state, seat, 1 if option == RESIST_1 else 2)
            self.ask_again(state)
        elif state.owed[seat] > 0:
            state.owed[seat] -= 1
            state.take_back(seat, 1 << option)
            self.ask_again(state)
        elif state.owed[seat] < 0:
            state.owed[seat] = 0
            state.put_away(seat, 1 << option)
            self.ask_again(state)
        else:
            self.lay(state, frame, seat, option)

    def ask_again(self, state: NotAlone) -> None:
        """Withdraw all questions, so that `run` asks them anew."""
        if state.outcome is None:
            state.decisions.clear()

    def lay(self, state: NotAlone, frame: Frame, seat: i64, place: i64) -> None:
        """A Place is laid face down (NA-043); with the last one the choices are locked (NA-110)."""
        state.hand[seat] &= ~(1 << place)
        state.played[seat] |= 1 << place
        if state.events is not None:
            state.emit("lay", {"seat": f"seat:{seat}", "place": state.place_fact(seat, place)})
        if to_play(state, seat) > 0 or not state.waiting():
            state.decisions.clear()
        else:
            for decision in state.decisions:
                if decision.seats == 1 << CREATURE:  # some Hunt cards come too late now
                    decision.options = self.options(state, frame, decision)
            self.offer_card(state, frame, seat)


def to_play(state: NotAlone, seat: i64) -> i64:
    """How many Places this Hunted still has to lay down: one, or two after River or Artefact (NA-044, NA-099)."""
    return (2 if state.double[seat] else 1) - COUNT[state.played[seat]]


def explore_options(state: NotAlone, seat: i64) -> list[int]:
    """Play a Place, or first resist or give up (NA-048); who has too few Places has to (NA-106)."""
    places = state.hand[seat] & ~state.barred()
    offered = PLACES_IN[places][:] if COUNT[places] >= to_play(state, seat) else []
    if not state.acted >> seat & 1 and not state.played[seat]:
        back = COUNT[state.discard[seat]]
        if back > 0 and state.will[seat] >= 1:
            offered.append(RESIST_1)
        if back > 2 and state.will[seat] >= 2:
            offered.append(RESIST_2)
        if back > 0 or state.will[seat] < MAX_WILL:
            offered.append(GIVE_UP)
    if not offered:
        offered.append(GIVE_UP)  # the only way left to have a Place to play
    return offer_cards(state, seat, offered)


def resist(state: NotAlone, seat: i64, will: i64) -> None:
    """Lose one or two Will, take back two or four Places (NA-049, NA-050); without Will give up (NA-051)."""
    if state.events is not None:
        state.emit("resist", {"seat": f"seat:{seat}", "will": will})
    state.acted |= 1 << seat
    state.lose_will(seat, will)
    if state.will[seat] == 0:
        state.give_up(seat)
    else:
        owe_places(state, seat, 2 * will)


EXPLORATION_STEPS: Final = Exploration()
