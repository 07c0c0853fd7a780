// How a fight would end, on the cards that would fight: what the engine tells of the option that is pointed at, and of every
// creature that may block.
import { seatOf } from "../../lib/beats";
import { signed } from "../../lib/motion";
import type { TableModel } from "../../lib/tableModel.svelte";
import type { GameEvent, Option } from "../../lib/wire";
import { say } from "../../lib/words.svelte";

/** "tires": exhausted instead of defeated; "may-fall": if it is blocked by some creature. */
export type Fate = "falls" | "tires" | "survives" | "may-fall";

export interface Mark {
  fate: Fate;
  /** The creature it fights falls. */
  fells: boolean;
}

export interface Outcomes {
  /** By the thing of a creature. */
  creatures: Map<string, Mark>;
  /** By team: the life it would lose or gain, with its sign. */
  life: Map<number, string>;
}

/** A fight that may come: who blocks, and what would happen. */
interface Fight {
  blocker: string;
  events: GameEvent[];
}

/** Whose life changes: the team of the seats that are named. */
export const teamOf = (event: GameEvent): number => (seatOf((event.side as unknown[])[0]) ?? 0) % 2;

function fateOf(thing: string, events: GameEvent[]): Fate {
  const last = events.filter(({ kind, card }) => card === thing && (kind === "defeat" || kind === "exhaust")).at(-1);
  return !last ? "survives" : last.kind === "defeat" ? "falls" : "tires";
}

/** What happens until the next turn begins. */
function ofThisTurn(events: GameEvent[]): GameEvent[] {
  const end = events.findIndex(({ kind }) => kind === "turn");
  return end < 0 ? events : events.slice(0, end);
}

/** The creatures that fight in these events, by who attacks. */
function attackerIn(events: GameEvent[]): string | null {
  const block = events.find(({ kind }) => kind === "block");
  const attack = events.find(({ kind }) => kind === "attack");
  return block ? String(block.attacker) : attack ? String(attack.card) : null;
}

/** Of what may be chosen now, the outcomes that are known. */
export function outcomesOf(model: TableModel): Outcomes {
  const found: Outcomes = { creatures: new Map(), life: new Map() };
  const { pointed } = model.previews;
  for (const option of model.options.filter(({ kind }) => kind === "block")) addOption(model, option, found);
  if (pointed) addOption(model, pointed, found);
  return found;
}

function addOption(model: TableModel, option: Option, found: Outcomes): void {
  const told = model.previews.of(option);
  if (!told) return;
  const events = ofThisTurn(told.events);
  const chosen = model.previews.pointed === option;
  const attacker = attackerIn(events);
  const blocks = told.replies.filter(({ choice }) => choice.kind === "block");
  const fights: Fight[] = blocks.map(({ choice, events: after }) => ({ blocker: String(choice.card), events: ofThisTurn(after) }));
  const block = events.find(({ kind }) => kind === "block");
  if (block) fights.push({ blocker: String(block.card), events });
  for (const { blocker, events: after } of fights) {
    found.creatures.set(blocker, { fate: fateOf(blocker, after), fells: attacker !== null && fateOf(attacker, after) === "falls" });
  }
  if (!chosen) return;
  if (attacker && fights.length) found.creatures.set(attacker, { fate: attackersFate(attacker, fights, block !== undefined), fells: false });
  for (const event of events) addBlow(event, found);
  const free = told.replies.find(({ choice }) => choice.kind === "no-block");
  for (const event of ofThisTurn(free?.events ?? [])) if (event.kind === "life") addBlow(event, found);
}

function attackersFate(attacker: string, fights: Fight[], certain: boolean): Fate {
  const fates = fights.map(({ events }) => fateOf(attacker, events));
  if (certain) return fates[0];
  return fates.includes("falls") ? "may-fall" : "survives";
}

/** A creature that falls or tires without a fight, and life that changes. */
function addBlow(event: GameEvent, found: Outcomes): void {
  if (event.kind === "life") found.life.set(teamOf(event), signed(Number(event.change)));
  else if ((event.kind === "defeat" || event.kind === "exhaust") && !found.creatures.has(String(event.card))) {
    found.creatures.set(String(event.card), { fate: event.kind === "defeat" ? "falls" : "tires", fells: false });
  }
}

/** A mark in words. */
export function wordsOf(mark: Mark): string {
  const own = say(`web-mindbug-fate-${mark.fate}`);
  return mark.fells ? `${own}, ${say("web-mindbug-fells")}` : own;
}
