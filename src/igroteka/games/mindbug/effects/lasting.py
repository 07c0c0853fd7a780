"""Permanent abilities of Mindbug cards, in play or in a discard pile, and the conditions some of them have."""

from mypy_extensions import i64

from igroteka.games.mindbug.cards.faces import (
    BARS_ATTACKS,
    BARS_BLOCKS,
    CHANGES_POWER,
    COPIES_KEYWORDS,
    FORCES_HUNTERS,
    GRANTS_KEYWORDS,
    OWN_KEYWORDS,
    OWN_POWER,
    REVERSES_FIGHTS,
    SILENCES_PLAY,
    TOUGH,
    WORSENS_LOSS,
    Lasting,
)
from igroteka.games.mindbug.effects.targets import NO_LIMIT
from igroteka.games.mindbug.state import Mindbug

# --- conditions -----------------------------------------------------------------------------------------------------


class Condition:
    """When a bonus holds for a creature of this seat."""

    def holds(self, state: Mindbug, seat: i64) -> bool:
        return True


class OwnTurn(Condition):
    """During its controller's turn."""

    def holds(self, state: Mindbug, seat: i64) -> bool:
        return state.active == seat


class CreaturesInPlay(Condition):
    """While its controller has just so many creatures, this one included."""

    def __init__(self, count: int) -> None:
        self.count = count

    def holds(self, state: Mindbug, seat: i64) -> bool:
        return len(state.board[seat]) == self.count


class EnemiesAtLeast(Condition):
    """While there are so many enemy creatures."""

    def __init__(self, count: int) -> None:
        self.count = count

    def holds(self, state: Mindbug, seat: i64) -> bool:
        found = 0
        for enemy in state.enemies(seat):
            found += len(state.board[enemy])
        return found >= self.count


class NoMindbugs(Condition):
    """While its controller has no unused Mindbug."""

    def holds(self, state: Mindbug, seat: i64) -> bool:
        return state.mindbugs[seat] == 0


class EmptyDiscard(Condition):
    """While its controller's discard pile is empty."""

    def holds(self, state: Mindbug, seat: i64) -> bool:
        return not state.discard[seat]


# --- power and keywords ---------------------------------------------------------------------------------------------


class Bonus(Lasting):
    """Power and keywords for itself or for the controller's other creatures, perhaps only up to some power."""

    def __init__(self, others: bool, power: int, keywords: int, power_at_most: int, when: Condition | None) -> None:
        if others:
            super().__init__((CHANGES_POWER if power else 0) | (GRANTS_KEYWORDS if keywords else 0))
        else:
            super().__init__((OWN_POWER if power else 0) | (OWN_KEYWORDS if keywords else 0))
        self.others = others
        self.amount: i64 = power
        self.granted: i64 = keywords
        self.power_at_most = power_at_most
        self.when = when

    def reaches(self, state: Mindbug, source: i64, card: i64, seat: i64) -> bool:
        if (source == card) == self.others:
            return False
        return self.when is None or self.when.holds(state, seat)

    def power(self, state: Mindbug, source: i64, card: i64, seat: i64) -> i64:
        return self.amount if self.reaches(state, source, card, seat) else 0

    def keywords(self, state: Mindbug, source: i64, card: i64, seat: i64) -> i64:
        if not self.reaches(state, source, card, seat):
            return 0
        if self.power_at_most < NO_LIMIT and state.power(card, seat) > self.power_at_most:
            return 0
        return self.granted


class CopiesKeywords(Lasting):
    """Has each keyword, except Tough, that some enemy creature has by itself or by grant."""

    def __init__(self) -> None:
        super().__init__(COPIES_KEYWORDS)

    def keywords(self, state: Mindbug, source: i64, card: i64, seat: i64) -> i64:
        copied: i64 = 0
        if source == card:
            for enemy_seat in state.enemies(seat):
                for other in state.board[enemy_seat]:
                    copied |= state.own_keywords(other, enemy_seat)
        return copied & ~TOUGH


# --- what may not be done -------------------------------------------------------------------------------------------


class EnemiesCannotBlock(Lasting):
    """Enemy creatures within some power may not block: this creature only, or any attack."""

    def __init__(self, power_at_least: int = 0, power_at_most: int = NO_LIMIT, only_itself: bool = False) -> None:
        super().__init__(BARS_BLOCKS)
        self.power_at_least = power_at_least
        self.power_at_most = power_at_most
        self.only_itself = only_itself

    def bars_block(self, state: Mindbug, source: i64, side: i64, card: i64, seat: i64, attacker: i64) -> bool:
        if side & 1 == seat & 1 or (self.only_itself and attacker != source):
            return False
        return self.power_at_least <= state.power(card, seat) <= self.power_at_most


class BlockedByEqualsOnly(Lasting):
    """Only creatures whose power differs from its own by no more than this can block it."""

    def __init__(self, difference: int) -> None:
        super().__init__(BARS_BLOCKS)
        self.difference = difference

    def bars_block(self, state: Mindbug, source: i64, side: i64, card: i64, seat: i64, attacker: i64) -> bool:
        if attacker != source:
            return False
        return abs(int(state.power(card, seat) - state.power(source, side))) > self.difference


class PairStopsBlocks(Lasting):
    """While two creatures of its controller have equal power, enemies may not block."""

    def __init__(self) -> None:
        super().__init__(BARS_BLOCKS)

    def bars_block(self, state: Mindbug, source: i64, side: i64, card: i64, seat: i64, attacker: i64) -> bool:
        if side & 1 == seat & 1:
            return False
        powers = [state.power(creature, side) for creature in state.board[side]]
        return len(set(powers)) < len(powers)


class EnemiesAreCowed(Lasting):
    """Enemy creatures from some power on, or with a keyword, may neither attack nor block."""

    def __init__(self, power_at_least: int = 0, keyword: int = 0) -> None:
        super().__init__(BARS_BLOCKS | BARS_ATTACKS)
        self.power_at_least = power_at_least
        self.keyword = keyword

    def cowed(self, state: Mindbug, side: i64, card: i64, seat: i64) -> bool:
        if side & 1 == seat & 1 or (self.keyword and not state.keywords(card, seat) & self.keyword):
            return False
        return state.power(card, seat) >= self.power_at_least

    def bars_attack(self, state: Mindbug, source: i64, side: i64, card: i64, seat: i64) -> bool:
        return self.cowed(state, side, card, seat)

    def bars_block(self, state: Mindbug, source: i64, side: i64, card: i64, seat: i64, attacker: i64) -> bool:
        return self.cowed(state, side, card, seat)


class CannotAttack(Lasting):
    """This creature may not attack."""

    def __init__(self) -> None:
        super().__init__(BARS_ATTACKS)

    def bars_attack(self, state: Mindbug, source: i64, side: i64, card: i64, seat: i64) -> bool:
        return source == card


class EqualsCannotAttack(Lasting):
    """Creatures of any side that have the same power as another one may not attack."""

    def __init__(self) -> None:
        super().__init__(BARS_ATTACKS)

    def bars_attack(self, state: Mindbug, source: i64, side: i64, card: i64, seat: i64) -> bool:
        power = state.power(card, seat)
        for other_side in range(state.seats):
            for other in state.board[other_side]:
                if other != card and state.power(other, other_side) == power:
                    return True
        return False


# --- what goes differently ------------------------------------------------------------------------------------------


class SilencesPlay(Lasting):
    """Play effects of opponents do not trigger."""

    def __init__(self) -> None:
        super().__init__(SILENCES_PLAY)


class ReversesFights(Lasting):
    """In its fights the creature with the higher power is defeated instead of the lower one."""

    def __init__(self) -> None:
        super().__init__(REVERSES_FIGHTS)


class MustBeHunted(Lasting):
    """On their own turn opponents who can attack it with a Hunter have to."""

    def __init__(self) -> None:
        super().__init__(FORCES_HUNTERS)


class WorsensLoss(Lasting):
    """Whenever an opponent loses life, they lose so much more."""

    def __init__(self, amount: int) -> None:
        super().__init__(WORSENS_LOSS)
        self.worsens = amount


# --- the words cards are declared with ------------------------------------------------------------------------------


def itself(power: i64 = 0, keywords: i64 = 0, when: Condition | None = None) -> Lasting:
    return Bonus(False, power, keywords, NO_LIMIT, when)


def others(
    power: i64 = 0, keywords: i64 = 0, power_at_most: i64 = NO_LIMIT, when: Condition | None = None
) -> Lasting:
    return Bonus(True, power, keywords, power_at_most, when)
