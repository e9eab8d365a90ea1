/** Who has shot at whom in the last round, from the reports that one has seen. */

import type { Report } from "../../generated/protocol";

export interface Feud {
  from: number;
  to: number;
  shots: number;
  /** Life points that were lost by it. */
  harm: number;
}

/** The reports since everybody who is in had the last turn but one: as many turns as players. */
export function lastRound(reports: readonly Report[], players: number): readonly Report[] {
  const turns = reports.flatMap(([key], at) => (key === "turn_began" ? [at] : []));
  return reports.slice(turns.at(-Math.min(players, turns.length)) ?? 0);
}

/** Who did what to whom, those who did most first. */
export function feudsOf(reports: readonly Report[]): Feud[] {
  const feuds = new Map<string, Feud>();
  for (const [key, seat, foe, , number] of reports) {
    if (seat === null || foe === null || seat === foe || (key !== "shot" && key !== "hurt")) {
      continue;
    }
    const feud = feuds.get(`${foe} ${seat}`) ?? { from: foe, to: seat, shots: 0, harm: 0 };
    feud.shots += key === "shot" ? 1 : 0;
    feud.harm += key === "hurt" ? number : 0;
    feuds.set(`${foe} ${seat}`, feud);
  }
  return [...feuds.values()].sort((one, other) => other.harm - one.harm || other.shots - one.shots);
}
