// Aeon's End: blows fly from their card, numbers tick with them, and a match's damage is told by mage.
import { describe, expect, it } from "vitest";
import { patched, withBolts } from "../src/games/aeons_end/bolts";
import { damageBySeat } from "../src/games/aeons_end/ending";
import type { Beat } from "../src/lib/beats";
import type { GameEvent, View } from "../src/lib/wire";

const beat = (...events: GameEvent[]): Beat => ({
  kind: events[0].kind, events, caption: "…", things: [], card: null, arrow: null, seat: null, hold: 900,
});
const cast: GameEvent = { kind: "cast", seat: "seat:1", card: "card:spark:7", amount: 0 };
const hit: GameEvent = { kind: "foe-hit", amount: 2, life: 58 };

describe("bolts", () => {
  it("fly from the spell that is cast to the nemesis", () => {
    expect(withBolts([beat(cast), beat(hit)])[1].arrow).toEqual(["card:spark:7", "nemesis"]);
  });

  it("fly from the nemesis card that acts to who suffers", () => {
    const acts = beat({ kind: "persistent", card: "card:howling_spinners:90", amount: 0 });
    const told = withBolts([acts, beat({ kind: "suffer", seat: "seat:0", amount: 2 }), beat({ kind: "city", amount: 1, life: 20 })]);
    expect(told.map((one) => one.arrow)).toEqual([null, ["card:howling_spinners:90", "seat:0"], ["card:howling_spinners:90", "city"]]);
  });

  it("end with the turn", () => {
    expect(withBolts([beat(cast), beat({ kind: "turn-card", card: "card:turn_1:3" }), beat(hit)])[2].arrow).toBeNull();
  });
});

it("lives and tokens tick with each blow", () => {
  const table = {
    nemesis: { life: 60, play: [{ thing: "card:howling_spinners:90", tokens: 5 }] },
    gravehold: { life: 21, cap: 30 },
    players: [{ life: 10 }, { life: 3 }],
  };
  const view = { table } as unknown as View;
  const events: GameEvent[] = [
    hit, { kind: "minion-hit", card: "card:howling_spinners:90", amount: 3 }, { kind: "city", amount: 1, life: 20 }, { kind: "suffer", seat: "seat:1", amount: 9 },
  ];
  expect(events.reduce(patched, view).table).toEqual({
    nemesis: { life: 58, play: [{ thing: "card:howling_spinners:90", tokens: 2 }] },
    gravehold: { life: 20, cap: 30 },
    players: [{ life: 10 }, { life: 0 }],
  });
  expect(view.table).toBe(table);
});

it("damage is counted for who dealt it", () => {
  const turn: GameEvent = { kind: "turn-card", card: "card:turn_nemesis:1" };
  const minion: GameEvent = { kind: "minion-hit", card: "card:howling_spinners:90", amount: 3 };
  expect(damageBySeat([cast, hit, minion, turn, hit, { ...cast, seat: "seat:0" }, hit], 2)).toEqual([2, 5]);
});
