/** A table at which nothing can be done: for what shows a game that is over. */

import { computed, ref, shallowReactive } from "vue";
import { DEFAULTS } from "../generated/protocol";
import { wholeChair, wholeOptions } from "../net/whole";
import type { WholeTable } from "../net/whole";
import { Director } from "../state/director";
import type { Manner } from "../state/director";
import type { HouseState } from "../state/house";
import { newHouse } from "../state/house";
import type { House } from "../state/store";
import { pageClock } from "../state/store";
import type { Choosing } from "../table/asking/choosing";

/** A house that knows one game and asks for nothing. What shows a table needs no more of it. */
export interface StillHouse {
  house: House;
  state: HouseState;
  director: Director;
}

export function stillHouse(manner: () => Manner): StillHouse {
  const state = shallowReactive(newHouse(0));
  const director = new Director(state, (parts) => void Object.assign(state, parts), { ...pageClock, manner });
  return { house: { state, director } as unknown as House, state, director };
}

/** The table of people who are long gone. */
export function stillTable(game: string, names: readonly string[], seat: number | null): WholeTable {
  return {
    ...DEFAULTS.Table,
    orders: null,
    t: "table",
    table: game,
    status: "over",
    options: wholeOptions({ players: names.length }),
    chairs: names.map((name) => wholeChair({ kind: "person", name, here: true })),
    owner: -1,
    seat: seat ?? -1,
    games: 1,
  };
}

/** Nothing can be chosen. */
export function nothingToChoose(): Choosing {
  return {
    choices: computed(() => []),
    groups: computed(() => []),
    aiming: ref(null),
    targets: computed(() => new Map()),
    doubtful: ref(null),
    sights: ref(new Map()),
    isOffered: () => false,
    pickCard: () => undefined,
    pickSeat: () => undefined,
    pickGroup: () => undefined,
    take: () => undefined,
    takeAnyway: () => undefined,
    cancel: () => undefined,
  };
}
