"""Battlecrest's table: everything one decides by is on it at every size; it is played by touching what is lit."""

from pathlib import Path
from typing import Any

import pytest

from igroteka import games
from tests.web.conftest import Visit
from tests.web.hands import ask, let_hands_play, sit_down, until, wait_for_the_end
from tests.web.test_house import within_reach
from tests.web.test_lessons import begin, learn

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TEAMS = {"hero1": "casimir", "hero2": "ilvane", "hero3": "yaryna", "hero4": "mutiny"}
FOUR = ["me", "random", "random", "random"]
LANGUAGES = {(1440, 900): "uk", (1024, 768): "ru", (390, 844): "en"}


def meet(visit: Visit, address: str, own: str, **more: Any) -> tuple[Any, Any]:
    """A page with this hero before its first action, and the hero's set."""
    page = visit(language="en", **more)
    sit_down(page, address, "battlecrest", ["me", "random"], {"hero1": own, "hero2": "torv"})
    page.wait_for_selector(".side .card")
    return page, games.find("battlecrest").tables.hero(own).pack  # type: ignore[attr-defined]


def prepared(visit: Visit, address: str, what: str, size: tuple[int, int], language: str) -> Any:
    """A prepared position of four seats, in which the own hero may choose an action."""
    page = visit(language=language, width=size[0], height=size[1])
    sit_down(page, address, "battlecrest", FOUR, prepared=f"battlecrest-{what}")
    page.wait_for_selector(".act.activate")
    return page


def own_action(page: Any) -> None:
    """Play on until the own hero may choose an action; a match that ends before is begun anew by the caller."""
    for _ in range(200):
        page.wait_for_selector(".piece.lit, .prompt .option:enabled, dialog[open]")
        if page.locator(".act").count() and page.locator(".warrior .piece.lit").count():
            return
        let_hands_play(page, most=1)
        page.wait_for_timeout(60)
    raise TimeoutError("no action of one's own")


# --- what is drawn -----------------------------------------------------------------------------------------------


def test_a_panel_tells_the_companions_values_and_what_raises_a_defence(visit: Visit, address: str) -> None:
    page, pack = meet(visit, address, "yaryna")
    side = page.locator(".side").first
    friend = pack.companion
    assert f"move {friend.move[0]} · defence {friend.defence[0]}" in side.inner_text()
    page, pack = meet(visit, address, "casimir")
    raised = [action.faces[0] for action in pack.actions if action.faces[0].defence_crest]
    assert raised
    for face in raised:
        card = page.locator(".side .action", has_text=face.names["en"])
        told = (card.locator(".piece .unseen").first.text_content() or "").replace("\N{NO-BREAK SPACE}", " ")
        assert f"for each “{pack.crests[face.defence_crest]['en']}” crest" in told
        assert card.locator(f".value [data-picture='crest/{face.defence_crest}']").count() == 1


@pytest.mark.parametrize("hero", ["akhena", "mutiny"])
def test_the_hearts_are_the_wounds_of_both_faces(hero: str, visit: Visit, address: str) -> None:
    page, pack = meet(visit, address, hero)
    track = page.locator(".side").first.locator(".track")
    assert track.locator(".heart.left").count() == pack.flip - pack.start + pack.skull - pack.restart
    assert track.locator(f"[data-picture='crest/{pack.crest}']").count() == 1
    assert pack.crests[pack.crest]["en"] in (track.get_attribute("aria-label") or "")


def test_looking_at_a_hero_shows_the_other_sides_and_whose_values_they_are(visit: Visit, address: str) -> None:
    page, pack = meet(visit, address, "akhena")
    page.locator(".warrior .piece", has_text=pack.names["en"]).hover()
    page.wait_for_selector(".zoom")
    told = page.locator(".zoom").inner_text()
    assert all(action.faces[1].names["en"] in told.replace("\N{SOFT HYPHEN}", "") for action in pack.actions)
    assert pack.note["en"] in told


def test_looking_at_a_location_shows_both_of_its_faces(visit: Visit, address: str) -> None:
    page, _ = meet(visit, address, "akhena")
    page.locator(".place .piece").first.hover()
    page.wait_for_selector(".zoom")
    told = page.locator(".zoom").inner_text()
    assert told.count("north") >= 2 and "The other side" in told


def test_the_name_at_the_foot_of_a_card_turns_it_over(visit: Visit, address: str) -> None:
    page, pack = meet(visit, address, "akhena")
    card = page.locator(".side .action").first
    front, back = (face.names["en"] for face in pack.actions[0].faces)
    assert card.locator(".top b").inner_text() == front
    card.locator(".foot").hover(force=True)
    assert card.locator(".top b").inner_text() == back
    page.mouse.move(2, 2)
    assert card.locator(".top b").inner_text() == front


def test_every_fact_of_a_match_of_four_is_drawn_or_can_be_opened(visit: Visit, address: str) -> None:
    """A whole match, then looked at again: the drawn table against the server's own view of a step."""
    page = visit()
    table = sit_down(page, address, "battlecrest", FOUR, TEAMS)
    let_hands_play(page, seed=9)
    wait_for_the_end(page, 150)
    page.goto(f"{address}/r/{table}")
    page.wait_for_selector(".tapestry .card")
    steps = ask(address, f"/api/tables/{table}/replay?from=0&count=20")["steps"]
    waiting = [hero["companion"]["waiting"] for hero in steps[0]["view"]["table"]["heroes"] if hero["companion"]]
    page.locator(".panel.folded .open").first.click()
    assert any(waiting) and "чекає біля поля" in page.locator(".tapestry").inner_text()
    page.locator("input[type=range]").fill("20")
    until(page, "document.querySelector('.controls .count').textContent.startsWith('20 /')")
    view = steps[20]["view"]["table"]
    drawn = page.evaluate(
        """() => ({
          coins: document.querySelectorAll('.field .coin').length,
          asleep: document.querySelectorAll('.field .coin.asleep').length,
          closed: document.querySelectorAll('.cell.closed').length,
          turned: document.querySelectorAll('.land.turned').length,
          hearts: [...document.querySelectorAll('[data-hero]')].map(
            (e) => [e.dataset.hero, e.querySelectorAll('.heart.left').length]),
          cards: [...document.querySelectorAll('.action > .piece, .chips .piece')].map((e) => e.dataset.thing),
          spent: document.querySelectorAll('.side .card.spent, .side .chip.spent').length,
          figures: [...document.querySelectorAll('.warrior')].map(
            (e) => [e.querySelector('.piece').dataset.thing, e.style.gridArea]),
          used: [...document.querySelectorAll('.order .used')].length,
          order: document.querySelector('.order p').title,
          said: document.querySelector('.frame').textContent,
        })"""
    )
    symbols = [s for place in view["locations"] for edge in place["edges"].values() for s in edge]
    assert drawn["coins"] == sum(len(s.get("bonus", [0])) for s in symbols)
    assert drawn["asleep"] == sum(len(s.get("bonus", [0])) for s in symbols if not s["active"])
    assert drawn["closed"] == 36 - len(view["open"]) - len(view["locations"])
    assert drawn["turned"] == sum(place["turned"] for place in view["locations"])
    assert dict(drawn["hearts"]) == {hero["thing"]: hero["left"] for hero in view["heroes"]}
    cards = [card for hero in view["heroes"] for card in hero["cards"]]
    assert sorted(drawn["cards"]) == sorted(card["thing"] for card in cards)
    assert drawn["spent"] == sum(not card["ready"] for card in cards)
    standing = {one["thing"]: one["cell"] for hero in view["heroes"] for one in [hero, hero["companion"]] if one}
    area = {cell: f"{int(cell[1]) + 1} / {'abcdef'.index(cell[0]) + 2}" for cell in standing.values() if cell}
    assert dict(drawn["figures"]) == {thing: area[cell] for thing, cell in standing.items() if cell}
    assert drawn["used"] == len(view["used"])
    for number in (view["turn"], view["quiet_left"], view["turns_left"]):
        assert str(number) in drawn["order"]
    assert page.locator(".order .now").get_attribute("title") in drawn["said"]
    for hero in view["heroes"]:  # the rest is opened: powers, numbers, other sides
        opened = look(page, f".warrior [data-thing='{hero['thing']}']")
        told = [
            name_of(thing)
            for thing in [hero["ability"]["thing"], *(card["other"]["thing"] for card in hero["cards"])]
        ]
        assert not [name for name in told if name not in opened], opened
    place = view["locations"][0]
    opened = look(page, f"[data-thing='{place['thing']}']")
    assert str(place["number"]) in opened and name_of(place["ability"]["thing"]) in opened
    assert opened.count(":") >= len(place["edges"]) + len(place["other"])


def look(page: Any, selector: str) -> str:
    page.mouse.move(2, 2)
    page.locator(selector).first.hover(force=True)
    page.wait_for_selector(".zoom")
    told = str(page.locator(".zoom").inner_text()).replace("\N{SOFT HYPHEN}", "").replace("’", "'")
    page.mouse.move(2, 2)
    page.wait_for_selector(".zoom", state="detached")
    return told


def name_of(thing: str) -> str:
    return games.find("battlecrest").name_of(thing, "uk") or "?"


# --- deciding ----------------------------------------------------------------------------------------------------


def test_to_activate_and_to_prime_are_two_buttons_and_touching_a_card_does_neither(
    visit: Visit, address: str
) -> None:
    page, _ = meet(visit, address, "akhena")
    own_action(page)
    moves = page.locator(".order p, .order .step").inner_text()
    ready = page.locator(".side .card:not(.spent)").count()
    card = page.locator(".action.offered", has=page.locator(".act.prime")).first
    card.locator("> .piece").click()
    page.wait_for_timeout(300)
    assert page.locator(".side .card:not(.spent)").count() == ready and not page.locator(".choices").count()
    assert page.locator(".order p, .order .step").inner_text() == moves
    assert card.locator(".act").all_inner_texts()[-1].startswith("Crest only")
    card.locator(".act.prime").click()
    until(page, f"document.querySelectorAll('.side .card:not(.spent)').length === {ready - 1}")


def test_a_hero_to_move_lights_every_cell_in_reach_and_one_touch_walks_there(visit: Visit, address: str) -> None:
    page, _ = meet(visit, address, "akhena")
    own_action(page)
    page.locator(".warrior .piece.lit").first.click()
    page.wait_for_selector(".cell .piece.lit .steps")
    steps = {
        cell.get_attribute("data-thing"): int(cell.locator(".steps").inner_text())
        for cell in page.locator(".cell .piece.lit:has(.steps)").all()
    }
    assert max(steps.values()) > 1  # not only the next cells
    far = max(steps, key=lambda cell: steps[cell])
    page.locator(f".cell [data-thing='{far}']").hover()
    page.wait_for_selector(".threads .thread", state="attached")
    area = page.locator(f".cell:has([data-thing='{far}'])").evaluate("(e) => e.style.gridArea")
    page.locator(f".cell [data-thing='{far}']").click()
    until(page, f"document.querySelector('.warrior:has([data-thing^=\"hero:akhena\"])').style.gridArea === '{area}'")
    until(page, "!document.querySelector('.steps')")


def test_a_card_stitches_its_reach_and_opens_the_duel(visit: Visit) -> None:
    """In the guided match the staff strikes Torv: 2, a crest, and the well that turns over."""
    page = visit(language="en")
    begin(page, "battlecrest")
    learn(page, stop="strike")
    page.wait_for_selector(".act.activate")
    page.locator(".act.activate").first.focus()
    page.wait_for_selector(".duel")
    duel = page.locator(".duel").inner_text()
    assert "turns over" in duel and "no defence" in duel and "crests" in duel
    assert page.locator(".duel li").count() == 4  # three ready cards, or none
    assert page.locator(".threads .stitches").count() == 1 and page.locator(".warrior.marked").count() == 1
    learn(page, stop="defend")
    page.wait_for_selector(".duel")
    assert "You may answer" in page.locator(".duel").inner_text()
    assert page.locator(".action .answer").count() == page.locator(".action .piece.lit").count() > 0


def test_a_duel_is_told_by_its_cards_and_a_turn_by_a_banner(visit: Visit, address: str) -> None:
    page = visit(reduced_motion="no-preference")
    sit_down(page, address, "battlecrest", ["me", "random"], prepared="battlecrest-2")
    page.wait_for_selector(".act.activate")
    page.locator(".action", has_text="Падіння неба").locator(".act.activate").click()
    page.wait_for_selector(".warrior .piece.lit")
    page.locator(".warrior .piece.lit").first.click(force=True)
    page.wait_for_selector(".clash .card")
    told = page.locator(".clash .card").all_inner_texts()
    assert len(told) == 2 and "Падіння неба" in told[0] and "3" in told[0]
    for _ in range(400):  # what is asked before the turn ends is passed over
        if page.locator(".tapestry .banner.t1", has_text="Бунтар").count():
            return
        if page.locator(".prompt .option:enabled").count():
            page.locator(".prompt .option:enabled").last.click()
        page.wait_for_timeout(60)
    raise TimeoutError("no banner")


def test_nothing_is_told_over_the_field_with_reduced_motion(visit: Visit, address: str) -> None:
    page = visit()
    sit_down(page, address, "battlecrest", ["me", "random"], prepared="battlecrest-2")
    page.wait_for_selector(".act.activate")
    page.evaluate(
        """() => {
          window.seen = 0;
          const look = () => { window.seen += document.querySelectorAll(".clash, .tapestry .banner").length; };
          new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    let_hands_play(page, most=20)
    until(page, "window.done", 60)
    assert page.evaluate("window.seen") == 0


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
def test_the_duel_covers_nobody_on_the_field(size: tuple[int, int], visit: Visit, address: str) -> None:
    page = prepared(visit, address, "targets", size, "ru")
    page.locator(".act.activate").first.hover()
    page.wait_for_selector(".duel li")
    covered = page.evaluate(
        """() => {
          const duel = document.querySelector(".duel").getBoundingClientRect();
          return [...document.querySelectorAll(".warrior")].filter((one) => {
            const box = one.getBoundingClientRect();
            return box.left < duel.right && duel.left < box.right && box.top < duel.bottom && duel.top < box.bottom;
          }).map((one) => one.textContent);
        }"""
    )
    assert not covered
    middle = page.locator(".duel").evaluate(
        """(duel) => {
          duel.style.pointerEvents = "auto"; // so that it can be found
          const box = duel.getBoundingClientRect();
          const spots = [0.05, 0.5, 0.95].map((part) => [box.left + box.width * part, box.top + box.height * part]);
          return spots.every(([x, y]) => duel.contains(document.elementFromPoint(x, y)));
        }"""
    )
    assert middle, "nothing is drawn over it"


def test_a_ghost_does_not_keep_anybody_from_touching_its_cell(visit: Visit, address: str) -> None:
    page = prepared(visit, address, "ghost", (390, 844), "en")
    page.locator(".prompt .option", has_text="Casimir").click()
    page.wait_for_selector(".cell .piece.lit[data-thing='cell:d3']")
    within_reach(page)


# --- sizes -------------------------------------------------------------------------------------------------------

CUT = """() => {
  const wrong = [];
  const table = document.querySelector('.tapestry').getBoundingClientRect();
  for (const e of document.querySelectorAll('.tapestry *')) {
    const own = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
    if (!own || e.closest('.unseen') || !e.getClientRects().length || e.closest('svg')) continue;
    const size = parseFloat(getComputedStyle(e).fontSize);
    if (size < 12) wrong.push(`${size}px: ${e.textContent.trim().slice(0, 40)}`);
    const box = e.getBoundingClientRect();
    const room = (e.closest('.held') ?? e.closest('.panel, .hero') ?? e.closest('.tapestry')).getBoundingClientRect();
    const over = [room, table].some((r) =>
      box.left < r.left - 2 || box.right > r.right + 2 || box.top < r.top - 2 || box.bottom > r.bottom + 2);
    const said = e.textContent.trim().slice(0, 40);
    if (over) wrong.push(`cut: ${said} ${JSON.stringify(box)} in ${JSON.stringify(room)}`);
    const hides = getComputedStyle(e).overflowX !== 'visible';
    if (hides && e.scrollWidth > e.clientWidth + 2) wrong.push(`narrow: ${said}`);
  }
  for (const e of document.querySelectorAll('.tapestry, .side')) {
    if (e.scrollHeight > e.clientHeight + 1) wrong.push(`scrolls: ${e.className} ${e.scrollHeight}`);
  }
  return wrong;
}"""


@pytest.mark.parametrize(("width", "height"), LANGUAGES)
def test_four_seats_fit_without_scrolling_and_no_text_is_cut_or_small(
    width: int, height: int, visit: Visit, address: str
) -> None:
    """In Russian, whose words are the longest on this table."""
    page = visit(language="ru", width=width, height=height)
    sit_down(page, address, "battlecrest", FOUR, TEAMS)
    for seed in (3, 4):
        own_action(page)
        assert not page.evaluate(CUT)
        let_hands_play(page, seed=seed, most=6)
        page.wait_for_timeout(700)
        if page.locator("dialog[open]").count():
            break


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_the_buttons_of_a_card_cover_none_of_its_numbers_on_a_phone(
    language: str, visit: Visit, address: str
) -> None:
    """However many answers the question has: the field gives way to the cards."""
    page = prepared(visit, address, "choices", (390, 844), language)
    assert not page.evaluate(CUT)
    covered = page.evaluate(
        """() => [...document.querySelectorAll(".action.offered")].flatMap((card) => {
          const top = Math.min(...[...card.querySelectorAll(".act")].map((one) => one.getBoundingClientRect().top));
          const drawn = [...card.querySelectorAll(".top b, .value, .ability")];
          return drawn.filter((one) => one.getBoundingClientRect().bottom > top + 3).map((one) => one.textContent);
        })"""
    )
    assert page.locator(".action.offered").count() == 2 and not covered
    assert page.locator(".prompt").bounding_box()["height"] <= 150


def test_at_most_a_quarter_of_the_table_is_empty(visit: Visit, address: str) -> None:
    page, _ = meet(visit, address, "akhena")
    own_action(page)
    empty = page.evaluate(
        """() => {
          const box = document.querySelector('.ground').getBoundingClientRect();
          let bare = 0, all = 0;
          for (let x = box.left + 4; x < box.right; x += 12) {
            for (let y = box.top + 4; y < box.bottom; y += 12) {
              const there = document.elementFromPoint(x, y);
              all++;
              if (there.matches('.tapestry, .side, .middle, .ground, .panel, .cards, .order')) bare++;
            }
          }
          return bare / all;
        }"""
    )
    assert empty <= 0.25


# --- whole matches -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "size"), [(2, (390, 844)), (3, (1024, 768))])
def test_a_whole_match_by_touching_what_is_lit(seats: int, size: tuple[int, int], visit: Visit, address: str) -> None:
    width, height = size
    page = visit(language=LANGUAGES[size], width=width, height=height, has_touch=width < 500)
    table = sit_down(page, address, "battlecrest", FOUR[:seats], TEAMS if seats > 2 else {})
    let_hands_play(page, seed=seats)
    wait_for_the_end(page, 150)
    assert ask(address, f"/api/tables/{table}")["status"] == "over"
    assert page.locator("dialog[open]").inner_text().count("\n") >= 2


def test_keys_alone_play_a_match(visit: Visit, address: str) -> None:
    page = visit(language="en")
    table = sit_down(page, address, "battlecrest", ["me", "random"], {"hero1": "mutiny", "hero2": "ilvane"})
    for turn in range(900):
        page.wait_for_selector(".piece.lit, .prompt .option:enabled, dialog[open]")
        if page.locator("dialog[open]").count():
            break
        if turn % 3:
            page.keyboard.press("1")
        else:
            page.keyboard.press(["ArrowRight", "ArrowDown", "ArrowLeft"][turn // 3 % 3])
            page.keyboard.press("Enter")
        page.wait_for_timeout(25)
    wait_for_the_end(page)
    assert ask(address, f"/api/tables/{table}")["status"] == "over"


def test_axe_finds_nothing_on_a_table_of_four(visit: Visit, address: str) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: make web")
    page = visit(bypass_csp=True, width=1024, height=768)
    sit_down(page, address, "battlecrest", FOUR, TEAMS)
    own_action(page)
    page.add_script_tag(path=str(AXE))
    found = page.evaluate("axe.run().then((r) => r.violations)")
    assert not [
        f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found if one["impact"] in ("serious", "critical")
    ]


def test_the_rules_page_has_a_legend_a_first_turn_and_names_the_ranges(visit: Visit, address: str) -> None:
    page, _ = meet(visit, address, "akhena")
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] .legend")
    assert page.locator("dialog .legend li").count() >= 12 and page.locator("dialog .first li").count() == 5
    assert page.locator("dialog .ranges li").all_inner_texts() == ["close range", "medium range", "long range 2–3"]
