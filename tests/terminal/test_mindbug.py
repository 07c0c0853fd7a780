"""The page of a Mindbug card in the terminal."""

from rich.console import Console

from igroteka import games
from igroteka.core.decision import seats_in
from igroteka.terminal.mindbug import draw, page
from igroteka.text import Words

games.find("mindbug")  # its cards are known from now on


def shown(name: str) -> str:
    console = Console(width=80)
    with console.capture() as capture:
        console.print(page(f"card:{name}:1", Words("en")))
    return capture.get()


def test_a_page_explains_the_keywords_of_its_card_and_no_others() -> None:
    text = shown("gorillion")
    assert "10" in text and "Hunter" not in text and "Tough" not in text
    text = shown("chameleon_sniper")
    assert "Sneaky:" in text and "Poisonous:" not in text


def test_a_page_explains_the_keywords_its_card_gives() -> None:
    text = shown("snail_thrower")
    assert "Hunter:" in text and "Poisonous:" in text and "Tough:" not in text


def test_later_stages_can_be_read_before_a_creature_evolves() -> None:
    text = shown("cloud_lady")
    assert "Typhoon Princess" in text and "Thunder Queen" in text


def test_the_cards_that_decide_who_begins_are_shown_until_one_is_in_play() -> None:
    state = games.find("mindbug").new({}, 2, seed=5)

    def table() -> str:
        console = Console(width=80)
        with console.capture() as capture:
            console.print(draw(state.view(0), Words("en", ["", "Taras"], reader=0)))
        return capture.get().replace("\N{NO-BREAK SPACE}", " ")

    assert "You reveal Elephantopus (power 7) for the first turn" in table()
    assert "Taras reveals Shield Bugs (power 4) for the first turn" in table()
    for _ in range(2):  # a card is played, and nobody takes it
        state.apply(seats_in(state.decisions[0].seats)[0], state.decisions[0].options[0])
    assert "for the first turn" not in table()
