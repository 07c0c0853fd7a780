"""The table of Not Alone drawn from every side, in every language."""

import io

import pytest
from rich.console import Console, RenderableType

from igroteka.bots.bot import BaselineBot, Observation
from igroteka.core.rng import seeded
from igroteka.games.not_alone import GAME
from igroteka.games.not_alone.cards.facts import CARD_NAMES, card_thing
from igroteka.games.not_alone.cards.places import PLACE_NAMES, place_thing
from igroteka.terminal.not_alone import draw, page
from igroteka.text import LANGUAGES, Words
from tests.games.not_alone.table import Table


def printed(shown: RenderableType) -> str:
    console = Console(file=io.StringIO(), width=140, color_system=None)
    console.print(shown)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_drawn_from_every_side(language: str) -> None:
    words = Words(language)
    state = GAME.new({"side": 2}, 4, 3)
    rng = seeded(3)
    while state.outcome is None:
        seat = state.decisions[0].seat()
        for eye in (0, 1, None) if state.moves % 7 == 0 else ():
            text = printed(draw(state.view(eye), words))
            assert all(words.thing("not_alone", place_thing(place)) in text for place in range(1, 11))
        state.apply(seat, BaselineBot().choose(Observation(state, seat, rng)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_place_has_a_page(language: str) -> None:
    words = Words(language)
    things = [card_thing(card) for card in range(len(CARD_NAMES))]
    things += [place_thing(place) for place in range(1, len(PLACE_NAMES))]
    for thing in things:
        name = words.thing("not_alone", thing).replace("\N{NO-BREAK SPACE}", " ")
        assert name in printed(page(thing, words))


def test_the_table_shows_own_cards_and_hides_the_others() -> None:
    words = Words("en")
    table = Table(seats=3, hunt="clone", survival1="gate", survival2="dodge").do(0, "pass").do(1, "river")
    own, creature = (printed(draw(table.state.view(eye), words)) for eye in (1, 0))
    assert "Gate" in own and "Dodge" not in own and "Clone" not in own
    assert "Clone" in creature and "Gate" not in creature and "1 face down" in creature
