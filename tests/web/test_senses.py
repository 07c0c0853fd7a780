"""Looking closely, carrying, and telling things apart without colour."""

import io
from typing import Any

import pytest
from PIL import Image

from tests.web.conftest import Visit
from tests.web.hands import sit_down, until
from tests.web.test_house import MIDDLE, middle_of

BLINDNESS = ["protanopia", "deuteranopia", "tritanopia", "achromatopsia"]
LIT = ".ground .piece.lit:not(.act)"  # a button is there only while it may be pressed
SEEN = 40  # steps of brightness, of 255, that anybody sees


def test_a_long_press_shows_a_card_large_until_the_next_touch_and_plays_nothing(visit: Visit, address: str) -> None:
    page = visit(width=390, height=844, has_touch=True, is_mobile=True)
    sit_down(page, address, "mindbug", ["me", "random"])
    card = a_card_to_play(page)
    before = page.locator(".hand .piece").count()
    line = page.context.new_cdp_session(page)
    x, y = middle(card)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_selector(".zoom")
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(400)
    assert len(page.locator(".zoom").inner_text()) > 10
    assert page.locator(".hand .piece").count() == before
    assert page.locator(".zoom .option").count() >= 1, "the page carries what can be done with the card"
    page.wait_for_timeout(2600)
    page.locator(".veil").tap(position={"x": 8, "y": 8})
    page.wait_for_selector(".zoom", state="detached")
    assert page.locator(".hand .piece").count() == before


@pytest.mark.parametrize("game", [game for game in MIDDLE if game != "gobbit"])
def test_hovering_shows_a_thing_large_with_its_words(game: str, visit: Visit, address: str) -> None:
    """In Gobb'it there is no small print, and no time to read it."""
    page = visit()
    middle_of(page, address, game)
    shown = ""
    for piece in page.locator(".ground .piece").all()[:40]:
        page.mouse.move(2, 2)
        page.mouse.move(*middle(piece))
        page.wait_for_timeout(520)
        if page.locator(".zoom").count():
            shown = max(shown, page.locator(".zoom").inner_text(), key=len)
        if len(shown) > 60:
            break
    assert len(shown) > 60


def test_dragging_a_card_onto_the_table_plays_it(visit: Visit, address: str) -> None:
    page = visit()
    name, x, y = take_hold_of_a_card(page, address)
    page.mouse.move(x, y - 120, steps=6)
    page.mouse.move(x, y - 260, steps=6)
    page.mouse.up()
    until(page, f"!document.querySelector('.hand [data-thing=\"{name}\"]')")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (1024, 768)])
def test_dragging_a_card_by_finger_plays_it_at_once(width: int, height: int, visit: Visit, address: str) -> None:
    """No page of the card comes between: the finger that carries it onto the table plays it."""
    page = visit(width=width, height=height, has_touch=True, is_mobile=True)
    sit_down(page, address, "mindbug", ["me", "random"])
    card = a_card_to_play(page)
    name = card.get_attribute("data-thing")
    x, y = middle(card)
    line = page.context.new_cdp_session(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 13):
        line.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y - 14 * step}]})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    until(page, f"!document.querySelector('.hand [data-thing=\"{name}\"]')", seconds=6)
    assert page.locator(".zoom").count() == 0


def test_a_card_dragged_a_little_stays_in_the_hand(visit: Visit, address: str) -> None:
    page = visit()
    name, x, y = take_hold_of_a_card(page, address)
    page.mouse.move(x + 24, y - 20, steps=5)
    page.mouse.up()
    page.wait_for_timeout(400)
    assert page.locator(f'.hand [data-thing="{name}"]').count() == 1


@pytest.mark.parametrize("game", MIDDLE)
def test_what_is_lit_is_seen_without_colour(game: str, visit: Visit, address: str) -> None:
    """A piece of each kind, lit and not lit, differs in brightness and outline in every kind of colour blindness.

    Of Gobb'it, where cards come and go, the deck that stays.
    """
    page = visit()
    lit = ".deck .touch" if game == "gobbit" else LIT
    look_for(lit, page, address, game)
    pieces: dict[str, Any] = {}
    for piece in page.locator(lit).element_handles():
        pieces.setdefault((piece.get_attribute("data-thing") or "").partition(":")[0], piece)
    line = page.context.new_cdp_session(page)
    for kind in BLINDNESS:
        line.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
        for name, piece in pieces.items():
            piece.evaluate("(e) => e.classList.add('lit')")
            bright = picture(page, piece)
            piece.evaluate("(e) => e.classList.remove('lit')")
            plain = picture(page, piece)
            assert differing(bright, plain) > 150, (kind, name)


@pytest.mark.parametrize("kind", BLINDNESS)
def test_the_three_papers_of_gobbit_differ_without_colour(kind: str, visit: Visit, address: str) -> None:
    """The rules show flies of all three colours: stripes, dots and scales tell them apart."""
    page = visit(device_scale_factor=3)
    sit_down(page, address, "gobbit", ["me", "child"], {"tempo": "calm"})
    page.keyboard.press("?")
    cards = page.locator('dialog .row:has(> b:text-is("+")) > .card')
    cards.first.wait_for()
    page.context.new_cdp_session(page).send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
    seen = [Image.open(io.BytesIO(card.screenshot())).convert("L") for card in cards.all()]
    assert len(seen) == 3
    for one, two in [(0, 1), (0, 2), (1, 2)]:
        assert differing(seen[one], seen[two]) > 600


def take_hold_of_a_card(page: Any, address: str) -> tuple[str, float, float]:
    """The mouse pressed on a card that may be played: which, and where."""
    sit_down(page, address, "mindbug", ["me", "random"])
    card = a_card_to_play(page)
    x, y = middle(card)
    page.mouse.move(x, y)
    page.mouse.down()
    return card.get_attribute("data-thing"), x, y


def a_card_to_play(page: Any) -> Any:
    """Answer what is asked first until the hand may be played from; a card to be discarded is not carried."""
    for _ in range(40):
        page.wait_for_selector(".piece.lit, .prompt .option:enabled")
        card = page.locator(".hand .piece.draggable").first
        if card.count():
            return card
        page.locator(".prompt .option:enabled, .piece.lit").last.dispatch_event("click")
        page.wait_for_timeout(150)
    raise TimeoutError("no card may be played")


def look_for(lit: str, page: Any, address: str, game: str) -> None:
    """Play until something on the table may be touched."""
    middle_of(page, address, game)
    for _ in range(40):
        page.wait_for_selector(f"{lit}, .prompt .option:enabled, dialog[open]")
        if page.locator(lit).count():
            return
        if page.locator("dialog[open]").count():  # the match is over: another one
            middle_of(page, address, game)
        else:
            page.locator(".prompt .option:enabled").first.dispatch_event("click")
        page.wait_for_timeout(150)
    raise TimeoutError("nothing is lit")


def middle(thing: Any) -> tuple[float, float]:
    box = thing.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def picture(page: Any, piece: Any) -> Any:
    """The piece with a margin, in brightness alone."""
    page.wait_for_timeout(120)
    box = piece.bounding_box()
    clip = {
        "x": max(0, box["x"] - 12),
        "y": max(0, box["y"] - 12),
        "width": box["width"] + 24,
        "height": box["height"] + 24,
    }
    return Image.open(io.BytesIO(page.screenshot(clip=clip))).convert("L")


def differing(one: Any, two: Any) -> int:
    """How many points differ so that anybody sees it."""
    size = (min(one.width, two.width), min(one.height, two.height))
    left, right = (image.crop((0, 0, *size)).tobytes() for image in (one, two))
    return sum(abs(a - b) > SEEN for a, b in zip(left, right, strict=True))


def test_a_finger_looks_first_and_then_plays(visit: Visit, address: str) -> None:
    """The first touch shows the card large, with its text and a button; with the setting it is played at once."""
    page = visit(width=390, height=844, has_touch=True, is_mobile=True)
    sit_down(page, address, "mindbug", ["me", "random"])
    card = a_card_to_play(page)
    name = card.get_attribute("data-thing")
    card.tap()
    page.wait_for_selector(".zoom.stays .option")
    box = page.locator(".zoom.stays").bounding_box()
    assert box["y"] >= 0 and box["y"] + box["height"] <= 844
    assert page.locator(f".hand [data-thing='{name}']").count() == 1  # nothing is played yet
    page.locator(".zoom.stays .option").first.tap()
    until(page, f"!document.querySelector('.hand [data-thing=\"{name}\"]')")
    page.evaluate("localStorage.setItem('igroteka.look-first', 'no')")
    sit_down(page, address, "mindbug", ["me", "random"])
    card = a_card_to_play(page)
    name = card.get_attribute("data-thing")
    card.tap()
    until(page, f"!document.querySelector('.hand [data-thing=\"{name}\"]')")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844), (844, 390)])
def test_the_offered_card_covers_no_creature(width: int, height: int, visit: Visit, address: str) -> None:
    """Whether to spend a Mindbug depends on what one has in play: all of it stays in sight."""
    page = visit(width=width, height=height)
    for _ in range(4):
        sit_down(page, address, "mindbug", ["me", "random"])
        for _ in range(60):
            page.wait_for_selector(".piece.lit, .prompt .option, dialog[open]")
            if page.locator("dialog[open]").count():
                break
            if page.locator(".offer").count() and page.locator(".board .piece").count():
                over = page.evaluate(
                    """() => { const a = document.querySelector('.offer').getBoundingClientRect();
                      return [...document.querySelectorAll('.board .piece')].filter((piece) => {
                        const b = piece.getBoundingClientRect();
                        const beside = a.left > b.right - 2 || b.left > a.right - 2;
                        return !beside && a.top < b.bottom - 2 && b.top < a.bottom - 2;
                      }).length; }"""
                )
                assert over == 0
                return
            page.locator(".choices .option, .prompt .option, .hand .piece.lit, .piece.lit").first.dispatch_event(
                "click"
            )
            page.wait_for_timeout(80)
    pytest.fail("nobody was offered a card")
