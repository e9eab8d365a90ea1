/** Which languages there are, which one somebody likes, and where their texts are. */

import type { Keeper } from "../kept";

type Texts = () => Promise<{ default: string }>;

/** A language is loaded when it is spoken; rulings and books when somebody reads them. */
export const SENTENCES: Record<string, Texts> = {
  en: () => import("virtual:sentences/en"),
  it: () => import("virtual:sentences/it"),
  es: () => import("virtual:sentences/es"),
};
export const RULINGS: Record<string, Texts> = {
  en: () => import("virtual:rulings/en"),
  it: () => import("virtual:rulings/it"),
  es: () => import("virtual:rulings/es"),
};
export const BOOKS: Record<string, Texts> = {
  en: () => import("virtual:books/en"),
  it: () => import("virtual:books/it"),
  es: () => import("virtual:books/es"),
};

/** The rooms beside a table: lobby, waiting room, gallery, replays, one's own page, and what comes after a game. */
export const ROOMS: Record<string, Texts> = {
  en: () => import("virtual:rooms/en"),
  it: () => import("virtual:rooms/it"),
  es: () => import("virtual:rooms/es"),
};

/** What tournaments say. */
export const DESK: Record<string, Texts> = {
  en: () => import("virtual:desk/en"),
  it: () => import("virtual:desk/it"),
  es: () => import("virtual:desk/es"),
};

/** What whoever runs the house reads. */
export const OPERATOR: Record<string, Texts> = {
  en: () => import("virtual:operator/en"),
  it: () => import("virtual:operator/it"),
  es: () => import("virtual:operator/es"),
};

/** The duel: its cards, what is asked there and what happens, its rulings. */
export const DUEL: Record<string, Texts> = {
  en: () => import("virtual:duel/en"),
  it: () => import("virtual:duel/it"),
  es: () => import("virtual:duel/es"),
};

export const FALLBACK = "en";
/** What was chosen is kept under these names. */
export const PAGE = "language";
export const CARDS = "card-language";

function isSpoken(lang: string): boolean {
  return Object.hasOwn(SENTENCES, lang);
}

export function known(lang: string | null): string | null {
  return lang !== null && isSpoken(lang) ? lang : null;
}

/** The language of ours that somebody likes best. */
export function bestLanguage(liked: readonly string[]): string {
  const short = liked.map((each) => each.toLowerCase().split("-")[0] ?? "");
  return short.find(isSpoken) ?? FALLBACK;
}

/** The languages of the page and of its cards: as last time, or as the browser likes. */
export function wanted(kept: Keeper, liked: readonly string[]): { page: string; cards: string } {
  const page = known(kept.get(PAGE)) ?? bestLanguage(liked);
  return { page, cards: known(kept.get(CARDS)) ?? page };
}
