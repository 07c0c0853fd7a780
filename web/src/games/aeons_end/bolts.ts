// How a turn is told: what flies from whom to whom, and what the numbers are after each blow.
import type { Beat } from "../../lib/beats";
import type { GameEvent, View } from "../../lib/wire";
import { positionOf, type Position } from "./table";

/** Kinds of events after which a blow comes from the card they name. */
const STRIKERS = ["cast", "play", "persistent", "power", "strike", "foe-draw"];

/** Where a blow lands: a zone of the table, or the card that is hit. */
function targetOf(event: GameEvent): string | null {
  if (event.kind === "foe-hit") return "nemesis";
  if (event.kind === "minion-hit") return String(event.card);
  if (event.kind === "city") return "city";
  return event.kind === "suffer" ? String(event.seat) : null;
}

/** Blows fly from the card that deals them to what they hit. */
export function withBolts(beats: Beat[]): Beat[] {
  let from: string | null = null;
  return beats.map((beat) => {
    let arrow = beat.arrow;
    for (const event of beat.events) {
      if (event.kind === "turn-card") from = null;
      if (STRIKERS.includes(event.kind) && typeof event.card === "string") from = event.card;
      const to = targetOf(event);
      if (from && to && from !== to) arrow = [from, to];
    }
    return arrow === beat.arrow ? beat : { ...beat, arrow, card: beat.card === from ? null : beat.card };
  });
}

/** The view after one event, as far as lives and tokens go. */
export function patched(view: View, event: GameEvent): View {
  const position = positionOf(view);
  const amount = Number(event.amount);
  const change = (part: Partial<Position>): View => ({ ...view, table: { ...view.table, ...part } });
  if (event.kind === "foe-hit" || event.kind === "foe-heal") return change({ nemesis: { ...position.nemesis, life: Number(event.life) } });
  if (event.kind === "city" || event.kind === "heal-city") return change({ gravehold: { ...position.gravehold, life: Number(event.life) } });
  if (event.kind === "suffer" || event.kind === "heal") {
    const by = event.kind === "heal" ? amount : -amount;
    const players = position.players.map((mage, seat) => (event.seat === `seat:${seat}` ? { ...mage, life: Math.max(0, mage.life + by) } : mage));
    return change({ players });
  }
  if (event.kind === "minion-hit" || event.kind === "power") {
    const left = (tokens = 0): number => (event.kind === "power" ? amount : Math.max(0, tokens - amount));
    const play = position.nemesis.play.map((card) => (card.thing === event.card ? { ...card, tokens: left(card.tokens) } : card));
    return change({ nemesis: { ...position.nemesis, play } });
  }
  return view;
}
