// Aeon's End's world.
import "./world.css";
import type { World } from "../../lib/world";
import Example from "./Example.svelte";
import Page from "./Page.svelte";
import Table from "./Table.svelte";

export const world: World = {
  Table,
  Page,
  Example,
  effects: {
    "turn-card": { sound: "turn" },
    play: { sound: "card", strike: { card: "glow" } },
    gain: { sound: "good", strike: { card: "glow" } },
    draw: { sound: "card" },
    flip: { sound: "flip" },
    prep: { sound: "flip" },
    focused: { sound: "flip" },
    opened: { sound: "good" },
    charge: { sound: "good" },
    ability: { sound: "good" },
    cast: { sound: "attack", strike: { card: "glow" } },
    "foe-hit": { sound: "hit", rise: (event) => ({ zone: "nemesis", text: `−${event.amount}`, good: true }) },
    "minion-hit": { sound: "hit", strike: { card: "shake" } },
    "foe-draw": { sound: "suspense" },
    enter: { sound: "flip" },
    unleash: { sound: "bad" },
    strike: { sound: "defeat" },
    suffer: { sound: "hit", strike: { seat: "shake" }, rise: (event) => ({ zone: String(event.seat), text: `−${event.amount}`, good: false }) },
    heal: { sound: "good", rise: (event) => ({ zone: String(event.seat), text: `+${event.amount}`, good: true }) },
    city: { sound: "hit", rise: (event) => ({ zone: "city", text: `−${event.amount}`, good: false }) },
    "heal-city": { sound: "good", rise: (event) => ({ zone: "city", text: `+${event.amount}`, good: true }) },
    exhausted: { sound: "defeat" },
  },
  meant: () => [],
  pointed: ["ability", "player", "turn-of"],
  topics: ["goal", "turns", "cast", "aether", "breach", "prep", "ability", "discard", "foe", "exhausted", "end"],
};
