// Push messages: at tables with a clock in days the room calls this browser when the page is closed, if the room sends
// any and the person wants to be called. The worker shows them (public/worker.js).
import { api } from "./api";
import { prefs } from "./prefs.svelte";
import { vocabulary } from "./words.svelte";

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}

/** Where this browser subscribes; undefined where it cannot: by a plain line, or without a worker. */
async function manager(): Promise<PushManager | undefined> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return undefined;
  return (await navigator.serviceWorker.getRegistration())?.pushManager;
}

/** The subscription with the room's key; one with another key hears nothing of this room. */
async function subscribed(at: PushManager, key: Uint8Array<ArrayBuffer>): Promise<PushSubscription> {
  const known = await at.getSubscription();
  const used = new Uint8Array(known?.options.applicationServerKey ?? new ArrayBuffer(0));
  if (known && used.join() === key.join()) return known;
  await known?.unsubscribe();
  return at.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Let the room call this browser, or renew that; where room or browser cannot, nothing changes. */
export async function beginPush(): Promise<void> {
  try {
    const at = await manager();
    const key = at ? await api.pushKey() : "";
    if (!at || !key) return;
    const { endpoint = "", keys = {} } = (await subscribed(at, bytesOf(key))).toJSON();
    prefs.setPush(await api.addPush({ endpoint, p256dh: keys.p256dh, auth: keys.auth, language: vocabulary.language }));
  } catch {
    // The push service or the room does not answer, or does not want to: the page itself still calls while it is open.
    prefs.setPush("");
  }
}

/** The room calls this browser no more. What cannot be told to the room, its push service tells it at the next call. */
export async function endPush(): Promise<void> {
  const id = prefs.push;
  prefs.setPush("");
  try {
    await (await (await manager())?.getSubscription())?.unsubscribe();
    if (id) await api.removePush(id);
  } catch {
    // Nobody answers: the subscription has ended all the same.
  }
}
