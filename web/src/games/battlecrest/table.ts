// What a Battlecrest position looks like, and its abilities in words.
import drawn from "../../generated/pictures_battlecrest.json";
import { fetching } from "../../lib/fetched.svelte";
import { say, vocabulary } from "../../lib/words.svelte";
import type { View } from "../../lib/wire";

export interface Ability {
  kind: string;
  value?: number;
  crest?: string;
  range?: "close" | "mid" | "long";
  reach?: number;
  targets?: number;
  /** What the value comes to now, and how far a long range goes. */
  total?: number;
  span?: number;
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
  defence_total?: number;
}

export interface ActionCard extends CardSide {
  ready: boolean;
  side: number;
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
  waiting: boolean;
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
  turned: boolean;
  edges: Partial<Record<Edge, Effect[]>>;
  other: Partial<Record<Edge, Effect[]>>;
  ability: Power;
}

/** A way to a cell: the cells entered, and the wounds that entering them brings. */
export interface Way {
  path: string[];
  wounds?: Partial<Record<string, number>>;
  dies?: boolean;
}

/** Where a warrior may be walked; the option that begins it, where it has not begun. */
export interface Walk {
  warrior: string;
  from: string;
  option?: number;
  turns: string[];
  hurt: Record<string, number>;
  cells: Partial<Record<string, Way>>;
}

export interface Consequences {
  wounds: number;
  dies: boolean;
  /** Locations that turn over, and whom the hazards that wake wound. */
  turns: string[];
  hurt: Record<string, number>;
}

/** One way to answer an attack; without a card it is not defended. */
export interface Defence extends Consequences {
  card?: string;
  defence?: number;
}

export interface Duel extends Consequences {
  attacker: string;
  target: string;
  value: number;
  sum?: Record<"card" | "crests" | "ability" | "places", number>;
  answers: Defence[];
}

/** What the open question may lead to, as the server has tried it out; for who is asked. */
export interface Forecast {
  walks?: Walk[];
  cards?: Partial<Record<string, { reach: string[]; duels?: Duel[] }>>;
  duels?: Duel[];
}

export interface Position {
  active: number;
  turn: number;
  turns_left: number | null; // without the house rule nothing is counted
  quiet_left: number | null;
  used: string[];
  battlefield: string;
  open: string[];
  locations: Location[];
  heroes: Hero[];
  forecast?: Forecast;
}

/** The game's part of a view. */
export const positionOf = (view: View): Position => view.table as unknown as Position;

export const ROWS = ["1", "2", "3", "4", "5", "6"];
export const COLUMNS = ["a", "b", "c", "d", "e", "f"];
export const ACTIONS = ["activate", "prime", "refocus", "move"];

/** Column and row of a cell, from 0. */
export const placeOf = (cell: string): [x: number, y: number] => [COLUMNS.indexOf(cell[0]), ROWS.indexOf(cell[1])];

export const pictures = fetching(drawn, import.meta.glob("../../generated/apart_battlecrest/*.json"));

/** How much room a table has: a desk, a tablet, a phone. */
export type Size = "large" | "medium" | "small";

/** The id of a thing without its number: "akhena" of "hero:akhena:0", "fellwoods.hollow_oak" of a location. */
const ident = (thing: string): string => thing.split(":")[1];

/** The picture of a warrior: its figure on a base, or its bust. */
export function warriorPicture(thing: string, how: "figure" | "bust"): string {
  const hero = ident(thing);
  if (thing.startsWith("hero:")) return `${how}/${hero}`;
  const found = Object.keys(pictures.pictures[how] ?? {}).find((name) => name.startsWith(`${hero}.`));
  return `${how}/${found ?? hero}`;
}

export const crestPicture = (crest: string): string => `crest/${ident(crest).split(".")[1]}`;
export const placePicture = (thing: string): string => `location/${ident(thing).split(".")[1]}`;

/** Pictures of action cards are named by hero, card and side from 1. */
export function actionPicture(thing: string): string {
  const [hero, card, side] = ident(thing).split(".");
  return `action/${hero}.${card}.${Number(side) + 1}`;
}

export const teamTones = (team: number): Record<string, string> => (team ? { team: "woad" } : {});

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

/** A side of a card in words, with its values. */
export function sideInWords(side: CardSide): string {
  const values = [say("battlecrest-moves", { move: side.move }), say("battlecrest-defence", { defence: side.defence })];
  if (side.defence_crest) values.push(say("web-battlecrest-defence-crest", { crest: name(side.defence_crest) }));
  return [name(side.crest), ...values, inWords(side.abilities)].filter(Boolean).join(" · ");
}

export const valuesInWords = (one: Companion): string =>
  one.cell
    ? [say("battlecrest-moves", { move: one.move }), say("battlecrest-defence", { defence: one.defence })].join(" · ")
    : say(one.waiting ? "battlecrest-waiting" : "battlecrest-out");

export const companionInWords = (one: Companion): string =>
  one.cell || one.waiting ? `${valuesInWords(one)} · ${powerInWords(one.ability)}` : valuesInWords(one);
