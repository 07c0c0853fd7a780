// What happens, as a sequence of beats: each a sentence of the log, the things it names, and how long it is held.
import type { EventEffect, GameUi } from "./gameUi";
import { together } from "./telling";
import type { GameEvent, View } from "./wire";

/** One thing after another: what is told, and what is pointed at meanwhile. */
export interface Beat {
  /** The kind of its first event. */
  kind: string;
  events: GameEvent[];
  /** The sentence of the log. */
  caption: string;
  /** All things it names, seats left out. */
  things: string[];
  /** The card it concerns: shown in the middle unless it lies on the table. */
  card: string | null;
  /** From whom to whom, as things or zones. */
  arrow: [from: string, to: string] | null;
  /** Who does it, if the event says so. */
  seat: number | null;
  /** Milliseconds at the usual pace. */
  hold: number;
}

/** How events are put into words: the same as in the log. */
export interface Telling {
  has: (event: string, attribute: string) => boolean;
  tell: (event: GameEvent, part: string) => string;
}

const SHORTEST = 900; // milliseconds
const LONGEST = 2000;
const BY_LETTER = 14; // milliseconds a letter takes to be read
const MOST = 9000; // milliseconds all beats of one move may take together

/** Kinds of events that begin somebody else's turn, unless a game names its own. */
const TURNS = ["turn", "phase"];

/** Members of events that run from one thing to another, in the order they are looked for. */
const ARROWS: [string, string][] = [
  ["attacker", "target"], ["attacker", "card"], ["warrior", "target"], ["card", "target"], ["card", "creature"],
];

const isThing = (value: unknown): value is string => typeof value === "string" && /^[a-z-]+:\S/.test(value);

/** All things an event names, alone or in lists; seats are no things. */
export function thingsIn(event: GameEvent): string[] {
  const values = Object.entries(event).flatMap(([name, value]) => (name === "kind" ? [] : value));
  return values.filter(isThing).filter((thing) => !thing.startsWith("seat:"));
}

/** The seat of a thing such as "seat:1". */
export function seatOf(value: unknown): number | null {
  return typeof value === "string" && value.startsWith("seat:") ? Number(value.slice(5)) : null;
}

/**
 * The beats of some events: what the log tells as one line is one beat; an event without a sentence, or one whose effect
 * says that it joins, goes with the beat before it.
 */
export function beatsOf(events: GameEvent[], ui: Pick<GameUi, "effects" | "beats">, view: View, words: Telling): Beat[] {
  const beats: Beat[] = [];
  for (const { all, event, part } of together(events.map((one) => ({ event: one })), words.has)) {
    if (!event) continue;
    const effect = ui.effects[event.kind];
    const caption = words.tell(event, part);
    const parts = all.map((line) => line.event);
    const last = beats.at(-1);
    if (last && (!caption || effect?.joins)) {
      const joined = [last.caption, caption].filter(Boolean).join(" · ");
      beats[beats.length - 1] = {
        ...last,
        events: [...last.events, ...parts],
        things: [...new Set([...last.things, ...parts.flatMap(thingsIn)])],
        caption: joined,
        hold: holdOf(joined),
      };
    } else beats.push(beatOf(parts, caption, effect, view));
  }
  const made = ui.beats?.(beats, view) ?? beats;
  const whole = made.reduce((sum, beat) => sum + beat.hold, 0);
  return whole > MOST ? made.map((beat) => ({ ...beat, hold: (beat.hold * MOST) / whole })) : made;
}

function beatOf(events: GameEvent[], caption: string, effect: EventEffect | undefined, view: View): Beat {
  const [event] = events;
  const shown = effect?.show === false ? null : event[effect?.show ?? "card"];
  return {
    kind: event.kind,
    events,
    caption,
    things: [...new Set(events.flatMap(thingsIn))],
    card: isThing(shown) ? shown : null,
    arrow: effect?.arrow ? effect.arrow(event, view) : usualArrow(event),
    seat: seatOf(event.seat),
    hold: holdOf(caption),
  };
}

const holdOf = (caption: string): number => (caption ? Math.min(LONGEST, Math.max(SHORTEST, 500 + BY_LETTER * caption.length)) : 0);

function usualArrow(event: GameEvent): Beat["arrow"] {
  for (const [from, to] of ARROWS) {
    const [start, end] = [event[from], event[to]];
    if (isThing(start) && isThing(end)) return [start, end];
  }
  return null;
}

/** Where in the events of a move somebody else's turn begins: everything from there on was not done by who moved. */
export function turnBegins(events: GameEvent[], seat: number | null, kinds: string[] = TURNS): number {
  const begins = events.findIndex((event) => kinds.includes(event.kind) && seatOf(event.seat) !== seat);
  return begins < 0 ? events.length : begins;
}
