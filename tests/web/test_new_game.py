"""The sheet of a new game: choices have pictures, a first one is recommended, and what is chosen is played."""

from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.hands import ask

NAMES = {
    "mindbug": "Mindbug",
    "not_alone": "Not Alone",
    "aeons_end": "Aeon's End",
    "battlecrest": "Battlecrest",
    "gobbit": "Gobb'it",
}


def open_sheet(visit: Visit, game: str) -> Any:
    page = visit(language="en")
    page.locator("article", has=page.get_by_role("heading", name=NAMES[game], exact=True)).locator(".invite").click()
    page.wait_for_selector("dialog form .grid .pick")
    return page


def begin(page: Any, address: str) -> dict[str, Any]:
    """Begins against bots; gives the settings the table has."""
    page.locator("dialog form").get_by_role("radio", name="Bot", exact=True).first.check()
    page.locator("dialog form > button").click()
    page.wait_for_selector(".ground")
    table = page.url.rpartition("/")[2]
    settings: dict[str, Any] = ask(address, f"/api/tables/{table}")["settings"]
    return settings


@pytest.mark.parametrize("game", NAMES)
def test_what_can_be_chosen_has_a_picture_and_a_first_choice(game: str, visit: Visit) -> None:
    page = open_sheet(visit, game)
    for tile in page.locator("dialog fieldset .grid .pick:visible").all():
        assert tile.locator(".picture > *").count(), tile.inner_text()
        assert tile.locator("em").inner_text()
    assert page.locator("dialog .pick i", has_text="to begin with").count()


def test_the_board_and_the_variant_of_not_alone_are_chosen_by_their_pictures(visit: Visit, address: str) -> None:
    page = open_sheet(visit, "not_alone")
    side = page.locator("dialog fieldset", has_text="Artemia symbols").locator(".pick")
    assert [tile.locator("circle.artemia").count() for tile in side.all()] == [6, 6]
    page.get_by_role("radio", name="every other space").check()
    page.get_by_role("radio", name="only 2 return").check()
    settings = begin(page, address)
    assert settings["side"] == 2 and settings["expert"] is True


def test_a_first_game_of_gobbit_asks_for_no_modules(visit: Visit, address: str) -> None:
    page = open_sheet(visit, "gobbit")
    modules = page.locator("dialog fieldset", has_text="Extra rules").locator(".pick em")
    assert modules.all_inner_texts() == ["Gobb’it!", "Ghosts", "Gorilla", "Cards can be opened out of turn"]
    page.get_by_role("checkbox", name="Ghosts").uncheck()
    page.get_by_role("radio", name="first game").check()
    assert modules.all_inner_texts() == ["Cards can be opened out of turn"]
    page.get_by_role("radio", name="full").check()
    page.get_by_role("radio", name="calm").check()
    settings = begin(page, address)
    assert settings["ghosts"] is False and settings["gorilla"] is True
    assert settings["level"] == "full" and settings["tempo"] == "calm"
