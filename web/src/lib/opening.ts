// Tables that are opened with one touch.
import { api } from "./api";
import { lookOf, usualBot } from "./games";
import { prefs } from "./prefs.svelte";
import { router } from "./router.svelte";
import type { TableInfo } from "./wire";

/** A quick game against bots, seated as the game is best begun. */
export async function openQuick(game: string, bot = usualBot()): Promise<void> {
  const quick = lookOf(game).quick ?? { seats: (await seatsOf(game))[0], me: 0 };
  const seats = Array.from({ length: quick.seats }, (_, n) =>
    n === quick.me ? { kind: "me", name: prefs.name } : { kind: "bot", bot },
  );
  const table = await api.open({ game, settings: {}, seats, public: false, start: true });
  router.go(`/t/${table.id}`);
}

/** The same table once more, against bots of this level. */
export async function openAgain(table: TableInfo, me: number, level: number): Promise<void> {
  const seats = table.seats.map((_, n) => (n === me ? { kind: "me", name: prefs.name } : { kind: "bot", bot: `level:${String(level)}` }));
  const made = await api.open({ game: table.game, settings: table.settings, seats, public: false, start: true });
  router.go(`/t/${made.id}`);
}

/** Play on from a moment of a finished match, in this seat, against bots. */
export async function openMoment(table: TableInfo, move: number, me: number): Promise<void> {
  const seats = table.seats.map((_, n) => (n === me ? { kind: "me", name: prefs.name } : { kind: "bot", bot: usualBot() }));
  const made = await api.open({ game: table.game, seats, public: false, start: true, moment: { table: table.id, move } });
  router.go(`/t/${made.id}`);
}

/** The guided match of a game. */
export async function openLesson(game: string): Promise<void> {
  const table = await api.open({ game, lesson: true, seats: [{ kind: "me", name: prefs.name }] });
  router.go(`/t/${table.id}`);
}

/** A table at which a puzzle is solved. */
export async function openPuzzle(game: string, puzzle: string): Promise<void> {
  const table = await api.open({ game, puzzle, seats: [{ kind: "me", name: prefs.name }] });
  router.go(`/t/${table.id}`);
}

async function seatsOf(game: string): Promise<number[]> {
  const { games } = await api.games();
  return games.find((one) => one.game === game)?.seats ?? [2];
}
