/** Pages that turn by themselves, and can be held. */

import type { ComputedRef, Ref } from "vue";
import { computed, onBeforeUnmount, ref } from "vue";

export interface Turning {
  /** Which page lies on top, from 0. */
  at: ComputedRef<number>;
  isHeld: Ref<boolean>;
  turn(by: number): void;
}

/** `every` milliseconds the next of `count` pages; whoever turns by hand gives it the whole time. */
export function useTurning(count: () => number, every: number): Turning {
  const turns = ref(0);
  const isHeld = ref(false);
  let alarm = window.setInterval(tick, every);

  function tick(): void {
    if (!isHeld.value) {
      turns.value += 1;
    }
  }
  function turn(by: number): void {
    turns.value += by;
    window.clearInterval(alarm);
    alarm = window.setInterval(tick, every);
  }
  onBeforeUnmount(() => window.clearInterval(alarm));
  const at = computed(() => {
    const pages = Math.max(1, count());
    return ((turns.value % pages) + pages) % pages;
  });
  return { at, isHeld, turn };
}
