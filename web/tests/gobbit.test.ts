import { describe, expect, test } from "vitest";
import { bindings, handsOn, keyFor, optionAt, type Position } from "../src/games/gobbit/table";
import type { TableConnection } from "../src/lib/connection.svelte";
import { view } from "./fakes";

const player = (thing: string | null): Partial<Position["players"][number]> => ({
  top: thing === null ? null : { thing, name: "", animal: "fly", colours: ["red"] },
});
const OPTIONS = [
  { option: 0, kind: "wait" },
  { option: 1, kind: "cover", card: "card:red_fly:3" },
  { option: 2, kind: "slap", seat: "seat:1", card: "card:red_chameleon:9" },
  { option: 9, kind: "call" },
  { option: 10, kind: "open" },
];
const hand = (options = OPTIONS): TableConnection =>
  ({ view: view(options, { table: { players: [player("card:red_fly:3"), player("card:red_chameleon:9"), player(null)] } }) }) as TableConnection;

describe("a hand", () => {
  test("means what lies where it comes down", () => {
    expect(optionAt(hand(), "pile:0")?.kind).toBe("cover");
    expect(optionAt(hand(), "pile:1")?.kind).toBe("slap");
    expect(optionAt(hand(), "discard")?.kind).toBe("call");
    expect(optionAt(hand(), "deck")?.kind).toBe("open");
  });

  test("means nothing where nothing is offered", () => {
    expect(optionAt(hand(), "pile:2")).toBeUndefined();
    expect(optionAt(hand([OPTIONS[0]]), "deck")).toBeUndefined();
    expect(optionAt({ view: null } as TableConnection, "pile:0")).toBeUndefined();
  });

  test("is seen where the events tell that it came down", () => {
    const events = [
      { kind: "slap", seat: "seat:2", pile: "seat:1", time: 300 },
      { kind: "cover", seat: "seat:1", pile: "seat:1", time: 310 },
      { kind: "slap-discard", seat: "seat:0", pile: "discard:pile", time: 320 },
      { kind: "eaten", seat: "seat:2", pile: "seat:1" },
    ];
    expect(handsOn(events, "seat:1")).toEqual([2, 1]);
    expect(handsOn(events, "discard:pile")).toEqual([0]);
    expect(handsOn(events, "seat:0")).toEqual([]);
  });
});

describe("keys", () => {
  test("one player has the space bar and digits", () => {
    const bound = bindings(1, 3);
    expect(bound.get("Space")).toEqual({ hand: 0, target: "deck" });
    expect(bound.get("Digit3")).toEqual({ hand: 0, target: "pile:2" });
    expect(bound.has("Digit4")).toBe(false);
    expect(keyFor(bound, 0, "deck")).toBe("␣");
  });

  test("no key of several players means two things", () => {
    const bound = bindings(4, 8);
    expect(bound.size).toBe(4 * (2 + 8));
    expect(keyFor(bound, 1, "pile:0")).toBe("J");
  });
});
