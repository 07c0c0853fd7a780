"""What a Battlecrest position is, and what every rule asks of it.

Warriors are numbered: heroes 0..n-1 in turn order, then the companion of hero h as n + h. Even heroes are one team,
odd ones the other. Action cards are numbered through all rows. Nothing is hidden in this game.
"""

from typing import ClassVar, Final

from igroteka.core.state import State
from igroteka.games.battlecrest.field import ADJACENT, CELLS, DISTANCE, TO_MIDDLE
from igroteka.games.battlecrest.tables import (
    HEALTHY,
    MOVE,
    NEAR_COMPANION,
    TARGET_BESIDE,
    TARGET_FAR,
    TARGET_WOUNDED,
    UNREADY,
    WOUNDED,
    HeroKind,
    Lasting,
    Plan,
)

PASS: Final = 0  # no, none, done
CELL: Final = 1  # CELL + cell: this cell, or whoever stands there
ACTIVATE: Final = 40  # + place of the card in the row
PRIME: Final = 48
DEFEND: Final = 56
READY: Final = 64
REFOCUS: Final = 72
MOVE_HERO: Final = 73
MOVE_COMPANION: Final = 74
SKIP: Final = 75  # ignore this ability or star
GO: Final = 76  # march
STAR_HERO: Final = 77
STAR_COMPANION: Final = 78
STAR_PLACE: Final = 80  # + slot of the location
FRONT: Final = 88  # + hero: takes the hero's cell
ACTIONS: Final = 96

DID_ACTIVATE: Final = 1
DID_PRIME: Final = 2
DID_REFOCUS: Final = 4
DID_MOVE: Final = 8

QUIET_ROUNDS: Final = 6  # so many rounds in a row without a wound end the game
MOST_ROUNDS: Final = 60  # and so do so many rounds in all


class Battlecrest(State):
    """One position of Battlecrest."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "marks", "first", "active", "turn", "quiet", "used", "stars", "where", "turned", "cell", "who", "hurt",
        "track", "ghost", "sheet", "ready", "side",
    )  # fmt: skip

    plan: Plan
    marks: tuple[str, ...]  # fingerprints of the packs in play, so that an edited pack is noticed
    first: int  # the hero who began
    active: int  # the hero whose turn it is
    turn: int  # turns begun
    quiet: int  # turns since the last wound
    used: int  # actions carried out this turn (BC-050)
    stars: int  # star abilities used this turn: bit 0 hero, 1 companion, 2 + slot location (BC-114)
    where: tuple[int, ...]  # by slot: the location that lies there
    turned: list[int]  # by slot: 1 while the other face is up
    cell: list[int]  # by warrior: where it is, -1 when out of the game or not yet placed
    who: list[int]  # by cell: the warrior standing there, -1 for none; one on the move stands nowhere
    hurt: list[int]  # by warrior: 1 while the wounded face is up (BC-094)
    track: list[int]  # by hero: the position of the health card above the row, 0 once removed (BC-095)
    ghost: list[int]  # by hero (BC-143)
    sheet: list[int]  # by hero: the face of the hero card
    ready: list[int]  # by card (BC-018, BC-019)
    side: list[int]  # by card: the face that is up

    def clear(self, plan: Plan, marks: tuple[str, ...]) -> None:
        """Every card on its starting face (BC-024), nobody placed, locations in their printed order."""
        self.plan = plan
        self.marks = marks
        self.first = 0
        self.active = 0
        self.turn = 0
        self.quiet = 0
        self.used = 0
        self.stars = 0
        self.where = tuple(range(len(plan.layout.slots)))
        self.turned = [0] * len(self.where)
        self.cell = [-1] * (2 * plan.heroes)
        self.who = [-1] * CELLS
        self.hurt = [0] * (2 * plan.heroes)
        self.track = [kind.start for kind in plan.kinds]
        self.ghost = [0] * plan.heroes
        self.sheet = [0] * plan.heroes
        self.ready = [1] * len(plan.design)
        self.side = [0] * len(plan.design)

    def copy(self) -> "Battlecrest":
        twin = Battlecrest(self.game, self.settings, self.seats, self.rng.copy())
        self.copy_common(twin)
        twin.plan = self.plan
        twin.marks = self.marks
        twin.first = self.first
        twin.active = self.active
        twin.turn = self.turn
        twin.quiet = self.quiet
        twin.used = self.used
        twin.stars = self.stars
        twin.where = self.where
        twin.turned = self.turned[:]
        twin.cell = self.cell[:]
        twin.who = self.who[:]
        twin.hurt = self.hurt[:]
        twin.track = self.track[:]
        twin.ghost = self.ghost[:]
        twin.sheet = self.sheet[:]
        twin.ready = self.ready[:]
        twin.side = self.side[:]
        return twin

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

    # --- who is who -------------------------------------------------------------------------------------------------

    def hero_of(self, warrior: int) -> int:
        """The hero whose set a warrior belongs to."""
        return warrior if warrior < self.plan.heroes else warrior - self.plan.heroes

    def seat_of(self, warrior: int) -> int:
        return self.plan.controller[self.hero_of(warrior)]

    def allied(self, a: int, b: int) -> bool:
        """Warriors of one team are allies, all others enemies (BC-017, BC-141)."""
        return (self.hero_of(a) ^ self.hero_of(b)) & 1 == 0

    def kind(self, warrior: int) -> HeroKind:
        return self.plan.kinds[self.hero_of(warrior)]

    def cards(self, hero: int) -> list[int]:
        return list(range(self.plan.first_card[hero], self.plan.first_card[hero + 1]))

    def face(self, card: int) -> int:
        return self.plan.design[card] * 2 + self.side[card]

    def any_ready(self, hero: int) -> bool:
        return any(self.ready[card] for card in range(self.plan.first_card[hero], self.plan.first_card[hero + 1]))

    # --- values -----------------------------------------------------------------------------------------------------

    def primed(self, hero: int, crest: int) -> int:
        """Primed crests of one type: activated cards and the wounded health card (BC-116 to BC-118)."""
        if crest < 0:
            return 0
        plan = self.plan
        crests = plan.box.crest
        count = 0
        for card in range(plan.first_card[hero], plan.first_card[hero + 1]):
            if not self.ready[card] and crests[plan.design[card] * 2 + self.side[card]] == crest:
                count += 1
        if self.hurt[hero] and not self.ghost[hero] and plan.kinds[hero].crest == crest:
            count += 1
        return count

    def bonus(self, warrior: int, kind: int) -> int:
        """What the locations a warrior touches would add: +1 for each active symbol (BC-120, BC-122, BC-123)."""
        total = 0
        land = self.plan.land
        for touch in self.plan.layout.touched[self.cell[warrior]]:
            slot = touch >> 2
            edge = (self.where[slot] * 2 + self.turned[slot]) * 4 + (touch & 3)
            total += land.bonus[edge] >> (4 * kind) & 15
        return total

    def lasting(self, warrior: int, kind: int, target: int = -1) -> int:
        """What lasting special abilities of its own set add for a warrior (BC-107)."""
        hero = self.hero_of(warrior)
        rules = self.plan.kinds[hero]
        if not rules.raises >> kind & 1:
            return 0
        total = 0
        for change in rules.power(self.sheet[hero]).lasting:
            if change.kind == kind and self.holds(change, warrior, target):
                total += change.value
        companion = hero + self.plan.heroes
        if rules.has_companion and self.cell[companion] >= 0:
            for change in rules.companion_power(self.hurt[companion]).lasting:
                if change.kind == kind and self.holds(change, warrior, target):
                    total += change.value
        return total

    def holds(self, change: Lasting, warrior: int, target: int) -> bool:
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

    def stride(self, warrior: int) -> int:
        """How far a warrior may move: a hero by its ready cards, a companion as printed (BC-056, BC-057).

        Without a ready card a hero cannot move at all, bonus or not (BC-149).
        """
        plan = self.plan
        if warrior >= plan.heroes:
            value = self.kind(warrior).move[self.hurt[warrior]]
        else:
            value = 0
            idle = True
            for card in range(plan.first_card[warrior], plan.first_card[warrior + 1]):
                if self.ready[card]:
                    idle = False
                    value += plan.box.move[plan.design[card] * 2 + self.side[card]]
            if idle:
                return 0
        return value + self.lasting(warrior, MOVE) + self.bonus(warrior, MOVE)

    # --- wounds -----------------------------------------------------------------------------------------------------

    def wound(self, warrior: int, wounds: int) -> None:
        """Mark wounds; a ghost takes none (BC-145)."""
        if wounds <= 0 or self.cell[warrior] < 0 or self.outcome is not None:
            return
        if warrior >= self.plan.heroes:
            self.wound_companion(warrior)
        elif not self.ghost[warrior]:
            self.wound_hero(warrior, wounds)

    def wound_hero(self, hero: int, wounds: int) -> None:
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

    def wound_companion(self, warrior: int) -> None:
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

    def die(self, hero: int) -> None:
        """A dead hero ends the duel (BC-058), or leaves a ghost until the ally is one too (BC-143, BC-146)."""
        self.ghost[hero] = 1
        self.track[hero] = 0
        if self.events is not None:
            self.emit("death", {"warrior": self.thing(hero)})
        for other in range(hero & 1, self.plan.heroes, 2):
            if not self.ghost[other]:
                return
        self.win(1 - (hero & 1))

    def win(self, team: int) -> None:
        controller = self.plan.controller
        shares = [0.0] * self.seats
        for hero in range(self.plan.heroes):
            if hero & 1 == team:
                shares[controller[hero]] = 1.0
        self.finish(tuple(shares))

    def wounds_left(self, hero: int) -> int:
        """How many more wounds kill this hero; 0 for a ghost."""
        kind = self.plan.kinds[hero]
        if self.ghost[hero]:
            return 0
        if self.hurt[hero]:
            return kind.skull - self.track[hero]
        return kind.flip - self.track[hero] + kind.skull - kind.restart

    def ahead(self) -> int:
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

    def thing(self, warrior: int) -> str:
        """How a warrior is named in events, choices and views."""
        name = self.kind(warrior).pack.ident
        return f"hero:{name}:{warrior}" if warrior < self.plan.heroes else f"companion:{name}:{warrior}"

    def card_thing(self, card: int) -> str:
        hero = self.plan.owner[card]
        action = self.plan.kinds[hero].pack.actions[card - self.plan.first_card[hero]]
        return f"action:{self.plan.kinds[hero].pack.ident}.{action.ident}.{self.side[card]}:{card}"

    def place_thing(self, slot: int) -> str:
        land = self.plan.land.pack
        return f"location:{land.ident}.{land.locations[self.where[slot]].ident}:{slot}"
