/** Clocks of the house as deadlines of this machine. */

import type { WholeChess, WholeClock } from "./whole";

/** When the time for a decision and the bank run out, by the clock of this page. */
export interface Deadline {
  /** The moment at which the bank is drawn on; if the clock stands, what was left then. */
  turn: number;
  /** The moment at which the default is played; if the clock stands, what was left then. */
  end: number;
  running: boolean;
}

/** How much is left, in milliseconds; never less than nothing. */
export interface Remaining {
  left: number;
  bank: number;
}

export function deadlineOf(clock: WholeClock, now: number): Deadline {
  const from = clock.running ? now : 0;
  const turn = from + clock.left;
  return { turn, end: turn + clock.bank, running: clock.running };
}

export function remaining(deadline: Deadline, now: number): Remaining {
  const from = deadline.running ? now : 0;
  const left = Math.max(0, deadline.turn - from);
  const bank = Math.max(0, deadline.end - Math.max(from, deadline.turn));
  return { left, bank };
}

/** The two clocks of a duel, as they were when they were shown. */
export interface ChessFace {
  /** What each had left then, by seat. */
  left: readonly [number, number];
  /** Whose clock runs since; -1: both stand. */
  running: number;
  at: number;
}

export function chessFaceOf({ left, running }: WholeChess, now: number): ChessFace {
  return { left, running, at: now };
}

/** What somebody's clock shows now, in milliseconds; never less than nothing. */
export function chessLeft({ left, running, at }: ChessFace, seat: number, now: number): number {
  const past = running === seat ? Math.max(0, now - at) : 0;
  return Math.max(0, (left[seat] ?? 0) - past);
}

/** Both clocks stand from now on. */
export function stopped(face: ChessFace, now: number): ChessFace {
  return { left: [chessLeft(face, 0, now), chessLeft(face, 1, now)], running: -1, at: now };
}
