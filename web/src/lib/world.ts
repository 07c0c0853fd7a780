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
  /** Things loaded beside the table (pictures of the sets played). */
  prepare?: (settings: Record<string, unknown>) => Promise<void>;
}

const WORLDS: Record<string, () => Promise<{ world: World }>> = {
  mindbug: () => import("../games/mindbug/world"),
  not_alone: () => import("../games/not_alone/world"),
};

export async function findWorld(game: string): Promise<World> {
  const found = WORLDS[game] ?? (() => import("../games/generic/world"));
  return (await found()).world;
}
