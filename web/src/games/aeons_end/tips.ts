// When the rules of Aeon's End introduce themselves.
import { isOwn, type Moment, type Tip } from "../../lib/tips.svelte";
import { positionOf, type Mage } from "./table";

const own = ({ view, seat }: Moment): Mage => positionOf(view).players[seat];

export const tips: Tip[] = [
  { id: "charge", choice: "charge" },
  {
    id: "focus",
    choice: "focus",
    when: (moment) => {
      const { hand, breaches } = own(moment);
      const empty = breaches.some((breach) => breach.state === "open" && !breach.spells.length);
      return hand.some((card) => card.kind === "spell") && !empty;
    },
  },
  { id: "order", ask: "order" },
  { id: "minion", ask: "target", when: ({ model }) => model.options.some((option) => option.kind === "target-minion") },
  { id: "power", event: "power" },
  { id: "dispel", choice: "dispel" },
  { id: "unleash", event: "unleash" },
  { id: "exhausted", event: "exhausted" },
  { id: "who_turn", ask: "who-turn" },
  { id: "top_deck", event: "flip", when: isOwn },
];
