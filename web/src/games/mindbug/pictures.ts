// The pictures of creatures, and the icons of keywords.
import icons from "../../generated/mindbug.json";
import drawn from "../../generated/pictures_mindbug.json";
import { fetching } from "../../lib/fetched.svelte";
import { hasPicture } from "../../lib/pictures";

export const pictures = fetching(drawn, import.meta.glob("../../generated/apart_mindbug/*.json"));

/** The picture of a card by its name. */
export function creature(name: string): string {
  return hasPicture(pictures, `creature/${name}`) ? `creature/${name}` : "creature/unknown";
}

export const iconPath = (name: keyof typeof icons): string => icons[name];
