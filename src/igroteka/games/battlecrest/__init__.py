"""Battlecrest («Битви гербів»): a tactical duel of heroes on a 6x6 field; cards are packs, data and not code."""

import json
from typing import Any, Final

from igroteka.core.errors import BadFile, BadSetting
from igroteka.core.game import Setting
from igroteka.games.battlecrest.cards.compiler import add_pack
from igroteka.games.battlecrest.cards.library import PackLibrary, digest, load_library
from igroteka.games.battlecrest.cards.names import all_names
from igroteka.games.battlecrest.cards.plan import PackGame, pack_names
from igroteka.games.battlecrest.state import MOST_ROUNDS, Battlecrest

KEPT: Final = 64  # games with older packs that are kept ready


class BattlecrestGame(PackGame[Battlecrest]):
    """The rulebook of Battlecrest, with the packs of one library. Settings hero1..hero4 name heroes in turn order."""

    def __init__(self, library: PackLibrary) -> None:
        self.heroes = library.heroes()
        fields = library.battlefields()
        settings = [Setting(f"hero{n + 1}", self.heroes[n % len(self.heroes)], self.heroes) for n in range(4)]
        settings.append(Setting("battlefield", fields[0], fields))
        settings.append(Setting("quiet_end", True, (True, False)))  # a house rule: docs/decisions/battlecrest.md
        super().__init__(library, "battlecrest", __name__, (2, 3, 4), settings)
        self.revision = 3  # since then targets are chosen together, and quiet turns are counted right
        # random play beyond the tree only blurs what `evaluate` sees; what `advise` finds is hard to better
        self.search = {"rollout": 0, "trust": 1000, "exploration": 0.2}
        self.levels = ["novice:40%", "novice:20%", "baseline", "ismcts:100:8%", "ismcts:100"]
        for pack in library.packs:
            add_pack(self.tables, self.verbs, pack)
        self.named = all_names(self.tables)
        self.others: dict[str, BattlecrestGame] = {}  # this game with older packs, by what they are

    def check(self, given: dict[str, Any], seats: int) -> dict[str, Any]:
        """Each hero once (BC-131, BC-133); heroes not named are the first that are free; a duel needs only two."""
        settings = super().check(given, seats)
        wanted = 2 if seats == 2 else 4
        taken: list[str] = [settings[f"hero{n}"] for n in range(1, wanted + 1) if f"hero{n}" in given]
        if len(set(taken)) < len(taken):
            raise BadSetting("same-hero", heroes=", ".join(taken))
        if wanted > len(self.heroes):
            raise BadSetting("few-heroes", needed=wanted, found=len(self.heroes))
        for n in range(1, 5):
            key = f"hero{n}"
            if n > wanted:
                del settings[key]
            elif key not in given:
                if settings[key] in taken:
                    settings[key] = next(hero for hero in self.heroes if hero not in taken)
                taken.append(settings[key])
        return settings

    def packs(self, settings: dict[str, Any], seats: int) -> dict[str, str]:
        """The files of the heroes and the battlefield of a match."""
        return {ident: self.library.texts[ident] for ident in sorted(set(pack_names(settings)))}

    def made_with(self, packs: dict[str, str]) -> "BattlecrestGame":
        """This game with the packs a match was begun with; the same one for the same packs."""
        if self.library.plays_alike(packs):
            return self
        key = digest(json.dumps(packs))
        if key not in self.others:
            if len(self.others) >= KEPT:
                del self.others[next(iter(self.others))]
            self.others[key] = BattlecrestGame(self.library.changed(packs))
        return self.others[key]

    def load(self, data: dict[str, Any]) -> Battlecrest:
        """The state that `dump` wrote down, with the very packs it was played with."""
        state = super().load(data)
        if state.marks != state.plan.digests:
            raise BadFile("pack-changed", packs=", ".join(pack_names(state.settings)))
        return state

    def name_of(self, thing: str, language: str) -> str | None:
        """The name a pack gives a thing ("hero:akhena:0", "action:akhena.staff.1:3"); a cell is its own name."""
        kind, _, rest = thing.partition(":")
        name = rest.partition(":")[0]
        if kind == "cell":
            return name
        return self.named.get(f"{kind}:{name}", {}).get(language)

    def names(self, language: str) -> dict[str, str]:
        """The names of everything in the packs, by thing without its number."""
        return {thing: names[language] for thing, names in self.named.items() if language in names}

    def bound(self, settings: dict[str, Any], seats: int) -> int:
        """A turn is two actions; even packs of the highest values leave no room for more answers than this.

        Without the house rule nothing but a death ends a game: then ten times as many, where programs give up.
        """
        return MOST_ROUNDS * (2 if seats == 2 else 4) * (200 if settings["quiet_end"] else 2000)

    def teams(self, settings: dict[str, Any], seats: int) -> list[int]:
        return [0, 1, 1] if seats == 3 else [seat & 1 for seat in range(seats)]

    def variants(self) -> list[tuple[dict[str, Any], int]]:
        """Duels in which every hero of ours meets another kind, and both sorts of team game."""
        return [
            ({"hero1": "akhena", "hero2": "mutiny"}, 2),
            ({"hero1": "torv", "hero2": "ilvane"}, 2),
            ({"hero1": "yaryna", "hero2": "casimir"}, 2),
            ({"hero1": "mutiny", "hero2": "yaryna", "hero3": "torv", "hero4": "akhena"}, 3),
            ({"hero1": "casimir", "hero2": "ilvane", "hero3": "yaryna", "hero4": "mutiny"}, 4),
        ]

    def showcase(self) -> list[tuple[dict[str, Any], int]]:
        """Every variant but that for three, which plays as that for four."""
        return [variant for variant in self.variants() if variant[1] != 3]


GAME: Final = BattlecrestGame(load_library())
