/** What somebody has just said stands over the seat for a while. */

import { onUnmounted, shallowRef, watch } from "vue";
import type { ShallowRef } from "vue";
import type { WholeSaid } from "../../net/whole";
import { isDrawn } from "../../pieces/art";
import { isHeard } from "../../pieces/company";
import { useHouse } from "../../state/store";

/** How long a bubble stays, in milliseconds. */
const STAYS = 4500;

/** The drawing that says a phrase; "": it is said in words. */
export function picture(phrase: string): string {
  const name = phrase.replaceAll("-", "_");
  return isDrawn("emotes", name) ? name : "";
}

/** What was said last at a seat, as long as it is worth showing. */
export function useBubble(seat: () => number): ShallowRef<WholeSaid | null> {
  const house = useHouse();
  const now = shallowRef<WholeSaid | null>(null);
  let alarm = 0;
  watch(
    () => house.state.chat.at(-1),
    (said) => {
      if (!said || said.past || said.seat !== seat() || !isHeard(house, said.who)) {
        return;
      }
      window.clearTimeout(alarm);
      now.value = said;
      alarm = window.setTimeout(() => (now.value = null), STAYS);
    },
  );
  onUnmounted(() => window.clearTimeout(alarm));
  return now;
}
