// Not Alone's world.
import "./world.css";
import type { GameEvent } from "../../lib/types";
import type { World } from "../../lib/world";
import Example from "./Example.svelte";
import Page from "./Page.svelte";
import { number } from "./planet";
import Table from "./Table.svelte";

// Numbers of options: see docs/games/not_alone.md.
const SEAT = 24;
const CARD = 31;
const ARTEMIA = 70;

export const world: World = {
  Table,
  Page,
  Example,
  effects: {
    lay: { sound: "card" },
    reveal: { sound: "flip" },
    token: { sound: "hit" },
    card: { sound: "flip" },
    draw: { sound: "card" },
    caught: { sound: "defeat", strike: { seat: "shake" } },
    drained: { sound: "bad", strike: { seat: "shake" } },
    "give-up": { sound: "bad" },
    "take-back": { sound: "card" },
    power: { sound: "good", strike: { place: "glow" } },
    rescue: { sound: "good", rise: () => ({ zone: "track", text: "+1", good: true }) },
    assimilation: { sound: "bad", rise: () => ({ zone: "track", text: "+1", good: false }) },
    will: {
      sound: "bad",
      rise: (event: GameEvent) => {
        const change = Number(event.change);
        const seat = Number(String(event.seat).split(":")[1]);
        return { zone: `will:${seat}`, text: change > 0 ? `+${change}` : String(change), good: change > 0 };
      },
    },
  },
  meant: (thing) => {
    const [kind, name, id] = thing.split(":");
    if (kind === "place") return [number(thing), ARTEMIA + number(thing)];
    if (kind === "seat") return [SEAT + Number(name)];
    return id ? [CARD + Number(id)] : [];
  },
  topics: ["goal", "explore", "hunt", "reckoning", "resist", "cards", "end"],
};
