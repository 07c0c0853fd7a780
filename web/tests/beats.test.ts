import { beforeEach, describe, expect, test } from "vitest";
import { beatsOf, thingsIn, turnBegins, type Beat } from "../src/lib/beats";
import type { GameUi } from "../src/lib/gameUi";
import type { GameEvent } from "../src/lib/wire";
import { vocabulary } from "../src/lib/words.svelte";
import { serveTexts, speak, view } from "./fakes";

const NAMES = ["Olena", "Bot"];

function beats(events: GameEvent[], ui: Partial<GameUi> = {}, game = "mindbug"): Beat[] {
  return beatsOf(events, { effects: {}, ...ui }, view(), {
    has: (event, attribute) => vocabulary.has(`${game}-event-${event}.${attribute}`),
    tell: (event, part) => (vocabulary.has(`${game}-event-${event.kind}`) ? vocabulary.tell(game, "event", event, NAMES, 0, part) : ""),
  });
}

const BLOCKED: GameEvent[] = [
  { kind: "attack", seat: "seat:1", card: "card:shark_dog:9" },
  { kind: "block", card: "card:bee_bear:4", attacker: "card:shark_dog:9" },
  { kind: "defeat", seat: "seat:1", card: "card:shark_dog:9" },
];

beforeEach(async () => {
  serveTexts();
  await speak("en", "mindbug", "aeons_end");
});

describe("what happens, in beats", () => {
  test("one beat for each line of the log, with its sentence", () => {
    expect(beats(BLOCKED).map((beat) => beat.caption)).toEqual([
      "Bot attacks with Shark Dog",
      "Bee Bear blocks Shark Dog",
      "Bot’s Shark Dog is defeated",
    ]);
  });

  test("each is held about a second, longer sentences a little longer", () => {
    for (const { hold } of beats(BLOCKED)) expect(hold).toBeGreaterThanOrEqual(900);
    for (const { hold } of beats(BLOCKED)) expect(hold).toBeLessThan(1500);
  });

  test("a long turn does not take longer than people wait", () => {
    const many = Array.from({ length: 40 }, (_, n): GameEvent => ({ kind: "defeat", seat: `seat:${n % 2}`, card: `card:shark_dog:${n}` }));
    const whole = beats(many).reduce((sum, beat) => sum + beat.hold, 0);
    expect(whole).toBeLessThanOrEqual(9001);
  });

  test("an arrow runs from the attacker to its target", () => {
    expect(beats(BLOCKED)[1].arrow).toEqual(["card:shark_dog:9", "card:bee_bear:4"]);
    expect(beats(BLOCKED)[0].arrow).toBeNull();
    const to = beats(BLOCKED, { effects: { attack: { arrow: (event) => [String(event.card), "life:0"] } } });
    expect(to[0].arrow).toEqual(["card:shark_dog:9", "life:0"]);
  });

  test("the card it concerns is shown, unless the game says otherwise or nobody may know it", () => {
    const [attack] = beats(BLOCKED);
    expect([attack.card, attack.seat]).toEqual(["card:shark_dog:9", 1]);
    expect(beats(BLOCKED, { effects: { attack: { show: false } } })[0].card).toBeNull();
    expect(beats(BLOCKED, { effects: { block: { show: "attacker" } } })[1].card).toBe("card:shark_dog:9");
    expect(beats([{ kind: "draw", seat: "seat:1", card: null }])[0].card).toBeNull();
  });

  test("events told as one are one beat with all of them; those without words and those that join go with the last one", () => {
    const drawn: GameEvent[] = [
      { kind: "draw", seat: "seat:0", card: "card:shark_dog:9" },
      { kind: "draw", seat: "seat:0", card: "card:bee_bear:4" },
      { kind: "nobody-tells-this", card: "card:imp:1" },
    ];
    const [one, ...more] = beats(drawn);
    expect(more).toEqual([]);
    expect(one.caption).toBe("You draw Shark Dog and Bee Bear");
    expect(one.events).toEqual(drawn);
    expect(one.things).toEqual(["card:shark_dog:9", "card:bee_bear:4", "card:imp:1"]);
    const joined = beats(BLOCKED, { effects: { defeat: { joins: true } } });
    expect(joined.map((beat) => beat.caption)).toEqual(["Bot attacks with Shark Dog", "Bee Bear blocks Shark Dog · Bot’s Shark Dog is defeated"]);
  });

  test("no event is lost, and a game may regroup", () => {
    const all = beats(BLOCKED).flatMap((beat) => beat.events);
    expect(all).toEqual(BLOCKED);
    const regrouped = beats(BLOCKED, { beats: (made) => made.slice(0, 1) });
    expect(regrouped).toHaveLength(1);
  });

  test("seats are no things", () => {
    expect(thingsIn({ kind: "x", seat: "seat:1", card: "card:a:1", places: ["place:b", null], text: "a: b" })).toEqual(["card:a:1", "place:b"]);
  });

  test("what follows one's own move is somebody else's turn from its beginning on", () => {
    const events: GameEvent[] = [{ kind: "draw", seat: "seat:0" }, { kind: "turn", seat: "seat:1" }, { kind: "play", seat: "seat:1" }];
    expect(turnBegins(events, 0)).toBe(1);
    expect(turnBegins(events, 1)).toBe(3);
    expect(turnBegins([{ kind: "turn-card", card: "card:turn_nemesis:1" }], 0, ["turn-card"])).toBe(0);
  });
});
