// Pictures: every one can be drawn, of parts that are there; nothing else is shipped; paths keep their shape when rounded.
import { describe, expect, it } from "vitest";
import { rounded } from "../scripts/paths.mjs";
import aeonsEnd from "../src/generated/pictures_aeons_end.json";
import battlecrest from "../src/generated/pictures_battlecrest.json";
import house from "../src/generated/pictures_house.json";
import mindbug from "../src/generated/pictures_mindbug.json";
import notAlone from "../src/generated/pictures_not_alone.json";
import { facesOf } from "../src/lib/faces";
import { addPictures, compose, hasPicture, type Pictures } from "../src/lib/pictures";

const copy = (set: unknown): Pictures => structuredClone(set) as Pictures;
const APART = import.meta.glob("../src/generated/apart_*/*.json", { eager: true, import: "default" });

/** The pictures of a game with all that lie in files of their own. */
function whole(game: string, set: unknown): Pictures {
  const pictures = copy(set);
  for (const [path, file] of Object.entries(APART)) if (path.includes(`/apart_${game}/`)) addPictures(pictures, copy(file));
  return pictures;
}

const SETS: [string, Pictures, number][] = [
  ["aeons_end", whole("aeons_end", aeonsEnd), 191],
  ["battlecrest", whole("battlecrest", battlecrest), 112],
  ["not_alone", copy(notAlone), 54],
  ["house", copy(house), 17],
  ["mindbug", whole("mindbug", mindbug), 100],
];

describe.each(SETS)("%s", (_, pictures, least) => {
  const names = Object.entries(pictures.pictures).flatMap(([section, all]) => Object.keys(all ?? {}).map((id) => `${section}/${id}`));

  it("draws every picture of parts that are there", () => {
    expect(names.length).toBeGreaterThanOrEqual(least);
    for (const name of names) {
      const drawn = compose(pictures, name);
      expect(drawn?.layers.length, name).toBeGreaterThan(0);
      for (const layer of drawn?.layers ?? []) {
        expect(layer.d, name).toMatch(/^M/);
        expect(layer.transform + layer.shift + String(layer.light), name).not.toMatch(/NaN|undefined/);
        expect(layer.tone.every((colour) => /^#[0-9a-f]{3,6}$/.test(colour)), name).toBe(true);
      }
    }
  });

  it("has a ground for every section that names one", () => {
    for (const name of names) {
      const usual = pictures.sections[name.split("/")[0]]?.ground;
      expect(compose(pictures, name)?.ground === null, name).toBe(usual === null);
    }
  });

  it("ships no part that no picture uses", () => {
    const used = new Set(Object.values(pictures.pictures).flatMap((all) => Object.values(all ?? {}).flatMap((layers) => layers?.map(([, part]) => part))));
    expect(Object.keys(pictures.parts).filter((part) => !used.has(part))).toEqual([]);
  });
});

it("draws a state in its tones, and a chip without ground", () => {
  const pictures = copy(battlecrest);
  const [plain, primed] = [compose(pictures, "crest/lion"), compose(pictures, "crest/lion", { state: "primed" })];
  expect(plain?.layers[0].tone).toEqual(pictures.tones.linen);
  expect(primed?.layers[0].tone).toEqual(pictures.tones.madder);
  expect(compose(pictures, "bust/akhena", { tones: { ground: "hero-woad" } })?.ground?.inner).toBe("#3f6cab");
  expect(compose(pictures, "bust/akhena", { ground: false })?.ground).toBeNull();
  expect(hasPicture(pictures, "bust/nobody")).toBe(false);
  expect(compose(pictures, "bust/nobody")).toBeNull();
});

it("rounds paths to whole units without adding errors up", () => {
  expect(rounded("M10.4 10.4l.4.4.4.4.4.4z")).toBe("M10 10l1 1l0 0l1 1z");
  expect(rounded("m1.2 2.2h3.4v-1.6H0")).toBe("M1 2h4v-1h-5");
  expect(rounded("M0 0a5 5 0 016.4-2.6q1 1 2 0")).toBe("M0 0a5 5 0 0 1 6-3q1 1 2 0");
});

it("gives everybody at a table a face of their own, the same everywhere", () => {
  const person = (name: string): { kind: "person"; name: string; bot: null } => ({ kind: "person", name, bot: null });
  const bot = (name: string): { kind: "bot"; name: string; bot: string } => ({ kind: "bot", name: "", bot: name });
  const [olena, first, taras, strong] = facesOf([person("Олена"), bot("level:1"), person("Тарас"), bot("ismcts:1s")]);
  expect([first, strong]).toEqual(["bot/level-1", "bot/level-4"]);
  expect(olena).toMatch(/^avatar\//);
  expect(facesOf([bot("random"), person("Олена")])).toEqual(["bot/level-1", olena]);
  expect(taras).not.toBe(olena);
  expect(new Set(facesOf(["", "", "", ""].map(person))).size).toBe(4);
});
