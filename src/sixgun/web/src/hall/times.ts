/** Clocks of a hall: how long something lasts, and how much of it is left. */

import type { ClockView, HallTable, HallView } from "../generated/desk_api";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** `4:05`, `1:02:09`; what is over is `0:00`. */
export function duration(milliseconds: number): string {
  const rest = Math.max(0, milliseconds);
  const two = (count: number): string => String(Math.floor(count)).padStart(2, "0");
  const minutes = Math.floor((rest % HOUR) / MINUTE);
  const seconds = two((rest % MINUTE) / SECOND);
  return rest >= HOUR ? `${Math.floor(rest / HOUR)}:${two(minutes)}:${seconds}` : `${minutes}:${seconds}`;
}

/** What is left to one side of a duel; null: there is no limit. */
export function leftTo(side: 0 | 1, clock: ClockView, now: number): number | null {
  if (!clock.left) {
    return null;
  }
  const isRunning = clock.turn === side && clock.since !== null;
  return Math.max(0, clock.left[side] - (isRunning ? now - (clock.since ?? now) : 0));
}

/** How long the tables of this round have been playing, by the first that began; null: none has. */
export function roundTime(hall: HallView, now: number): number | null {
  const begun = hall.tables.flatMap(({ since }) => (since === null ? [] : [since]));
  const isOver = hall.tables.every(({ status }) => status === "finished");
  return begun.length && !isOver ? Math.max(0, now - Math.min(...begun)) : null;
}

/** Until high noon at a table; null: it has come, or does not come by the clock. */
export function untilNoon(table: HallTable, now: number): number | null {
  const isComing = table.noon_due !== null && !table.noon && table.status === "playing";
  return isComing ? Math.max(0, (table.noon_due ?? 0) - now) : null;
}

/** A time of day, as people here write it. */
export function timeOfDay(moment: number, lang: string): string {
  return new Date(moment).toLocaleTimeString(lang, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
}

/** A day, as people here write it. */
export function dayOf(moment: number, lang: string): string {
  return new Date(moment).toLocaleDateString(lang, { day: "numeric", month: "long", year: "numeric" });
}
