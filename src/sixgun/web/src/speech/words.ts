/** Words for components: names of things, and a teller for the table one looks at. */

import type { ComputedRef } from "vue";
import { computed, inject } from "vue";
import { mySeat, namesAt } from "../state/house";
import { useHouse } from "../state/store";
import { shelfOf } from "./faces";
import { cardSpeech, pageSpeech } from "./languages";
import type { Manner } from "./narrator";
import { NARRATOR } from "./narrator";
import type { Speech } from "./speech";
import { Speaker } from "./speaker";

/** Shelves whose names and texts follow the language of the cards. */
const PRINTED = new Set(["card", "character", "event"]);

function keyOf(slug: string): string {
  return `${shelfOf(slug)}-${slug.replaceAll("_", "-")}`;
}

function speechOf(slug: string): Speech {
  return PRINTED.has(shelfOf(slug)) ? cardSpeech() : pageSpeech();
}

/** The name of a card, character, event, role or suit. */
export function nameOf(slug: string): string {
  return speechOf(slug).say(keyOf(slug));
}

/** What it does. */
export function textOf(slug: string): string {
  const key = `${keyOf(slug)}.text`;
  const speech = speechOf(slug);
  return speech.knows(key) ? speech.say(key) : "";
}

/** Tells the game of the table one looks at; changes with its people and languages. */
export function useTeller({ marks = false, letters = false } = {}): ComputedRef<Speaker> {
  const { state } = useHouse();
  // As text: most changes of a table change no name, and then nothing is told anew.
  const names = computed(() => namesAt(state).join("\n"));
  const me = computed(() => mySeat(state));
  return computed(
    () =>
      new Speaker({
        speech: pageSpeech(),
        cards: cardSpeech(),
        names: names.value.split("\n"),
        me: me.value,
        marks,
        letters,
      }),
  );
}

/** Tells whatever is played at this table. */
export function useNarrator(manner: Manner = {}): ComputedRef<Speaker> {
  const narrate = inject(NARRATOR, null);
  return narrate ? computed(() => narrate(manner)) : useTeller(manner);
}
