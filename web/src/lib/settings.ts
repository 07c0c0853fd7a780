// What can be chosen before a match, in words.
import { say, vocabulary } from "./words.svelte";

/** What a setting is about; its plain name where a game has no words for it. */
export function settingWords(game: string, setting: string): string {
  const key = `${game}-setting-${setting}`;
  return vocabulary.has(key) ? say(key) : setting;
}

/** One of its choices, by the name it has in the game, else as it is typed. */
export function choiceWords(game: string, setting: string, choice: unknown): string {
  for (const name of [setting.replace(/s$/, ""), setting]) {
    const key = `${game}-${name}-${String(choice)}`;
    if (vocabulary.has(key)) return say(key);
  }
  if (typeof choice === "boolean") return say(choice ? "web-yes" : "web-no");
  return String(choice);
}

/** A list with one thing more, or without it if it was there; never an empty one. */
export function toggled<Value>(had: Value[], one: Value): Value[] {
  const next = had.includes(one) ? had.filter((other) => other !== one) : [...had, one];
  return next.length ? next : had;
}
