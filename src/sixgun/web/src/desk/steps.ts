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
  | "short"
  | "begin"
  | "sheets"
  | "verify"
  | "publish"
  | "duels"
  | "duel"
  | "edition"
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
      return drawing(view);
    case "seating":
      return "begin";
    case "playing":
      return afterTheGames(view);
    case "checked":
      return unverifiedSheets(view).length ? afterTheGames(view) : isPlayed(view) ? "publish" : drawing(view);
    case "published":
      return view.has_duels ? "duels" : closing(view);
    case "duels":
      return view.duels.every((duel) => duel.winner || isSkipped(view, duel.name)) ? closing(view) : "duel";
    case "closed":
      return "send";
    default:
      return view.stage;
  }
}

/** Sheets that are complete are enough for the next draw; all are verified before publication. */
function afterTheGames(view: DeskView): Todo {
  if (missingSheets(lastRound(view)).length) {
    return "sheets";
  }
  return isPlayed(view) ? "verify" : drawing(view);
}

/** T-144: with too few nothing is drawn. */
function drawing(view: DeskView): Todo {
  return view.short ? "short" : "draw";
}

/** What was corrected is published before the tournament is closed. */
function closing(view: DeskView): Todo {
  return view.pending ? "edition" : "close";
}

function isPlayed(view: DeskView): boolean {
  return view.rounds.length >= view.planned;
}

/** Can the next round be drawn? */
export function mayDraw(view: DeskView): boolean {
  const isComplete = view.stage === "playing" && !missingSheets(lastRound(view)).length;
  return (["ready", "checked"].includes(view.stage) || isComplete) && !isPlayed(view) && !view.short;
}

/** All sheets that nobody has verified yet, of any round. */
export function unverifiedSheets(view: DeskView): { round: number; table: number }[] {
  return view.rounds.flatMap((round) => unverified(round).map((table) => ({ round: round.number, table })));
}

/** What must not be forgotten besides: where it is done, and how many of it there are. */
export interface OpenPoint {
  what: "overspends" | "inbox" | "missing";
  part: "standings" | "photos" | "door";
  count: number;
}

/** After the report was sent nothing can be done any more, so nothing is open. */
export function openPoints(view: DeskView): OpenPoint[] {
  if (view.stage === "sent") {
    return [];
  }
  const isAtDoor = view.door.late && view.sees.includes("entries");
  const points: OpenPoint[] = [
    { what: "missing", part: "door", count: isAtDoor ? view.door.missing.length : 0 },
    { what: "overspends", part: "standings", count: view.unjudged.length },
    { what: "inbox", part: "photos", count: view.inbox.length },
  ];
  return points.filter(({ count }) => count);
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
  return tablesThat(round, (table) => !table.filed);
}

export function unverified(round: RoundView | undefined): number[] {
  return tablesThat(round, (table) => table.filed > 0 && !table.is_verified);
}

/** Has nothing begun at a table, so that it can be played in the house? */
export function mayBeHoused(table: TableView): boolean {
  return table.status === "seated" && !table.filed && !table.housed;
}

/** Who still plays. */
export function activeOf(view: DeskView): string[] {
  return view.players.filter((player) => !player.gone).map((player) => player.number);
}
