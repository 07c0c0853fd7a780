// Mindbug on the page: its table, and how its events look and sound.
import "./theme.css";
import type { GameEvent } from "../../lib/wire";
import type { GameUi } from "../../lib/gameUi";
import { signed } from "../../lib/motion";
import { loadBeyond } from "./art";
import Example from "./Example.svelte";
import Detail from "./Detail.svelte";
import Table from "./Table.svelte";

export const ui: GameUi = {
  Table,
  Detail,
  Example,
  effects: {
    draw: { sound: "card" },
    play: { sound: "suspense" },
    mindbug: { sound: "steal", animate: { card: "shake" } },
    enter: { sound: "flip" },
    trigger: { animate: { card: "glow" } },
    act: { sound: "good", animate: { card: "glow" } },
    evolve: { sound: "good", animate: { card: "glow" } },
    boost: { sound: "good", animate: { creature: "glow" } },
    attack: { sound: "attack", animate: { card: "lunge" } },
    block: { sound: "hit", animate: { card: "lunge", attacker: "shake" } },
    exhaust: { sound: "hit", animate: { card: "shake" } },
    defeat: { sound: "defeat", animate: { card: "fall" } },
    control: { sound: "steal", animate: { card: "glow" } },
    discard: { sound: "card" },
    steal: { sound: "steal" },
    life: {
      sound: "hit",
      rise: (event: GameEvent) => {
        const change = Number(event.change);
        const seat = Number(String(event.seat).split(":")[1]);
        return { zone: `life:${seat % 2}`, text: signed(change), good: change > 0 };
      },
    },
  },
  alsoInPrompt: ["mindbug", "again"],
  topics: ["goal", "turn", "mindbug", "fight", "keywords", "action", "boost", "end"],
  prepare: async (settings) => {
    const { sets = [], decks = [] } = settings as { sets?: string[]; decks?: string[] };
    if (decks.length || sets.some((name) => name !== "first_contact")) await loadBeyond();
  },
};
