"""What others do can be followed, nobody is asked about nothing, and people are reached."""

from collections.abc import Iterator
from typing import Any

import pytest
from tools.browser import room

from igroteka import games
from igroteka.core.puzzle import puzzles_of
from tests.web.conftest import Visit
from tests.web.hands import open_table, sit_down, until
from tests.web.test_endings import two_people

# Touches what is lit, but nothing while the table goes on by itself.
HANDS_OFF = """
() => {
  setInterval(() => {
    if (document.querySelector(".fuse")) {
      window.passed = true;
      return;
    }
    const lit = [...document.querySelectorAll(".choices .option, .prompt .option:enabled, .piece.lit")];
    lit[Math.floor(Math.random() * lit.length)]?.click();
  }, 40);
}
"""

# Touches a button unless the table goes on by itself; the buttons there are.
GO_ON = """
() => {
  if (document.querySelector(".fuse")) return [];
  const buttons = [...document.querySelectorAll(".prompt .option:enabled")];
  buttons[0]?.click();
  return buttons.map((button) => button.textContent.trim());
}
"""

# Writes down every banner that is shown.
BANNERS = """
() => {
  window.banners = [];
  new MutationObserver(() => {
    const text = document.querySelector(".banner p")?.textContent;
    if (text && window.banners.at(-1) !== text) window.banners.push(text);
  }).observe(document.body, {subtree: true, childList: true, characterData: true});
}
"""


# Answers something once nothing is being told: a touch meanwhile would skip it.
ANSWER = """
() => document.querySelector(".banner p") ?? (document.querySelector(".choices .option")
  ?? document.querySelector(".hand .piece.lit, .prompt .option:enabled, .piece.lit"))?.click()
"""


@pytest.fixture(scope="module")
def hasty() -> Iterator[str]:
    """A room that counts two seconds down, and lets a bot play for whoever is gone for one."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("IGROTEKA_AWAY", "1")
        with room(countdown="2") as opened:
            yield opened


def test_who_has_no_card_to_play_is_not_asked_to_say_so(visit: Visit, address: str) -> None:
    page = visit()
    for _ in range(4):  # a match may end before there is such a turn
        sit_down(page, address, "not_alone", ["me", "baseline"])
        page.evaluate(HANDS_OFF)
        until(page, "window.passed || document.querySelector('dialog[open]') !== null", 60)
        if page.evaluate("window.passed"):
            break
    until(page, "window.passed && !document.querySelector('.fuse')")


def test_no_card_this_turn_is_said_once(visit: Visit, address: str) -> None:
    page = visit()
    sit_down(page, address, "not_alone", ["me", "baseline"])
    button = page.get_by_role("button", name="Цього ходу без карт")
    for _ in range(300):
        if button.count():
            break
        page.evaluate("document.querySelector('.choices .option, .prompt .option:enabled')?.click()")
        page.wait_for_timeout(100)
    turn = page.locator(".sky .turn").inner_text().split(",")[0]
    button.click()
    page.wait_for_timeout(300)
    for _ in range(200):
        if not page.locator(".sky .turn").inner_text().startswith(turn) or page.locator("dialog[open]").count():
            return
        asked = page.evaluate(GO_ON)
        assert "Цього ходу без карт" not in asked
        page.wait_for_timeout(100)
    raise TimeoutError(turn)


def test_a_place_is_chosen_while_the_creature_thinks(visit: Visit, address: str) -> None:
    host = visit()
    table = open_table(host, "not_alone", ["me", "open"])
    guest = visit(f"/t/{table}", width=390, height=844)
    guest.locator(".name input").fill("Тарас")
    guest.get_by_text("Сісти сюди").click()
    host.goto(f"{address}/t/{table}")
    host.evaluate("localStorage.setItem('igroteka.auto-pass', 'no')")
    host.reload()
    host.locator(".start:enabled").click()
    guest.wait_for_selector(".hand .piece")
    until(guest, "document.querySelector('.prompt .question').textContent.startsWith('Істота думає')")
    river = guest.locator('.hand [data-thing="place:river"]')
    river.click()
    guest.wait_for_selector(".hand .planned")
    assert host.locator("[data-piece^='down:']").count() == 0, "nobody hears of it yet"
    host.get_by_role("button", name="Не грати карту зараз").click()
    guest.wait_for_selector('.laid [data-thing="place:river"]')
    host.wait_for_selector("[data-piece^='down:']")
    assert "можуть бути тут: Тарас" in host.locator('[data-piece="tile/place:river"] .unseen').inner_text()


def test_gobbit_counts_down_and_waits_while_the_rules_are_read(visit: Visit, hasty: str, chrome: Any) -> None:
    page = chrome.new_context(
        locale="uk", service_workers="block", viewport={"width": 1440, "height": 900}
    ).new_page()
    page.goto(hasty)
    table = open_table(page, "gobbit", ["me", "child"])
    page.goto(f"{hasty}/t/{table}")
    page.wait_for_selector(".still [role=timer]")
    page.wait_for_selector(".still", state="detached")
    page.get_by_role("button", name="Правила").click()
    page.wait_for_selector("dialog[open]")
    page.wait_for_selector(".still .do", state="attached")
    piles = page.locator(".ground").inner_text()
    page.wait_for_timeout(1200)
    assert page.locator(".ground").inner_text() == piles, "no card moves"
    page.keyboard.press("Escape")
    page.wait_for_selector(".still [role=timer]")
    page.wait_for_selector(".still", state="detached")
    page.get_by_role("button", name="Пауза").click()
    page.wait_for_selector(".still .do")
    page.reload()
    page.locator(".still .do").click()
    page.wait_for_selector(".still", state="detached")
    page.context.close()


def test_pointing_at_an_attacker_tells_how_the_fight_would_end(visit: Visit) -> None:
    """The first puzzle: the attacker, those who may block it, and the life that is at stake are marked."""
    puzzle = puzzles_of(games.find("mindbug"))[0]
    page = visit("/puzzles", language="en")
    page.locator(f"[data-puzzle={puzzle.id}]").click()
    attacker = page.locator(f'.piece.lit[data-thing="{puzzle.steps[0].do.thing}"]')
    attacker.hover()
    until(page, "document.querySelector('.outcome, .life i') !== null")
    marks = page.evaluate("[...document.querySelectorAll('.outcome')].map((mark) => mark.textContent.trim())")
    assert set(marks) <= {"falls", "is exhausted", "survives", "may fall"}
    assert page.locator(".life i").first.inner_text() == "−1"


def test_a_place_that_is_pointed_at_tells_what_it_may_bring(visit: Visit, address: str) -> None:
    """Both sides, before they commit: without a token, and under the Creature's."""
    page = visit(language="en")
    sit_down(page, address, "not_alone", ["random", "me", "random"], prepared="not_alone-3")
    page.locator('.hand [data-thing="place:lair"].lit').hover()
    page.wait_for_selector(".prompt .foreseen")
    told = page.locator(".prompt .foreseen").inner_text()
    free, caught = (
        "Without a token: Places in hand +1",
        "Under the Creature token: Will −2, the last one, Assimilation +2",
    )
    assert told == f"{free} · {caught}"
    assert page.locator(".hand .outlook .caught").inner_text().split() == ["−2", "+2"]
    page.locator(".track").hover()
    page.wait_for_selector(".prompt .foreseen", state="detached")
    assert not page.locator(".outlook").count()
    hunter = visit(language="en")
    sit_down(hunter, address, "not_alone", ["me", "random", "random"], prepared="not_alone-3")
    hunter.locator('.places [data-thing="place:lair"].lit').hover()
    hunter.wait_for_selector(".prompt .foreseen")
    told = hunter.locator(".prompt .foreseen").inner_text()
    assert "Bot 3: Will −2, Assimilation +1" in told, "who has all Will and no discard can only lay a Place"


def test_a_move_at_slow_pace_is_told_by_banners_as_in_the_log(visit: Visit, address: str) -> None:
    page = visit(reduced_motion="no-preference")
    page.evaluate("localStorage.setItem('igroteka.pace', 'slow')")
    table = open_table(page, "mindbug", ["me", "baseline"])
    page.goto(f"{address}/t/{table}")
    page.evaluate(BANNERS)
    page.wait_for_selector(".ground")
    for _ in range(600):
        if len(page.evaluate("window.banners")) >= 5:
            break
        page.evaluate(ANSWER)
        page.wait_for_timeout(100)
    banners = page.evaluate("window.banners")
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    page.wait_for_timeout(800)
    log = page.locator(".side").inner_text()
    done = [part for banner in banners for part in banner.split(" · ") if "Бот 2" in part]
    untold = [part for part in done if part not in log]  # what follows of a move the log may join
    assert len(banners) >= 5 and done and not untold


def test_a_gesture_is_seen_at_the_seat_and_escape_closes_menus(visit: Visit, address: str) -> None:
    host, guest, _ = two_people(visit, address)
    host.keyboard.press("c")
    host.locator(".emotes button").first.click()
    guest.wait_for_selector(".gesture")
    assert guest.locator(".gesture").inner_text() == "Вітаю!"
    host.keyboard.press("Escape")
    host.locator("nav button").last.click()
    host.wait_for_selector(".more")
    host.keyboard.press("Escape")
    host.wait_for_selector(".more", state="detached")


def test_who_leaves_is_replaced_and_comes_back(hasty: str, chrome: Any) -> None:
    """A reload of each of them changes nothing."""
    pages = [
        chrome.new_context(locale="uk", service_workers="block", reduced_motion="reduce").new_page() for _ in range(2)
    ]
    host, guest = pages
    host.goto(hasty)
    table = open_table(host, "mindbug", ["me", "open"])
    address = f"{hasty}/t/{table}"
    guest.goto(address)
    guest.locator(".name input").fill("Тарас")
    guest.get_by_text("Сісти сюди").click()
    host.goto(address)
    host.locator(".start:enabled").click()
    guest.wait_for_selector(".ground")
    guest.goto(hasty)
    host.wait_for_selector(".away")
    host.reload()
    host.locator(".away .do:enabled", has_text="Хай грає бот").click(timeout=10_000)
    host.wait_for_selector(".away", state="detached")
    guest.goto(address)
    guest.reload()
    guest.get_by_role("button", name="Забрати своє місце в бота").click()
    guest.get_by_role("button", name="Забрати своє місце в бота").wait_for(state="detached")
    for page in pages:
        page.context.close()


def test_the_browser_calls_whoever_looks_elsewhere(visit: Visit, address: str) -> None:
    page = visit()
    page.add_init_script(
        """
        window.calls = [];
        window.Notification = class { constructor(title) { window.calls.push(title); } };
        Notification.permission = "granted";
        Notification.requestPermission = () => Promise.resolve("granted");
        """
    )
    page.evaluate("localStorage.setItem('igroteka.notify', 'yes')")
    table = open_table(page, "mindbug", ["me", "baseline"])
    page.goto(f"{address}/t/{table}")
    page.wait_for_selector(".ground")
    page.evaluate("Object.defineProperty(document, 'visibilityState', {get: () => 'hidden'})")
    for _ in range(100):
        if page.evaluate("window.calls.length"):
            break
        page.evaluate("document.querySelector('.hand .piece.lit, .prompt .option:enabled, .piece.lit')?.click()")
        page.wait_for_timeout(100)
    assert page.evaluate("window.calls.length")


def test_an_invitation_names_an_address_that_works_in_the_local_network(visit: Visit, address: str) -> None:
    """The name "this computer" would mean the friend's own."""
    page = visit()
    page.route(
        "**/api/games",
        lambda route: route.fulfill(json={**route.fetch().json(), "address": "http://192.168.1.20:8000"}),
    )
    table = open_table(page, "mindbug", ["me", "open"])
    page.goto(f"{address}/t/{table}")
    until(page, f"document.querySelector('#link')?.value === 'http://192.168.1.20:8000/t/{table}'")
    assert page.locator(".code").inner_text().strip()
