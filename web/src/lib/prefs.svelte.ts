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

/** The secret that says who this person is: made once, kept here. */
export function secret(): string {
  let known = stored("secret", "");
  if (!known) {
    known = random(43);
    keep("secret", known);
  }
  return known;
}

export function language(): string {
  const asked = stored("language", "") || navigator.languages.find((tag) => /^(uk|ru|en)/.test(tag)) || "en";
  return asked.slice(0, 2);
}

export function keepLanguage(code: string): void {
  keep("language", code);
}
