"""Aeon's End's table as it is played: gems, the order of discards, what holds for a turn, choosing, the rules."""

from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.hands import let_hands_play, sit_down, until
from tests.web.test_aeons_end import LARGE, MEDIUM, SMALL, in_the_middle


def names(page: Any, where: str) -> list[str]:
    """The cards that lie there, in order, by name."""
    things = page.locator(f"{where} .piece").evaluate_all("(all) => all.map((one) => one.dataset.thing)")
    return [thing.split(":")[1] for thing in things]


# --- gems and discards ------------------------------------------------------------------------------------------


def test_all_simple_gems_are_played_with_one_touch(visit: Visit, address: str) -> None:
    page = in_the_middle(visit, address, 2)
    assert page.locator(".purse b").inner_text() == "3" and sorted(names(page, ".board .hand"))[1] == "crystal"
    page.locator(".prompt .option").first.click()
    until(page, "document.querySelector('.purse b').textContent === '6'")
    assert names(page, ".board .hand") == ["buried_light", "lava_tendril"]
    assert sorted(names(page, ".played")) == ["crystal", "crystal", "jade", "jade"]


def lay_down(page: Any) -> None:
    """Play the gems and end the main phase: what was played is to be laid on the discard pile."""
    page.locator(".prompt .option").first.click()
    until(page, "document.querySelector('.purse b').textContent === '6'")
    page.locator(".prompt .option:enabled").last.click()
    page.wait_for_selector(".played.ordering .do:enabled")


def laid(page: Any, order: list[str]) -> None:
    """The discards are laid in this order, the first one at the bottom."""
    before = names(page, ".board .fan")
    page.locator(".played.ordering .do").click()
    page.wait_for_selector(".played.ordering", state="detached")
    page.keyboard.press("Escape")
    until(page, f"document.querySelectorAll('.board .fan .piece').length >= {len(before) + len(order)}")
    assert names(page, ".board .fan")[len(before) : len(before) + len(order)] == order


def test_discards_are_laid_in_the_order_they_are_dragged_into(visit: Visit, address: str) -> None:
    page = in_the_middle(visit, address, 2)
    lay_down(page)
    played = names(page, ".played")
    cards = page.locator(".played li").all()
    first, last = cards[0].bounding_box(), cards[-1].bounding_box()
    page.mouse.move(first["x"] + 10, first["y"] + 30)
    page.mouse.down()
    page.mouse.move(last["x"] + last["width"] - 8, last["y"] + 30, steps=12)
    page.mouse.up()
    wished = [*played[1:], played[0]]
    assert names(page, ".played") == wished != played
    laid(page, wished)


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
@pytest.mark.parametrize("size", [LARGE, MEDIUM])
def test_the_order_of_discards_is_asked_without_scrolling(
    size: tuple[int, int], language: str, visit: Visit, address: str
) -> None:
    """The words of the question and of its button never push it out of the table."""
    page = in_the_middle(visit, address, 2, size, language=language)
    lay_down(page)
    assert page.locator(".cave").evaluate("(cave) => cave.scrollHeight <= cave.clientHeight"), "nothing scrolls"
    button, board = (page.locator(where).bounding_box() for where in (".ordering .do", ".board"))
    assert button["y"] + button["height"] <= board["y"] + board["height"]


def test_discards_are_ordered_with_the_arrow_keys_too(visit: Visit, address: str) -> None:
    page = in_the_middle(visit, address, 2)
    lay_down(page)
    played = names(page, ".played")
    page.locator(".played .piece").nth(1).focus()
    page.keyboard.press("Shift+ArrowRight")
    wished = [played[0], played[2], played[1], played[3]]
    assert names(page, ".played") == wished != played
    laid(page, wished)


# --- casting ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [LARGE, MEDIUM, SMALL])
def test_what_a_spell_would_deal_stands_beside_it_with_the_bonus_of_its_breach(
    size: tuple[int, int], visit: Visit, address: str
) -> None:
    page = visit(width=size[0], height=size[1], language="en")
    sit_down(page, address, "aeons_end", ["me", "random"], prepared="aeons_end-casting")
    page.wait_for_selector(".board .spell .piece.lit")
    assert page.locator(".board .deals").all_inner_texts() == ["2", "1", "4"]
    covered = page.evaluate(
        """(words_of) => {
          const words = [...document.querySelectorAll(words_of)].flatMap((one) => {
            const range = document.createRange();
            range.selectNodeContents(one);
            return [...range.getClientRects()];
          });
          return [...document.querySelectorAll(".board .deals")].filter((deals) => {
            const box = deals.getBoundingClientRect();
            return words.some((one) => box.left < one.right - 4 && one.left < box.right - 4
              && box.top < one.bottom - 4 && one.top < box.bottom - 4);
          }).length;
        }""",
        ".board .bonus" if size == SMALL else ".board .bonus, .board .breach .name",  # a phone shows no names there
    )
    assert not covered, "neither the bonus nor a name"
    page.locator(".board .spell .piece.lit").last.click()
    page.wait_for_selector(".prompt .question:has-text('4 damage')")
    assert not page.locator(".deals").count(), "only while it may be cast"


# --- what holds for the turn ------------------------------------------------------------------------------------


def test_everything_that_holds_for_the_turn_is_told(visit: Visit, address: str) -> None:
    page = visit(language="en")
    sit_down(page, address, "aeons_end", ["me", "random"], prepared="aeons_end-turn")
    page.wait_for_selector(".purse em")
    told = page.locator(".purse em").all_inner_texts()
    assert len(told) == 4 and [text for text in told if "2" in text and "gem" in text]
    assert [text for text in told if "3" in text and "spell" in text]
    assert page.locator(".city em").count() == 1, "Gravehold is shielded"
    assert page.locator(".trail [aria-current]").inner_text() == "main phase"
    assert page.locator(".board .breach circle.focused").count() == 1


# --- choosing ---------------------------------------------------------------------------------------------------


def open_sheet(visit: Visit, mages: int) -> Any:
    page = visit()
    page.locator("article", has_text="Кінець віків").locator(".invite").click()
    form = page.locator("dialog form")
    form.locator("input.field").first.fill("Олена")
    form.get_by_label("Веду я", exact=True).first.check()
    form.get_by_role("radio", name=str(mages), exact=True).check()
    form.locator(".grid .pick").first.wait_for()
    return page


def test_nemesis_mages_and_market_are_chosen_by_their_pictures(visit: Visit) -> None:
    page = open_sheet(visit, 2)
    form = page.locator("dialog form")
    until(page, "document.querySelectorAll('dialog fieldset .pick svg').length === 4 + 8")  # nemeses and mages
    form.locator(".pick", has_text="Крива маска").click()
    for mage in ("Леш", "Брама"):
        form.locator(".pick", has_text=mage).click()
    form.locator("summary").click()
    until(page, "document.querySelectorAll('dialog details .pick svg').length > 30")
    form.locator(".pick", has_text="Нефрит").click()
    form.locator("> button").click()
    page.wait_for_selector(".cave")
    assert page.locator(".nemesis").get_attribute("aria-label") == "Крива маска"
    boards = [page.locator(where).get_attribute("aria-label") for where in (".board", ".ally")]
    assert {str(label).partition(",")[0] for label in boards} == {"Леш", "Брама"}, "whoever is asked lies below"
    assert page.locator('.market [data-thing="pile:jade"]').count() == 1, "the rest of the market is drawn by chance"


def test_one_person_leads_several_mages(visit: Visit) -> None:
    """Whichever mage is asked lies before the person who leads both."""
    page = open_sheet(visit, 2)
    page.locator("dialog form > button").click()
    page.wait_for_selector(".cave")
    led: set[str] = set()
    for _ in range(60):
        page.wait_for_selector(".piece.lit, .prompt .option:enabled, dialog[open]")
        if page.locator("dialog[open]").count() or len(led) == 2:
            break
        led.add(str(page.locator(".board").get_attribute("aria-label")))
        let_hands_play(page, most=2)
        until(page, "window.done")
        page.wait_for_timeout(150)
    assert len(led) == 2
    assert all("Олена" in label for label in led)


# --- the rules --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_the_rules_have_a_legend_a_first_turn_and_the_turn_decks(language: str, visit: Visit, address: str) -> None:
    page = in_the_middle(visit, address, 1, language=language)
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] .legend")
    assert page.locator("dialog .legend li").count() == 12
    assert all(page.locator("dialog .legend li").all_inner_texts())
    steps = page.locator("dialog .first li")
    assert steps.count() == 5 and all(
        step.locator("svg").count() and step.locator("p").inner_text() for step in steps.all()
    )
    decks = page.locator("dialog .decks li").all()
    assert [deck.locator(".turn svg").count() for deck in decks] == [5, 6, 6, 6], "for one to four mages"
