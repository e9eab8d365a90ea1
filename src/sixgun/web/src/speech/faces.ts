/** Faces and slugs: what is printed there, and under which name the Fluent files know it. */

import { CHARACTERS, COLOURS, EVENTS, KINDS, ROLES, SUITS } from "../generated/catalogue";
import type { Kind } from "../generated/catalogue";

export interface Face {
  slug: string;
  rank: string;
  /** S, H, D or C; "" for a kind without a copy in particular. */
  suit: string;
}

/** `bang/QH` → bang, Q, H. */
export function splitFace(face: string): Face {
  const [slug = "", corner = ""] = face.split("/");
  return { slug, rank: corner.slice(0, -1), suit: corner.slice(-1) };
}

/** The kind of a card, by its face. */
export function kindOf(face: string): Kind {
  const { slug } = splitFace(face);
  const kind = KINDS[slug];
  if (!kind) {
    throw new RangeError(`there is no card ${slug}`);
  }
  return kind;
}

/** Where a name stands in the Fluent files. */
export function shelfOf(slug: string): string {
  if (slug in CHARACTERS) {
    return "character";
  }
  if (slug in EVENTS) {
    return "event";
  }
  if (ROLES.includes(slug)) {
    return "role";
  }
  if (Object.values(SUITS).includes(slug)) {
    return "suit";
  }
  return COLOURS.includes(slug) ? "colour" : "card";
}
