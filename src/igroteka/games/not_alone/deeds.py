"""The words Hunt and Survival cards are declared with: what happens the moment one is played."""

from igroteka.core.agenda import Verb
from igroteka.core.event import EVERYONE
from igroteka.games.not_alone.effects import (
    COPY_NEIGHBOUR,
    EXCHANGE,
    KEEP_PLAYED,
    MARK,
    SHIFT_TOKEN,
    NameHunted,
    exchangeable,
    neighbours_to_copy,
)
from igroteka.games.not_alone.powers import POWERS, use_power
from igroteka.games.not_alone.state import (
    ARTEMIA_ALLOWED,
    ARTEMIA_WIDE,
    CARD_EFFECT,
    CARD_PHASE,
    COUNT,
    CREATURE,
    MAX_WILL,
    NO_HUNT,
    PLACE_OF,
    RESCUE_HELD,
    ROVER,
    SEAT_OF,
    STAGE_OF,
    TARGET_BARS,
    USED,
    Effect,
    NotAlone,
    card_thing,
)

# --- Hunt cards --------------------------------------------------------------------------------------------------


class ForTurn(Effect):
    """Something holds until the end of the turn (NA-040)."""

    def __init__(self, bits: int) -> None:
        self.bits = bits

    def begin(self, state: NotAlone, seat: int, card: int) -> None:
        state.effects |= self.bits


class OnTarget(ForTurn):
    """The Target token marks where it holds: one Place, or two adjacent ones (NA-028)."""

    def __init__(self, bits: int, wide: bool = False) -> None:
        super().__init__(bits)
        self.wide = wide

    def allowed(self, state: NotAlone, seat: int) -> bool:
        """Places can be barred only while nobody has played one."""
        return not self.bits & TARGET_BARS or not any(state.played)

    def begin(self, state: NotAlone, seat: int, card: int) -> None:
        super().begin(state, seat, card)
        state.push(MARK, CREATURE, card, 1 if self.wide else 0)


class OnArtemia(ForTurn):
    """A card with the Artemia symbol: the token may be placed, even anew if it has to cover two Places (NA-030)."""

    def begin(self, state: NotAlone, seat: int, card: int) -> None:
        super().begin(state, seat, card)
        state.effects |= ARTEMIA_ALLOWED
        if self.bits & ARTEMIA_WIDE:
            state.artemia = 0


class Despond(OnArtemia):
    """No Survival cards this turn; Places already laid down are taken back and chosen again."""

    def begin(self, state: NotAlone, seat: int, card: int) -> None:
        super().begin(state, seat, card)
        for hunted in range(1, state.seats):
            state.hand[hunted] |= state.played[hunted]
            state.played[hunted] = 0


class Ask(Effect):
    """A verb goes on: the Creature names a Hunted or a Place."""

    def __init__(self, verb: Verb[NotAlone]) -> None:
        self.verb = verb

    def begin(self, state: NotAlone, seat: int, card: int) -> None:
        state.push(self.verb, seat, card)


class Who(Ask):
    """The Creature names a Hunted; there must be one to name."""

    def __init__(self, verb: NameHunted) -> None:
        super().__init__(verb)
        self.naming = verb

    def allowed(self, state: NotAlone, seat: int) -> bool:
        return len(self.naming.candidates(state)) > 0


class WhoOnArtemia(OnArtemia):
    """The Creature names a Hunted if it can; the Artemia symbol counts in any case."""

    def __init__(self, verb: NameHunted) -> None:
        super().__init__(0)
        self.naming = verb

    def begin(self, state: NotAlone, seat: int, card: int) -> None:
        super().begin(state, seat, card)
        state.push(self.naming, CREATURE, card)


class Track(Effect):
    """Next turn the Creature may play two Hunt cards."""

    def begin(self, state: NotAlone, seat: int, card: int) -> None:
        state.plays_next = 2


class Flash(Effect):
    """The card on top of the Hunt discard, once more."""

    def allowed(self, state: NotAlone, seat: int) -> bool:
        top = state.hunt_discard[-1]  # its phase is 0, and not asked for, while there is nothing to copy
        return CARD_EFFECT[top].allowed(state, seat)

    def begin(self, state: NotAlone, seat: int, card: int) -> None:
        top = state.hunt_discard[-1]
        if state.events is not None:
            state.emit("flashback", {"card": card_thing(top)})
        CARD_EFFECT[top].begin(state, seat, top)


def phase_of(state: NotAlone, card: int) -> int:
    """The phase a card is played in; a copying card has that of the card it copies, 0 while there is none."""
    phase = CARD_PHASE[card]
    if phase == 0 and state.hunt_discard:
        phase = CARD_PHASE[state.hunt_discard[-1]]
    return phase


# --- Survival cards ----------------------------------------------------------------------------------------------


class Heal(Effect):
    """Gain a Will (NA-107)."""

    def allowed(self, state: NotAlone, seat: int) -> bool:
        return state.will[seat] < MAX_WILL

    def begin(self, state: NotAlone, seat: int, card: int) -> None:
        state.gain_will(seat, 1)


class Charge(Effect):
    """Put the Marker counter on the Beach."""

    def allowed(self, state: NotAlone, seat: int) -> bool:
        return state.marker == 0

    def begin(self, state: NotAlone, seat: int, card: int) -> None:
        state.set_marker(1)


class Offer(Effect):
    """Discard a Place from hand; no Hunt card may be played this turn."""

    def allowed(self, state: NotAlone, seat: int) -> bool:
        """Only while the Creature may still play; a Hunted who began to lay down two Places keeps one to go on."""
        begun = state.double[seat] != 0 and COUNT[state.played[seat]] == 1
        enough = COUNT[state.hand[seat] & ~state.barred()] > 1 if begun else state.hand[seat] != 0
        return state.plays > 0 and enough

    def begin(self, state: NotAlone, seat: int, card: int) -> None:
        state.effects |= NO_HUNT
        if COUNT[state.hand[seat]] == 1:
            state.put_away(seat, state.hand[seat])
        else:
            state.owed[seat] = -1


class Recall(Effect):
    """Take two Places back from the own discard, or as many as there are."""

    def allowed(self, state: NotAlone, seat: int) -> bool:
        return state.discard[seat] != 0

    def begin(self, state: NotAlone, seat: int, card: int) -> None:
        owe_places(state, seat, 2)


def owe_places(state: NotAlone, seat: int, count: int) -> None:
    """So many Places come back; where there is nothing to choose they do at once."""
    if COUNT[state.discard[seat]] <= count:
        state.take_back(seat, state.discard[seat])
    else:
        state.owed[seat] = count


class Bury(Effect):
    """Two random cards of the Creature's hand go under the Hunt deck."""

    def allowed(self, state: NotAlone, seat: int) -> bool:
        return len(state.hunt_hand) > 0

    def begin(self, state: NotAlone, seat: int, card: int) -> None:
        for _ in range(min(2, len(state.hunt_hand))):
            buried = state.hunt_hand.pop(state.rng.below(len(state.hunt_hand)))
            state.hunt_deck.insert(0, buried)
            if state.events is not None:
                state.emit("bury", {"card": card_thing(buried)}, "card", 1 << CREATURE)


class Swap(Effect):
    """Exchange the Place played face down with one of the own discard."""

    def allowed(self, state: NotAlone, seat: int) -> bool:
        return exchangeable(state, seat) != 0

    def begin(self, state: NotAlone, seat: int, card: int) -> None:
        state.push(EXCHANGE, seat, card)


class Dodge(Effect):
    """The Creature token does not touch you this turn."""

    def allowed(self, state: NotAlone, seat: int) -> bool:
        return any(visit[SEAT_OF] == seat and state.caught_at(seat, visit[PLACE_OF]) for visit in state.visits)

    def begin(self, state: NotAlone, seat: int, card: int) -> None:
        state.dodging |= 1 << seat


class Shield(Effect):
    """The Artemia token does not touch you this turn."""

    def allowed(self, state: NotAlone, seat: int) -> bool:
        return any(visit[SEAT_OF] == seat and state.drained_at(seat, visit[PLACE_OF]) for visit in state.visits)

    def begin(self, state: NotAlone, seat: int, card: int) -> None:
        state.shielded |= 1 << seat


class Move(Effect):
    """Shift the Creature token or the Artemia token to an adjacent Place."""

    def __init__(self, artemia: bool) -> None:
        self.artemia = artemia

    def allowed(self, state: NotAlone, seat: int) -> bool:
        return (state.artemia if self.artemia else state.creature_places()) != 0

    def begin(self, state: NotAlone, seat: int, card: int) -> None:
        state.push(SHIFT_TOKEN, seat, card, 1 if self.artemia else 0)


class InsteadOfPower(Effect):
    """Played at the moment the own Place would be used, whose power it replaces."""

    def begin(self, state: NotAlone, seat: int, card: int) -> None:
        visit = state.current
        state.visits[visit][STAGE_OF] |= USED
        self.act(state, seat, visit)

    def at_own_place(self, state: NotAlone, seat: int) -> bool:
        return state.current >= 0 and state.visits[state.current][SEAT_OF] == seat

    def act(self, state: NotAlone, seat: int, visit: int) -> None:
        """Use the other power."""


class Drive(InsteadOfPower):
    """The Rover's power."""

    def allowed(self, state: NotAlone, seat: int) -> bool:
        return self.at_own_place(state, seat) and POWERS[ROVER].usable(state, seat)

    def act(self, state: NotAlone, seat: int, visit: int) -> None:
        use_power(state, seat, visit, ROVER)


class Copy(InsteadOfPower):
    """The power of an adjacent Place."""

    def allowed(self, state: NotAlone, seat: int) -> bool:
        return self.at_own_place(state, seat) and len(neighbours_to_copy(state, state.current)) > 0

    def act(self, state: NotAlone, seat: int, visit: int) -> None:
        state.push(COPY_NEIGHBOUR, seat, visit)


class Amplify(Effect):
    """Take the Marker counter off the Beach: Rescue moves one space."""

    def allowed(self, state: NotAlone, seat: int) -> bool:
        return state.marker == 1 and not state.effects & RESCUE_HELD

    def begin(self, state: NotAlone, seat: int, card: int) -> None:
        state.set_marker(0)
        state.approach("amplifier")


class DoubleBack(Effect):
    """Take a Place you played this turn back to hand."""

    def allowed(self, state: NotAlone, seat: int) -> bool:
        return state.played[seat] != 0

    def begin(self, state: NotAlone, seat: int, card: int) -> None:
        state.push(KEEP_PLAYED, seat, card)


# --- playing a card ----------------------------------------------------------------------------------------------


def play_card(state: NotAlone, seat: int, card: int) -> None:
    """A card is played openly and takes effect at once (NA-038); one Survival card a turn (NA-035)."""
    state.known[card] = EVERYONE
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


def playable(state: NotAlone, seat: int) -> list[int]:
    """The cards this seat may play at this moment of the phase (NA-025, NA-033)."""
    if seat == CREATURE:
        held = state.hunt_hand if state.may_hunt() else []
    else:
        held = state.survival[seat] if state.may_survive(seat) else []
    found: list[int] = []
    for card in held:
        if phase_of(state, card) == state.phase and CARD_EFFECT[card].allowed(state, seat):
            found.append(card)
    found.sort()
    return found
