/** The gallery: what is in the boxes, and how one finds something in it. */

import { CHARACTERS, EVENTS, KINDS, ROLES } from "../generated/catalogue";

/** What somebody looks for; "" stands for everything. */
export interface Wish {
  box: string;
  sort: string;
  name: string;
}

/** The sorts of things there are, in the order they are shown. */
export const SORTS: readonly string[] = ["brown", "blue", "weapon", "green", "character", "event", "role"];

/** Which sort something is. */
export function sortOf(slug: string): string {
  const kind = KINDS[slug];
  if (kind) {
    return kind.reach ? "weapon" : kind.border;
  }
  return slug in CHARACTERS ? "character" : slug in EVENTS ? "event" : "role";
}

/** Everything, box by box; the roles are in the first one. */
export const THINGS: readonly { slug: string; box: string }[] = [
  ...ROLES.map((slug) => ({ slug, box: "base" })),
  ...[KINDS, EVENTS, CHARACTERS].flatMap((shelf) =>
    Object.entries(shelf).map(([slug, { set }]) => ({ slug, box: set })),
  ),
];

/** Words as they are compared: accents, case and marks are not what one remembers of a name. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[^\p{Letter}\p{Number} ]/gu, "")
    .toLowerCase();
}

/** Is something that has this name meant by what was typed? */
export function isCalled(name: string, sought: string): boolean {
  return plain(name).includes(plain(sought).trim());
}

/** What fits a wish. `names` are the names by which things are known to whoever looks. */
export function fitting(wish: Wish, names: (slug: string) => readonly string[]): typeof THINGS {
  return THINGS.filter(
    ({ slug, box }) =>
      (!wish.box || box === wish.box) &&
      (!wish.sort || sortOf(slug) === wish.sort) &&
      names(slug).some((name) => isCalled(name, wish.name)),
  );
}
