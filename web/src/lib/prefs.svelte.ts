// What a person prefers, remembered in this browser.

export type Pace = "1x" | "2x" | "still";

function stored(key: string, fallback: string): string {
  try {
    return localStorage.getItem(`igroteka.${key}`) ?? fallback;
  } catch {
    return fallback;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`igroteka.${key}`, value);
  } catch {
    // A browser without storage forgets; everything still works.
  }
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

class Prefs {
  muted = $state(stored("muted", "no") === "yes");
  pace = $state<Pace>(stored("pace", still.matches ? "still" : "1x") as Pace);
  name = $state(stored("name", ""));
  log = $state(stored("log", "yes") === "yes");
  /** How strong bots are, 1 to 5. */
  level = $state(Number(stored("level", "2")));

  mute(on: boolean): void {
    this.muted = on;
    keep("muted", on ? "yes" : "no");
  }

  go(pace: Pace): void {
    this.pace = pace;
    keep("pace", pace);
  }

  call(name: string): void {
    this.name = name;
    keep("name", name);
  }

  /** Whether several players of one device sit around the screen, or all before it. */
  around = $state(stored("around", matchMedia("(pointer: coarse)").matches ? "yes" : "no") === "yes");

  sit(around: boolean): void {
    this.around = around;
    keep("around", around ? "yes" : "no");
  }

  meet(level: number): void {
    this.level = level;
    keep("level", String(level));
  }

  showLog(on: boolean): void {
    this.log = on;
    keep("log", on ? "yes" : "no");
  }

  /** How much longer or shorter than usual motion takes; 0 when nothing should move. */
  get tempo(): number {
    return this.pace === "still" ? 0 : this.pace === "2x" ? 0.5 : 1;
  }
}

export const prefs = new Prefs();

still.addEventListener("change", () => {
  if (still.matches) prefs.go("still");
});

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";

export function random(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => LETTERS[byte & 63]).join("");
}

/** The secret that says who this person is: made once, kept here. Further hands at this device have their own. */
export function secret(hand = 0): string {
  const key = hand ? `secret.${hand}` : "secret";
  let known = stored(key, "");
  if (!known) {
    known = random(43);
    keep(key, known);
  }
  return known;
}

const TABLES_KEPT = 20;

/** A further hand at this device: where it wants to sit, and what it is called. */
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

export function keepGuests(table: string, guests: Guest[]): void {
  const others = allGuests().filter(([id]) => id !== table);
  keep("guests", JSON.stringify([...others, [table, guests]].slice(-TABLES_KEPT)));
}

export function language(): string {
  const asked = stored("language", "") || navigator.languages.find((tag) => /^(uk|ru|en)/.test(tag)) || "en";
  return asked.slice(0, 2);
}

export function keepLanguage(code: string): void {
  keep("language", code);
}
