"""Battlecrest's table shows everything one decides by: values, crests, wounds, and the sides that lie below."""

from typing import Any

import pytest

from igroteka import games
from tests.web.conftest import Visit
from tests.web.hands import sit_down


def meet(visit: Visit, address: str, own: str, **more: Any) -> tuple[Any, Any]:
    """A page with this hero before its first action, and the hero's set."""
    page = visit(language="en", **more)
    sit_down(page, address, "battlecrest", ["me", "random"], {"hero1": own, "hero2": "torv"})
    page.wait_for_selector(".side .card")
    return page, games.find("battlecrest").tables.hero(own).pack  # type: ignore[attr-defined]


def test_a_panel_tells_the_companions_values_and_what_raises_a_defence(visit: Visit, address: str) -> None:
    page, pack = meet(visit, address, "yaryna")
    side = page.locator(".side").first
    friend = pack.companion
    assert f"move {friend.move[0]} · defence {friend.defence[0]}" in side.inner_text()
    page, pack = meet(visit, address, "casimir")
    raised = [action.faces[0] for action in pack.actions if action.faces[0].defence_crest]
    assert raised
    for face in raised:
        card = page.locator(".side .card", has_text=face.names["en"])
        told = card.inner_text().replace("\N{NO-BREAK SPACE}", " ")
        assert f"for each “{pack.crests[face.defence_crest]['en']}” crest" in told


@pytest.mark.parametrize("hero", ["akhena", "mutiny"])
def test_the_hearts_are_the_wounds_of_both_faces(hero: str, visit: Visit, address: str) -> None:
    page, pack = meet(visit, address, hero)
    track = page.locator(".side").first.locator(".track")
    assert track.locator("svg.left").count() == pack.flip - pack.start + pack.skull - pack.restart
    assert pack.crests[pack.crest]["en"] in track.inner_text()


def test_looking_at_a_hero_shows_the_other_sides_and_whose_values_they_are(visit: Visit, address: str) -> None:
    page, pack = meet(visit, address, "akhena")
    page.locator(".warrior .piece", has_text=pack.names["en"]).hover()
    page.wait_for_selector(".zoom")
    told = page.locator(".zoom").inner_text()
    assert all(action.faces[1].names["en"] in told for action in pack.actions)
    assert pack.note["en"] in told


def test_looking_at_a_location_shows_both_of_its_faces(visit: Visit, address: str) -> None:
    page, _ = meet(visit, address, "akhena")
    page.locator(".place .piece").first.hover()
    page.wait_for_selector(".zoom")
    told = page.locator(".zoom").inner_text()
    assert told.count("north") >= 2 and "The other side" in told
