import { expect, test } from "vitest";
import { nextPuzzle, numberOf } from "../src/lib/puzzles";

const puzzles = ["a-01", "a-02", "a-10"].map((id) => ({ game: "a", id, grade: 1, decisions: 2 }));

test("a puzzle is called by its number", () => {
  expect(numberOf("not_alone-07")).toBe(7);
});

test("the next puzzle is the next unsolved one, around the end", () => {
  expect(nextPuzzle(puzzles, "a-01", ["a-01"])?.id).toBe("a-02");
  expect(nextPuzzle(puzzles, "a-01", ["a-02"])?.id).toBe("a-10");
  expect(nextPuzzle(puzzles, "a-10", ["a-10"])?.id).toBe("a-01");
  expect(nextPuzzle(puzzles, "a-02", ["a-01", "a-10"])).toBeUndefined();
});
