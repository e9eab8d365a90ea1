/** From a tournament to a table of the house: a ticket, somebody to bring it, and there one is. */

import type { ClockName } from "../protocol";
import { go } from "../router/router";
import type { House } from "../state/store";
import type { TicketGiven } from "./api";
import type { TournamentApi } from "./net";

/** The bots of the house, the easiest first. */
export const BOTS = ["tenderfoot", "drifter", "gunslinger", "tracker", "marshal"] as const;
/** How long people may think at a table of the house. */
export const TABLE_CLOCKS: readonly ClockName[] = ["relaxed", "normal", "fast", "none"];

/** Whoever this browser is in the house goes to the table that a ticket leads to. */
export async function goToTable(api: TournamentApi, house: House, ticket: Promise<TicketGiven>): Promise<void> {
  const given = await ticket;
  await house.people.arrive();
  go({ page: "table", table: await api.sit(given) });
}
