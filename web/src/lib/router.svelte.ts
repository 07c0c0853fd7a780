// Addresses: / the front page, /t/<id> a table, /r/<id> a replay, /me#<code> from another device, /credits.

class Router {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, "", path);
    this.path = path;
  }

  /** A plain click on a link to ourselves changes the address without loading the page anew. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest("a");
    if (link?.origin !== location.origin || link.target || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.go(link.pathname);
  };
}

export const router = new Router();
