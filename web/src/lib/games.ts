// What the page knows of each game before its table is loaded: its emblem, colours and difficulty, and its texts.
import texts from "../generated/gameTexts.json";
import { prefs } from "./prefs.svelte";
import { say, vocabulary } from "./words.svelte";

export interface GameLook {
  icon: "brain-tentacle" | "ringed-planet" | "crystal-shine" | "chameleon-glyph" | "griffin-shield" | "dice-six-faces-five";
  /** ground, second ground, emblem, light */
  colours: [string, string, string, string];
  /** How difficult, 1 to 5; null where nobody has said. */
  weight: number | null;
  /** Nothing is hidden between its players: one person may lead several seats. */
  open?: boolean;
  /** How a quick game against bots is seated, where the smallest table is not the best one. */
  quick?: { seats: number; me: number };
  /** Where seats differ: the role of the first seat, and of all others. The words are `web-role-<role>`. */
  roles?: [first: string, others: string];
}

/** The games with a drawn table, in the order of the front page. */
const LOOKS: Partial<Record<string, GameLook>> = {
  mindbug: { icon: "brain-tentacle", colours: ["#2b1052", "#5b1d86", "#b7f23c", "#ff5ec7"], weight: 2 },
  not_alone: { icon: "ringed-planet", colours: ["#06272c", "#0f4a4d", "#ff9d4d", "#4fe0cf"], weight: 2, quick: { seats: 3, me: 1 }, roles: ["creature", "hunted"] },
  aeons_end: { icon: "crystal-shine", colours: ["#0a1122", "#1a2b52", "#e8c15a", "#66d9ff"], weight: 4, open: true },
  battlecrest: { icon: "griffin-shield", colours: ["#4a1616", "#7c2a22", "#f0d9a8", "#6c93cf"], weight: 3 },
  gobbit: { icon: "chameleon-glyph", colours: ["#f4ede0", "#ffffff", "#d6322f", "#2f63c8"], weight: 1 },
};
const UNKNOWN: GameLook = { icon: "dice-six-faces-five", colours: ["#241a15", "#3a2a1f", "#f2b45a", "#f6ecdc"], weight: null };
const ORDER = Object.keys(LOOKS);

export const lookOf = (game: string): GameLook => LOOKS[game] ?? UNKNOWN;

/** In the order of the front page: games of other packages come last, by their name. */
export function inOrder<T extends { game: string }>(games: T[]): T[] {
  const place = ({ game }: T): number => (ORDER.includes(game) ? ORDER.indexOf(game) : ORDER.length);
  return [...games].sort((one, two) => place(one) - place(two) || one.game.localeCompare(two.game));
}

/** The bot of the strength this person has chosen. */
export const usualBot = (): string => `level:${String(prefs.level)}`;

const TEXTS: Partial<Record<string, Partial<Record<string, string[]>>>> = texts;

/**
 * A game's name, what it is about and how long it takes, in the reader's language. Built-in games carry these texts in
 * the page; those of other games come with their words, and a game without words goes by its plain name.
 */
export function textOf(game: string): { name: string; about: string; length: string } {
  const known = TEXTS[vocabulary.language]?.[game];
  if (known) return { name: known[0], about: known[1], length: known[2] };
  const told = (key: string): string => (vocabulary.has(key) ? say(key) : "");
  return { name: told(game) || game, about: told(`${game}-about`), length: told(`${game}-length`) };
}
