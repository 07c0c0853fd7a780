"""From packs to tables and verbs, once when a game is made, so that play never sees a pack."""

from igroteka.core.agenda import VerbBook
from igroteka.games.battlecrest.cards.format import (
    BONUS_NAMES,
    PASSIVE_NAMES,
    RANGE_NAMES,
    TRIGGER_NAMES,
    WHEN_NAMES,
    Ability,
    Battlefield,
    Face,
    Hero,
    Pack,
    Special,
)
from igroteka.games.battlecrest.cards.plan import BattlefieldKind, HeroKind, Lasting, PackTables, Power
from igroteka.games.battlecrest.effects.combat import Attack, Wound
from igroteka.games.battlecrest.effects.effect import Abilities, Effect
from igroteka.games.battlecrest.effects.hero_cards import FlipCard, Heal, MakeReady
from igroteka.games.battlecrest.effects.locations import TurnLocation
from igroteka.games.battlecrest.effects.movement import March, Push
from igroteka.games.battlecrest.effects.stars import Star


def add_pack(tables: PackTables, verbs: VerbBook, pack: Pack) -> None:
    """Put a pack into the tables and name its verbs."""
    if isinstance(pack, Hero):
        _add_hero(tables, verbs, pack)
    else:
        _add_battlefield(tables, verbs, pack)


def _add_hero(tables: PackTables, verbs: VerbBook, pack: Hero) -> None:
    kind = HeroKind(pack, len(tables.move) // 2, tables)
    for design, action in zip(kind.designs, pack.actions, strict=True):
        for side, face in enumerate(action.faces):
            tables.move.append(face.move)
            tables.defence.append(face.defence)
            tables.defence_crest.append(tables.crest_number(face.defence_crest))
            tables.crest.append(tables.crest_number(face.crest))
            verb = Abilities([_effect(ability, tables, design, False) for ability in face.abilities])
            verbs.add(f"{pack.ident}.{action.ident}.{side}", verb)
            tables.abilities.append(verb)
            _note_threat(tables, face)
    for side, special in enumerate(pack.specials):
        kind.powers.append(_power(special, tables, f"{pack.ident}#hero{side}", verbs, False))
    if pack.companion is not None:
        kind.move = pack.companion.move[:]
        kind.defence = pack.companion.defence[:]
        kind.defence_crest = [tables.crest_number(crest) for crest in pack.companion.defence_crest]
        for side, special in enumerate(pack.companion.specials):
            name = f"{pack.ident}#companion{side}"
            kind.companion_powers.append(_power(special, tables, name, verbs, False))
    for power in kind.powers + kind.companion_powers:
        for change in power.lasting:
            kind.raises |= 1 << change.kind
    tables.heroes.append(kind)


def _note_threat(tables: PackTables, face: Face) -> None:
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
                crest = tables.crest_number(ability.crest)
                reach = walked + (ability.reach or (1 if ability.range == "close" else 2))
    tables.hits.append(best - (1 if crest >= 0 else 0))
    tables.hits_crest.append(crest)
    tables.hits_reach.append(reach)


def _add_battlefield(tables: PackTables, verbs: VerbBook, pack: Battlefield) -> None:
    field = BattlefieldKind(pack)
    for location in pack.locations:
        powers: list[Power] = []
        for side, special in enumerate(location.specials):
            powers.append(_power(special, tables, f"{pack.ident}#{location.ident}{'*' * side}", verbs, True))
        field.powers.append(powers)
        for face in location.faces:
            for edge in face:
                bonus = hazard = 0
                exits: list[int] = []
                for symbol in edge:
                    if symbol.active and symbol.kind == "bonus":
                        for name in symbol.bonus:
                            bonus += 1 << (4 * BONUS_NAMES.index(name))
                    elif symbol.active and symbol.kind == "hazard":
                        hazard += 1
                    elif symbol.active:
                        exits.append(symbol.exit)
                field.bonus.append(bonus)
                field.hazard.append(hazard)
                field.exits.append(exits)
    tables.battlefields.append(field)


def _power(special: Special, tables: PackTables, name: str, verbs: VerbBook, location: bool) -> Power:
    power = Power(special)
    if special.star:
        star = Abilities([_effect(ability, tables, -1, location) for ability in special.star])
        verbs.add(f"{name}.star", star)
        power.star = star
    for change in special.passives:
        which = PASSIVE_NAMES.index(change.kind)
        when = WHEN_NAMES.index(change.when)
        power.lasting.append(Lasting(which, change.value, when, change.who == "companion"))
    if special.trigger:
        effects = [_effect(ability, tables, -1, False) for ability in special.effects]
        followed = Abilities(effects, optional=True)
        verbs.add(f"{name}.after", followed)
        power.after[TRIGGER_NAMES.index(special.trigger)] = followed
    return power


def _effect(ability: Ability, tables: PackTables, design: int, location: bool) -> Effect:
    """The verb for one line of abilities."""
    crest = tables.crest_number(ability.crest)
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
