/** Whoever is nudged hears it, wherever the page is. */

import { watch } from "vue";
import { play } from "../../pieces/sounds";
import type { House } from "../../state/store";

const NUDGED = "notice-nudged";

export function useNudge({ state }: House): void {
  watch(
    () => state.notices.findLast(({ told }) => told.key === NUDGED)?.id,
    (id) => id !== undefined && play("call"),
  );
}
