import { describe, expect, test } from "vitest";
import { hyphenate } from "../src/lib/hyphenate";

const parts = (text: string): string[] => hyphenate(text).split("\u00AD");

describe("hyphenate", () => {
  test("leaves short words alone", () => {
    expect(hyphenate("Горилев")).toBe("Горилев");
    expect(hyphenate("a tiger squirrel")).toBe("a tiger squirrel");
  });

  test("breaks long words between syllables, in three languages", () => {
    expect(parts("Перевтілення").length).toBeGreaterThan(2);
    expect(parts("Крокодилохвост").length).toBeGreaterThan(2);
    expect(parts("Transformation").length).toBeGreaterThan(2);
  });

  test("changes no letter", () => {
    const text = "Аксолотль-знахар перевтілюється, Extraordinarily!";
    expect(parts(text).join("")).toBe(text);
  });

  test("leaves every part with a vowel", () => {
    for (const part of parts("Чорнокнижництвознавство")) expect(part).toMatch(/[аеєиіїоуюя]/i);
  });

  test("never breaks before a soft sign or an apostrophe", () => {
    expect(hyphenate("Комп’ютеризований тетяньковець")).not.toMatch(/\u00AD[ь'’]/);
  });
});
