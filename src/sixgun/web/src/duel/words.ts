/** Names and texts of the duel's cards and characters, in the language of the cards. */

import { DUEL_RULINGS } from "../generated/duel_catalogue";
import { cardSpeech, loadDuel, pageSpeech } from "../speech/languages";
import { isDuellist } from "./faces";

/** Where a name stands in the Fluent files. */
export function keyOf(slug: string): string {
  return `duel-${isDuellist(slug) ? "character" : "card"}-${slug.replaceAll("_", "-")}`;
}

export function duelName(slug: string): string {
  return cardSpeech().say(keyOf(slug));
}

export function duelText(slug: string): string {
  return cardSpeech().say(`${keyOf(slug)}.text`);
}

/** The rulings about a card or a character, each with its number; "": all of them. */
export async function duelRulings(slug = ""): Promise<{ number: string; text: string }[]> {
  const speech = await loadDuel(pageSpeech().lang);
  return Object.entries(DUEL_RULINGS)
    .filter(([, names]) => !slug || names.includes(slug))
    .map(([number]) => ({ number, text: speech.say(`ruling-${number}`) }));
}
