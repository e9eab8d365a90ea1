/** What is worth seeing of a duel: a card played, a hit, a reveal, an end. */

import { COMMON_SCENES, sign } from "./moments";
import type { Scenes } from "./moments";

/** How each kind of report is shown; what is not here is told by the log alone. */
export const DUEL_SCENES: Scenes = {
  ...COMMON_SCENES,
  offered_characters: sign("question", 400),
  acted: sign("copy", 300),
  life_set: sign("life", 400, "beer"),
  marker_moved: sign("turn", 350, "card"),
  entered: { kind: "death", symbol: "", sound: "event", lasts: 700 },
  died: { kind: "death", symbol: "skull", sound: "death", lasts: 1300 },
  game_over: sign("check", 500, "end"),
};
