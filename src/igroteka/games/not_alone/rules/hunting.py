"""Phase 2, the Hunting: the Creature places tokens and plays a card, the Hunted may answer."""

from typing import Final

from igroteka.core.agenda import Frame, Verb
from igroteka.core.decision import Decision
from igroteka.games.not_alone.cards.facts import ARTEMIA_ALLOWED, ARTEMIA_WIDE
from igroteka.games.not_alone.cards.places import ALL_PLACES, PAIRS, PLACES_IN, RIVER
from igroteka.games.not_alone.effects.tokens import tell_token
from igroteka.games.not_alone.options import ARTEMIA, ARTEMIA_PAIR, CARD, PASS, RESIST_1
from igroteka.games.not_alone.rules.windows import WINDOW, offer_cards, play_card
from igroteka.games.not_alone.state import CREATURE, NotAlone

_CREATURE_ANYWHERE: Final[list[int]] = [PASS, *PLACES_IN[ALL_PLACES]]
_ARTEMIA_ANYWHERE: Final[list[int]] = list(range(ARTEMIA + 1, ARTEMIA + 11))
_ARTEMIA_PAIRS: Final[list[int]] = list(range(ARTEMIA_PAIR, ARTEMIA_PAIR + len(PAIRS)))


class Hunting(Verb[NotAlone]):
    """The Creature places tokens and plays a card in any order (NA-055); then the Hunted may answer.

    If they do, the Creature may use what it has left; then those who keep one of two Places choose it.
    """

    def run(self, state: NotAlone, frame: Frame) -> None:
        if frame.step == 0:
            if self.idle(state):
                frame.step = 1
            else:
                state.ask(CREATURE, "hunt", frame)
        elif frame.step == 1:
            frame.step = 2
            state.card_played = 0
            state.push(WINDOW, CREATURE)
        elif state.card_played and not self.idle(state):
            frame.step = 0
        else:
            state.done()
            state.push(KEEP_ONE, CREATURE)

    def idle(self, state: NotAlone) -> bool:
        """Whether everybody can see that the Creature has nothing left to do."""
        return state.creature != 0 and not state.may_hunt() and not self.may_place_artemia(state)

    def may_place_artemia(self, state: NotAlone) -> bool:
        """The symbol was on a card or is under the Rescue counter; one token only (NA-058)."""
        return state.artemia == 0 and (state.effects & ARTEMIA_ALLOWED != 0 or state.artemia_space())

    def options(self, state: NotAlone, frame: Frame, decision: Decision) -> list[int]:
        offered = _CREATURE_ANYWHERE[:] if state.creature == 0 else [PASS]
        offer_cards(state, CREATURE, offered)
        if self.may_place_artemia(state):
            offered += _ARTEMIA_PAIRS if state.effects & ARTEMIA_WIDE else _ARTEMIA_ANYWHERE
        return offered

    def chosen(self, state: NotAlone, frame: Frame, seat: int, option: int) -> None:
        if option == PASS:
            frame.step = 1
        elif option <= 10:
            state.creature = 1 << option
            tell_token(state, "creature", state.creature)
        elif CARD <= option < RESIST_1:
            play_card(state, seat, option - CARD)
        else:
            state.artemia = PAIRS[option - ARTEMIA_PAIR] if option >= ARTEMIA_PAIR else 1 << option - ARTEMIA
            tell_token(state, "artemia", state.artemia)


class KeepOne(Verb[NotAlone]):
    """After the tokens, before the reveal: the River lets a Hunted keep one of two Places, in secret."""

    def run(self, state: NotAlone, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            for seat in range(1, state.seats):
                if state.double[seat] == RIVER:
                    state.ask(seat, "keep", frame)
        else:
            state.done()

    def options(self, state: NotAlone, frame: Frame, decision: Decision) -> list[int]:
        return PLACES_IN[state.played[decision.seat()]][:]

    def chosen(self, state: NotAlone, frame: Frame, seat: int, option: int) -> None:
        state.to_hand(seat, state.played[seat] & ~(1 << option))
        state.played[seat] = 1 << option
        if state.events is not None:
            state.emit("keep", {"seat": f"seat:{seat}", "place": state.place_fact(seat, option)})


HUNTING_STEPS: Final = Hunting()
KEEP_ONE: Final = KeepOne()
