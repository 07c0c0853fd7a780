"""From packs to tables and verbs: what the loader does once, so that play never sees a pack."""

from igroteka.core.agenda import VerbBook
from igroteka.games.battlecrest import pack as packs
from igroteka.games.battlecrest.combat import Attack, Wound
from igroteka.games.battlecrest.effects import (
    Abilities,
    Effect,
    FlipCard,
    Heal,
    MakeReady,
    March,
    Push,
    TurnLocation,
)
from igroteka.games.battlecrest.field import RANGE_NAMES
from igroteka.games.battlecrest.stars import Star
from igroteka.games.battlecrest.tables import Box, HeroKind, Land, Lasting, Power


def add_pack(box: Box, verbs: VerbBook, pack: packs.Pack) -> None:
    """Put a pack into the box and name its verbs."""
    if isinstance(pack, packs.Hero):
        _add_hero(box, verbs, pack)
    else:
        _add_land(box, verbs, pack)


def _add_hero(box: Box, verbs: VerbBook, pack: packs.Hero) -> None:
    kind = HeroKind(pack, len(box.move) // 2)
    for design, action in zip(kind.designs, pack.actions, strict=True):
        for side, face in enumerate(action.faces):
            box.move.append(face.move)
            box.defence.append(face.defence)
            box.defence_crest.append(kind.crest_number(face.defence_crest))
            box.crest.append(kind.crest_number(face.crest))
            verb = Abilities([_effect(ability, kind, design, False) for ability in face.abilities])
            verbs.add(f"{pack.ident}.{action.ident}.{side}", verb)
            box.abilities.append(verb)
            _note_threat(box, kind, face)
    for side, special in enumerate(pack.specials):
        kind.powers.append(_power(special, kind, f"{pack.ident}#hero{side}", verbs))
    if pack.companion is not None:
        kind.move = pack.companion.move[:]
        kind.defence = pack.companion.defence[:]
        for side, special in enumerate(pack.companion.specials):
            kind.companion_powers.append(_power(special, kind, f"{pack.ident}#companion{side}", verbs))
    for power in kind.powers + kind.companion_powers:
        for change in power.lasting:
            kind.raises |= 1 << change.kind
    box.heroes.append(kind)


def _note_threat(box: Box, kind: HeroKind, face: packs.Face) -> None:
    """The strongest attack of a face, for evaluation."""
    best = reach = walked = 0
    crest = -1
    for ability in face.abilities:
        if ability.kind == "march":
            walked += ability.value
        elif ability.kind in ("attack", "wound"):
            power = ability.value + (1 if ability.crest else 0)
            if power > best:
                best = power
                crest = kind.crest_number(ability.crest)
                reach = walked + (ability.reach or (1 if ability.range == "close" else 2))
    box.hits.append(best - (1 if crest >= 0 else 0))
    box.hits_crest.append(crest)
    box.hits_reach.append(reach)


def _add_land(box: Box, verbs: VerbBook, pack: packs.Battlefield) -> None:
    land = Land(pack)
    for location in pack.locations:
        land.powers.append(_power(location.special, None, f"{pack.ident}#{location.ident}", verbs))
        for face in location.faces:
            for edge in face:
                bonus = hazard = 0
                exits: list[int] = []
                for effect in edge:
                    if effect.active and effect.kind == "bonus":
                        for name in effect.bonus:
                            bonus += 1 << (4 * packs.BONUS_NAMES.index(name))
                    elif effect.active and effect.kind == "hazard":
                        hazard += 1
                    elif effect.active:
                        exits.append(effect.exit)
                land.bonus.append(bonus)
                land.hazard.append(hazard)
                land.exits.append(exits)
    box.lands.append(land)


def _power(special: packs.Special, kind: HeroKind | None, name: str, verbs: VerbBook) -> Power:
    power = Power(special)
    if special.star:
        star = Abilities([_effect(ability, kind, -1, kind is None) for ability in special.star])
        verbs.add(f"{name}.star", star)
        power.star = star
    for change in special.passives:
        which = packs.PASSIVE_NAMES.index(change.kind)
        when = packs.WHEN_NAMES.index(change.when)
        power.lasting.append(Lasting(which, change.value, when, change.who == "companion"))
    if special.trigger:
        effects = [_effect(ability, kind, -1, False) for ability in special.effects]
        followed = Abilities(effects, optional=True)
        verbs.add(f"{name}.after", followed)
        power.after[packs.TRIGGER_NAMES.index(special.trigger)] = followed
    return power


def _effect(ability: packs.Ability, kind: HeroKind | None, design: int, location: bool) -> Effect:
    """The verb for one line of abilities."""
    crest = -1 if kind is None else kind.crest_number(ability.crest)
    span = RANGE_NAMES.index(ability.range) if ability.range else 0
    value = ability.value
    if ability.kind == "attack":
        return Attack(value, crest, span, ability.reach, ability.targets)
    if ability.kind == "march":
        return March(value, crest)
    if ability.kind == "push":
        return Push(value, crest, span, ability.reach)
    if ability.kind == "wound":
        return Wound(value, -1, span, ability.reach)
    if ability.kind == "heal":
        return Heal(value)
    if ability.kind == "ready":
        return MakeReady(value)
    if ability.kind == "turn_location":
        return TurnLocation(span, ability.reach)
    if ability.kind == "star":
        return Star()
    return FlipCard(design, location)
