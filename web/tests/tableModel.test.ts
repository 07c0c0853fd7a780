import type { Component } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { GameUi } from "../src/lib/gameUi";
import { TableConnection } from "../src/lib/connection.svelte";
import { openQuestion, TableModel, thingsOf, unplacedOptions } from "../src/lib/tableModel.svelte";
import type { Option, View } from "../src/lib/wire";
import { FakeSocket, serveTexts, speak, table, update, view, welcome } from "./fakes";

const nothing: Component = () => ({});
const ui: GameUi = { Table: nothing, Detail: nothing, effects: {}, topics: [] };

const PLAY: Option = { option: 13, kind: "play", card: "card:gorillion:12" };
const ATTACK: Option = { option: 5, kind: "attack", card: "card:bee_bear:4" };
const ACT: Option = { option: 142, kind: "act", card: "card:bee_bear:4" };
const PASS: Option = { option: 0, kind: "done" };
const PAIR: Option = { option: 7, kind: "hunt", card: "card:bee_bear:4", target: "card:shark_dog:9" };
const MANY: Option = { option: 8, kind: "take", cards: ["card:bee_bear:4", "card:shark_dog:9"] };

let connection: TableConnection;

beforeEach(async () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  serveTexts();
  await speak("en", "mindbug");
  connection = new TableConnection("T", "a-secret");
  FakeSocket.last.open();
});

afterEach(() => {
  connection.close();
});

/** A model at a table with these options. */
function seated(options: Option[], members: Partial<View> = {}, of: Partial<GameUi> = {}): TableModel {
  FakeSocket.last.tell(welcome(5, view(options, members)));
  return new TableModel(connection, { ...ui, ...of });
}

const element = (): Element => document.createElement("button");

describe("what is lit", () => {
  test("every thing an option names, alone or in a list", () => {
    expect(thingsOf(PLAY)).toEqual(["card:gorillion:12"]);
    expect(thingsOf(PASS)).toEqual([]);
    expect(thingsOf(MANY)).toEqual(["card:bee_bear:4", "card:shark_dog:9"]);
    const model = seated([PLAY, PAIR]);
    for (const thing of ["card:gorillion:12", "card:bee_bear:4", "card:shark_dog:9"]) expect(model.isLit(thing)).toBe(true);
    expect(model.isLit("card:imp:1")).toBe(false);
  });

  test("a thing knows all options that touch it", () => {
    const model = seated([PLAY, ATTACK, ACT]);
    expect(model.optionsFor("card:bee_bear:4")).toEqual([ATTACK, ACT]);
    expect(model.optionsFor("card:imp:1")).toEqual([]);
  });

  test("nothing for spectators, whose questions have no options", () => {
    const model = seated([], { seat: null, decisions: [{ seats: [0], kind: "turn", waits: true, args: {} }] });
    expect(model.decision).toBeUndefined();
    expect(model.isLit("card:gorillion:12")).toBe(false);
    expect(model.question).toBe("Олена: deciding…");
  });

  test("nothing in a replay", () => {
    const model = seated([PLAY]);
    model.replay = { view: view([PLAY]), table: table(), lines: [] };
    expect(model.isLit("card:gorillion:12")).toBe(false);
    expect(model.seat).toBeNull();
  });

  test("of several questions the one this seat may answer", () => {
    const decisions = [{ seats: [1], kind: "block", waits: true, args: {} }, { seats: [0], kind: "turn", waits: true, args: {}, options: [PLAY] }];
    expect(openQuestion(view([], { decisions }))?.kind).toBe("turn");
    expect(openQuestion(null)).toBeUndefined();
  });

  test("keys 1 to 9 choose by the order of the options", () => {
    const options = Array.from({ length: 11 }, (_, n) => ({ option: n, kind: "play", card: `card:imp:${n}` }));
    const model = seated(options);
    expect(model.keyOf("card:imp:0")).toBe("1");
    expect(model.keyOf("card:imp:8")).toBe("9");
    expect(model.keyOf("card:imp:9")).toBe("");
  });
});

describe("what the prompt offers", () => {
  const lying = new Set(["card:gorillion:12", "card:bee_bear:4", "card:shark_dog:9"]);

  test("options without a thing, with several, or with one that does not lie on the table", () => {
    const absent: Option = { option: 3, kind: "play", card: "card:imp:1" };
    expect(unplacedOptions([PLAY, PASS, PAIR, MANY, absent], lying, ui)).toEqual([PASS, PAIR, MANY, absent]);
  });

  test("a game decides for kinds of its own", () => {
    const own = { ...ui, alsoInPrompt: ["play"], notInPrompt: ["done"], anyThing: ["hunt"] };
    expect(unplacedOptions([PLAY, PASS, PAIR], lying, own)).toEqual([PLAY]);
  });

  test("the generic table leaves out what any single thing on it stands for", () => {
    const list: Option = { option: 9, kind: "take", cards: ["card:bee_bear:4"] };
    expect(unplacedOptions([PLAY, PASS, PAIR, MANY, list], lying, { ...ui, anyThing: "all" })).toEqual([PASS, MANY, list]);
    expect(unplacedOptions([PAIR], new Set(), { ...ui, anyThing: "all" })).toEqual([PAIR]);
  });

  test("what lies there is what may be touched", () => {
    document.body.innerHTML = '<i data-touch="card:gorillion:12"></i><i data-thing="card:bee_bear:4"></i>';
    const model = seated([PLAY, ATTACK]);
    model.findUnplaced();
    expect(model.unplaced).toEqual([ATTACK]);
    document.body.innerHTML = "";
  });
});

describe("touching", () => {
  test("one option is done at once, and nothing is lit until it is answered", async () => {
    const model = seated([PLAY, ATTACK]);
    model.touch("card:gorillion:12", element());
    expect(FakeSocket.last.asked("move")).toMatchObject({ n: 5, option: 13 });
    expect(model.isLit("card:bee_bear:4")).toBe(false);
    FakeSocket.last.answer("move");
    await vi.waitFor(() => expect(model.busy).toBe(false));
  });

  test("a second click before the next position is shown answers nothing", async () => {
    const model = seated([PLAY, ATTACK]);
    model.touch("card:gorillion:12", element());
    FakeSocket.last.answer("move");
    await vi.waitFor(() => expect(model.busy).toBe(false));
    const sent = FakeSocket.last.sent.length;
    model.touch("card:gorillion:12", element());
    expect(FakeSocket.last.sent.length).toBe(sent);
  });

  test("several options open a menu", () => {
    const model = seated([ATTACK, ACT]);
    model.touch("card:bee_bear:4", element());
    expect(model.menu?.options).toEqual([ATTACK, ACT]);
    expect(FakeSocket.last.asked("move")).toBeUndefined();
  });

  test("a thing without options is asked about by its name, never by an option's number", async () => {
    const model = seated([PLAY]);
    model.touch("card:shark_dog:9", element());
    expect(FakeSocket.last.asked("why")).toMatchObject({ thing: "card:shark_dog:9" });
    expect(FakeSocket.last.asked("why")).not.toHaveProperty("option");
    FakeSocket.last.answer("why", { why: { rule: "MB-058", key: "over" } });
    await vi.waitFor(() => expect(model.noticeRule).toBe("MB-058"));
    expect(model.notice).not.toContain("mindbug-why");
  });

  test("no refusal means that it can be done", async () => {
    const model = seated([PLAY]);
    model.touch("card:gorillion:11", element());
    FakeSocket.last.answer("why", { why: null });
    await vi.waitFor(() => expect(model.notice).toContain("can be used now"));
  });

  test("a refused request says why", async () => {
    const model = seated([PLAY]);
    model.touch("card:gorillion:11", element());
    FakeSocket.last.answer("why", { ok: false, error: "table-over" });
    await vi.waitFor(() => expect(model.notice).toBe("The game is over."));
  });

  test("a spectator looks at things", () => {
    FakeSocket.last.tell(welcome(5, view([], { seat: null }), { seat: null }));
    const model = new TableModel(connection, ui);
    model.touch("card:gorillion:12", element());
    expect(model.zoomed).toBe("card:gorillion:12");
    expect(FakeSocket.last.asked("why")).toBeUndefined();
  });

  test("a stale move brings the position that is", async () => {
    const model = seated([PLAY]);
    model.touch("card:gorillion:12", element());
    const own = { seat: 0, decisions: { "0": { options: [ATTACK] } } };
    FakeSocket.last.answer("move", { ok: false, error: "stale", shared: view([], { seat: null, moves: 6 }), own });
    await vi.waitFor(() => expect(model.isLit("card:bee_bear:4")).toBe(true));
    expect(model.view?.moves).toBe(6);
  });
});

describe("hints and updates", () => {
  test("a hint marks its option and names the chance", async () => {
    const model = seated([PLAY, ATTACK]);
    void model.hint();
    FakeSocket.last.answer("hint", { hint: [{ option: 5, value: 0.617, reason: null }] });
    await vi.waitFor(() => expect(model.isHinted("card:bee_bear:4")).toBe(true));
    expect(model.notice).toContain("62");
  });

  test("an update puts away what was about the position before it", async () => {
    const model = seated([ATTACK, ACT]);
    model.touch("card:bee_bear:4", element());
    FakeSocket.last.tell(update(6, { kind: "move", seat: 1 }, { events: [], shared: view([PLAY], { moves: 4 }) }));
    await vi.waitFor(() => expect(connection.n).toBe(6));
    expect(model.menu).toBeNull();
    expect(model.isLit("card:gorillion:12")).toBe(true);
  });
});
