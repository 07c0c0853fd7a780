// What a lesson points at: pieces, zones and buttons of the table, by name.

/** How an anchor is looked for, best first: see docs/add-a-game.md. */
export function selectors(anchor: string, allowed: number[]): string[] {
  const [kind] = anchor.split(":", 1);
  const rest = anchor.slice(kind.length + 1);
  if (anchor === "prompt") return allowed.map((option) => `[data-option="${String(option)}"]`);
  if (kind === "zone" || kind === "piece") return [`[data-${kind}="${rest}"]`];
  if (anchor.endsWith(":*")) return [`[data-thing^="${anchor.slice(0, -1)}"]`];
  return [`[data-thing="${anchor}"]`, `[data-thing^="${anchor}:"]`];
}

/** The element on the screen, of equal ones that which may be touched; null while none is there. */
export function anchored(anchor: string, allowed: number[]): HTMLElement | null {
  for (const selector of selectors(anchor, allowed)) {
    const found = [...document.querySelectorAll<HTMLElement>(`.frame ${selector}`)].filter(
      (element) => element.getClientRects().length > 0,
    );
    if (found.length) return found.find((element) => element.matches(".lit")) ?? found[0];
  }
  return null;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 14; // between a bubble and what it points at
const EDGE = 8; // between a bubble and the edge of the screen

function overlap(one: Box, two: Box): number {
  const width = Math.min(one.right, two.right) - Math.max(one.left, two.left);
  const height = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
  return Math.max(0, width) * Math.max(0, height);
}

export interface Place {
  left: number;
  top: number;
  side: "above" | "below" | "left" | "right" | "none";
}

/**
 * Where a bubble of this size covers least of what matters (`lit`, and above all its own anchor), inside the screen:
 * above, below, right or left of the anchor, or in the middle below where there is none.
 */
export function placeBubble(anchor: Box | null, size: { width: number; height: number }, lit: Box[], screen: Box): Place {
  const { width, height } = size;
  const most = { left: screen.right - width - EDGE, top: screen.bottom - height - EDGE };
  const within = (left: number, top: number, side: Place["side"]): Place => ({
    left: Math.max(screen.left + EDGE, Math.min(most.left, left)),
    top: Math.max(screen.top + EDGE, Math.min(most.top, top)),
    side,
  });
  if (!anchor) return within((screen.left + screen.right - width) / 2, most.top, "none");
  const middle = { x: (anchor.left + anchor.right) / 2, y: (anchor.top + anchor.bottom) / 2 };
  const places = [
    within(middle.x - width / 2, anchor.top - height - GAP, "above"),
    within(middle.x - width / 2, anchor.bottom + GAP, "below"),
    within(anchor.right + GAP, middle.y - height / 2, "right"),
    within(anchor.left - width - GAP, middle.y - height / 2, "left"),
  ];
  const cost = ({ left, top }: Place): number => {
    const box = { left, top, right: left + width, bottom: top + height };
    return 8 * overlap(box, anchor) + lit.reduce((sum, other) => sum + overlap(box, other), 0);
  };
  return places.reduce((best, place) => (cost(place) < cost(best) - 1 ? place : best));
}

const STEP = 16; // pixels between the places that are tried
const FAR = 6; // square pixels covered that are worth a pixel of way

/** Where a window of this size covers least of what matters, each kind with its weight, and lies near something; inside `room`. */
export function leastCovering(size: { width: number; height: number }, matters: [Box[], number][], near: Box, room: Box): { left: number; top: number } {
  let best = { left: room.left + EDGE, top: room.top + EDGE };
  let least = Infinity;
  for (let left = room.left + EDGE; left <= room.right - size.width - EDGE; left += STEP) {
    for (let top = room.top + EDGE; top <= room.bottom - size.height - EDGE; top += STEP) {
      const box = { left, top, right: left + size.width, bottom: top + size.height };
      const away = Math.hypot(left + box.right - near.left - near.right, top + box.bottom - near.top - near.bottom) / 2;
      const covered = matters.reduce((sum, [boxes, weight]) => boxes.reduce((all, one) => all + weight * overlap(box, one), sum), 0);
      if (covered + FAR * away < least) [best, least] = [{ left, top }, covered + FAR * away];
    }
  }
  return best;
}
