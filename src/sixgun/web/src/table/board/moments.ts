/** What is worth seeing of what has happened: a card played, a shot, a draw!, an end. */

import type { Report } from "../../generated/protocol";

/** One thing to be shown for a moment. */
export interface Moment {
  /** Its place among all reports since the deal. */
  at: number;
  report: Report;
  kind: "card" | "sign" | "draw" | "event" | "death";
  /** The cards it shows; null: face down. */
  cards: readonly (string | null)[];
  /** The symbol that stands for it, if no card does. */
  symbol: string;
  /** Whom it comes from, and whom it goes to. */
  from: number | null;
  to: number | null;
  sound: SoundName | "";
  /** So long it is shown, in milliseconds at normal speed. */
  lasts: number;
}

export type SoundName =
  "card" | "shot" | "missed" | "hurt" | "beer" | "boom" | "jail" | "death" | "draw" | "event" | "turn" | "end";

export type Scene = Pick<Moment, "kind" | "symbol" | "sound" | "lasts">;

const CARD: Scene = { kind: "card", symbol: "", sound: "card", lasts: 1300 };

/** A card that is shown for a moment. */
export function card(lasts: number): Scene {
  return { ...CARD, lasts };
}

/** How each kind of report is shown that both games have. */
export const COMMON_SCENES: Record<string, Scene> = {
  played: CARD,
  answered: card(1000),
  equipped: card(1000),
  used: card(1000),
  gear_moved: card(800),
  drew_openly: card(900),
  turned_up: { kind: "draw", symbol: "draw", sound: "draw", lasts: 1500 },
  shot: { kind: "sign", symbol: "bang", sound: "shot", lasts: 500 },
  missed: { kind: "sign", symbol: "missed", sound: "missed", lasts: 700 },
  hurt: { kind: "sign", symbol: "bang", sound: "hurt", lasts: 700 },
  healed: { kind: "sign", symbol: "beer", sound: "beer", lasts: 600 },
  exploded: { kind: "sign", symbol: "dynamite", sound: "boom", lasts: 1200 },
};

/** How the others are shown; what is not here is told by the log alone. */
const SCENES: Record<string, Scene> = {
  ...COMMON_SCENES,
  took_discard: card(700),
  jailed: { kind: "sign", symbol: "jail", sound: "jail", lasts: 900 },
  died: { kind: "death", symbol: "skull", sound: "death", lasts: 2200 },
  event_revealed: { kind: "event", symbol: "", sound: "event", lasts: 2200 },
};

/** The moments of some reports, the first of which is number `first` since the deal. */
export function momentsOf(reports: readonly Report[], first: number): Moment[] {
  return reports.flatMap((report, step) => {
    const scene = SCENES[report[0]];
    return scene && isSeen(scene, report) ? [momentOf(report, scene, first + step)] : [];
  });
}

/** A card that nobody names cannot be shown large. */
function isSeen(scene: Scene, [, , , cards]: Report): boolean {
  return scene.kind !== "card" || (cards.length > 0 && cards[0] !== null);
}

function momentOf(report: Report, scene: Scene, at: number): Moment {
  const [key, seat, foe, cards] = report;
  const isDone = key === "hurt" || key === "shot" || key === "died";
  return {
    at,
    report,
    ...scene,
    cards,
    from: isDone ? foe : seat,
    to: isDone ? seat : foe,
  };
}

/** How much faster the moments go when many are waiting. */
export function hurry(waiting: number): number {
  return waiting > 6 ? 4 : waiting > 3 ? 2 : 1;
}
