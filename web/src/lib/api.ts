// The REST part of the server.
import { secret } from "./prefs.svelte";
import type {
  Code, DeviceCode, Forgotten, Games, Identity, Me, NewPush, NewTable, PushKept, PushOffer, Puzzles, Replay, Review, ReviewProgress, Tables, TableInfo,
  Refused as RefusedMessage,
} from "./wire";
import { say } from "./words.svelte";

/** The server said no, and why. */
export class Refused extends Error {
  constructor(
    readonly key: string,
    readonly args: Record<string, unknown>,
  ) {
    super(key);
  }
}

/** What went wrong with a request, in words. */
export function describeError(error: unknown): string {
  return error instanceof Refused ? say(`error-${error.key}`, error.args) : say("web-no-server");
}

/** A GET, or a POST where there is a body; `asMe` says who is asking. */
async function ask<T>(path: string, asMe = false, body?: unknown, method?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (asMe) headers.authorization = `Bearer ${secret()}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  const response = await fetch(path, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const data: unknown = await response.json();
  if (!response.ok) {
    const { error, args } = data as RefusedMessage;
    throw new Refused(error, args);
  }
  return data as T;
}

export const api = {
  games: () => ask<Games>("/api/games"),
  /** The table of a five-letter code. */
  byCode: (code: string) => ask<Code>(`/api/codes/${code}`).then((found) => found.table),
  puzzles: () => ask<Puzzles>("/api/puzzles"),
  tables: () => ask<Tables>("/api/tables").then((found) => found.tables),
  mine: () => ask<Tables>("/api/tables?mine=1", true).then((found) => found.tables),
  /** A table that begins at once waits for the nonce its connection gives, so that the server does not choose the cards. */
  open: (wish: NewTable) => ask<TableInfo>("/api/tables", true, { ...wish, nonces: true }),
  /**
   * A review is worked out once; until it is there, `onprogress` is told how much of it is done, 0 to 1. Nothing where
   * nobody wants it any more.
   */
  review: async (id: string, onprogress: (share: number) => void, unwanted: () => boolean): Promise<Review | null> => {
    while (!unwanted()) {
      const found = await ask<Review | ReviewProgress>(`/api/tables/${id}/review`, true);
      if ("decisions" in found) return found;
      onprogress(found.done / Math.max(1, found.of));
      await new Promise((go) => setTimeout(go, 700));
    }
    return null;
  },
  replay: (id: string, eyes: number | null, from: number) =>
    ask<Replay>(`/api/tables/${id}/replay?eyes=${String(eyes ?? "none")}&from=${from}&count=100`, true),
  /** How a finished match could have gone on after another answer. */
  line: (id: string, eyes: number | null, move: number, option: number) =>
    ask<Replay>(`/api/tables/${id}/line?eyes=${String(eyes ?? "none")}&move=${move}&option=${option}`, true),
  /** All that the room keeps about this person. */
  me: () => ask<Me>("/api/me", true),
  forgetMe: () => ask<Forgotten>("/api/me", true, undefined, "DELETE"),
  /** A code by which another device becomes this person, once. */
  code: (name: string) => ask<DeviceCode>("/api/me/code", true, { name }),
  /** With which key a browser subscribes to push messages; empty where the room sends none. */
  pushKey: () => ask<PushOffer>("/api/push").then((found) => found.key),
  addPush: (wish: NewPush) => ask<PushKept>("/api/me/push", true, wish).then((kept) => kept.id),
  removePush: (id: string) => ask<PushOffer>(`/api/me/push/${id}`, true, undefined, "DELETE"),
  useCode: (code: string) => ask<Identity>("/api/me/device", false, { code }),
};
