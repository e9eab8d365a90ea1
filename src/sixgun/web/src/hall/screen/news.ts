/** The last announcement, for as long as it is news: a screen that nobody tends must not shout for ever. */

import type { ComputedRef } from "vue";
import { computed } from "vue";
import { keptInTab } from "../../kept";

const FRESH = 20 * 60_000;
const SEEN = "announced";

/** `count` and when this screen first showed so many. */
function firstSeen(count: number, now: number): number {
  const [kept, since] = (keptInTab.get(SEEN) ?? "").split(" ").map(Number);
  if (kept === count && since !== undefined) {
    return since;
  }
  keptInTab.set(SEEN, `${count} ${now}`);
  return now;
}

/** What is to be shown now; "" for nothing. */
export function useNews(announcements: () => readonly string[], now: () => number): ComputedRef<string> {
  return computed(() => {
    const all = announcements();
    return all.length && now() - firstSeen(all.length, now()) < FRESH ? (all.at(-1) ?? "") : "";
  });
}
