import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TableConnection } from "../src/lib/connection.svelte";
import type { Update } from "../src/lib/wire";
import { FakeSocket, update, view, welcome } from "./fakes";

const said = (n: number): Update => update(n, { kind: "say", text: `line ${n}` });
const moved = (n: number, ...kinds: string[]): Update =>
  update(n, { kind: "move", seat: 0 }, { events: kinds.map((kind) => ({ kind })), shared: view([], { moves: n }) });

let connection: TableConnection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  connection = new TableConnection("T", "a-secret");
  FakeSocket.last.open();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe("connecting", () => {
  test("begins with hello and takes over what the welcome says", () => {
    expect(FakeSocket.last.address).toMatch(/^ws:.+\/api\/tables\/T\/socket$/);
    expect(FakeSocket.last.sent).toEqual([{ do: "hello", secret: "a-secret" }]);
    const own = { seat: 0, table: { hand: ["card:imp:1"] } };
    FakeSocket.last.tell(welcome(5, view([], { seat: null, table: { hand: [] } }), { own }));
    expect(connection.status).toBe("on");
    expect(connection.n).toBe(5);
    expect(connection.view).toMatchObject({ seat: 0, table: { hand: ["card:imp:1"] } });
  });

  test("a lost line is taken up again after the last update that came", () => {
    FakeSocket.last.tell(welcome(5, view()));
    FakeSocket.last.tell(said(6));
    FakeSocket.last.close();
    expect(connection.status).toBe("off");
    vi.advanceTimersByTime(500);
    FakeSocket.last.open();
    expect(FakeSocket.last.asked("hello")?.since).toBe(6);
    FakeSocket.last.tell(welcome(8, view(), { updates: [said(7), said(8)] }));
    expect(connection.lines.map((line) => line.n)).toEqual([6, 7, 8]);
  });

  test("why a table cannot be shown is kept until it can", () => {
    FakeSocket.last.tell({ type: "error", error: "store-away", args: {} });
    FakeSocket.last.close();
    expect(connection.refusal?.error).toBe("store-away");
    vi.advanceTimersByTime(500);
    FakeSocket.last.open();
    FakeSocket.last.tell(welcome(5, view()));
    expect(connection.refusal).toBeNull();
  });

  test("the pauses between tries grow", () => {
    const pauses: number[] = [];
    for (let tries = 0; tries < 8; tries++) {
      const before = FakeSocket.all.length;
      const begun = Date.now();
      FakeSocket.last.close();
      while (FakeSocket.all.length === before) vi.advanceTimersByTime(50);
      pauses.push(Date.now() - begun);
    }
    expect(pauses[0]).toBeLessThan(400);
    expect(pauses[7]).toBeGreaterThan(7000);
    expect(Math.max(...pauses)).toBeLessThan(13_000);
  });

  test.each([1008, 4003, 4004])("close code %i is final", (code) => {
    FakeSocket.last.close(code);
    vi.advanceTimersByTime(60_000);
    expect(connection.status).toBe("lost");
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("whom this person does not hear is known after a reload, and what changes it", async () => {
    FakeSocket.last.tell(welcome(5, view(), { muted: [1] }));
    expect(connection.muted).toEqual([1]);
    FakeSocket.last.tell(update(6, { kind: "mute", seat: null, on: true, all: false }));
    FakeSocket.last.tell(update(7, { kind: "mute", seat: 1, on: false, all: false }));
    FakeSocket.last.tell(update(8, { kind: "mute", seat: 2, on: true, all: true }));
    await vi.advanceTimersByTimeAsync(1);
    expect(connection.muted).toEqual([null]);
  });

  test("a closed connection does not come back", () => {
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("a ping is answered at once", () => {
    FakeSocket.last.tell({ type: "ping", p: 7 });
    expect(FakeSocket.last.asked("pong")).toEqual({ do: "pong", p: 7 });
  });

  test("presence changes the seats alone", () => {
    FakeSocket.last.tell(welcome(1, view()));
    FakeSocket.last.tell({ type: "presence", seats: [{ online: false, away: 9 }, { online: true, away: 0 }], watching: 4 });
    expect(connection.table).toMatchObject({ watching: 4, seats: [{ name: "Олена", online: false }, { kind: "bot", online: true }] });
  });
});

describe("the queue of updates", () => {
  beforeEach(() => {
    FakeSocket.last.tell(welcome(5, view([], { moves: 5 })));
  });

  test("updates are shown one after another, each when the one before it is done", async () => {
    const shown: number[] = [];
    const done: (() => void)[] = [];
    connection.show = async ({ n }, accept) => {
      shown.push(n);
      await new Promise<void>((resolve) => done.push(resolve));
      accept();
    };
    for (const n of [6, 7]) FakeSocket.last.tell(moved(n, "play"));
    expect(shown).toEqual([6]);
    expect(connection.n).toBe(5);
    done[0]();
    await vi.waitFor(() => expect(shown).toEqual([6, 7]));
    expect(connection.n).toBe(6);
    expect(connection.view?.moves).toBe(6);
    done[1]();
    await vi.waitFor(() => expect(connection.n).toBe(7));
  });

  test("an update that was told twice is shown and counted once", async () => {
    const shown: number[] = [];
    connection.show = async ({ n }, accept) => {
      shown.push(n);
      await Promise.resolve();
      accept();
    };
    for (const n of [6, 6, 7, 6]) FakeSocket.last.tell(said(n));
    await vi.waitFor(() => expect(connection.n).toBe(7));
    expect(shown).toEqual([6, 7]);
    expect(connection.lines.map((line) => line.n)).toEqual([6, 7]);
  });

  test("with too many waiting, they are taken in without being shown", async () => {
    let shown = 0;
    connection.show = async (_, accept) => {
      shown += 1;
      await Promise.resolve();
      accept();
    };
    for (let n = 6; n < 66; n++) FakeSocket.last.tell(said(n));
    await vi.waitFor(() => expect(connection.n).toBe(65));
    expect(shown).toBeLessThan(30);
    expect(connection.lines).toHaveLength(60);
  });

  test("an update without a view leaves the position as it is", async () => {
    FakeSocket.last.tell(said(6));
    await vi.waitFor(() => expect(connection.n).toBe(6));
    expect(connection.view?.moves).toBe(5);
  });

  test("moves that were taken back leave the log", async () => {
    for (const n of [6, 7, 8]) FakeSocket.last.tell(moved(n, "play", "enter"));
    FakeSocket.last.tell(update(9, { kind: "reply", seat: 1, what: "undo", yes: true }, { undone: 2 }));
    await vi.waitFor(() => expect(connection.n).toBe(9));
    expect(connection.lines.map((line) => line.n)).toEqual([6, 6, 9]);
  });

  test("a rematch is told of", async () => {
    const next = vi.fn();
    connection.onrematch = next;
    FakeSocket.last.tell(update(6, { kind: "rematch", table: "U" }));
    await vi.waitFor(() => expect(next).toHaveBeenCalledWith("U"));
  });

  test("the moment of a timed game is confirmed once it is on the screen", async () => {
    FakeSocket.last.tell({ ...moved(6, "slap"), moment: 17, race: [{ seat: 1, verdict: "won" }] });
    await vi.waitFor(() => expect(FakeSocket.last.asked("shown")).toEqual({ do: "shown", moment: 17 }));
    expect(connection.race).toHaveLength(1);
    expect(connection.raceEvents).toEqual([{ kind: "slap" }]);
  });
});

describe("requests", () => {
  test("an answer goes to the request with its id", async () => {
    FakeSocket.last.tell(welcome(5, view()));
    const first = connection.ask("why", { thing: "card:imp:1" });
    const second = connection.ask("hint");
    FakeSocket.last.answer("hint", { hint: [{ option: 3, value: 0.5, reason: null }] });
    FakeSocket.last.answer("why", { why: null });
    expect((await first).why).toBeNull();
    expect((await second).hint).toHaveLength(1);
  });

  test("a request whose answer was lost is made again with the same id", async () => {
    FakeSocket.last.tell(welcome(5, view()));
    const answer = connection.ask("move", { n: 5, option: 3 });
    const { id } = FakeSocket.last.asked("move") ?? {};
    FakeSocket.last.close();
    vi.advanceTimersByTime(500);
    FakeSocket.last.open();
    expect(FakeSocket.last.asked("move")).toBeUndefined();
    FakeSocket.last.tell(welcome(5, view()));
    expect(FakeSocket.last.asked("move")).toEqual({ do: "move", id, n: 5, option: 3 });
    FakeSocket.last.answer("move");
    expect((await answer).ok).toBe(true);
  });

  test("what is asked before the welcome waits for it", () => {
    void connection.ask("sit", { seat: 1, name: "Taras" });
    expect(FakeSocket.last.asked("sit")).toBeUndefined();
    FakeSocket.last.tell(welcome(5, view()));
    expect(FakeSocket.last.asked("sit")?.seat).toBe(1);
  });
});
