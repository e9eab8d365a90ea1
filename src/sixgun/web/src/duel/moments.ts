/** What is worth seeing of a duel: a card played, a hit, a reveal, an end. */

import type { DuelView, Report } from "../generated/protocol";
import { card, COMMON_SCENES } from "../table/board/moments";
import type { Moment, Scene } from "../table/board/moments";
import { spotsIn } from "./spots";

/** How each kind of report is shown; what is not here is told by the log alone. */
const SCENES: Record<string, Scene> = {
  ...COMMON_SCENES,
  took_gear: card(800),
  life_set: { kind: "sign", symbol: "life", sound: "beer", lasts: 600 },
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
