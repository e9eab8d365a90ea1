/**
 * What each report moves on the table of the big game: pure functions from the view that is shown and
 * a report to the view after it. Before an update is at its end they have led to everything that
 * reports carry; `adjusted.ts` lists what they do not.
 */

import type { GameView, Report, SeatView } from "../generated/protocol";
import { CHARACTERS } from "../generated/catalogue";

type Faces = readonly (string | null)[];
type Move = (view: GameView, report: Report) => Partial<GameView>;

/** The view after a report. */
export function moved(view: GameView, report: Report): GameView {
  const move = MOVES[report[0]];
  return move ? { ...view, ...move(view, report) } : view;
}

const MOVES: Record<string, Move> = {
  dealt_role: (view, [, seat, , , , word]) => (word ? at(view, seat, () => ({ role: word })) : {}),
  offered_characters: (view, [, seat, , , , word]) => (word ? at(view, seat, () => ({ dealt: word.split(",") })) : {}),
  took_character: (view, [, seat, , , number, word]) =>
    at(view, seat, () => ({ character: word, life: number, max_life: number })),
  turn_began: (view, [, seat, , , number]) => ({
    ...(number === 1 ? { seats: view.seats.map((each) => ({ ...each, dealt: [], pick: "" })) } : {}),
    turn: seat ?? -1,
    turns: number,
    bangs_played: 0,
    used: [],
    fresh: [],
    duty: "",
    named_suit: "",
  }),
  drew: (view, [, seat, , cards]) => ({
    ...held(view, seat, cards, false),
    deck_size: view.deck_size - cards.length,
    deck: [],
  }),
  drew_openly: (view, [, seat, , cards, isDug]) => ({
    ...held(view, seat, cards, true),
    ...(isDug ? { discard: view.discard.slice(0, -1) } : { deck_size: view.deck_size - cards.length, deck: [] }),
  }),
  took_discard: (view, [, seat, , cards]) => ({
    ...held(view, seat, cards, true),
    discard: view.discard.slice(0, -cards.length),
  }),
  turned_up: (view, [, , , cards]) => ({
    spread: [...view.spread, ...cards],
    deck_size: view.deck_size - cards.length,
    deck: [],
  }),
  laid_out: (view, [, , , cards, dug]) => ({
    spread: cards,
    discard: dug ? view.discard.slice(0, -dug) : view.discard,
    deck_size: view.deck_size - (cards.length - view.spread.length - dug),
    deck: [],
  }),
  picked: (view, [, seat, , cards]) => ({ ...held(view, seat, cards, false), spread: without(view.spread, cards) }),
  gave: (view, [, , foe, cards]) => ({ ...held(view, foe, cards, false), spread: without(view.spread, cards) }),
  put_back: (view, [, , , cards]) => ({ spread: [], deck_size: view.deck_size + cards.length }),
  spread_discarded: (view, [, , , cards]) => ({
    spread: without(view.spread, cards),
    discard: piled(view.discard, cards),
  }),
  played: (view, report) => ({ ...thrown(view, report), card_played: report[3][0] ?? "" }),
  answered: thrown,
  discarded: thrown,
  buried_in_deck: (view, [, seat, , cards]) => ({
    ...at(view, seat, (one) => lost(one, cards)),
    deck_size: view.deck_size + cards.length,
  }),
  equipped: (view, [, seat, foe, cards]) => {
    const given = { ...view, ...at(view, seat, (one) => lost(one, cards)) };
    return at(given, foe, ({ gear }) => ({ gear: [...gear, ...seen(cards)] }));
  },
  lost_gear: (view, [, seat, , cards]) => ({
    ...at(view, seat, ({ gear }) => ({ gear: seen(without(gear, cards)) })),
    discard: piled(view.discard, cards),
  }),
  gear_moved: (view, [, seat, foe, cards]) => {
    const given = { ...view, ...at(view, seat, ({ gear }) => ({ gear: seen(without(gear, cards)) })) };
    return at(given, foe, ({ gear }) => ({ gear: [...gear, ...seen(cards)] }));
  },
  took_gear: (view, [, seat, foe, cards]) =>
    held({ ...view, ...at(view, foe, ({ gear }) => ({ gear: seen(without(gear, cards)) })) }, seat, cards, true),
  stole: (view, [, seat, foe, cards]) =>
    held({ ...view, ...at(view, foe, (one) => lost(one, cards)) }, seat, cards, false),
  inherited: (view, [, seat, foe, cards]) =>
    held({ ...view, ...at(view, foe, () => ({ hand: [], shown: [] })) }, seat, cards, false),
  showed: (view, [, seat, , cards]) => at(view, seat, ({ hand, shown }) => marked(hand, shown, cards[0] ?? null)),
  hurt: (view, [, seat, , , number]) => at(view, seat, ({ life }) => ({ life: life - number })),
  healed: (view, [, seat, , , number]) => at(view, seat, ({ life }) => ({ life: life + number })),
  died: (view, [, seat, , , , word]) => at(view, seat, () => ({ alive: false, life: 0, role: word })),
  rose: (view, [, seat, , , number, word]) => ({
    ...at(view, seat, () => ({ alive: true, life: number })),
    ...(word === "ghost" ? { ghost: seat ?? -1 } : {}),
  }),
  departed: (view, [, seat]) => ({ ...at(view, seat, () => ({ alive: false, life: 0 })), ghost: -1 }),
  changed_character: (view, [, seat, , , number, word]) =>
    at(view, seat, ({ role }) => ({
      character: word,
      copied: "",
      life: number,
      max_life: (CHARACTERS[word]?.life ?? number) + Number(role === "sheriff"),
      spare: "",
      has_spare: false,
    })),
  copied: (view, [, seat, , , , word]) => at(view, seat, () => ({ copied: word })),
  looked_at_spare: (view, [, seat, , , , word]) => (word ? at(view, seat, () => ({ spare: word })) : {}),
  reshuffled: (view, [, , , , number]) => ({
    // Cards that were drawn before the deck ran out are told after it.
    deck_size: view.deck_size + view.discard.length,
    deck: [],
    discard: [],
    shuffles: number,
  }),
  noon_called: () => ({ noon: 1 }),
  noon_began: () => ({ noon: 2 }),
  event_revealed: (view, [, , , , , word]) => ({
    past_events: view.event ? [...view.past_events, view.event] : view.past_events,
    event: word,
    next_event: "",
    events_left: view.events_left - 1,
  }),
  event_coming: (_, [, , , , , word]) => ({ next_event: word }),
  named_suit: (_, [, , , , , word]) => ({ named_suit: word }),
  extra_turn: () => ({ extra_turn: 1 }),
  left: (view, [, seat]) => at(view, seat, () => ({ passive: true })),
  won: (view, [, seat, , , , word]) => at(view, seat, () => ({ role: word })),
};

/** The seats after one of them has changed. */
function at(
  view: GameView,
  seat: number | null,
  change: (one: SeatView) => Partial<SeatView>,
): Pick<GameView, "seats"> {
  return { seats: view.seats.map((one, place) => (place === seat ? { ...one, ...change(one) } : one)) };
}

/** Cards come into a hand. */
function held(view: GameView, seat: number | null, cards: Faces, isOpen: boolean): Pick<GameView, "seats"> {
  return at(view, seat, ({ hand, shown }) => ({
    hand: [...hand, ...cards],
    shown: [...shown, ...cards.map(() => isOpen)],
  }));
}

/** Cards go from a hand to the discards. */
function thrown(view: GameView, [, seat, , cards]: Report): Pick<GameView, "seats" | "discard"> {
  return { ...at(view, seat, (one) => lost(one, cards)), discard: piled(view.discard, cards) };
}

/** A hand without some of its cards: of those that are not known, the newest go. */
export function lost<H extends Pick<SeatView, "hand" | "shown">>(
  { hand, shown }: H,
  cards: Faces,
): Pick<SeatView, "hand" | "shown"> {
  const kept = hand.map((face, place) => ({ face, isShown: shown[place] ?? false }));
  for (const card of cards) {
    kept.splice(
      placeOf(
        kept.map(({ face }) => face),
        card,
      ),
      1,
    );
  }
  return { hand: kept.map(({ face }) => face), shown: kept.map(({ isShown }) => isShown) };
}

/** Where a card lies among others, known or not. */
export function placeOf(faces: Faces, card: string | null): number {
  const known = card === null ? -1 : faces.indexOf(card);
  return known >= 0 ? known : Math.max(faces.lastIndexOf(null), 0);
}

/** The cards that are left. */
export function without(faces: Faces, cards: Faces): (string | null)[] {
  const left = [...faces];
  for (const card of cards) {
    left.splice(placeOf(left, card), 1);
  }
  return left;
}

export function seen(faces: Faces): string[] {
  return faces.filter((face) => face !== null);
}

/** Cards on the discards. */
export function piled(pile: readonly string[], cards: Faces): string[] {
  return [...pile, ...seen(cards)];
}

/** Closed discards: of all but the top one only the number is known. */
export function covered<V extends Pick<GameView, "discard">>(view: V): V {
  return { ...view, discard: view.discard.map((face, place) => (place < view.discard.length - 1 ? "" : face)) };
}

function marked(hand: Faces, shown: readonly boolean[], card: string | null): Pick<SeatView, "hand" | "shown"> {
  const place = placeOf(hand, card);
  return {
    hand: hand.map((face, each) => (each === place ? card : face)),
    shown: shown.map((isShown, each) => isShown || each === place),
  };
}

/** The table before anything was dealt; how many cards there are, the view after it says. */
export function emptyTable(after: GameView): GameView {
  const cards = after.seats.reduce((sum, { hand, gear }) => sum + hand.length + gear.length, 0);
  return {
    ...after,
    seats: after.seats.map((seat) => ({
      ...seat,
      role: "",
      character: "",
      copied: "",
      dealt: [],
      life: 0,
      max_life: 0,
      alive: true,
      hand: [],
      shown: [],
      gear: [],
    })),
    deck_size: after.deck_size + cards + after.discard.length + after.spread.length,
    deck: [],
    discard: [],
    spread: [],
    card_played: "",
    turn: -1,
    turns: 0,
    event: "",
    past_events: [],
    events_left: after.events_left + after.past_events.length + Number(after.event !== ""),
    shuffles: 0,
    over: "",
    winners: [],
  };
}
