/** The log of a table: what has happened, in sentences. */

import type { ComputedRef, ShallowRef } from "vue";
import { shallowRef, watch } from "vue";
import type { Report } from "../generated/protocol";
import type { TableState } from "../state/house";
import type { Entry, Narrator } from "./narrator";

/** Each report is told once, when it comes; all of them again when somebody else tells them. */
export function useLog(
  state: Pick<TableState, "reports">,
  teller: ComputedRef<Narrator>,
): Readonly<ShallowRef<readonly Entry[]>> {
  const log = shallowRef<readonly Entry[]>([]);
  let scribe = teller.value.scribe();
  let told: readonly Report[] = [];
  watch(
    [() => state.reports, teller],
    ([reports], [, before]) => {
      const isContinued = before === teller.value && goesOn(told, reports);
      if (!isContinued) {
        scribe = teller.value.scribe();
      }
      const fresh = scribe.tell(isContinued ? reports.slice(told.length) : reports);
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
