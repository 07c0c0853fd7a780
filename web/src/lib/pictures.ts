// How pictures are composed: parts in slots, each with a tone, inked alike. The pictures themselves lie in web/pictures/.
import { boxes, line, slots } from "../../pictures/grammar.json";

/** How a part differs from its slot: size, place, turn, mirrored, cut, faded, or flat and without ink. */
interface How {
  scale?: number;
  x?: number;
  y?: number;
  rotate?: number;
  mirror?: boolean;
  clip?: string;
  fade?: number;
  bare?: boolean;
}

type Layer = [slot: string, part: string, tone: string, how?: How];
type Tone = [main: string, shade: string, lit: string];
type Ground = [inner: string, outer: string, pattern: string, colour: string, opacity: number];
type ByName<T> = Partial<Record<string, T>>;

/** The pictures of one game, with all they are drawn of. Written by scripts/generate.mjs. */
export interface Pictures {
  ink: string;
  tones: ByName<Tone>;
  grounds: ByName<Ground>;
  sections: ByName<{ box: "card" | "square"; ground: string | null | ByName<string> }>;
  /** By section and name of a state: other tones, or another ground. */
  states?: ByName<ByName<string>>;
  parts: ByName<string>;
  clips: ByName<string>;
  patterns: ByName<string>;
  pictures: ByName<ByName<Layer[]>>;
  /** Fetches a picture that lies in a file of its own, by "section/id": `Picture` asks when it draws one that is not here. */
  fetch?: (name: string) => void;
  /** The pictures that lie in files of their own. */
  apart?: Set<string>;
}

export interface DrawnLayer {
  d: string;
  /** What is inked: the part, or what it is cut out by. */
  outline: string;
  clip: string;
  transform: string;
  /** How far the lit copy is moved against the light. */
  shift: string;
  light: [x: number, y: number];
  tone: Tone;
  inkWidth: number;
  fade: number;
  bare: boolean;
}

export interface Drawn {
  width: number;
  height: number;
  ink: string;
  ground: { inner: string; outer: string; pattern: string; colour: string; opacity: number } | null;
  layers: DrawnLayer[];
}

export interface Look {
  /** The name of a state: "primed", "exhausted". */
  state?: string;
  /** Other tones for those of the picture; "*" for all of them. */
  tones?: ByName<string>;
  ground?: boolean;
}

/** Whether there is a picture of this name, "section/id", be it here or in a file of its own. */
export function hasPicture(pictures: Pictures, name: string): boolean {
  const [section, id] = split(name);
  return pictures.pictures[section]?.[id] !== undefined || (pictures.apart?.has(name) ?? false);
}

/** The picture of this name, ready to be drawn; nothing where there is none. */
export function compose(pictures: Pictures, name: string, look: Look = {}): Drawn | null {
  const [section, id] = split(name);
  const layers = pictures.pictures[section]?.[id];
  const kind = pictures.sections[section];
  if (!layers || !kind) return null;
  const [width, height] = boxes[kind.box];
  const other = { ...(look.state ? pictures.states?.[`${section}.${look.state}`] : {}), ...look.tones };
  return {
    width,
    height,
    ink: pictures.ink,
    ground: look.ground === false ? null : groundOf(pictures, kind.ground, id, other.ground),
    layers: layers.map((layer) => drawn(pictures, kind.box, layer, other)),
  };
}

function split(name: string): [section: string, id: string] {
  const end = name.indexOf("/");
  return [name.slice(0, end), name.slice(end + 1)];
}

function groundOf(pictures: Pictures, usual: string | null | ByName<string>, id: string, other?: string): Drawn["ground"] {
  const name = other ?? (typeof usual === "string" ? usual : usual?.[id]);
  const found = name ? pictures.grounds[name] : undefined;
  if (!found) return null;
  const [inner, outer, pattern, colour, opacity] = found;
  return { inner, outer, pattern: pictures.patterns[pattern] ?? "", colour, opacity };
}

const UNTONED: Tone = ["#ccc", "#777", "#eee"];
const SLOTS: Record<"card" | "square", ByName<number[]>> = slots;

function drawn(pictures: Pictures, box: "card" | "square", layer: Layer, other: ByName<string>): DrawnLayer {
  const [slot, part, tone, how = {}] = layer;
  const { x = 0, y = 0, scale = 1, rotate = 0, mirror = false, clip, fade = 1, bare = false } = how;
  const [left, top, wide] = SLOTS[box][slot] ?? [50, 36, 60];
  const size = wide * scale;
  const side = mirror ? -1 : 1;
  // The light falls from the top left of the picture, however the part is turned.
  const turn = (-rotate * Math.PI) / 180;
  const spin = (a: number, b: number): [number, number] => [
    short(a * Math.cos(turn) - b * Math.sin(turn)),
    short(a * Math.sin(turn) + b * Math.cos(turn)),
  ];
  const shift = spin((side * -7 * 62) / size, (-9 * 62) / size);
  const light = spin(side * -106, -146);
  const d = pictures.parts[part] ?? "";
  const cut = clip ? (pictures.clips[clip] ?? "") : "";
  return {
    d,
    outline: clip === "disc" ? cut : d,
    clip: cut,
    transform:
      `translate(${short(left + x - size / 2)} ${short(top + y - size / 2)}) scale(${(size / 512).toFixed(4)})` +
      (mirror ? " translate(512 0) scale(-1 1)" : "") +
      (rotate ? ` rotate(${rotate} 256 256)` : ""),
    shift: `translate(${shift[0]} ${shift[1]})`,
    light: [256 + light[0], 256 + light[1]],
    tone: pictures.tones[other[tone] ?? other["*"] ?? tone] ?? UNTONED,
    inkWidth: Math.round((line * 512) / size),
    fade,
    bare,
  };
}

const short = (number: number): number => Math.round(number * 100) / 100;

/** Put further pictures beside others of the same game: those that lie in files of their own. */
export function addPictures(to: Pictures, more: Pick<Pictures, "parts" | "clips" | "pictures">): void {
  Object.assign(to.parts, more.parts);
  Object.assign(to.clips, more.clips);
  for (const [section, pictures] of Object.entries(more.pictures)) to.pictures[section] = { ...to.pictures[section], ...pictures };
}
