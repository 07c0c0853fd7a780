"""How Durak begins, and how a bout goes: attack, beat or take, throw in, draw."""

from typing import Any, Final

from igroteka.core.agenda import Frame, Verb, VerbBook
from igroteka.core.decision import Decision
from igroteka.core.event import EventArg
from igroteka.core.game import Game
from igroteka.core.rng import Rng
from igroteka_durak.options import PASS, TAKE, TRANSFER
from igroteka_durak.state import CARDS, HAND_SIZE, LAST_BOUT, RANK, SUIT, Durak


def blank(game: Game[Durak], settings: dict[str, Any], seats: int, rng: Rng) -> Durak:
    """An empty table."""
    state = Durak(game, settings, seats, rng)
    state.clear()
    return state


def deal(state: Durak) -> None:
    """Six cards each (DU-003), the trump under the deck (DU-004), the lowest trump begins (DU-006)."""
    state.deck = list(CARDS)
    state.rng.shuffle(state.deck)
    state.trump = SUIT[state.deck[0]]
    state.reveal(state.deck[0])  # of six players it is the last card of the last hand (DU-005)
    for seat in range(state.seats):
        draw(state, seat)
    state.attacker = first_attacker(state)
    state.defender = state.next_after(state.attacker)
    begin(state)


def first_attacker(state: Durak) -> int:
    """Who holds the lowest trump shows it and begins (DU-006); if nobody holds any, chance decides (DU-007)."""
    trumps = [(card, seat) for seat, hand in enumerate(state.hand) for card in hand if SUIT[card] == state.trump]
    if not trumps:
        return int(state.rng.below(state.seats))
    card, seat = min(trumps)
    state.reveal(card)
    return seat


def begin(state: Durak, passed: int = 0) -> None:
    """Run to the first decision; one verb plays bout after bout."""
    state.push(BOUT, 0).step = passed
    state.advance()


class Bout(Verb[Durak]):
    """One attack after another. The step of the frame: how many places from the attacker on have passed."""

    def run(self, state: Durak, frame: Frame) -> None:
        """The attacker leads (DU-009); the defender beats all that lies there (DU-032) before others throw in.

        Whoever could throw in is asked, able to or not, so that the question says nothing of the hand (DU-017).
        """
        if not state.attacks:
            state.ask(state.attacker, "lead", frame)
        elif not state.taking and not state.beaten():
            state.ask(state.defender, "defend", frame, state.attacks[len(state.defences)])
        else:
            seat = self.thrower(state, frame)
            if seat < 0:
                frame.step = 0
                finish(state)
            else:
                state.ask(seat, "add" if state.taking else "throw", frame)

    def thrower(self, state: Durak, frame: Frame) -> int:
        """The next around the table, from the attacker on, who may throw in (DU-013), or -1."""
        if state.places_left() <= 0:
            return -1
        while frame.step < state.seats:
            seat: int = (state.attacker + frame.step) % state.seats
            if seat != state.defender and state.hand[seat]:
                return seat
            frame.step += 1
        return -1

    def options(self, state: Durak, frame: Frame, decision: Decision) -> list[int]:
        hand = state.hand[decision.seat()]
        if decision.kind == "lead":
            return hand[:]
        if decision.kind != "defend":
            return [*[card for card in hand if state.fits(card)], PASS]
        attack = state.attacks[len(state.defences)]
        options = [card for card in hand if state.beats(card, attack)]
        if state.may_transfer():
            options += [TRANSFER + card for card in hand if RANK[card] == RANK[attack]]
        return [*options, TAKE]

    def chosen(self, state: Durak, frame: Frame, seat: int, option: int) -> None:
        if option == PASS:
            frame.step += 1
        elif option == TAKE:  # now all may add cards (DU-020)
            state.taking = 1
            frame.step = 0
            state.tell("give-up", seat)
        elif option > TRANSFER:  # now the next player has to defend (DU-029)
            state.defender = state.next_after(seat)
            lay(state, seat, option - TRANSFER, state.attacks, "transfer", to=f"seat:{state.defender}")
        elif seat == state.defender:  # attacks are beaten in the order they came (DU-011)
            frame.step = 0  # everybody is asked again, those who passed too (DU-014)
            lay(state, seat, option, state.defences, "beat", attack=state.thing(state.attacks[len(state.defences)]))
        else:
            lay(state, seat, option, state.attacks, "throw" if state.attacks else "attack")


def lay(state: Durak, seat: int, card: int, row: list[int], kind: str, **args: EventArg) -> None:
    """A card goes from a hand to the table, for all to see."""
    state.hand[seat].remove(card)
    state.reveal(card)
    row.append(card)
    state.tell(kind, seat, card=state.thing(card), **args)


def finish(state: Durak) -> None:
    """Beaten cards are out of the game (DU-018), others go to the defender's hand (DU-019); then all draw.

    The defender attacks next (DU-023), but one who took the cards or has none left is passed over (DU-024).
    """
    defender = state.defender
    cards = state.attacks + state.defences
    if state.taking:
        state.hand[defender] = sorted(state.hand[defender] + cards)
    else:
        state.discard += cards
    state.tell("take" if state.taking else "beaten", defender, cards=[state.thing(card) for card in cards])
    state.attacks, state.defences = [], []
    draw_up(state)
    stays = state.hand[defender] and not state.taking
    state.attacker = defender if stays else state.next_after(defender)
    state.defender = state.next_after(state.attacker)
    state.taking = 0
    state.bout += 1
    end_if_over(state)


def draw_up(state: Durak) -> None:
    """The attacker draws first, then the others around the table, the defender last (DU-021)."""
    around = [(state.attacker + step) % state.seats for step in range(state.seats)]
    for seat in [*[seat for seat in around if seat != state.defender], state.defender]:
        draw(state, seat)


def draw(state: Durak, seat: int) -> None:
    """Up to six cards, while there are any (DU-022); the trump card is the last (DU-004)."""
    hand = state.hand[seat]
    wanted = HAND_SIZE - len(hand)
    if wanted <= 0 or not state.deck:
        return
    drawn = state.deck[-wanted:]
    del state.deck[-wanted:]
    for card in drawn:
        state.learn(card, 1 << seat)
    state.hand[seat] = sorted(hand + drawn)
    state.tell("draw", seat, count=len(drawn))
    if not state.deck:
        state.tell("draw-trump", seat, card=state.thing(drawn[0]))


def end_if_over(state: Durak) -> None:
    """The last who holds cards has lost (DU-026). A draw: nobody holds any (DU-027), or too many bouts (DU-028)."""
    holding = [seat for seat in range(state.seats) if state.hand[seat]]
    if len(holding) == 1:
        state.tell("fool", holding[0])
        state.finish(tuple([0.0 if seat == holding[0] else 1.0 for seat in range(state.seats)]))
    elif not holding or state.bout > LAST_BOUT:
        state.emit("no-fool", {})
        state.finish(tuple([0.5] * state.seats))


BOUT: Final = Bout()


def register(verbs: VerbBook) -> None:
    """Name the verbs, so that an agenda can be written down."""
    verbs.add("bout", BOUT)
