// One happening, one line: which events of a log are told together; the same rules as `igroteka/text/telling.py`.
import type { GameEvent } from "./wire";

/** How many lines an event looks back for the one it belongs to. */
const BACK = 3;

/** Events that are told as one, or a line that is no event. */
export interface Joined<L> {
  /** The line of the first of them. */
  line: L;
  event?: GameEvent;
  /** The attribute of the message that tells it. */
  part: string;
  /** The argument that is a list. */
  listed: string;
  /** All lines that are told here. */
  all: L[];
}

/** Whether the message of an event has an attribute. */
type Has = (event: string, attribute: string) => boolean;

/** The lines of a log, those of one happening as one. */
export function together<L extends { event?: GameEvent }>(lines: L[], has: Has): Joined<L>[] {
  const told: Joined<L>[] = [];
  for (const line of lines) {
    if (!line.event || !joins(told, line, line.event, has)) told.push({ line, event: line.event, part: "", listed: "", all: [line] });
  }
  return told;
}

function joins<L>(told: Joined<L>[], line: L, event: GameEvent, has: Has): boolean {
  for (let back = 1; back <= BACK && back <= told.length; back++) {
    const before = told[told.length - back];
    if (!before.event) return false;
    const near = back === 1 || (before.event.kind !== event.kind && isThing(event.card) && before.event.card === event.card);
    const joined = near ? join(before, before.event, event, has) : null;
    if (joined) {
      told[told.length - back] = { ...joined, all: [...before.all, line] };
      return true;
    }
  }
  return false;
}

function join<L>(line: Joined<L>, last: GameEvent, event: GameEvent, has: Has): Joined<L> | null {
  const before = last.kind;
  if (event.kind !== before) {
    if (line.part || !has(event.kind, before) || !aboutTheSame(last, event)) return null;
    return { ...line, event: { ...last, ...event }, part: before };
  }
  if (!["", "many"].includes(line.part) || !has(event.kind, "many")) return null;
  const differing = Object.keys(event).filter((name) => name !== line.listed && event[name] !== last[name]);
  const hidden = Object.keys(event).find((name) => event[name] === null) ?? "";
  const name = line.listed || (differing.length === 1 ? differing[0] : hidden);
  if (!name || differing.some((other) => other !== name)) return null;
  const had = line.listed ? (last[name] as unknown[]) : [last[name]];
  if ((event[name] === null) !== (had[0] === null)) return null;
  return { ...line, event: { ...last, [name]: [...had, event[name]] }, part: "many", listed: name };
}

function aboutTheSame(first: GameEvent, second: GameEvent): boolean {
  return Object.entries(second).every(
    ([name, value]) => name === "kind" || !(name in first) || typeof value === "number" || same(first[name], value),
  );
}

const isThing = (value: unknown): boolean => typeof value === "string";
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
