// When the rules of Gobb'it introduce themselves: after the race, so that nobody reads while others slap.
import { isOwn, type Moment, type Tip } from "../../lib/tips.svelte";
import { positionOf } from "./table";

const FOOD: Partial<Record<string, string>> = { snake: "chameleon", chameleon: "fly" };
const TWO_COLOURS = ["red_blue_fly", "blue_yellow_fly", "red_yellow_fly"];
const named = (thing: unknown): string => String(thing).split(":")[1] ?? "";

/** How many piles the reader's top card eats. */
function meals({ view, seat }: Moment): number {
  const { players } = positionOf(view);
  const mine = players[seat].top;
  const eaten = players.filter(({ top }, n) => {
    return n !== seat && top && mine && FOOD[mine.animal] === top.animal && top.colours.some((one) => mine.colours.includes(one));
  });
  return eaten.length;
}

export const tips: Tip[] = [
  { id: "mistake", event: "mistake", when: isOwn },
  { id: "two_colours", event: "open", when: (_, event) => TWO_COLOURS.includes(named(event.card)) },
  {
    id: "their_gorilla",
    event: "open",
    when: (moment, event) => named(event.card) === "gorilla" && !isOwn(moment, event),
  },
  { id: "two_hands", ask: "react", when: (moment) => meals(moment) > 1 },
  { id: "late", event: "late", when: isOwn },
  { id: "rob", ask: "rob" },
  { id: "ghost", event: "ghost", when: isOwn },
  { id: "mercy", ask: "mercy" },
  { id: "condition", event: "condition" },
];
