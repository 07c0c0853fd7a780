"""Stars and the abilities they are spent on (BC-107 to BC-114)."""

from igroteka.core.agenda import Frame
from igroteka.games.battlecrest.effects import Abilities, Effect
from igroteka.games.battlecrest.state import STAR_COMPANION, STAR_HERO, STAR_PLACE, Battlecrest


class Star(Effect):
    """Spend a star at once on a star ability of the hero, the companion or a location (BC-108, BC-109)."""

    def usable(self, state: Battlecrest, warrior: int, slot: int) -> bool:
        return bool(self.stars(state, warrior))

    def stars(self, state: Battlecrest, hero: int) -> list[int]:
        """Star abilities that could do something and were not used this turn (BC-114)."""
        found: list[int] = []
        kind = state.plan.kinds[hero]
        if not state.stars & 1 and star_works(kind.power(state.sheet[hero]).star, state, hero, -1):
            found.append(STAR_HERO)
        companion = hero + state.plan.heroes
        alive = kind.has_companion and state.cell[companion] >= 0
        if alive and not state.stars & 2:
            star = kind.companion_power(state.hurt[companion]).star
            if star_works(star, state, companion, -1):
                found.append(STAR_COMPANION)
        for slot in places_near(state, hero):
            star = state.plan.land.powers[state.where[slot]].star
            if not state.stars >> (2 + slot) & 1 and star_works(star, state, hero, slot):
                found.append(STAR_PLACE + slot)
        return found

    def run(self, state: Battlecrest, frame: Frame) -> None:
        stars = self.stars(state, frame.card)
        if len(stars) == 1 and not frame.value:
            self.spend(state, frame, stars[0])
        else:
            state.ask(frame.seat, "star", frame, frame.card)

    def answers(self, state: Battlecrest, frame: Frame) -> list[int]:
        return self.stars(state, frame.card)

    def answered(self, state: Battlecrest, frame: Frame, option: int) -> None:
        self.spend(state, frame, option)

    def spend(self, state: Battlecrest, frame: Frame, option: int) -> None:
        """Part of the Activate action (BC-110); the hero uses a location's ability (BC-112)."""
        hero = frame.card
        kind = state.plan.kinds[hero]
        state.done()
        if option == STAR_HERO:
            state.stars |= 1
            verb = kind.power(state.sheet[hero]).star
            user = hero
        elif option == STAR_COMPANION:
            state.stars |= 2
            user = hero + state.plan.heroes
            verb = kind.companion_power(state.hurt[user]).star
        else:
            slot = option - STAR_PLACE
            state.stars |= 1 << (2 + slot)
            verb = state.plan.land.powers[state.where[slot]].star
            user = hero
        assert verb is not None
        if state.events is not None:
            state.emit("star", {"warrior": state.thing(hero), "ability": star_thing(state, hero, option)})
        child = state.push(verb, frame.seat, user)
        if option >= STAR_PLACE:
            child.pick(option - STAR_PLACE)


def star_works(verb: object, state: Battlecrest, warrior: int, slot: int) -> bool:
    return isinstance(verb, Abilities) and verb.usable(state, warrior, slot)


def places_near(state: Battlecrest, hero: int) -> list[int]:
    """Locations at medium range of the hero (BC-112)."""
    return state.plan.layout.near[state.cell[hero]]


def star_thing(state: Battlecrest, hero: int, option: int) -> str:
    """The name of a star ability: who or what has it."""
    name = state.plan.kinds[hero].pack.ident
    if option == STAR_HERO:
        return f"power:{name}.hero.{state.sheet[hero]}"
    if option == STAR_COMPANION:
        return f"power:{name}.companion.{state.hurt[hero + state.plan.heroes]}"
    land = state.plan.land.pack
    return f"power:{land.ident}.{land.locations[state.where[option - STAR_PLACE]].ident}.0"
