// What an Aeon's End position looks like, and which picture stands for what.
import drawn from "../../generated/pictures_aeons_end.json";
import { fetching } from "../../lib/fetched.svelte";
import type { View } from "../../lib/wire";
import { say, vocabulary } from "../../lib/words.svelte";

export const pictures = fetching(drawn, import.meta.glob("../../generated/apart_aeons_end/*.json"));

export interface Card {
  thing: string;
  name: string;
  kind: string;
  cost: number;
  /** Of a supply pile: how many cards are left. */
  left?: number;
  /** Of a nemesis card: its tier, and whether it has a TO DISCARD condition. */
  tier?: number;
  can_discard?: boolean;
  /** Of a minion its life, of a power its tokens; and its place among the cards in play, the oldest first. */
  tokens?: number;
  age?: number;
}

/** A prepped spell: who prepped it, whether this turn, and whether its "while prepped" effect is used up. */
export interface Prepped extends Card {
  owner: number;
  fresh: boolean;
  used: boolean;
}

export interface BreachSeen {
  thing: string;
  name: string;
  state: "open" | "closed" | "none";
  /** Focused this turn: it takes a spell though it is closed. */
  focused: boolean;
  /** Damage added to a spell that is cast from it while it is open. */
  bonus: number;
  spells: Prepped[];
  /** A spell of the breach beside it that reaches over into this one. */
  taken?: string;
  turned?: number;
  focus_cost?: number;
  open_cost?: number;
}

export interface Mage {
  mage: string;
  thing: string;
  life: number;
  cap: number;
  exhausted: boolean;
  charges: number;
  slots: number;
  /** All slots are full. */
  ready: boolean;
  hand: Card[];
  deck: number;
  discard: Card[];
  played: Card[];
  breaches: BreachSeen[];
}

export interface NemesisSeen {
  thing: string;
  name: string;
  harder: boolean;
  life: number;
  cap: number;
  deck: number[];
  play: Card[];
  discard: Card[];
  fury: number;
  strikes: number;
  husks: number;
  /** Husks with 1 damage, while they have 2 life. */
  hurt: number;
  husk_life: number;
  corruptions: number;
}

export interface Position {
  active: number;
  phase: string;
  aether: number;
  gem_aether: number;
  spell_aether: number;
  discount: number;
  shield: boolean;
  /** Two spells may be prepped to each open breach this turn. */
  double: boolean;
  ending: string | null;
  gravehold: { life: number; cap: number };
  nemesis: NemesisSeen;
  turns: { deck: string[]; top: string | null; discard: Card[] };
  supply: Card[];
  devoured: Card[];
  resolving: Card[];
  destroyed: Card[];
  players: Mage[];
  /** For whoever is asked which spell to cast: what each would deal, that of its breach included. */
  forecast?: { damage?: Partial<Record<string, number>> };
}

/** How much room the table has. */
export type Size = "large" | "medium" | "small";

/** The game's part of a view. */
export const positionOf = (view: View): Position => view.table as unknown as Position;

/** The picture of a card; a corruption nobody has seen shows its back. */
export const pictureOf = (card: Pick<Card, "kind" | "name">): string =>
  card.name ? `${card.kind}/${card.name}` : "mark/deck-corruption";

/** How a nemesis feels: it leans in as its life falls. */
export function mood(life: number, cap: number): "calm" | "roused" | "wounded" {
  const share = life / cap;
  return share > 0.6 ? "calm" : share > 0.25 ? "roused" : "wounded";
}

/** What Gravehold looks like. */
export function cityOf({ life, cap }: Position["gravehold"]): string {
  const share = life / cap;
  return `mark/gravehold.${share > 0.6 ? "whole" : share > 0.25 ? "damaged" : "ruined"}`;
}

/** The seat whose turn a turn order card stands for; null for the nemesis and for "any player". */
export function seatOf(turn: string): number | null {
  const number = Number(turn.slice("turn_".length));
  return Number.isInteger(number) ? number - 1 : null;
}

/** Letters of a text that a card has room for; a longer one is told briefly. */
const ROOM: Record<Size, number> = { large: 120, medium: 62, small: 30 };

/** What a card does, in as many words as there is room for. */
export function textOf(card: Pick<Card, "name">, room: Size | number = Infinity): string {
  const key = `aeons_end-card-${card.name}`;
  if (!vocabulary.has(`${key}.text`)) return "";
  const whole = say(`${key}.text`);
  const brief = `${key}.brief`;
  const most = typeof room === "number" ? room : ROOM[room];
  return whole.length > most && vocabulary.has(brief) ? say(brief) : whole;
}

/** A text cut where a keyword begins ("Persistent:", "To discard:"), so that keywords can be set apart. */
export function clauses(text: string): { key: string; words: string }[] {
  const parts = text.split(new RegExp(`(?<=^|[.!]\\s)((?:${say("web-aeons_end-keywords")}):)`));
  const found = parts[0] ? [{ key: "", words: parts[0] }] : [];
  for (let n = 1; n < parts.length; n += 2) found.push({ key: parts[n], words: parts[n + 1] });
  return found;
}
