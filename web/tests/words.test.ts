import { beforeEach, describe, expect, test } from "vitest";
import { botName } from "../src/lib/faces";
import { inOrder, lookOf, textOf } from "../src/lib/games";
import { together } from "../src/lib/telling";
import { addressOf, readable, say, vocabulary } from "../src/lib/words.svelte";
import { serveTexts, speak } from "./fakes";

const DURAK = `
durak = Дурень
durak-about = Хто лишиться з картами, той і дурень.
durak-length = 15 хвилин
durak-card-6s = 6♠
`;

beforeEach(() => {
  serveTexts({ "/api/words/durak/uk": DURAK });
});

describe("messages", () => {
  test("numbers take the form the language asks for", async () => {
    const free = (count: number): string => say("web-waiting-room", { free: count });
    await speak("en");
    expect(free(1)).toContain("One seat is free");
    expect(free(2)).toContain("2\u00a0seats are free");
    await speak("uk");
    expect(new Set([1, 2, 5].map((count) => free(count).replace(/\d+/, ""))).size).toBe(3);
  });

  test("a message that is missing shows its key", async () => {
    await speak("en");
    expect(say("web-no-such-message")).toBe("web-no-such-message");
    expect(vocabulary.has("web-no-such-message")).toBe(false);
  });

  test("attributes are parts of a message", async () => {
    await speak("en", "rules");
    expect(vocabulary.has("web-rules-mindbug-goal.title")).toBe(true);
    expect(vocabulary.has("web-rules-mindbug-goal.author")).toBe(false);
    expect(say("web-rules-mindbug-goal.title")).toBe("The goal");
  });

  test("the language can be changed while words are loading", async () => {
    await Promise.all([vocabulary.setLanguage("en"), vocabulary.need("not_alone"), vocabulary.setLanguage("uk")]);
    expect(vocabulary.language).toBe("uk");
    expect(vocabulary.has("not_alone-place-river")).toBe(true);
    expect(document.documentElement.lang).toBe("uk");
  });
});

describe("the names of bots", () => {
  const bot = (of: string): { kind: "bot"; bot: string } => ({ kind: "bot", bot: of });

  test("a bot has a name and a character of its own in every game, in every language", async () => {
    const games = ["mindbug", "not_alone", "gobbit", "battlecrest", "aeons_end"];
    for (const code of ["en", "uk", "ru"]) {
      await speak(code, ...games);
      const bots = games.flatMap((game) => [1, 2, 3, 4, 5].map((level) => vocabulary.bot(game, level)));
      expect(new Set(bots.map(({ name }) => name)).size).toBe(25);
      expect(bots.filter(({ name, about }) => name.startsWith("bot-") || about.length < 10)).toEqual([]);
    }
  });

  test("without a game, or in one from elsewhere, it goes by its level", async () => {
    await speak("en");
    expect(vocabulary.bot("", 2)).toEqual({ name: "Apprentice", about: "" });
    expect(vocabulary.bot("durak", 5)).toEqual({ name: "Master", about: "" });
  });

  test("two of the same level at a table are told apart by their seats", async () => {
    await speak("en", "not_alone");
    const seats = [bot("level:1"), bot("level:3"), bot("level:1"), bot("random")];
    const names = seats.map((_, n) => botName("not_alone", seats, n));
    expect(names).toEqual(["Sleepy Moss 1", "Old Tracker", "Sleepy Moss 3", "Bot 4"]);
  });
});

describe("things and what is told of them", () => {
  beforeEach(() => speak("en", "mindbug"));

  test("a thing goes by its message, a seat by the name of who sits there", () => {
    expect(vocabulary.thing("mindbug", "card:gorillion:12", [])).toBe("Gorillion");
    expect(vocabulary.thing("mindbug", "seat:1", ["Olena", "Taras"])).toBe("Taras");
    expect(vocabulary.thing("mindbug", "seat:1", [])).toBe("Player 2");
  });

  test("a thing without a message is made readable", () => {
    expect(vocabulary.thing("battlecrest", "location:akhena.burnt_mill.0", [])).toBe("Burnt mill");
    expect(readable("six_spades")).toBe("Six spades");
    expect(readable("7")).toBe("7");
  });

  test("arguments are put into words: things, lists, nothing, and what is hidden", () => {
    const told = (card: unknown): string => vocabulary.tell("mindbug", "choice", { kind: "play", option: 3, card }, []);
    expect(told("card:gorillion:12")).toContain("Gorillion");
    expect(told(null)).toContain("a hidden card");
    expect(told(["card:gorillion:12", "card:bee_bear:4"])).toContain("Gorillion and Bee Bear");
    expect(told([])).toContain("nothing");
  });

  test("the reader is you, everybody else goes by their name", async () => {
    const told = (seat: number, card: unknown): string =>
      vocabulary.tell("mindbug", "event", { kind: "draw", seat: `seat:${seat}`, card }, ["Olena", ""], 0);
    expect(told(0, "card:gorillion:12")).toBe("You draw Gorillion");
    expect(told(1, null)).toBe("Player 2\u00a0draws a card");
    await speak("uk", "mindbug");
    const attack = { kind: "attack", seat: "seat:1", card: "card:gorillion:12" };
    expect(vocabulary.tell("mindbug", "event", attack, ["Олена", "Тарас"], 0)).toBe("Тарас атакує «Горилевом»");
  });

  test("options that would read alike say what tells them apart", () => {
    const option = (number: number, owner: string): Record<string, unknown> =>
      ({ kind: "defeat", option: number, card: `card:gorillion:${number}`, owner, power: 10, exhausted: "no" });
    const told = vocabulary.choices("mindbug", [option(1, "seat:0"), option(2, "seat:1")], ["Olena", "Taras"], 0);
    expect(told).toEqual(["defeat Gorillion (yours, power 10)", "defeat Gorillion (Taras, power 10)"]);
  });

  test("one happening is one line", () => {
    const has = (event: string, attribute: string): boolean => vocabulary.has(`mindbug-event-${event}.${attribute}`);
    const draw = (n: number) => ({ event: { kind: "draw", seat: "seat:0", card: `card:gorillion:${n}` } });
    const play = (kind: string) => ({ event: { kind, seat: "seat:1", card: "card:bee_bear:4" } });
    const lines = together([draw(1), draw(2), play("play"), { event: { kind: "draw", seat: "seat:1", card: null } }, play("enter")], has);
    const said = lines.map((line) => vocabulary.tell("mindbug", "event", line.event ?? {}, ["Olena", "Taras"], 0, line.part));
    expect(said).toEqual(["You draw Gorillion ×2", "Taras plays Bee Bear", "Taras draws a card"]);
  });

  test("a refusal is told by its key", () => {
    expect(vocabulary.tell("mindbug", "why", { rule: "MB-058", key: "over" }, [])).not.toContain("mindbug-why");
  });
});

describe("games of other packages", () => {
  test("their words come from the server, those of ours from the common place", () => {
    expect(addressOf("uk", "mindbug")).toBe("/text/uk/mindbug.ftl");
    expect(addressOf("uk", "web")).toBe("/text/uk/web.ftl");
    expect(addressOf("uk", "durak")).toBe("/api/words/durak/uk");
  });

  test("they are called what their words say", async () => {
    await speak("uk", "durak");
    expect(textOf("durak")).toEqual({ name: "Дурень", about: "Хто лишиться з\u00a0картами, той і\u00a0дурень.", length: "15\u00a0хвилин" });
    expect(vocabulary.thing("durak", "card:6s:3", [])).toBe("6♠");
  });

  test("a game without words goes by its plain name", async () => {
    await speak("uk", "hearts");
    expect(textOf("hearts")).toEqual({ name: "hearts", about: "", length: "" });
  });

  test("they come last, and look like nothing in particular", () => {
    const games = ["durak", "gobbit", "arcana", "mindbug", "aeons_end"].map((game) => ({ game }));
    expect(inOrder(games).map(({ game }) => game)).toEqual(["mindbug", "aeons_end", "gobbit", "arcana", "durak"]);
    expect(lookOf("durak").weight).toBeNull();
    expect(lookOf("mindbug").weight).toBe(2);
  });

  test("our games have their texts in the page", async () => {
    await speak("en");
    expect(textOf("mindbug").name).toBe("Mindbug");
    expect(textOf("mindbug").about).not.toBe("");
  });
});
