// The REST part of the room.
import { secret } from "./prefs.svelte";
import type { GameInfo, ReplayStep, Review, TableInfo } from "./types";

export class Refused extends Error {
  constructor(
    readonly key: string,
    readonly args: Record<string, unknown>,
  ) {
    super(key);
  }
}

async function ask<T>(path: string, known = false, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (known) headers.authorization = `Bearer ${secret()}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  const response = await fetch(path, {
    method: body === undefined ? "GET" : "POST",
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const data = await response.json();
  if (!response.ok) throw new Refused(data.error, data.args ?? {});
  return data as T;
}

export interface NewTable {
  game: string;
  settings: Record<string, unknown>;
  seats: ({ kind: "me"; name: string } | { kind: "open" } | { kind: "bot"; bot: string })[];
  public: boolean;
  clock?: Record<string, unknown>;
  start: boolean;
}

export const api = {
  games: () => ask<{ games: GameInfo[]; emotes: string[]; version: string }>("/api/games"),
  tables: () => ask<{ tables: TableInfo[] }>("/api/tables").then((found) => found.tables),
  mine: () => ask<{ tables: TableInfo[] }>("/api/tables?mine=1", true).then((found) => found.tables),
  open: (wish: NewTable) => ask<TableInfo>("/api/tables", true, wish),
  table: (id: string) => ask<TableInfo>(`/api/tables/${id}`),
  review: (id: string) => ask<Review>(`/api/tables/${id}/review`),
  replay: (id: string, eyes: number | null, from: number, count = 100) =>
    ask<{ table: TableInfo; moves: number; steps: ReplayStep[] }>(
      `/api/tables/${id}/replay?eyes=${eyes ?? "none"}&from=${from}&count=${count}`,
    ),
};
