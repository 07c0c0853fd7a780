// What a game brings to the page: its table, how its events look and sound, and how its options are offered.
import type { Component } from "svelte";
import type { AheadRules } from "./ahead.svelte";
import type { Beat } from "./beats";
import type { TableModel } from "./tableModel.svelte";
import type { Tip } from "./tips.svelte";
import type { GameEvent, GameInfo, Option, Preview, View } from "./wire";

export interface EventEffect {
  sound?: string;
  /** How the things named by these members of the event are animated, before the position changes. */
  animate?: Record<string, string>;
  /** A number that rises from a zone, after the position has changed. */
  rise?: (event: GameEvent) => { zone: string; text: string; good: boolean } | null;
  /** Of a zone, the last thing that is left (`data-flies`) flies onto a thing, before the position changes. */
  flies?: (event: GameEvent) => { from: string; to: string };
  /** The member that names the card shown in the middle (`card` unless said otherwise); false for none. */
  show?: string | false;
  /** The things or zones an arrow runs between, where the members' names do not tell (attacker, target). */
  arrow?: (event: GameEvent, view: View) => [from: string, to: string] | null;
  /** Told together with what happened before it, not as a beat of its own. */
  joins?: boolean;
}

export interface GameUi {
  /** The whole table. */
  Table: Component<{ model: TableModel; view: View }>;
  /** A thing shown large. */
  Detail: Component<{ model: TableModel; view: View; thing: string }>;
  /** By the kind of event. */
  effects: Partial<Record<string, EventEffect>>;
  /** Regroups the beats of a move, where one for each line of the log is not right. */
  beats?: (beats: Beat[], view: View) => Beat[];
  /** The view after one event, as far as it can be told: shown until the server's own comes, at the end of the move. */
  patch?: (view: View, event: GameEvent) => View;
  /** Kinds of events that begin the turn of whom they name ("turn" and "phase" unless said otherwise). */
  turns?: string[];
  /** Topics of the rules page, in order; each may have a drawn example. */
  topics: string[];
  Example?: Component<{ topic: string }>;
  /** Topics whose example needs the whole width. */
  wideTopics?: string[];
  /** Kinds of options that are offered in the prompt too, though a piece stands for them. */
  alsoInPrompt?: string[];
  /** Kinds of options the table offers in a way of its own: the prompt leaves them out. */
  notInPrompt?: string[];
  /**
   * Kinds of options that touch several things, where touching any one of them means the option. With "all" that is true
   * of every option but those that name a list of things: they are offered in the prompt too.
   */
  anyThing?: string[] | "all";
  /** The things on the table that an option of a seat lies on, where it names more than those; undefined for all it names. */
  lies?: (option: Option, seat: number | null) => string[] | undefined;
  /** Played against the clock: nothing waits for motion, and several people may play at one device. */
  live?: boolean;
  /** Why a match is over, in words. */
  ending?: (view: View, model: TableModel) => string;
  /** The picture and the figures of a match that is over. */
  Ending?: Component<{ model: TableModel; view: View }>;
  /** The phases of a turn in order, in words, and the number of the one it is in; nothing between turns. */
  trail?: (view: View) => { phases: string[]; now: number } | null;
  /** Kinds of options whose card is read before they are taken, where it is touched with a finger. */
  readFirst?: string[];
  /** Kinds of options a finger takes by dragging their card onto the table: it lies where nothing is scrolled. */
  carried?: string[];
  /** What an option is sure to lead to, in one line, where the sentences of its events say it badly; undefined for those. */
  foresee?: (found: Preview, model: TableModel, option: Option) => string | undefined;
  /** The question in words, where the game's message for it does not say enough. */
  question?: (model: TableModel, view: View) => string;
  /** Keys of its own; true where the key was used. */
  keys?: (model: TableModel, event: KeyboardEvent) => boolean;
  /** Answers that can be given ahead. */
  ahead?: AheadRules;
  /** When its rules introduce themselves. */
  tips?: Tip[];
}

const GAME_UIS: Partial<Record<string, () => Promise<{ ui: GameUi }>>> = {
  mindbug: () => import("../games/mindbug/ui"),
  not_alone: () => import("../games/not_alone/ui"),
  aeons_end: () => import("../games/aeons_end/ui"),
  battlecrest: () => import("../games/battlecrest/ui"),
  gobbit: () => import("../games/gobbit/ui"),
};

/** What a game asks before a match in a way of its own; a setting it leaves out keeps its default. */
export type SetupPage = Component<{ game: GameInfo; count: number; settings: Record<string, unknown> }, object, "settings">;

const SETUPS: Partial<Record<string, () => Promise<{ default: SetupPage }>>> = {
  mindbug: () => import("../games/mindbug/Setup.svelte"),
  not_alone: () => import("../games/not_alone/Setup.svelte"),
  gobbit: () => import("../games/gobbit/Setup.svelte"),
  battlecrest: () => import("../games/battlecrest/Setup.svelte"),
  aeons_end: () => import("../games/aeons_end/Setup.svelte"),
};

export async function loadSetup(game: string): Promise<SetupPage | null> {
  const load = SETUPS[game];
  return load ? (await load()).default : null;
}

/** A game's table; the generic one for a game that has none, or where the address asks for it (?plain). */
export async function loadGameUi(game: string): Promise<GameUi> {
  const plain = new URLSearchParams(location.search).has("plain");
  const load = (plain ? undefined : GAME_UIS[game]) ?? (() => import("../games/generic/ui"));
  return (await load()).ui;
}
