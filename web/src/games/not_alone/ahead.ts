// What can be answered ahead in Not Alone: no card, and the Place one goes to while the Creature is still thinking.
import type { AheadRules } from "../../lib/ahead.svelte";
import type { View } from "../../lib/wire";
import { say } from "../../lib/words.svelte";
import { CREATURE, EXPLORATION, positionOf } from "./table";

/** Whether the Hunted wait only for the Creature to say whether it plays a card first. */
function creatureThinks(view: View): boolean {
  const waited = view.decisions.filter((decision) => decision.waits);
  return positionOf(view).phase === EXPLORATION && waited.length > 0 && waited.every((asked) => asked.kind === "window" && asked.seats[0] === CREATURE);
}

export const ahead: AheadRules = {
  window: "window",
  decline: ["quiet", "no-card"],
  turn: (view) => positionOf(view).turn,
  held: (view, seat) => {
    const { hunt, hunted } = positionOf(view);
    return seat === CREATURE ? hunt.count : hunted[seat - 1].survival_count;
  },
  mayPlan: (view, seat, thing) => {
    const { hunted, barred } = positionOf(view);
    if (seat === CREATURE || !creatureThinks(view)) return false;
    return !thing || (hunted[seat - 1].hand.includes(thing) && !barred.includes(thing));
  },
  basis: (view) => {
    const { turn, hunt } = positionOf(view);
    return `${turn} ${hunt.spent.length}`;
  },
  planning: () => say("web-not_alone-plan"),
};
