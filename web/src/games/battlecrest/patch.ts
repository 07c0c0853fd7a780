// The table after one event of a move, as far as the client can tell; the server's own view comes at the end of the move.
import type { GameEvent, View } from "../../lib/wire";
import { positionOf, type Companion, type Hero, type Position } from "./table";

interface Change {
  cell?: string | null;
  wounded?: boolean;
  ghost?: boolean;
  left?: number;
}

function changed(position: Position, thing: unknown, change: (one: Hero | Companion) => Change): Position {
  const heroes = position.heroes.map((hero): Hero => {
    if (hero.thing === thing) return { ...hero, ...change(hero) };
    const { companion } = hero;
    if (companion === null || companion.thing !== thing) return hero;
    return { ...hero, companion: { ...companion, ...change(companion) } };
  });
  return { ...position, heroes };
}

function cardChanged(position: Position, thing: unknown, ready: boolean): Position {
  const heroes = position.heroes.map((hero) => ({
    ...hero,
    cards: hero.cards.map((card) => (card.thing === thing ? { ...card, ready } : card)),
  }));
  return { ...position, heroes };
}

function after(position: Position, event: GameEvent): Position {
  const { kind, warrior, card, place } = event;
  if (kind === "step") return changed(position, warrior, () => ({ cell: String(event.cell).slice(5) }));
  if (["activate", "prime", "defend"].includes(kind)) return cardChanged(position, card, false);
  if (kind === "readied") return cardChanged(position, card, true);
  if (kind === "wound") {
    return changed(position, warrior, (one) => ("left" in one ? { left: Math.max(0, one.left - Number(event.wounds)) } : {}));
  }
  if (kind === "worse") return changed(position, warrior, () => ({ wounded: true }));
  if (kind === "death") return changed(position, warrior, (one) => ("left" in one ? { ghost: true, left: 0 } : { cell: null }));
  if (kind === "flip") {
    const locations = position.locations.map((one) =>
      one.thing === place ? { ...one, turned: !one.turned, edges: one.other, other: one.edges } : one,
    );
    return { ...position, locations };
  }
  return position;
}

export const patch = (view: View, event: GameEvent): View => ({
  ...view,
  table: { ...after(positionOf(view), event), forecast: undefined },
});
