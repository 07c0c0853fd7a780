// Motion: every piece travels from where it was to where it is (FLIP, by the piece's id), and things are animated.
import { prefs } from "./prefs.svelte";

const EASE = "cubic-bezier(.2,.8,.25,1)";
const GLIDE = 320; // milliseconds
const NEAR = 3; // pixels that are not worth moving
const FAR = 60; // pixels from which on new pieces set out one after another

export type Places = Map<string, DOMRect>;

/** Where every piece lies now. */
export function measure(): Places {
  const places: Places = new Map();
  for (const piece of document.querySelectorAll<HTMLElement>("[data-piece]")) {
    places.set(piece.dataset.piece ?? "", piece.getBoundingClientRect());
  }
  return places;
}

/** Let every piece that changed its place travel there; a new one comes from the zone it names. */
export function glide(before: Places): void {
  const tempo = prefs.tempo;
  if (!tempo) return;
  let late = 0;
  for (const piece of document.querySelectorAll<HTMLElement>("[data-piece]")) {
    const known = before.get(piece.dataset.piece ?? "");
    const from = known ?? origin(piece);
    const move = from && travel(from, piece.getBoundingClientRect());
    if (!move) continue;
    const delay = !known && move.far ? late++ * 60 * tempo : 0;
    piece.animate(
      [
        { translate: `${move.x}px ${move.y}px`, scale: move.scale, zIndex: 30 },
        { translate: "0 0", scale: 1, zIndex: 30 },
      ],
      { duration: GLIDE * tempo, delay, easing: EASE, fill: "backwards" },
    );
  }
}

type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

/** How a piece has to be moved and scaled to seem to lie where it was; nothing for one that hardly moved or is not shown. */
export function travel(from: Box, to: Box): { x: number; y: number; scale: number; far: boolean } | null {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const way = Math.abs(x) + Math.abs(y);
  if (!to.width || way < NEAR) return null;
  return { x, y, scale: Math.min(1.6, Math.max(0.4, from.width / to.width)), far: way > FAR };
}

/** Where a new piece comes from: the zone it names. */
function origin(piece: HTMLElement): DOMRect | undefined {
  const zone = piece.dataset.from;
  return zone ? document.querySelector(`[data-zone="${CSS.escape(zone)}"]`)?.getBoundingClientRect() : undefined;
}

const ANIMATIONS: Record<string, { frames: Keyframe[]; time: number }> = {
  lunge: {
    frames: [{ translate: "0 0" }, { translate: "0 -26px", scale: 1.08, offset: 0.45 }, { translate: "0 0" }],
    time: 380,
  },
  fall: {
    frames: [
      { filter: "none", rotate: "0deg" },
      { filter: "brightness(2.2) saturate(0)", rotate: "-4deg", offset: 0.3 },
      { filter: "brightness(.5) saturate(.3)", rotate: "7deg", scale: 0.86 },
    ],
    time: 460,
  },
  shake: {
    frames: [0, -7, 6, -5, 3, 0].map((x) => ({ translate: `${x}px 0` })),
    time: 340,
  },
  glow: {
    frames: [{ filter: "none" }, { filter: "brightness(1.7) saturate(1.4)", offset: 0.4 }, { filter: "none" }],
    time: 460,
  },
};

/** Animate all pieces that stand for a thing; how long that takes, 0 if none does. */
export function animateThing(thing: string, how: string): number {
  const tempo = prefs.tempo;
  const { frames, time } = ANIMATIONS[how] ?? ANIMATIONS.glow;
  if (!tempo) return 0;
  let seen = false;
  for (const piece of document.querySelectorAll<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`)) {
    const facing = piece.closest<HTMLElement>("[data-side=far]") && how === "lunge";
    piece.animate(facing ? frames.map(flipped) : frames, { duration: time * tempo, easing: "ease-out" });
    seen = true;
  }
  return seen ? time * tempo : 0;
}

/** The same movement downwards, for a piece that faces us from the far side of the table. */
export function flipped(frame: Keyframe): Keyframe {
  return frame.translate === "0 -26px" ? { ...frame, translate: "0 26px" } : frame;
}

/** A change with its sign: "+2", "−1". */
export function signed(change: number): string {
  if (!change) return "0";
  return change > 0 ? `+${change}` : `−${-change}`;
}

/** Where a zone or a thing is on the screen, if it is. */
export function find(name: string): DOMRect | null {
  const places = document.querySelectorAll(`.ground [data-zone="${CSS.escape(name)}"], .ground [data-thing="${CSS.escape(name)}"]`);
  return Array.from(places, (place) => place.getBoundingClientRect()).find((box) => box.width > 0) ?? null;
}

/** A text that rises from a zone or a thing and fades: life lost, will gained. */
export function rise(zone: string, text: string, good: boolean): void {
  const place = find(zone);
  if (!place || !prefs.tempo) return;
  const mark = document.createElement("div");
  mark.className = good ? "rising good" : "rising bad";
  mark.textContent = text;
  mark.setAttribute("aria-hidden", "true");
  mark.style.left = `${place.left + place.width / 2}px`;
  mark.style.top = `${place.top + place.height / 2}px`;
  document.body.append(mark);
  const move = mark.animate(
    [
      { translate: "-50% -50%", scale: 0.6, opacity: 0 },
      { translate: "-50% -90%", scale: 1.25, opacity: 1, offset: 0.25 },
      { translate: "-50% -220%", scale: 1, opacity: 0 },
    ],
    { duration: 1100 * prefs.tempo, easing: "ease-out" },
  );
  move.onfinish = () => mark.remove();
}

const FLIGHT = 700; // milliseconds

/** The last thing that is left in a zone flies onto a thing and is gone; how long that takes, 0 where nothing can be seen. */
export function fly(zone: string, onto: string): number {
  const tempo = prefs.tempo;
  const flyer = [...document.querySelectorAll<HTMLElement>(`.ground [data-zone="${CSS.escape(zone)}"] [data-flies]`)].at(-1);
  const to = find(onto);
  if (!tempo || !flyer || !to) return 0;
  const from = flyer.getBoundingClientRect();
  const ghost = flyer.cloneNode(true) as HTMLElement;
  Object.assign(ghost.style, { position: "fixed", left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`, height: `${from.height}px`, zIndex: "59" });
  ghost.setAttribute("aria-hidden", "true");
  flyer.closest(".ground")?.append(ghost);
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const move = ghost.animate(
    [
      { translate: "0 0", scale: 1 },
      { translate: `${x * 0.4}px ${y * 0.4 - 40}px`, scale: 2.2, rotate: "-14deg", offset: 0.45 },
      { translate: `${x}px ${y}px`, scale: 2.6, rotate: "0deg", offset: 0.85 },
      { translate: `${x}px ${y}px`, scale: 3.4, opacity: 0 },
    ],
    { duration: FLIGHT * tempo, easing: "ease-in-out", fill: "forwards" },
  );
  move.onfinish = () => ghost.remove();
  return FLIGHT * tempo;
}

export const pause = (ms: number): Promise<void> =>
  ms > 0 ? new Promise((done) => setTimeout(done, ms)) : Promise.resolve();
