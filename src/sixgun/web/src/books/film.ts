/** A finished game as a row of frames, one per decision, that can be looked at in any order. */

import { DEFAULTS } from "../generated/protocol";
import type { DuelReplay, DuelScene, Sentence, Replay, Report, Scene } from "../generated/protocol";
import { applied, appliedToDuel } from "../net/delta";
import type { Shown, Sight } from "../net/whole";
import type { Entry } from "../speech/log";
import type { HouseState } from "../state/house";
import { placed } from "../state/reduce";

export interface Frame extends Sight {
  /** Who decided what led here; -1: the deal, or what came from outside. */
  by: number;
  /** Who is asked now; -1: nobody. */
  asked: number;
  /** The reports of the whole game from here … */
  from: number;
  /** … to here have led to this frame. */
  to: number;
}

export interface Film {
  game: string;
  names: string[];
  /** Whose eyes; null: all cards are open. */
  eyes: number | null;
  frames: Frame[];
  /** Everything that has happened, as far as these eyes saw it. */
  reports: Report[];
  /** The same in words. */
  told: Sentence[];
}

/** The frames of a replay: each view follows from the one before. */
export function filmOf(replay: Replay | DuelReplay): Film {
  if ("duel" in replay) {
    const { duel, scenes, ...head } = { ...DEFAULTS.DuelReplay, ...replay };
    return shot(head, { view: null, duel }, scenes, ({ duel: last }, { delta = {} }: DuelScene) => ({
      view: null,
      duel: last && appliedToDuel(last, delta),
    }));
  }
  const { view, scenes, ...head } = { ...DEFAULTS.Replay, ...replay };
  return shot(head, { view, duel: null }, scenes, ({ view: last }, { delta = {} }: Scene) => ({
    view: last && applied(last, delta),
    duel: null,
  }));
}

type Head = Pick<Film, "game" | "names" | "eyes" | "reports" | "told"> & { asked: number };

function shot<S extends Scene | DuelScene>(
  { game, names, eyes, asked, ...deal }: Head,
  first: Sight,
  scenes: readonly S[],
  next: (last: Sight, scene: S) => Sight,
): Film {
  const reports = [...deal.reports];
  const told = [...deal.told];
  const frames: Frame[] = [{ ...first, by: -1, asked, from: 0, to: reports.length }];
  let last = first;
  for (const scene of scenes) {
    last = next(last, scene);
    const from = reports.length;
    reports.push(...(scene.reports ?? []));
    told.push(...placed(scene.told ?? [], from));
    frames.push({ ...last, by: scene.by ?? -1, asked: scene.asked ?? -1, from, to: reports.length });
  }
  return { game, names, eyes, frames, reports, told };
}

/** What leads to a frame, as a house would have told it. */
export function updateOf({ reports, told, frames }: Film, at: number): Shown | null {
  const frame = frames[at];
  if (!frame) {
    return null;
  }
  const { from, to, view, duel } = frame;
  const lines = told.filter(([place]) => place >= from && place < to);
  return {
    t: "update",
    seq: at,
    view,
    duel,
    reports: reports.slice(from, to),
    told: placed(lines, -from),
    asides: [],
    recent: -1,
    question: null,
    clock: null,
    chess: null,
    lesson: null,
  };
}

/** What is shown of a film that stands at a frame. */
export function standing({ reports, told, frames }: Film, at: number): Partial<HouseState> {
  const { to, view, duel } = frames[at] ?? { to: 0, view: null, duel: null };
  return { view, duel, reports: reports.slice(0, to), told: told.filter(([place]) => place < to), moment: null };
}

/** Where a turn begins. */
export interface TurnMark {
  turn: number;
  seat: number;
  frame: number;
}

/** The turns of a game and the frames they begin with. */
export function turnsOf(film: Film): TurnMark[] {
  const marks: TurnMark[] = [];
  for (const [frame, { from, to }] of film.frames.entries()) {
    for (const [key, seat, , , number] of film.reports.slice(from, to)) {
      if (key === "turn_began" && seat !== null) {
        marks.push({ turn: number, seat, frame });
      }
    }
  }
  return marks;
}

/** The turn that a frame belongs to, by its place in the list; -1: before the first one. */
export function turnAt(marks: readonly TurnMark[], frame: number): number {
  return marks.findLastIndex((mark) => mark.frame <= frame);
}

/** The frame to go to from here for another turn: the beginning of this one first. */
export function turnBack(marks: readonly TurnMark[], frame: number): number {
  return marks.findLast((mark) => mark.frame < frame)?.frame ?? 0;
}

export function turnOn(marks: readonly TurnMark[], frame: number, last: number): number {
  return marks.find((mark) => mark.frame > frame)?.frame ?? last;
}

/** What was told on the way to a frame. */
export function toldIn(entries: readonly Entry[], { from, to }: Frame): Entry[] {
  return entries.filter(({ at }) => at >= from && at < to);
}

/** The frame in which something was told. */
export function frameOf(film: Film, entry: Entry): number {
  return film.frames.findIndex(({ to }) => entry.at < to);
}

/** How long a frame is shown, in milliseconds: time to read what happened. */
export function lengthOf(sentences: number, speed: number): number {
  return Math.round((700 + 800 * Math.max(1, Math.min(sentences, 5))) / speed);
}

/** Where somebody looks, as a link keeps it after its #. */
export interface Spot {
  at: number;
  eyes: number | null;
}

/** `#at=57&eyes=2`; the beginning with all cards open is nothing. */
export function hashOf({ at, eyes }: Spot): string {
  const said = new URLSearchParams();
  if (at > 0) {
    said.set("at", String(at));
  }
  if (eyes !== null) {
    said.set("eyes", String(eyes));
  }
  return said.size ? `#${said}` : "";
}

export function spotOf(hash: string): Spot {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  return { at: numberIn(said.get("at")) ?? 0, eyes: numberIn(said.get("eyes")) };
}

function numberIn(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
