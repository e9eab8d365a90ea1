/**
 * Every field of a view and where the page shows it.
 *
 * A field that the house adds is missing here: the types and a test say so, and whoever adds it
 * decides where people see it. What is not shown says why.
 */

import type { DuelView, GameView, SeatView, SideView, SpotView } from "../generated/protocol";

export const SHOWN_OF_A_GAME: Record<keyof GameView, string> = {
  seat: "the own place at the table",
  seats: "the places round the table",
  fresh: "a mark on cards that were just laid down",
  deck_size: "the number on the deck",
  deck: "known cards of the deck, on demand",
  discard: "the discard pile",
  spread: "cards laid out for choosing",
  card_played: "the card whose effect is under way",
  turn: "the mark of whose turn it is",
  turns: "the number of the turn",
  rounds: "not shown: the log tells when a round begins",
  bangs_played: "beside the weapon of whose turn it is",
  used: "abilities that are used up in this turn",
  extra_turn: "the mark of another turn to come",
  ghost: "the mark of who is back for a turn",
  duty: "the card that must be played",
  named_suit: "the suit that was named",
  event: "the event in force",
  past_events: "the pile of events before it",
  next_event: "the next event",
  events_left: "the number on the pile of events",
  shuffles: "the number of reshuffles, beside the deck",
  noon: "the mark of the tournament's high noon",
  over: "the end of the game",
  winners: "the end of the game",
};

export const SHOWN_OF_A_SEAT: Record<keyof SeatView, string> = {
  role: "the role card",
  character: "the character card",
  copied: "the character whose ability is borrowed, on the character card",
  spare: "the second character",
  has_spare: "the second character, face down",
  dealt: "the characters to choose from",
  pick: "the character that was chosen",
  life: "bullets",
  max_life: "empty bullets",
  alive: "the place is dimmed",
  passive: "the mark of who has left",
  hand: "the hand, or how many cards it has",
  shown: "the mark on a card of the hand that everybody knows",
  gear: "the cards in front of the player",
};

export const SHOWN_OF_A_DUEL: Record<keyof DuelView, string> = {
  seat: "the side that lies below",
  sides: "the two sides",
  spots: "the characters in play",
  deck_sizes: "the numbers on the decks",
  common_back: "the back of the common deck",
  formed: "the place of the common deck",
  discard: "the discard pile",
  spread: "cards laid out for choosing",
  spread_backs: "the backs of those that lie face down",
  card_played: "not shown: the moments and the log do",
  turn: "the light round whose turn it is",
  turns: "not shown: the log counts them",
  bangs_played: "not shown: what cannot be played any more is dimmed",
  swapped: "not shown: the marker can be moved while there is a button for it",
  used: "not shown: what can be used has a button",
  fallen: "the plate is grey, with a skull",
  shuffles: "not shown: the log tells it",
  over: "the end of the duel",
  winners: "the end of the duel",
};

export const SHOWN_OF_A_SIDE: Record<keyof SideView, string> = {
  dealt: "the characters to choose from",
  picks: "a mark on those that were chosen",
  picked: "how many the other one has chosen",
  reserve: "portraits beside the name",
  reserve_size: "backs beside the name",
  front: "the marker",
  out: "grey portraits beside the name",
  passive: "a note beside the name",
  hand: "the hand, or how many cards it has",
  backs: "the colours of the backs in a hand",
  shown: "the mark on a card of the hand that everybody knows",
};

export const SHOWN_OF_A_SPOT: Record<keyof SpotView, string> = {
  character: "the portrait and the name",
  life: "bullets",
  max_life: "empty bullets",
  gear: "the cards beside the character",
};
