"""The page as an app: it can be installed, and opens without a network."""

import json

from tests.web.conftest import Visit
from tests.web.hands import until


def test_it_can_be_installed(visit: Visit, address: str) -> None:
    page = visit()
    path = page.locator("link[rel=manifest]").get_attribute("href")
    told = page.request.get(address + path)
    assert told.headers["content-type"].startswith("application/manifest+json")
    manifest = json.loads(told.text())
    assert manifest["display"] == "standalone" and manifest["start_url"] == "/"
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes and any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    for icon in manifest["icons"]:
        assert page.request.get(address + icon["src"]).ok


def test_it_opens_without_a_network(visit: Visit) -> None:
    page = visit(service_workers="allow")
    page.wait_for_selector("article")
    until(page, "navigator.serviceWorker?.controller !== null")
    page.reload()  # now everything the page is made of has passed the worker
    page.wait_for_selector("article")
    page.go_offline(True)
    page.reload()
    page.wait_for_selector("header .mark")
    assert "Ігротека" in page.locator("header").inner_text()
