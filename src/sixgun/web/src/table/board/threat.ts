/** Who threatens whom, as everybody at the table is told with the question. */

import type { Question } from "../../generated/protocol";

export interface Threat {
  from: number;
  to: number;
}

/** Questions about what somebody else does to whoever is asked; the second argument is who. */
const THREATS = new Set(["shot", "indians", "duel", "guard"]);

export function threatIn(question: Pick<Question, "kind" | "seat" | "about"> | null): Threat | null {
  const by = question?.about?.[1];
  if (!question || !THREATS.has(question.kind) || typeof by !== "number" || by === question.seat) {
    return null;
  }
  return { from: by, to: question.seat };
}
