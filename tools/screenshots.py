"""Pictures of the front page and of games in the middle, at three sizes: `make screenshots`."""

import sys
from typing import Any

from tools.browser import ROOT, browser, room

SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
OUT = ROOT / "docs" / "screenshots"
SHOTS: dict[str, tuple[str, int, int, int]] = {  # game, seats, one's own, how many answers before the picture
    "mindbug": ("mindbug", 2, 0, 6),
    "not_alone": ("not_alone", 4, 1, 9),
    "not_alone-creature": ("not_alone", 4, 0, 7),
}


def main(wanted: list[str]) -> int:
    OUT.mkdir(parents=True, exist_ok=True)
    with room() as address, browser() as chrome:
        for size, (width, height) in SIZES.items():
            page = open_page(chrome, width, height)
            page.goto(address)
            page.wait_for_selector("article")
            page.wait_for_timeout(400)
            if not wanted or "front" in wanted:
                page.screenshot(path=str(OUT / f"front-{size}.png"))
            known = page.evaluate("fetch('/api/games').then(r => r.json()).then(d => d.games.map(g => g.game))")
            for name, (game, seats, me, answers) in SHOTS.items():
                if game in known and (not wanted or name in wanted):
                    play(page, address, game, seats, answers, me=me)
                    page.screenshot(path=str(OUT / f"{name}-{size}.png"))
            page.context.close()
    return 0


def open_page(chrome: Any, width: int, height: int, language: str = "uk", **more: Any) -> Any:
    context = chrome.new_context(
        viewport={"width": width, "height": height}, locale=language, reduced_motion="reduce", **more
    )
    return context.new_page()


def play(page: Any, address: str, game: str, seats: int, answers: int, settings: str = "{}", me: int = 0) -> str:
    """Open a table against bots and answer so many questions by touching lit things."""
    table = page.evaluate(
        """async ([game, seats, settings, me]) => {
          const made_up = "s".repeat(8) + Math.random().toString(36).slice(2).padEnd(30, "x");
          const known = localStorage.getItem("igroteka.secret") || made_up;
          localStorage.setItem("igroteka.secret", known);
          const chairs = Array.from({length: seats}, (_, n) =>
            n === me ? {kind: "me", name: "Олена"} : {kind: "bot", bot: "random"});
          const wish = {game, settings: JSON.parse(settings), public: false, start: true, seats: chairs};
          const made = await fetch("/api/tables", {method: "POST", body: JSON.stringify(wish),
            headers: {authorization: "Bearer " + known, "content-type": "application/json"}});
          return (await made.json()).id;
        }""",
        [game, seats, settings, me],
    )
    page.goto(f"{address}/t/{table}")
    for number in range(answers):
        if not touch_lit(page, number):
            break
    page.wait_for_selector(".lit, .prompt .option", timeout=20_000)
    page.wait_for_timeout(500)
    return str(table)


def touch_lit(page: Any, number: int) -> bool:
    """Answer one question by touching something lit; false when the game is over."""
    page.wait_for_selector(".piece.lit, .prompt .option:enabled, dialog[open]", timeout=30_000)
    if page.locator("dialog[open]").count():
        return False
    lit = page.locator(".piece.lit, .prompt .option:enabled")
    lit.nth(number * 7 % lit.count()).dispatch_event("click")
    page.wait_for_timeout(40)
    menu = page.locator(".choices .option")
    if menu.count():
        menu.first.click()
    page.wait_for_timeout(160)
    return True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
