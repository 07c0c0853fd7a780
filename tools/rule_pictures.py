"""The drawn examples of the rules, taken from the page itself: `python -m tools.rule_pictures [game...]`.

Each game's rules dialog in the browser has a small drawing beside each topic. They become pictures in
docs/play/examples/, which the manual shows beside the same texts (tools/manual.py).
"""

import sys

from tools.browser import ROOT, browser, room
from tools.manual import rules_of
from tools.pictures import save
from tools.screenshots import ME, open_page, open_table

OUT = ROOT / "docs" / "play" / "examples"
SEATS = {"mindbug": 2, "not_alone": 3, "gobbit": 2, "battlecrest": 2, "aeons_end": 2}
SMALLEST = 24  # pixels: a topic without a drawing leaves an empty box


def main(wanted: list[str]) -> int:
    with room() as address, browser() as chrome:
        page = open_page(chrome, 1200, 900, "en", device_scale_factor=2)
        page.goto(address)
        page.wait_for_selector("article")
        for game in wanted or SEATS:
            bot = {"kind": "bot", "bot": "child" if game == "gobbit" else "random"}
            table = open_table(page, game, [ME, *[bot] * (SEATS[game] - 1)], {})
            page.goto(f"{address}/t/{table}")
            page.wait_for_selector(".lit, .prompt .option")
            page.keyboard.press("?")
            page.wait_for_selector("dialog[open] section")
            page.wait_for_timeout(600)
            for old in OUT.glob(f"{game}-*.webp"):
                old.unlink()
            titles = {title: topic for topic, title, _ in rules_of(game)}
            for section in page.locator("dialog[open] section").all():
                topic = titles[section.locator("h3").inner_text()]
                drawn = section.locator(".drawn")
                if drawn.count() and drawn.evaluate("box => box.children.length && box.scrollHeight") > SMALLEST:
                    save(drawn.screenshot(), OUT / f"{game}-{topic}.webp", quality=80)
            print(f"{game}: {len(list(OUT.glob(f'{game}-*.webp')))} of {len(titles)} topics are drawn")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
