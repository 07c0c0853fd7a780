"""One room and one Chromium for all tests of the web table; every page must stay free of errors."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tools.browser import WEB, browser, chromium, room

pytest.importorskip("playwright", reason="Playwright is not installed")


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    if chromium() is None:
        pytest.skip("no Chromium on this machine: apt-get install chromium")
    if not WEB.is_file():
        pytest.skip("the web client is not built: make web")
    with room() as opened:
        yield opened


@pytest.fixture(scope="session")
def chrome(address: str) -> Iterator[Any]:
    with browser() as opened:
        yield opened


Visit = Callable[..., Any]


@pytest.fixture
def visit(chrome: Any, address: str) -> Iterator[Visit]:
    """Opens pages of their own person each; at the end none may have seen an error or left the room's address."""
    contexts: list[Any] = []
    troubles: list[str] = []
    offline: set[Any] = set()

    def open_page(path: str = "/", width: int = 1440, height: int = 900, language: str = "uk", **more: Any) -> Any:
        usual = {
            "reduced_motion": "reduce",
            "service_workers": "block",
        }  # each page is fetched as if for the first time
        context = chrome.new_context(
            viewport={"width": width, "height": height}, locale=language, **{**usual, **more}
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: troubles.append(f"error: {error}"))
        page.on("console", lambda line: note(page, line.type, line.text))
        page.on("request", lambda asked: leaves(asked.url))
        page.on("response", lambda got: troubles.append(f"{got.status} {got.url}") if got.status >= 400 else None)
        page.go_offline = lambda on: (offline.add(page), context.set_offline(on))
        page.goto(address + path)
        return page

    def note(page: Any, kind: str, text: str) -> None:
        if kind == "error" and page not in offline:
            troubles.append(f"console: {text}")

    def leaves(url: str) -> None:
        if not url.startswith((address, address.replace("http", "ws"), "data:", "blob:")):
            troubles.append(f"left the origin: {url}")

    yield open_page
    for context in contexts:
        context.close()
    assert not troubles
