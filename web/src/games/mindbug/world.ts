// Mindbug's world.
import "./world.css";
import type { GameEvent } from "../../lib/types";
import type { World } from "../../lib/world";
import { loadBeyond } from "./art";
import Example from "./Example.svelte";
import Page from "./Page.svelte";
import Table from "./Table.svelte";

const ACTION = 142; // "use its Action" is this plus the card: see docs/games/mindbug.md

export const world: World = {
  Table,
  Page,
  Example,
  effects: {
    draw: { sound: "card" },
    play: { sound: "suspense" },
    mindbug: { sound: "steal", strike: { card: "shake" } },
    enter: { sound: "flip" },
    trigger: { strike: { card: "glow" } },
    act: { sound: "good", strike: { card: "glow" } },
    evolve: { sound: "good", strike: { card: "glow" } },
    boost: { sound: "good", strike: { creature: "glow" } },
    attack: { sound: "attack", strike: { card: "lunge" } },
    block: { sound: "hit", strike: { card: "lunge", attacker: "shake" } },
    exhaust: { sound: "hit", strike: { card: "shake" } },
    defeat: { sound: "defeat", strike: { card: "fall" } },
    control: { sound: "steal", strike: { card: "glow" } },
    discard: { sound: "card" },
    steal: { sound: "steal" },
    life: {
      sound: "hit",
      rise: (event: GameEvent) => {
        const change = Number(event.change);
        const seat = Number(String(event.seat).split(":")[1]);
        return { zone: `life:${seat % 2}`, text: change > 0 ? `+${change}` : String(change), good: change > 0 };
      },
    },
  },
  meant: (thing) => {
    const [kind, , id] = thing.split(":");
    return kind === "card" && id ? [Number(id), ACTION + Number(id)] : [];
  },
  spoken: ["mindbug", "again"],
  topics: ["goal", "turn", "mindbug", "fight", "keywords", "action", "boost", "end"],
  prepare: async (settings) => {
    const sets = (settings.sets as string[] | undefined) ?? [];
    if (sets.some((name) => name !== "first_contact") || String(settings.decks ?? "")) await loadBeyond();
  },
};
