/** Which bots somebody likes to play with, and how many; kept in this browser. */

import { computed, reactive, watch } from "vue";
import type { ComputedRef } from "vue";
import { ANY_TEMPER } from "../generated/protocol";
import type { GameName } from "../generated/protocol";
import { kept } from "../kept";
import { t } from "../speech/languages";
import { useHouse } from "../state/store";

interface Liked {
  players: number;
  /** "": whom the house takes. */
  bot: string;
  /** The same for duels. */
  duelist: string;
  /** The personality of bots that can have one; "": none in particular. */
  temper: string;
}

const NAME = "bots";
const DEFAULTS: Liked = { players: 5, bot: "", duelist: "", temper: "" };

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

export interface Temper extends Level {
  about: string;
}

export interface Bots {
  /** The bots that play the game, from the easiest on. */
  levels: ComputedRef<Level[]>;
  chosen: ComputedRef<string>;
  like: (bot: string) => void;
  /** The personalities that a bot can have; none if it is always the same. */
  tempersOf: (bot: string) => Temper[];
  /** What is asked for with a bot: the personality that somebody likes, if it can have it. */
  temperFor: (bot: string) => string;
}

export function temperLabel(temper: string): string {
  return t(`temper-${temper || "plain"}`);
}

/** The bots of the house that play a game, and those that are chosen. */
export function useBots(game: () => GameName = () => "bang"): Bots {
  const { state } = useHouse();
  const field = computed(() => (game() === "duel" ? "duelist" : "bot"));
  const there = computed(() => (game() === "duel" ? state.welcome?.duel_bots : state.welcome?.bots) ?? []);
  const sorted = computed(() => [...there.value].sort((a, b) => a.level - b.level));
  const levels = computed(() => sorted.value.map(({ bot }) => ({ value: bot, label: t(`bot-${bot}`) })));
  const chosen = computed(() => {
    const wanted = liked[field.value];
    const isThere = sorted.value.some(({ bot }) => bot === wanted);
    return isThere ? wanted : (sorted.value.find(({ usual }) => usual)?.bot ?? "");
  });
  function tempersOf(wanted: string): Temper[] {
    const names = sorted.value.find(({ bot }) => bot === wanted)?.tempers ?? [];
    return (names.length ? ["", ANY_TEMPER, ...names] : []).map((value) => ({
      value,
      label: temperLabel(value),
      about: t(`temper-${value || "plain"}.about`),
    }));
  }
  function temperFor(bot: string): string {
    return tempersOf(bot).some(({ value }) => value === liked.temper) ? liked.temper : "";
  }
  return { levels, chosen, like: (bot) => (liked[field.value] = bot), tempersOf, temperFor };
}
