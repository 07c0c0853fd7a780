// How pictures of creatures are composed: parts in anatomical slots, each with a tone, inked alike.
import first from "../../generated/mindbug.json";
import creatures from "./first_contact.json";

type Layer = [slot: string, part: string, tone: string];

export interface Drawn {
  d: string;
  transform: string;
  fill: string;
  shade: string;
  ink: number;
}

const TONES: Record<string, [string, string]> = {
  pink: ["#ff9ecb", "#e2559f"],
  rose: ["#ff7a9a", "#cf3e6b"],
  red: ["#ff5f4e", "#c22f2f"],
  orange: ["#ff9a3d", "#d4661a"],
  gold: ["#ffd23f", "#d99a14"],
  lime: ["#c6f542", "#86b81a"],
  green: ["#5fd068", "#2f9148"],
  teal: ["#3fd6c4", "#16938d"],
  ice: ["#bfeaff", "#6fb4de"],
  violet: ["#b48cff", "#7a4be0"],
  brown: ["#d9a066", "#9a6233"],
  slate: ["#a9b4cc", "#66728f"],
  bone: ["#fff3d6", "#d8bf8e"],
};

// Where a part sits in a picture of 100 by 72: centre x, centre y, size, turn.
const SLOTS: Record<string, [number, number, number, number?]> = {
  body: [50, 38, 62],
  under: [54, 42, 64],
  head: [36, 26, 40],
  back: [58, 32, 66],
  mark: [77, 52, 30],
  crown: [48, 13, 28],
  low2: [30, 54, 28],
  mane: [50, 30, 70],
  halo: [50, 9, 34],
  neck: [50, 40, 64],
  muzzle: [40, 18, 34],
  front: [66, 46, 36],
};

// Parts drawn by us, in a box of 512.
const OWN: Partial<Record<string, string>> = {
  "own-neck":
    "M150 20l24 44 40-4 30 34-18 40-40-2 40 300h-96L96 132 40 128l-10-34 60-40 10-40 24 36z M150 190h30l6 40h-32z M164 260h30l6 40h-30z M176 330h28l6 40h-30z",
  "own-mane":
    "M256 20l44 56 66-34 8 74 74-4-22 70 66 32-52 54 52 54-66 32 22 70-74-4-8 74-66-34-44 56-44-56-66 34-8-74-74 4 22-70-66-32 52-54-52-54 66-32-22-70 74 4 8-74 66 34z",
  "own-yeti":
    "M256 30c-60 0-104 40-108 100l-70 60c-40 40-50 110-40 180l20 60 40-10 4-60 34-60 10 80-20 90h90l40-80 40 80h90l-20-90 10-80 34 60 4 60 40 10 20-60c10-70 0-140-40-180l-70-60c-4-60-48-100-108-100z M206 116a20 20 0 1 1 0 40 20 20 0 0 1 0-40z M306 116a20 20 0 1 1 0 40 20 20 0 0 1 0-40z M200 190h112l-16 34-20-14-20 16-20-16-20 14z",
  "own-hippo":
    "M150 60c30-20 60 0 62 30h88c2-30 32-50 62-30 26 20 20 54-4 66 20 30 30 66 34 100 46 20 74 60 74 112 0 76-90 134-210 134S46 414 46 338c0-52 28-92 74-112 4-34 14-70 34-100-24-12-30-46-4-66z M186 168a22 22 0 1 0 0 44 22 22 0 0 0 0-44z M326 168a22 22 0 1 0 0 44 22 22 0 0 0 0-44z M190 290c-18 0-30 12-30 28s12 24 30 24 30-10 30-24-12-28-30-28z M322 290c-18 0-30 12-30 28s12 24 30 24 30-10 30-24-12-28-30-28z M150 390q106 50 212 0l-10 24-30 8v26h-28v-22h-76v22h-28v-26l-30-8z",
  "own-halo": "M256 190c130 0 230 34 230 76s-100 76-230 76S26 308 26 266s100-76 230-76z M256 226c-100 0-176 18-176 40s76 40 176 40 176-18 176-40-76-40-176-40z",
  "own-spiral":
    "M256 40a216 216 0 1 1-216 216h44a172 172 0 1 0 172-172 150 150 0 1 0 150 150h-44a106 106 0 1 1-106-106 90 90 0 1 1-90 90h40a50 50 0 1 0 50-50z",
  "own-fan":
    "M256 480L30 300a60 60 0 1 1 60-90l100 150L110 100a60 60 0 1 1 104-20l36 270 36-270a60 60 0 1 1 104 20l-80 260 100-150a60 60 0 1 1 60 90z",
};

const paths: Partial<Record<string, string>> = { ...first };
const cards: Partial<Record<string, Layer[]>> = { ...(creatures as unknown as Record<string, Layer[]>) };

/** The pictures of the later sets, when they are played. */
export async function loadBeyond(): Promise<void> {
  const [icons, more] = await Promise.all([import("../../generated/mindbug_beyond.json"), import("./beyond.json")]);
  Object.assign(paths, icons.default);
  Object.assign(cards, more.default);
}

export const iconPath = (name: string): string => paths[name] ?? "";

export function picture(name: string): Drawn[] {
  return (cards[name] ?? [["body", "bubbles", "violet"]]).map(([slot, part, tone]) => {
    const [x, y, size, turn = 0] = SLOTS[slot];
    const scale = size / 512;
    const [fill, shade] = TONES[tone];
    return {
      d: OWN[part] ?? paths[part] ?? "",
      transform: `translate(${x - size / 2} ${y - size / 2}) scale(${scale.toFixed(4)})${turn ? ` rotate(${turn} 256 256)` : ""}`,
      fill,
      shade,
      ink: Math.round(3.4 / scale),
    };
  });
}
