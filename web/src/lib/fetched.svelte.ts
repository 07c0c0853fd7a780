// Pictures that lie in files of their own: each is fetched when it is first drawn.
import { addPictures, type Pictures } from "./pictures";

/** How many have come; what draws a picture looks again when it changes. */
export const fetched = $state({ count: 0 });

type File = () => Promise<unknown>;

/** The pictures of a game, which fetch what lies apart: `files` by their path, ".../section-id.json". */
export function fetching(drawn: unknown, files: Record<string, File>): Pictures {
  const pictures = drawn as Pictures;
  const byName = new Map(Object.entries(files).map(([path, file]) => [path.replace(/^.*\/|\.json$/g, "").replace("-", "/"), file]));
  const asked = new Set<string>();
  pictures.apart = new Set(byName.keys());
  pictures.fetch = (name) => {
    const file = byName.get(name);
    if (!file || asked.has(name)) return;
    asked.add(name);
    file()
      .then((more) => {
        addPictures(pictures, (more as { default: Pictures }).default);
        fetched.count++;
      })
      .catch(() => asked.delete(name)); // the next to draw it tries again
  };
  return pictures;
}
