/** The rulebook: what stands where, and how its texts are read. */

import type { Section } from "../generated/rulebook";
import { SECTIONS } from "../generated/rulebook";

/** A piece of a line: plain words, words that stand out, or the name of a thing. */
export interface Span {
  kind: "words" | "strong" | "thing";
  text: string;
}

/** A paragraph, or the entries of a list. */
export interface Block {
  kind: "paragraph" | "list";
  lines: Span[][];
}

const PIECES = /<(\w+)>|_([^_<>]+)_/g;
const ENTRY = "- ";

/** A text of the Fluent files, as its comments say how it is written. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const line of text.split("\n").map((each) => each.trim())) {
    const kind = line.startsWith(ENTRY) ? "list" : "paragraph";
    const last = blocks.at(-1);
    if (!line) {
      isOpen = false;
    } else if (isOpen && last?.kind === "list" && kind === "list") {
      last.lines.push(spansOf(line.slice(ENTRY.length)));
    } else {
      blocks.push({ kind, lines: [spansOf(kind === "list" ? line.slice(ENTRY.length) : line)] });
      isOpen = true;
    }
  }
  return blocks;
}

/** The pieces of a line. */
export function spansOf(line: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const found of line.matchAll(PIECES)) {
    const [whole, thing, strong] = found;
    spans.push({ kind: "words", text: line.slice(at, found.index) });
    spans.push(thing ? { kind: "thing", text: thing } : { kind: "strong", text: strong ?? "" });
    at = found.index + whole.length;
  }
  spans.push({ kind: "words", text: line.slice(at) });
  return spans.filter(({ text }) => text);
}

/** The section that an address means: by its name, a ruling's number, or a thing it explains. */
export function sectionOf(about: string): Section | undefined {
  return (
    SECTIONS.find(({ name }) => name === about) ??
    SECTIONS.find(({ names, rulings }) => names.includes(about) || rulings.includes(about))
  );
}

/** The parts of the rulebook in their order, each with its sections. */
export const PARTS: readonly { part: string; sections: readonly Section[] }[] = [
  ...new Set(SECTIONS.map(({ part }) => part)),
].map((part) => ({ part, sections: SECTIONS.filter((section) => section.part === part) }));
