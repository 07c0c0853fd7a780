import type { Component } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TableConnection } from "../src/lib/connection.svelte";
import type { GameUi } from "../src/lib/gameUi";
import { prefs } from "../src/lib/prefs.svelte";
import { TableModel } from "../src/lib/tableModel.svelte";
import type { GameEvent, Option } from "../src/lib/wire";
import { FakeSocket, serveTexts, speak, update, view, welcome } from "./fakes";

const nothing: Component = () => ({});
const PLAY: Option = { option: 13, kind: "play", card: "card:gorillion:12" };
const BLOCKED: GameEvent[] = [
  { kind: "attack", seat: "seat:1", card: "card:shark_dog:9" },
  { kind: "block", card: "card:bee_bear:4", attacker: "card:shark_dog:9" },
  { kind: "defeat", seat: "seat:1", card: "card:shark_dog:9" },
];

let connection: TableConnection;
let model: TableModel;

async function sit(of: Partial<GameUi> = {}): Promise<void> {
  vi.stubGlobal("WebSocket", FakeSocket);
  serveTexts();
  await speak("en", "mindbug");
  connection = new TableConnection("T", "a-secret");
  FakeSocket.last.open();
  FakeSocket.last.tell(welcome(5, view([], { decisions: [] })));
  model = new TableModel(connection, { Table: nothing, Detail: nothing, effects: {}, topics: [], ...of });
}

/** The bot's move has come: its events, and a question for us. */
function botMoves(n = 6, events = BLOCKED, seat = 1): void {
  FakeSocket.last.tell(update(n, { kind: "move", seat }, { events, shared: view([PLAY], { moves: n }) }));
}

const shown = (): string => (model.stage.beat?.caption ?? "").replaceAll("\u00a0", " ");

beforeEach(async () => {
  vi.useFakeTimers();
  prefs.setPace("usual");
  await sit();
});

afterEach(() => {
  connection.close();
  prefs.setPace("usual");
  vi.useRealTimers();
});

describe("an opponent's move", () => {
  test("is told beat by beat; the position comes with the last one, and can be answered at once", async () => {
    botMoves();
    await vi.advanceTimersByTimeAsync(10);
    expect(shown()).toBe("Careful Hen attacks with Shark Dog");
    expect(model.view?.moves).toBe(3);
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown()).toBe("Bee Bear blocks Shark Dog");
    expect(model.options).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown()).toBe("Careful Hen’s Shark Dog is defeated");
    expect(model.view?.moves).toBe(6);
    expect(model.options).toEqual([PLAY]);
    await vi.advanceTimersByTimeAsync(1500);
    expect(shown()).toBe("");
  });

  test("goes on at a touch, and all at once if wanted", async () => {
    botMoves();
    await vi.advanceTimersByTimeAsync(10);
    model.stage.skip();
    await vi.advanceTimersByTimeAsync(10);
    expect(shown()).toBe("Bee Bear blocks Shark Dog");
    botMoves(7);
    model.stage.finish();
    await vi.advanceTimersByTimeAsync(900);
    expect(model.view?.moves).toBe(7);
    expect(shown()).toBe("");
    botMoves(8); // what comes later is shown again
    await vi.advanceTimersByTimeAsync(10);
    expect(shown()).toBe("Careful Hen attacks with Shark Dog");
  });

  test("takes longer at a slow pace, and no time where nothing shall move", async () => {
    prefs.setPace("slow");
    botMoves();
    await vi.advanceTimersByTimeAsync(1400);
    expect(shown()).toBe("Careful Hen attacks with Shark Dog");
    model.stage.finish();
    await vi.advanceTimersByTimeAsync(900);
    prefs.setPace("still");
    botMoves(7);
    await vi.advanceTimersByTimeAsync(10);
    expect([shown(), model.view?.moves]).toEqual(["", 7]);
  });

  test("is patched between the beats, as far as the game can tell", async () => {
    connection.close();
    await sit({ patch: (now, event) => ({ ...now, table: { ...now.table, last: event.kind } }) });
    botMoves();
    await vi.advanceTimersByTimeAsync(10);
    expect(model.view?.table.last).toBe("attack");
    await vi.advanceTimersByTimeAsync(5000);
    expect(model.view?.table.last).toBeUndefined();
  });

  test("stays to be seen again, its things outlined, until one's own next move", async () => {
    prefs.setPace("still");
    botMoves();
    await vi.advanceTimersByTimeAsync(10);
    expect(model.stage.turnBeats.map((beat) => beat.caption)).toHaveLength(3);
    expect([...model.stage.recent]).toEqual(["card:shark_dog:9", "card:bee_bear:4"]);
    void model.stage.showAgain();
    await vi.advanceTimersByTimeAsync(10);
    expect([shown(), model.view?.moves, model.options]).toEqual(["Careful Hen attacks with Shark Dog", 3, []]);
    await vi.advanceTimersByTimeAsync(4000);
    expect([shown(), model.view?.moves, model.options]).toEqual(["", 6, [PLAY]]);
    botMoves(7, [{ kind: "play", seat: "seat:0", card: "card:gorillion:12" }], 0);
    await vi.advanceTimersByTimeAsync(10);
    expect(model.stage.turn).toEqual([]);
  });

  test("that follows within one's own move is the last turn too", async () => {
    prefs.setPace("still");
    botMoves(6, [{ kind: "draw", seat: "seat:0", card: "card:imp:1" }, { kind: "turn", seat: "seat:1" }, ...BLOCKED], 0);
    await vi.advanceTimersByTimeAsync(10);
    expect(model.stage.turnBeats.map((beat) => beat.kind)).toEqual(["turn", "attack", "block", "defeat"]);
  });

  test("that arrives while the last one is seen again ends that", async () => {
    prefs.setPace("still");
    botMoves();
    await vi.advanceTimersByTimeAsync(10);
    void model.stage.showAgain();
    await vi.advanceTimersByTimeAsync(10);
    botMoves(7);
    await vi.advanceTimersByTimeAsync(10);
    expect([shown(), model.view?.moves]).toEqual(["", 7]);
  });
});

test("steps of a replay are shown in beats, and a further step does not wait for them", async () => {
  const at = (moves: number): (() => void) => () => {
    model.replay = { view: view([], { moves }), table: connection.table ?? (null as never), lines: [] };
  };
  void model.stage.step(BLOCKED, at(10));
  await vi.advanceTimersByTimeAsync(10);
  expect(shown()).toBe("Careful Hen attacks with Shark Dog");
  void model.stage.step([], at(11));
  await vi.advanceTimersByTimeAsync(10);
  expect(model.view?.moves).toBe(11);
});
