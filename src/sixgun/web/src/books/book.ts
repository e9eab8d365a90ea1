/** What the rulebook and the lessons say: more than a table needs, so it is loaded when it is read. */

import type { ShallowRef } from "vue";
import { shallowRef, watch } from "vue";
import { languages, loadBooks } from "../speech/languages";
import type { Speech } from "../speech/speech";

/** The speech of the page with the books; null until they are there. */
export function useBook(): Readonly<ShallowRef<Speech | null>> {
  const book = shallowRef<Speech | null>(null);
  watch(
    () => languages.value.page,
    async (lang) => {
      const speech = lang ? await loadBooks(lang) : null;
      if (lang === languages.value.page) {
        book.value = speech;
      }
    },
    { immediate: true },
  );
  return book;
}
