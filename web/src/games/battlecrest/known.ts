// Heroes, crests and places of packs that others made have no picture of their own: they get a plain one.
import { hasPicture } from "../../lib/pictures";
import { pictures } from "./table";

/** The picture of this name, or the plain one of its section. */
export const known = (name: string): string => (hasPicture(pictures, name) ? name : `${name.split("/")[0]}/any`);
