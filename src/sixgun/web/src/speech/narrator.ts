/** Who tells the game of a table: the parts that both games share ask for it here. */

import type { InjectionKey } from "vue";
import type { Speaker } from "./speaker";

export interface Manner {
  /** Mark the names of players and cards, for `pieces`. */
  marks?: boolean;
}

/** How a table that is not the big game's is told. */
export const NARRATOR: InjectionKey<(manner: Manner) => Speaker> = Symbol("narrator");
