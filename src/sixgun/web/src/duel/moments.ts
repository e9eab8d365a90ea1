/** What is worth seeing of a duel: a card played, a hit, a reveal, an end. */

import type { DuelView, Report } from "../protocol";
import type { Moment } from "../table/moments";
import { spotsIn } from "./spots";

type Scene = Pick<Moment, "kind" | "symbol" | "sound" | "lasts">;

const CARD: Scene = { kind: "card", symbol: "", sound: "card", lasts: 1300 };

/** How each kind of report is shown; what is not here is told by the log alone. */
const SCENES: Record<string, Scene> = {
  played: CARD,
  answered: { ...CARD, lasts: 1000 },
  equipped: { ...CARD, lasts: 1000 },
  used: { ...CARD, lasts: 1000 },
  took_gear: { ...CARD, lasts: 800 },
  gear_moved: { ...CARD, lasts: 800 },
  drew_openly: { ...CARD, lasts: 900 },
  turned_up: { kind: "draw", symbol: "draw", sound: "draw", lasts: 1500 },
  shot: { kind: "sign", symbol: "bang", sound: "shot", lasts: 500 },
  missed: { kind: "sign", symbol: "missed", sound: "missed", lasts: 700 },
  hurt: { kind: "sign", symbol: "bang", sound: "hurt", lasts: 700 },
  healed: { kind: "sign", symbol: "beer", sound: "beer", lasts: 600 },
  life_set: { kind: "sign", symbol: "life", sound: "beer", lasts: 600 },
  exploded: { kind: "sign", symbol: "dynamite", sound: "boom", lasts: 1200 },
  marker_moved: { kind: "sign", symbol: "turn", sound: "card", lasts: 600 },
  entered: { kind: "death", symbol: "", sound: "event", lasts: 1200 },
  died: { kind: "death", symbol: "skull", sound: "death", lasts: 1800 },
};

/** Before the first turn characters are set up; that is not shown one by one. */
function isSetUp({ turn }: DuelView): boolean {
  return turn < 0;
}

/** The moments of some reports, the first of which is number `first` since the deal. */
export function duelMoments(view: DuelView, reports: readonly Report[], first: number): Moment[] {
  return reports.flatMap((report, step) => {
    const [key, , , cards] = report;
    const scene = SCENES[key];
    if (!scene || isSetUp(view) || (scene.kind === "card" && !cards[0])) {
      return [];
    }
    return [{ at: first + step, report, ...scene, cards, ...spotsIn(view, report) }];
  });
}
