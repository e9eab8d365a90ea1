/** The first game, lesson by lesson, and how far somebody has come; kept in this browser. */

import { reactive } from "vue";
import type { Keeper } from "../kept";
import { kept } from "../kept";

/** The prepared positions of the house, in the order of learning: who is who as soon as one can shoot. */
export const COURSE: readonly string[] = [
  "first-turn",
  "bang-and-missed",
  "who-is-who",
  "distance",
  "last-beer",
  "blue-cards",
  "barrel",
  "jail-and-dynamite",
  "for-everybody",
  "reward",
];

const NAME = "lessons";

export class Progress {
  private readonly learnt: Set<string>;

  constructor(private readonly keeper: Keeper) {
    this.learnt = reactive(new Set(read(keeper)));
  }

  has(lesson: string): boolean {
    return this.learnt.has(lesson);
  }

  get count(): number {
    return COURSE.filter((lesson) => this.has(lesson)).length;
  }

  /** The first lesson that is still to be learnt; "": there is none. */
  get next(): string {
    return COURSE.find((lesson) => !this.has(lesson)) ?? "";
  }

  note(lesson: string): void {
    this.learnt.add(lesson);
    this.keeper.set(NAME, JSON.stringify([...this.learnt]));
  }
}

function read(keeper: Keeper): string[] {
  try {
    const found: unknown = JSON.parse(keeper.get(NAME) ?? "[]");
    return Array.isArray(found) ? found.filter((each) => typeof each === "string") : [];
  } catch {
    return []; // somebody else wrote there: nothing is remembered
  }
}

export const progress = new Progress(kept);

/** The lesson that follows; "": this was the last one. */
export function lessonAfter(lesson: string): string {
  const at = COURSE.indexOf(lesson);
  return at < 0 ? "" : (COURSE[at + 1] ?? "");
}
