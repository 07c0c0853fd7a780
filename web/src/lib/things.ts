// What messages can ask about their arguments; the same as `igroteka/text/things.py`, which says what each function answers.
import { FluentNumber, FluentType, type FluentFunction, type FluentValue } from "@fluent/bundle";

/** The attributes of a name that are forms of it. */
export const CASES = ["acc", "gen", "ins"];

/** The name of a thing or a seat. */
export class Thing extends FluentType<string> {
  constructor(
    name: string,
    readonly forms: Partial<Record<string, string>> = {},
    /** The reader's own seat. */
    readonly you = false,
    /** False for what the reader may not know. */
    readonly known = true,
  ) {
    super(name);
  }

  toString(): string {
    return this.value;
  }

  in(form: string): string {
    return this.forms[form] ?? this.value;
  }
}

/** Several things; as a text they are a list in the nominative. */
export class Things extends Thing {
  constructor(
    readonly items: Thing[],
    readonly language: string,
    nothing: string,
  ) {
    super(joined(items, language, "nom") || nothing, {}, false, items.every((item) => item.known));
  }
}

/** Names as a list: equal ones are counted ("Crystal ×3"), the last is joined with "and". */
function joined(items: Thing[], language: string, form: string): string {
  const counted = new Map<string, number>();
  for (const item of items) counted.set(item.in(form), (counted.get(item.in(form)) ?? 0) + 1);
  const shown = [...counted].map(([name, count]) => (count === 1 ? name : `${name} ×${count}`));
  return new Intl.ListFormat(language, { type: "conjunction" }).format(shown);
}

function who(thing: FluentValue): string {
  if (!(thing instanceof Things)) return thing instanceof Thing && thing.you ? "you" : "other";
  if (thing.items.length === 1) return who(thing.items[0]);
  return thing.items.some((item) => item.you) ? "team" : "others";
}

function name(thing: FluentValue, form: string): string {
  return thing instanceof Thing ? thing.in(form) : text(thing);
}

const text = (value: FluentValue | undefined, otherwise = ""): string => {
  if (value === undefined) return otherwise;
  if (value instanceof Thing) return value.value;
  return typeof value === "string" ? value : String(number(value));
};
const number = (value: FluentValue): number => Number(value instanceof FluentType ? value.valueOf() : value);
const yes = (answer: boolean): string => (answer ? "yes" : "no");

export const FUNCTIONS: Record<string, FluentFunction> = {
  WHO: ([thing]) => who(thing),
  NAME: ([thing], { case: form }) => name(thing, text(form, "nom")),
  HAS: ([thing], { case: form }) => yes(thing instanceof Thing && text(form) in thing.forms),
  KNOWN: ([thing]) => yes(!(thing instanceof Thing) || thing.known),
  COUNT: ([things]) => new FluentNumber(things instanceof Things ? things.items.length : 1),
  LIST: ([things], named) => {
    const asked = text(named.case, "nom");
    if (!(things instanceof Things) || !things.items.length) return name(things, asked);
    if ("by" in named) return things.items.map((item) => item.in(asked)).join(text(named.by));
    return joined(things.items, things.language, asked);
  },
  SIGN: ([change]) => (number(change) < 0 ? "minus" : "plus"),
  ABS: ([change]) => new FluentNumber(Math.abs(number(change))),
};

const RULES: [RegExp, string][] = [
  [/(?<=\p{L})'(?=\p{L})/gu, "’"],
  [/(?<![^\s(«„“])-(?=\d)/gu, "−"],
  [/(?<=\d) (?=\p{L}|%)/gu, "\u00a0"],
  [/(?<![\p{L}\p{N}_’-])([ІіЙйВвУуЗзОоАаИиКкСсЯяЄє]) (?=\S)/gu, "$1\u00a0"],
  [/(?<=\S) (?=—)/gu, "\u00a0"],
];

/** The last touch to a sentence: no-break spaces, the apostrophe, the minus. */
export function touched(sentence: string): string {
  return RULES.reduce((said, [found, put]) => said.replace(found, put), sentence);
}
