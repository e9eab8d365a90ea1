/** What of the duel somebody looks for, by a part of its name in the language of the cards. */

import { isCalled } from "../books/gallery";
import { DUEL_KINDS, DUELLISTS } from "../generated/duel_catalogue";
import { duelName } from "./words";

/** The cards and the characters that are called so; "": all of them. */
export function duelThings(sought: string): { cards: string[]; characters: string[] } {
  const fits = (slug: string): boolean => isCalled(duelName(slug), sought);
  return { cards: Object.keys(DUEL_KINDS).filter(fits), characters: Object.keys(DUELLISTS).filter(fits) };
}
