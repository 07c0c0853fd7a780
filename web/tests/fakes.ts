// What the tests use instead of the server: its texts from the repository, a socket, a view and a table.
import { vi } from "vitest";
import { vocabulary } from "../src/lib/words.svelte";
import type { Answer, Entry, Option, TableInfo, Update, View } from "../src/lib/wire";

const TEXTS: Partial<Record<string, string>> = import.meta.glob("../../src/igroteka/text/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Answer requests for texts from the repository, and others from here; everything else is not found. */
export function serveTexts(others: Partial<Record<string, string>> = {}): void {
  vi.stubGlobal("fetch", (address: string) => {
    const text = others[address] ?? TEXTS[`../../src/igroteka${address}`];
    return Promise.resolve({ ok: text !== undefined, text: () => Promise.resolve(text ?? "") });
  });
}

export async function speak(code: string, ...files: string[]): Promise<void> {
  await vocabulary.need(...files);
  await vocabulary.setLanguage(code);
}

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];

  readyState = FakeSocket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  close(code = 1006): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose({ code });
  }

  /** The server says something. */
  tell(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  /** The last request of a kind. */
  asked(what: string): Record<string, unknown> | undefined {
    return this.sent.filter((message) => message.do === what).at(-1);
  }

  /** Answer the last request of a kind. */
  answer(what: string, members: Partial<Answer> = {}): void {
    this.tell({ type: "answer", id: this.asked(what)?.id, ok: true, ...members });
  }

  static get last(): FakeSocket {
    return FakeSocket.all[FakeSocket.all.length - 1];
  }
}

export function view(options: Option[] = [], members: Partial<View> = {}): View {
  return {
    game: "mindbug", settings: {}, seats: 2, seat: 0, moves: 3, outcome: null, table: {},
    decisions: [{ seats: [0], kind: "turn", waits: true, args: {}, options }],
    ...members,
  };
}

export function table(members: Partial<TableInfo> = {}): TableInfo {
  const seats: TableInfo["seats"] = [
    { kind: "person", name: "Олена", bot: null, online: true, away: 0 },
    { kind: "bot", name: "", bot: "level:2", online: true, away: 0 },
  ];
  return {
    lesson: null, puzzle: null, id: "T", game: "mindbug", settings: {}, public: false, status: "playing", seats, clock: { kind: "none", out: "bot" },
    commitment: "", nonces: null, starting: false, created: 0, watching: 0, closed: false, silenced: false, seed: null, offer: null, result: null, rematch: null, asked: [0],
    code: "", hints: true, patience: 60_000, paused: false, resumes: 0,
    ...members,
  };
}

export const welcome = (n: number, shown: View | null, members: object = {}): object => ({
  type: "welcome", n, seat: 0, host: true, table: table(), shared: shown, updates: [], time: Date.now(), muted: [],
  clock: { time: 0, left: null, running: [] }, ...members,
});

export const update = (n: number, entry: Entry, members: Partial<Update> = {}): Update => ({ type: "update", n, entry, ...members });
