/**
 * Pictures of the duel. What the big game has a picture of is the same thing here and looks the
 * same; everything else is drawn for the duel and loaded with it.
 */

import type { Loader } from "../pieces/art";
import { hang } from "../pieces/art";

hang(import.meta.glob("../art/duel_*/*.svg", { query: "?raw", import: "default" }) as Record<string, Loader>);

/** Cards whose picture is one of the big game's, and under which name. */
const BORROWED: Record<string, string> = {
  carbine: "rev_carabine",
  hat: "ten_gallon_hat",
};
/** Cards that are called the same there. */
const SAME: ReadonlySet<string> = new Set([
  "barrel",
  "beer",
  "canteen",
  "derringer",
  "duel",
  "dynamite",
  "gatling",
  "general_store",
  "indians",
  "knife",
  "missed",
  "remington",
  "schofield",
  "scope",
  "stagecoach",
  "winchester",
]);

export interface Drawing {
  shelf: string;
  name: string;
}

/** Where the picture of a card is. */
export function drawingOf(slug: string): Drawing {
  const name = BORROWED[slug] ?? slug;
  return { shelf: slug in BORROWED || SAME.has(slug) ? "cards" : "duel_cards", name };
}
