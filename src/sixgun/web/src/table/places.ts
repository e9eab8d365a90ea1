/** Where the others sit as one sees them: in the order of the table, from one's left hand on. */

export interface Place {
  seat: number;
  /** On the oval, in hundredths of the board: 0 is left and top. */
  x: number;
  y: number;
}

/** So much of the board the oval takes. */
const WIDE = 40;
const HIGH = 38;

/** The seats round the table from whoever looks (a spectator: from the first seat). */
export function placesOf(players: number, me: number | null): Place[] {
  const first = me ?? 0;
  return Array.from({ length: players }, (_, step) => {
    const angle = Math.PI / 2 + (2 * Math.PI * step) / players;
    return {
      seat: (first + step) % players,
      x: 50 + WIDE * Math.cos(angle),
      y: 50 + HIGH * Math.sin(angle),
    };
  });
}
