// A seat's view is the view every spectator has, plus the part this seat alone may see.
import type { Own, Patch, View } from "./wire";

/**
 * A position as it travels: the view every spectator has and the part this seat alone sees, or a whole view. All are
 * absent where the position did not change; `shared` is null before the game has begun.
 */
interface SentView {
  shared?: View | null;
  own?: Own;
  view?: View;
}

type Members = Record<string, unknown>;

const isMembers = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Put one part into another, as `merge` of the engine's core/state.py does: objects merge member by member, an object
 * put into a list goes to the list's members by their number, anything else replaces. Neither argument is changed.
 */
export function merge<T>(shared: T, own: unknown): T {
  return merged(shared, own) as T;
}

function merged(there: unknown, part: unknown): unknown {
  if (!isMembers(part)) return part;
  if (Array.isArray(there)) {
    const list: unknown[] = [...(there as unknown[])];
    for (const [number, member] of Object.entries(part)) list[Number(number)] = merged(list[Number(number)], member);
    return list;
  }
  if (!isMembers(there)) return part;
  const result: Members = { ...there };
  for (const [key, member] of Object.entries(part)) result[key] = merged(there[key], member);
  return result;
}

/** The view a message carries: undefined where it carries none, null before the game has begun. */
export function viewIn({ shared, own, view }: SentView): View | null | undefined {
  if (shared === undefined) return view;
  return shared && own ? merge(shared, own) : shared;
}

/** The shared view that a patch leads to; neither argument is changed. */
export function patched(shared: View, { table, ...members }: Patch): View {
  const result: View = { ...shared, ...members, table: { ...shared.table } };
  for (const [name, part] of Object.entries(table ?? {})) {
    const there = shared.table[name];
    if (Array.isArray(there) && isMembers(part)) {
      const things = [...(there as Members[])];
      for (const [number, changed] of Object.entries(part)) {
        const thing = { ...things[Number(number)] };
        for (const [member, value] of Object.entries(changed as Members)) thing[member] = renewed(thing[member], value);
        things[Number(number)] = thing;
      }
      result.table[name] = things;
    } else result.table[name] = part;
  }
  return result;
}

/** A member of a thing: of a list, an object has those that changed, by their number. */
const renewed = (there: unknown, part: unknown): unknown =>
  Array.isArray(there) && isMembers(part) ? there.map((old: unknown, number) => part[number] ?? old) : part;
