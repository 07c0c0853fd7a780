// When the rules of Not Alone introduce themselves.
import type { Moment, Tip } from "../../lib/tips.svelte";
import { positionOf, type Hunted } from "./table";

const own = ({ view, seat }: Moment): Hunted | undefined => positionOf(view).hunted.find((one) => one.seat === seat);
const ONCE = ["place:beach", "place:wreck"]; // Places that work once a turn for the whole crew

export const tips: Tip[] = [
  { id: "resist", choice: "resist-1", when: (moment) => (own(moment)?.hand.length ?? 9) <= 2 },
  { id: "give_up", choice: "give-up", when: (moment) => own(moment)?.will === 1 },
  { id: "rover", ask: "rover" },
  { id: "keep", ask: "keep" },
  { id: "lair", ask: "lair" },
  {
    id: "once",
    event: "reveal",
    when: ({ view }) => {
      const played = positionOf(view).hunted.flatMap((one) => one.played);
      return ONCE.some((place) => played.filter((other) => other === place).length > 1);
    },
  },
  { id: "survival", ask: "window", when: (moment) => (own(moment)?.survival.length ?? 0) > 0 },
  { id: "artemia", choice: "artemia" },
  { id: "last_will", event: "recover" },
];
