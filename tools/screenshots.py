"""Pictures of the front page and of all games at three sizes, at the start, in the middle, late and at the end.

`make screenshots`; with names of pictures only those, with `middle` no others.
"""

import sys
from typing import Any

from tools.browser import ROOT, browser, room
from tools.pictures import save

SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
OUT = ROOT / "docs" / "screenshots"
MOMENTS = ROOT / "build" / "screenshots"  # to be looked at, not kept
# By name: game, seats, one's own, and how many answers are given before the picture of the middle.
SHOTS: dict[str, tuple[str, int, int, int]] = {
    "mindbug": ("mindbug", 2, 0, 6),
    "not_alone": ("not_alone", 4, 1, 9),
    "not_alone-creature": ("not_alone", 4, 0, 7),
    "aeons_end": ("aeons_end", 2, 0, 0),
    "battlecrest": ("battlecrest", 2, 0, 0),
    "gobbit": ("gobbit", 3, 0, 5),
}
PREPARED = {"aeons_end": "aeons_end-2", "battlecrest": "battlecrest-2"}  # whose middle is a prepared position
# The same table when it is crowded: seats, the prepared position, and the answers from there, or from the beginning.
CROWDED: dict[str, tuple[int, str, int]] = {
    "mindbug": (2, "", 24),
    "not_alone": (4, "", 40),
    "aeons_end": (4, "aeons_end-4", 0),
    "battlecrest": (4, "battlecrest-4", 0),
    "gobbit": (3, "", 14),
}
TOGETHER = {"desktop": (2, "no"), "tablet": (4, "yes"), "phone": (2, "yes")}  # hands, and whether around the screen
# What can be touched. Only what is seen: the wait is for the first that matches, and a phone has hidden ones.
LIT = ".piece.lit:visible, .ordering .do:visible, .prompt .option:enabled:visible"
ME = {"kind": "me", "name": "Олена"}
NAMES = ["Тарас", "Соломія", "Богдан"]


def main(wanted: list[str]) -> int:
    OUT.mkdir(parents=True, exist_ok=True)
    with room() as address, browser() as chrome:
        for size, (width, height) in SIZES.items():
            page = open_page(chrome, width, height)
            page.goto(address)
            page.wait_for_selector("article")
            page.wait_for_timeout(400)
            if not wanted or "front" in wanted:
                save(page.screenshot(), OUT / f"front-{size}.webp")
            known = page.evaluate("fetch('/api/games').then(r => r.json()).then(d => d.games.map(g => g.game))")
            for name, (game, seats, me, answers) in SHOTS.items():
                if game in known and (not wanted or name in wanted):
                    play(page, address, game, seats, answers, me, PREPARED.get(name, ""))
                    save(page.screenshot(), OUT / f"{name}-{size}.webp")
                    if name == game and "middle" not in wanted:
                        other_moments(page, address, game, seats, me, f"{name}-{size}")
            if not wanted or "gobbit-together" in wanted:
                share(page, address, *TOGETHER[size])
                save(page.screenshot(), OUT / f"gobbit-together-{size}.webp")
            page.context.close()
    return 0


def open_page(chrome: Any, width: int, height: int, language: str = "uk", **more: Any) -> Any:
    context = chrome.new_context(
        viewport={"width": width, "height": height}, locale=language, reduced_motion="reduce", **more
    )
    return context.new_page()


def open_table(
    page: Any, game: str, seats: list[dict[str, str]], settings: dict[str, Any], prepared: str = ""
) -> str:
    """A table of this page's person; one without open seats begins, from a prepared position if one is named."""
    wish = {"game": game, "settings": settings, "public": False, "start": True, "seats": seats}
    if prepared:
        wish["moment"] = {"table": prepared, "move": 0}
    return str(
        page.evaluate(
            """async (wish) => {
              const made_up = Math.random().toString(36).slice(2).padEnd(40, "x");
              const known = localStorage.getItem("igroteka.secret") || made_up;
              localStorage.setItem("igroteka.secret", known);
              const made = await fetch("/api/tables", {method: "POST", body: JSON.stringify(wish),
                headers: {authorization: "Bearer " + known, "content-type": "application/json"}});
              return (await made.json()).id;
            }""",
            wish,
        )
    )


def play(page: Any, address: str, game: str, seats: int, answers: int, me: int = 0, prepared: str = "") -> str:
    """Open a table against bots and answer so many questions by touching lit things."""
    bot = {"kind": "bot", "bot": "child" if game == "gobbit" else "random"}
    table = open_table(page, game, [ME if seat == me else bot for seat in range(seats)], {}, prepared)
    page.goto(f"{address}/t/{table}")
    if game == "gobbit":
        open_cards(page, ["Space"], answers)
        return table
    for number in range(answers):
        if not touch_lit(page, number):
            break
    page.wait_for_selector(".lit, .prompt .option, dialog[open]", timeout=20_000)
    page.keyboard.press("Escape")
    page.mouse.move(2, 2)
    page.wait_for_timeout(500)
    return table


def other_moments(page: Any, address: str, game: str, seats: int, me: int, name: str) -> None:
    """The same table as it begins, when it is crowded, and when it is over."""
    play(page, address, game, seats, 0, me=me)
    save(page.screenshot(), MOMENTS / f"{name}-start.webp")
    crowd, prepared, answers = CROWDED[game]
    play(page, address, game, crowd, answers, me, prepared)
    save(page.screenshot(), MOMENTS / f"{name}-late.webp")
    if game != "gobbit":  # a whole game against the clock takes minutes
        for number in range(answers, 2000):
            if not touch_lit(page, number):
                break
    else:
        page.locator(".tools button").last.click()
        page.get_by_role("button", name="Здатися").first.click()
        page.locator("dialog .do").first.click()
    page.wait_for_selector("dialog[open]")
    page.wait_for_timeout(500)
    save(page.screenshot(), MOMENTS / f"{name}-end.webp")


def share(page: Any, address: str, hands: int, around: str) -> None:
    """Gobb'it with several hands at this device."""
    table = open_table(page, "gobbit", [ME, *[{"kind": "open"}] * (hands - 1)], {"tempo": "calm"})
    guests = [{"seat": seat, "name": NAMES[seat - 1]} for seat in range(1, hands)]
    page.evaluate(
        """([table, guests, around]) => {
          localStorage.setItem("igroteka.guests", JSON.stringify([[table, guests]]));
          localStorage.setItem("igroteka.around", around);
        }""",
        [table, guests, around],
    )
    page.goto(f"{address}/t/{table}")
    page.locator(".start:enabled").click()
    open_cards(page, ["a", "l", "z", "n"][:hands], 3)


def open_cards(page: Any, keys: list[str], rounds: int) -> None:
    """Open cards by the players' keys, one after another."""
    page.wait_for_selector(".paper .lit")
    for _ in range(rounds):
        for key in keys:
            page.keyboard.press(key)
            page.wait_for_timeout(700)


def touch_lit(page: Any, number: int) -> bool:
    """Answer one question by touching something lit; false when the game is over."""
    page.wait_for_selector(f"{LIT}, dialog[open]", timeout=30_000)
    if page.locator("dialog[open]").count():
        return False
    lit = page.locator(LIT)
    lit.nth(number * 7 % lit.count()).dispatch_event("click")
    page.wait_for_timeout(40)
    menu = page.locator(".choices .option")
    if menu.count():
        menu.first.click()
    page.wait_for_timeout(160)
    return True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
