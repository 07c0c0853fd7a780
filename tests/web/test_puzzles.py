"""Puzzles in a real browser: from the front page to a solved one, and one that was not."""

from typing import Any

import pytest

from igroteka import games
from igroteka.core.puzzle import puzzles_of
from tests.web.conftest import Visit
from tests.web.hands import until

PUZZLES = puzzles_of(games.find("mindbug"))
FIRST = PUZZLES[0]

# Touches what is lit: the piece of a thing, an entry of its menu, or else a button.
SOLVER = """
(thing) => {
  const menu = document.querySelector(".choices .option");
  const lit = menu ?? document.querySelector(thing ? `.piece.lit[data-thing="${thing}"]` : ".prompt .option:enabled");
  lit?.click();
}
"""


def touch(page: Any, true: str, thing: str = "") -> None:
    """Touch what is lit until something is true."""
    for _ in range(200):
        if page.evaluate(true):
            return
        page.evaluate(SOLVER, thing)
        page.wait_for_timeout(100)
    raise TimeoutError(true)


def test_a_puzzle_is_found_solved_and_marked(visit: Visit) -> None:
    page = visit(language="en")
    page.get_by_role("link", name="Puzzles").locator("visible=true").click()
    page.wait_for_selector(".today button")
    assert page.locator(".puzzle").count() == sum(len(puzzles_of(games.find(name))) for name in games.NAMES)
    assert page.locator(".puzzle.solved").count() == 0
    page.locator(f"[data-puzzle={FIRST.id}]").click()
    page.wait_for_selector(".goal")
    assert "win within 2\xa0decisions" in page.locator(".goal").inner_text()
    attack, again = (step.do for step in FIRST.steps)
    assert again.choose == "again"
    attacker = f'.piece.lit[data-thing="{attack.thing}"]'
    page.wait_for_selector(attacker)
    touch(page, f"!document.querySelector('{attacker}')", attack.thing)
    touch(page, "document.querySelector('dialog[open]') !== null")
    assert "Solved!" in page.locator("dialog[open]").inner_text()
    page.get_by_role("link", name="All puzzles").click()
    page.wait_for_selector(".puzzle.solved")
    assert page.locator(".puzzle.solved").get_attribute("data-puzzle") == FIRST.id
    page.reload()
    page.wait_for_selector(".puzzle.solved")


def test_an_unsolved_puzzle_is_tried_again_or_left_for_the_next(visit: Visit) -> None:
    page = visit("/puzzles", language="en")
    page.locator(f"[data-puzzle={FIRST.id}]").click()
    page.wait_for_selector(".goal")
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Concede").click()
    page.locator("dialog[open] button.do").first.click()
    page.wait_for_selector("dialog[open] .next")
    assert "Not solved yet" in page.locator("dialog[open]").inner_text()
    page.locator("dialog[open] .next").click()
    until(page, "document.querySelector('.goal')?.textContent.startsWith('Puzzle 2:')")


@pytest.mark.parametrize("language", ["uk", "ru", "en"])
@pytest.mark.parametrize("width", [360, 844, 1440])
def test_the_list_fits_every_width_and_the_table_says_the_goal(width: int, language: str, visit: Visit) -> None:
    page = visit("/puzzles", width=width, height=700, language=language)
    page.wait_for_selector(".puzzle")
    assert page.evaluate("document.querySelector('main').scrollWidth <= innerWidth")
    page.locator(".today button").click()
    page.wait_for_selector(".goal")
