// What a Battlecrest position looks like, and its abilities in words.
import icons from "../../generated/battlecrest.json";
import { say, vocabulary } from "../../lib/words.svelte";
import type { View } from "../../lib/wire";

export interface Ability {
  kind: string;
  value?: number;
  crest?: string;
  range?: string;
  reach?: number;
  targets?: number;
}

export interface Power {
  thing: string;
  used?: boolean;
  star?: Ability[];
  passive?: { kind: string; value: number; when: string; for: string }[];
  after?: string;
  do?: Ability[];
}

export interface CardSide {
  thing: string;
  move: number;
  defence: number;
  crest: string;
  abilities: Ability[];
  defence_crest?: string;
}

export interface ActionCard extends CardSide {
  ready: boolean;
  other: CardSide;
}

/** The positions a health card passes on its two faces. */
export interface Health {
  start: number;
  flip: number;
  restart: number;
  skull: number;
}

export interface Companion {
  thing: string;
  cell: string | null;
  wounded: boolean;
  move: number;
  defence: number;
  ability: Power;
}

export interface Hero {
  thing: string;
  seat: number;
  team: number;
  cell: string | null;
  ghost: boolean;
  wounded: boolean;
  track: number;
  left: number;
  health: Health;
  wounded_crest: string;
  note: string | null;
  move: number;
  primed: Record<string, number>;
  ability: Power;
  cards: ActionCard[];
  companion: Companion | null;
}

export interface Effect {
  kind: "bonus" | "hazard" | "signpost";
  active: boolean;
  bonus?: string[];
  exit?: Edge;
}

export type Edge = "north" | "east" | "south" | "west";
export const EDGES: Edge[] = ["north", "east", "south", "west"];

export interface Location {
  thing: string;
  cell: string;
  number: number;
  edges: Partial<Record<Edge, Effect[]>>;
  other: Partial<Record<Edge, Effect[]>>;
  ability: Power;
}

export interface Position {
  active: number;
  turn: number;
  quiet_left: number | null; // without the house rule nothing is counted
  open: string[];
  locations: Location[];
  heroes: Hero[];
}

/** The game's part of a view. */
export const positionOf = (view: View): Position => view.table as unknown as Position;

export const ROWS = ["1", "2", "3", "4", "5", "6"];
export const COLUMNS = ["a", "b", "c", "d", "e", "f"];

const PICTURES: Record<string, keyof typeof icons> = {
  attack: "crossed-swords",
  defence: "shield",
  long_range: "crosshair",
  move: "footprint",
  push: "wind-slap",
  hazard: "death-skull",
  life: "hearts",
  ghost: "ghost",
};

export const picture = (name: string): string => icons[PICTURES[name]];

export const name = (thing: string): string => vocabulary.thing("battlecrest", thing, []);

function ability(one: Ability): string {
  return say(`battlecrest-effect-${one.kind}`, {
    value: one.value ?? 0,
    crest: one.crest ? say("battlecrest-crest-bonus", { crest: name(one.crest) }) : "",
    range: one.range ? say(`battlecrest-range-${one.range}`, { reach: one.reach ?? 0 }) : "",
    targets: one.targets ? say("battlecrest-targets", { count: one.targets }) : "",
  });
}

export const inWords = (abilities: Ability[]): string => abilities.map(ability).join("; ");

export function powerInWords(power: Power): string {
  const parts: string[] = [];
  if (power.star) parts.push(`★ ${inWords(power.star)}`);
  for (const one of power.passive ?? []) {
    const bare = say(`battlecrest-passive-${one.kind}`, { value: one.value });
    const change = one.when === "always" ? bare : `${bare} (${say(`battlecrest-when-${one.when}`)})`;
    parts.push(one.for === "companion" ? say("battlecrest-for-companion", { change }) : change);
  }
  if (power.after && power.do) parts.push(say(`battlecrest-after-${power.after}`, { effects: inWords(power.do) }));
  return parts.join("; ");
}

export const valuesInWords = (one: Companion): string =>
  one.cell
    ? [say("battlecrest-moves", { move: one.move }), say("battlecrest-defence", { defence: one.defence })].join(" · ")
    : say("battlecrest-out");

export const companionInWords = (one: Companion): string =>
  one.cell ? `${valuesInWords(one)} · ${powerInWords(one.ability)}` : valuesInWords(one);
