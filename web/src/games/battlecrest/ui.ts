// Battlecrest on the page: its table, and how its events look and sound.
import "./theme.css";
import type { GameUi } from "../../lib/gameUi";
import Example from "./Example.svelte";
import Detail from "./Detail.svelte";
import { tips } from "./tips";
import Table from "./Table.svelte";

export const ui: GameUi = {
  Table,
  Detail,
  Example,
  effects: {
    step: { sound: "card" },
    activate: { sound: "flip" },
    prime: { sound: "good" },
    refocus: { sound: "flip" },
    attack: { sound: "attack", animate: { warrior: "glow", target: "shake" } },
    wound: { sound: "hit", animate: { warrior: "shake" } },
    hazard: { sound: "bad", animate: { warrior: "shake" } },
    worse: { sound: "defeat", animate: { warrior: "shake" } },
    death: { sound: "defeat", animate: { warrior: "fall" } },
    defend: { sound: "hit", animate: { card: "glow" } },
    shove: { sound: "attack", animate: { target: "shake" } },
    heal: { sound: "good", animate: { warrior: "glow" } },
    star: { sound: "good", animate: { ability: "glow" } },
    flip: { sound: "flip", animate: { place: "glow" } },
    turned: { sound: "flip" },
    readied: { sound: "flip" },
  },
  anyThing: ["attack", "shove", "wound", "order", "turn-location"],
  tips,
  topics: ["goal", "turn", "crests", "range", "attack", "health", "move", "bonus", "hazard", "star", "teams", "end"],
};
