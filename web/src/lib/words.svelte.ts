// All words people read: Fluent files of the server, put together in the reader's language.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import builtIn from "../generated/gameTexts.json";
import { language, saveLanguage } from "./prefs.svelte";
import { CASES, FUNCTIONS, Thing, Things, touched } from "./things";

export const LANGUAGES = [
  { code: "uk", name: "Українська" },
  { code: "ru", name: "Русский" },
  { code: "en", name: "English" },
];

type Args = Record<string, unknown>;

/** What an option, an event or a refusal says besides its arguments. */
const NO_ARGS = ["kind", "key", "rule", "option"];
const COMMON = ["common", "room", "web"];
const HERE = [...COMMON, "lessons", "rules", "tips"]; // files of the server that belong to no game

class Words {
  language = $state(language());
  ready = $state(false);
  private bundle = $state.raw<FluentBundle | null>(null);
  private files = new Set(COMMON);
  private wanted = language(); // what is shown, or is to be shown as soon as it is loaded

  /** Load the words of these files too; the file of a game has the game's name. */
  async need(...files: string[]): Promise<void> {
    const before = this.files.size;
    for (const file of files) this.files.add(file);
    if (!this.bundle || this.files.size !== before) await this.load(this.wanted);
  }

  async setLanguage(code: string): Promise<void> {
    saveLanguage(code);
    await this.load(code);
  }

  private async load(code: string): Promise<void> {
    this.wanted = code;
    const files = [...this.files];
    const texts = await Promise.all(files.map((file) => fetchWords(code, file)));
    if (this.wanted !== code || this.files.size !== files.length) {
      await this.load(this.wanted); // another language or file was asked for meanwhile
      return;
    }
    const bundle = new FluentBundle(code, { useIsolating: false, functions: FUNCTIONS });
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
    return touched(this.bundle.formatPattern(pattern, args as Record<string, FluentVariable>, []));
  }

  /** The name of a thing: "card:gorillion:12" -> "Gorillion"; "seat:0" -> that player's name. */
  thing(game: string, thing: string, names: string[]): string {
    const [kind, name = kind] = thing.split(":");
    if (kind === "seat") return names[Number(name)] || this.say("seat", { number: Number(name) + 1 });
    const key = keyOf(game, kind, name);
    if (this.has(`${key}.seat`)) return this.thing(game, this.say(`${key}.seat`), names);
    return this.has(key) ? this.say(key) : readable(name);
  }

  /** A question, choice, event or refusal in words, for a reader (a seat); `part` says it in another way. */
  tell(game: string, prefix: string, told: Args, names: string[], reader: number | null = null, part = ""): string {
    const args: Args = {};
    for (const [name, value] of Object.entries(told)) {
      if (!NO_ARGS.includes(name)) args[name] = this.arg(game, value, names, reader);
    }
    return this.say(`${game}-${prefix}-${String(told.kind ?? told.key)}${part ? `.${part}` : ""}`, args);
  }

  /** Why an option is good, in words: those of the game, or else those for all games. */
  reason(game: string, told: Args, names: string[], reader: number | null): string {
    const own = this.has(`${game}-because-${String(told.key)}`);
    return own ? this.tell(game, "because", told, names, reader) : this.say(`because-${String(told.key)}`);
  }

  /** The name and the character of the bot of a level; without a game, or in one without such names, that of the level. */
  bot(game: string, level: number): { name: string; about: string } {
    const key = `bot-${game}-${String(level)}`;
    if (!this.has(key)) return { name: this.say(`level-${String(level)}`), about: "" };
    return { name: this.say(key), about: this.say(`${key}.about`) };
  }

  /** The options of a question in words: those that would read alike are told with what tells them apart. */
  choices(game: string, options: Args[], names: string[], reader: number | null): string[] {
    const plain = options.map((option) => this.tell(game, "choice", option, names, reader));
    const count = (texts: string[], text: string): number => texts.filter((other) => other === text).length;
    const told = plain.map((text, n) => {
      const twin = count(plain, text) > 1 && this.has(`${game}-choice-${String(options[n].kind)}.twin`);
      return twin ? this.tell(game, "choice", options[n], names, reader, "twin") : text;
    });
    return told.map((text, n) => (count(told, text) > 1 ? `${text} (${count(told.slice(0, n), text) + 1})` : text));
  }

  /** Seats as one argument of a message: "you" where the reader is meant. */
  seats(seats: number[], names: string[], reader: number | null): Things {
    return new Things(seats.map((seat) => this.seat(seat, names, reader)), this.language, this.say("nothing"));
  }

  private seat(seat: number, names: string[], reader: number | null): Thing {
    return new Thing(names[seat] || this.say("seat", { number: seat + 1 }), {}, seat === reader);
  }

  private arg(game: string, value: unknown, names: string[], reader: number | null): Thing | string | number {
    if (value === null || value === undefined) return new Thing(this.say("hidden"), {}, false, false);
    if (Array.isArray(value)) {
      const items = value.map((item) => this.arg(game, item, names, reader));
      const things = items.map((item) => (item instanceof Thing ? item : new Thing(String(item))));
      return new Things(things, this.language, this.say("nothing"));
    }
    if (typeof value === "number") return value;
    if (typeof value !== "string") return JSON.stringify(value);
    if (!value.includes(":")) return value;
    const [kind, name = kind] = value.split(":");
    if (kind === "seat") return this.seat(Number(name), names, reader);
    const key = keyOf(game, kind, name);
    if (this.has(`${key}.seat`)) return this.arg(game, this.say(`${key}.seat`), names, reader);
    const given = CASES.filter((form) => this.has(`${key}.${form}`)).map((form) => [form, this.say(`${key}.${form}`)]);
    return new Thing(this.thing(game, value, names), Object.fromEntries(given) as Record<string, string>);
  }
}

/** The message that names a thing; a pile is called by its cards. */
const keyOf = (game: string, kind: string, name: string): string =>
  `${game}-${kind === "pile" ? "card" : kind}-${name.replaceAll(".", "-")}`;

/** A name without words of its own, made readable: "akhena.burnt_mill.0" -> "Burnt mill". */
export function readable(name: string): string {
  const parts = name.split(".").filter((part) => !/^\d+$/.test(part));
  const last = (parts.at(-1) ?? name).replaceAll("_", " ");
  return last.charAt(0).toUpperCase() + last.slice(1);
}

/** Whether a game is one of ours; a game of another package brings its own words, which the server hands on. */
export const isBuiltIn = (game: string): boolean => game in builtIn.en;

/** Where the server keeps a file of words. */
export function addressOf(code: string, file: string): string {
  return HERE.includes(file) || isBuiltIn(file) ? `/text/${code}/${file}.ftl` : `/api/words/${file}/${code}`;
}

const cache = new Map<string, Promise<string>>();

/** A file of words; an empty one where the server has none. A failed request is made again the next time. */
function fetchWords(code: string, file: string): Promise<string> {
  const address = addressOf(code, file);
  let found = cache.get(address);
  if (!found) {
    found = fetch(address).then((response) => (response.ok ? response.text() : ""));
    found.catch(() => cache.delete(address));
    cache.set(address, found);
  }
  return found;
}

export const vocabulary = new Words();
export const say = (key: string, args: Args = {}): string => vocabulary.say(key, args);
