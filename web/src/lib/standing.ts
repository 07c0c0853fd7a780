// How matches ended for somebody, and what follows from it: the record against a level, and what to try next.
import type { ListedTable } from "./wire";

export type Ended = "won" | "lost" | "drawn";

/** How a match ended for a seat: won with the largest share, unless everybody has the same. */
export function endedFor(outcome: number[], seat: number): Ended {
  const best = Math.max(...outcome);
  if (best > 0 && outcome.every((share) => share === best)) return best === 1 ? "won" : "drawn";
  return best > 0 && outcome[seat] === best ? "won" : "lost";
}

/** The level of the bots of a table, 1 to 5, where all of them have the same and nobody else plays; null elsewhere. */
export function levelAt({ seats, seat }: Pick<ListedTable, "seats" | "seat">): number | null {
  const others = seats.filter((_, n) => n !== seat);
  const levels = new Set(others.map(({ kind, bot }) => (kind === "bot" && bot?.startsWith("level:") ? Number(bot.slice(6)) : null)));
  const [level = null] = levels;
  return levels.size === 1 ? level : null;
}

/** Whether a table waits for me. */
export const waitingFor = ({ status, asked, seat, lesson, puzzle }: ListedTable): boolean =>
  status === "playing" && !lesson && !puzzle && typeof seat === "number" && asked.includes(seat);

export interface Standing {
  won: number;
  lost: number;
  drawn: number;
}

/** Matches of mine that were played to their end; lessons and puzzles do not count. */
export const finishedOf = (mine: ListedTable[]): ListedTable[] =>
  mine.filter((table) => table.status === "over" && !table.lesson && !table.puzzle && table.outcome && typeof table.seat === "number");

export function standingOf(tables: ListedTable[]): Standing {
  const standing: Standing = { won: 0, lost: 0, drawn: 0 };
  for (const { outcome, seat } of tables) if (outcome && typeof seat === "number") standing[endedFor(outcome, seat)]++;
  return standing;
}

const IN_A_ROW = 2; // so many wins or defeats in a row and another level is better

/**
 * What to try after matches against a level, the newest first: the next level after two wins in a row, the one below
 * after two defeats; otherwise the same once more.
 */
export function nextLevel(level: number, newestFirst: ListedTable[]): number {
  const last = newestFirst.slice(0, IN_A_ROW).map(({ outcome, seat }) => (outcome && typeof seat === "number" ? endedFor(outcome, seat) : "drawn"));
  if (last.length < IN_A_ROW) return level;
  if (last.every((ended) => ended === "won")) return Math.min(5, level + 1);
  if (last.every((ended) => ended === "lost")) return Math.max(1, level - 1);
  return level;
}
