"""Whom an effect means: a kind of creature, and how many of them."""

from typing import Final

from mypy_extensions import i64

from igroteka.games.mindbug.state import Mindbug

NO_LIMIT: Final = 99


class Creatures:
    """A kind of creature, seen from the controller of an effect (MB-096, MB-097).

    A partner's creatures are neither allied nor enemy: only effects on any creature reach them.
    """

    def __init__(
        self,
        allied: bool,
        enemy: bool,
        at_least: int = 0,
        at_most: int = NO_LIMIT,
        keyword: int = 0,
        boosted: bool = False,
        weaker: bool = False,
    ) -> None:
        self.allied = allied
        self.enemy = enemy
        self.at_least = at_least
        self.at_most = at_most
        self.keyword = keyword  # only those that have it now
        self.boosted = boosted  # only those with a boost card under them
        self.weaker = weaker  # only those with less power than the creature whose effect it is
        self.narrow = keyword != 0 or boosted or weaker

    def find(self, state: Mindbug, seat: i64, source: i64) -> list[int]:
        """All such creatures in play, by current power."""
        found: list[int] = []
        for side in range(state.seats):
            if self.means(side, seat):
                for card in state.board[side]:
                    power = state.power(card, side)
                    if self.at_least <= power <= self.at_most and (
                        not self.narrow or self.fits(state, card, side, power, seat, source)
                    ):
                        found.append(card)
        return found

    def means(self, side: i64, seat: i64) -> bool:
        """Whether it means creatures in the play area of this side."""
        if side == seat:
            return self.allied
        return self.enemy and (self.allied or side & 1 != seat & 1)

    def fits(self, state: Mindbug, card: i64, side: i64, power: i64, seat: i64, source: i64) -> bool:
        if self.keyword and not state.keywords(card, side) & self.keyword:
            return False
        if self.weaker and power >= state.power(source, seat):
            return False
        return not self.boosted or len(state.boosts(card)) > 0


def enemy(power_at_least: i64 = 0, power_at_most: i64 = NO_LIMIT) -> Creatures:
    return Creatures(False, True, power_at_least, power_at_most)


def weaker_enemy() -> Creatures:
    return Creatures(False, True, weaker=True)


def any_creature(
    power_at_least: i64 = 0, power_at_most: i64 = NO_LIMIT, keyword: i64 = 0, boosted: bool = False
) -> Creatures:
    return Creatures(True, True, power_at_least, power_at_most, keyword, boosted)


def ally() -> Creatures:
    return Creatures(True, False)


class Target:
    """How many of a kind: `one`, `up_to(n)`, or `every` one of them without a choice."""

    def __init__(self, kind: Creatures, most: int, optional: bool) -> None:
        self.kind = kind
        self.most = most
        self.optional = optional


def one(kind: Creatures) -> Target:
    return Target(kind, 1, False)


def up_to(count: i64, kind: Creatures) -> Target:
    return Target(kind, count, True)


def every(kind: Creatures) -> Target:
    return Target(kind, NO_LIMIT, False)
