/** Whom one does not want to hear. The house keeps it too; this is what the page can show of it. */

import { reactive } from "vue";
import type { House } from "../state/store";

/** The signs of people (`who`), which mean something at one table only. */
const muted = reactive(new Set<string>());
const blocked = reactive(new Set<string>());

export function isMuted(who: string): boolean {
  return muted.has(who);
}

export function isBlocked(who: string): boolean {
  return blocked.has(who);
}

/** Is somebody to be heard? */
export function isHeard(who: string): boolean {
  return !muted.has(who) && !blocked.has(who);
}

/** Hear somebody no more, or again, at this table. */
export async function mute(house: House, who: string, on: boolean): Promise<void> {
  if (await house.attempt(() => house.request({ t: "mute", who, on }))) {
    note(muted, who, on);
  }
}

/** The same everywhere, and keep away from each other's tables. */
export async function block(house: House, who: string, on: boolean): Promise<void> {
  if (await house.attempt(() => house.request({ t: "block", who, on }))) {
    note(blocked, who, on);
  }
}

function note(people: Set<string>, who: string, on: boolean): void {
  if (on) {
    people.add(who);
  } else {
    people.delete(who);
  }
}
