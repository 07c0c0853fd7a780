// Before the build: takes the icons named in icons.json and used by pictures out of the openly licensed set, writes who drew each,
// and picks what the front page says of each game out of the games' texts (a whole text is loaded with its table).
import subset from "subset-font";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { rounded } from "./paths.mjs";

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
const set = read("../node_modules/@iconify-json/game-icons/icons.json");
const groups = read("../icons.json");
const authors = read("../icon-authors.json");
const out = new URL("../src/generated/", import.meta.url);
mkdirSync(out, { recursive: true });

const credits = {};

/** The path of an icon, whose author is credited. */
function iconPath(name) {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
  if (!icon) throw new Error(`There is no icon ${name}`);
  if (!authors[name]) throw new Error(`icon-authors.json does not say who drew ${name}`);
  (credits[authors[name]] ??= new Set()).add(name);
  return rounded([...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join(""));
}

for (const [group, names] of Object.entries(groups)) {
  const paths = Object.fromEntries([...new Set(names)].sort().map((name) => [name, iconPath(name)]));
  writeFileSync(new URL(`${group}.json`, out), JSON.stringify(paths));
}

// The pictures of each game, with the parts, patterns and clips they use and no others. Those of sections that are `apart` lie in a file
// each, loaded when it is first drawn.
const grammar = read("../pictures/grammar.json");
const pictureFiles = new URL("../pictures/", import.meta.url);
for (const file of readdirSync(pictureFiles).filter((name) => name !== "grammar.json")) {
  const { apart = [], ...source } = read(`../pictures/${file}`);
  const { tones, grounds, sections } = source;
  const [parts, clips] = [{}, {}];
  const folder = new URL(`apart_${file.replace(".json", "")}/`, out);
  rmSync(folder, { recursive: true, force: true });
  if (apart.length) mkdirSync(folder);
  for (const [section, pictures] of Object.entries(source.pictures)) {
    for (const [id, layers] of Object.entries(pictures)) {
      const own = apart.includes(section) ? { parts: {}, clips: {}, pictures: { [section]: { [id]: layers } } } : { parts, clips };
      for (const [slot, part, tone, how = {}] of layers) {
        const where = `${file}: ${section}/${id}`;
        if (!grammar.slots[sections[section].box][slot]) throw new Error(`${where}: there is no slot ${slot}`);
        if (!tones[tone]) throw new Error(`${where}: there is no tone ${tone}`);
        own.parts[part] ??= grammar.own[part] ?? iconPath(part);
        if (how.clip) own.clips[how.clip] = grammar.clips[how.clip];
      }
      if (own.pictures) writeFileSync(new URL(`${section}-${id}.json`, folder), JSON.stringify(own));
    }
  }
  const patterns = Object.fromEntries(Object.values(grounds).map(([, , pattern]) => [pattern, grammar.patterns[pattern] ?? ""]));
  source.pictures = Object.fromEntries(Object.entries(source.pictures).filter(([section]) => !apart.includes(section)));
  writeFileSync(new URL(`pictures_${file}`, out), JSON.stringify({ ...source, parts, clips, patterns }));
}
const listed = Object.fromEntries(
  Object.entries(credits)
    .sort(([one], [two]) => one.localeCompare(two))
    .map(([author, icons]) => [author, [...icons].sort()]),
);
writeFileSync(new URL("credits.json", out), JSON.stringify(listed));

// Typefaces carry the letters we write with, not all of Europe's, and the weights we use.
const LETTERS = {
  latin: String.fromCharCode(...Array.from({ length: 95 }, (_, n) => 32 + n)) + "\u00a0\u00ad«»·×é–—‘’“”…‹›−≤≥",
  cyrillic: String.fromCharCode(...Array.from({ length: 64 }, (_, n) => 0x410 + n)) + "\u0301ЁЄІЇЎёєіїўҐґ№",
};
for (const face of ["inter", "alegreya"]) {
  for (const [script, letters] of Object.entries(LETTERS)) {
    const font = new URL(`../node_modules/@fontsource-variable/${face}/files/${face}-${script}-wght-normal.woff2`, import.meta.url);
    const small = await subset(readFileSync(font), letters, { targetFormat: "woff2", variationAxes: { wght: { min: 400, max: 900 } } });
    writeFileSync(new URL(`${face}-${script}.woff2`, out), small);
  }
}

const texts = new URL("../../src/igroteka/text/", import.meta.url);
const gameTexts = {};
for (const language of readdirSync(texts).filter((name) => /^[a-z]{2}$/.test(name))) {
  gameTexts[language] = {};
  for (const file of readdirSync(new URL(`${language}/`, texts))) {
    const game = file.replace(/\.ftl$/, "");
    const text = readFileSync(new URL(`${language}/${file}`, texts), "utf8");
    const told = (key) => text.match(new RegExp(`^${key} = (.+)$`, "m"))?.[1] ?? "";
    if (told(game)) gameTexts[language][game] = [told(game), told(`${game}-about`), told(`${game}-length`)];
  }
}
writeFileSync(new URL("gameTexts.json", out), JSON.stringify(gameTexts));
