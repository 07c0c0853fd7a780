"""What nemesis cards do to the players together, to their spells and decks, and to the turn order."""

from igroteka.core.agenda import Frame, Verb
from igroteka.core.decision import Decision
from igroteka.games.aeons_end.belongings import add_value, destroy
from igroteka.games.aeons_end.effects import FULL, UNASKED, Amount, Effect, ask
from igroteka.games.aeons_end.facts import MINION
from igroteka.games.aeons_end.fortune import is_player_turn
from igroteka.games.aeons_end.harm import suffer
from igroteka.games.aeons_end.magic import spell_option
from igroteka.games.aeons_end.options import PASS, SEAT, SPELL_AT
from igroteka.games.aeons_end.state import NEMESIS, AeonsEnd


class Together(Effect):
    """The players share out a number of small effects as they like; `worth` per effect goes to the sequence."""

    def __init__(self, effect: Effect, count: int | Amount, may: bool = False, worth: int = 0) -> None:
        super().__init__()
        self.effect = effect
        self.count = Amount(count) if isinstance(count, int) else count
        self.may = may
        self.worth = worth
        self.topic = effect.topic

    def parts(self) -> list[Verb[AeonsEnd]]:
        return [self.effect]

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        offered = self.options(state, frame, UNASKED)
        left = self.count.of(state, frame.seat, frame.card) - frame.step
        if left <= 0 or not offered or offered == [PASS]:
            add_value(state, frame, self.worth * frame.step)
        elif len(offered) == 1:
            self.chosen(state, frame, frame.seat, offered[0])
        else:
            ask(state, NEMESIS, f"together-{self.topic}", frame, frame.card)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        offered = [PASS] if self.may else []
        for seat in range(state.seats):
            if self.effect.degree(state, seat, frame.card) > 0:
                offered.append(SEAT + seat)
        return offered

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        if option == PASS:
            add_value(state, frame, self.worth * frame.step)
        else:
            frame.step += 1
            state.push(self.effect, option - SEAT, frame.card)

    def number(self, state: AeonsEnd, frame: Frame) -> int:
        return self.count.of(state, frame.seat, frame.card) - frame.step


class TwoPlayers(Effect):
    """One effect for any player and another for a different one; a lone mage takes both (AE-230)."""

    def __init__(self, first: Effect, second: Effect) -> None:
        super().__init__()
        self.first = first
        self.second = second

    def parts(self) -> list[Verb[AeonsEnd]]:
        return [self.first, self.second]

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        if frame.step == 2:
            state.done()
            return
        offered = self.options(state, frame, UNASKED)
        if not offered:
            state.done()
        elif len(offered) == 1:
            self.chosen(state, frame, frame.seat, offered[0])
        else:
            ask(state, NEMESIS, f"who-{self.effect(frame).topic}", frame, frame.card)

    def effect(self, frame: Frame) -> Effect:
        return self.first if frame.step == 0 else self.second

    def number(self, state: AeonsEnd, frame: Frame) -> int:
        return self.effect(frame).size(state, 0, frame.card)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        if state.seats == 1:
            return [SEAT]
        offered: list[int] = []
        best = 1
        for seat in range(state.seats):
            degree = self.effect(frame).degree(state, seat, frame.card)
            if seat in frame.picks or degree < best:
                continue
            if degree > best:
                best = degree
                offered = []
            offered.append(SEAT + seat)
        return offered

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        effect = self.effect(frame)
        frame.step += 1
        frame.pick(option - SEAT)
        state.push(effect, option - SEAT, frame.card)


class CityValue(Effect):
    """Gravehold suffers a number changed by what came before."""

    def __init__(self, base: int) -> None:
        super().__init__()
        self.base = base

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        state.hit_city(self.base + frame.value)


class SufferValue(Effect):
    """The player suffers what came before adds up to."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        suffer(state, frame.seat, frame.value)


class LosePrepped(Effect):
    """The player discards or destroys prepped spells of some cost, perhaps the dearest."""

    topic = "spell"

    def __init__(self, count: int = 1, cost_from: int = 0, dearest: bool = False, destroyed: bool = False) -> None:
        super().__init__()
        self.count = count
        self.cost_from = cost_from
        self.dearest = dearest
        self.destroyed = destroyed

    def places(self, state: AeonsEnd, seat: int) -> list[int]:
        return list(range(seat * 4, seat * 4 + 4))

    def spells(self, state: AeonsEnd, seat: int) -> list[int]:
        """The options: prepped spells that fit."""
        found: list[int] = []
        most = -1
        for place in self.places(state, seat):
            for layer in range(len(state.slots[place])):
                cost = state.cost(state.slots[place][layer])
                if cost < self.cost_from or (self.dearest and cost < most):
                    continue
                if self.dearest and cost > most:
                    most = cost
                    found = []
                found.append(spell_option(place, layer))
        return found

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        offered = self.spells(state, frame.seat)
        if frame.step == self.count or not offered:
            state.done()
        elif len(offered) == 1:
            self.chosen(state, frame, frame.seat, offered[0])
        else:
            ask(state, frame.seat, "lose-spell", frame, frame.card)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        return self.spells(state, frame.seat)

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        frame.step += 1
        place = (option - SPELL_AT) // 2
        card = state.slots[place][(option - SPELL_AT) % 2]
        if self.destroyed:
            state.unprep(place, card)
            destroy(state, card)
        else:
            state.lose_spell(place, card)

    def degree(self, state: AeonsEnd, seat: int, card: int) -> int:
        there = len(self.spells(state, seat))
        return FULL if there >= self.count else there

    def size(self, state: AeonsEnd, seat: int, card: int) -> int:
        return self.count


class SeizeDearest(LosePrepped):
    """The dearest prepped spells over all players are discarded."""

    def places(self, state: AeonsEnd, seat: int) -> list[int]:
        return list(range(4 * state.seats))


class DestroyTop(Effect):
    """The player destroys the top cards of the deck, perhaps after shuffling the discard pile into it."""

    topic = "destroy-top"

    def __init__(self, count: int, shuffled: bool) -> None:
        super().__init__()
        self.count = count
        self.shuffled = shuffled

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        if frame.step == 0 and self.shuffled:
            shuffle_in(state, frame.seat)
        card = state.top(frame.seat) if frame.step < self.count else -1
        if card < 0:
            state.done()
            return
        frame.step += 1
        state.deck[frame.seat].pop()
        state.see(card)
        destroy(state, card)

    def degree(self, state: AeonsEnd, seat: int, card: int) -> int:
        there = len(state.deck[seat]) + len(state.discard[seat])
        return FULL if there >= self.count else there

    def size(self, state: AeonsEnd, seat: int, card: int) -> int:
        return self.count


def shuffle_in(state: AeonsEnd, seat: int) -> None:
    """A card shuffles a discard pile into a deck, the only way a deck is ever shuffled (AE-002)."""
    state.deck[seat] += state.discard[seat]
    state.discard[seat] = []
    state.shuffle(state.deck[seat])
    if state.events is not None:
        state.tell("shuffle", seat)


class HurtThis(Effect):
    """The minion itself suffers damage."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        if frame.card in state.foe_play:
            state.hit_minion(frame.card, self.amount)


class Revive(Effect):
    """The minion most recently discarded comes back into play, fresh and as the newest card."""

    def minion(self, state: AeonsEnd) -> int:
        for card in reversed(state.foe_discard):
            if state.kind(card) == MINION:
                return card
        return -1

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        card = self.minion(state)
        if card >= 0:
            state.foe_discard.remove(card)
            state.limbo.append(card)
            state.push(state.game.verbs.verbs["enter"], NEMESIS, card)

    def degree(self, state: AeonsEnd, seat: int, card: int) -> int:
        return FULL if self.minion(state) >= 0 else 0


class ShuffleNemesisTurns(Effect):
    """All nemesis turn order cards of the discard pile are shuffled into the turn order deck."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        for card in [card for card in state.turn_discard if not is_player_turn(state, card)]:
            state.turn_discard.remove(card)
            state.turn_deck.append(card)
            if state.events is not None:
                state.tell("turn-back", -1, card)
        state.shuffle(state.turn_deck)


class IfCharged(Effect):
    """One thing if some player has 4 or more charges (and then for one of those), another if nobody has."""

    def __init__(self, charged: Effect, otherwise: Effect) -> None:
        super().__init__()
        self.charged = charged
        self.otherwise = otherwise

    def parts(self) -> list[Verb[AeonsEnd]]:
        return [self.charged, self.otherwise]

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        some = any(charges >= 4 for charges in state.charges)
        state.push(self.charged if some else self.otherwise, frame.seat, frame.card)
