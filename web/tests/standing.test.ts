import { describe, expect, test } from "vitest";
import { endedFor, finishedOf, levelAt, nextLevel, standingOf } from "../src/lib/standing";
import type { ListedTable } from "../src/lib/wire";

const table = (outcome: number[] | null, seat = 0, more: Partial<ListedTable> = {}): ListedTable => ({
  id: "a", game: "mindbug", settings: {}, public: false, status: "over", clock: { kind: "none", out: "bot" }, asked: [],
  seats: [{ kind: "person", name: "Олена", bot: null }, { kind: "bot", name: "", bot: "level:2" }],
  created: 1, time: 2, lesson: false, puzzle: false, outcome, seat, ...more,
});

describe("how a match ended", () => {
  test("the largest share wins, equal shares are a draw, and together everybody wins or loses", () => {
    expect(endedFor([1, 0], 0)).toBe("won");
    expect(endedFor([1, 0], 1)).toBe("lost");
    expect(endedFor([0.5, 0.5], 1)).toBe("drawn");
    expect(endedFor([1, 1], 1)).toBe("won");
    expect(endedFor([0, 0], 1)).toBe("lost");
  });

  test("a record counts matches that were finished, and no lessons", () => {
    const mine = [table([1, 0]), table([0, 1]), table([1, 0], 0, { lesson: true }), table([1, 0], 0, { puzzle: true }), table(null, 0, { status: "playing" })];
    expect(standingOf(finishedOf(mine))).toEqual({ won: 1, lost: 1, drawn: 0 });
  });

  test("a level counts only where nobody but bots of it plays", () => {
    expect(levelAt(table([1, 0]))).toBe(2);
    const person = { kind: "person", name: "Тарас", bot: null } as const;
    expect(levelAt(table([1, 0], 0, { seats: [person, person] }))).toBeNull();
    expect(levelAt(table([1, 0], 0, { seats: [person, { kind: "bot", name: "", bot: "random" }] }))).toBeNull();
  });
});

describe("what to try next", () => {
  const [won, lost] = [table([1, 0]), table([0, 1])];
  test("the next level after two wins, the one below after two defeats, else the same", () => {
    expect(nextLevel(2, [won])).toBe(2);
    expect(nextLevel(2, [won, won, lost])).toBe(3);
    expect(nextLevel(2, [lost, lost, won])).toBe(1);
    expect(nextLevel(2, [lost, won])).toBe(2);
    expect(nextLevel(5, [won, won])).toBe(5);
    expect(nextLevel(1, [lost, lost])).toBe(1);
  });
});
