/** What there is on paper: which papers, of which round, and what a sheet has before it is filled in. */

import type { DeskView, RoundView, SheetData, TableView } from "../../generated/desk_api";
import { pathOf } from "../../router/routes";

export const PAPERS = [
  "seating",
  "names",
  "sheets",
  "filled",
  "blank",
  "standings",
  "duels",
  "diplomas",
  "slips",
] as const;
export type PaperKind = (typeof PAPERS)[number];

/** Papers that belong to one round. */
export const OF_A_ROUND: readonly PaperKind[] = ["seating", "names", "sheets", "filled"];
/** Papers that the house writes as PDF by itself; links of players are secrets, which it must be brought. */
export const AS_FILE: readonly PaperKind[] = PAPERS.filter((kind) => kind !== "slips");

/** What one has to see for a paper; standings and diplomas are everybody's once they are published. */
export const FACTS: Partial<Record<PaperKind, string>> = { filled: "sheets", slips: "links" };

export function kindOf(word: string | undefined): PaperKind {
  return PAPERS.find((kind) => kind === word) ?? "seating";
}

/** The round that is meant: by its number, else the last; undefined: none is drawn. */
export function roundOf(view: DeskView, number: string | undefined): RoundView | undefined {
  return view.rounds.find((round) => String(round.number) === number) ?? view.rounds.at(-1);
}

/** At six the player after the Sheriff is hit first by high noon, else the Sheriff (T-101). */
export function noonKey(size: number): string {
  return size === 6 ? "paper-noon-from-second" : "paper-noon-from-sheriff";
}

/** A sheet, filled in as far as it is wanted. */
export interface SheetForm {
  key: string;
  size: number;
  round: string;
  table: string;
  players: readonly string[];
  address: string;
  filled: SheetData | null;
  version: number;
  isVerified: boolean;
}

/** The page of the papers: which one, of which round. */
export function paperPath(tournament: string, ...rest: string[]): string {
  return pathOf({ page: "tournament", tournament, view: "paper", rest });
}

/** Where a referee's phone takes the photo of a sheet: it says which one, and opens nothing to others. */
export function sheetAddress(origin: string, tournament: string, round: number, table: number): string {
  return `${origin}/tournament/${encodeURIComponent(tournament)}/sheet/${round}/${table}`;
}

export function formsOf(view: DeskView, round: RoundView, origin: string, isFilled: boolean): SheetForm[] {
  return round.tables.map((table, at) => ({
    key: `${round.number}/${at + 1}`,
    size: table.players.length,
    round: `${round.number} / ${view.planned}`,
    table: String(at + 1),
    players: table.players,
    address: sheetAddress(origin, view.tournament, round.number, at + 1),
    ...(isFilled ? typed(table) : EMPTY),
  }));
}

const EMPTY = { filled: null, version: 0, isVerified: false };

function typed(table: TableView): Pick<SheetForm, "filled" | "version" | "isVerified"> {
  const last = table.versions.at(-1);
  return { filled: last?.sheet ?? null, version: table.versions.length, isVerified: table.is_verified };
}

/** Sheets without names, for a hall without power. */
export function blankForms(): SheetForm[] {
  return [5, 6, 7].map((size) => ({
    key: String(size),
    size,
    round: "",
    table: "",
    players: [],
    address: "",
    ...EMPTY,
  }));
}
