// What the house knows of each game before its table is loaded: emblem, palette, how hard it is.
import words from "../generated/shelf.json";
import { prefs } from "./prefs.svelte";
import { vocabulary } from "./words.svelte";

export interface Shelf {
  icon: "brain-tentacle" | "ringed-planet" | "crystal-shine" | "chameleon-glyph" | "griffin-shield" | "dice-six-faces-five";
  /** ground, second ground, emblem, light */
  colours: [string, string, string, string];
  /** 1 to 5 */
  weight: number;
  /** How a quick game against bots is seated, where the smallest table is not the best one. */
  quick?: { seats: number; me: number };
}

const SHELVES: Record<string, Shelf> = {
  mindbug: { icon: "brain-tentacle", colours: ["#2b1052", "#5b1d86", "#b7f23c", "#ff5ec7"], weight: 2 },
  not_alone: { icon: "ringed-planet", colours: ["#06272c", "#0f4a4d", "#ff9d4d", "#4fe0cf"], weight: 2, quick: { seats: 3, me: 1 } },
  aeons_end: { icon: "crystal-shine", colours: ["#0a1122", "#1a2b52", "#e8c15a", "#66d9ff"], weight: 4 },
  battlecrest: { icon: "griffin-shield", colours: ["#4a1616", "#7c2a22", "#f0d9a8", "#6c93cf"], weight: 3 },
  gobbit: { icon: "chameleon-glyph", colours: ["#f4ede0", "#ffffff", "#d6322f", "#2f63c8"], weight: 1 },
};

export const ORDER = ["mindbug", "not_alone", "aeons_end", "battlecrest", "gobbit"];

export function shelf(game: string): Shelf {
  return SHELVES[game] ?? { icon: "dice-six-faces-five", colours: ["#241a15", "#3a2a1f", "#f2b45a", "#f6ecdc"], weight: 3 };
}

/** The bot of the strength this person has chosen. */
export const usualBot = (): string => `level:${prefs.level}`;

const WORDS: Record<string, Record<string, string[]>> = words;

/** A game's name and what the shelf says of it, in the reader's language. */
export function onShelf(game: string): { name: string; about: string; length: string } {
  const [name = game, about = "", length = ""] = WORDS[vocabulary.language]?.[game] ?? [];
  return { name, about, length };
}
