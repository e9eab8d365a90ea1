/** What a table of either game needs: what the house asks, what can be chosen, what is seen close. */

import type { ComputedRef, Ref } from "vue";
import { computed, ref } from "vue";
import type { WholeTable } from "../../net/whole";
import { settings } from "../../pieces/settings";
import type { HouseState } from "../../state/house";
import { useHouse } from "../../state/store";
import type { Choosing } from "../asking/choosing";
import { useChoosing } from "../asking/choosing";

export interface Playing {
  state: Readonly<HouseState>;
  table: ComputedRef<WholeTable | null>;
  /** The seat that the house waits for. */
  asked: ComputedRef<number | null>;
  choosing: Choosing;
  /** What is seen close; "": nothing is. */
  zoomed: Ref<string>;
}

export function usePlaying(): Playing {
  const house = useHouse();
  const { state } = house;
  return {
    state,
    table: computed(() => state.table),
    asked: computed(() => state.question?.seat ?? null),
    choosing: useChoosing(house, () => settings.careful),
    zoomed: ref(""),
  };
}
