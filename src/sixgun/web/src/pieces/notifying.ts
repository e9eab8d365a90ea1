/** The system tells that it is up to me, while nobody looks at the page: if somebody wants that. */

import { PREFIX } from "../router/prefix";
import { settings } from "./settings";

/** Can this browser do that at all? */
export function canNotify(): boolean {
  return "Notification" in window;
}

/** Does somebody want it, and has the browser agreed? */
export function isNotified(): boolean {
  return settings.notify && canNotify() && Notification.permission === "granted";
}

/** Switch it on or off; the browser asks whether it may. */
export async function wantNotified(on: boolean): Promise<void> {
  settings.notify = on && (await Notification.requestPermission()) === "granted";
}

/** Say it, if it is wanted. Phones only let a service worker do so. */
export async function notify(title: string): Promise<void> {
  if (!isNotified()) {
    return;
  }
  const options = { tag: "sixgun-turn", icon: `${PREFIX}/icon-192.png` };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) {
    await worker.showNotification(title, options);
  } else {
    new Notification(title, options).onclick = () => window.focus();
  }
}
