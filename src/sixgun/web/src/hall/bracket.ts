/** The duels as columns of a bracket, from the first to the final. */

import type { PairingView } from "../generated/desk_api";

const COLUMNS: readonly (readonly string[])[] = [
  ["q1", "q2", "q3", "q4"],
  ["s1", "s2"],
  ["final", "third"],
];

export function columnsOf(duels: readonly PairingView[]): PairingView[][] {
  const found = COLUMNS.map((names) => names.flatMap((name) => duels.filter((duel) => duel.name === name)));
  return found.filter((column) => column.length);
}
