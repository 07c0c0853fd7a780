"""The page for people: another device, what the room keeps, and others at the table."""

import json
from pathlib import Path

from tests.web.conftest import Visit
from tests.web.hands import until

WHO = "localStorage.getItem('igroteka.secret')"


def test_a_code_brings_a_person_to_another_device(visit: Visit) -> None:
    first = visit(language="en")
    first.get_by_role("button", name="You").click()
    first.get_by_label("Your name").fill("Olena")
    first.get_by_role("button", name="Show a code").click()
    first.get_by_role("img", name="A link for the other device").wait_for()
    code = first.locator("output").inner_text()
    second = visit(f"/me#{code}", language="en", width=390, height=844)
    second.get_by_role("button", name="Be this person here").click()
    second.get_by_text("you are the same person here and there").wait_for()
    assert second.evaluate(WHO) == first.evaluate(WHO)
    assert second.get_by_label("Your name").input_value() == "Olena"


def test_what_the_room_keeps_is_downloaded_and_deleted(visit: Visit, tmp_path: Path) -> None:
    page = visit(language="en")
    before = page.evaluate(WHO)
    page.get_by_role("button", name="You").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download it").click()
    download.value.save_as(tmp_path / "me.json")
    assert json.loads((tmp_path / "me.json").read_text()) == {"tables": [], "reports": [], "devices": []}
    page.get_by_role("button", name="Delete it").click()
    page.get_by_role("button", name="Delete it").click()
    page.get_by_text("This browser is somebody new now").wait_for()
    assert page.evaluate(WHO) != before


def test_the_opener_frees_a_seat_and_others_are_muted_reported_and_shut_out(visit: Visit) -> None:
    host = visit(language="en")
    host.locator("article").first.get_by_role("button", name="New game…").click()
    host.get_by_role("button", name="Open the table").click()
    host.get_by_role("checkbox", name="Spectators may watch").wait_for()
    path = "/t/" + host.url.rpartition("/")[2]
    squatter, friend, eye = visit(path, language="en"), visit(path, language="en"), visit(path, language="en")
    squatter.get_by_role("button", name="Sit").click()
    host.get_by_role("button", name="Free the seat").click()
    squatter.get_by_role("button", name="Sit").wait_for()
    friend.get_by_role("button", name="Sit").click()
    host.locator(".start:enabled").click()
    for page in (friend, eye):
        page.wait_for_selector(".frame")
    host.get_by_role("button", name="More").click()
    host.get_by_role("button", name="People at the table").click()
    host.get_by_role("button", name="Mute for me").first.click()
    host.get_by_role("button", name="Hear again").wait_for()
    host.get_by_role("button", name="Report").first.click()
    host.get_by_placeholder("What happened?").fill("rude")
    host.get_by_role("button", name="Send the report").click()
    host.get_by_text("will see your report").wait_for()
    host.get_by_role("checkbox", name="Spectators may watch").uncheck()
    until(eye, "document.body.innerText.includes('closed to spectators')")
    assert friend.locator(".frame").count() == 1
