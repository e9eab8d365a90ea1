/**
 * The fields of a view that no report carries, and why: they are set at the end of each update, when
 * the view of the house is. Everything else of a view has followed from reports by then (`moves.ts`,
 * `duel_moves.ts`), and tests hold that over whole games.
 */

import type { DuelView, GameView, SeatView, SideView, SpotView } from "../generated/protocol";

const COUNTED = "counts what cards and abilities do; the reports say what happened, not what of it counts";
const UNDER_WAY = "ends with an effect, and that is no event of its own";
const KNOWLEDGE = "who knows which card decays where cards move unseen, without a report";
const ARRIVAL = "the cards are known; their order changes when some are put back in the order of the deck";
const END = "the sheet of the end comes when everything is told, with all roles";
const CHOSEN = "a choice that nobody else may see has no report";

export const ADJUSTED_GAME: Partial<Record<keyof GameView, string>> = {
  seats: "see ADJUSTED_SEAT",
  deck: KNOWLEDGE,
  fresh: COUNTED,
  bangs_played: COUNTED,
  used: COUNTED,
  duty: "the card that is shown must be played; when that is over, nothing says so",
  rounds: COUNTED,
  card_played: UNDER_WAY,
  extra_turn: UNDER_WAY,
  named_suit: UNDER_WAY,
  over: END,
  winners: END,
};

export const ADJUSTED_SEAT: Partial<Record<keyof SeatView, string>> = {
  role: "at the end all roles are shown at once",
  hand: ARRIVAL,
  shown: KNOWLEDGE,
  pick: CHOSEN,
  spare: CHOSEN,
  has_spare: "spares are dealt face down, which is not told",
};

export const ADJUSTED_DUEL: Partial<Record<keyof DuelView, string>> = {
  sides: "see ADJUSTED_SIDE",
  bangs_played: COUNTED,
  swapped: COUNTED,
  used: COUNTED,
  card_played: UNDER_WAY,
  over: END,
  winners: END,
  common_back: "the card below is only seen when the one above it is gone",
};

export const ADJUSTED_SIDE: Partial<Record<keyof SideView, string>> = {
  dealt: "put away when all have chosen",
  picks: CHOSEN,
  picked: CHOSEN,
  reserve: CHOSEN,
  reserve_size: CHOSEN,
  hand: ARRIVAL,
  backs: ARRIVAL,
  shown: KNOWLEDGE,
};

export const ADJUSTED_SPOT: Partial<Record<keyof SpotView, string>> = {};
