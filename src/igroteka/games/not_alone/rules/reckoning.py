"""Phase 3, the Reckoning: reveal, Places without token, Target, Artemia, Creature, and who lost all Will (NA-063)."""

from typing import Final

from mypy_extensions import i64

from igroteka.core.agenda import Frame, Verb
from igroteka.core.decision import Decision
from igroteka.games.not_alone.cards.facts import ARTEMIA_HURTS, CATCH_HURTS_MORE, TARGET_POISONS, TARGET_SCREAMS
from igroteka.games.not_alone.cards.places import LAIR, PLACES_IN, place_thing
from igroteka.games.not_alone.effects.hands import DROP_SURVIVAL, PUT_AWAY, SCREAM
from igroteka.games.not_alone.effects.places import POWERS, use_power
from igroteka.games.not_alone.options import CARD, PASS, RESIST_1, USE
from igroteka.games.not_alone.rules.windows import WINDOW, anybody_to_ask, concerned, offer_cards, play_card
from igroteka.games.not_alone.state import (
    CARD_OF,
    CREATURE,
    DRAINED,
    MAX_WILL,
    PLACE_OF,
    SEAT_OF,
    STAGE_OF,
    STRUCK,
    USED,
    NotAlone,
    slot,
)

# The steps of the phase (NA-063); the frame's card is the visit its Hunted wants to use first, -1 for none.
REVEAL: Final = 0
FREE_PLACES: Final = 1
TARGET: Final = 2
ARTEMIA_STEP: Final = 3
CREATURE_STEP: Final = 4


class Reckoning(Verb[NotAlone]):
    """The four steps in order. A card played meanwhile changes what is still to come, never what is done.

    Until the tokens act, everybody is asked anew when a card was played, and who has drawn one is (NA-033, NA-036).
    """

    def run(self, state: NotAlone, frame: Frame) -> None:
        state.current = -1
        if frame.step == REVEAL:
            reveal(state)
            frame.step = FREE_PLACES
        if frame.step < ARTEMIA_STEP and anybody_to_ask(state):
            state.push(WINDOW, CREATURE)
        elif frame.step == FREE_PLACES:
            if not self.ask_free(state, frame):
                frame.step = TARGET
        elif frame.step == TARGET:
            if not self.ask_free(state, frame) and not strike(state):
                frame.step = ARTEMIA_STEP
        elif frame.step == ARTEMIA_STEP:
            if not drain(state):
                frame.step = CREATURE_STEP
        else:
            state.done()
            catch(state)

    def ask_free(self, state: NotAlone, frame: Frame) -> bool:
        """From the Creature's left, who is free to use a Place decides how (NA-064, NA-065); True when asked."""
        for seat in range(1, state.seats):
            ready = ready_visits(state, seat)
            if not ready:
                continue
            if len(ready) > 1 and frame.card not in ready:
                state.ask(seat, "order", frame)  # two Places, in the order the player likes (NA-099)
                return True
            state.current = frame.card if frame.card in ready else ready[0]
            state.ask(seat, "use", frame)
            for other in range(state.seats):
                if other != seat and not state.declined >> other & 1 and concerned(state, other):
                    state.offer(other, "door", frame)
            return True
        return False

    def options(self, state: NotAlone, frame: Frame, decision: Decision) -> list[int]:
        seat = decision.seat()
        if decision.kind == "order":
            return [state.visits[visit][CARD_OF] for visit in ready_visits(state, seat)]
        offered = [PASS]
        if decision.kind == "use":
            if POWERS[state.visits[state.current][PLACE_OF]].usable(state, seat):
                offered.append(USE)
            offered.extend(PLACES_IN[state.discard[seat]])
        return offer_cards(state, seat, offered)

    def chosen(self, state: NotAlone, frame: Frame, seat: int, option: int) -> None:
        if state.current < 0:
            for visit in ready_visits(state, seat):
                if state.visits[visit][CARD_OF] == option:
                    frame.card = visit
            return
        visiting = state.visits[state.current]
        if option == PASS and seat != visiting[SEAT_OF]:
            state.declined |= 1 << seat
            return
        state.decisions.clear()
        if CARD <= option < RESIST_1:
            play_card(state, seat, option - CARD)
            return
        frame.card = -1
        visiting[STAGE_OF] |= USED
        if option == USE:
            use_power(state, seat, state.current, visiting[PLACE_OF])
        elif option != PASS:
            state.take_back(seat, 1 << option)


def reveal(state: NotAlone) -> None:
    """All Places are turned over together (NA-062); what a hand holds then follows, whoever was shown it."""
    state.visits = []
    for seat in range(1, state.seats):
        first = slot(seat)
        if state.shown >> seat & 1:
            state.to_hand(seat, state.hand[seat])
        for place in PLACES_IN[state.played[seat]]:
            state.reveal(first + place)
            state.visits.append([seat, place, place, 0])
        if state.events is not None:
            told = state.place_facts(seat, state.played[seat])
            state.emit("reveal", {"seat": f"seat:{seat}", "places": told})
    state.shown = 0


def ready_visits(state: NotAlone, seat: i64) -> list[int]:
    """This Hunted's visits that are free to be used and could be."""
    ready: list[int] = []
    for index in range(len(state.visits)):
        visit = state.visits[index]
        if visit[SEAT_OF] == seat and not visit[STAGE_OF] & USED and free(state, visit) and worth(state, visit):
            ready.append(index)
    return ready


def free(state: NotAlone, visit: list[int]) -> bool:
    """Without token, or after the Target token's effect, unless inactive (NA-065, NA-066, NA-068, NA-070, NA-073)."""
    place = visit[PLACE_OF]
    if state.struck_at(place) and not visit[STAGE_OF] & STRUCK:
        return False
    seat = visit[SEAT_OF]
    if state.caught_at(seat, place) or state.drained_at(seat, place):
        return False
    return not state.inactive() >> place & 1


def worth(state: NotAlone, visit: list[int]) -> bool:
    """Whether, as everybody can see, there is anything to choose."""
    seat = visit[SEAT_OF]
    return state.discard[seat] != 0 or state.may_survive(seat) or POWERS[visit[PLACE_OF]].usable(state, seat)


def strike(state: NotAlone) -> bool:
    """The next Hunted under the Target token suffers the effect of the Hunt card (NA-067)."""
    for visit in state.visits:
        if state.struck_at(visit[PLACE_OF]) and not visit[STAGE_OF] & STRUCK:
            visit[STAGE_OF] |= STRUCK
            if state.effects & TARGET_SCREAMS:
                state.push(SCREAM, visit[SEAT_OF])
            if state.effects & TARGET_POISONS:
                state.push(DROP_SURVIVAL, visit[SEAT_OF])
            return True
    return False


def drain(state: NotAlone) -> bool:
    """The next Hunted under the Artemia token discards a Place from hand (NA-069)."""
    for visit in state.visits:
        seat = visit[SEAT_OF]
        if not visit[STAGE_OF] & DRAINED and state.drained_at(seat, visit[PLACE_OF]):
            visit[STAGE_OF] |= DRAINED
            if state.events is not None:
                state.emit("drained", {"seat": f"seat:{seat}", "place": place_thing(visit[PLACE_OF])})
            if state.effects & ARTEMIA_HURTS:
                state.lose_will(seat, 1)
            if state.hand[seat]:
                state.push(PUT_AWAY, seat, -1, 1)
            return True
    return False


def catch(state: NotAlone) -> None:
    """Everyone under the Creature token loses Will; Assimilation moves once for all of them (NA-071, NA-072)."""
    caught = 0
    for seat in range(1, state.seats):
        loss = 0
        for visit in state.visits:
            place = visit[PLACE_OF]
            if visit[SEAT_OF] == seat and state.caught_at(seat, place):
                loss += state.creature_tokens_at(place) + (1 if place == LAIR else 0)
                if state.events is not None:
                    state.emit("caught", {"seat": f"seat:{seat}", "place": place_thing(place)})
        if loss:
            caught |= 1 << seat
            state.lose_will(seat, loss + 1 if state.effects & CATCH_HURTS_MORE else loss)
    if caught:
        state.assimilate("caught")
        if state.named >= 0 and caught >> state.named & 1:
            state.assimilate("anticipation")
    if state.without_will:
        state.assimilate("broken")
        recover(state)


def recover(state: NotAlone) -> None:
    """Who lost the last Will takes back all own Places, the played ones too, and Will (NA-076, NA-103)."""
    for seat in range(1, state.seats):
        if state.without_will >> seat & 1:
            state.to_hand(seat, state.discard[seat] | state.played[seat])
            state.discard[seat] = state.played[seat] = 0
            state.will[seat] = MAX_WILL - 1 if state.settings["expert"] else MAX_WILL
            if state.events is not None:
                state.emit("recover", {"seat": f"seat:{seat}", "will": state.will[seat]})


RECKONING_STEPS: Final = Reckoning()
