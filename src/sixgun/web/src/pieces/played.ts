/** Whom somebody played, in whichever game: names and pictures; the duel's are loaded when they are needed. */

import type { ComputedRef } from "vue";
import { computed, shallowRef } from "vue";
import { CHARACTERS, ROLES } from "../generated/catalogue";
import { speakDuel, t } from "../speech/languages";
import { nameOf } from "../speech/words";

export interface Played {
  name: string;
  shelf: string;
}

/** The sides of the duel. */
const SIDES: ReadonlySet<string> = new Set(["law", "outlaws"]);
const duel = shallowRef<typeof import("../duel/words") | null>(null);
let loading: Promise<void> | null = null;

async function load(): Promise<void> {
  const [words] = await Promise.all([import("../duel/words"), import("../duel/drawn"), speakDuel()]);
  duel.value = words;
}

/** What a role or a character of any game is called, and where its picture is. */
export function usePlayed(): ComputedRef<(slug: string) => Played> {
  return computed(() => {
    const words = duel.value;
    return (slug) => {
      if (SIDES.has(slug)) {
        loading ??= load(); // for its picture
        return { name: t(`setup-side-${slug}`), shelf: words ? "duel_signs" : "" };
      }
      if (slug in CHARACTERS || ROLES.includes(slug)) {
        return { name: nameOf(slug), shelf: slug in CHARACTERS ? "characters" : "roles" };
      }
      loading ??= load();
      return { name: words?.duelName(slug) ?? "", shelf: words ? "duel_characters" : "" };
    };
  });
}
