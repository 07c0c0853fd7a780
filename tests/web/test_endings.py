"""The end of a match is no dead end: a story, another game with a touch each, where it turned, and a way on."""

from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.hands import ask, let_hands_play, open_table, sit_down, until, wait_for_the_end


def two_people(visit: Visit, address: str, game: str = "mindbug") -> tuple[Any, Any, str]:
    """Two people at a table that has begun."""
    host = visit()
    table = open_table(host, game, ["me", "open"])
    guest = visit(f"/t/{table}", width=390, height=844)
    guest.locator(".name input").fill("Тарас")
    guest.get_by_text("Сісти сюди").click()
    host.goto(f"{address}/t/{table}")
    host.locator(".start:enabled").click()
    for page in (host, guest):
        page.wait_for_selector(".ground")
    return host, guest, table


def concede(page: Any) -> None:
    page.locator("nav button").last.click()
    page.get_by_role("button", name="Здатися").click()
    page.locator("dialog .danger").click()


def test_another_game_is_one_touch_each(visit: Visit, address: str) -> None:
    host, guest, table = two_people(visit, address)
    concede(guest)
    for page in (host, guest):
        wait_for_the_end(page)
    assert "Тарас" in host.locator("dialog").inner_text()  # who gave up
    host.locator("dialog .rematch").click()
    until(guest, "document.querySelector('dialog .state')?.textContent.includes('Олена')")
    guest.reload()  # the offer outlives a reload
    wait_for_the_end(guest)
    guest.locator("dialog .rematch").click()
    for page in (host, guest):
        page.wait_for_selector(".piece.lit, .question:not(:empty)")
        until(page, f"!location.pathname.endsWith('{table}') && location.pathname.startsWith('/t/')")
    assert host.url == guest.url


def test_both_may_ask_for_another_game_and_one_may_ask_from_the_bar(visit: Visit, address: str) -> None:
    host, guest, table = two_people(visit, address)
    concede(host)
    for page in (host, guest):
        wait_for_the_end(page)
        page.keyboard.press("Escape")
        page.wait_for_selector(".end .rematch")
    guest.locator(".end .rematch").click()
    host.locator(".end .rematch").click()
    for page in (host, guest):
        until(page, f"!location.pathname.endsWith('{table}') && location.pathname.startsWith('/t/')")


def test_the_end_is_told_and_closing_it_leaves_a_bar(visit: Visit, address: str) -> None:
    page = visit()
    sit_down(page, address, "mindbug", ["me", "level:1"])
    let_hands_play(page)
    wait_for_the_end(page)
    story = page.locator("dialog .story")
    story.locator(".standing").wait_for()
    assert story.locator(".who").count() >= 1 and "Цікавий Кіт" in story.locator(".standing").inner_text()
    page.keyboard.press("Escape")
    bar = page.locator(".end")
    bar.wait_for()
    assert bar.locator("a[href^='/replay/']").count() == 1 and bar.locator("a[href='/']").count() == 1
    bar.locator(".title").click()
    page.wait_for_selector("dialog .story")


def test_the_moment_a_match_turned_has_an_address_from_which_one_plays_on(visit: Visit, address: str) -> None:
    page = visit()
    table = sit_down(page, address, "mindbug", ["me", "random"])
    let_hands_play(page)
    wait_for_the_end(page)
    page.locator("dialog .turning").click()
    page.wait_for_selector("dialog .point, dialog .story p:has-text('Жоден')", timeout=60_000)
    last = ask(address, f"/api/tables/{table}/replay?from=0&count=1")["moves"]
    moment = max(1, last // 2)
    page.goto(f"{address}/replay/{table}#{moment}")
    page.wait_for_selector(".controls")
    assert page.locator(".controls .count").inner_text().startswith(f"{moment} /")
    page.keyboard.press("ArrowRight")
    until(page, f"location.hash === '#{moment + 1}'")
    page.locator(".from-here").click()
    until(page, "location.pathname.startsWith('/t/')")
    page.wait_for_selector(".ground")
    assert not page.url.endswith(table)
    made = ask(address, f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert [seat["kind"] for seat in made["seats"]] == ["person", "bot"]


@pytest.mark.parametrize("path", ["/r/", "/replay/"])
def test_an_address_of_a_replay_that_was_shared_long_ago_still_works(path: str, visit: Visit, address: str) -> None:
    page = visit()
    table = sit_down(page, address, "mindbug", ["me", "random"])
    concede(page)
    wait_for_the_end(page)
    page.goto(f"{address}{path}{table}")
    page.wait_for_selector(".controls")


def test_my_matches_lists_results_and_what_waits_for_me(visit: Visit, address: str) -> None:
    page = visit()
    over = sit_down(page, address, "mindbug", ["me", "level:2"])
    concede(page)
    wait_for_the_end(page)
    going = sit_down(page, address, "not_alone", ["random", "me", "random"])
    until(page, "document.title.startsWith('● Ваш хід')")
    page.goto(f"{address}/matches")
    page.wait_for_selector(f".waiting a[href='/t/{going}']")
    assert page.title().startswith("(1)")
    row = page.locator("li", has=page.locator(f"a[href='/replay/{over}']"))
    assert "Обачна Курка" in row.inner_text() and "поразка" in row.inner_text()
    wins = page.locator("tbody tr", has_text="Химерія").locator("td").all_inner_texts()
    assert wins[:2] == ["–", "0 / 1"]
    row.locator("a", has_text="Розбір").click()
    page.wait_for_selector(".curve", timeout=60_000)
    assert page.locator(".curve").bounding_box()["height"] <= 62


def test_the_review_leaves_most_of_the_screen_to_the_table(visit: Visit, address: str) -> None:
    page = visit(width=390, height=844)
    table = sit_down(page, address, "mindbug", ["me", "random"])
    let_hands_play(page, most=4)
    until(page, "window.done")
    concede(page)
    wait_for_the_end(page)
    page.goto(f"{address}/replay/{table}/review")
    page.wait_for_selector(".curve", timeout=60_000)
    assert page.locator(".controls").bounding_box()["height"] < 844 / 3


def test_the_better_line_of_a_review_can_be_played_through(visit: Visit, address: str) -> None:
    page = visit()
    table = sit_down(page, address, "mindbug", ["me", "random"])
    let_hands_play(page)
    wait_for_the_end(page)
    page.goto(f"{address}/replay/{table}/review")
    page.wait_for_selector(".curve", timeout=60_000)
    for _ in range(ask(address, f"/api/tables/{table}/replay?from=0&count=1")["moves"]):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(60)
        if page.locator(".better").count():
            break
    moment = page.evaluate("location.hash")
    page.locator(".better").click()
    back = page.get_by_role("button", name="До партії")
    back.wait_for()
    page.wait_for_timeout(1500)
    back.click()
    page.wait_for_selector(".better")
    assert page.evaluate("location.hash") == moment
