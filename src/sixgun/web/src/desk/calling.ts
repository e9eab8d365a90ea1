/** Calls for the referee are heard, too, and counted in the title of the tab. */

import type { Ref } from "vue";
import { ref, watch } from "vue";
import type { CallView } from "../generated/desk_api";
import { kept } from "../kept";
import { allowSound, play } from "../pieces/sounds";

const SWITCH = "call-sound";

/** Whether this browser sounds when somebody calls; it remembers. */
export function useCallSound(calls: () => readonly CallView[]): Ref<boolean> {
  const isOn = ref(kept.get(SWITCH) !== "off");
  allowSound();
  watch(isOn, (on) => kept.set(SWITCH, on ? "on" : "off"));
  watch(
    () => newestOf(calls()),
    (now, before) => {
      if (now > before && isOn.value) {
        play("call");
      }
    },
  );
  return isOn;
}

/** The call that came last: one that ends makes no sound. */
export function newestOf(calls: readonly CallView[]): number {
  return Math.max(0, ...calls.map(({ event }) => event));
}

/** `(2) Spring cup`: seen from another tab. */
export function counted(title: string, calls: readonly CallView[]): string {
  return calls.length ? `(${calls.length}) ${title}` : title;
}
