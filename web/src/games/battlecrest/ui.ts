// Battlecrest on the page: its table, and how its events look and sound.
import "./theme.css";
import type { GameUi } from "../../lib/gameUi";
import { signed } from "../../lib/motion";
import { say } from "../../lib/words.svelte";
import Example from "./Example.svelte";
import Detail from "./Detail.svelte";
import { patch } from "./patch";
import { paced } from "./story";
import { name, positionOf } from "./table";
import { tips } from "./tips";
import Table from "./Table.svelte";

export const ui: GameUi = {
  Table,
  Detail,
  Example,
  effects: {
    step: { sound: "card" },
    activate: { sound: "flip", animate: { card: "glow" } },
    prime: { sound: "good", animate: { card: "glow" } },
    refocus: { sound: "flip", animate: { warrior: "glow" } },
    attack: { sound: "attack", animate: { warrior: "lunge", target: "shake" } },
    wound: {
      sound: "hit",
      animate: { warrior: "shake" },
      rise: (event) => ({ zone: String(event.warrior), text: `${signed(-Number(event.wounds))} ♥`, good: false }),
    },
    hazard: { sound: "bad", animate: { warrior: "shake" } },
    worse: { sound: "defeat", animate: { warrior: "shake" }, joins: true },
    death: { sound: "defeat", animate: { warrior: "fall" } },
    defend: { sound: "hit", animate: { card: "glow" } },
    shove: { sound: "attack", animate: { target: "shake" } },
    heal: { sound: "good", animate: { warrior: "glow" }, rise: (event) => ({ zone: String(event.warrior), text: "♥", good: true }) },
    star: { sound: "good", animate: { ability: "glow" } },
    flip: { sound: "flip", animate: { place: "glow" } },
    turned: { sound: "flip", animate: { card: "glow" } },
    readied: { sound: "flip", animate: { card: "glow" } },
  },
  beats: paced,
  patch,
  ending: (view) => {
    const fallen = positionOf(view).heroes.filter((hero) => hero.ghost && view.outcome?.[hero.seat] === 0);
    if (!fallen.length) return say("web-battlecrest-ending-quiet");
    return say("web-battlecrest-ending-death", { heroes: fallen.map((hero) => name(hero.thing)).join(", ") });
  },
  anyThing: ["attack", "shove", "wound", "order", "turn-location"],
  alsoInPrompt: ["move"],
  tips,
  topics: ["goal", "first", "legend", "turn", "crests", "range", "attack", "health", "move", "bonus", "hazard", "star", "teams", "end"],
  wideTopics: ["first", "legend", "range"],
};
