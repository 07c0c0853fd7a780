// Puzzles: their numbers, and which one comes next.
import type { ListedPuzzle } from "./wire";

/** "mindbug-07" is number 7. */
export const numberOf = (id: string): number => Number(id.slice(id.lastIndexOf("-") + 1));

/** The next one after this that is not solved, from the beginning again after the last; undefined where all others are. */
export function nextPuzzle(puzzles: ListedPuzzle[], id: string, solved: string[]): ListedPuzzle | undefined {
  const here = puzzles.findIndex((puzzle) => puzzle.id === id);
  const following = [...puzzles.slice(here + 1), ...puzzles.slice(0, Math.max(0, here))];
  return following.find((puzzle) => !solved.includes(puzzle.id));
}
