/** What the screen of the hall shows one after the other: pages that a hall can read from afar. */

import type { HallTable, HallView } from "../generated/desk_api";
import type { Grid } from "./fitting";
import { fittingWidth, gridFor, NARROWEST, pagesFor, widthOf } from "./fitting";
import type { Names } from "./telling";
import { nameIn } from "./telling";

export interface NumberedTable extends HallTable {
  number: number;
}
/** Where somebody sits. */
export interface Seated {
  name: string;
  player: string;
  table: number;
  seat: number;
}

/** A line of the standings. */
export interface Ranked {
  place: number;
  player: string;
  name: string;
  score: number;
  /** What a place in the end brings on top. */
  bonus: number;
}

interface Paged {
  page: number;
  pages: number;
}

export type Scene =
  | { kind: "words"; key: string }
  | ({ kind: "tables"; tables: NumberedTable[]; size: number } & Paged)
  | ({ kind: "names"; people: Seated[]; grid: Grid } & Paged)
  | { kind: "duels" }
  | ({ kind: "standings" | "final"; rows: Ranked[]; grid: Grid } & Paged);

/** As many as can be read from ten metres. */
export const TABLES = 6;
/** Longer names than this are cut, so that one of them does not make all small: in letters. */
const LONGEST = 20;
/** Table and seat beside a name; place and gaps beside one in the standings; seat and star at a table. */
export const BESIDE = { names: 4, standings: 3.5, tables: 3.4 };
/** The letters of a table, and its lines besides the players, when it stands in one of two or three columns. */
const TABLE_SIZES = { most: 1.45, height: 12.2, lines: 3.4, line: 1.22, width: { two: 28.6, three: 18.6 } };

/** Everything that there is to see now. */
export function scenesOf(hall: HallView): Scene[] {
  switch (hall.stage) {
    case "seating":
      return [...namePages(hall), ...tablePages(hall)];
    case "playing":
      return tablePages(hall);
    case "published":
      return standingPages(hall);
    case "duels":
      return [{ kind: "duels" }, ...standingPages(hall)];
    case "closed":
    case "sent":
      return ending(hall);
    default:
      return [{ kind: "words", key: `hall-screen-${hall.stage}` }];
  }
}

/** In the end there is one list: the places, and what each got in the scoring phase. */
function ending(hall: HallView): Scene[] {
  const duels: Scene[] = hall.duels.length ? [{ kind: "duels" }] : [];
  return [...(hall.final.length ? finalPages(hall) : standingPages(hall)), ...duels];
}

/** Pages of about the same length, none longer than `most`. */
export function paged<T>(things: readonly T[], most: number): T[][] {
  const pages = Math.ceil(things.length / most);
  const each = Math.ceil(things.length / Math.max(1, pages));
  return Array.from({ length: pages }, (_, at) => things.slice(at * each, (at + 1) * each));
}

function tablePages(hall: HallView): Scene[] {
  const tables = hall.tables.map((table, at) => ({ ...table, number: at + 1 }));
  const pages = paged(tables, TABLES);
  const size = Math.min(...pages.map((page) => tableSize(page, hall.names)));
  return pages.map((page, at, { length }) => ({ kind: "tables", tables: page, size, page: at + 1, pages: length }));
}

/** One letter size for all names of a page: the longest fits, and the fullest table. */
function tableSize(tables: readonly NumberedTable[], names: Names): number {
  const { most, height, lines, line, width } = TABLE_SIZES;
  const isTwo = tables.length <= 2 || tables.length === 4;
  const fullest = Math.max(...tables.map(({ players }) => players.length));
  const widest = widestOf(tables.flatMap(({ players }) => players.map((player) => nameIn(names, player))));
  const isHigh = tables.length <= (isTwo ? 2 : 3);
  const byHeight = (isHigh ? 2 * height : height) / ((fullest + lines) * line);
  return Math.min(most, byHeight, (isTwo ? width.two : width.three) / (widest + BESIDE.tables));
}

function widestOf(names: readonly string[]): number {
  return Math.min(LONGEST, Math.max(0, ...names.map(widthOf)));
}

/** Pages of one list, all written in the same size. */
function listed<T>(things: readonly T[], widest: number): (Paged & { things: T[]; grid: Grid })[] {
  const pages = paged(things, Math.ceil(things.length / pagesFor(things.length, widest)) || 1);
  const grid = gridFor(pages[0]?.length ?? 1, widest);
  return pages.map((page, at, { length }) => ({ things: page, grid, page: at + 1, pages: length }));
}

function namePages(hall: HallView): Scene[] {
  const people = seatedByName(hall.tables, hall.listed, document.documentElement.lang);
  const widest = widestOf(people.map(({ name }) => name));
  const widths = [widest, widest * NARROWEST].map((width) => width + BESIDE.names);
  const pages = listed(people, fittingWidth(people.length, widths));
  return pages.map(({ things, ...more }) => ({ kind: "names", people: things, ...more }));
}

function standingPages(hall: HallView): Scene[] {
  const rows = hall.standings.map(([place, player, score]) => ranked(hall, place, player, score, 0));
  return rowPages("standings", rows);
}

function finalPages(hall: HallView): Scene[] {
  const scores = new Map(hall.standings.map(([, player, score]) => [player, score]));
  const rows = hall.final.map(([place, player, bonus]) => ranked(hall, place, player, scores.get(player) ?? 0, bonus));
  return rowPages("final", rows);
}

function ranked({ names }: HallView, place: number, player: string, score: number, bonus: number): Ranked {
  return { place, player, name: nameIn(names, player), score, bonus };
}

/** What the places bring is left out where it would cost the list a second page. */
function rowPages(kind: "standings" | "final", rows: Ranked[]): Scene[] {
  const bare = rows.map((row) => ({ ...row, bonus: 0 }));
  const widths = [widestRow(rows), widestRow(rows, NARROWEST), widestRow(bare), widestRow(bare, NARROWEST)];
  const width = fittingWidth(rows.length, widths);
  const shown = widths.indexOf(width) < 2 ? rows : bare;
  return listed(shown, width).map(({ things, ...more }) => ({ kind, rows: things, ...more }));
}

function widestRow(rows: readonly Ranked[], narrowed = 1): number {
  const widths = rows.map((row) => Math.min(LONGEST, widthOf(row.name)) * narrowed + besideName(row));
  return Math.max(0, ...widths);
}

/** Place, `3.450$`, `+600$`, and what lies between. */
export function besideName({ score, bonus }: Pick<Ranked, "score" | "bonus">): number {
  const extra = bonus ? widthOf(`+${bonus.toLocaleString("en")}$ `) : 0;
  return BESIDE.standings + widthOf(`${score.toLocaleString("en")}$`) + extra;
}

/** Everybody in the order of names: where do I sit? */
export function seatedByName(tables: readonly { players: readonly string[] }[], names: Names, lang = "it"): Seated[] {
  const people = tables.flatMap(({ players }, table) =>
    players.map((player, seat) => ({ name: nameIn(names, player), player, table: table + 1, seat: seat + 1 })),
  );
  return people.sort((one, other) => one.name.localeCompare(other.name, lang, { sensitivity: "base" }));
}
