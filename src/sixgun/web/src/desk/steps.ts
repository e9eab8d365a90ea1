/** What a tournament comes to, one after another, and what is to be done now. */

import type { DeskView, RoundView, TableView } from "../generated/desk_api";

export const STEPS = ["registration", "rounds", "standings", "duels", "report"] as const;
export type Step = (typeof STEPS)[number];

const STEP_OF: Record<DeskView["stage"], Step> = {
  draft: "registration",
  registration: "registration",
  ready: "rounds",
  seating: "rounds",
  playing: "rounds",
  checked: "rounds",
  stopped: "report",
  published: "duels",
  duels: "duels",
  closed: "report",
  sent: "report",
};

/** Where the tournament is among its steps. */
export function stepOf(view: DeskView): Step {
  if (view.stage === "checked" && view.rounds.length >= view.planned) {
    return "standings";
  }
  return view.stage === "published" && !view.has_duels ? "report" : STEP_OF[view.stage];
}

export type Todo =
  | "open"
  | "register"
  | "draw"
  | "begin"
  | "sheets"
  | "verify"
  | "publish"
  | "duels"
  | "duel"
  | "close"
  | "send"
  | "sent"
  | "stopped";

/** The next thing to be done. */
export function todoOf(view: DeskView): Todo {
  switch (view.stage) {
    case "draft":
      return "open";
    case "registration":
      return "register";
    case "ready":
      return "draw";
    case "seating":
      return "begin";
    case "playing":
      return missingSheets(lastRound(view)).length ? "sheets" : "verify";
    case "checked":
      return view.rounds.length >= view.planned ? "publish" : "draw";
    case "published":
      return view.has_duels ? "duels" : "close";
    case "duels":
      return view.duels.every((duel) => duel.winner || isSkipped(view, duel.name)) ? "close" : "duel";
    case "closed":
      return "send";
    default:
      return view.stage;
  }
}

function isSkipped(view: DeskView, duel: string): boolean {
  return duel === "third" && view.third_skipped;
}

export function lastRound(view: DeskView): RoundView | undefined {
  return view.rounds.at(-1);
}

/** Which tables of a round are so, by their numbers. */
function tablesThat(round: RoundView | undefined, is: (table: TableView) => boolean): number[] {
  return (round?.tables ?? []).flatMap((table, at) => (is(table) ? [at + 1] : []));
}

export function missingSheets(round: RoundView | undefined): number[] {
  return tablesThat(round, (table) => !table.versions.length);
}

export function unverified(round: RoundView | undefined): number[] {
  return tablesThat(round, (table) => table.versions.length > 0 && !table.is_verified);
}

/** Has nothing begun at a table, so that it can be played in the house? */
export function mayBeHoused(table: TableView): boolean {
  return table.status === "seated" && !table.versions.length && !table.housed;
}

/** Who still plays. */
export function activeOf(view: DeskView): string[] {
  return view.players.filter((player) => !player.gone).map((player) => player.number);
}
