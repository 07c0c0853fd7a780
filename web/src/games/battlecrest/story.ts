// How a turn is told: walks go cell by cell, and the cards of a duel meet.
import type { Beat } from "../../lib/beats";

const STEP = 140; // milliseconds a figure stands in a cell it walks through

/** A walk is seen, not read. */
export const paced = (beats: Beat[]): Beat[] => beats.map((beat) => (beat.kind === "step" ? { ...beat, hold: STEP } : beat));

/** An attack and what meets it. */
export interface Clash {
  attacker: string;
  target: string;
  value: number;
  /** The card that was activated for it, if it came from one. */
  card: string | null;
  defence: { card: string; value: number } | null;
}

/** What is known of the duel that is being fought. */
export interface Fight {
  /** The card activated last in this turn. */
  card: string | null;
  clash: Clash | null;
}

export const PEACE: Fight = { card: null, clash: null };

/** Beats during which the cards are seen. */
const FOUGHT = ["attack", "defend", "wound", "no-wound"];

/** The duel after one more beat. */
export function fought(before: Fight, beat: Beat): Fight {
  let { card, clash } = before;
  for (const event of beat.events) {
    if (event.kind === "turn") [card, clash] = [null, null];
    else if (event.kind === "activate") [card, clash] = [String(event.card), null];
    else if (event.kind === "attack") {
      clash = { attacker: String(event.warrior), target: String(event.target), value: Number(event.value), card, defence: null };
    } else if (clash && event.kind === "defend" && clash.target === event.warrior) {
      clash = { ...clash, defence: { card: String(event.card), value: Number(event.value) } };
    }
  }
  return { card, clash };
}

/** The duel that is seen during a beat. */
export const seenIn = (fight: Fight, beat: Beat | null): Clash | null => (beat && FOUGHT.includes(beat.kind) ? fight.clash : null);
