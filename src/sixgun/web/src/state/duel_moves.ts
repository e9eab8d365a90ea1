/** What each report moves on the table for two, as `moves.ts` says it of the big game. */

import type { DuelView, Report, SideView, SpotView } from "../generated/protocol";
import { piled, placeOf, seen, without } from "./moves";

type Faces = readonly (string | null)[];
type Move = (view: DuelView, report: Report) => Partial<DuelView>;

/** The place of the common deck among the decks. */
const COMMON = 2;

/** The view after a report. */
export function movedDuel(view: DuelView, report: Report): DuelView {
  const move = MOVES[report[0]];
  return move ? { ...view, ...move(view, report) } : view;
}

const MOVES: Record<string, Move> = {
  offered_characters: (view, [, seat, , , , word]) =>
    word ? side(view, seat, () => ({ dealt: word.split(",") })) : {},
  turn_began: (_, [, seat, , , number]) => ({
    turn: seat ?? -1,
    turns: number,
    bangs_played: 0,
    swapped: false,
    used: [],
  }),
  drew: (view, [, seat, , cards, , word]) => ({
    ...held(view, seat, cards, backsOf(word), false),
    ...taken(view, word),
  }),
  drew_openly: (view, [, seat, , cards, , word]) => ({
    ...held(view, seat, cards, backsOf(word), true),
    ...taken(view, word),
  }),
  turned_up: laid,
  laid_out: laid,
  picked: (view, [, seat, , cards, , word]) => ({
    ...held(view, seat, cards, backsOf(word), false),
    ...unlaid(view, cards, backsOf(word)),
  }),
  spread_discarded: (view, [, , , cards]) => ({ ...unlaid(view, cards, []), discard: piled(view.discard, cards) }),
  played: (view, report) => ({ ...thrown(view, report), card_played: report[3][0] ?? "" }),
  answered: thrown,
  discarded: thrown,
  equipped: (view, [, seat, , cards, at]) => ({
    ...side(view, seat, (one) => bereft(one, cards, [])),
    ...spot(view, at, ({ gear }) => ({ gear: [...gear, ...seen(cards)] })),
  }),
  lost_gear: (view, [, , , cards, at]) => ({ ...stripped(view, at, cards), discard: piled(view.discard, cards) }),
  gear_moved: (view, [, , , cards, at, word]) => {
    const to = view.spots.findIndex(({ character }) => character === word);
    return spot({ ...view, ...stripped(view, at, cards) }, to, ({ gear }) => ({ gear: [...gear, ...seen(cards)] }));
  },
  took_gear: (view, [, seat, , cards, at]) => ({
    ...held(view, seat, cards, [], true),
    ...stripped(view, at, cards),
  }),
  stole: (view, [, seat, foe, cards, , word]) => {
    const robbed = { ...view, ...side(view, foe, (one) => bereft(one, cards, backsOf(word))) };
    return held(robbed, seat, cards, backsOf(word), false);
  },
  hurt(view, [, , , , number, word]) {
    const at = named(view, word);
    const life = (view.spots[at]?.life ?? 0) - number;
    return { ...spot(view, at, () => ({ life })), fallen: life > 0 ? view.fallen : [...view.fallen, at] };
  },
  healed: (view, [, , , , number, word]) => spot(view, named(view, word), ({ life }) => ({ life: life + number })),
  life_set: (view, [, , , , number, word]) => spot(view, named(view, word), () => ({ life: number })),
  died(view, [, seat, , , , word]) {
    const at = named(view, word);
    return {
      ...spot(view, at, () => ({ character: "", life: 0, max_life: 0 })),
      ...side(view, seat, ({ out }) => ({ out: [...out, word] })),
      fallen: view.fallen.filter((each) => each !== at),
    };
  },
  entered(view, [, seat, , , number, word]) {
    const at = view.spots.findIndex(({ character }, place) => !character && Math.floor(place / 2) === seat);
    return {
      ...spot(view, at, () => ({ character: word, life: number, max_life: number })),
      ...side(view, seat, ({ reserve, reserve_size }) => ({
        reserve: reserve.filter((slug) => slug !== word),
        reserve_size: view.turn < 0 ? reserve_size : reserve_size - 1,
      })),
    };
  },
  marker_moved: marked,
  ranks_closed: marked,
  reshuffled: (view, [, , , , number]) => ({
    deck_sizes: view.deck_sizes.map((size, place) => (place === COMMON ? size + view.discard.length : size)),
    formed: true,
    discard: [],
    shuffles: number,
  }),
  left: (view, [, seat]) => side(view, seat, () => ({ passive: true })),
};

function side(
  view: DuelView,
  seat: number | null,
  change: (one: SideView) => Partial<SideView>,
): Pick<DuelView, "sides"> {
  return { sides: view.sides.map((one, place) => (place === seat ? { ...one, ...change(one) } : one)) };
}

function spot(view: DuelView, at: number, change: (one: SpotView) => Partial<SpotView>): Pick<DuelView, "spots"> {
  return { spots: view.spots.map((one, place) => (place === at ? { ...one, ...change(one) } : one)) };
}

/** The spot of the first one that a word names. */
function named(view: DuelView, word: string): number {
  const slug = word.split(",")[0];
  return view.spots.findIndex(({ character }) => character !== "" && character === slug);
}

/** `law,common-outlaws`: the backs, 0 or 1, of cards that a word tells the origins of. */
function backsOf(word: string): number[] {
  return originsOf(word).map((origin) => Number(origin.endsWith("outlaws")));
}

/** What of a word is the origin of a card; a wish or a purpose may come before. */
function originsOf(word: string): string[] {
  return word.split(",").filter((part) => /^(common-)?(law|outlaws)$/.test(part));
}

/** The decks after cards of these origins were taken. */
function taken(view: DuelView, word: string): Pick<DuelView, "deck_sizes"> {
  const sizes = [...view.deck_sizes];
  for (const origin of originsOf(word)) {
    const place = ["law", "outlaws"].indexOf(origin);
    const deck = place < 0 ? COMMON : place;
    sizes[deck] = (sizes[deck] ?? 0) - 1;
  }
  return { deck_sizes: sizes };
}

/** Cards come from decks to the middle; a report of those laid out names all that lie there. */
function laid(view: DuelView, [, , , cards, , word]: Report): Partial<DuelView> {
  const fresh = originsOf(word).length;
  return {
    spread: [...view.spread, ...cards.slice(cards.length - fresh)],
    spread_backs: [...view.spread_backs, ...backsOf(word)],
    ...taken(view, word),
  };
}

/** A card leaves the middle: by its face, or where it is not seen by its back. */
function unlaid(view: DuelView, cards: Faces, backs: readonly number[]): Pick<DuelView, "spread" | "spread_backs"> {
  const place = placeIn(view.spread, view.spread_backs, cards[0] ?? null, backs[0]);
  return {
    spread: view.spread.filter((_, each) => each !== place),
    spread_backs: view.spread_backs.filter((_, each) => each !== place),
  };
}

/** Where a card is: by its face, else an unknown one of its back. */
function placeIn(faces: Faces, backs: readonly number[], card: string | null, back: number | undefined): number {
  const own = card === null ? back : backIn(card);
  const known = card === null ? -1 : faces.indexOf(card);
  const hidden = faces.findLastIndex((face, place) => face === null && backs[place] === own);
  const other = backs.findLastIndex((each) => each === own);
  return [known, hidden, other, placeOf(faces, card)].find((place) => place >= 0) ?? 0;
}

/** The back of a card, which its face tells: `missed/LS` is of the Law's deck. */
function backIn(face: string): number {
  return Number(face.split("/")[1]?.startsWith("O") ?? false);
}

/** Cards come into a hand. */
function held(
  view: DuelView,
  seat: number | null,
  cards: Faces,
  backs: readonly number[],
  isOpen: boolean,
): Pick<DuelView, "sides"> {
  return side(view, seat, (one) => ({
    hand: [...one.hand, ...cards],
    backs: [...one.backs, ...cards.map((card, place) => (card === null ? (backs[place] ?? 0) : backIn(card)))],
    shown: [...one.shown, ...cards.map(() => isOpen)],
  }));
}

/** A hand without some of its cards. */
function bereft(one: SideView, cards: Faces, backs: readonly number[]): Partial<SideView> {
  const left = { hand: [...one.hand], backs: [...one.backs], shown: [...one.shown] };
  cards.forEach((card, each) => {
    const place = placeIn(left.hand, left.backs, card, backs[each]);
    left.hand.splice(place, 1);
    left.backs.splice(place, 1);
    left.shown.splice(place, 1);
  });
  return left;
}

function thrown(view: DuelView, [, seat, , cards]: Report): Pick<DuelView, "sides" | "discard"> {
  return { ...side(view, seat, (one) => bereft(one, cards, [])), discard: piled(view.discard, cards) };
}

function stripped(view: DuelView, at: number, cards: Faces): Pick<DuelView, "spots"> {
  return spot(view, at, ({ gear }) => ({ gear: seen(without(gear, cards)) }));
}

/** The marker of a side is where this character stands. */
function marked(view: DuelView, [, seat, , , , word]: Report): Pick<DuelView, "sides"> {
  return side(view, seat, () => ({ front: named(view, word) % 2 }));
}

/** The table before anything was dealt. */
export function emptyDuel(after: DuelView): DuelView {
  const cards = [0, 1].map(
    (back) =>
      after.sides.reduce((sum, { backs }) => sum + backs.filter((each) => each === back).length, 0) +
      after.spots.reduce((sum, { gear }) => sum + gear.filter((face) => backIn(face) === back).length, 0) +
      after.discard.filter((face) => backIn(face) === back).length +
      after.spread_backs.filter((each) => each === back).length,
  );
  return {
    ...after,
    sides: after.sides.map((one) => ({
      ...one,
      dealt: [],
      picks: [],
      picked: 0,
      front: 0,
      out: [],
      hand: [],
      backs: [],
      shown: [],
    })),
    spots: after.spots.map(() => ({ character: "", life: 0, max_life: 0, gear: [] })),
    deck_sizes: after.deck_sizes.map((size, place) => size + (cards[place] ?? 0)),
    discard: [],
    spread: [],
    spread_backs: [],
    card_played: "",
    turn: -1,
    turns: 0,
    fallen: [],
    over: "",
    winners: [],
  };
}
