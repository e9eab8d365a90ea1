/** Tips in somebody's first games: each is given once; kept in this browser. */

import type { ComputedRef } from "vue";
import { computed, reactive, ref, watch } from "vue";
import type { Keeper } from "../../kept";
import { kept } from "../../kept";
import { mySeat } from "../../state/house";
import { useHouse } from "../../state/store";
import type { Choosing } from "../asking/choosing";

const NAME = "tips";
/** Whoever wants no tips has had this one. */
const ALL = "all";

export type Tip = "turn" | "grey" | "number";
/** The order in which they are given, if several would fit. */
const TIPS: readonly Tip[] = ["turn", "number", "grey"];

/** Which tips were given. */
export class Tips {
  private readonly given: Set<string>;

  constructor(private readonly keeper: Keeper) {
    this.given = reactive(new Set(read(keeper)));
  }

  has(tip: Tip): boolean {
    return this.given.has(tip) || this.given.has(ALL);
  }

  give(tip: Tip): void {
    this.note(tip);
  }

  stop(): void {
    this.note(ALL);
  }

  private note(what: string): void {
    this.given.add(what);
    this.keeper.set(NAME, JSON.stringify([...this.given]));
  }
}

function read(keeper: Keeper): string[] {
  try {
    const found: unknown = JSON.parse(keeper.get(NAME) ?? "[]");
    return Array.isArray(found) ? found.filter((each) => typeof each === "string") : [];
  } catch {
    return []; // somebody else wrote there: nothing is remembered
  }
}

export const tips = new Tips(kept);

export interface Coach {
  /** What is said now; null: nothing. */
  tip: ComputedRef<Tip | null>;
  /** It was read. */
  done: () => void;
  /** Say nothing more, ever. */
  stop: () => void;
}

/** What fits the moment: only in the own turn, when nothing lies in the middle of the table to be chosen. */
export function useCoach(choosing: Choosing, hand: () => readonly (string | null)[]): Coach {
  const { state } = useHouse();
  const isMyTurn = computed(() => {
    const { question, table, lesson } = state;
    const isReal = !lesson && !table?.tournament && !table?.scenario;
    return isReal && question?.kind === "play" && question.seat === mySeat(state) && choosing.choices.value.length > 0;
  });
  const fits: Record<Tip, () => boolean> = {
    turn: () => isMyTurn.value && !choosing.aiming.value,
    number: () => isMyTurn.value && [...choosing.sights.value.values()].some(({ distance }) => distance !== null),
    grey: () => isMyTurn.value && hand().some((face) => face !== null && !choosing.isOffered(face)),
  };
  /** One tip a question: the second comes with the next one. */
  const spoken = ref(0);
  const tip = computed(() => {
    if (spoken.value === state.question?.decision) {
      return null;
    }
    return TIPS.find((each) => !tips.has(each) && fits[each]()) ?? null;
  });
  // Whoever goes on to another question has seen it, too.
  let before: { tip: Tip; decision: number } | null = null;
  watch([tip, () => state.question?.decision], ([now, decision]) => {
    if (before && decision !== undefined && decision !== before.decision) {
      tips.give(before.tip);
      before = null;
    } else if (now && decision !== undefined) {
      before = { tip: now, decision };
    }
  });
  return {
    tip,
    done(): void {
      const said = tip.value; // from here on it is another one
      if (said) {
        tips.give(said);
        spoken.value = state.question?.decision ?? 0;
      }
    },
    stop: () => tips.stop(),
  };
}
