/** What the screen of the hall shows one after the other: pages that a hall can read from afar. */

import type { FinalPlace, HallTable, HallView, Placed } from "../generated/desk_api";
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

export type Scene =
  | { kind: "words"; key: string }
  | { kind: "tables"; tables: NumberedTable[]; page: number; pages: number }
  | { kind: "names"; people: Seated[]; page: number; pages: number }
  | { kind: "duels" }
  | { kind: "standings"; rows: Placed[]; page: number; pages: number }
  | { kind: "final"; rows: FinalPlace[] };

/** As many as can be read from ten metres. */
export const TABLES = 6;
export const NAMES = 36;
export const ROWS = 20;

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

function ending(hall: HallView): Scene[] {
  const final: Scene[] = hall.final.length ? [{ kind: "final", rows: hall.final.slice(0, 4) }] : [];
  const duels: Scene[] = hall.duels.length ? [{ kind: "duels" }] : [];
  return [...final, ...duels, ...standingPages(hall)];
}

/** Pages of about the same length, none longer than `most`. */
export function paged<T>(things: readonly T[], most: number): T[][] {
  const pages = Math.ceil(things.length / most);
  const each = Math.ceil(things.length / Math.max(1, pages));
  return Array.from({ length: pages }, (_, at) => things.slice(at * each, (at + 1) * each));
}

function tablePages(hall: HallView): Scene[] {
  const tables = hall.tables.map((table, at) => ({ ...table, number: at + 1 }));
  return paged(tables, TABLES).map((page, at, { length }) => ({
    kind: "tables",
    tables: page,
    page: at + 1,
    pages: length,
  }));
}

function namePages(hall: HallView): Scene[] {
  const people = seatedByName(hall.tables, hall.names);
  return paged(people, NAMES).map((page, at, { length }) => ({
    kind: "names",
    people: page,
    page: at + 1,
    pages: length,
  }));
}

function standingPages(hall: HallView): Scene[] {
  return paged(hall.standings, ROWS).map((page, at, { length }) => ({
    kind: "standings",
    rows: page,
    page: at + 1,
    pages: length,
  }));
}

/** Everybody in the order of names: where do I sit? */
export function seatedByName(tables: readonly { players: readonly string[] }[], names: Names, lang = "it"): Seated[] {
  const people = tables.flatMap(({ players }, table) =>
    players.map((player, seat) => ({ name: nameIn(names, player), player, table: table + 1, seat: seat + 1 })),
  );
  return people.sort((one, other) => one.name.localeCompare(other.name, lang, { sensitivity: "base" }));
}

/** Long names are written smaller rather than cut. */
export function lengthOf(name: string): "" | "long" | "longest" {
  return name.length > 26 ? "longest" : name.length > 19 ? "long" : "";
}
