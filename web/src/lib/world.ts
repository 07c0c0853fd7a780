// What a game's table adds to the house: its component and how its events look and sound.
import type { Component } from "svelte";
import type { Desk } from "./desk.svelte";
import type { GameEvent, View } from "./types";

export interface Effect {
  sound?: string;
  /** How the things named by these members are struck, before the position changes. */
  strike?: Record<string, string>;
  /** A number that rises from a zone after it. */
  rise?: (event: GameEvent) => { zone: string; text: string; good: boolean } | null;
}

export interface World {
  Table: Component<{ desk: Desk; view: View }>;
  /** A thing shown large. */
  Page: Component<{ desk: Desk; thing: string }>;
  effects: Record<string, Effect>;
  /** Numbers of the options that could be meant by touching a thing, for asking why not. */
  meant: (thing: string) => number[];
  /** Kinds of options that are offered in words too, though a piece stands for them. */
  spoken?: string[];
  /** Topics of the rules page, in order; each may have a drawn example. */
  topics: string[];
  Example?: Component<{ topic: string }>;
  /** Kinds of options that touch several things, any of which means them. */
  pointed?: string[];
  /** Kinds of options the table itself offers without a piece for each: the prompt leaves them out. */
  drawn?: string[];
  /** Played against the clock: nothing waits for motion, and several hands may play at one device. */
  live?: boolean;
  /** What is asked, where the question alone does not say it. */
  ask?: (desk: Desk) => string;
  /** Keys of its own; true for one that was used. */
  keys?: (desk: Desk, event: KeyboardEvent) => boolean;
  /** Things loaded beside the table (pictures of the sets played). */
  prepare?: (settings: Record<string, unknown>) => Promise<void>;
}

const WORLDS: Record<string, () => Promise<{ world: World }>> = {
  mindbug: () => import("../games/mindbug/world"),
  not_alone: () => import("../games/not_alone/world"),
  aeons_end: () => import("../games/aeons_end/world"),
  battlecrest: () => import("../games/battlecrest/world"),
  gobbit: () => import("../games/gobbit/world"),
};

/** The game's world; the plain table for a game that has none, or where the address asks for it (?plain). */
export async function findWorld(game: string): Promise<World> {
  const plain = new URLSearchParams(location.search).has("plain");
  const found = (!plain && WORLDS[game]) || (() => import("../games/generic/world"));
  return (await found()).world;
}
