/** Which languages are spoken on this page: one for the interface, one for the cards. */

import { computed, readonly, shallowReactive } from "vue";
import { kept } from "../kept";
import type { SayArgs } from "./speech";
import { Speech, UnknownSentence } from "./speech";
import { BOOKS, CARDS, DESK, DUEL, FALLBACK, known, OPERATOR, PAGE, ROOMS, RULINGS, SENTENCES, wanted } from "./texts";

export { bestLanguage, FALLBACK } from "./texts";

const loaded = new Map<string, Promise<Speech>>();
const ruled = new Map<string, Promise<Speech>>();
const booked = new Map<string, Promise<Speech>>();
const roomed = new Map<string, Promise<Speech>>();
const desked = new Map<string, Promise<Speech>>();
const operated = new Map<string, Promise<Speech>>();
const duelled = new Map<string, Promise<Speech>>();

/** The speech of a language; fetched once, and again if that failed. */
export function loadSpeech(lang: string): Promise<Speech> {
  return once(loaded, lang, async () => {
    const load = SENTENCES[lang];
    if (!load) {
      throw new RangeError(`there is no language ${lang}`);
    }
    return new Speech(lang, (await load()).default);
  });
}

/** The same with the rulings (`ruling-R38`). */
export function loadRulings(lang: string): Promise<Speech> {
  return once(ruled, lang, () => withMore(lang, RULINGS));
}

/** The same with what the rulebook and the lessons say (`rules-aim`, `scenario-distance`). */
export function loadBooks(lang: string): Promise<Speech> {
  return once(booked, lang, () => withMore(lang, BOOKS));
}

/** The same with the words of the rooms beside a table (`lobby-…`, `film-…`). */
export function loadRooms(lang: string): Promise<Speech> {
  return once(roomed, lang, () => withMore(lang, ROOMS).finally(() => answered.add(lang)));
}

/** The same with the words of tournaments (`desk-…`, `hall-…`, `standing-score`). */
export function loadDesk(lang: string): Promise<Speech> {
  return once(desked, lang, () => withMore(lang, DESK));
}

/** The same with the words of the page of whoever runs the house (`operator-…`). */
export function loadOperator(lang: string): Promise<Speech> {
  return once(operated, lang, () => withMore(lang, OPERATOR));
}

/** The same with the words of the duel (`duel-card-colt`, `ruling-D4`). */
export function loadDuel(lang: string): Promise<Speech> {
  return once(duelled, lang, () => withMore(lang, DUEL));
}

async function withMore(lang: string, shelf: typeof RULINGS): Promise<Speech> {
  const speech = await loadSpeech(lang);
  const load = shelf[lang];
  if (load) {
    speech.add((await load()).default);
  }
  return speech;
}

function once<T>(memory: Map<string, Promise<T>>, name: string, act: () => Promise<T>): Promise<T> {
  let found = memory.get(name);
  if (!found) {
    found = act();
    found.catch(() => memory.delete(name));
    memory.set(name, found);
  }
  return found;
}

/** The languages whose words of the rooms have come, or could not be had. */
const answered = shallowReactive(new Set<string>());

/** Are the words of the rooms still to come? They are sent for, if nobody has done so. */
function isStillComing(lang: string): boolean {
  if (!answered.has(lang)) {
    loadRooms(lang).catch((error: unknown) => console.error(error));
  }
  return !answered.has(lang);
}

// ------------------------------------------------------------ what is spoken

interface Spoken {
  page: Speech | null;
  cards: Speech | null;
}

const spoken = shallowReactive<Spoken>({ page: null, cards: null });

/** The languages in use; null before `speak` is done. */
export const languages = readonly(
  computed(() => ({ page: spoken.page?.lang ?? null, cards: spoken.cards?.lang ?? null })),
);

/** Speak as last time, or as the browser likes; must be done before anything is shown. */
export async function speak(liked: readonly string[] = navigator.languages): Promise<void> {
  const { page, cards } = wanted(kept, liked);
  [spoken.page, spoken.cards] = await Promise.all([loadSpeech(page), loadSpeech(cards)]);
  document.documentElement.lang = page;
}

/** What is spoken besides, since somebody came to a page that needs it. */
const besides = new Set<(lang: string) => Promise<Speech>>();

/** From now on the words of the rooms beside a table are spoken too, in whatever language. */
export async function speakRooms(): Promise<void> {
  besides.add(loadRooms);
  await loadRooms(languages.value.page ?? FALLBACK);
}

/** Loads a room together with what is said there. */
export function room<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => (await Promise.all([load(), speakRooms()]))[0];
}

/** The same for the words of tournaments, which have links, clocks and levels like those rooms. */
export async function speakDesk(): Promise<void> {
  besides.add(loadDesk);
  await Promise.all([loadDesk(languages.value.page ?? FALLBACK), speakRooms()]);
}

/** The same for the words of whoever runs the house. */
export async function speakOperator(): Promise<void> {
  besides.add(loadOperator);
  await Promise.all([loadOperator(languages.value.page ?? FALLBACK), speakRooms()]);
}

/** The same for the words of the duel, which are on cards as well. */
export async function speakDuel(): Promise<void> {
  besides.add(loadDuel);
  const { page, cards } = languages.value;
  await Promise.all([loadDuel(page ?? FALLBACK), loadDuel(cards ?? FALLBACK)]);
}

/** What a page needs of a language, wherever one is. */
async function loadWhole(lang: string): Promise<Speech> {
  await Promise.all([...besides].map((load) => load(lang)));
  return loadSpeech(lang);
}

/** Another language for the interface; cards that spoke the same one follow. */
export async function choosePageLanguage(lang: string): Promise<void> {
  const speech = await loadWhole(lang);
  if (!known(kept.get(CARDS))) {
    spoken.cards = speech;
  }
  spoken.page = speech;
  kept.set(PAGE, lang);
  document.documentElement.lang = lang;
}

/** Another language for the names and texts of cards. */
export async function chooseCardLanguage(lang: string): Promise<void> {
  spoken.cards = await loadWhole(lang);
  kept.set(CARDS, lang);
}

/** The speech of the interface; what reads it is shown anew when the language changes. */
export function pageSpeech(): Speech {
  return ready(spoken.page);
}

/** The speech of the cards. */
export function cardSpeech(): Speech {
  return ready(spoken.cards);
}

function ready(speech: Speech | null): Speech {
  if (!speech) {
    throw new Error("no language is loaded yet: wait for speak()");
  }
  return speech;
}

/** A sentence of the interface. */
export function t(key: string, args: SayArgs = {}): string {
  return saidBy(pageSpeech(), key, args);
}

/**
 * A sentence that the house may have sent: a page that is too old for it says so.
 *
 * The house may be quicker than the words of the rooms: then nothing is said until they are here, and what
 * shows the sentence is shown anew.
 */
export function saidBy(speech: Speech, key: string, args: SayArgs): string {
  if (!speech.knows(key) && isStillComing(speech.lang)) {
    return "";
  }
  try {
    return speech.say(key, args);
  } catch (error) {
    if (!(error instanceof UnknownSentence) || !import.meta.env.PROD) {
      throw error;
    }
    console.error(error);
    return speech.say("page-unsaid");
  }
}
