// Mindbug on the page: its table, and how its events look and sound.
import "./theme.css";
import { seatOf } from "../../lib/beats";
import type { GameEvent, View } from "../../lib/wire";
import type { GameUi } from "../../lib/gameUi";
import { signed } from "../../lib/motion";
import { say, vocabulary } from "../../lib/words.svelte";
import Example from "./Example.svelte";
import Detail from "./Detail.svelte";
import { teamOf } from "./outcomes";
import { findCard, positionOf } from "./table";
import { tips } from "./tips";
import Table from "./Table.svelte";

/** The life beside which an attack strikes, unless it is blocked. */
function struck(event: GameEvent, view: View): [string, string] | null {
  const seat = seatOf(event.seat);
  return seat === null ? null : [String(event.card), `life:${(seat + 1) % positionOf(view).life.length}`];
}

/** The table after a blow: life that is lost, and creatures that fall. */
function patch(view: View, event: GameEvent): View {
  const table = positionOf(view);
  if (event.kind === "life") {
    const life = table.life.map((now, team) => (team === teamOf(event) ? Number(event.life) : now));
    return { ...view, table: { ...table, life } };
  }
  if (event.kind !== "defeat") return view;
  const card = findCard(table, String(event.card));
  const owner = seatOf(event.seat);
  const players = table.players.map((player, seat) => ({
    ...player,
    board: player.board.filter((one) => one.thing !== event.card),
    discard: card && seat === owner ? [...player.discard, { ...card, exhausted: false }] : player.discard,
  }));
  return { ...view, table: { ...table, players } };
}

export const ui: GameUi = {
  Table,
  Detail,
  Example,
  effects: {
    draw: { sound: "card", joins: true },
    play: { sound: "suspense" },
    mindbug: {
      sound: "steal",
      animate: { card: "shake" },
      flies: (event: GameEvent) => ({ from: `bugs:${seatOf(event.seat)}`, to: String(event.card) }),
    },
    enter: { sound: "flip", joins: true },
    trigger: { animate: { card: "glow" } },
    act: { sound: "good", animate: { card: "glow" } },
    evolve: { sound: "good", animate: { card: "glow" } },
    boost: { sound: "good", animate: { creature: "glow" } },
    attack: { sound: "attack", animate: { card: "lunge" }, arrow: struck },
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
        return { zone: `life:${teamOf(event)}`, text: signed(change), good: change > 0 };
      },
    },
  },
  patch,
  ending: (view, model) => {
    const { life } = positionOf(view);
    const outcome = view.outcome ?? [];
    const dead = life.findIndex((left) => left <= 0);
    const losers = outcome.flatMap((share, seat) => ((dead >= 0 ? seat % life.length === dead : share === 0) ? seat : []));
    return say(dead >= 0 ? "web-mindbug-ending-life" : "web-mindbug-ending-stuck", { seats: vocabulary.seats(losers, model.names, model.seat) });
  },
  readFirst: ["play"],
  carried: ["play"],
  alsoInPrompt: ["mindbug", "again"],
  tips,
  topics: ["goal", "turn", "mindbug", "fight", "keywords", "action", "boost", "end"],
};
