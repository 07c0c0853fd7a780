"""How a game of Not Alone goes: setup, the turn, Exploration, Hunting, the windows for cards, and the end of a turn.

The Reckoning has a module of its own. Who is asked depends on public facts alone: how many cards a seat holds, what
it has played, what lies on the table.
"""

from typing import Any, Final

from igroteka.core.agenda import Frame, Verb, VerbBook
from igroteka.core.decision import Decision
from igroteka.games.not_alone.deeds import owe_places, play_card, playable
from igroteka.games.not_alone.effects import tell_token
from igroteka.games.not_alone.options import (
    ARTEMIA,
    ARTEMIA_PAIR,
    CARD,
    GIVE_UP,
    PASS,
    QUIET,
    RESIST_1,
    RESIST_2,
)
from igroteka.games.not_alone.state import (
    ALL_PLACES,
    ARTEMIA_ALLOWED,
    ARTEMIA_WIDE,
    CARDS,
    COUNT,
    CREATURE,
    EXPLORATION,
    FIRST_SURVIVAL,
    HUNTING,
    MAX_WILL,
    PAIRS,
    PLACE_OF,
    PLACES_IN,
    RECKONING,
    RESCUE_HELD,
    RIVER,
    STARTERS,
    NotAlone,
    place_thing,
)

RESERVE_COPIES: Final = (0, 1, 2, 2, 3, 3, 3)  # of each Place 6 to 10, by the number of Hunted (NA-011)


def deal(state: NotAlone) -> None:
    """Lay out the reserve, shuffle both decks, deal hands (NA-010 to NA-020)."""
    for place in range(6, 11):
        state.reserve[place] = RESERVE_COPIES[state.seats - 1]
    state.hunt_deck = list(range(FIRST_SURVIVAL))
    state.survival_deck = list(range(FIRST_SURVIVAL, CARDS))
    state.rng.shuffle(state.hunt_deck)
    state.rng.shuffle(state.survival_deck)
    for seat in range(1, state.seats):
        state.hand[seat] = STARTERS
        state.draw_survival(seat)
    state.refill_hunt()
    begin(state)


def begin(state: NotAlone) -> None:
    """Put the turns on the agenda and run to the first decision."""
    state.push(TURN, CREATURE)
    state.advance()


class Turn(Verb[NotAlone]):
    """Exploration, Hunting, Reckoning, End of turn; then the next turn (NA-042, NA-087)."""

    def run(self, state: NotAlone, frame: Frame) -> None:
        frame.step = frame.step % 4 + 1
        if frame.step == EXPLORATION:
            self.start(state)
        state.phase = frame.step
        state.settled = state.hushed = state.closed = state.stirred = 0
        if state.events is not None:
            state.emit("phase", {"phase": f"phase:{frame.step}", "turn": state.turn})
        state.push(PHASES[frame.step], CREATURE)

    def start(self, state: NotAlone) -> None:
        state.turn += 1
        state.plays = state.plays_next
        state.plays_next = 1
        state.acted = state.answered = 0
        state.revealed = 0
        for seat in range(1, state.seats):
            state.double[seat] = state.double_next[seat]
            state.double_next[seat] = 0


# --- phase 1 -----------------------------------------------------------------------------------------------------


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
        self.open(state, frame)
        if not state.decisions:
            state.done()

    def open(self, state: NotAlone, frame: Frame) -> None:
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
                    self.leave_open(state, frame, seat)

    def leave_open(self, state: NotAlone, frame: Frame, seat: int) -> None:
        if not state.closed >> seat & 1 and (state.may_hunt() if seat == CREATURE else state.may_survive(seat)):
            state.offer(seat, "door", frame)

    def options(self, state: NotAlone, frame: Frame, decision: Decision) -> list[int]:
        seat = decision.seat()
        if decision.kind == "explore":
            return explore_options(state, seat)
        if decision.kind == "take-back":
            return PLACES_IN[state.discard[seat]][:]
        if decision.kind == "sacrifice":
            return PLACES_IN[state.hand[seat]][:]
        return [PASS, *card_options(state, seat)]

    def chosen(self, state: NotAlone, frame: Frame, seat: int, option: int) -> None:
        if option == PASS:
            if frame.step == 0:
                frame.step = 1
            else:
                state.closed |= 1 << seat
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

    def lay(self, state: NotAlone, frame: Frame, seat: int, place: int) -> None:
        """A Place is laid face down (NA-043); with the last one the choices are locked (NA-110)."""
        state.hand[seat] &= ~(1 << place)
        state.played[seat] |= 1 << place
        if state.events is not None:
            args = {"seat": f"seat:{seat}", "place": place_thing(place)}
            state.emit("lay", {**args}, "place", 1 << seat)
        if to_play(state, seat) > 0 or not state.waiting():
            state.decisions.clear()
        else:
            for decision in state.decisions:
                if decision.seats == 1 << CREATURE:  # some Hunt cards come too late now
                    decision.options = self.options(state, frame, decision)
            self.leave_open(state, frame, seat)


def to_play(state: NotAlone, seat: int) -> int:
    """How many Places this Hunted still has to lay down: one, or two after River or Artefact (NA-044, NA-099)."""
    return (2 if state.double[seat] else 1) - COUNT[state.played[seat]]


def explore_options(state: NotAlone, seat: int) -> list[int]:
    """Play a Place, or first resist or give up (NA-048); who has too few Places has to (NA-106)."""
    places = state.hand[seat] & ~state.barred()
    offered: list[int] = []
    if COUNT[places] >= to_play(state, seat):
        offered.extend(PLACES_IN[places])
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
    return offered + card_options(state, seat)


def card_options(state: NotAlone, seat: int) -> list[int]:
    return [CARD + card for card in playable(state, seat)]


def resist(state: NotAlone, seat: int, will: int) -> None:
    """Lose one or two Will, take back two or four Places (NA-049, NA-050); without Will give up (NA-051)."""
    if state.events is not None:
        state.emit("resist", {"seat": f"seat:{seat}", "will": will})
    state.acted |= 1 << seat
    state.lose_will(seat, will)
    if state.will[seat] == 0:
        state.give_up(seat)
    else:
        owe_places(state, seat, 2 * will)


# --- phase 2 -----------------------------------------------------------------------------------------------------


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
            state.stirred = 0
            state.push(WINDOW, CREATURE)
        elif state.stirred and not self.idle(state):
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
        offered = [PASS]
        if state.creature == 0:
            offered.extend(PLACES_IN[ALL_PLACES])
        offered.extend(card_options(state, CREATURE))
        if self.may_place_artemia(state):
            if state.effects & ARTEMIA_WIDE:
                offered.extend(range(ARTEMIA_PAIR, ARTEMIA_PAIR + len(PAIRS)))
            else:
                offered.extend(range(ARTEMIA + 1, ARTEMIA + 11))
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
        state.hand[seat] |= state.played[seat] & ~(1 << option)
        state.played[seat] = 1 << option
        state.traced[seat] &= 1 << option
        if state.events is not None:
            args = {"seat": f"seat:{seat}", "place": place_thing(option)}
            state.emit("keep", {**args}, "place", 1 << seat)


# --- windows for cards -------------------------------------------------------------------------------------------


class Window(Verb[NotAlone]):
    """Everybody who may hold a card for this phase is asked at once (NA-025, NA-033).

    A card that is played takes effect before anything else (NA-038), and those who passed are asked again, unless
    they said not to be. Who has passed keeps an offer as long as somebody else is still thinking.
    """

    def run(self, state: NotAlone, frame: Frame) -> None:
        waiting = False
        for seat in range(state.seats):
            if not (state.settled | state.hushed) >> seat & 1 and concerned(state, seat):
                state.ask(seat, "window", frame)
                waiting = True
        if not waiting:
            state.done()
            return
        for seat in range(state.seats):
            if (state.settled | state.hushed) >> seat & 1 and not state.closed >> seat & 1 and concerned(state, seat):
                state.offer(seat, "door", frame)

    def options(self, state: NotAlone, frame: Frame, decision: Decision) -> list[int]:
        cards = card_options(state, decision.seat())
        return [PASS, *cards] if decision.kind == "door" else [PASS, QUIET, *cards]

    def chosen(self, state: NotAlone, frame: Frame, seat: int, option: int) -> None:
        if CARD <= option < RESIST_1:
            state.decisions.clear()
            state.settled = 0
            state.stirred = 1
            play_card(state, seat, option - CARD)
            return
        if (state.settled | state.hushed) >> seat & 1:
            state.closed |= 1 << seat
        elif option == QUIET:
            state.hushed |= 1 << seat
        else:
            state.settled |= 1 << seat
        if not state.waiting():
            state.decisions.clear()
        elif not state.closed >> seat & 1:
            state.offer(seat, "door", frame)


def concerned(state: NotAlone, seat: int) -> bool:
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
    return any(touched >> visit[PLACE_OF] & 1 for visit in state.visits)


# --- phase 4 -----------------------------------------------------------------------------------------------------


class EndOfTurn(Verb[NotAlone]):
    """Cards; then Places to the discards, tokens back, Hunt cards drawn, Rescue +1 (NA-082 to NA-086)."""

    def run(self, state: NotAlone, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            state.push(WINDOW, CREATURE)
            return
        state.done()
        for seat in range(1, state.seats):
            state.discard[seat] |= state.played[seat]
            state.played[seat] = 0
        state.visits = []
        state.hunt_discard.extend(state.hunt_spent)
        state.hunt_spent = []
        held = state.effects & RESCUE_HELD
        state.clear_effects()
        state.refill_hunt()
        if held:
            if state.events is not None:
                state.emit("rescue-held", {})
        else:
            state.approach("end-of-turn")


TURN: Final = Turn()
WINDOW: Final = Window()
KEEP_ONE: Final = KeepOne()
PHASES: Final[list[Verb[NotAlone]]] = [TURN, Exploration(), Hunting()]  # by number; those after follow in register


def register(verbs: VerbBook, reckoning: Verb[Any]) -> None:
    """Name the steps of the rules, so that an agenda can be written down."""
    PHASES.extend([reckoning, EndOfTurn()])
    names = ("turn", "exploration", "hunting", "reckoning", "end-of-turn")
    for name, verb in zip(names, PHASES, strict=True):
        verbs.add(name, verb)
    verbs.add("window", WINDOW)
    verbs.add("keep-one", KEEP_ONE)
