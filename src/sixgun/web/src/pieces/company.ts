/** Whom one does not want to hear: the house keeps it, and tells it with the table. */

import type { House } from "../state/store";

/** Is somebody, by the sign that tells people at this table apart, not heard here? */
export function isMuted({ state }: House, who: string): boolean {
  return state.table?.muted.includes(who) ?? false;
}

export function isBlocked({ state }: House, who: string): boolean {
  return state.table?.blocked.includes(who) ?? false;
}

/** Is somebody to be heard? */
export function isHeard(house: House, who: string): boolean {
  return !isMuted(house, who) && !isBlocked(house, who);
}

/** Hear somebody no more, or again, at this table. */
export async function mute(house: House, who: string, on: boolean): Promise<void> {
  await house.attempt(() => house.request({ t: "mute", who, on }));
}

/** The same everywhere, and keep away from each other's tables. */
export async function block(house: House, who: string, on: boolean): Promise<void> {
  await house.attempt(() => house.request({ t: "block", who, on }));
}
