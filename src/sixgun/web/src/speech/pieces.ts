/** Sentences in which names of players and cards can be pointed at. */

/** A part of a sentence: plain text, or the name of something. */
export interface Piece {
  text: string;
  /** A seat. */
  player?: number;
  /** The face of a card, `bang/QH`. */
  card?: string;
  /** The slug of a character, an event, a role … */
  thing?: string;
}

export type Mark = "player" | "card" | "thing";

// Characters that nobody can type: names of people have none of them.
const BEGIN = "\uE000";
const MIDDLE = "\uE001";
const END = "\uE002";
const MARKED = /\uE000(player|card|thing):([^\uE001]*)\uE001([^\uE002]*)\uE002/g;

/** The name of something, marked so that `pieces` finds it again. */
export function marked(mark: Mark, what: string | number, text: string): string {
  return `${BEGIN}${mark}:${what}${MIDDLE}${text}${END}`;
}

/** A sentence with marks, taken apart. */
export function pieces(sentence: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of sentence.matchAll(MARKED)) {
    const [whole, mark, what = "", text = ""] = match;
    if (match.index > end) {
      found.push({ text: sentence.slice(end, match.index) });
    }
    found.push({ text, [mark as Mark]: mark === "player" ? Number(what) : what });
    end = match.index + whole.length;
  }
  if (end < sentence.length) {
    found.push({ text: sentence.slice(end) });
  }
  return found;
}

/** A name with the signs that stand right before and after it: they share its line. */
export interface Kept extends Piece {
  before: string;
  after: string;
}

const OPENING = /[([«“‘„¿¡]+$/u;
const CLOSING = /^[.,;:!?…)\]»”’'%]+/u;

/** Pieces of which none begins with a comma or a full stop of the one before it. */
export function kept(parts: readonly Piece[]): Kept[] {
  const found = parts.map((part) => ({ ...part, before: "", after: "" }));
  for (const [place, part] of found.entries()) {
    const [left, right] = [found[place - 1], found[place + 1]];
    if (isName(part) && left && !isName(left)) {
      part.before = OPENING.exec(left.text)?.[0] ?? "";
      left.text = left.text.slice(0, left.text.length - part.before.length);
    }
    if (isName(part) && right && !isName(right)) {
      part.after = CLOSING.exec(right.text)?.[0] ?? "";
      right.text = right.text.slice(part.after.length);
    }
  }
  return found.filter(({ text, before, after }) => text + before + after !== "");
}

function isName({ player, card, thing }: Piece): boolean {
  return player !== undefined || card !== undefined || thing !== undefined;
}

/** A sentence whose last name ends in an exclamation mark, marked or not, takes no full stop. */
export function withoutSpareStops(sentence: string): string {
  return sentence.replace(/(!\uE002?)\.(?!\.)/g, "$1");
}

/** A sentence with marks, as plain text. */
export function plain(sentence: string): string {
  return sentence.replace(MARKED, "$3");
}
