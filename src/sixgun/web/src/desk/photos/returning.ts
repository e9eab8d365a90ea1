/** Whoever scans a sheet before coming in by his link lands at that sheet afterwards. */

import { kept } from "../../kept";

/** So long a scanned sheet is remembered, in milliseconds. */
const FRESH = 15 * 60_000;

function nameOf(tournament: string): string {
  return `then-${tournament}`;
}

export function remember(tournament: string, rest: readonly string[], now = Date.now()): void {
  kept.set(nameOf(tournament), JSON.stringify({ rest: rest.slice(0, 2), at: now }));
}

/** The sheet that was scanned, once; null: none, or too long ago. */
export function recalled(tournament: string, now = Date.now()): string[] | null {
  const found = kept.get(nameOf(tournament));
  kept.drop(nameOf(tournament));
  try {
    const { rest, at } = JSON.parse(found ?? "null") as { rest: string[]; at: number };
    return now - at < FRESH && rest.every((each) => /^\d{1,2}$/.test(each)) ? rest : null;
  } catch {
    return null;
  }
}
