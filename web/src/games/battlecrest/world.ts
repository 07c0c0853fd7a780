// Battlecrest's world.
import "./world.css";
import type { World } from "../../lib/world";
import Example from "./Example.svelte";
import Page from "./Page.svelte";
import Table from "./Table.svelte";
import { COLUMNS } from "./table";

export const world: World = {
  Table,
  Page,
  Example,
  effects: {
    step: { sound: "card" },
    activate: { sound: "flip" },
    prime: { sound: "good" },
    refocus: { sound: "flip" },
    attack: { sound: "attack", strike: { warrior: "glow", target: "shake" } },
    wound: { sound: "hit", strike: { warrior: "shake" } },
    hazard: { sound: "bad", strike: { warrior: "shake" } },
    worse: { sound: "defeat", strike: { warrior: "shake" } },
    death: { sound: "defeat", strike: { warrior: "fall" } },
    defend: { sound: "hit", strike: { card: "glow" } },
    shove: { sound: "attack", strike: { target: "shake" } },
    heal: { sound: "good", strike: { warrior: "glow" } },
    star: { sound: "good", strike: { ability: "glow" } },
    flip: { sound: "flip", strike: { place: "glow" } },
    turned: { sound: "flip" },
    readied: { sound: "flip" },
  },
  // Numbers of options: see docs/games/battlecrest.md.
  meant: (thing) => {
    const [kind, name] = thing.split(":");
    return kind === "cell" ? [1 + COLUMNS.indexOf(name[0]) + 6 * (Number(name[1]) - 1)] : [];
  },
  pointed: ["attack", "shove", "wound", "order", "turn-location"],
  topics: ["goal", "turn", "crests", "range", "attack", "health", "move", "bonus", "hazard", "star", "teams", "end"],
};
