/** What was recorded from a real house, and what it says; see tests/web in the checkout. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type {
  AnyMessage,
  DuelReplay,
  DuelView,
  GameView,
  Sentence,
  Question,
  Replay,
  Report,
  Sum,
  Summand,
  Told,
} from "../src/generated/protocol";

export interface Talk {
  messages: AnyMessage[];
  /** The view as the house sends it in full at the end. */
  view: GameView;
  /** The numbers that the client added, by game. */
  number?: Record<string, string>;
}

/** What the house sends of a game, and what the terminal says of it. */
export interface Heard {
  names: string[];
  me: number | null;
  reports: Report[];
  told: Sentence[];
  asides: Sentence[];
  said: Record<string, Record<"told" | "asides", string[]>>;
}

export interface Samples {
  sentences: Record<string, [key: string, args: Record<string, string | number>, said: string][]>;
  /** Games as one of the players hears them, or with all cards open. */
  games: Heard[];
  questions: {
    names: string[];
    question: Question;
    said: Record<string, string>;
    options: Record<string, string[]>;
    heads: Record<string, Record<number, string>>;
  }[];
  reasons: { lang: string; told: Told; said: string }[];
  /** One game through several eyes; the first ones see all cards. */
  replays: { replay: Replay; last: GameView }[];
  /** The record of that game, with its deal. */
  record: string;
  /** Duels as one of the two hears them. */
  duels: Heard[];
  duel_questions: {
    names: string[];
    view: DuelView;
    question: Question;
    said: Record<string, string>;
    options: Record<string, string[]>;
    heads: Record<string, Record<number, string>>;
  }[];
  duel_replays: { replay: DuelReplay; last: DuelView }[];
  duel_reasons: { lang: string; told: Told; said: string }[];
  duel_sums: { lang: string; sums: Sum[]; said: string[] }[];
  distances: { lang: string; total: number; parts: Summand[]; said: string }[];
}

export const TALKS = ["game", "comes-back", "spectator", "everything"] as const;
export const SAMPLES = at("../node_modules/.tmp/speech.json");
/** Whole games, written for this run: a few, or as many as somebody wants. */
export const SCREENPLAYS = at("../node_modules/.tmp/timeline");
export const SCREENPLAY_COUNT = Number(process.env.SIXGUN_TIMELINE ?? (process.env.SIXGUN_LONG ? 200 : 12));

export function talk(name: (typeof TALKS)[number]): Talk {
  return JSON.parse(readFileSync(at(`./fixtures/${name}.json`), "utf8")) as Talk;
}

/** The middle pause before an answer takes effect, in milliseconds. */
export function pause(): number {
  return (JSON.parse(readFileSync(`${SCREENPLAYS}/pace.json`, "utf8")) as { pause: number }).pause;
}

export function samples(): Samples {
  return JSON.parse(readFileSync(SAMPLES, "utf8")) as Samples;
}

/** A file beside the tests. */
export function at(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
