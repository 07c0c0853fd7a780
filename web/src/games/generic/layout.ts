// How the generic table lays out the view of a game it knows nothing of: by a few conventions, told in docs/web.md.

/** A thing on the table, with what the view says of it. */
export interface Item {
  thing: string;
  facts: Fact[];
}

/** Something worth knowing that is no thing: "Life: 3". The value is empty where the label says it all. */
export interface Fact {
  label: string;
  value: string;
}

export interface Zone {
  field: string;
  /** Empty for a zone nobody has words for: its things are shown, its name is not. */
  label: string;
  /** Things that lie together (a card and the one that beats it) are one group. */
  groups: Item[][];
  /** How many more cards lie there that this seat does not know. */
  hidden: number;
  /** A face-down pile of so many cards, and nothing else. */
  pile: boolean;
}

export interface Part {
  facts: Fact[];
  zones: Zone[];
}

export interface Layout {
  shared: Part;
  /** By seat; most games have one part for each. */
  players: Part[][];
}

/** What the layout has to say in words; an empty answer means that there are none. */
export interface LayoutWords {
  label: (field: string) => string;
  value: (field: string, value: string) => string;
  thing: (thing: string) => string;
}

type Members = Record<string, unknown>;

const IDENTITY = ["thing", "name", "seat"]; // they say what an object is, and are shown as it
const PILES = ["deck", "discard", "draw", "pile", "stock"]; // as a number: so many cards, face down
const SEATS = ["active", "attacker", "dealer", "defender", "leader"]; // as a number: a seat

const isMembers = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isThing = (value: unknown): value is string => typeof value === "string" && /^[a-z_]+:[^:]+/.test(value);
const thingOf = (value: unknown): string | null =>
  isThing(value) ? value : isMembers(value) && isThing(value.thing) ? value.thing : null;

/** Lay out the game's part of a view. */
export function layOut(table: unknown, seats: number, words: LayoutWords): Layout {
  const shared: Members = {};
  const players: Part[][] = Array.from({ length: seats }, () => []);
  for (const [field, value] of Object.entries(isMembers(table) ? table : {})) {
    if (describesSeats(field, value)) {
      value.forEach((member, n) => {
        players[typeof member.seat === "number" ? member.seat : n]?.push(withoutEmpty(partOf(member, words)));
      });
    } else if (isList(value) && value.length === seats && value.every((one) => typeof one === "number")) {
      value.forEach((one, seat) => players[seat].push(partOf({ [field]: one }, words)));
    } else shared[field] = value;
  }
  return { shared: partOf(shared, words), players };
}

/** Of what a player has, only zones with something in them; of the shared table, empty places are shown too. */
function withoutEmpty(part: Part): Part {
  return { ...part, zones: part.zones.filter((one) => one.groups.length || one.hidden) };
}

/** Whether the members of a list are the seats: it is called `players`, or each member names its seat. */
function describesSeats(field: string, value: unknown): value is Members[] {
  if (!isList(value) || !value.length || !value.every(isMembers)) return false;
  return field === "players" || value.every((member) => typeof member.seat === "number");
}

function partOf(members: Members, words: LayoutWords): Part {
  const part: Part = { facts: [], zones: [] };
  if (isThing(members.thing)) part.zones.push(zone("", "", [[{ thing: members.thing, facts: [] }]]));
  for (const [field, value] of Object.entries(members)) {
    if (!IDENTITY.includes(field) && !field.endsWith("hidden")) addField(part, field, value, words);
  }
  for (const [field, value] of Object.entries(members)) {
    if (field.endsWith("hidden") && typeof value === "number") addHidden(part, field, value, words);
  }
  return part;
}

function addField(part: Part, field: string, value: unknown, words: LayoutWords): void {
  const label = words.label(field);
  if (typeof value === "number" && PILES.includes(field) && label) {
    part.zones.push({ ...zone(field, label, []), hidden: value, pile: true });
  } else if (isList(value) && !value.some((one) => typeof one === "number")) {
    const groups = value.map((member) => groupOf(member, words)).filter((group) => group.length);
    if (groups.length || label) part.zones.push(zone(field, label, groups));
  } else if (thingOf(value) !== null) {
    part.zones.push(zone(field, label, [groupOf(value, words)]));
    if (isMembers(value)) part.zones.push(...partOf({ ...value, thing: null }, words).zones.filter((one) => !one.pile));
  } else if (isMembers(value)) {
    const inner = partOf(value, words);
    part.facts.push(...inner.facts);
    part.zones.push(...inner.zones);
  } else {
    const fact = factOf(field, value, words);
    if (fact) part.facts.push(fact);
  }
}

const zone = (field: string, label: string, groups: Item[][]): Zone => ({ field, label, groups, hidden: 0, pile: false });

/** What lies together as one member of a list: a thing, or the things of an inner list or object. */
function groupOf(member: unknown, words: LayoutWords): Item[] {
  const thing = thingOf(member);
  if (thing !== null) return [{ thing, facts: isMembers(member) ? factsOf(member, words) : [] }];
  const inside = isList(member) ? member : isMembers(member) ? Object.values(member) : [];
  return inside.flatMap((one) => groupOf(one, words));
}

function factsOf(members: Members, words: LayoutWords): Fact[] {
  return Object.entries(members)
    .filter(([field]) => !IDENTITY.includes(field))
    .flatMap(([field, value]) => factOf(field, value, words) ?? []);
}

/** A plain value in words; nothing where the field has no words. */
function factOf(field: string, value: unknown, words: LayoutWords): Fact | null {
  if (isThing(field) && typeof value === "number") return value ? { label: words.thing(field), value: String(value) } : null;
  const label = words.label(field);
  if (!label) return null;
  if (value === true) return { label, value: "" };
  if (typeof value === "number") {
    return { label, value: SEATS.includes(field) ? words.thing(`seat:${value}`) : String(value) };
  }
  if (typeof value === "string" && words.value(field, value)) return { label, value: words.value(field, value) };
  if (isList(value) && value.every((one) => typeof one === "number")) return { label, value: value.join(", ") };
  return null;
}

/** Cards this seat does not know: `hidden` of the hand, `discard_hidden` of the discard. */
function addHidden(part: Part, field: string, count: number, words: LayoutWords): void {
  const owner = field.replace(/_?hidden$/, "") || "hand";
  let found = part.zones.find((one) => one.field === owner);
  if (!found) {
    found = zone(owner, words.label(owner), []);
    part.zones.push(found);
  }
  found.hidden += count;
}
