// Aeon's End on the page: its table, and how its events look and sound.
import "./theme.css";
import type { GameUi } from "../../lib/gameUi";
import { signed } from "../../lib/motion";
import { say } from "../../lib/words.svelte";
import { lies } from "./acts";
import { patched, withBolts } from "./bolts";
import Example from "./Example.svelte";
import Detail from "./Detail.svelte";
import Ending from "./Ending.svelte";
import { tips } from "./tips";
import Table from "./Table.svelte";
import { positionOf } from "./table";

/** The phases of a mage's turn, as the server names them. */
const PHASES = ["casting", "main", "draw"];

export const ui: GameUi = {
  Table,
  Detail,
  Example,
  effects: {
    "turn-card": { sound: "turn" },
    play: { sound: "card", animate: { card: "glow" } },
    gain: { sound: "good", animate: { card: "glow" } },
    draw: { sound: "card" },
    flip: { sound: "flip" },
    prep: { sound: "flip" },
    focused: { sound: "flip" },
    opened: { sound: "good" },
    charge: { sound: "good" },
    ability: { sound: "good" },
    cast: { sound: "attack", animate: { card: "glow" } },
    "foe-hit": { sound: "hit", rise: (event) => ({ zone: "nemesis", text: signed(-Number(event.amount)), good: true }) },
    "minion-hit": { sound: "hit", animate: { card: "shake" }, rise: (event) => ({ zone: String(event.card), text: signed(-Number(event.amount)), good: true }) },
    persistent: { sound: "suspense", animate: { card: "lunge" } },
    "foe-draw": { sound: "suspense" },
    enter: { sound: "flip" },
    unleash: { sound: "bad" },
    animate: { sound: "defeat" },
    suffer: { sound: "hit", animate: { seat: "shake" }, rise: (event) => ({ zone: String(event.seat), text: signed(-Number(event.amount)), good: false }) },
    heal: { sound: "good", rise: (event) => ({ zone: String(event.seat), text: signed(Number(event.amount)), good: true }) },
    city: { sound: "hit", rise: (event) => ({ zone: "city", text: signed(-Number(event.amount)), good: false }) },
    "heal-city": { sound: "good", rise: (event) => ({ zone: "city", text: signed(Number(event.amount)), good: true }) },
    exhausted: { sound: "defeat" },
  },
  beats: withBolts,
  patch: patched,
  turns: ["turn-card"],
  tips,
  lies,
  ending: (view) => {
    const { ending } = positionOf(view);
    return ending ? say(`web-aeons_end-ending-${ending}`) : "";
  },
  Ending,
  trail: (view) => {
    const now = PHASES.indexOf(positionOf(view).phase);
    return now < 0 ? null : { phases: PHASES.map((phase) => say(`web-aeons_end-phase-${phase}`)), now };
  },
  readFirst: ["gain"],
  notInPrompt: ["no-order"],
  topics: [
    "goal", "first", "legend", "turns", "decks", "cast", "aether", "breach", "bonus", "prep", "ability", "discard", "foe", "pay",
    "exhausted", "end",
  ],
  wideTopics: ["first", "legend", "decks"],
};
