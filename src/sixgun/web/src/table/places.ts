/** Where the others sit as one sees them: in the order of the table, from one's left hand on. */

/** A spot in hundredths of the board: 0 is left and top. */
interface Spot {
  x: number;
  y: number;
}

export interface Place extends Spot {
  seat: number;
}

/** So much of the board the oval takes; with six, the two who sit nearest must not sit at the question. */
const WIDE = 40;
const WIDE_FOR_SIX = 46;
const HIGH = 37;
/** A little above the middle: nobody sits in front of whoever looks. */
const MIDDLE = 46;

/** More players than this sit along the sides and the top: on an oval they would be too close. */
const MOST_ROUND = 6;
const SIDES = [84, 46];
const TOP = 15;
const NEAR = 90;
const EDGE = 10;
/** So much of the width lies between two seats at the top. */
const BETWEEN = 20;

/**
 * The seats round the table from whoever looks (a spectator: from the first seat). At a whole
 * table hands lie below the plates, so everybody sits a little higher.
 */
export function placesOf(players: number, me: number | null, isWhole = false): Place[] {
  const first = me ?? 0;
  const spots = players > MOST_ROUND ? straight(players) : oval(players);
  const lifted = isWhole ? spots.map(({ x, y }) => ({ x, y: 50 + (y - MIDDLE) * 0.9 })) : spots;
  return lifted.map((spot, step) => ({ seat: (first + step) % players, ...spot }));
}

function oval(players: number): Spot[] {
  const wide = players === MOST_ROUND ? WIDE_FOR_SIX : WIDE;
  return Array.from({ length: players }, (_, step) => {
    const angle = Math.PI / 2 + (2 * Math.PI * step) / players;
    return { x: 50 + wide * Math.cos(angle), y: MIDDLE + HIGH * Math.sin(angle) };
  });
}

/** Up the left side, along the top, and down the right side. */
function straight(players: number): Spot[] {
  const above = players - 1 - 2 * SIDES.length;
  const top = Array.from({ length: above }, (_, at) => ({
    x: 50 + BETWEEN * (at - (above - 1) / 2),
    y: TOP,
  }));
  const left = SIDES.map((y) => ({ x: EDGE, y }));
  const right = SIDES.map((y) => ({ x: 100 - EDGE, y })).reverse();
  return [{ x: 50, y: NEAR }, ...left, ...top, ...right];
}
