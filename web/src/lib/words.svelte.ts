// All words people read: Fluent files of the server, put together in the reader's language.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { keepLanguage, language } from "./prefs.svelte";

export const LANGUAGES = [
  { code: "uk", name: "Українська" },
  { code: "ru", name: "Русский" },
  { code: "en", name: "English" },
];

type Args = Record<string, unknown>;

class Words {
  language = $state(language());
  ready = $state(false);
  private bundle = $state.raw<FluentBundle | null>(null);
  private files = new Set<string>(["common", "room", "web"]);

  /** Have the words of these files too (a game's name is its file's). */
  async need(...files: string[]): Promise<void> {
    const before = this.files.size;
    for (const file of files) this.files.add(file);
    if (!this.bundle || this.files.size !== before) await this.load(this.language);
  }

  async speak(code: string): Promise<void> {
    keepLanguage(code);
    await this.load(code);
  }

  private async load(code: string): Promise<void> {
    const bundle = new FluentBundle(code, { useIsolating: false });
    const texts = await Promise.all([...this.files].map((file) => words(code, file)));
    for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.bundle = bundle;
    this.language = code;
    this.ready = true;
    document.documentElement.lang = code;
  }

  has(key: string): boolean {
    const [name, attribute] = key.split(".");
    const message = this.bundle?.getMessage(name);
    return message !== undefined && (attribute ? attribute in message.attributes : message.value !== null);
  }

  say(key: string, args: Args = {}): string {
    const [name, attribute] = key.split(".");
    const message = this.bundle?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!this.bundle || !pattern) return key;
    return this.bundle.formatPattern(pattern, args as Record<string, string | number>, []);
  }

  /** "card:gorillion:12" -> "Gorillion"; "seat:0" -> that player's name. */
  thing(game: string, thing: string, names: string[]): string {
    const [kind, name = kind] = thing.split(":");
    if (kind === "seat") return names[Number(name)] ?? this.say("seat", { number: Number(name) + 1 });
    const key = `${game}-${kind}-${name.replaceAll(".", "-")}`;
    return this.has(key) ? this.say(key) : plainly(name);
  }

  /** A question, choice, event or refusal in words. */
  tell(game: string, prefix: string, told: Args, names: string[]): string {
    const args: Args = {};
    for (const [name, value] of Object.entries(told)) {
      if (!["kind", "key", "rule", "option"].includes(name)) args[name] = this.arg(game, value, names);
    }
    return this.say(`${game}-${prefix}-${told.kind ?? told.key}`, args);
  }

  private arg(game: string, value: unknown, names: string[]): string | number {
    if (value === null || value === undefined) return this.say("hidden");
    if (Array.isArray(value)) {
      return value.map((item) => this.arg(game, item, names)).join(", ") || this.say("nothing");
    }
    if (typeof value === "string") return value.includes(":") ? this.thing(game, value, names) : value;
    return typeof value === "number" ? value : String(value);
  }
}

/** A name without words of its own, made readable: "akhena.burnt_mill.0" -> "Burnt mill". */
function plainly(name: string): string {
  const parts = name.split(".").filter((part) => !/^\d+$/.test(part));
  const last = (parts[parts.length - 1] ?? name).replaceAll("_", " ");
  return last.charAt(0).toUpperCase() + last.slice(1);
}

const cache = new Map<string, Promise<string>>();

function words(code: string, file: string): Promise<string> {
  const path = `/text/${code}/${file}.ftl`;
  let found = cache.get(path);
  if (!found) {
    found = fetch(path).then((response) => (response.ok ? response.text() : ""));
    found.catch(() => cache.delete(path));
    cache.set(path, found);
  }
  return found;
}

export const vocabulary = new Words();
export const say = (key: string, args: Args = {}): string => vocabulary.say(key, args);
