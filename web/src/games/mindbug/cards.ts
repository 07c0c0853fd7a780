// What the Mindbug table receives.
import type { View } from "../../lib/types";

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

export interface Table {
  active: number;
  life: number[];
  offered: Card | null;
  players: Player[];
  experimental?: boolean;
}

/** The card of this thing, wherever it lies openly. */
export function findCard(view: View | null, thing: string): Card | null {
  const table = view?.table as Table | undefined;
  if (!table) return null;
  const all = table.players.flatMap((player) => [...player.board, ...player.hand, ...player.discard]);
  if (table.offered) all.unshift(table.offered);
  const name = thing.split(":")[1];
  return all.find((card) => card.thing === thing) ?? all.find((card) => card.name === name) ?? null;
}
