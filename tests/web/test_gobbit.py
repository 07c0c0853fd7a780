"""Gobb'it in the browser: one hand, several hands at one device by keys or by touch, two browsers; to the end."""

import re
import time
from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.hands import ask, let_hands_play, open_table, until, wait_for_the_end

SHORT = {"level": "first", "tempo": "wild"}  # the learning deck: the shortest game there is
HUMAN = 130  # milliseconds; the referee refuses a hand that is faster than eyes are
FLIP = 10  # the option that turns the own top card over
KEYS = [{"open": "a", "piles": "sd"}, {"open": "l", "piles": "jk"}]
TOPS = """() => [...document.querySelectorAll('.place')].map((place) => {
  const seat = Number(place.querySelector('[data-zone^="deck:"]').dataset.zone.split(':')[1]);
  return [seat, place.querySelector('.pile [data-thing]')?.dataset.thing ?? ''];
}).sort((one, two) => one[0] - two[0]).map(([, thing]) => thing)"""


def eats(hunter: str, prey: str) -> bool:
    """Whether one card of the learning deck eats another."""
    one, two = (re.match(r"card:(\w+)_(chameleon|fly)", card) for card in (hunter, prey))
    return bool(one and two and (one[2], two[2]) == ("chameleon", "fly") and one[1] == two[1])


def best(tops: list[str], seat: int) -> int | None:
    """The pile this hand should come down on: the other's to eat it, its own to save it."""
    other = 1 - seat
    if eats(tops[seat], tops[other]):
        return other
    return seat if eats(tops[other], tops[seat]) else None


def share_the_device(page: Any, here: int = 1) -> str:
    """Open a table in the dialog with other hands at this device, and begin."""
    page.locator("article .invite").nth(4).click()  # Gobb'it
    form = page.locator("dialog form")
    form.locator("input.field").first.fill("Олена")
    form.get_by_label("Тут", exact=True).first.check()
    form.locator(".seat input.field").fill("Тарас")
    form.get_by_label("для першої гри").check()
    form.get_by_label("шалений").check()
    form.locator("> button").click()
    page.locator(".start:enabled").click()
    page.wait_for_selector(".pad")
    assert page.locator(".pad").count() == 1 + here
    return str(page.url.rsplit("/", 1)[1])


def over(page: Any) -> bool:
    return bool(page.locator("dialog[open] .acts").count())


def finished(address: str, table: str) -> dict[str, Any]:
    told: dict[str, Any] = ask(address, f"/api/tables/{table}")
    assert told["status"] == "over" and told["result"]["reason"] == "rules"
    return told


def both_slapped(address: str, table: str) -> bool:
    """Whether the room wrote down slaps of both hands; who wins is up to the cards."""
    finished(address, table)
    moves = ask(address, f"/api/tables/{table}/export")["moves"]
    return {move[0] for move in moves if move[1] != FLIP} == {0, 1}


def test_one_hand_against_a_bot(visit: Visit, address: str) -> None:
    page = visit()
    table = open_table(page, "gobbit", ["me", "child"], SHORT)
    page.goto(f"{address}/t/{table}")
    page.wait_for_selector(".paper")
    let_hands_play(page)
    wait_for_the_end(page)
    finished(address, table)


def test_two_hands_at_one_keyboard(visit: Visit, address: str) -> None:
    """The first hand slaps what it may, the second covers its pile without need, by keys alone, to the end."""
    page = visit()
    table = share_the_device(page)
    until_over(page, lambda: press_keys(page))
    assert both_slapped(address, table)


def press_keys(page: Any) -> None:
    for hand in KEYS:
        page.keyboard.press(hand["open"])
    target = best(page.evaluate(TOPS), 0)
    page.wait_for_timeout(HUMAN)
    page.keyboard.press(KEYS[1]["piles"][1])
    if target is not None:
        page.keyboard.press(KEYS[0]["piles"][target])


def test_two_hands_on_one_tablet(visit: Visit, address: str) -> None:
    """Each player has an edge of the screen, turned towards them; the second touches what it may, the first
    covers its pile without need, to the end."""
    page = visit(width=1024, height=768, has_touch=True, is_mobile=True)
    table = share_the_device(page)
    near, far = page.locator(".pad:not(.turned)"), page.locator(".pad.turned")
    assert near.bounding_box()["y"] > 384 > far.bounding_box()["y"] + far.bounding_box()["height"] / 2
    assert far.evaluate("(pad) => getComputedStyle(pad).rotate") == "180deg"
    until_over(page, lambda: touch_pads(page))
    assert both_slapped(address, table)


def touch_pads(page: Any) -> None:
    for seat in (0, 1):
        tap(page, seat, "deck")
    target = best(page.evaluate(TOPS), 1)
    page.wait_for_timeout(HUMAN)
    tap(page, 0, "pile:0")
    if target is not None:
        tap(page, 1, f"pile:{target}")


def tap(page: Any, seat: int, place: str) -> None:
    """A finger on a player's own tile, if it is lit."""
    spot = page.evaluate(
        """([seat, place]) => {
          const tile = document.querySelector(`.pad .touch.lit[data-seat="${seat}"][data-place="${place}"]`);
          if (!tile) return null;
          const box = tile.getBoundingClientRect();
          return [box.left + box.width / 2, box.top + box.height / 2];
        }""",
        [seat, place],
    )
    if spot:
        page.touchscreen.tap(*spot)


def until_over(page: Any, act: Any, seconds: int = 150) -> None:
    end = time.monotonic() + seconds
    while not over(page):
        assert time.monotonic() < end, "the game does not end"
        act()
        page.wait_for_timeout(110)


def test_a_reload_keeps_all_hands_at_the_device(visit: Visit) -> None:
    page = visit()
    share_the_device(page)
    page.reload()
    page.wait_for_selector(".pad >> nth=1")
    until(page, "document.querySelectorAll('.pad .touch.lit').length > 0")


def test_two_browsers(visit: Visit, address: str) -> None:
    """The same game over the network: each hand by its own line."""
    host = visit()
    table = open_table(host, "gobbit", ["me", "open"], SHORT)
    host.goto(f"{address}/t/{table}")
    guest = visit(f"/t/{table}", width=390, height=844)
    guest.locator(".name input").fill("Тарас")
    guest.get_by_text("Сісти сюди").click()
    host.locator(".start:enabled").click()
    for page in (host, guest):
        page.wait_for_selector(".paper")
    let_hands_play(host, seed=1)
    let_hands_play(guest, seed=2)
    for page in (host, guest):
        wait_for_the_end(page)
    finished(address, table)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
@pytest.mark.parametrize("seats", [2, 8])
def test_nothing_lies_on_anything_else(seats: int, width: int, height: int, visit: Visit, address: str) -> None:
    page = visit(width=width, height=height)
    table = open_table(page, "gobbit", ["me"] + ["child"] * (seats - 1), {"level": "expert", "tempo": "calm"})
    page.goto(f"{address}/t/{table}")
    page.wait_for_selector(".paper .lit")
    places = page.locator(".place").all()
    boxes = [place.bounding_box() for place in places]
    assert len(boxes) == seats
    for one in boxes:
        assert one["x"] >= -1 and one["x"] + one["width"] <= width + 1
        assert one["y"] >= -1 and one["y"] + one["height"] <= height + 1
    for number, one in enumerate(boxes):
        for two in boxes[number + 1 :]:
            apart = one["x"] + one["width"] <= two["x"] + 1 or two["x"] + two["width"] <= one["x"] + 1
            assert apart or one["y"] + one["height"] <= two["y"] + 1 or two["y"] + two["height"] <= one["y"] + 1
