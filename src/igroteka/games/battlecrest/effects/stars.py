"""Stars and the abilities they are spent on (BC-107 to BC-114)."""

from mypy_extensions import i64

from igroteka.core.agenda import Frame
from igroteka.games.battlecrest.effects.effect import Abilities, Effect
from igroteka.games.battlecrest.options import (
    STAR_COMPANION,
    STAR_HERO,
    STAR_PLACE,
    star_bit,
    star_face,
    star_thing,
    star_used,
)
from igroteka.games.battlecrest.state import Battlecrest


class Star(Effect):
    """Spend a star at once on a star ability of the hero, the companion or a location (BC-108, BC-109)."""

    def usable(self, state: Battlecrest, warrior: i64, slot: i64) -> bool:
        return bool(star_options(state, warrior))

    def run(self, state: Battlecrest, frame: Frame) -> None:
        state.decide(1 << frame.seat, "star", frame, frame.card, self.offered(state, frame))

    def answers(self, state: Battlecrest, frame: Frame) -> list[int]:
        return star_options(state, frame.card)

    def answered(self, state: Battlecrest, frame: Frame, option: i64) -> None:
        """Part of the Activate action (BC-110); the hero uses a location's ability (BC-112)."""
        hero = frame.card
        verb = star_ability(state, hero, option)
        assert verb is not None
        state.done()
        state.stars |= 1 << star_bit(option, star_face(state, hero, option))
        if state.events is not None:
            state.emit("star", {"warrior": state.thing(hero), "ability": star_thing(state, hero, option)})
        child = state.push(verb, frame.seat, star_user(state, hero, option))
        if option >= STAR_PLACE:
            child.pick(option - STAR_PLACE)


def star_options(state: Battlecrest, hero: i64) -> list[int]:
    """Star abilities that could do something and were not used this turn (BC-114)."""
    found: list[int] = []
    if star_works(state, hero, STAR_HERO):
        found.append(STAR_HERO)
    if star_works(state, hero, STAR_COMPANION):
        found.append(STAR_COMPANION)
    for slot in places_near(state, hero):
        if star_works(state, hero, STAR_PLACE + slot):
            found.append(STAR_PLACE + slot)
    return found


def star_works(state: Battlecrest, hero: i64, option: i64) -> bool:
    """Whether a star ability was not used this turn and could do something."""
    verb = star_ability(state, hero, option)
    if verb is None or star_used(state, hero, option):
        return False
    return verb.usable(state, star_user(state, hero, option), option - STAR_PLACE if option >= STAR_PLACE else -1)


def star_ability(state: Battlecrest, hero: i64, option: i64) -> Abilities | None:
    """The star ability that a face has now; a companion out of play has none."""
    kind = state.plan.kinds[hero]
    if option == STAR_HERO:
        verb = kind.power(state.sheet[hero]).star
    elif option == STAR_COMPANION:
        companion = hero + state.plan.heroes
        if not kind.has_companion or state.cell[companion] < 0:
            return None
        verb = kind.companion_power(state.hurt[companion]).star
    else:
        slot = option - STAR_PLACE
        verb = state.plan.battlefield.power(state.where[slot], state.turned[slot]).star
    return verb if isinstance(verb, Abilities) else None


def star_user(state: Battlecrest, hero: i64, option: i64) -> i64:
    """The warrior who uses a star ability."""
    return hero + state.plan.heroes if option == STAR_COMPANION else hero


def places_near(state: Battlecrest, hero: i64) -> list[int]:
    """Locations at medium range of the hero (BC-112)."""
    return state.plan.layout.near[state.cell[hero]]
