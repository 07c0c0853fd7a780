// What each mage did, told by the events of a match.
import { seatOf } from "../../lib/beats";
import type { GameEvent } from "../../lib/wire";

/** Kinds of events after which what the nemesis suffers is done by who is named. */
const DOES = ["cast", "play", "ability"];

/** The damage each seat dealt to the nemesis and its minions. */
export function damageBySeat(events: GameEvent[], seats: number): number[] {
  const dealt = Array<number>(seats).fill(0);
  let doer: number | null = null;
  for (const event of events) {
    if (event.kind === "turn-card") doer = null;
    else if (DOES.includes(event.kind)) doer = seatOf(event.seat) ?? doer;
    else if ((event.kind === "foe-hit" || event.kind === "minion-hit") && doer !== null) dealt[doer] += Number(event.amount);
  }
  return dealt;
}
