import { describe, expect, test } from "vitest";
import { merge, patched, viewIn } from "../src/lib/merge";
import type { View } from "../src/lib/wire";

describe("merge", () => {
  test("merges nested objects member by member", () => {
    expect(merge({ a: { b: 1, c: 2 }, d: 3 }, { a: { c: 4, e: 5 } })).toEqual({ a: { b: 1, c: 4, e: 5 }, d: 3 });
  });

  test("puts an object into a list by the numbers of its members, as the engine's doctest has it", () => {
    const shared = { players: [{ hand: [] as string[], hidden: 2 }], deck: 3 };
    const own = { players: { "0": { hand: ["card:imp:1", "card:imp:2"], hidden: 0 } } };
    expect(merge(shared, own)).toEqual({ players: [{ hand: ["card:imp:1", "card:imp:2"], hidden: 0 }], deck: 3 });
  });

  test("reaches lists inside lists", () => {
    const shared = { rows: [[{ n: 1 }, { n: 2 }], [{ n: 3 }]] };
    expect(merge(shared, { rows: { "0": { "1": { seen: true } } } })).toEqual({
      rows: [[{ n: 1 }, { n: 2, seen: true }], [{ n: 3 }]],
    });
  });

  test.each([
    ["a list by a list", { a: [1, 2, 3] }, { a: [4] }, { a: [4] }],
    ["a number by a number", { a: 1 }, { a: 2 }, { a: 2 }],
    ["an object by null", { a: { b: 1 } }, { a: null }, { a: null }],
    ["null by an object", { a: null }, { a: { b: 1 } }, { a: { b: 1 } }],
    ["a text by an object", { a: "x" }, { a: { b: 1 } }, { a: { b: 1 } }],
    ["an object by a list", { a: { b: 1 } }, { a: [1] }, { a: [1] }],
  ])("replaces %s", (_, shared, own, merged) => {
    expect(merge<unknown>(shared, own)).toEqual(merged);
  });

  test("adds what was not there", () => {
    expect(merge<unknown>({ seat: null }, { seat: 1, table: { hand: [] } })).toEqual({ seat: 1, table: { hand: [] } });
  });

  test("changes neither of its arguments", () => {
    const shared = { players: [{ hand: [] as string[] }], deck: { top: null } };
    const own = { players: { "0": { hand: ["card:imp:1"] } }, deck: { top: "card:imp:2" } };
    const before = JSON.stringify([shared, own]);
    merge<unknown>(shared, own);
    expect(JSON.stringify([shared, own])).toBe(before);
  });
});

describe("viewIn", () => {
  const shared: View = {
    game: "mindbug", settings: {}, seats: 2, seat: null, moves: 3, outcome: null,
    decisions: [{ seats: [1], kind: "turn", waits: true, args: {} }],
    table: { players: [{ hidden: 5 }, { hidden: 5 }] },
  };

  test("is the shared view for a spectator", () => {
    expect(viewIn({ shared })).toBe(shared);
  });

  test("has the options and the hand of the own part", () => {
    const options = [{ option: 4, kind: "play", card: "card:imp:4" }];
    const own = { seat: 1, decisions: { "0": { options } }, table: { players: { "1": { hand: ["card:imp:4"], hidden: 0 } } } };
    const view = viewIn({ shared, own });
    expect(view?.seat).toBe(1);
    expect(view?.decisions).toEqual([{ seats: [1], kind: "turn", waits: true, args: {}, options }]);
    expect(view?.table).toEqual({ players: [{ hidden: 5 }, { hand: ["card:imp:4"], hidden: 0 }] });
  });

  test("is a whole view where one was sent", () => {
    expect(viewIn({ view: shared })).toBe(shared);
  });

  test("tells no view from no change", () => {
    expect(viewIn({ shared: null })).toBeNull();
    expect(viewIn({})).toBeUndefined();
  });
});

describe("patched", () => {
  const view = { moves: 1, decisions: [], table: { deck: 3, cards: [{ name: "imp", at: 1 }, { name: "elf", at: 2 }] } };
  const shared = view as unknown as View;

  test("replaces members of the view, of the table and of the things in its lists", () => {
    const made = patched(shared, { moves: 2, table: { deck: { left: 1 }, cards: { "1": { at: 5 } } } });
    expect(made.moves).toBe(2);
    expect(made.table).toEqual({ deck: { left: 1 }, cards: [{ name: "imp", at: 1 }, { name: "elf", at: 5 }] });
  });

  test("replaces things in a list inside a thing", () => {
    const heroes = [{ name: "ilvane", cards: [{ side: 0 }, { side: 1 }] }];
    const hero = { ...view, table: { heroes } } as unknown as View;
    const made = patched(hero, { table: { heroes: { "0": { cards: { "1": { side: 0 } } } } } });
    expect(made.table).toEqual({ heroes: [{ name: "ilvane", cards: [{ side: 0 }, { side: 0 }] }] });
    expect(patched(hero, { table: { heroes: { "0": { cards: [] } } } }).table).toEqual({
      heroes: [{ name: "ilvane", cards: [] }],
    });
    expect(heroes[0]?.cards[1]).toEqual({ side: 1 });
  });

  test("leaves the old view as it was", () => {
    patched(shared, { table: { cards: { "0": { at: 9 } } } });
    expect(view.table.cards[0]).toEqual({ name: "imp", at: 1 });
  });
});
