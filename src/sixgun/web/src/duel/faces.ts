/** Faces of the duel: `missed/LS` is a Missed! of the Law's deck with a snake in its corner. */

import { DUEL_KINDS, DUELLISTS } from "../generated/duel_catalogue";
import type { DuelKind } from "../generated/duel_catalogue";

/** The two sides; a seat is a number in this list. */
export const SIDES = ["law", "outlaws"] as const;
export type SideName = (typeof SIDES)[number];

const SYMBOLS: Record<string, string> = { B: "barrel", S: "snake", D: "dynamite", H: "horseshoe" };

export interface DuelFace {
  slug: string;
  /** The seat whose deck its back shows; -1: no copy in particular. */
  back: number;
  /** The symbol in its corner; "": no copy in particular. */
  symbol: string;
}

export function splitFace(face: string): DuelFace {
  const [slug = "", corner = ""] = face.split("/");
  return { slug, back: corner ? "LO".indexOf(corner.charAt(0)) : -1, symbol: SYMBOLS[corner.charAt(1)] ?? "" };
}

/** What is printed on a card, by its face or its slug. */
export function kindOf(face: string): DuelKind {
  const { slug } = splitFace(face);
  const kind = DUEL_KINDS[slug];
  if (!kind) {
    throw new RangeError(`the duel has no card ${slug}`);
  }
  return kind;
}

export function isDuellist(slug: string): boolean {
  return slug in DUELLISTS;
}

/** Symbols of the corner that the big game has drawn already. */
const DRAWN = new Set(["barrel", "dynamite"]);

export function symbolShelf(symbol: string): string {
  return DRAWN.has(symbol) ? "symbols" : "duel_symbols";
}

/** At a prepared position nobody has a name but that of the side. */
export function isSide(name: string): name is SideName {
  return SIDES.some((side) => side === name);
}

/** The name of a side, by its seat. */
export function sideName(seat: number): SideName {
  return SIDES[seat === 1 ? 1 : 0];
}
