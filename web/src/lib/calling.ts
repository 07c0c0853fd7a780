// Calls somebody back whose turn it is while they look elsewhere: by a notification of the browser, if they want it.
import { prefs } from "./prefs.svelte";

export const canNotify = (): boolean => "Notification" in window && Notification.permission !== "denied";

/** Turn notifications on or off; the browser asks for leave the first time. */
export async function toggleNotify(): Promise<void> {
  if (prefs.notify) prefs.setNotify(false);
  else prefs.setNotify(canNotify() && (await Notification.requestPermission()) === "granted");
}

/** Tell that it is one's turn, if nobody looks at the page. */
export function callBack(title: string, text: string): void {
  if (!prefs.notify || document.visibilityState === "visible" || !canNotify() || Notification.permission !== "granted") return;
  const note = new Notification(title, { body: text, icon: "/icon.svg", tag: location.pathname });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
