// Which pictures there are: heroes, crests, places and cards of packs that others made have none of their own and get a plain one.
import { hasPicture } from "../../lib/pictures";
import { pictures } from "./table";

/** The picture of this name, or the plain one of its section. */
export const known = (name: string): string => (hasPicture(pictures, name) ? name : `${name.split("/")[0]}/any`);
