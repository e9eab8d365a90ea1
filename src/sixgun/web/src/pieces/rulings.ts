/** The rulings about something, in words; they are loaded when somebody reads the first one. */

import { loadRulings, pageSpeech } from "../speech/languages";

/** What was ruled about a card, character, event or role. */
export async function rulingsOf(slug: string): Promise<string[]> {
  const { RULINGS_OF } = await import("../generated/rulings");
  const speech = await loadRulings(pageSpeech().lang);
  return (RULINGS_OF[slug] ?? []).map((number) => speech.say(`ruling-${number}`));
}
