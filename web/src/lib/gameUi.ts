// What a game brings to the page: its table, how its events look and sound, and how its options are offered.
import type { Component } from "svelte";
import type { TableModel } from "./tableModel.svelte";
import type { GameEvent, View } from "./wire";

export interface EventEffect {
  sound?: string;
  /** How the things named by these members of the event are animated, before the position changes. */
  animate?: Record<string, string>;
  /** A number that rises from a zone, after the position has changed. */
  rise?: (event: GameEvent) => { zone: string; text: string; good: boolean } | null;
}

export interface GameUi {
  /** The whole table. */
  Table: Component<{ model: TableModel; view: View }>;
  /** A thing shown large. */
  Detail: Component<{ model: TableModel; view: View; thing: string }>;
  /** By the kind of event. */
  effects: Partial<Record<string, EventEffect>>;
  /** Topics of the rules page, in order; each may have a drawn example. */
  topics: string[];
  Example?: Component<{ topic: string }>;
  /** Kinds of options that are offered in the prompt too, though a piece stands for them. */
  alsoInPrompt?: string[];
  /** Kinds of options the table offers in a way of its own: the prompt leaves them out. */
  notInPrompt?: string[];
  /**
   * Kinds of options that touch several things, where touching any one of them means the option. With "all" that is true
   * of every option but those that name a list of things: they are offered in the prompt too.
   */
  anyThing?: string[] | "all";
  /** Played against the clock: nothing waits for motion, and several people may play at one device. */
  live?: boolean;
  /** The question in words, where the game's message for it does not say enough. */
  question?: (model: TableModel, view: View) => string;
  /** Keys of its own; true where the key was used. */
  keys?: (model: TableModel, event: KeyboardEvent) => boolean;
  /** Loads what the table needs besides (pictures of the sets that are played). */
  prepare?: (settings: Record<string, unknown>) => Promise<void>;
}

const GAME_UIS: Partial<Record<string, () => Promise<{ ui: GameUi }>>> = {
  mindbug: () => import("../games/mindbug/ui"),
  not_alone: () => import("../games/not_alone/ui"),
  aeons_end: () => import("../games/aeons_end/ui"),
  battlecrest: () => import("../games/battlecrest/ui"),
  gobbit: () => import("../games/gobbit/ui"),
};

/** A game's table; the generic one for a game that has none, or where the address asks for it (?plain). */
export async function loadGameUi(game: string): Promise<GameUi> {
  const plain = new URLSearchParams(location.search).has("plain");
  const load = (plain ? undefined : GAME_UIS[game]) ?? (() => import("../games/generic/ui"));
  return (await load()).ui;
}
