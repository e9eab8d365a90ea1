/** Times as referees type them. */

/** `29:05`, or `29` minutes, as seconds; null: no time. */
export function secondsOf(typed: string): number | null {
  const found = /^\s*(\d{1,2})(?:[:.,](\d{2}))?\s*$/.exec(typed);
  const seconds = Number(found?.[2] ?? 0);
  return found && seconds < 60 ? Number(found[1]) * 60 + seconds : null;
}
