/** Which bots somebody likes to play with, and how many; kept in this browser. */

import { computed, reactive, watch } from "vue";
import type { ComputedRef } from "vue";
import { kept } from "../kept";
import type { GameName } from "../protocol";
import { t } from "../speech/languages";
import { useHouse } from "../state/store";

interface Liked {
  players: number;
  /** "": one of the middle. */
  bot: string;
  /** The same for duels. */
  duelist: string;
}

const NAME = "bots";
const DEFAULTS: Liked = { players: 5, bot: "", duelist: "" };

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

export interface Bots {
  levels: ComputedRef<Level[]>;
  chosen: ComputedRef<string>;
  like: (bot: string) => void;
}

/** The bots of the house that play a game, from the easiest on, and the one that is chosen. */
export function useBots(game: () => GameName = () => "bang"): Bots {
  const { state } = useHouse();
  const field = computed(() => (game() === "duel" ? "duelist" : "bot"));
  const there = computed(() => (game() === "duel" ? state.welcome?.duel_bots : state.welcome?.bots) ?? []);
  const sorted = computed(() => [...there.value].sort((a, b) => a.level - b.level));
  const levels = computed(() =>
    sorted.value.map(({ bot }) => ({ value: bot, label: t(`bot-${bot}`) })),
  );
  const chosen = computed(() => {
    const wanted = liked[field.value];
    const isThere = sorted.value.some(({ bot }) => bot === wanted);
    const middle = sorted.value[Math.floor(sorted.value.length / 2)]?.bot ?? "";
    return isThere ? wanted : middle;
  });
  return { levels, chosen, like: (bot) => (liked[field.value] = bot) };
}
