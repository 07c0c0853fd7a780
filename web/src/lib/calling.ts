// Calls somebody back whose turn it is while they look elsewhere, if they want it: by a notification of the page while it
// is open, by one of the room (push.ts) when it is not. At a table there is one of them at a time, for both have its tag.
import { prefs } from "./prefs.svelte";
import { beginPush, endPush } from "./push";

export const canNotify = (): boolean => "Notification" in window && Notification.permission !== "denied";

/** Turn notifications on or off; the browser asks for leave the first time. */
export async function toggleNotify(): Promise<void> {
  if (prefs.notify) {
    prefs.setNotify(false);
    await endPush();
  } else {
    const granted = canNotify() && (await Notification.requestPermission()) === "granted";
    prefs.setNotify(granted);
    if (granted) await beginPush();
  }
}

/** What the switch says at a table: off, on, or on when the page is closed too. */
export function notifyWords(days: boolean): string {
  return prefs.notify ? (days && prefs.push ? "web-notify-closed" : "web-notify-on") : "web-notify-off";
}

/** Tell that it is one's turn, if nobody looks at the page. */
export async function callBack(title: string, text: string): Promise<void> {
  if (!prefs.notify || document.visibilityState === "visible" || !canNotify() || Notification.permission !== "granted") return;
  const path = location.pathname;
  const about = { body: text, icon: "/icon.svg", tag: path, data: path };
  const worker = "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  if (worker) {
    await worker.showNotification(title, about); // phones know no other way; a click on it is the worker's
    return;
  }
  const note = new Notification(title, about);
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
