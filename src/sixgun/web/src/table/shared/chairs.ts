/** Who sits there: what both games say of a chair. */

import type { WholeChair } from "../../net/whole";

/** Does something play here that is no person at the moment? */
export function isBotAt(chair: WholeChair): boolean {
  return chair.kind === "bot" || chair.program || chair.away;
}

/** Which sentence says why nobody answers; "": somebody is there. */
export function absenceOf(chair: WholeChair): string {
  if (chair.away) {
    return "board-away";
  }
  return chair.kind === "person" && !chair.here ? "board-not-here" : "";
}
