"""The powers of the ten Places, each a verb. The frame's card is the visit that uses the power."""

from typing import Final

from mypy_extensions import i64

from igroteka.core.agenda import Frame, Verb
from igroteka.core.decision import Decision
from igroteka.games.not_alone.cards.facts import ONE_BACK
from igroteka.games.not_alone.cards.places import (
    ARTEFACT,
    BEACH,
    COUNT,
    LAIR,
    PLACES_IN,
    RIVER,
    WRECK,
    place_thing,
)
from igroteka.games.not_alone.options import ALL_BACK, CARD, DRAW, SEAT
from igroteka.games.not_alone.state import CARD_OF, MAX_WILL, NotAlone


class TakeBack(Verb[NotAlone]):
    """Take back `value` Places of own choice from the own discard, or as many as there are."""

    def run(self, state: NotAlone, frame: Frame) -> None:
        left = state.discard[frame.seat]
        if COUNT[left] > frame.value > 0:
            state.ask(frame.seat, "take-back", frame)
            return
        state.done()
        if frame.value:
            state.take_back(frame.seat, left)

    def options(self, state: NotAlone, frame: Frame, decision: Decision) -> list[int]:
        return PLACES_IN[state.discard[frame.seat]][:]

    def chosen(self, state: NotAlone, frame: Frame, seat: int, option: int) -> None:
        frame.value -= 1
        state.take_back(seat, 1 << option)


class Power(Verb[NotAlone]):
    """What a Place lets a Hunted do."""

    def usable(self, state: NotAlone, seat: i64) -> bool:
        """Whether the power would do anything now; public facts only."""
        return True


class Lair(Power):
    """Take back the whole discard (NA-090), or use the power of the Place under the Creature token (NA-077)."""

    def usable(self, state: NotAlone, seat: i64) -> bool:
        return state.discard[seat] != 0 or self.copied(state, seat) != 0

    def copied(self, state: NotAlone, seat: i64) -> i64:
        """Places whose power may be copied: never the Lair itself, never the Artefact (NA-101)."""
        mask = 0
        for place in PLACES_IN[state.creature_places() & ~(1 << LAIR | 1 << ARTEFACT)]:
            if POWERS[place].usable(state, seat):
                mask |= 1 << place
        return mask

    def run(self, state: NotAlone, frame: Frame) -> None:
        state.decide(1 << frame.seat, "lair", frame, -1, self.ways(state, frame.seat))

    def ways(self, state: NotAlone, seat: i64) -> list[int]:
        ways = PLACES_IN[self.copied(state, seat)][:]
        if state.discard[seat]:
            ways.append(ALL_BACK)
        return ways

    def options(self, state: NotAlone, frame: Frame, decision: Decision) -> list[int]:
        return self.ways(state, frame.seat)

    def chosen(self, state: NotAlone, frame: Frame, seat: int, option: int) -> None:
        state.done()
        if option != ALL_BACK:
            use_power(state, seat, frame.card, option)
        elif state.effects & ONE_BACK:
            state.push(TAKE_BACK, seat, -1, 1)
        else:
            state.take_back(seat, state.discard[seat])


class Return(Power):
    """Jungle and Swamp: the card itself returns to the hand, and so many Places from the discard."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def run(self, state: NotAlone, frame: Frame) -> None:
        own = 1 << state.visits[frame.card][CARD_OF]
        if state.effects & ONE_BACK and state.discard[frame.seat]:
            state.ask(frame.seat, "one-back", frame)
            return
        state.done()
        state.return_played(frame.seat, own)
        if not state.effects & ONE_BACK:
            state.push(TAKE_BACK, frame.seat, -1, self.count)

    def options(self, state: NotAlone, frame: Frame, decision: Decision) -> list[int]:
        own = 1 << state.visits[frame.card][CARD_OF]
        return PLACES_IN[state.discard[frame.seat] | own][:]

    def chosen(self, state: NotAlone, frame: Frame, seat: int, option: int) -> None:
        state.done()
        if option == state.visits[frame.card][CARD_OF]:
            state.return_played(seat, 1 << option)
        else:
            state.take_back(seat, 1 << option)


class TwoPlaces(Power):
    """River and Artefact: play two Places next turn; one such promise a turn (NA-099, NA-100)."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place

    def usable(self, state: NotAlone, seat: i64) -> bool:
        return state.double_next[seat] == 0

    def run(self, state: NotAlone, frame: Frame) -> None:
        state.done()
        state.double_next[frame.seat] = self.place
        if state.events is not None:
            state.emit("two-places", {"seat": f"seat:{frame.seat}", "place": place_thing(self.place)})


class Beach(Power):
    """Charge the transmitter, or use it for one step of Rescue; once a turn (NA-091, NA-092, NA-093)."""

    def usable(self, state: NotAlone, seat: i64) -> bool:
        return not state.spent_powers >> BEACH & 1

    def run(self, state: NotAlone, frame: Frame) -> None:
        state.done()
        state.spent_powers |= 1 << BEACH
        if state.marker:
            state.set_marker(0)
            state.approach("beach")
        else:
            state.set_marker(1)


class Wreck(Power):
    """One step of Rescue, once a turn (NA-096)."""

    def usable(self, state: NotAlone, seat: i64) -> bool:
        return not state.spent_powers >> WRECK & 1

    def run(self, state: NotAlone, frame: Frame) -> None:
        state.done()
        state.spent_powers |= 1 << WRECK
        state.approach("wreck")


class Rover(Power):
    """Take from the reserve a Place of a number you do not own yet (NA-023)."""

    def usable(self, state: NotAlone, seat: i64) -> bool:
        return len(self.found(state, seat)) > 0

    def found(self, state: NotAlone, seat: i64) -> list[int]:
        owned = state.owned(seat)
        return [place for place in range(6, 11) if state.reserve[place] and not owned >> place & 1]

    def run(self, state: NotAlone, frame: Frame) -> None:
        state.decide(1 << frame.seat, "rover", frame, -1, self.found(state, frame.seat))

    def options(self, state: NotAlone, frame: Frame, decision: Decision) -> list[int]:
        return self.found(state, frame.seat)

    def chosen(self, state: NotAlone, frame: Frame, seat: int, option: int) -> None:
        state.done()
        state.reserve[option] -= 1
        state.to_hand(seat, 1 << option)
        if state.events is not None:
            state.emit("gain", {"seat": f"seat:{seat}", "place": place_thing(option)})


class Shelter(Power):
    """Look at two Survival cards, keep one and discard the other."""

    def usable(self, state: NotAlone, seat: i64) -> bool:
        return state.may_draw()

    def run(self, state: NotAlone, frame: Frame) -> None:
        for _ in range(2):
            card = state.next_survival()
            if card >= 0:
                state.looked.append(card)
                state.learn(card, 1 << frame.seat)
        state.decide(1 << frame.seat, "shelter", frame)

    def options(self, state: NotAlone, frame: Frame, decision: Decision) -> list[int]:
        return [CARD + card for card in sorted(state.looked)]

    def chosen(self, state: NotAlone, frame: Frame, seat: int, option: int) -> None:
        state.done()
        kept = option - CARD
        state.looked.remove(kept)
        state.survival[seat].append(kept)
        state.draw(kept, seat)
        for card in state.looked:
            state.drop_survival(card, seat)
        state.looked = []


class Source(Power):
    """One Hunted of your choice gains a Will, or you draw a Survival card."""

    def usable(self, state: NotAlone, seat: i64) -> bool:
        return len(self.ways(state)) > 0

    def ways(self, state: NotAlone) -> list[int]:
        ways = [SEAT + seat for seat in range(1, state.seats) if state.will[seat] < MAX_WILL]
        if state.may_draw():
            ways.append(DRAW)
        return ways

    def run(self, state: NotAlone, frame: Frame) -> None:
        state.decide(1 << frame.seat, "source", frame, -1, self.ways(state))

    def options(self, state: NotAlone, frame: Frame, decision: Decision) -> list[int]:
        return self.ways(state)

    def chosen(self, state: NotAlone, frame: Frame, seat: int, option: int) -> None:
        state.done()
        if option == DRAW:
            state.draw_survival(seat)
        else:
            state.gain_will(option - SEAT, 1)


def use_power(state: NotAlone, seat: i64, visit: i64, place: i64) -> None:
    """A Hunted uses the power of a Place: the own one, or another's that is copied."""
    if state.events is not None:
        state.emit("power", {"seat": f"seat:{seat}", "place": place_thing(place)})
    state.push(POWERS[place], seat, visit)


TAKE_BACK: Final = TakeBack()
ROVER_POWER: Final = Rover()
POWERS: Final[list[Power]] = [  # by Place; nothing lies at 0, where the Rover fills the gap
    ROVER_POWER, Lair(), Return(1), TwoPlaces(RIVER), Beach(), ROVER_POWER, Return(2), Shelter(), Wreck(), Source(),
    TwoPlaces(ARTEFACT),
]  # fmt: skip
