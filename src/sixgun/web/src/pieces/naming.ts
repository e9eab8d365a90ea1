/** How somebody wants to be called: one text for all fields that ask for it, kept by the house. */

import { computed, ref } from "vue";
import type { WritableComputedRef, Ref } from "vue";
import { RefusedError } from "../net/errors";
import type { WholeTold } from "../net/whole";
import { t } from "../speech/languages";
import { useHouse } from "../state/store";

/** So many characters may a name have; the house says so too. */
export const LONGEST_NAME = 20;

const typed = ref<string | null>(null); // null: as the house knows one
const reason: Ref<WholeTold | null> = ref(null);

export interface Naming {
  name: WritableComputedRef<string>;
  /** Why the house does not want this name. */
  reason: Ref<WholeTold | null>;
  /** Have the house keep the name; false: it does not want it. */
  save(): Promise<boolean>;
  /** The name, or what a stranger is called. */
  called(): string;
}

export function useNaming(): Naming {
  const house = useHouse();
  const name = computed({
    get: () => typed.value ?? house.state.me?.name ?? "",
    set(text) {
      typed.value = text;
      reason.value = null;
    },
  });

  async function save(): Promise<boolean> {
    const wanted = name.value.trim();
    if (!wanted || wanted === house.state.me?.name) {
      typed.value = null;
      return true;
    }
    try {
      await house.rename(wanted);
      typed.value = null;
    } catch (error) {
      if (error instanceof RefusedError) {
        reason.value = error.reason;
        return false;
      }
    }
    return true; // not answered: it goes along with the seat
  }

  return { name, reason, save, called: () => name.value.trim() || t("play-your-name") };
}
