// The face of everybody at a table: a bot has that of its level, a person an animal.
import house from "../generated/pictures_house.json";
import type { Pictures } from "./pictures";
import type { ListedSeat } from "./wire";
import { say, vocabulary } from "./words.svelte";

export const faces = house as unknown as Pictures;

const AVATARS = Object.keys(house.pictures.avatar);

/** How strong a bot is that goes by another name than its level. */
const STRENGTH: Partial<Record<string, number>> = {
  random: 1, greedy: 2, baseline: 3, ismcts: 4, child: 1, beginner: 2, adult: 3, keen: 4, champion: 5,
};

/** The level whose face a bot has, 1 to 5. */
export function levelOf(bot: string): number {
  const [kind, part] = bot.split(":");
  return kind === "level" ? Number(part) : (STRENGTH[kind] ?? 3);
}

/** A number that belongs to a name. */
function hash(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum;
}

/** The faces of all seats of a table: the same person has the same animal everywhere, and no two at a table the same. */
export function facesOf(seats: Pick<ListedSeat, "kind" | "name" | "bot">[]): string[] {
  const taken = new Set<string>();
  return seats.map((seat, n) => {
    if (seat.bot) return `bot/level-${levelOf(seat.bot)}`;
    const first = seat.name ? hash(seat.name) : n;
    const order = AVATARS.map((_, step) => AVATARS[(first + step) % AVATARS.length]);
    const animal = order.find((one) => !taken.has(one)) ?? order[0];
    taken.add(animal);
    return `avatar/${animal}`;
  });
}

/** A bot goes by the name its level has in this game, with the number of its seat where several have the same. */
export function botName(game: string, seats: Pick<ListedSeat, "kind" | "bot">[], n: number): string {
  const bot = seats[n].bot ?? "";
  if (!bot.startsWith("level:")) return say("web-bot", { number: n + 1 });
  const { name } = vocabulary.bot(game, levelOf(bot));
  return seats.filter((seat) => seat.kind === "bot" && seat.bot === bot).length > 1 ? `${name} ${String(n + 1)}` : name;
}
