"""Whole matches in a real browser, by touching lit things only."""

import re
from typing import Any

import pytest

from igroteka import games
from tests.web.conftest import Visit
from tests.web.hands import ask, let_hands_play, open_table, sit_down, until, wait_for_the_end

TABLES = {"mindbug": ["me", "random"], "not_alone": ["random", "me", "random"]}


@pytest.mark.parametrize("game", [name for name in games.NAMES if name != "gobbit"])
def test_a_whole_match_against_bots(game: str, visit: Visit, address: str) -> None:
    page = visit()
    seats = TABLES.get(game) or ["me"] + ["random"] * (games.find(game).seats[0] - 1)
    table = sit_down(page, address, game, seats)
    let_hands_play(page)
    wait_for_the_end(page)
    assert ask(address, f"/api/tables/{table}")["status"] == "over"


def test_the_plain_table_plays_a_game_it_knows_nothing_of(visit: Visit, address: str) -> None:
    page = visit()
    table = open_table(page, "battlecrest", ["me", "random"])
    page.goto(f"{address}/t/{table}?plain")
    page.wait_for_selector(".ground .zone")
    let_hands_play(page)
    wait_for_the_end(page)
    assert ask(address, f"/api/tables/{table}")["status"] == "over"


@pytest.mark.parametrize("language", ["uk", "ru", "en"])
@pytest.mark.parametrize("game", games.NAMES)
def test_nothing_on_a_table_is_left_without_words(game: str, language: str, visit: Visit, address: str) -> None:
    """Neither a message's key nor a thing's id is ever read by a person."""
    page = visit(language=language)
    seats = TABLES.get(game) or ["me"] + ["random"] * (max(games.find(game).seats[0], 2) - 1)
    seats = ["child" if game == "gobbit" and seat == "random" else seat for seat in seats]
    sit_down(page, address, game, seats)
    let_hands_play(page, most=6)
    page.wait_for_timeout(1500)
    said = page.locator(".frame").inner_text()
    assert not re.findall(r"\b(?:web|error|[a-z_]+)-[a-z]+-[a-z_-]+|\b[a-z]+_[a-z_]+\b|\b[a-z]+:[a-z]+", said)
    if language != "en":
        assert len(re.findall(r"[а-яіїєґ]", said.lower())) > 10 * len(re.findall(r"[a-z]", said.lower()))


@pytest.mark.parametrize("seats", [["me", "random"], ["me", "random", "random", "random"]])
def test_mindbug_with_all_sets(seats: list[str], visit: Visit, address: str) -> None:
    page = visit()
    sets = ["first_contact", "beyond_evolution", "beyond_eternity"]
    sit_down(page, address, "mindbug", seats, {"sets": sets})
    let_hands_play(page, seed=3)
    wait_for_the_end(page)


def test_the_creature_hunts(visit: Visit, address: str) -> None:
    page = visit()
    sit_down(page, address, "not_alone", ["me", "random", "random"])
    let_hands_play(page, seed=5)
    wait_for_the_end(page)


def test_one_click_begins_a_game(visit: Visit) -> None:
    page = visit()
    page.evaluate("localStorage.setItem('igroteka.known', 'mindbug')")  # no newcomer: nothing is proposed
    page.reload()
    page.locator("article .play").first.click()
    page.wait_for_selector(".piece.lit, .prompt .option")
    assert "/t/" in page.url


@pytest.mark.parametrize("game", ["mindbug", "not_alone"])
def test_two_people_one_reloads_and_one_goes_offline(game: str, visit: Visit, address: str) -> None:
    """Friends meet by a link; a reload and a lost line midway change nothing."""
    host = visit()
    host.locator("article .invite").nth(["mindbug", "not_alone"].index(game)).click()
    host.locator("dialog input.field").fill("Олена")
    host.locator("dialog form > button").click()
    host.wait_for_selector("#link")
    link = host.locator("#link").input_value()
    guest = visit(link.removeprefix(address), width=390, height=844)
    guest.locator(".name input").fill("Тарас")
    guest.get_by_text("Сісти сюди").click()
    host.locator(".start:enabled").click()
    watcher = visit(link.removeprefix(address), width=1024, height=768)
    for page in (host, guest, watcher):
        page.wait_for_selector(".ground")
    assert watcher.locator(".lit").count() == 0
    let_hands_play(host, seed=1, most=3)
    let_hands_play(guest, seed=2, most=3)
    host.wait_for_timeout(800)
    host.reload()
    host.wait_for_selector(".ground")
    guest.go_offline(True)
    let_hands_play(host, seed=4)
    let_hands_play(guest, seed=6)
    host.wait_for_timeout(1200)
    guest.go_offline(False)
    for page in (host, guest, watcher):
        wait_for_the_end(page, 60)
    if game == "mindbug":
        replay(watcher, link.removeprefix(address).replace("/t/", "/replay/"), address)


def replay(page: Any, path: str, address: str) -> None:
    """Step, scrub, and see through somebody else's eyes."""
    page.goto(address + path)
    page.wait_for_selector(".controls")
    page.keyboard.press("ArrowRight")
    page.locator("input[type=range]").fill("5")
    until(page, "document.querySelector('.controls .count').textContent.startsWith('5 /')")
    hands = {}
    for eyes in ("0", "1", "null"):
        page.locator(".bar select").last.select_option(eyes)
        page.wait_for_timeout(400)
        assert page.locator(".controls .count").inner_text().startswith("5 /")
        hands[eyes] = page.locator(".hand .piece").all_inner_texts()
    assert hands["0"] and hands["1"] and hands["0"] != hands["1"]
    page.locator(".judge").click()
    page.locator(".curve button").first.click()
    page.wait_for_selector(".told em")
    page.locator("input[type=range]").fill("5")
    page.locator(".bar button").nth(1).click()
    until(page, "!document.querySelector('.controls .count').textContent.startsWith('5 /')")


def test_why_not_says_the_rule(visit: Visit, address: str) -> None:
    page = visit()
    table = open_table(page, "mindbug", ["me", "random"])
    page.goto(f"{address}/t/{table}")
    for _ in range(40):
        page.wait_for_selector(".piece.lit, .prompt .option")
        dark = page.locator(".hand .piece.card:not(.lit)")
        if dark.count():
            dark.first.dispatch_event("click")
            page.wait_for_selector(".notice")
            assert (page.locator(".notice").get_attribute("title") or "").startswith("MB-")
            return
        page.locator(".piece.lit, .prompt .option").first.dispatch_event("click")
        page.wait_for_timeout(150)
    pytest.fail("everything was lit all the time")
