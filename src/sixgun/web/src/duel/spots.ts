/** Where characters stand: spots 0 and 1 are the Law's, 2 and 3 the Outlaws'. */

import type { DuelView, Question, Report } from "../generated/protocol";
import type { Moment } from "../state/moments";
import type { Threat } from "../table/board/threat";

/** The two spots of a side, from left to right. */
export function spotsOf(seat: number): [number, number] {
  return [2 * seat, 2 * seat + 1];
}

/** The spot of the active character. */
export function frontOf(view: DuelView, seat: number): number {
  return 2 * seat + (view.sides[seat]?.front ?? 0);
}

/** Is somebody there, alive? */
export function isStanding(view: DuelView, spot: number): boolean {
  return (view.spots[spot]?.life ?? 0) > 0;
}

/** Does this one stand alone for its side, in front and in the rear at once? */
export function isAlone(view: DuelView, spot: number): boolean {
  return !isStanding(view, spot ^ 1);
}

/** The spot of a character by its name; -1: it is not in play. */
export function spotNamed(view: DuelView, slug: string): number {
  return slug ? view.spots.findIndex(({ character }) => character === slug) : -1;
}

/** Questions about what somebody does to a character: the first argument is its spot. */
const THREATS = new Set(["shot", "indians", "duel"]);

/** Who is about to hurt whom, by spot. */
export function duelThreat(view: DuelView | null, question: Pick<Question, "kind" | "about"> | null): Threat | null {
  const [to, by] = question?.about ?? [];
  if (!view || !question || !THREATS.has(question.kind) || typeof to !== "number" || typeof by !== "number") {
    return null;
  }
  const from = question.kind === "duel" ? by : frontOf(view, by); // a Duel names the other one's spot
  return from === to ? null : { from, to };
}

/** Who a report comes from, and whom it is about, by spot. */
export function spotsIn(
  view: DuelView,
  [key, seat, foe, , , word]: Report,
): { from: number | null; to: number | null } {
  const named = word
    .split(",")
    .map((slug) => spotNamed(view, slug))
    .find((spot) => spot >= 0);
  const doer = key === "hurt" || key === "shot" ? foe : key === "died" ? null : seat;
  const from = doer === null ? null : frontOf(view, doer);
  return { from, to: named ?? (key === "stole" && foe !== null ? frontOf(view, foe) : null) };
}

/** The back of a card on stage that lies face down; -1: of either deck. */
export function backOf({ report: [, , , , , word] }: Pick<Moment, "report">): number {
  const origins = word.split(",").filter((part) => /(^|-)(law|outlaws)$/.test(part));
  const backs = new Set(origins.map((origin) => Number(origin.endsWith("outlaws"))));
  return backs.size === 1 ? ([...backs][0] ?? -1) : -1;
}
