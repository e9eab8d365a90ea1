/** What pictures of one's games are drawn from. */

import type { LastGame, Month, Tally } from "./asking";

/** So many months, and so many characters, have room side by side. */
export const MOST_MONTHS = 12;
export const MOST_CHARACTERS = 8;
export const MOST_COMPANY = 10;

/** Roles from below; the last two are the sides of a duel. */
export const ROLE_ORDER = ["sheriff", "deputy", "outlaw", "renegade", "law", "outlaws"];

export interface Part {
  slug: string;
  games: number;
  wins: number;
  /** Where it begins and ends, in games from below. */
  from: number;
  to: number;
}

export interface Column {
  month: string;
  total: Tally;
  parts: Part[];
}

export function total(tallies: Iterable<Tally>): Tally {
  let [games, wins] = [0, 0];
  for (const tally of tallies) {
    games += tally.games;
    wins += tally.wins;
  }
  return { games, wins };
}

/** A month as a pile of roles. */
export function columnOf({ month, roles }: Month): Column {
  let height = 0;
  const parts = ROLE_ORDER.flatMap((slug) => {
    const tally = roles[slug];
    if (!tally) {
      return [];
    }
    const from = height;
    height += tally.games;
    return [{ slug, ...tally, from, to: height }];
  });
  return { month, parts, total: total(parts) };
}

/** The characters that were played most in these months, each month by month. */
export function rowsOf(months: readonly Month[]): { slug: string; total: Tally; cells: (Tally | null)[] }[] {
  const slugs = [...new Set(months.flatMap(({ characters }) => Object.keys(characters)))].filter((slug) => slug);
  return slugs
    .map((slug) => {
      const cells = months.map(({ characters }) => characters[slug] ?? null);
      return { slug, cells, total: total(cells.filter((cell) => cell !== null)) };
    })
    .sort((a, b) => b.total.games - a.total.games || b.total.wins - a.total.wins)
    .slice(0, MOST_CHARACTERS);
}

/** The longest row of games won among these: where it begins and ends, or null. */
export function longestRow(games: readonly LastGame[]): { from: number; to: number } | null {
  let best: { from: number; to: number } | null = null;
  let from = 0;
  games.forEach(({ won }, number) => {
    if (!won) {
      from = number + 1;
    } else if (!best || number + 1 - from > best.to - best.from) {
      best = { from, to: number + 1 };
    }
  });
  return best;
}
