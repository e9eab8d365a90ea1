/** The auction as one player meets it: what there is to do, and which offers make sense. */

import type { AuctionView, PhoneSeat } from "../../generated/desk_api";

export const STEP = 10;

export type Task = "open" | "bid" | "last" | "wait" | "done";

/** What this player has to do now. */
export function taskOf(seat: PhoneSeat, auction: AuctionView): Task {
  if (auction.phase === "done") {
    return "done";
  }
  return auction.turn === seat.seat - 1 ? (auction.phase as Task) : "wait";
}

/** The least and the most that this player can offer now; the house has the last word. */
export function offers(seat: PhoneSeat, auction: AuctionView, money: number): { least: number; most: number } {
  const least = auction.phase === "bid" ? auction.price + STEP : STEP;
  const most = seat.never_raises ? least : Math.max(least, Math.floor(money / STEP) * STEP);
  return { least, most };
}

/** How somebody at the table is doing in this auction. */
export type Standing = "bought" | "leads" | "passed" | "in" | "waits";

export function standingOf(at: number, auction: AuctionView): Standing {
  if (auction.bought[at]) {
    return "bought";
  }
  if (auction.phase !== "bid") {
    return "waits";
  }
  if (auction.leader === at) {
    return "leads";
  }
  return auction.bidders.includes(at) ? "in" : "passed";
}
