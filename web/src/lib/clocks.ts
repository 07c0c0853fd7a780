// The clocks a table may be opened with, and how they are told.
import type { ClockSetup, Clocks } from "./wire";
import { say } from "./words.svelte";

const MINUTE = 60_000;

export const CLOCKS: Record<string, Clocks> = {
  none: { kind: "none" },
  move1: { kind: "move", time: MINUTE },
  move3: { kind: "move", time: 3 * MINUTE },
  live10: { kind: "live", base: 10 * MINUTE, increment: 5000, out: "lose" },
  live25: { kind: "live", base: 25 * MINUTE, increment: 10_000, out: "lose" },
  days1: { kind: "days", days: 1 },
  days3: { kind: "days", days: 3 },
};

/** A clock in words. */
export function clockWords({ kind, base = 0, increment = 0, time = 0, days = 0 }: Clocks | ClockSetup): string {
  if (kind === "move") return say("web-clock-move", { minutes: Math.round(time / MINUTE) });
  if (kind === "live") return say("web-clock-live", { minutes: Math.round(base / MINUTE), seconds: Math.round(increment / 1000) });
  return kind === "days" ? say("web-clock-days", { days }) : say("web-clock-none");
}
