/** What is asked for about one's own games, and about the best of the house. */

import { PREFIX } from "../router/prefix";
import type { People, Tally as CountedTally } from "../net/people";

export type Tally = Pick<CountedTally, "games" | "wins">;

/** A month, such as 2026-11. */
export interface Month {
  month: string;
  roles: Record<string, Tally>;
  characters: Record<string, Tally>;
}

/** How it went with somebody. */
export interface Known {
  name: string;
  together: Tally;
  against: Tally;
}

/** So many in a row, from one day to another. */
export interface Streak {
  length: number;
  first: string;
  last: string;
}

export interface LastGame {
  day: string;
  role: string;
  character: string;
  won: boolean;
}

export interface Looks {
  games: number;
  wins: number;
  /** So many games are looked at, the latest. */
  at_most: number;
  months: Month[];
  company: Known[];
  streaks: { wins: Streak; wins_now: number; days: Streak };
  last: LastGame[];
}

export interface Rating {
  points: number;
  low: number;
  high: number;
  games: number;
}

export interface Own {
  listed: boolean;
  fewest_games: number;
  ratings: Record<string, Rating>;
}

export interface BestList {
  fewest_games: number;
  lists: Record<string, { name: string; rating: Rating; is_me: boolean }[]>;
}

const STATISTICS = "/api/me/statistics";

/** How far east of Greenwich one lives. */
function minutes(): number {
  return -new Date().getTimezoneOffset();
}

export function askLooks(people: People): Promise<Looks> {
  return people.get(`${STATISTICS}.json?minutes=${minutes()}`);
}

/** Where the same can be downloaded. */
export function fileAddress(kind: "csv" | "json"): string {
  return `${PREFIX}${STATISTICS}.${kind}?file&minutes=${minutes()}`;
}

export function askOwn(people: People): Promise<Own> {
  return people.get("/api/me/rating");
}

export function beListed(people: People, listed: boolean): Promise<Own> {
  return people.post("/api/me/listed", { listed });
}

export function askBest(people: People): Promise<BestList> {
  return people.get("/api/best");
}
