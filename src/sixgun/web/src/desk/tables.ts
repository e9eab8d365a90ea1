/** From a tournament to a table of the house: a ticket, somebody to bring it, and there one is. */

import type { TicketGiven } from "../generated/desk_api";
import { go } from "../router/router";
import type { House } from "../state/store";
import type { TournamentApi } from "./net";

/** Whoever this browser is in the house goes to the table that a ticket leads to. */
export async function goToTable(api: TournamentApi, house: House, ticket: Promise<TicketGiven>): Promise<void> {
  const given = await ticket;
  await house.people.arrive();
  go({ page: "table", table: await api.sit(given) });
}
