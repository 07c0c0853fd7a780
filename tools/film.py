"""A short silent film of a match, for the README: `make film` (`python -m tools.film [game]`).

A real room, a real browser, a real match against a bot. The page's motion runs slowly while pictures are taken, and
at its own speed in the film, so that a busy machine films as smoothly as an idle one. Pictures that do not differ are
one picture shown for longer.
"""

import io
import sys
import time
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops

from tools.browser import ROOT, browser, room
from tools.screenshots import ME, open_table, touch_lit

OUT = ROOT / "docs" / "film.webp"
LIMIT = 1_500_000  # bytes
PAGE = (1200, 750)
SIZE = (800, 500)
SLOW = 0.1  # the speed of the page's motion while it is filmed
ANSWERS = {"mindbug": 12, "not_alone": 8, "aeons_end": 14, "battlecrest": 14}
READ = 900  # milliseconds a position stands still
SHORTEST, LONGEST = 50, 160  # milliseconds of one picture in motion
MOST_OF_A_MOVE = 28  # pictures


class Film:
    """Pictures and how long each is shown."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.frames: list[Image.Image] = []
        self.times: list[int] = []
        self.last = time.monotonic()

    def shoot(self) -> bool:
        """One picture; whether it differs from the one before."""
        picture = Image.open(io.BytesIO(self.page.screenshot(type="jpeg", quality=92)))
        picture = picture.convert("RGB").resize(SIZE, Image.Resampling.LANCZOS)
        now = time.monotonic()
        passed = round((now - self.last) * 1000 * SLOW)
        self.last = now
        if self.frames and _same(self.frames[-1], picture):
            self.times[-1] += min(passed, LONGEST)
            return False
        self.frames.append(picture)
        self.times.append(max(SHORTEST, min(passed, LONGEST)))
        return True

    def follow(self) -> None:
        """Pictures until nothing moves, then a moment to read."""
        still = 0
        for _ in range(MOST_OF_A_MOVE):
            still = 0 if self.shoot() else still + 1
            if still == 4:
                break
        self.times[-1] = max(self.times[-1], READ)

    def save(self, path: Path) -> int:
        """Write it, as good as the limit allows; the size."""
        for quality in (60, 50, 40, 30, 20, 10):
            data = io.BytesIO()
            first, *others = self.frames
            first.save(
                data,
                "WEBP",
                save_all=True,
                append_images=others,
                duration=self.times,
                loop=0,
                quality=quality,
                method=4,
            )
            if data.tell() < LIMIT:
                path.write_bytes(data.getvalue())
                return data.tell()
        raise SystemExit(f"{len(self.frames)} pictures do not fit into {LIMIT} bytes")


def _same(one: Image.Image, other: Image.Image) -> bool:
    """Whether two pictures differ by nothing but what a lossy picture leaves."""
    return all(high < 24 for _, high in ImageChops.difference(one, other).getextrema())


def main(words: list[str]) -> int:
    game = words[0] if words else "mindbug"
    with room(pace="0.35") as address, browser() as chrome:
        context = chrome.new_context(
            viewport={"width": PAGE[0], "height": PAGE[1]}, locale="en", reduced_motion="no-preference"
        )
        page = context.new_page()
        page.goto(address)
        page.wait_for_selector("article")
        table = open_table(page, game, [{**ME, "name": "Olena"}, {"kind": "bot", "bot": "greedy"}], {})
        page.goto(f"{address}/t/{table}")
        page.wait_for_selector(".piece.lit, .prompt .option:enabled")
        page.mouse.move(2, 2)
        devtools = context.new_cdp_session(page)
        devtools.send("Animation.enable")
        devtools.send("Animation.setPlaybackRate", {"playbackRate": SLOW})
        film = Film(page)
        film.follow()
        for number in range(ANSWERS.get(game, 10)):
            if not touch_lit(page, number):
                break
            film.follow()
        film.times[-1] = 2 * READ
        context.close()
    size = film.save(OUT)
    seconds = sum(film.times) / 1000
    print(f"{OUT.relative_to(ROOT)}: {len(film.frames)} pictures, {seconds:.0f} s, {size / 1e6:.2f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
