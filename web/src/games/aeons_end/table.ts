// What an Aeon's End position looks like.
import icons from "../../generated/aeons_end.json";
import type { View } from "../../lib/wire";

export interface Card {
  thing: string;
  name: string;
  kind: string;
  cost: number;
  left?: number;
  tokens?: number;
}

export interface BreachSeen {
  thing: string;
  name: string;
  state: "open" | "closed" | "none";
  focused: boolean;
  spells: Card[];
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
  hand: Card[];
  deck: number;
  discard: Card[];
  played: Card[];
  breaches: BreachSeen[];
}

export interface Position {
  active: number;
  phase: string;
  aether: number;
  gem_aether: number;
  spell_aether: number;
  discount: number;
  shield: boolean;
  gravehold: { life: number; cap: number };
  nemesis: {
    thing: string;
    name: string;
    life: number;
    cap: number;
    deck: number[];
    play: Card[];
    discard: Card[];
    fury: number;
    husks: number;
    corruptions: number;
  };
  turns: { deck: string[]; top: string | null; discard: Card[] };
  supply: Card[];
  devoured: Card[];
  players: Mage[];
}

/** The game's part of a view. */
export const positionOf = (view: View): Position => view.table as unknown as Position;

const PICTURES: Record<string, keyof typeof icons> = {
  gem: "crystal-shine",
  relic: "tied-scroll",
  spell: "flame",
  minion: "dragon-head",
  power: "hourglass",
  attack: "death-skull",
  life: "hearts",
  city: "castle",
  strike: "bullseye",
  aether: "water-drop",
};

export const picture = (name: string): string => icons[PICTURES[name] ?? "bullseye"];
