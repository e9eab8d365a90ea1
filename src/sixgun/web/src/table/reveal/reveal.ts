/** How a game begins: until when one may look at who one is, and that one has looked. */

import type { ComputedRef } from "vue";
import { computed, onBeforeUnmount, ref, watch } from "vue";
import { keptInTab } from "../../kept";
import { useHouse } from "../../state/store";

/** The game that somebody was ready for; a page that is loaded again need not ask twice. */
const READY = "ready";

export interface Reveal {
  /** Nobody is asked yet. */
  isOn: ComputedRef<boolean>;
  /** The sheet that says who one is lies over the table. */
  isOpen: ComputedRef<boolean>;
  /** Until the game begins; null: it begins when one is ready. */
  seconds: ComputedRef<number | null>;
  /** Put the sheet away. Alone that begins the game; else nobody hears of it. */
  ready: () => void;
}

export function useReveal(): Reveal {
  const house = useHouse();
  const { state } = house;
  const done = ref(keptInTab.get(READY) ?? "");
  const now = ref(performance.now());
  const ends = ref(0);
  let alarm = 0;

  watch(
    () => state.table,
    (table) => {
      window.clearInterval(alarm);
      now.value = performance.now();
      if (table && table.reveal > 0) {
        ends.value = now.value + table.reveal;
        alarm = window.setInterval(() => (now.value = performance.now()), 250);
      }
    },
    { immediate: true },
  );
  onBeforeUnmount(() => window.clearInterval(alarm));

  const game = computed(() => state.game?.game ?? "");
  const isOn = computed(() => (state.table?.reveal ?? 0) !== 0 && game.value !== "");
  const isMine = computed(() => (state.table?.seat ?? -1) >= 0);
  return {
    isOn,
    isOpen: computed(() => isOn.value && isMine.value && done.value !== game.value),
    seconds: computed(() =>
      (state.table?.reveal ?? 0) > 0 ? Math.max(1, Math.ceil((ends.value - now.value) / 1000)) : null,
    ),
    ready(): void {
      done.value = game.value;
      keptInTab.set(READY, game.value);
      void house.attempt(() => house.request({ t: "ready" }));
    },
  };
}

/** Where the goal of a role stands in the Fluent files: it is another one with three and with eight. */
export function goalKey(role: string, players: number): string {
  if (players === 3) {
    return `goal-${role}-three`;
  }
  return players === 8 && (role === "sheriff" || role === "renegade") ? `goal-${role}-eight` : `goal-${role}`;
}
