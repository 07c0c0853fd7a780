// When the rules of Battlecrest introduce themselves.
import type { Moment, Tip } from "../../lib/tips.svelte";
import { COLUMNS, positionOf, ROWS, type Hero } from "./table";

const own = ({ view, seat }: Moment): Hero[] => positionOf(view).heroes.filter((hero) => hero.seat === seat);

function distance(one: string | null, two: string | null): number {
  if (!one || !two) return Infinity;
  const across = Math.abs(COLUMNS.indexOf(one[0]) - COLUMNS.indexOf(two[0]));
  return across + Math.abs(ROWS.indexOf(one[1]) - ROWS.indexOf(two[1]));
}

export const tips: Tip[] = [
  {
    id: "refocus",
    choice: "refocus",
    when: (moment) => own(moment).some((hero) => !hero.ghost && hero.cards.filter((card) => card.ready).length <= 1),
  },
  { id: "cheap_wound", ask: "defend", when: ({ model }) => Number(model.decision?.args.value) <= 2 },
  { id: "flip", event: "flip" },
  { id: "hazard", event: "hazard" },
  {
    id: "long_range",
    ask: "action",
    when: (moment) => {
      const { heroes } = positionOf(moment.view);
      return own(moment).some((hero) => {
        const far = heroes.filter((other) => other.team !== hero.team && !other.ghost).map((other) => distance(hero.cell, other.cell));
        const shots = hero.cards.filter((card) => card.ready).flatMap((card) => card.abilities);
        return shots.some(
          ({ range, reach = 0 }) => range === "long" && far.includes(1) && !far.some((cells) => cells >= 2 && cells <= reach),
        );
      });
    },
  },
  { id: "companion", ask: "move-more" },
  {
    id: "star_place",
    ask: "star",
    when: ({ view, model }) => {
      const places = positionOf(view).locations.map((location) => location.ability.thing);
      return model.options.some((option) => Object.values(option).some((thing) => places.includes(String(thing))));
    },
  },
  { id: "wounded", event: "worse", when: (moment, event) => own(moment).some((hero) => hero.thing === event.warrior) },
  { id: "quiet", ask: "action", when: ({ view }) => (positionOf(view).quiet_left ?? Infinity) <= 4 },
];
