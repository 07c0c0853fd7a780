import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { notifyWords, toggleNotify } from "../src/lib/calling";
import { prefs } from "../src/lib/prefs.svelte";
import { beginPush } from "../src/lib/push";

const KEY = "BAECAwQ"; // the bytes 4, 1, 2, 3, 4
const BYTES = new Uint8Array([4, 1, 2, 3, 4]);

/** A browser that subscribes, and a room that offers push messages with this key; what was asked of the room. */
function browser(key: string, { permission = "granted", subscribes = true } = {}) {
  const asked: string[] = [];
  let subscription: { used: Uint8Array<ArrayBuffer> } | null = null;
  const shown = (used: Uint8Array<ArrayBuffer>) => ({
    options: { applicationServerKey: used.buffer },
    toJSON: () => ({ endpoint: "https://push.example/1", keys: { p256dh: "p", auth: "a" } }),
    unsubscribe: () => {
      asked.push("unsubscribed");
      subscription = null;
      return Promise.resolve(true);
    },
  });
  const pushManager = {
    getSubscription: () => Promise.resolve(subscription && shown(subscription.used)),
    subscribe: ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
      if (!subscribes) return Promise.reject(new DOMException("no push service", "AbortError"));
      subscription = { used: applicationServerKey };
      asked.push(`subscribed ${applicationServerKey.join()}`);
      return Promise.resolve(shown(applicationServerKey));
    },
  };
  const kept = { use: (used: Uint8Array<ArrayBuffer>) => (subscription = { used }) };
  vi.stubGlobal("PushManager", Object);
  vi.stubGlobal("Notification", { permission, requestPermission: () => Promise.resolve(permission) });
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: () => Promise.resolve({ pushManager }) } });
  vi.stubGlobal("fetch", (path: string, { method, body }: { method: string; body?: string }) => {
    asked.push(`${method} ${path}${body ? ` ${body}` : ""}`);
    const answer = path === "/api/push" ? { key } : { id: "device", key };
    return Promise.resolve({ ok: true, json: () => Promise.resolve(answer) });
  });
  return { asked, kept };
}

beforeEach(() => {
  prefs.setNotify(false);
  prefs.setPush("");
});
afterEach(() => vi.unstubAllGlobals());

describe("calling somebody whose page is closed", () => {
  test("the switch subscribes with the room's key, tells the room, and says so at tables with a clock in days", async () => {
    const { asked } = browser(KEY);
    expect(notifyWords(true)).toBe("web-notify-off");
    await toggleNotify();
    expect(asked).toEqual([
      "GET /api/push",
      "subscribed 4,1,2,3,4",
      'POST /api/me/push {"endpoint":"https://push.example/1","p256dh":"p","auth":"a","language":"en"}',
    ]);
    expect(prefs.push).toBe("device");
    expect([notifyWords(true), notifyWords(false)]).toEqual(["web-notify-closed", "web-notify-on"]);
    asked.length = 0;
    await toggleNotify();
    expect(asked).toEqual(["unsubscribed", "DELETE /api/me/push/device"]);
    expect([prefs.notify, prefs.push]).toEqual([false, ""]);
  });

  test("a subscription is renewed, and one with another key is made anew", async () => {
    const { asked, kept } = browser(KEY);
    kept.use(BYTES);
    await beginPush();
    expect(asked.map((line) => line.split(" ").slice(0, 2).join(" "))).toEqual(["GET /api/push", "POST /api/me/push"]);
    kept.use(new Uint8Array([9]));
    asked.length = 0;
    await beginPush();
    expect(asked.slice(1, 3)).toEqual(["unsubscribed", "subscribed 4,1,2,3,4"]);
  });

  test("a room without a key is not subscribed to; the open page still calls", async () => {
    const { asked } = browser("");
    await toggleNotify();
    expect(asked).toEqual(["GET /api/push"]);
    expect([prefs.notify, prefs.push]).toEqual([true, ""]);
    expect(notifyWords(true)).toBe("web-notify-on");
  });

  test("where the push service does not answer, the open page still calls", async () => {
    browser(KEY, { subscribes: false });
    await toggleNotify();
    expect([prefs.notify, prefs.push]).toEqual([true, ""]);
  });

  test("without leave to notify, nothing is asked of the room", async () => {
    const { asked } = browser(KEY, { permission: "default" });
    await toggleNotify();
    expect(asked).toEqual([]);
    expect(prefs.notify).toBe(false);
  });
});
