// What a Gobb'it position looks like, and whose hand is whose.
import type { Room } from "../../lib/room.svelte";
import type { Option } from "../../lib/types";

export interface Card {
  thing: string;
  name: string;
  animal: "chameleon" | "fly" | "snake" | "gorilla";
  colours: ("red" | "blue" | "yellow")[];
}

export interface Player {
  deck: number;
  back: string | null;
  pile: number;
  top: Card | null;
  stray: boolean;
  ghost: boolean;
  out: boolean;
  hands: number;
}

export interface Position {
  turn: number;
  gorilla: number | null;
  calling: boolean;
  condition: string | null;
  discard: number;
  opened: number;
  players: Player[];
}

// Numbers of options: see docs/games/gobbit.md.
export const PILE = 1;
export const DISCARD = 9;
export const OPEN = 10;

/** Each player's own colour and mark, none of them a colour of the cards. */
export const MARKS: { colour: string; path: string }[] = [
  { colour: "#6d3fb0", path: "M12 3a9 9 0 1 0 .01 0z" },
  { colour: "#1f7a4d", path: "M12 2l10 19H2z" },
  { colour: "#b3541e", path: "M4 4h16v16H4z" },
  { colour: "#0f7285", path: "M12 1l3.2 7.2 7.8.8-5.800 5.300 1.600 7.700L12 18.100 5.200 22l1.600-7.700L1 9l7.800-.8z" },
  { colour: "#a82a74", path: "M12 1l10 11-10 11L2 12z" },
  { colour: "#5b4636", path: "M8.500 2h7v6.500H22v7h-6.500V22h-7v-6.500H2v-7h6.500z" },
  { colour: "#50602a", path: "M7 2.500h10l5 9.500-5 9.500H7L2 12z" },
  { colour: "#4a5568", path: "M12 22C3 15 1 11 1 8a5.500 5.500 0 0 1 11-2 5.500 5.500 0 0 1 11 2c0 3-2 7-11 14z" },
];

/** What a hand may do now. */
export function offered(hand: Room): Option[] {
  return hand.view?.decisions.find((asked) => asked.options?.length)?.options ?? [];
}

export function question(hand: Room): string {
  return hand.view?.decisions.find((asked) => asked.options?.length)?.kind ?? "";
}

/** Keys by where they lie: to open, for the discard, for the piles by seat. As at the terminal. */
const ALONE = ["Space", "Digit9", ["Digit1", "Digit2", "Digit3", "Digit4", "Digit5", "Digit6", "Digit7", "Digit8"]] as const;
const TOGETHER = [
  ["KeyA", "KeyQ", ["KeyS", "KeyD", "KeyF", "KeyG", "KeyW", "KeyE", "KeyR", "KeyT"]],
  ["KeyL", "KeyP", ["KeyJ", "KeyK", "KeyH", "KeyU", "KeyI", "KeyO", "KeyY", "KeyM"]],
  ["KeyZ", "Digit1", ["KeyX", "KeyC", "KeyV", "KeyB", "Digit2", "Digit3", "Digit4", "Digit5"]],
  ["KeyN", "Digit9", ["Comma", "Period", "Slash", "Digit6", "Digit7", "Digit8", "Minus", "Equal"]],
] as const;

export type Binding = Map<string, { hand: number; option: number }>;

/** Which key is which hand's touch of what; a fifth hand needs a screen to touch. */
export function bindings(hands: number, seats: number): Binding {
  const bound: Binding = new Map();
  (hands === 1 ? [ALONE] : TOGETHER.slice(0, hands)).forEach(([open, discard, piles], hand) => {
    bound.set(open, { hand, option: OPEN });
    bound.set(discard, { hand, option: DISCARD });
    piles.slice(0, seats).forEach((key, seat) => bound.set(key, { hand, option: PILE + seat }));
  });
  return bound;
}

const SIGNS: Record<string, string> = { Space: "␣", Comma: ",", Period: ".", Slash: "/", Minus: "-", Equal: "=" };

/** The key a hand presses for an option, as printed on it. */
export function keyFor(bound: Binding, hand: number, option: number): string {
  for (const [code, use] of bound) {
    if (use.hand === hand && use.option === option) return SIGNS[code] ?? code.replace(/^Key|^Digit/, "");
  }
  return "";
}
