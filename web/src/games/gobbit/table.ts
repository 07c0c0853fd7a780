// What a Gobb'it position looks like, where hands may come down, and which keys bring them down.
import type { TableConnection } from "../../lib/connection.svelte";
import { openQuestion } from "../../lib/tableModel.svelte";
import type { GameEvent, Option, View } from "../../lib/wire";

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

/** The game's part of a view. */
export const positionOf = (view: View): Position => view.table as unknown as Position;

/** Where a hand may come down: on its own deck (to open a card), on the discard pile, or on the pile of a seat. */
export type Target = "deck" | "discard" | `pile:${number}`;

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
export const offered = (hand: TableConnection): Option[] => openQuestion(hand.view)?.options ?? [];

/** What a hand is asked now. */
export const question = (hand: TableConnection): string => openQuestion(hand.view)?.kind ?? "";

/** The option a hand means by coming down somewhere, if it has one. */
export function optionAt(hand: TableConnection, target: Target): Option | undefined {
  if (target === "deck") return offered(hand).find((option) => option.kind === "open" || option.kind === "open-early");
  if (target === "discard") return offered(hand).find((option) => option.kind === "call");
  const top = hand.view && positionOf(hand.view).players[Number(target.split(":")[1])].top;
  return offered(hand).find((option) => top && option.card === top.thing);
}

const HAND_EVENTS = ["slap", "slap-discard", "cover", "late"];

/** Whose hands came down on the pile of a seat, or on the discard pile, in the moment these events tell of. */
export function handsOn(events: GameEvent[], pile: "discard:pile" | `seat:${number}`): number[] {
  return events
    .filter((event) => HAND_EVENTS.includes(event.kind) && event.pile === pile)
    .map((event) => Number(String(event.seat).split(":")[1]));
}

/** Keys by where they lie: for the deck, for the discard, for the piles by seat. As at the terminal. */
const ALONE = ["Space", "Digit9", ["Digit1", "Digit2", "Digit3", "Digit4", "Digit5", "Digit6", "Digit7", "Digit8"]] as const;
const TOGETHER = [
  ["KeyA", "KeyQ", ["KeyS", "KeyD", "KeyF", "KeyG", "KeyW", "KeyE", "KeyR", "KeyT"]],
  ["KeyL", "KeyP", ["KeyJ", "KeyK", "KeyH", "KeyU", "KeyI", "KeyO", "KeyY", "KeyM"]],
  ["KeyZ", "Digit1", ["KeyX", "KeyC", "KeyV", "KeyB", "Digit2", "Digit3", "Digit4", "Digit5"]],
  ["KeyN", "Digit9", ["Comma", "Period", "Slash", "Digit6", "Digit7", "Digit8", "Minus", "Equal"]],
] as const;

export type Binding = Map<string, { hand: number; target: Target }>;

/** Which key brings which hand down where; a fifth hand needs a screen to touch. */
export function bindings(hands: number, seats: number): Binding {
  const bound: Binding = new Map();
  (hands === 1 ? [ALONE] : TOGETHER.slice(0, hands)).forEach(([deck, discard, piles], hand) => {
    bound.set(deck, { hand, target: "deck" });
    bound.set(discard, { hand, target: "discard" });
    piles.slice(0, seats).forEach((key, seat) => bound.set(key, { hand, target: `pile:${seat}` }));
  });
  return bound;
}

const SIGNS: Record<string, string> = { Space: "␣", Comma: ",", Period: ".", Slash: "/", Minus: "-", Equal: "=" };

/** The key that brings a hand down there, as printed on it. */
export function keyFor(bound: Binding, hand: number, target: Target): string {
  for (const [code, use] of bound) {
    if (use.hand === hand && use.target === target) return SIGNS[code] ?? code.replace(/^Key|^Digit/, "");
  }
  return "";
}
