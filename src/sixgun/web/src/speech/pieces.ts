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

/** The same as plain text. */
export function plain(sentence: string): string {
  return sentence.replace(MARKED, "$3");
}
