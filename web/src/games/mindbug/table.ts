// What a Mindbug position looks like.
import type { View } from "../../lib/wire";

export interface Card {
  thing: string;
  name: string;
  power: number;
  keywords: string[];
  stage: number;
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
}

/** The game's part of a view. */
export const positionOf = (view: View): Position => view.table as unknown as Position;

/** The card of this thing, wherever it lies openly. */
export function findCard(table: Position, thing: string): Card | null {
  const all = table.players.flatMap((player) => [...player.board, ...player.hand, ...player.discard]);
  if (table.offered) all.unshift(table.offered);
  const name = thing.split(":")[1];
  return all.find((card) => card.thing === thing) ?? all.find((card) => card.name === name) ?? null;
}
