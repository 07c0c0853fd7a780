import { expect, test } from "vitest";
import type { Beat } from "../src/lib/beats";
import { fought, paced, PEACE, seenIn, type Fight } from "../src/games/battlecrest/story";

const beat = (kind: string, members: Record<string, unknown> = {}): Beat => ({
  kind, events: [{ kind, ...members }], caption: kind, things: [], card: null, arrow: null, seat: null, hold: 900,
});
const after = (...beats: Beat[]): Fight => beats.reduce(fought, PEACE);

test("a walk goes cell by cell, 140 milliseconds each", () => {
  expect(paced([beat("step"), beat("attack")]).map(({ hold }) => hold)).toEqual([140, 900]);
});

test("the cards of a duel meet", () => {
  const attack = beat("attack", { warrior: "hero:akhena:0", target: "hero:torv:1", value: 3 });
  const defend = beat("defend", { warrior: "hero:torv:1", card: "action:torv.hide.0:7", value: 2 });
  const before = after(beat("activate", { card: "action:akhena.staff.0:1" }), attack);
  expect(seenIn(before, attack)).toMatchObject({ attacker: "hero:akhena:0", card: "action:akhena.staff.0:1", value: 3, defence: null });
  expect(seenIn(fought(before, defend), defend)?.defence).toEqual({ card: "action:torv.hide.0:7", value: 2 });
});

test("a duel is over when something else happens, and a new turn forgets the card", () => {
  const attack = beat("attack", { warrior: "hero:akhena:0", target: "hero:torv:1", value: 3 });
  const fight = after(beat("activate", { card: "action:akhena.staff.0:1" }), attack);
  expect(seenIn(fight, beat("step"))).toBeNull();
  expect(seenIn(fight, null)).toBeNull();
  expect(fought(fight, beat("turn")).card).toBeNull();
});
