"""No dead link: pages, their headings and pictures, and the files that code and pages name exist."""

import re
from pathlib import Path

import pytest

from igroteka import games
from tests.docs.pages import NAMES, PAGES, ROOT, prose

LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+?)\s*$", re.MULTILINE)
NAMED = re.compile(r"\bdocs/[\w./-]+\.(?:md|yaml|svg|json|png)\b")
PATH = re.compile(r"`((?:[\w.-]+/)+[\w.-]*\w\.(?:py|ts|svelte|mjs|md|yaml|json|txt|ftl|toml))`")
CODE = [
    *sorted((ROOT / "src" / "igroteka").rglob("*.py")),
    *sorted((ROOT / "tests").rglob("*.py")),
    *sorted((ROOT / "tools").rglob("*.py")),
    *sorted((ROOT / "deploy").iterdir()),
    *[ROOT / name for name in ("setup.py", "pyproject.toml", "Makefile", "NOTICE", "CHANGELOG.md")],
]


def slug(heading: str) -> str:
    """The address of a heading, as code hosts make it."""
    plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).replace("`", "")
    return re.sub(r"[^\w\- ]", "", plain.lower()).replace(" ", "-")


def links(page: str) -> list[str]:
    """What a page of ours links to inside the repository."""
    return [found for found in LINK.findall(prose(page)) if not re.match(r"[a-z]+:", found)]


@pytest.mark.parametrize("page", NAMES)
def test_a_link_leads_somewhere(page: str) -> None:
    for link in links(page):
        path, _, anchor = link.partition("#")
        target = (ROOT / page).parent / path if path else ROOT / page
        assert target.exists(), f"{page}: there is no {link}"
        if anchor:
            headings = [slug(heading) for heading in HEADING.findall(prose(str(target.resolve().relative_to(ROOT))))]
            assert anchor in headings, f"{page}: {path or page} has no heading for #{anchor}"


def test_every_page_is_reached_from_the_readme() -> None:
    reached: set[Path] = set()
    waiting = [ROOT / "README.md"]
    while waiting:
        page = waiting.pop()
        if page in reached:
            continue
        reached.add(page)
        for link in links(str(page.relative_to(ROOT))):
            target = (page.parent / link.partition("#")[0]).resolve()
            if target.suffix == ".md" and target.is_relative_to(ROOT):
                waiting.append(target)
    assert not set(PAGES) - reached


def test_pages_that_are_named_exist() -> None:
    """In the code, and in running text."""
    for file in [*CODE, *PAGES]:
        parts = file.relative_to(ROOT).parts
        if parts[:3] == ("src", "igroteka", "games") and len(parts) > 4 and parts[3] not in games.NAMES:
            continue
        for name in NAMED.findall(file.read_text(encoding="utf-8", errors="replace")):
            assert (ROOT / name).exists(), f"{'/'.join(parts)} names {name}"


@pytest.mark.parametrize("page", NAMES)
def test_files_that_a_page_names_exist(page: str) -> None:
    """Paths in code spans, from the top of the repository, of the package or of the browser client."""
    if "decisions" in page:
        return  # a decision also names what is no more
    for name in PATH.findall(prose(page)):
        tops = (ROOT, ROOT / "src", ROOT / "src" / "igroteka", ROOT / "web", ROOT / "web" / "src")
        assert any((top / name).exists() for top in tops), f"{page} names {name}"


def test_no_table_stands_on_two_pages() -> None:
    found: dict[str, str] = {}
    for page in NAMES:
        for row in re.findall(r"^\s*(\|.*\|)$", prose(page), re.MULTILINE):
            if re.search(r"\w{2}", row) and len(row) > 40:
                assert found.setdefault(row, page) == page, f"{page} and {found[row]} have the same row: {row}"
