// Gobb'it's world.
import "./world.css";
import type { GameEvent } from "../../lib/types";
import { say, vocabulary } from "../../lib/words.svelte";
import type { World } from "../../lib/world";
import Example from "./Example.svelte";
import Page from "./Page.svelte";
import { slaps } from "./slaps.svelte";
import { bindings, DISCARD, OPEN, PILE, question, type Position } from "./table";
import Table from "./Table.svelte";

const gained = (event: GameEvent): { zone: string; text: string; good: boolean } => ({
  zone: String(event.seat),
  text: `+${event.count}`,
  good: true,
});
const lost = (event: GameEvent): { zone: string; text: string; good: boolean } => ({
  zone: String(event.seat),
  text: `−${event.count ?? 1}`,
  good: false,
});

export const world: World = {
  Table,
  Page,
  Example,
  live: true,
  drawn: ["wait", "open", "open-early", "slap", "cover", "call", "rob"],
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
  meant: (thing) => {
    const [kind, name] = thing.split(":");
    return kind === "seat" ? [PILE + Number(name)] : [DISCARD, OPEN];
  },
  topics: ["turn", "chain", "slap", "cover", "mistake", "shout", "gorilla", "ghost", "device"],
  ask: (desk) => {
    const asked = desk.hands.find((hand) => ["rob", "mercy"].includes(question(hand)));
    if (asked) {
      const words = vocabulary.tell("gobbit", "ask", { kind: question(asked) }, desk.names);
      return desk.hands.length > 1 ? `${desk.names[asked.seat!]}: ${words}` : words;
    }
    const { turn } = desk.view!.table as Position;
    if (desk.hands.length === 1 && desk.hands[0].seat === turn) return say("web-gobbit-your-turn");
    return say("web-gobbit-turn", { name: desk.names[turn] });
  },
  keys: (desk, event) => {
    const use = bindings(desk.hands.length, desk.view?.seats ?? 0).get(event.code);
    if (!use || event.repeat || event.shiftKey) return use !== undefined && !event.shiftKey;
    if (event.code === "Space" && (event.target as Element).closest("button, a")) return false;
    void slaps.put(desk, desk.hands[use.hand], use.option);
    return true;
  },
};
