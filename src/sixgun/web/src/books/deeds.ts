/** Who did what to whom: a whole game, counted from its reports. */

import type { Report } from "../generated/protocol";
import { splitFace } from "../speech/faces";

/** What one player did in a game. */
export interface Tally {
  /** Life points that were taken from others. */
  dealt: number;
  /** Life points lost, whoever it was. */
  suffered: number;
  /** Life points won back. */
  healed: number;
  /** Shots that were meant for somebody else. */
  shots: number;
  /** Shots that went past. */
  dodged: number;
  beers: number;
  /** Cards that came into the hand after the deal. */
  drawn: number;
}

export interface Fall {
  seat: number;
  /** Who did it; null: nobody in particular. */
  by: number | null;
}

export interface Deeds {
  /** Life points by who took them and who lost them. */
  harm: number[][];
  /** Life points that nobody took: Dynamite, events, the own doing. */
  mishaps: number[];
  falls: Fall[];
  tallies: Tally[];
}

/** What brings cards into a hand. */
const DRAWING = new Set(["drew", "drew_openly", "took_discard", "picked", "stole", "took_gear", "inherited"]);

/** Count the reports of a game, from its deal to its end. */
export function deedsOf(players: number, reports: readonly Report[]): Deeds {
  const deeds: Deeds = {
    harm: Array.from({ length: players }, () => new Array<number>(players).fill(0)),
    mishaps: new Array<number>(players).fill(0),
    falls: [],
    tallies: Array.from({ length: players }, noTally),
  };
  const began = reports.findIndex(([key]) => key === "game_began");
  for (const report of reports.slice(began + 1)) {
    count(deeds, report);
  }
  return deeds;
}

function noTally(): Tally {
  return { dealt: 0, suffered: 0, healed: 0, shots: 0, dodged: 0, beers: 0, drawn: 0 };
}

function count(deeds: Deeds, [key, seat, foe, cards, number, word]: Report): void {
  const mine = seat === null ? undefined : deeds.tallies[seat];
  if (seat === null || !mine) {
    return;
  }
  if (key === "hurt") {
    mine.suffered += number;
    harmed(deeds, seat, foe, number);
  } else if (key === "healed") {
    mine.healed += number;
  } else if (key === "shot" && foe !== null && deeds.tallies[foe]) {
    deeds.tallies[foe].shots += 1;
  } else if (key === "missed") {
    mine.dodged += 1;
  } else if (key === "died") {
    deeds.falls.push({ seat, by: foe });
  } else if (DRAWING.has(key)) {
    mine.drawn += cards.length;
  } else if (key === "played" || key === "answered") {
    mine.beers += cards.filter((face) => served(face, word) === "beer").length;
  }
}

function harmed(deeds: Deeds, seat: number, by: number | null, points: number): void {
  const row = by === null || by === seat ? undefined : deeds.harm[by];
  const tally = by === null ? undefined : deeds.tallies[by];
  if (row && tally) {
    row[seat] = (row[seat] ?? 0) + points;
    tally.dealt += points;
  } else {
    deeds.mishaps[seat] = (deeds.mishaps[seat] ?? 0) + points;
  }
}

/** The kind that a card was played as. */
function served(face: string | null, word: string): string {
  return word || (face ? splitFace(face).slug : "");
}

/** The highest number of a table, at least 1: what everything else is drawn against. */
export function most(rows: readonly (readonly number[])[]): number {
  return Math.max(1, ...rows.flat());
}
