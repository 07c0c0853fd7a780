"""Aeon's End's table: whole matches at three sizes, every fact drawn or one touch away, nothing cut or empty."""

import io
import json
from collections.abc import Callable
from typing import Any

import pytest
from PIL import Image, ImageStat

from igroteka.client import patched
from tests.web.conftest import Visit
from tests.web.hands import let_hands_play, sit_down, until, wait_for_the_end
from tests.web.test_house import AXE, does_not_scroll, within_reach

LARGE, MEDIUM, SMALL = (1440, 900), (1024, 768), (390, 844)
WHOLE = [  # size, language, mages, nemesis
    (LARGE, "uk", 2, "rageborne"),
    (MEDIUM, "ru", 4, "crooked_mask"),
    (SMALL, "en", 1, "carapace_queen"),
    (LARGE, "en", 4, "prince_of_gluttons"),
]
SMALLEST = 12  # pixels
EMPTY = 0.25
TILE = 20  # pixels: a square of the screen in which nothing is drawn counts as empty


def at_a_table(
    visit: Visit,
    address: str,
    mages: int,
    nemesis: str,
    size: tuple[int, int] = LARGE,
    language: str = "uk",
    **more: Any,
) -> Any:
    page = visit(width=size[0], height=size[1], language=language, **more)
    sit_down(page, address, "aeons_end", ["me"] + ["random"] * (mages - 1), {"nemesis": nemesis})
    page.wait_for_selector(".cave")
    return page


def play_on(page: Any, touches: int, seed: int = 5) -> None:
    let_hands_play(page, seed=seed, most=touches)
    until(page, "window.done", 60)
    page.keyboard.press("Escape")
    page.wait_for_timeout(300)


@pytest.mark.parametrize(("size", "language", "mages", "nemesis"), WHOLE)
def test_a_whole_match_is_played_by_touching_lit_things(
    size: tuple[int, int], language: str, mages: int, nemesis: str, visit: Visit, address: str
) -> None:
    page = at_a_table(visit, address, mages, nemesis, size, language)
    let_hands_play(page, seed=3)
    wait_for_the_end(page)
    assert page.locator("dialog .figures tbody tr").count() == mages, "what each mage did is told"
    assert page.locator("dialog .who").first.inner_text()
    does_not_scroll(page)
    assert "aeons_end-" not in page.locator("body").inner_text()


def test_keys_alone_play_a_match(visit: Visit, address: str) -> None:
    page = at_a_table(visit, address, 2, "prince_of_gluttons", MEDIUM)
    for turn in range(900):
        page.wait_for_selector(".piece.lit, .prompt .option:enabled, .ordering .do, dialog[open]")
        if page.locator("dialog[open]").count():
            break
        if page.locator(".ordering .do").count():
            page.locator(".ordering .do").focus()
            page.keyboard.press("Enter")
        elif turn % 3:
            page.keyboard.press(str(1 + turn % 2))
        else:
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        page.wait_for_timeout(30)
        if page.locator(".choices").count():
            page.keyboard.press("1")
    wait_for_the_end(page)


@pytest.mark.parametrize("size", [LARGE, MEDIUM, SMALL])
def test_the_costs_of_a_closed_breach_can_be_read(size: tuple[int, int], visit: Visit, address: str) -> None:
    page = at_a_table(visit, address, 2, "rageborne", size)
    page.wait_for_selector(".board .breach.closed")
    uncovered = page.evaluate(
        """[...document.querySelectorAll(".board .breach.closed")].map((breach) =>
          [...breach.querySelectorAll(".cost, .state .price")].map((cost) => {
            const box = cost.getBoundingClientRect();
            return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === cost;
          }))"""
    )
    assert uncovered and all(costs and all(costs) for costs in uncovered)


# --- every fact of the view -------------------------------------------------------------------------------------


def listen(page: Any) -> Callable[[], dict[str, Any]]:
    """What the page was told last: the game's part of the shared view, in which everything of this game lies."""
    told: list[dict[str, Any]] = []

    def heard(frame: Any) -> None:
        message = json.loads(frame if isinstance(frame, str) else frame.decode())
        if message.get("shared"):
            told.append(message["shared"])
        elif message.get("patch"):
            told.append(patched(told[-1], message["patch"]))

    page.on("websocket", lambda socket: socket.on("framereceived", heard))
    return lambda: dict(told[-1]["table"])


def drawn(page: Any, thing: str) -> bool:
    return bool(page.locator(f'[data-thing="{thing}"]').count())


def opened(page: Any, button: Any, cards: list[dict[str, Any]]) -> None:
    """An open pile is spread in its order."""
    if not cards:
        return
    button.first.click()
    page.wait_for_selector(".spread")
    things = page.locator(".spread .piece").evaluate_all("(all) => all.map((one) => one.dataset.thing)")
    assert things == [card["thing"] for card in cards]
    page.keyboard.press("Escape")
    page.wait_for_selector(".spread", state="detached")


def check_nemesis(page: Any, foe: dict[str, Any], table: dict[str, Any]) -> set[str]:
    shown = page.locator(".nemesis").inner_text()
    assert str(foe["life"]) in shown and str(foe["cap"]) in shown
    counted = {
        "rageborne": [foe["fury"], foe["strikes"]],
        "carapace_queen": [foe["husks"]],
        "crooked_mask": [foe["corruptions"]],
        "prince_of_gluttons": [len(table["devoured"]), sum(not pile["left"] for pile in table["supply"])],
    }
    for number in counted[foe["name"]]:
        assert str(number) in shown
    tiers = page.locator(".tier dd").all_inner_texts()
    assert tiers == [str(count) for count in foe["deck"]]
    for card in foe["play"]:
        assert drawn(page, card["thing"])
        assert str(card["tokens"]) in page.locator(f'[data-thing="{card["thing"]}"]').first.inner_text()
    opened(page, page.locator(".side .open"), foe["discard"])
    assert page.locator(".husk.hurt").count() == (foe["hurt"] if foe["name"] == "carapace_queen" else 0)
    # `harder` and the life of husks are told in words: on the mat, and on the track of the queen
    return {"thing", "name", "harder", "life", "cap", "deck", "play", "discard", "fury", "strikes", "husks", "hurt",
            "husk_life", "corruptions"}  # fmt: skip


def model_name(section: Any) -> str:
    """Whose board or panel it is, as it says of itself."""
    return str(section.get_attribute("aria-label")).partition(",")[0]


def check_mage(page: Any, mage: dict[str, Any], seat: int) -> set[str]:
    home = page.locator(f'[data-zone="seat:{seat}"]').first
    assert f"{mage['life']}/ {mage['cap']}" in home.inner_text().replace("\n", "")
    assert home.locator(".charges i").count() == mage["slots"]
    assert home.locator(".charges i.on").count() == mage["charges"]
    assert bool(home.locator(".charges.ready").count()) == mage["ready"]
    assert bool(page.locator(f'.exhausted[data-zone="seat:{seat}"]').count()) == mage["exhausted"]
    around = page.locator("section", has=home).last
    assert model_name(around) == home.locator(".name").inner_text()
    piles = around.inner_text()
    assert str(mage["deck"]) in piles and str(len(mage["discard"])) in piles
    assert not mage["played"] or around.locator(".played li").count() or f": {len(mage['played'])}" in piles
    for card in mage["hand"]:
        assert drawn(page, card["thing"])
    for breach in mage["breaches"]:
        ring = page.locator(f'[data-thing="{breach["thing"]}:{seat}"]')
        assert ring.count() == 1
        for spell in breach["spells"]:
            assert drawn(page, spell["thing"])
        assert set(breach) <= {
            "thing",
            "name",
            "state",
            "focused",
            "bonus",
            "spells",
            "taken",
            "turned",
            "focus_cost",
            "open_cost",
        }
    return {
        *(
            "mage",
            "thing",
            "life",
            "cap",
            "exhausted",
            "charges",
            "slots",
            "ready",
            "hand",
            "deck",
            "discard",
            "played",
        ),
        "breaches",
    }


@pytest.mark.parametrize(
    ("mages", "nemesis"), [(2, "rageborne"), (4, "carapace_queen"), (1, "crooked_mask"), (2, "prince_of_gluttons")]
)
def test_every_fact_of_the_view_is_drawn_or_can_be_opened(
    mages: int, nemesis: str, visit: Visit, address: str
) -> None:
    page = visit()
    view = listen(page)
    sit_down(page, address, "aeons_end", ["me"] + ["random"] * (mages - 1), {"nemesis": nemesis})
    page.wait_for_selector(".cave")
    play_on(page, 25)
    page.keyboard.press("Escape")
    page.wait_for_timeout(700)
    table = view()
    if page.locator("dialog[open]").count():  # the match is over, and Escape came before the dialog that says so
        page.locator("dialog .quiet >> nth=1").click()
    known = {"active", "phase", "aether", "gem_aether", "spell_aether", "discount", "shield", "double", "ending"}
    assert page.locator(".purse b").inner_text() == str(table["aether"])
    apart = [table[kind] for kind in ("gem_aether", "spell_aether", "discount", "double")]
    assert page.locator(".purse em").count() == sum(bool(amount) for amount in apart)
    assert page.locator(".city em").count() == int(table["shield"])
    if table["active"] >= 0:
        acting = page.locator("section.active")
        assert acting.count() == 1 and acting.locator(f'[data-zone="seat:{table["active"]}"]').count() == 1
    known |= {"gravehold"} if str(table["gravehold"]["life"]) in page.locator(".city").inner_text() else set()
    assert check_nemesis(page, table["nemesis"], table) == set(table["nemesis"])
    known |= {"nemesis", "devoured", "destroyed"}
    turns = page.locator(".turns").inner_text()
    assert str(len(table["turns"]["deck"])) in turns or not table["turns"]["deck"]
    assert all(drawn(page, card["thing"]) for card in table["turns"]["discard"])
    assert set(table["turns"]) == {"deck", "top", "discard"}
    known |= {"turns"}
    for pile in table["supply"]:
        text = page.locator(f'[data-thing="{pile["thing"]}"] .face').inner_text()
        assert str(pile["cost"]) in text and f"×{pile['left']}" in text
    known |= {"supply"}
    assert all(drawn(page, card["thing"]) for card in table["resolving"])
    known |= {"resolving"}
    for seat, mage in enumerate(table["players"]):
        assert check_mage(page, mage, seat) == set(mage)
    own = table["players"][0]
    assert all(drawn(page, card["thing"]) for card in own["discard"]), "one's own discard pile lies open as a fan"
    opened(page, page.locator(".board .piles .open"), own["discard"])
    assert set(table) == known | {"players"}


# --- how it looks -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "language", "mages", "nemesis"),
    [(LARGE, "uk", 4, "carapace_queen"), (MEDIUM, "uk", 4, "prince_of_gluttons"), (SMALL, "ru", 4, "crooked_mask")],
)
def test_four_mages_fit_and_no_text_is_small_or_cut(
    size: tuple[int, int], language: str, mages: int, nemesis: str, visit: Visit, address: str
) -> None:
    page = at_a_table(visit, address, mages, nemesis, size, language, bypass_csp=True)
    play_on(page, 18)
    does_not_scroll(page)
    assert page.locator(".cave").evaluate("(cave) => cave.scrollHeight <= cave.clientHeight + 1"), "nothing scrolls"
    within_reach(page)
    bad = page.evaluate(
        """(smallest) => [...document.querySelectorAll('.ground *, .prompt *')].filter((e) => {
          if (!e.getClientRects().length || e.closest('.unseen') || e.classList.contains('unseen')) return false;
          const words = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
          if (!words) return false;
          const style = getComputedStyle(e);
          const cut = style.overflowX !== 'visible' && style.overflowX !== 'auto' && e.scrollWidth > e.clientWidth + 1
            && !e.closest('.prompt .last');
          return parseFloat(style.fontSize) < smallest || cut;
        }).map((e) => e.outerHTML.slice(0, 140))""",
        SMALLEST,
    )
    assert not bad
    if AXE.is_file():
        page.add_script_tag(path=str(AXE))
        found = page.evaluate("axe.run().then((r) => r.violations)")
        assert not [
            (one["id"], one["nodes"][0]["html"][:160]) for one in found if one["impact"] in ("serious", "critical")
        ]


def in_the_middle(visit: Visit, address: str, mages: int, size: tuple[int, int] = LARGE, **more: Any) -> Any:
    """The middle of a match, as it is prepared for so many mages."""
    page = visit(width=size[0], height=size[1], **more)
    sit_down(page, address, "aeons_end", ["me"] + ["random"] * (mages - 1), prepared=f"aeons_end-{mages}")
    page.wait_for_selector(".board .hand .piece.lit")
    page.wait_for_timeout(600)  # pictures of cards come in files of their own
    return page


def emptiness(png: bytes) -> float:
    """The share of squares in which nothing is drawn: their brightness hardly changes."""
    picture = Image.open(io.BytesIO(png)).convert("L")
    squares = [
        picture.crop((x, y, x + TILE, y + TILE))
        for y in range(0, picture.height - TILE + 1, TILE)
        for x in range(0, picture.width - TILE + 1, TILE)
    ]
    return sum(ImageStat.Stat(square).stddev[0] < 2.5 for square in squares) / len(squares)


@pytest.mark.parametrize("mages", [1, 2, 4])
def test_at_most_a_quarter_of_the_table_is_empty(mages: int, visit: Visit, address: str) -> None:
    page = in_the_middle(visit, address, mages)
    assert emptiness(page.locator(".cave").screenshot()) <= EMPTY


def test_the_hand_of_an_only_ally_is_read_without_scrolling(visit: Visit, address: str) -> None:
    page = in_the_middle(visit, address, 2)
    hand = page.locator(".ally .hand")
    assert hand.locator("li").count() == 5
    assert hand.evaluate("(hand) => hand.scrollHeight <= hand.clientHeight + 1")


@pytest.mark.parametrize("size", [LARGE, MEDIUM, SMALL])
def test_a_tip_covers_nothing_of_the_table(size: tuple[int, int], visit: Visit, address: str) -> None:
    page = in_the_middle(visit, address, 2, size)
    page.wait_for_selector(".tip")
    tip, ground = (page.locator(where).bounding_box() for where in (".tip", ".ground"))
    assert tip["y"] >= 0 and tip["y"] + tip["height"] <= ground["y"] + 1
    buttons = page.locator(".tools nav > button").all()
    assert buttons and (
        size == SMALL or all(button.bounding_box()["x"] > tip["x"] + tip["width"] for button in buttons)
    )


def test_a_phone_shows_every_name_of_the_market_and_most_texts(visit: Visit, address: str) -> None:
    page = in_the_middle(visit, address, 4, SMALL)
    seen = page.evaluate(
        """() => ["name", "text"].map((kind) =>
          [...document.querySelectorAll(`.market .face .${kind}`)].filter((words) => {
            const [box, face] = [words, words.parentElement].map((one) => one.getBoundingClientRect());
            return box.left >= face.left && box.right <= face.right + 1 && box.bottom <= face.bottom + 1;
          }).length)"""
    )
    assert seen[0] == 9 and seen[1] >= 5


def test_the_answers_of_a_phone_lie_in_one_row(visit: Visit, address: str) -> None:
    page = in_the_middle(visit, address, 2, SMALL)
    tops = {
        button.bounding_box()["y"] + button.bounding_box()["height"] / 2
        for button in page.locator(".prompt .option").all()
    }
    assert page.locator(".prompt .option").count() == 3 and max(tops) - min(tops) < 4


# --- deciding ---------------------------------------------------------------------------------------------------


def test_what_an_option_leads_to_is_told_before_it_is_taken(visit: Visit, address: str) -> None:
    page = at_a_table(visit, address, 1, "rageborne")
    page.wait_for_selector(".hand .piece.lit")
    page.locator(".hand .piece.lit").first.hover()
    page.wait_for_selector(".prompt .foreseen")
    assert len(page.locator(".prompt .foreseen").inner_text()) > 8
    page.mouse.move(2, 2)
    page.wait_for_selector(".prompt .foreseen", state="detached")


def test_a_menu_lies_beside_its_piece_and_tells_what_each_option_leads_to(visit: Visit, address: str) -> None:
    page = at_a_table(visit, address, 1, "rageborne")
    for _ in range(60):
        page.wait_for_selector(".board .piece.lit, .prompt .option:enabled")
        gems = page.locator(".hand .piece.lit", has=page.locator(".gem"))
        piece = (gems if gems.count() else page.locator(".board .breach .piece.lit")).first
        if not piece.count():
            options = page.locator(".prompt .option:enabled")
            piece = options.last if options.count() else page.locator(".board .piece.lit").last
        box = piece.bounding_box()
        piece.click()
        page.wait_for_timeout(250)
        if page.locator(".choices").count():
            break
    menu = page.locator(".choices").bounding_box()
    apart = menu["x"] >= box["x"] + box["width"] or menu["x"] + menu["width"] <= box["x"]
    apart = apart or menu["y"] >= box["y"] + box["height"] or menu["y"] + menu["height"] <= box["y"]
    assert apart
    page.wait_for_selector(".choices small")


def test_on_a_phone_a_card_of_the_market_is_read_first_and_says_why_it_cannot_be_bought(
    visit: Visit, address: str
) -> None:
    page = at_a_table(visit, address, 1, "rageborne", SMALL, "en", has_touch=True, is_mobile=True)
    page.wait_for_selector(".market .piece")
    page.locator('[data-thing^="pile:"]').last.tap()
    page.wait_for_selector(".zoom.stays p[role=status], .zoom.stays .option")
    assert len(page.locator(".zoom.stays").inner_text()) > 30
