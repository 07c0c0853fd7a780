// The messages of the room, as docs/protocol.md says them.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface Option {
  option: number;
  kind: string;
  [member: string]: unknown;
}

export interface Decision {
  seats: number[];
  kind: string;
  args: Record<string, unknown>;
  options?: Option[];
}

export interface View {
  game: string;
  settings: Record<string, unknown>;
  seats: number;
  seat: number | null;
  moves: number;
  outcome: number[] | null;
  decisions: Decision[];
  // The game's own part: each table draws it in its own way.
  table: any;
}

export interface Seat {
  kind: "open" | "person" | "bot";
  name: string;
  online?: boolean;
  away?: number;
  bot: string | null;
}

export interface Offer {
  what: "undo" | "draw" | "rematch";
  seat: number;
  yes: number[];
  wait: number[];
}

export interface Result {
  reason: string;
  outcome: number[];
  seat: number | null;
}

export interface TableInfo {
  id: string;
  game: string;
  settings: Record<string, unknown>;
  public: boolean;
  status: "open" | "playing" | "over";
  seats: Seat[];
  watching?: number;
  clock: { kind: string };
  commitment?: string;
  seed?: string | null;
  offer?: Offer | null;
  result?: Result | null;
  rematch?: string | null;
  created: number;
  seat?: number | null;
  asked?: number[];
}

export interface GameEvent {
  kind: string;
  [member: string]: unknown;
}

export interface Clock {
  time: number;
  left: (number | null)[];
  running: number[];
}

export interface Entry {
  kind: string;
  seat?: number | null;
  name?: string;
  text?: string;
  emote?: string;
  what?: string;
  yes?: boolean;
  table?: string;
  bot?: string | boolean | null;
}

export interface Update {
  type: "update";
  n: number;
  entry: Entry;
  events?: GameEvent[];
  view?: View;
  clock?: Clock;
  table?: TableInfo;
  seat?: number | null;
  undone?: number;
  /** Of a timed game: the position this is, to be named by what one does on seeing it. */
  moment?: number;
  race?: RaceHand[];
}

/** One hand of the last moment of a timed game, and what became of it. */
export interface RaceHand {
  seat: number;
  option: number;
  arrival: number;
  compensation: number;
  reaction: number;
  verdict: string;
}

export interface Answer {
  ok: boolean;
  error?: string;
  args?: Record<string, unknown>;
  n?: number;
  view?: View;
  why?: ({ rule: string; key: string } & Record<string, unknown>) | null;
  hint?: { option: number; value: number }[];
  [member: string]: unknown;
}

export interface GameInfo {
  game: string;
  seats: number[];
  settings: { name: string; default: unknown; choices: unknown[] | null; many: boolean }[];
  bots: string[];
  teams: Record<string, number[]>;
  timed: boolean;
}

export interface ReplayStep {
  move: number;
  seat?: number;
  option?: number;
  choice?: GameEvent;
  events?: GameEvent[];
  view: View;
}

/** A finished match judged by a bot. */
export interface Review {
  sides: number[];
  decisions: {
    number: number;
    seat: number;
    chance: number | null;
    best_choice: GameEvent;
    best_chance: number | null;
    loss: number;
    chances: (number | null)[];
  }[];
  turning_points: number[];
}
