// Takes the icons named in icons.json out of the openly licensed set, and writes who drew each.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
const set = read("../node_modules/@iconify-json/game-icons/icons.json");
const groups = read("../icons.json");
const authors = read("../icon-authors.json");
const out = new URL("../src/generated/", import.meta.url);
mkdirSync(out, { recursive: true });

const credits = {};
for (const [group, names] of Object.entries(groups)) {
  const paths = {};
  for (const name of [...new Set(names)].sort()) {
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
    if (!icon) throw new Error(`There is no icon ${name}`);
    if (!authors[name]) throw new Error(`icon-authors.json does not say who drew ${name}`);
    paths[name] = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join("");
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
