"""Everybody whose drawing is used is named, drawing by drawing: in the sources, in NOTICE and on the credits page."""

import json
import re
from pathlib import Path

from tests.web.conftest import Visit

ROOT = Path(__file__).parents[2]
GROUPS: dict[str, list[str]] = json.loads((ROOT / "web" / "icons.json").read_text(encoding="utf-8"))
AUTHORS: dict[str, str] = json.loads((ROOT / "web" / "icon-authors.json").read_text(encoding="utf-8"))
PICTURES = [json.loads(path.read_text(encoding="utf-8")) for path in (ROOT / "web" / "pictures").glob("*.json")]
PARTS = {
    layer[1]
    for file in PICTURES
    for section in file.get("pictures", {}).values()
    for picture in section.values()
    for layer in picture
}
USED = {icon for icons in GROUPS.values() for icon in icons} | {part for part in PARTS if not part.startswith("own-")}


def test_every_icon_used_has_one_author_and_nobody_else_is_listed() -> None:
    assert set(AUTHORS) == USED
    assert all(re.fullmatch(r"[A-Z]\w+( [A-Z]\w+)?", author) for author in AUTHORS.values())


def test_the_notice_names_the_author_of_every_icon() -> None:
    notice = " ".join((ROOT / "NOTICE").read_text(encoding="utf-8").split())
    said = dict(re.findall(r"- ([A-Z][\w ]+): ([a-z0-9, -]+)\.", notice))
    assert {icon: author for author, icons in said.items() for icon in icons.split(", ")} == AUTHORS


def test_the_credits_page_names_the_author_of_every_icon(visit: Visit) -> None:
    page = visit("/credits")
    page.wait_for_selector("dl")
    names = page.locator("dt").all_inner_texts()
    icons = page.locator("dd").all_inner_texts()
    told = {icon: name for name, all_of_them in zip(names, icons, strict=True) for icon in all_of_them.split(", ")}
    assert told == AUTHORS
