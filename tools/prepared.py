"""Prepared positions for tests and screenshots of the web table."""

import asyncio
import threading
from pathlib import Path

from igroteka import games
from igroteka.core.match import version_of
from igroteka.server import entries
from igroteka.server.entries import FORM, Clocks, Place, Setup
from igroteka.server.journal import head_of
from igroteka.server.record import Record
from igroteka.server.sqlite import SqliteStore

# The middle of a match of Aeon's End by the number of mages: cards of the nemesis in play, hands, discard piles, a
# gem played; the question is what to do in the main phase.
AEONS_END = {
    1: (
        "nemesis: crooked_mask; mages: adelheim; foe: 38; gravehold: 19;"
        "market: jade diamond_cluster burning_opal unstable_prism mages_talisman phoenix_flame dark_fire chaos_arc"
        " wildfire_whip; supply: jade:4 diamond_cluster:5 phoenix_flame:3 chaos_arc:4 wildfire_whip:2;"
        "hand0: crystal diamond_cluster phoenix_flame spark; played0: jade; aether: 2; discard0: crystal crystal jade"
        " diamond_cluster; deck0: spark crystal wildfire_whip; prepped0: chaos_arc:1 wildfire_whip:2;"
        "breaches0: open open left down; life0: 6; charges0: 3; play: corrupter:4 twisting_madness:1 pain_sower:8;"
        "foe_discard: burden tempt slaughter; turn_discard: turn_nemesis turn_1;"
        "turn_deck: turn_1 turn_nemesis turn_1; turn: 0"
    ),
    2: (
        "nemesis: rageborne; mages: brama lash; foe: 39; gravehold: 20; fury: 3;"
        "market: jade diamond_cluster clouded_sapphire blasting_staff focusing_orb ignite lava_tendril oblivion_swell"
        " consuming_void; supply: jade:4 diamond_cluster:5 ignite:3 lava_tendril:0 oblivion_swell:2;"
        "hand0: crystal buried_light lava_tendril jade; played0: crystal jade; aether: 3;"
        "discard0: lava_tendril ignite crystal jade; deck0: crystal crystal spark;"
        "prepped0: oblivion_swell:1 spark:2; breaches0: open open left open; life0: 2; charges0: 4;"
        "hand1: lava_tendril oblivion_swell crystal crystal diamond_cluster; discard1: spark crystal ignite;"
        "prepped1: lava_tendril:1 ignite:2; breaches1: open open left down; life1: 4; charges1: 2;"
        "play: needlemaw blood_cry:1 venomite:9; foe_discard: unrelenting_ire skewer slaughter cleave;"
        "turn_discard: turn_nemesis turn_2 turn_nemesis turn_1; turn_deck: turn_1 turn_2; turn: 0"
    ),
    4: (
        "nemesis: carapace_queen; mages: kadir mist jian phaedraxa; foe: 31; gravehold: 14; husks: 7;"
        "market: jade sifters_pearl searing_ruby bottled_vortex flexing_dagger spectral_echo amplify_vision"
        " feral_lightning arcane_nexus; supply: jade:2 sifters_pearl:5 searing_ruby:3 spectral_echo:2"
        " amplify_vision:3 feral_lightning:4 arcane_nexus:3;"
        "hand0: crystal jade spark amplify_vision; played0: searing_ruby; aether: 3;"
        "discard0: crystal sifters_pearl spark jade; deck0: crystal spark jade; prepped0: arcane_nexus:1;"
        "breaches0: open open down none; life0: 7; charges0: 3;"
        "hand1: crystal crystal jade spark spectral_echo; discard1: crystal spark jade; prepped1: feral_lightning:1;"
        "breaches1: open left down down; life1: 5; charges1: 1;"
        "hand2: crystal searing_ruby spark spark amplify_vision; discard2: crystal jade;"
        "prepped2: amplify_vision:1; breaches2: open open down down; life2: 8; charges2: 4;"
        "hand3: crystal crystal jade spark feral_lightning; discard3: crystal sifters_pearl spark;"
        "prepped3: spectral_echo:1 spark:2; breaches3: open open left down; life3: 3; charges3: 2;"
        "play: broodwomb:3 foul_multitudes:2 venomite:7; foe_discard: hatch endless_throng slaughter dispel;"
        "turn_discard: turn_3 turn_nemesis turn_1; turn_deck: turn_2 turn_4 turn_nemesis; turn: 0"
    ),
}


# The middle of a match of Battlecrest by the number of heroes: wounds, turned places, spent cards, enemies in reach.
BATTLECREST = {
    2: (
        "heroes: akhena mutiny; cells: c4 d4; companions: - d5; locations: hollow_oak* crooked_well burnt_mill*;"
        "wounds: 3 2; spent1: staff; other1: shield; spent2: rifle; done: move; turn: 1; round: 11; quiet: 4"
    ),
    4: (
        "heroes: casimir ilvane yaryna mutiny; cells: c3 d4 e3 b4; companions: - - e4 b3;"
        "locations: hollow_oak* crooked_well burnt_mill*; wounds: 3 4 2 6; hurt: 3; spent2: brew; spent4: rifle;"
        "turn: 1; round: 17; quiet: 2"
    ),
}
# Rare positions of Battlecrest: much to choose from and long words, a ghost in the way, targets all over the field.
BATTLECREST_RARE = {
    "choices": (
        "heroes: yaryna ilvane mutiny akhena; cells: c3 d4 e3 b4; companions: c2 - e4 -; spent1: bow;"
        "turn: 1; round: 5"
    ),
    "ghost": (
        "heroes: casimir ilvane yaryna mutiny; cells: d4 e3 d3 c1; companions: - - d6 b4; wounds: 3 4 20 2;"
        "turn: 1; round: 17"
    ),
    "targets": (
        "heroes: mutiny ilvane yaryna akhena; cells: d4 c2 b3 d1; companions: d3 - e4 -;"
        "locations: hollow_oak* crooked_well burnt_mill*; spent4: canopy; turn: 1; round: 9"
    ),
}
# The casting phase: spells in breaches with and without +1, and something else to aim at.
CASTING = (
    "nemesis: rageborne; mages: brama lash; foe: 39; gravehold: 20;"
    "market: jade diamond_cluster clouded_sapphire blasting_staff focusing_orb ignite lava_tendril oblivion_swell"
    " consuming_void; hand0: crystal crystal spark jade crystal; prepped0: ignite:1 spark:2 lava_tendril:3;"
    "breaches0: open open open left; prepped1: ignite:1 spark:2; breaches1: open open left down;"
    "play: needlemaw venomite:9; turn: 0; phase: cast"
)
# A turn in which everything holds that can: aether for gems and spells alone, a discount, a shield, a focused breach.
TURN = (
    "mages: kadir mist; aether: 1; gem_aether: 2; spell_aether: 3; discount: 3; double: 1; shield: 1;"
    "breaches0: open left* down none; hand0: crystal jade spark spark; turn: 0"
)
# A turn of Not Alone begins: the transmitter is charged, one Hunted has two Will left, and nobody holds a card.
NOT_ALONE = "seats: 3; marker: 1; will1: 2; hand1: lair river beach rover; discard1: jungle"
WORDS = {
    "aeons_end-turn": TURN,
    "aeons_end-casting": CASTING,
    "not_alone-3": NOT_ALONE,
    **{f"aeons_end-{mages}": words for mages, words in AEONS_END.items()},
    **{f"battlecrest-{heroes}": words for heroes, words in BATTLECREST.items()},
    **{f"battlecrest-{what}": words for what, words in BATTLECREST_RARE.items()},
}


def write(path: Path) -> None:
    """Put every prepared position into the store of a room that is not open yet, as a match given up at once.

    Anybody can then open a table from its first moment, as often as they like.
    """
    setups = [_given_up(name, words) for name, words in WORDS.items()]
    writer = threading.Thread(
        target=lambda: asyncio.run(_write(path, setups))
    )  # Playwright may have a loop in this one
    writer.start()
    writer.join()


def _given_up(name: str, words: str) -> Setup:
    game = games.find(name.partition("-")[0])
    position = game.position(words)
    return Setup(
        id=name,
        game=game.name,
        settings=position.settings,
        seats=[Place(person="prepared"), *[Place(bot="random")] * (position.seats - 1)],
        public=False,
        clock=Clocks(),
        host="prepared",
        seed="00",
        created=1,
        start=position.dump(),
        form=FORM,
        version=version_of(game),
    )


async def _write(path: Path, setups: list[Setup]) -> None:
    store = SqliteStore(str(path))
    await store.open()
    for setup in setups:
        record = Record(setup)
        await store.create(setup.id, entries.encode(setup), False, ["prepared"], head_of(record))
        for number, entry in enumerate([entries.Start(time=1), entries.Concede(time=1, seat=0)], start=1):
            record.apply(entry)
            await store.append(setup.id, number, entries.encode(entry), head_of(record))
    await store.close()
