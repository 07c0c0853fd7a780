"""The Battlecrest table drawn at every stage, in every language."""

import io

import pytest
from rich.console import Console, RenderableType

from igroteka.core.rng import seeded
from igroteka.games.battlecrest import GAME
from igroteka.terminal.battlecrest import draw, page
from igroteka.text import LANGUAGES, Words

SETTINGS = {"hero1": "mutiny", "hero2": "casimir", "hero3": "ilvane", "hero4": "yaryna"}


def printed(shown: RenderableType) -> str:
    console = Console(file=io.StringIO(), width=150, color_system=None)
    console.print(shown)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_is_drawn(language: str, seats: int) -> None:
    words = Words(language)
    state = GAME.new(SETTINGS, seats, 3)
    rng = seeded(3)
    while state.outcome is None:
        if state.moves % 11 == 0:
            text = printed(draw(state.view(None), words))
            for hero in range(state.plan.heroes):
                name = words.thing("battlecrest", state.thing(hero))
                assert name in text
                if state.decisions[0].kind == "action":  # nobody is passing through anybody
                    assert name.upper()[:9] in text
            assert words.say("battlecrest-own-values").replace("\N{NO-BREAK SPACE}", " ")[:30] in text
        decision = state.decisions[0]
        options = decision.options
        state.apply(decision.seat(), options[rng.below(len(options))])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_page(language: str) -> None:
    words = Words(language)
    view = GAME.new(SETTINGS, 4, 3).view(None)["table"]
    things = [location["thing"] for location in view["locations"]]
    for hero in view["heroes"]:
        things += [hero["thing"], *[card["thing"] for card in hero["cards"]]]
        if hero["companion"]:
            things.append(hero["companion"]["thing"])
    for thing in things:
        assert words.thing("battlecrest", thing) in printed(page(thing, words))
