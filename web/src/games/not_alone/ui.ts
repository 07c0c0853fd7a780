// Not Alone on the page: its table, and how its events look and sound.
import "./theme.css";
import type { GameEvent } from "../../lib/wire";
import type { GameUi } from "../../lib/gameUi";
import { signed } from "../../lib/motion";
import { say } from "../../lib/words.svelte";
import Example from "./Example.svelte";
import Detail from "./Detail.svelte";
import { ahead } from "./ahead";
import { foresee } from "./outlook";
import { tips } from "./tips";
import Table from "./Table.svelte";

export const ui: GameUi = {
  Table,
  Detail,
  Example,
  effects: {
    lay: { sound: "card" },
    reveal: { sound: "flip" },
    token: { sound: "hit" },
    card: { sound: "flip" },
    draw: { sound: "card" },
    caught: { sound: "defeat", animate: { seat: "shake" } },
    drained: { sound: "bad", animate: { seat: "shake" } },
    "give-up": { sound: "bad" },
    "take-back": { sound: "card" },
    power: { sound: "good", animate: { place: "glow" } },
    rescue: { sound: "good", rise: () => ({ zone: "track", text: "+1", good: true }) },
    assimilation: { sound: "bad", rise: () => ({ zone: "track", text: "+1", good: false }) },
    will: {
      sound: "bad",
      rise: (event: GameEvent) => {
        const change = Number(event.change);
        const seat = Number(String(event.seat).split(":")[1]);
        return { zone: `will:${seat}`, text: signed(change), good: change > 0 };
      },
    },
  },
  ending: (view) => say((view.outcome?.[0] ?? 0) > 0 ? "web-not_alone-ending-assimilation" : "web-not_alone-ending-rescue"),
  readFirst: ["lay", "card", "gain", "use", "copy"],
  foresee: (_found, model, option) => foresee(model, option),
  ahead,
  notInPrompt: ["quiet"], // the page offers the whole turn instead
  tips,
  topics: ["goal", "explore", "hunt", "reckoning", "resist", "cards", "end"],
};
