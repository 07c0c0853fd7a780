import { flushSync, mount, unmount } from "svelte";
import { beforeEach, describe, expect, test } from "vitest";
import { layOut, type LayoutWords } from "../src/games/generic/layout";
import { ui } from "../src/games/generic/ui";
import { TableModel } from "../src/lib/tableModel.svelte";
import { serveTexts, speak, table, view } from "./fakes";

const LABELS: Partial<Record<string, string>> = {
  hand: "Hand", deck: "Deck", discard: "Discard", trump: "Trump", table: "Table", life: "Life", attacker: "Attacks", phase: "Phase",
};
const words: LayoutWords = {
  label: (field) => LABELS[field] ?? "",
  value: (field, value) => (field === "phase" && value === "night" ? "Night" : ""),
  thing: (thing) => (thing.startsWith("seat:") ? `Player ${Number(thing.slice(5)) + 1}` : thing),
};
const things = (groups: { thing: string }[][]): string[][] => groups.map((group) => group.map((item) => item.thing));

describe("the layout of a view nobody drew a table for", () => {
  test("players have their zones, with hidden cards in the hand", () => {
    const players = [{ hand: ["card:6s:1", "card:7h:2"], hidden: 0 }, { hand: [], hidden: 6 }];
    const layout = layOut({ players, deck: 24 }, 2, words);
    expect(layout.players.map((parts) => parts.length)).toEqual([1, 1]);
    const [own, other] = layout.players.map((parts) => parts[0].zones[0]);
    expect(own).toMatchObject({ label: "Hand", hidden: 0 });
    expect(things(own.groups)).toEqual([["card:6s:1"], ["card:7h:2"]]);
    expect(other).toMatchObject({ label: "Hand", groups: [], hidden: 6 });
    expect(layout.shared.zones).toMatchObject([{ field: "deck", label: "Deck", hidden: 24, pile: true }]);
  });

  test("members that name their seat are players, whatever the list is called", () => {
    const layout = layOut({ hunted: [{ seat: 2, hand: ["card:a:1"] }, { seat: 1, hand: [] }] }, 3, words);
    expect(layout.players.map((parts) => parts.length)).toEqual([0, 1, 1]);
    expect(layout.players[2][0].zones).toHaveLength(1);
  });

  test("empty places are shown on the shared table, not before each player", () => {
    const layout = layOut({ discard: [], players: [{ hand: [] }, { hand: [] }] }, 2, words);
    expect(layout.shared.zones).toMatchObject([{ label: "Discard", groups: [] }]);
    expect(layout.players[0][0].zones).toEqual([]);
  });

  test("a number for each seat belongs to the players", () => {
    const layout = layOut({ life: [3, 2] }, 2, words);
    expect(layout.players[1][0].facts).toEqual([{ label: "Life", value: "2" }]);
    expect(layout.shared.facts).toEqual([]);
  });

  test("a card and the one that beats it lie together", () => {
    const attacks = [{ attack: "card:6s:1", defence: "card:7s:2" }, { attack: "card:6h:3", defence: null }, ["card:8c:4", "card:9c:5"]];
    const { zones } = layOut({ table: attacks }, 2, words).shared;
    expect(things(zones[0].groups)).toEqual([["card:6s:1", "card:7s:2"], ["card:6h:3"], ["card:8c:4", "card:9c:5"]]);
  });

  test("things are shown even where nobody has words for their zone", () => {
    const { zones } = layOut({ oddments: ["card:a:1"], top: { thing: "card:b:2", life: 3 } }, 2, words).shared;
    expect(zones.map((zone) => zone.label)).toEqual(["", ""]);
    expect(zones[1].groups).toEqual([[{ thing: "card:b:2", facts: [{ label: "Life", value: "3" }] }]]);
  });

  test("plain fields without words are not shown", () => {
    const shared = layOut({ quiet_left: 6, inner: true, odd: "text", phase: "night", since: [1, 2, 3] }, 2, words).shared;
    expect(shared).toEqual({ facts: [{ label: "Phase", value: "Night" }], zones: [] });
  });

  test("a seat's number is its player", () => {
    expect(layOut({ attacker: 1 }, 2, words).shared.facts).toEqual([{ label: "Attacks", value: "Player 2" }]);
  });

  test("parts of parts are laid out with the whole", () => {
    const { facts, zones } = layOut({ survival: { deck: 9, discard: ["card:a:1"], life: 2, discard_hidden: 3 } }, 2, words).shared;
    expect(facts).toEqual([{ label: "Life", value: "2" }]);
    expect(zones).toMatchObject([{ field: "deck", pile: true, hidden: 9 }, { field: "discard", hidden: 3 }]);
  });

  test("anything at all can be laid out", () => {
    for (const odd of [null, undefined, 3, "x", [], {}, { players: [] }, { players: [1] }, { a: [[[]]] }, { a: [null] }]) {
      expect(layOut(odd, 2, words).players).toHaveLength(2);
    }
  });
});

describe("the generic table", () => {
  const DURAK = `
durak = Durak
durak-zone-bout = Bout
durak-zone-defences = Beaten with
durak-role-attacker = attacks
durak-card-6s = 6♠
durak-card-7h = 7♥
durak-suit-h = ♥ hearts
durak-choice-throw = Throw in { $card }
durak-choice-pass = Throw in nothing
durak-ask-throw = Do you throw in another card?
`;

  beforeEach(async () => {
    serveTexts({ "/api/words/durak/en": DURAK });
    await speak("en", "durak");
  });

  function show(): { text: string; lit: string[]; model: TableModel; close: () => Promise<void> } {
    const options = [{ option: 7, kind: "throw", card: "card:6s:6" }, { option: 0, kind: "pass" }];
    const position = view(options, {
      game: "durak",
      decisions: [{ seats: [0], kind: "throw", waits: true, args: {}, options }],
      table: {
        bout: 4, secret_number: 17, trump: ["suit:h"], deck: 12, defences: [], discard: ["card:7h:8"],
        players: [{ role: ["role:attacker"], hand: ["card:6s:6"], hidden: 0 }, { role: [], hand: [], hidden: 5 }],
      },
    });
    const model = new TableModel({ view: position, table: table({ game: "durak" }), seat: 0, lines: [] } as never, ui);
    const app = mount(ui.Table, { target: document.body, props: { model, view: position } });
    flushSync();
    const lit = Array.from(document.querySelectorAll<HTMLElement>(".piece.lit"), (piece) => piece.dataset.thing ?? "");
    model.findUnplaced();
    return { text: document.body.textContent, lit, model, close: () => unmount(app) };
  }

  test("speaks in words of the game or of the page, and never shows a field's own name", async () => {
    const { text, close } = show();
    for (const word of ["Bout", "Beaten with", "attacks", "6♠", "7♥", "♥ hearts", "Hand", "Deck", "Discard pile", "Trump"]) {
      expect(text).toContain(word);
    }
    for (const raw of ["bout", "secret", "17", "defences", "players", "hidden", "durak-", "card:"]) expect(text).not.toContain(raw);
    await close();
  });

  test("lights what may be touched and leaves the rest to the prompt", async () => {
    const { lit, model, close } = show();
    expect(lit).toEqual(["card:6s:6"]);
    expect(model.unplaced.map((option) => option.kind)).toEqual(["pass"]);
    await close();
  });

  test("draws a back for every card that is hidden, one for a pile", async () => {
    const { close } = show();
    const backs = (zone: string): number => document.querySelectorAll(`[data-zone="${zone}"] .back`).length;
    expect(backs("hand:1")).toBe(5);
    expect(backs("hand:0")).toBe(0);
    expect(backs("deck")).toBe(1);
    await close();
  });
});
