// Pictures that lie in files of their own: each is fetched when it is first drawn.
import { addPictures, type Pictures } from "./pictures";

/** How many have come; what draws a picture looks again when it changes. */
export const fetched = $state({ count: 0 });

type File = () => Promise<unknown>;

/** Let these pictures fetch what they lack: `files` by their path, ".../section-id.json". */
export function fetchApart(pictures: Pictures, files: Record<string, File>): void {
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
}
