// Before the build: takes the icons named in icons.json out of the openly licensed set, writes who drew each, and
// picks what the front page says of each game out of the games' texts (a whole text is loaded with its table).
import subset from "subset-font";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
const set = read("../node_modules/@iconify-json/game-icons/icons.json");
const groups = read("../icons.json");
const authors = read("../icon-authors.json");
const out = new URL("../src/generated/", import.meta.url);
mkdirSync(out, { recursive: true });

/** One decimal of 512 is finer than anybody sees. */
function rounded(path) {
  return path.replace(/-?\d*\.\d+/g, (number) => {
    const short = String(Math.round(Number(number) * 10) / 10).replace(/^(-?)0\./, "$1.");
    return short.startsWith("-") ? short : ` ${short}`;
  });
}

const credits = {};
for (const [group, names] of Object.entries(groups)) {
  const paths = {};
  for (const name of [...new Set(names)].sort()) {
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
    if (!icon) throw new Error(`There is no icon ${name}`);
    if (!authors[name]) throw new Error(`icon-authors.json does not say who drew ${name}`);
    paths[name] = rounded([...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join(""));
    (credits[authors[name]] ??= new Set()).add(name);
  }
  writeFileSync(new URL(`${group}.json`, out), JSON.stringify(paths));
}
const listed = Object.fromEntries(
  Object.entries(credits)
    .sort(([one], [two]) => one.localeCompare(two))
    .map(([author, icons]) => [author, [...icons].sort()]),
);
writeFileSync(new URL("credits.json", out), JSON.stringify(listed));

// Typefaces carry the letters we write with, not all of Europe's.
const LETTERS = String.fromCharCode(...Array.from({ length: 95 }, (_, n) => 32 + n)) + "\u00a0\u00ad«»·×é–—‘’“”…‹›−≤≥";
for (const face of ["inter", "alegreya"]) {
  const font = new URL(`../node_modules/@fontsource-variable/${face}/files/${face}-latin-wght-normal.woff2`, import.meta.url);
  const small = await subset(readFileSync(font), LETTERS, { targetFormat: "woff2" });
  writeFileSync(new URL(`${face}-latin.woff2`, out), small);
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
