// What a Mindbug position looks like.
import type { View } from "../../lib/wire";

/** One side of a card; a creature that evolves has several. */
export interface Stage {
  name: string;
  power: number;
  keywords: string[];
  stage: number;
}

export interface Card extends Stage {
  thing: string;
  /** The stages it may still evolve to. */
  later?: Stage[];
  printed?: number;
  exhausted?: boolean;
  shielded?: boolean;
  boosts?: string[];
}

export interface Player {
  mindbugs: number;
  hand: Card[];
  hidden: number;
  deck: number;
  board: Card[];
  discard: Card[];
  haunting?: string[];
}

export interface Position {
  active: number;
  life: number[];
  offered: Card | null;
  players: Player[];
  experimental?: boolean;
  /** The cards that decided who begins, in the order in which they were revealed. */
  first: { seat: number; thing: string; power: number }[];
}

/** Whether no card has come into play yet. */
export const untouched = (table: Position): boolean =>
  table.players.every((player) => !player.board.length && !player.discard.length);

/** The game's part of a view. */
export const positionOf = (view: View): Position => view.table as unknown as Position;

/** The card of this thing, wherever it lies openly. */
export function findCard(table: Position, thing: string): Card | null {
  const all = table.players.flatMap((player) => [...player.board, ...player.hand, ...player.discard]);
  if (table.offered) all.unshift(table.offered);
  const name = thing.split(":")[1];
  return all.find((card) => card.thing === thing) ?? all.find((card) => card.name === name) ?? null;
}
