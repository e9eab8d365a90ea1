/** Who tells a game: the parts of a table that both games share need no more of a teller than this. */

import type { InjectionKey } from "vue";
import type { Report, Told } from "../generated/protocol";
import type { WholeQuestion } from "../net/whole";

/** A report worth telling, and its sentence. */
export interface Entry {
  report: Report;
  sentence: string;
  /** Its place among all reports since the deal. */
  at: number;
}

/** Writes a log: tells reports one after another and leaves out what has been said. */
export interface Scribe {
  tell(reports: readonly Report[]): Entry[];
}

export interface Narrator {
  player(seat: number | null): string;
  /** Whom or what an option is aimed at. */
  target(number: number): string;
  card(face: string): string;
  told(told: Told): string;
  question(question: WholeQuestion): string;
  report(report: Report): string;
  scribe(): Scribe;
}

export interface Manner {
  /** Mark the names of players and cards, for `pieces`. */
  marks?: boolean;
}

/** How a table that is not the big game's is told. */
export const NARRATOR: InjectionKey<(manner: Manner) => Narrator> = Symbol("narrator");
