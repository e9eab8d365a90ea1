/** Which choices have a face: cards that lie somewhere else than in the own hand, and are picked there. */

import type { Choice, Choosing, Group } from "./choosing";

/** What is done with a card that is chosen for itself; what is played or used is a deed, and has words. */
const PICKING = new Set(["take", "discard"]);

/** A group, and its place among all of them: the digit that chooses it. */
export interface Numbered {
  group: Group;
  at: number;
}

export interface Laid {
  /** To be shown as cards, in a sheet over the board. */
  faced: Numbered[];
  /** To be said in words, beside the question. */
  worded: Numbered[];
}

/** Everything that cannot be chosen by a card of the hand. */
export function laidOut({ groups }: Pick<Choosing, "groups">, hand: readonly (string | null)[]): Laid {
  const beside = groups.value
    .map((group, at) => ({ group, at }))
    .filter(({ group }) => !group.card || !hand.includes(group.card) || !isFirst(groups.value, group));
  const faced = beside.filter(({ group }) => isFaced(group, hand));
  // A back tells nothing that its words do not: alone it needs no sheet.
  return faced.some(({ group: { card } }) => isSeen(card ?? ""))
    ? { faced, worded: beside.filter((each) => !faced.includes(each)) }
    : { faced: [], worded: beside };
}

/** Is it a card with its face up? */
function isSeen(card: string): boolean {
  return card.includes("/") || card === "discard";
}

/** Cards are buttons, but for one thing only. */
function isFirst(groups: readonly Group[], group: Group): boolean {
  return groups.find(({ card }) => card === group.card) === group;
}

function isFaced({ card, choices: [first] }: Group, hand: readonly (string | null)[]): boolean {
  return !!card && !!first && !hand.includes(card) && PICKING.has(first.option[0]);
}

/** The one choice of a group that need not be aimed; null: there are several. */
export function onlyChoice({ choices }: Group): Choice | null {
  return choices.length === 1 ? (choices[0] ?? null) : null;
}
