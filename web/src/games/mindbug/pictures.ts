// The pictures of creatures, and the icons of keywords.
import icons from "../../generated/mindbug.json";
import firstContact from "../../generated/pictures_mindbug.json";
import { addPictures, hasPicture, type Pictures } from "../../lib/pictures";

export const pictures = firstContact as unknown as Pictures;

/** The pictures of the later sets, when they are played. */
export async function loadBeyond(): Promise<void> {
  const more = await import("../../generated/pictures_mindbug_beyond.json");
  addPictures(pictures, more.default as unknown as Pictures);
}

/** The picture of a card by its name. */
export function creature(name: string): string {
  return hasPicture(pictures, `creature/${name}`) ? `creature/${name}` : "creature/unknown";
}

export const iconPath = (name: keyof typeof icons): string => icons[name];
