/** The system tells that it is up to me, while nobody looks at the page: if somebody wants that. */

import { PREFIX } from "../router/prefix";
import { pathOf } from "../router/routes";
import { settings } from "./settings";

/** Whether it is up to me, and what may be said of it where others look at the screen, too. */
export interface Turn {
  isMine: boolean;
  isHidden: boolean;
  /** It was not up to me a moment ago. */
  isNew: boolean;
  title: string;
  table: string;
}

/** How a phone shakes, in milliseconds: on, off, on. */
const SHAKE = [120, 80, 120];

/** Why the browser does not tell: the page is not safe from listeners, it cannot, it was told not to; "": it may. */
export function whyNotNotified(): "" | "insecure" | "unable" | "denied" {
  if (!window.isSecureContext) {
    return "insecure";
  }
  if (!("Notification" in window)) {
    return "unable";
  }
  return Notification.permission === "denied" ? "denied" : "";
}

/** Does somebody want it, and has the browser agreed? */
export function isNotified(): boolean {
  return settings.notify && !whyNotNotified() && Notification.permission === "granted";
}

/** Switch it on or off; the browser asks whether it may, when somebody has touched the switch. */
export async function wantNotified(on: boolean): Promise<void> {
  settings.notify = on && (await Notification.requestPermission()) === "granted";
}

/** Has an installed app an icon to be marked? */
export function canBadge(): boolean {
  return "setAppBadge" in navigator;
}

/** Is this something that shakes? Browsers without it say that they could, too. */
export function canVibrate(): boolean {
  return "vibrate" in navigator && window.matchMedia("(pointer: coarse)").matches;
}

let wanted: Turn = { isMine: false, isHidden: false, isNew: false, title: "", table: "" };
let working = Promise.resolve();
/** What takes back what was told; null: nothing was. */
let takeBack: (() => Promise<void>) | null = null;

/** Tell it, or take it back: one after another, and always as it is by then. */
export function showTurn(turn: Turn): Promise<void> {
  if (turn.isNew && !turn.isHidden && settings.vibrate && canVibrate()) {
    navigator.vibrate(SHAKE);
  }
  wanted = turn;
  working = working.then(followUp).catch(() => undefined); // a system that cannot has been asked
  return working;
}

async function followUp(): Promise<void> {
  const isDue = wanted.isMine && wanted.isHidden;
  await mark(isDue && settings.badge);
  if (isDue && !takeBack && isNotified()) {
    takeBack = await tell(wanted);
  } else if (!isDue && takeBack) {
    const back = takeBack;
    takeBack = null;
    await back();
  }
}

async function mark(on: boolean): Promise<void> {
  if (canBadge()) {
    await (on ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => undefined);
  }
}

/** Say it; phones only let a service worker do so. What is said names no card and no role. */
async function tell({ title, table }: Turn): Promise<() => Promise<void>> {
  const tag = `sixgun-turn-${table}`;
  const data = pathOf({ page: "table", table });
  const shaking = settings.vibrate ? { vibrate: SHAKE } : {};
  const options = { tag, data, icon: `${PREFIX}/icon-192.png`, ...shaking };
  const worker = await activeWorker();
  if (worker) {
    await worker.showNotification(title, options);
    return async () => (await worker.getNotifications({ tag })).forEach((each) => each.close());
  }
  const said = new Notification(title, options);
  said.onclick = () => window.focus();
  return () => Promise.resolve(said.close());
}

/** Whoever can tell something without the page; one that is still being installed is waited for. */
async function activeWorker(): Promise<ServiceWorkerRegistration | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const coming = registration?.installing ?? registration?.waiting;
  if (coming && !registration?.active) {
    await new Promise<void>((go) => {
      const look = (): void => (["activated", "redundant"].includes(coming.state) ? go() : undefined);
      coming.addEventListener("statechange", look);
      look();
    });
  }
  return registration?.active ? registration : null;
}

// Whoever closes the page has nothing to come back to.
window.addEventListener("pagehide", () => void showTurn({ ...wanted, isMine: false }));
