// Which thing a touched piece means.
import type { TableModel } from "../../lib/tableModel.svelte";
import type { Option } from "../../lib/wire";
import type { Card } from "./table";

/** Of equal cards the options name one; touching any of them means it. */
export function acts(model: TableModel, card: Card, cards: Card[]): string {
  if (model.isLit(card.thing)) return card.thing;
  return cards.find((one) => one.name === card.name && model.isLit(one.thing))?.thing ?? card.thing;
}

/** The one thing on the table an option lies on; undefined where the option itself says it well enough. */
export function lies(option: Option, seat: number | null): string[] | undefined {
  const { kind, card, breach } = option;
  if (kind === "cast" || kind === "spell") return [String(card)];
  if (kind === "breach") return [`${String(breach)}:${String(option.seat).slice("seat:".length)}`];
  if (kind === "focus" || kind === "open") return [`${String(breach)}:${String(seat ?? 0)}`];
  if (kind === "player" || kind === "turn-of" || kind === "ability") return [String(option.seat)];
  return undefined;
}
