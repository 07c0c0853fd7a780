// Addresses: / the front page, /t/<id> a table, /replay/<id>#<move> a moment of a replay, /matches, /puzzles,
// /me#<code> from another device, /credits.

/** An older form of an address that was shared. */
const renamed = (path: string): string => path.replace(/^\/r\//, "/replay/");

class Router {
  path = $state(renamed(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.path = renamed(location.pathname)));
  }

  go(path: string, hash = ""): void {
    if (path + hash !== location.pathname + location.hash) history.pushState(null, "", path + hash);
    this.path = path;
  }

  /** A plain click on a link to ourselves changes the address without loading the page anew. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest("a");
    if (link?.origin !== location.origin || link.target || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.go(link.pathname, link.hash);
  };
}

export const router = new Router();
