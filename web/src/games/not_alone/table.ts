// What a Not Alone position looks like, and how its places are drawn.
import icons from "../../generated/not_alone.json";
import notAlone from "../../generated/pictures_not_alone.json";
import type { Pictures } from "../../lib/pictures";
import type { View } from "../../lib/wire";

export interface Hunted {
  seat: number;
  will: number;
  hand: string[];
  hidden: number;
  played: string[];
  face_down: number;
  discard: string[];
  discard_hidden: number;
  survival: string[];
  survival_count: number;
  owned: string[];
}

/** How a visit ends: what it changes, and whether the last Will is lost or the match ends. */
export interface Result {
  rescue?: number;
  charged?: boolean;
  places?: number;
  will?: number;
  broken?: boolean;
  assimilation?: number;
  ends?: boolean;
}

/** How a visit to a Place may end for the Hunted who is asked; for the Creature, how its token there hurts whom, by seat. */
export interface Outlook {
  free?: Result;
  drained?: Result;
  caught?: Result;
  hunted?: Record<number, Result>;
}

export interface Position {
  turn: number;
  phase: number;
  rescue: number;
  assimilation: number;
  artemia_space: boolean;
  marker: boolean;
  tokens: { creature: string[]; target: string[]; artemia: string[] };
  inactive: string[];
  barred: string[];
  effects: string[];
  reserve: [string, number][];
  hunt: { hand: string[]; count: number; plays: number; deck: number; spent: string[]; discard: string[] };
  survival: { deck: number; discard: string[]; looked: string[] };
  hunted: Hunted[];
  visits: { seat: number; card: string; place: string; used: boolean }[];
  forecast?: { places: Record<string, Outlook> };
}

/** Whether the space so many before the end of the rescue track has an Artemia symbol, on a side of the board. */
export const hasArtemia = (left: number, side: number): boolean => left > 0 && (side === 2 ? left % 2 === 1 && left <= 11 : left <= 6);

export const CREATURE = 0; // its seat
export const EXPLORATION = 1; // phases
export const HUNTING = 2;

/** The game's part of a view. */
export const positionOf = (view: View): Position => view.table as unknown as Position;

type Icon = keyof typeof icons;

interface Look {
  tone: string;
  ground: string;
}

export const pictures = notAlone as unknown as Pictures;

/** The picture of a place, a card or a token. */
export function pictureOf(thing: string): string {
  const [kind, name] = thing.split(":");
  return `${kind}/${name}`;
}

export const PLACES = [
  "lair", "jungle", "river", "beach", "rover", "swamp", "shelter", "wreck", "source", "artefact",
] as const;

const LOOKS: Record<string, Look> = {
  lair: { tone: "#ff8f7a", ground: "#4a1f2b" },
  jungle: { tone: "#8fe08a", ground: "#0f4a30" },
  river: { tone: "#7fd4ff", ground: "#0f4060" },
  beach: { tone: "#ffd98a", ground: "#5a4420" },
  rover: { tone: "#e6d8c8", ground: "#43403f" },
  swamp: { tone: "#c3dd6a", ground: "#35451a" },
  shelter: { tone: "#ffc48a", ground: "#543419" },
  wreck: { tone: "#c9d3e6", ground: "#2b3652" },
  source: { tone: "#7af0dc", ground: "#0c4f4c" },
  artefact: { tone: "#d0a8ff", ground: "#3b2360" },
};

export const look = (place: string): Look => LOOKS[place.split(":")[1] ?? place] ?? LOOKS.jungle;
export const path = (icon: Icon): string => icons[icon];
export const number = (place: string): number => PLACES.indexOf(place.split(":")[1] as (typeof PLACES)[number]) + 1;

// Which option touches a place where: in the hand, in the discard, among the played ones; all of them on the planet.
export const IN_HAND = ["lay", "put-away", "keep-hidden"];
export const IN_DISCARD = ["take-back", "exchange-in"];
export const PLAYED = ["keep", "exchange-out", "order", "take-back"];

export const COLOURS = ["#d9705f", "#ffb766", "#7fd4ff", "#8fe08a", "#d0a8ff", "#ffd98a", "#ff9ecb"];

/** The Hunted who, as far as the viewer knows, may go to a Place or may have gone there; nobody once they are revealed. */
export function mayBeAt(position: Position, place: string, viewer: number | null): number[] {
  if (position.phase !== EXPLORATION && position.phase !== HUNTING) return [];
  return position.hunted.filter((hunted) => hunted.seat !== viewer && !hunted.played.length && mayChoose(position, hunted, place)).map(({ seat }) => seat);
}

/** Not what lies open in the discard; not what is known to be in hand once Places have been laid. */
function mayChoose(position: Position, hunted: Hunted, place: string): boolean {
  if (!hunted.owned.includes(place) || hunted.discard.includes(place)) return false;
  return hunted.face_down ? !hunted.hand.includes(place) : !position.barred.includes(place);
}
