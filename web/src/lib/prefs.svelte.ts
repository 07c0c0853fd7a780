// What a person prefers, remembered in this browser.

export type Pace = "slow" | "usual" | "fast" | "still";

/** How long motion takes at each pace, as a share of the usual time. */
const TEMPOS: Record<Pace, number> = { slow: 1.7, usual: 1, fast: 0.5, still: 0 };

function stored(key: string, fallback: string): string {
  try {
    return localStorage.getItem(`igroteka.${key}`) ?? fallback;
  } catch {
    return fallback;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(`igroteka.${key}`, value);
  } catch {
    // Without storage nothing is remembered; everything else still works.
  }
}

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** What is stored may be of an older version. */
const paceOf = (text: string): Pace => (text in TEMPOS ? (text as Pace) : text === "2x" ? "fast" : "usual");

const WIDE = 1600; // pixels from which on the log lies beside the table unless one closes it

class Prefs {
  muted = $state(stored("muted", "no") === "yes");
  pace = $state<Pace>(paceOf(stored("pace", reducedMotion.matches ? "still" : "usual")));
  name = $state(stored("name", ""));
  log = $state(stored("log", innerWidth >= WIDE ? "yes" : "no") === "yes");
  /** How strong bots are, 1 to 5. */
  level = $state(Number(stored("level", "2")));

  setMuted(on: boolean): void {
    this.muted = on;
    store("muted", on ? "yes" : "no");
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    store("pace", pace);
  }

  setName(name: string): void {
    this.name = name;
    store("name", name);
  }

  /** Whether several players of one device sit around the screen, or all before it. */
  around = $state(stored("around", matchMedia("(pointer: coarse)").matches ? "yes" : "no") === "yes");

  setAround(around: boolean): void {
    this.around = around;
    store("around", around ? "yes" : "no");
  }

  setLevel(level: number): void {
    this.level = level;
    store("level", String(level));
  }

  /** The games this person has been shown, or did not want to be shown. */
  known = $state<string[]>(stored("known", "").split(" ").filter(Boolean));

  setKnown(game: string): void {
    if (this.known.includes(game)) return;
    this.known = [...this.known, game];
    store("known", this.known.join(" "));
  }

  /** The puzzles that were solved in this browser, by id. */
  solved = $state<string[]>(stored("solved", "").split(" ").filter(Boolean));

  setSolved(puzzle: string): void {
    if (this.solved.includes(puzzle)) return;
    this.solved = [...this.solved, puzzle];
    store("solved", this.solved.join(" "));
  }

  /** Whether rules introduce themselves, and those that have: "<game>/<tip>". */
  tips = $state(stored("tips", "yes") === "yes");
  private told = new Set(stored("told", "").split(" ").filter(Boolean));

  setTips(on: boolean): void {
    this.tips = on;
    store("tips", on ? "yes" : "no");
  }

  wasTold(tip: string): boolean {
    return this.told.has(tip);
  }

  setTold(tip: string): void {
    this.told.add(tip);
    store("told", [...this.told].join(" "));
  }

  /** Whether the first touch of a finger shows a card large, with what can be done with it; dragging does it at once. */
  lookFirst = $state(stored("look-first", "yes") === "yes");

  setLookFirst(on: boolean): void {
    this.lookFirst = on;
    store("look-first", on ? "yes" : "no");
  }

  /** Whether a question whether to play a card is declined by itself where there is none to play. */
  autoPass = $state(stored("auto-pass", "yes") === "yes");

  setAutoPass(on: boolean): void {
    this.autoPass = on;
    store("auto-pass", on ? "yes" : "no");
  }

  /** Whether the browser tells when it is one's turn and the page is not looked at. */
  notify = $state(stored("notify", "no") === "yes");

  setNotify(on: boolean): void {
    this.notify = on;
    store("notify", on ? "yes" : "no");
  }

  /** By which id the room calls this browser when the page is closed; empty: it does not. */
  push = $state(stored("push", ""));

  setPush(id: string): void {
    this.push = id;
    store("push", id);
  }

  setLog(on: boolean): void {
    this.log = on;
    store("log", on ? "yes" : "no");
  }

  /** How long motion takes, as a share of the usual time; 0 when nothing should move. */
  get tempo(): number {
    return TEMPOS[this.pace];
  }
}

export const prefs = new Prefs();

reducedMotion.addEventListener("change", () => {
  if (reducedMotion.matches) prefs.setPace("still");
});

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";

export function randomText(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => LETTERS[byte & 63]).join("");
}

export function randomHex(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length / 2));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Where the browser keeps nothing, a person is the same until the page is closed. */
const secrets = new Map<string, string>();

/** The secret that proves who this person is: made once, kept here. Each guest at this device has one of their own. */
export function secret(guest = 0): string {
  const key = guest ? `secret.${guest}` : "secret";
  const known = stored(key, "") || secrets.get(key) || randomText(43);
  if (!secrets.has(key)) saveSecret(known, guest);
  return known;
}

/** This person is known by this secret from now on. */
export function saveSecret(text: string, guest = 0): void {
  const key = guest ? `secret.${guest}` : "secret";
  secrets.set(key, text);
  store(key, text);
}

const TABLES_KEPT = 20;

/** A further player at this device: the seat they want, and their name. */
export interface Guest {
  seat: number;
  name: string;
}

function allGuests(): [string, Guest[]][] {
  return JSON.parse(stored("guests", "[]")) as [string, Guest[]][];
}

/** Who else plays at this device at a table. */
export function guestsAt(table: string): Guest[] {
  return allGuests().find(([id]) => id === table)?.[1] ?? [];
}

export function saveGuests(table: string, guests: Guest[]): void {
  const others = allGuests().filter(([id]) => id !== table);
  store("guests", JSON.stringify([...others, [table, guests]].slice(-TABLES_KEPT)));
}

/** The language this person chose, or the browser's, or English. */
export function language(): string {
  const browser = navigator.languages.find((tag) => /^(uk|ru|en)/.test(tag)) ?? "en";
  return (stored("language", "") || browser).slice(0, 2);
}

export function saveLanguage(code: string): void {
  store("language", code);
}
