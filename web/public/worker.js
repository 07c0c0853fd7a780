// The offline shell of the installed app: the page opens without a network and says that the room does not answer.
// Files with a digest in their name never change; everything else is asked for first, and kept for when nobody answers.
const KEPT = "igroteka-1";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add("/")).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

async function keep(request, response) {
  if (response.ok) await (await caches.open(KEPT)).put(request, response.clone());
  return response;
}

async function first(request) {
  return (await caches.match(request)) ?? keep(request, await fetch(request));
}

async function fresh(request, otherwise) {
  try {
    return await keep(otherwise ?? request, await fetch(request));
  } catch (error) {
    const kept = await caches.match(otherwise ?? request);
    if (!kept) throw error;
    return kept;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (pathname.startsWith("/assets/")) event.respondWith(first(request));
  else if (pathname.startsWith("/text/") || pathname.startsWith("/app/") || pathname === "/icon.svg") event.respondWith(fresh(request));
  else if (request.mode === "navigate" && pathname === "/") event.respondWith(fresh(request, "/"));
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match("/")));
});

// What the room sends when it is one's turn and the page is closed (server/push.py), and the way from there to the table.
self.addEventListener("push", (event) => {
  const { title, text, path } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body: text, icon: "/icon.svg", tag: path, data: path }));
});

async function show(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});
