// The end of a match in words: who won, and why it is over.
import type { TableModel } from "./tableModel.svelte";
import { say, vocabulary } from "./words.svelte";

const REASONS: Partial<Record<string, string>> = { concede: "web-entry-concede", left: "web-entry-left", unsolved: "web-puzzle-why" };

export interface Ending {
  /** For the reader: won, lost, a draw. */
  title: string;
  /** Who won, where the title does not say it. */
  winners: string;
  /** Why it is over. */
  reason: string;
}

export function endingOf(model: TableModel): Ending {
  const { table, view, seat, names, ui } = model;
  const outcome = table?.result?.outcome ?? [];
  const best = Math.max(0, ...outcome);
  const first = outcome.flatMap((share, n) => (share === best ? n : []));
  const won = say("won", { seats: vocabulary.seats(first, names, seat) });
  const drawn = first.length === outcome.length && best < 1;
  const mine = seat !== null && first.includes(seat);
  let title = won;
  if (best <= 0) title = say("all-lost");
  else if (drawn) title = say("draw-result");
  else if (seat !== null) title = say(mine ? "web-you-won" : "web-you-lost");
  const solved = table?.puzzle?.solved ?? null;
  if (solved !== null) title = say(solved ? "web-puzzle-solved" : "web-puzzle-unsolved");
  const told = best > 0 && !drawn && title !== won && !(first.length === 1 && mine);
  const { reason = "rules", seat: whose = null } = table?.result ?? {};
  const given = reason !== "rules" && whose !== null ? say(REASONS[reason] ?? "web-entry-flag", { name: names[whose] }) : "";
  return { title, winners: told ? won : "", reason: given || (view ? (ui.ending?.(view, model) ?? "") : "") };
}
