// Gobb'it on the page: its table, and how its events look and sound.
import "./theme.css";
import type { GameEvent } from "../../lib/wire";
import { say, vocabulary } from "../../lib/words.svelte";
import type { GameUi } from "../../lib/gameUi";
import { signed } from "../../lib/motion";
import Example from "./Example.svelte";
import Detail from "./Detail.svelte";
import { slaps } from "./slaps.svelte";
import { bindings, optionAt, positionOf, question } from "./table";
import { tips } from "./tips";
import Table from "./Table.svelte";

const gained = (event: GameEvent): { zone: string; text: string; good: boolean } => ({
  zone: String(event.seat),
  text: signed(Number(event.count)),
  good: true,
});
const lost = (event: GameEvent): { zone: string; text: string; good: boolean } => ({
  zone: String(event.seat),
  text: signed(-Number(event.count ?? 1)),
  good: false,
});

export const ui: GameUi = {
  Table,
  Detail,
  Example,
  live: true,
  notInPrompt: ["wait", "open", "open-early", "slap", "cover", "call", "rob"],
  effects: {
    open: { sound: "flip" },
    early: { sound: "flip" },
    slap: { sound: "hit" },
    cover: { sound: "hit" },
    eaten: { sound: "steal", rise: gained },
    saved: { sound: "good", rise: gained },
    robbed: { sound: "steal", rise: gained },
    scattered: { sound: "defeat", rise: lost },
    mistake: { sound: "bad", rise: lost },
    "mistake-deck": { sound: "bad", rise: lost },
    gobbit: { sound: "win" },
    condition: { sound: "suspense" },
    ghost: { sound: "lose" },
    out: { sound: "lose" },
  },
  ending: () => say("web-gobbit-ending"),
  tips,
  topics: ["turn", "chain", "slap", "cover", "mistake", "shout", "gorilla", "ghost", "device"],
  question: (model, view) => {
    const asked = model.localConnections.find((hand) => ["rob", "mercy"].includes(question(hand)));
    if (asked) {
      const words = vocabulary.tell("gobbit", "ask", { kind: question(asked) }, model.names);
      return model.localConnections.length > 1 && asked.seat !== null ? `${model.names[asked.seat]}: ${words}` : words;
    }
    const { turn } = positionOf(view);
    if (model.localConnections.length === 1 && model.localConnections[0].seat === turn) return say("web-gobbit-your-turn");
    return say("web-gobbit-turn", { name: model.names[turn] });
  },
  keys: (model, event) => {
    const use = bindings(model.localConnections.length, model.view?.seats ?? 0).get(event.code);
    if (!use || event.repeat || event.shiftKey) return use !== undefined && !event.shiftKey;
    if (event.code === "Space" && (event.target as Element).closest("button, a")) return false;
    const hand = model.localConnections[use.hand];
    void slaps.put(model, hand, use.target, optionAt(hand, use.target));
    return true;
  },
};
