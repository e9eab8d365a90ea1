/** What components say about the game they show: a teller, and the log of what has happened. */

import type { ComputedRef, ShallowRef } from "vue";
import { computed, shallowRef, watch } from "vue";
import type { Report } from "../protocol";
import type { TableState } from "../state/house";
import { mySeat, namesAt } from "../state/house";
import type { Entry } from "./chronicle";
import { Chronicle } from "./chronicle";
import { cardSpeech, pageSpeech } from "./languages";
import type { Tongue } from "./teller";
import { Teller } from "./teller";

/** Who tells this table to its viewer; another one only if names or languages change. */
export function useTeller(
  state: TableState,
  manner: Pick<Tongue, "marks" | "letters"> = {},
): ComputedRef<Teller> {
  const names = computed(() => namesAt(state).join("\n")); // no name has a line break
  const me = computed(() => mySeat(state));
  return computed(() => {
    const said = { speech: pageSpeech(), cards: cardSpeech() };
    return new Teller({ ...said, ...manner, names: names.value.split("\n"), me: me.value });
  });
}

/** What has happened, in sentences; each report is told once, when it comes. */
export function useLog(
  state: TableState,
  teller: ComputedRef<Teller>,
): Readonly<ShallowRef<readonly Entry[]>> {
  const log = shallowRef<readonly Entry[]>([]);
  let chronicle = new Chronicle(teller.value);
  let told: readonly Report[] = [];
  watch(
    [() => state.reports, teller],
    ([reports], [, before]) => {
      const isContinued = before === teller.value && goesOn(told, reports);
      if (!isContinued) {
        chronicle = new Chronicle(teller.value);
      }
      const fresh = chronicle.tell(isContinued ? reports.slice(told.length) : reports);
      log.value = isContinued ? [...log.value, ...fresh] : fresh;
      told = reports;
    },
    { immediate: true },
  );
  return log;
}

/** Are these the same reports with more behind them? */
function goesOn(before: readonly Report[], now: readonly Report[]): boolean {
  const last = before.length - 1;
  return last >= 0 && now.length >= before.length && now[last] === before[last];
}
