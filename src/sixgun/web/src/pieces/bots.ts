/** Which bots somebody likes to play with, and how many; kept in this browser. */

import { computed, reactive, watch } from "vue";
import type { ComputedRef } from "vue";
import { kept } from "../kept";
import { t } from "../speech/languages";
import { useHouse } from "../state/store";

interface Liked {
  players: number;
  /** "": one of the middle. */
  bot: string;
}

const NAME = "bots";
const DEFAULTS: Liked = { players: 5, bot: "" };

function read(): Liked {
  try {
    return { ...DEFAULTS, ...(JSON.parse(kept.get(NAME) ?? "{}") as Partial<Liked>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const liked: Liked = reactive(read());
watch(liked, (now) => kept.set(NAME, JSON.stringify(now)));

export interface Level {
  value: string;
  label: string;
}

/** The bots of the house from the easiest on, and the one that is chosen. */
export function useBots(): { levels: ComputedRef<Level[]>; chosen: ComputedRef<string> } {
  const { state } = useHouse();
  const sorted = computed(() => [...(state.welcome?.bots ?? [])].sort((a, b) => a.level - b.level));
  const levels = computed(() =>
    sorted.value.map(({ bot }) => ({ value: bot, label: t(`bot-${bot}`) })),
  );
  const chosen = computed(() => {
    const isThere = sorted.value.some(({ bot }) => bot === liked.bot);
    const middle = sorted.value[Math.floor(sorted.value.length / 2)]?.bot ?? "";
    return isThere ? liked.bot : middle;
  });
  return { levels, chosen };
}
