"""A newcomer's way: from the front page through a guided match to its end, touching what the bubble points at."""

from typing import Any

import pytest

from igroteka import games
from tests.web.conftest import Visit
from tests.web.hands import until

BOXES = ["mindbug", "not_alone", "aeons_end", "battlecrest", "gobbit"]  # in the order of the front page

# One look at the table: does what the bubble says, or what glows in the free part. Tells what it saw and did.
LEARNER = """
(stop) => {
  if (document.querySelector("dialog[open]")) return { part: "over" };
  const lesson = document.querySelector(".lesson");
  if (!lesson) return { part: "none" };
  const bubble = lesson.querySelector(".bubble");
  const seen = { part: lesson.dataset.part, step: lesson.dataset.step, text: "" };
  if (seen.step === stop) return seen;
  const offered = (marks) => {
    const menu = [...document.querySelectorAll(".choices .option")];
    return menu.length ? menu : [...document.querySelectorAll(marks)].filter((one) => one.getClientRects().length);
  };
  if (bubble) {
    seen.text = bubble.querySelector(".text").textContent;
    const box = bubble.getBoundingClientRect();
    seen.inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
  }
  if (seen.part === "do" && bubble) offered(".frame .piece.lit, .prompt .option:not(.aside)")[0]?.click();
  else if (seen.part === "after" || seen.part === "ready") lesson.querySelector(".on")?.click();
  else if (seen.part === "free") {
    const hinted = offered(".frame .piece.hinted, .prompt .hinted");
    (hinted.length ? hinted : offered(".frame .piece.lit, .prompt .option"))[0]?.click();
  }
  return seen;
}
"""


def learn(page: Any, stop: str = "") -> list[str]:
    """Follow the bubbles to the result, or to a step; the texts that were read."""
    read: list[str] = []
    for _ in range(600):
        seen = page.evaluate(LEARNER, stop)
        if seen["part"] == "over" or (stop and seen.get("step") == stop):
            return read
        if seen.get("text") and seen["text"] not in read:
            assert seen["inside"], f"{seen['step']}: the bubble leaves the screen"
            read.append(seen["text"])
        page.wait_for_timeout(60)
    raise AssertionError(f"stuck: {seen}")


def begin(page: Any, game: str) -> None:
    page.wait_for_selector(".learn")
    page.locator(".learn").nth(BOXES.index(game)).click()
    page.wait_for_selector(".lesson", state="attached")


@pytest.mark.parametrize("language", ["uk", "ru", "en"])
@pytest.mark.parametrize("game", games.NAMES)
def test_every_guided_match_is_played_to_its_end(visit: Visit, game: str, language: str) -> None:
    page = visit(language=language)
    begin(page, game)
    read = learn(page)
    assert len(read) >= 8 and not [text for text in read if "-lesson-" in text]
    assert page.locator("dialog .acts button").count() == 3


def test_a_newcomer_is_offered_the_lesson_and_then_a_real_game(visit: Visit) -> None:
    page = visit()
    page.wait_for_selector(".play")
    page.locator(".play").first.click()
    page.locator("dialog .do").first.click()
    page.wait_for_selector(".lesson .bubble")
    learn(page)
    page.locator("dialog .acts .do").first.click()
    page.wait_for_selector(".piece.lit")
    assert page.locator(".lesson").count() == 0
    page.goto(page.url.split("/t/")[0])
    page.locator(".play").first.click()
    page.wait_for_selector(".ground")  # nothing is proposed twice


def test_a_reload_goes_on_where_the_lesson_was(visit: Visit) -> None:
    page = visit()
    begin(page, "not_alone")
    learn(page, stop="creature")
    until(page, "document.querySelector('.lesson .bubble') !== null")
    text = page.locator(".lesson .text").inner_text()
    page.reload()
    page.wait_for_selector(".lesson .bubble")
    assert page.locator(".lesson .text").inner_text() == text
    page.goto(page.url.split("/t/")[0])
    begin(page, "not_alone")  # the same lesson, not a new one
    page.wait_for_selector(".lesson .bubble")
    assert page.locator(".lesson .text").inner_text() == text


def test_something_else_gets_a_gentle_word_and_nothing_happens(visit: Visit) -> None:
    page = visit()
    begin(page, "mindbug")
    page.wait_for_selector(".lesson .bubble")
    page.locator("[data-thing^='card:gorillion']").first.click()
    page.wait_for_selector(".lesson .told")
    assert page.locator(".lesson").get_attribute("data-step") == "play"
    page.keyboard.press("1")  # the key of the one thing to do
    until(page, "document.querySelector('.lesson').dataset.part === 'after'")


def test_a_step_can_be_shown_and_the_lesson_left(visit: Visit) -> None:
    page = visit()
    begin(page, "battlecrest")
    page.wait_for_selector(".lesson .bubble")
    page.locator(".lesson .skip").first.click()
    until(page, "document.querySelector('.lesson').dataset.step === 'step'")
    page.wait_for_selector(".lesson .leave")
    page.locator(".lesson .leave").click()
    until(page, "document.querySelector('.lesson').dataset.part === 'free'")
    assert page.locator(".lesson .bubble").count() == 0
    page.wait_for_selector(".piece.lit")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
@pytest.mark.parametrize("game", games.NAMES)
def test_lessons_fit_a_phone_either_way_round(visit: Visit, game: str, width: int, height: int) -> None:
    page = visit(width=width, height=height, has_touch=True)
    begin(page, game)
    learn(page)


def test_a_tip_is_told_once_and_can_be_switched_off(visit: Visit) -> None:
    page = visit()
    page.evaluate("localStorage.setItem('igroteka.known', 'battlecrest')")
    page.reload()
    page.wait_for_selector(".play")
    page.locator(".play").nth(BOXES.index("battlecrest")).click()
    page.wait_for_selector(".ground")
    told = play_until_tip(page)
    assert told
    page.locator(".tip .close").click()
    assert page.locator(".tip").count() == 0
    assert told in page.evaluate("localStorage.getItem('igroteka.told')")
    if play_until_tip(page):
        page.locator(".tip .never").click()
    assert page.locator(".tip").count() == 0


def play_until_tip(page: Any) -> str:
    """Play on until a rule introduces itself; its name among those that were told, "" if the game ends first."""
    for _ in range(400):
        if page.locator(".tip").count():
            return str(page.evaluate("localStorage.getItem('igroteka.told')")).split(" ")[-1]
        if page.locator("dialog[open]").count():
            return ""
        page.evaluate(
            """() => {
              const menu = [...document.querySelectorAll(".choices .option")];
              const lit = [...document.querySelectorAll(".piece.lit, .prompt .option:not(:disabled)")];
              (menu[0] ?? lit[0])?.click();
            }"""
        )
        page.wait_for_timeout(40)
    return ""


PHONE = {"width": 390, "height": 844}
SIDEWAYS = {"width": 844, "height": 390}


def lesson_at(visit: Visit, game: str, step: str, **more: int) -> Any:
    """The guided match, followed to a step whose bubble is shown."""
    page = visit(**more)
    begin(page, game)
    learn(page, stop=step)
    page.wait_for_selector(".lesson .bubble")
    return page


def test_the_bubble_points_at_the_one_of_equal_cards_that_is_to_be_touched(visit: Visit) -> None:
    """One Spark lies in a breach already; the one in hand is meant."""
    page = lesson_at(visit, "aeons_end", "prep_two")
    until(
        page,
        """(() => {
          const bubble = document.querySelector(".bubble"), box = bubble.getBoundingClientRect();
          const spark = document.querySelector(".hand .piece.lit").getBoundingClientRect();
          const arrow = box.left + parseFloat(bubble.style.getPropertyValue("--arrow"));
          return bubble.matches(".above") && Math.abs(arrow - (spark.left + spark.right) / 2) < 8
            && box.bottom < spark.top && spark.top - box.bottom < 40;
        })()""",
    )


def test_on_a_phone_the_bubble_points_at_the_discard_pile(visit: Visit) -> None:
    page = lesson_at(visit, "aeons_end", "buy", **PHONE)
    page.locator(".frame .piece.lit").first.click()
    until(page, "document.querySelector('.lesson').dataset.part === 'after'")
    until(page, "document.querySelector('.bubble')?.dataset.anchor === 'zone:discard:0'")
    until(page, "document.querySelector('.bubble:not(.none)') !== null")


def test_on_a_phone_the_outcome_of_a_fight_stays_on_the_screen(visit: Visit) -> None:
    page = lesson_at(visit, "mindbug", "block", **PHONE)
    until(page, "document.querySelector('.outcome') !== null")
    for mark in page.locator(".outcome").all():
        box = mark.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"], box


def test_on_a_phone_held_sideways_the_cards_of_gobbit_can_be_told_apart(visit: Visit) -> None:
    page = lesson_at(visit, "gobbit", "eat", **SIDEWAYS)
    sizes = [card.bounding_box()["height"] for card in page.locator(".lying .card").all()]
    assert len(sizes) == 2 and min(sizes) > 100, sizes
