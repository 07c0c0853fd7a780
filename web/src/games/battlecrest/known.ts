// Which pictures there are. Those of cards are loaded with the heroes that are played; heroes, crests, places and cards of packs
// that others made have no picture of their own: they get a plain one.
import { addPictures, hasPicture, type Pictures } from "../../lib/pictures";
import { pictures } from "./table";

const CARDS = import.meta.glob<{ default: Pictures }>("../../generated/pictures_battlecrest_*.json");

/** Load the pictures of the cards of the heroes that are played. */
export async function loadCards(settings: Record<string, unknown>): Promise<void> {
  const heroes = Object.entries(settings).filter(([name]) => name.startsWith("hero")).map(([, hero]) => String(hero));
  const found = heroes.flatMap((hero) => CARDS[`../../generated/pictures_battlecrest_${hero}.json`] ?? []);
  for (const cards of await Promise.all(found.map((load) => load()))) addPictures(pictures, cards.default);
}

/** The picture of this name, or the plain one of its section. */
export const known = (name: string): string => (hasPicture(pictures, name) ? name : `${name.split("/")[0]}/any`);
