/** Ways to a seat: each ends at a table that one looks at, or tells why not. */

import type { TableOptions } from "../../generated/protocol";
import { RefusedError } from "../../net/errors";
import type { House } from "../../state/store";

/** Two people who have not said how they are called are told apart by a number. */
const ALIKE = new Set(["refusal-name-taken", "refusal-name-lookalike"]);
const MOST_SEATS = 8;

/** Sit down at the table one looks at; -1: on any free seat. */
export async function sitDown(house: House, name: string, seat = -1, number = 1): Promise<void> {
  const called = number > 1 ? `${name} ${number}` : name;
  try {
    await house.request({ t: "sit", name: called, seat });
  } catch (error) {
    const isAlike = error instanceof RefusedError && ALIKE.has(error.reason.key);
    const isStranger = !house.state.me?.name;
    if (!isAlike || !isStranger || number >= MOST_SEATS) {
      throw error;
    }
    await sitDown(house, name, seat, number + 1);
  }
}

/** Open a table of one's own and sit down there; its name. */
export async function openTable(house: House, name: string, options: TableOptions, circle = ""): Promise<string> {
  const { table } = await house.request({ t: "open", options, circle });
  await house.watch(table);
  await sitDown(house, name);
  return table;
}

/** Sit down at a table of the list; its name. */
export async function joinTable(house: House, name: string, table: string): Promise<string> {
  await house.watch(table);
  try {
    await sitDown(house, name);
  } catch (error) {
    await house.unwatch();
    throw error;
  }
  return table;
}

/** No reason to be told: somebody who comes by a code then looks on. */
const NO_SEAT = new Set(["refusal-already-seated", "refusal-no-free-seat", "refusal-game-running"]);

/** Come by a room code, and sit down if there is a seat and a name; the table. */
export async function comeByCode(house: House, code: string, name: string): Promise<string> {
  const table = await house.people.enterRoom(code);
  await house.watch(table);
  await house.attempt(async () => {
    try {
      await (name && sitDown(house, name));
    } catch (error) {
      if (!(error instanceof RefusedError && NO_SEAT.has(error.reason.key))) {
        throw error;
      }
    }
  });
  return table;
}

/** Sit down wherever somebody is waiting; the table. */
export async function quickSeat(house: House, name: string): Promise<string> {
  const { table } = await house.request({ t: "quick", name });
  await house.watch(table); // the house looks there already, but the page must know it too
  return table;
}
