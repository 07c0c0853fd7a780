"""What a Battlecrest position is, and what every rule asks of it.

Warriors are numbered: heroes 0..n-1 in turn order, then the companion of hero h as n + h. Even heroes are one team,
odd ones the other. Action cards are numbered through all rows. Nothing is hidden in this game.
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from igroteka.core.state import State
from igroteka.games.battlecrest.cards.format import (
    HEALTHY,
    MOVE,
    NEAR_COMPANION,
    TARGET_BESIDE,
    TARGET_FAR,
    TARGET_WOUNDED,
    UNREADY,
    WOUNDED,
)
from igroteka.games.battlecrest.cards.layout import ADJACENT, CELLS, DISTANCE, TO_MIDDLE
from igroteka.games.battlecrest.cards.plan import HeroKind, Lasting, PackGame, Plan

# The actions of a turn (BC-050), as bits of `Battlecrest.used`.
DID_ACTIVATE: Final = 1
DID_PRIME: Final = 2
DID_REFOCUS: Final = 4
DID_MOVE: Final = 8
ACTION_BITS: Final = {"activate": DID_ACTIVATE, "prime": DID_PRIME, "refocus": DID_REFOCUS, "move": DID_MOVE}

# The house rule `quiet_end`: so many rounds in a row without a wound end the game, and so do so many in all.
QUIET_ROUNDS: Final = 6
MOST_ROUNDS: Final = 60


class Battlecrest(State):
    """One position of Battlecrest."""

    DERIVED: ClassVar[tuple[str, ...]] = ("plan", "stops")

    def clear(self) -> None:
        """Every card on its starting face (BC-024), nobody placed, locations in their printed order."""
        game = self.game
        assert isinstance(game, PackGame)
        plan = game.plan(self.settings, self.seats)
        heroes = plan.heroes
        cards = len(plan.design)
        self.plan: Plan = plan  # who plays which hero, with which cards, where
        self.marks: tuple[str, ...] = plan.digests  # of the packs in play, so that an edited pack is noticed
        self.first: i64 = 0  # the hero who began
        self.active: i64 = 0  # the hero whose turn it is
        self.turn: i64 = 0  # turns begun
        self.quiet: i64 = 0  # turns begun since the last wound
        self.stops: bool = bool(self.settings["quiet_end"])  # whether the house rule ends a quiet game
        self.used: i64 = 0  # actions carried out this turn (BC-050)
        self.stars: i64 = 0  # star abilities used this turn (BC-114), bits by `options.star_bit`
        self.where: tuple[int, ...] = tuple(range(len(plan.layout.slots)))  # by slot: the location that lies there
        self.turned: list[int] = [0] * len(self.where)  # by slot: 1 while the other face is up
        self.cell: list[int] = [-1] * (2 * heroes)  # by warrior: where it is, -1 if out of the game or not yet placed
        self.who: list[int] = [-1] * CELLS  # by cell: who stands there, -1 for nobody; one on the move stands nowhere
        self.hurt: list[int] = [0] * (2 * heroes)  # by warrior: 1 while the wounded face is up (BC-094)
        self.track: list[int] = [kind.start for kind in plan.kinds]  # by hero: the health card's position (BC-095)
        self.ghost: list[int] = [0] * heroes  # by hero: 1 once dead in a team game (BC-143)
        self.sheet: list[int] = [0] * heroes  # by hero: the face of the hero card
        self.ready: list[int] = [1] * cards  # by card (BC-018, BC-019)
        self.side: list[int] = [0] * cards  # by card: the face that is up

    def copy(self) -> "Battlecrest":
        made = Battlecrest(self.game, self.settings, self.seats, self.rng.copy())
        self.copy_common(made)
        made.plan = self.plan
        made.marks = self.marks
        made.first = self.first
        made.active = self.active
        made.turn = self.turn
        made.quiet = self.quiet
        made.stops = self.stops
        made.used = self.used
        made.stars = self.stars
        made.where = self.where
        made.turned = self.turned[:]
        made.cell = self.cell[:]
        made.who = self.who[:]
        made.hurt = self.hurt[:]
        made.track = self.track[:]
        made.ghost = self.ghost[:]
        made.sheet = self.sheet[:]
        made.ready = self.ready[:]
        made.side = self.side[:]
        return made

    def zones(self) -> dict[str, list[int]]:
        """Locations 0.., warriors 10.., health cards 20.., action cards 30.."""
        plan = self.plan
        warriors = [w for w in range(2 * plan.heroes) if w < plan.heroes or plan.kinds[w - plan.heroes].has_companion]
        places: dict[str, list[int]] = {"locations": list(self.where)}
        places["field"] = [10 + w for w in warriors if self.cell[w] >= 0]
        places["beside"] = [10 + w for w in warriors if self.cell[w] < 0]
        places["health"] = [20 + hero for hero in range(plan.heroes) if not self.ghost[hero]]
        places["removed"] = [20 + hero for hero in range(plan.heroes) if self.ghost[hero]]
        for hero in range(plan.heroes):
            places[f"row {hero}"] = [30 + card for card in self.cards(hero)]
        return places

    def actions_left(self) -> int:
        """How many of the two actions of a turn are still to come (BC-050)."""
        if self.used == 0:
            return 2
        return 1 if self.used & (self.used - 1) == 0 else 0

    # --- who is who -------------------------------------------------------------------------------------------------

    def hero_of(self, warrior: i64) -> i64:
        """The hero whose set a warrior belongs to."""
        return warrior if warrior < self.plan.heroes else warrior - self.plan.heroes

    def seat_of(self, warrior: i64) -> i64:
        return self.plan.controller[self.hero_of(warrior)]

    def allied(self, a: i64, b: i64) -> bool:
        """Warriors of one team are allies, all others enemies (BC-017, BC-141)."""
        return (self.hero_of(a) ^ self.hero_of(b)) & 1 == 0

    def kind(self, warrior: i64) -> HeroKind:
        return self.plan.kinds[self.hero_of(warrior)]

    def cards(self, hero: i64) -> list[int]:
        return list(range(self.plan.first_card[hero], self.plan.first_card[hero + 1]))

    def face(self, card: i64) -> i64:
        design: i64 = self.plan.design[card]
        return design * 2 + self.side[card]

    def any_ready(self, hero: i64) -> bool:
        return any(self.ready[card] for card in range(self.plan.first_card[hero], self.plan.first_card[hero + 1]))

    # --- values -----------------------------------------------------------------------------------------------------

    def primed(self, hero: i64, crest: i64) -> i64:
        """Primed crests of one type: activated cards and the wounded health card (BC-116 to BC-118)."""
        if crest < 0:
            return 0
        plan = self.plan
        crests = plan.tables.crest
        count: i64 = 0
        first: i64 = plan.first_card[hero]
        for card in range(first, plan.first_card[hero + 1]):
            if not self.ready[card] and crests[plan.design[card] * 2 + self.side[card]] == crest:
                count += 1
        if self.hurt[hero] and not self.ghost[hero] and plan.kinds[hero].crest == crest:
            count += 1
        return count

    def bonus(self, warrior: i64, kind: i64) -> i64:
        """What the locations a warrior touches would add: +1 for each active symbol (BC-120, BC-122, BC-123)."""
        total: i64 = 0
        bonus = self.plan.battlefield.bonus
        for touch in self.plan.layout.touched[self.cell[warrior]]:
            total += bonus[self.edge(touch)] >> (4 * kind) & 15
        return total

    def edge(self, touch: i64) -> i64:
        """The number of the edge of a location that a cell touches (`Layout.touched`), of the face that is up."""
        slot = touch >> 2
        place: i64 = self.where[slot]
        return (place * 2 + self.turned[slot]) * 4 + (touch & 3)

    def lasting(self, warrior: i64, kind: i64, target: i64 = -1) -> i64:
        """What lasting special abilities of its own set add for a warrior (BC-107)."""
        hero = self.hero_of(warrior)
        owner = self.plan.kinds[hero]
        if not owner.raises >> kind & 1:
            return 0
        total: i64 = 0
        for change in owner.power(self.sheet[hero]).lasting:
            if change.kind == kind and self.holds(change, warrior, target):
                total += change.value
        companion = hero + self.plan.heroes
        if owner.has_companion and self.cell[companion] >= 0:
            for change in owner.companion_power(self.hurt[companion]).lasting:
                if change.kind == kind and self.holds(change, warrior, target):
                    total += change.value
        return total

    def holds(self, change: Lasting, warrior: i64, target: i64) -> bool:
        """Whether a lasting ability speaks of this warrior and its condition is met."""
        hero = self.hero_of(warrior)
        if change.companion != (warrior != hero):
            return False
        when = change.when
        if when == HEALTHY:
            return not self.hurt[warrior]
        if when == WOUNDED:
            return self.hurt[warrior] == 1
        if when == NEAR_COMPANION:
            other = self.cell[hero + self.plan.heroes if warrior == hero else hero]
            return other >= 0 and ADJACENT[self.cell[warrior] * CELLS + other] == 1
        if when == UNREADY:
            return not self.any_ready(hero)
        if when >= TARGET_FAR:
            if target < 0:
                return False
            distance = DISTANCE[self.cell[warrior] * CELLS + self.cell[target]]
            if when == TARGET_FAR:
                return distance >= 3
            if when == TARGET_BESIDE:
                return distance == 1
            return when == TARGET_WOUNDED and self.hurt[target] == 1
        return True

    def move_value(self, warrior: i64) -> i64:
        """How far a warrior may move: a hero by its ready cards, a companion as printed (BC-056, BC-057).

        Without a ready card a hero cannot move at all, bonus or not (BC-149).
        """
        plan = self.plan
        if warrior >= plan.heroes:
            value: i64 = self.kind(warrior).move[self.hurt[warrior]]
        else:
            value = 0
            idle = True
            first: i64 = plan.first_card[warrior]
            for card in range(first, plan.first_card[warrior + 1]):
                if self.ready[card]:
                    idle = False
                    value += plan.tables.move[plan.design[card] * 2 + self.side[card]]
            if idle:
                return 0
        return value + self.lasting(warrior, MOVE) + self.bonus(warrior, MOVE)

    # --- wounds -----------------------------------------------------------------------------------------------------

    def wound(self, warrior: i64, wounds: i64) -> None:
        """Mark wounds; a ghost takes none (BC-145)."""
        if wounds <= 0 or self.cell[warrior] < 0 or self.outcome is not None:
            return
        if warrior >= self.plan.heroes:
            self.wound_companion(warrior)
        elif not self.ghost[warrior]:
            self.wound_hero(warrior, wounds)

    def wound_hero(self, hero: i64, wounds: i64) -> None:
        """One position to the right for each; on the flip turn over and go on from there (BC-096 to BC-100)."""
        kind = self.plan.kinds[hero]
        self.quiet = 0
        if self.events is not None:
            self.emit("wound", {"warrior": self.thing(hero), "wounds": wounds})
        for _ in range(wounds):
            self.track[hero] += 1
            if not self.hurt[hero]:
                if self.track[hero] >= kind.flip:
                    self.hurt[hero] = 1
                    self.track[hero] = kind.restart
                    if self.events is not None:
                        self.emit("worse", {"warrior": self.thing(hero)})
            elif self.track[hero] >= kind.skull:
                self.die(hero)
                return

    def wound_companion(self, warrior: i64) -> None:
        """Any number of wounds turns a healthy companion and kills a wounded one (BC-101, BC-102)."""
        self.quiet = 0
        if not self.hurt[warrior]:
            self.hurt[warrior] = 1
            if self.events is not None:
                self.emit("worse", {"warrior": self.thing(warrior)})
            return
        if self.events is not None:
            self.emit("death", {"warrior": self.thing(warrior)})
        place = self.cell[warrior]
        if self.who[place] == warrior:
            self.who[place] = -1
        self.cell[warrior] = -1

    def die(self, hero: i64) -> None:
        """A dead hero ends the duel (BC-058), or leaves a ghost until the ally is one too (BC-143, BC-146)."""
        self.ghost[hero] = 1
        self.track[hero] = 0
        if self.events is not None:
            self.emit("death", {"warrior": self.thing(hero)})
        for other in range(hero & 1, self.plan.heroes, 2):
            if not self.ghost[other]:
                return
        self.win(1 - (hero & 1))

    def win(self, team: i64) -> None:
        controller = self.plan.controller
        shares = [0.0] * self.seats
        for hero in range(self.plan.heroes):
            if hero & 1 == team:
                shares[controller[hero]] = 1.0
        self.finish(tuple(shares))

    def wounds_left(self, hero: i64) -> i64:
        """How many more wounds kill this hero; 0 for a ghost."""
        kind = self.plan.kinds[hero]
        if self.ghost[hero]:
            return 0
        if self.hurt[hero]:
            return kind.skull - self.track[hero]
        return kind.flip - self.track[hero] + kind.skull - kind.restart

    def leading_team(self) -> i64:
        """The team that is ahead without a kill: fewer wounds, then a hero nearer the middle; -1 for neither."""
        wounds = [0, 0]
        nearest = [99, 99]
        for hero in range(self.plan.heroes):
            team = hero & 1
            wounds[team] += self.plan.kinds[hero].health() - self.wounds_left(hero)
            if not self.ghost[hero] and self.cell[hero] >= 0:
                nearest[team] = min(nearest[team], TO_MIDDLE[self.cell[hero]])
        if wounds[0] != wounds[1]:
            return 0 if wounds[0] < wounds[1] else 1
        if nearest[0] != nearest[1]:
            return 0 if nearest[0] < nearest[1] else 1
        return -1

    # --- names ------------------------------------------------------------------------------------------------------

    def thing(self, warrior: i64) -> str:
        """How a warrior is named in events, choices and views."""
        name = self.kind(warrior).pack.ident
        return f"hero:{name}:{warrior}" if warrior < self.plan.heroes else f"companion:{name}:{warrior}"

    def card_thing(self, card: i64) -> str:
        hero = self.plan.owner[card]
        action = self.plan.kinds[hero].pack.actions[card - self.plan.first_card[hero]]
        return f"action:{self.plan.kinds[hero].pack.ident}.{action.ident}.{self.side[card]}:{card}"

    def place_thing(self, slot: i64) -> str:
        field = self.plan.battlefield.pack
        return f"location:{field.ident}.{field.locations[self.where[slot]].ident}:{slot}"
