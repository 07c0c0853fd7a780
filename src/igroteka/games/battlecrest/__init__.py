"""Battlecrest («Битви гербів»): a tactical duel of heroes on a 6x6 field; cards are packs, data and not code."""

from typing import Any, Final

from igroteka.core.decision import Arg, Choice, Decision, Refusal
from igroteka.core.errors import BadFile, BadPosition, BadSetting
from igroteka.core.game import Game, Setting
from igroteka.core.notation import read_words
from igroteka.core.rng import Rng, seeded
from igroteka.core.state import View
from igroteka.games.battlecrest import compile as compiler
from igroteka.games.battlecrest import insight, names, position, refusals, rules, view
from igroteka.games.battlecrest.library import Shelf, battlefield_names, hero_names, load_shelf
from igroteka.games.battlecrest.state import ACTIONS, MOST_ROUNDS, Battlecrest
from igroteka.games.battlecrest.tables import Box, Plan


class BattlecrestGame(Game[Battlecrest]):
    """The rulebook of Battlecrest, with the packs of one shelf. Settings hero1..hero4 name heroes in turn order."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.heroes = hero_names(shelf)
        fields = battlefield_names(shelf)
        settings = [Setting(f"hero{n + 1}", self.heroes[n % len(self.heroes)], self.heroes) for n in range(4)]
        settings.append(Setting("battlefield", fields[0], fields))
        super().__init__("battlecrest", seats=(2, 3, 4), actions=ACTIONS, settings=settings)
        # random play beyond the tree only blurs what `evaluate` sees; what `advise` finds is hard to better
        self.search = {"rollout": 0, "trust": 1000, "exploration": 0.2}
        self.levels = ["baseline:35%", "baseline:15%", "baseline", "ismcts:100:8%", "ismcts:100"]
        self.box = Box()
        rules.register(self.verbs)
        for pack in shelf.packs:
            compiler.add_pack(self.box, self.verbs, pack)

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

    def blank(self, settings: dict[str, Any], seats: int, rng: Rng) -> Battlecrest:
        state = Battlecrest(self, settings, seats, rng)
        chosen = [settings[f"hero{n}"] for n in range(1, 3 if seats == 2 else 5)]
        field = settings["battlefield"]
        marks = tuple(self.shelf.marks[name] for name in [*chosen, field])
        state.clear(Plan(self.box, chosen, field, seats), marks)
        return state

    def load(self, data: dict[str, Any]) -> Battlecrest:
        """The state that `dump` wrote down, with the very packs it was played with."""
        state = super().load(data)
        now = self.blank(state.settings, state.seats, seeded(0)).marks
        if state.marks != now:
            raise BadFile("pack-changed", packs=", ".join(map(str, state.settings.values())))
        return state

    def deal(self, settings: dict[str, Any], seats: int, rng: Rng) -> Battlecrest:
        state = self.blank(settings, seats, rng)
        rules.deal(state)
        return state

    def position(self, text: str = "", **words: Any) -> Battlecrest:
        """A position from words, given as one text or as keywords; see position.py.

        >>> state = GAME.position("heroes: akhena mutiny; cells: c3 d3; companions: - e6; wounds: 0 2")
        >>> state.decisions[0].kind
        'action'
        """
        given: dict[str, Any] = {**read_words(text), **words}
        settings, seats = position.setting_words(given)
        state = self.blank(self.check(settings, seats), seats, seeded(0))
        position.build(state, given)
        return state

    def describe(self, state: Battlecrest) -> str:
        """The words of a position before an action."""
        if not state.decisions or state.decisions[0].kind != "action":
            raise BadPosition("position-mid-turn")
        return position.describe(state)

    def table(self, state: Battlecrest, seat: int) -> View:
        return view.table(state)

    def question(self, state: Battlecrest, decision: Decision) -> dict[str, Arg]:
        return view.question(state, decision)

    def choice(self, state: Battlecrest, option: int, seat: int) -> Choice:
        return view.choice(state, option, seat)

    def why_not(self, state: Battlecrest, seat: int, option: int) -> Refusal:
        return refusals.why_not(state, seat, option)

    def redeal(self, state: Battlecrest, seat: int, rng: Rng) -> None:
        """Nothing is hidden, so nothing is dealt anew."""

    def evaluate(self, state: Battlecrest, seat: int) -> float:
        return insight.evaluate(state, seat)

    def suggest(self, world: Battlecrest, seat: int, rng: Rng) -> int | None:
        return insight.suggest(world, seat)

    def advise(self, world: Battlecrest, seat: int, rng: Rng) -> int | None:
        return insight.advise(world, seat, insight.Memory())

    def name_of(self, thing: str, language: str) -> str | None:
        return names.name_of(self.box, thing, language)

    def names(self, language: str) -> dict[str, str]:
        return {thing: said[language] for thing, said in names.all_names(self.box).items() if language in said}

    def words(self) -> list[str]:
        return view.words()

    def bound(self, settings: dict[str, Any], seats: int) -> int:
        """A turn is two actions; even packs of the highest values leave no room for more answers than this."""
        return MOST_ROUNDS * (2 if seats == 2 else 4) * 200

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
        return [variant for variant in self.variants() if variant[1] != 3]


GAME: Final = BattlecrestGame(load_shelf())
