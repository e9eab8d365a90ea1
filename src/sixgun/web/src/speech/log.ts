/** The log of a table: what has happened, in sentences. */

import type { ComputedRef, ShallowRef } from "vue";
import { shallowRef, watch } from "vue";
import type { Sentence, Report } from "../generated/protocol";
import type { TableState } from "../state/house";
import type { Moment } from "../state/moments";
import type { Speaker } from "./speaker";

/** A sentence of the log, and the report that it tells. */
export interface Entry {
  report: Report;
  sentence: string;
  /** Its place among all reports since the deal. */
  at: number;
}

/** What is told of reports, in sentences. */
export function entriesOf(told: readonly Sentence[], reports: readonly Report[], teller: Speaker): Entry[] {
  return told.flatMap((line) => {
    const [at] = line;
    const report = reports[at];
    return report ? [{ report, sentence: teller.line(line, report), at }] : [];
  });
}

/** Each line is said once, when it comes; all of them again when somebody else says them. */
export function useLog(
  state: Pick<TableState, "reports" | "told">,
  teller: ComputedRef<Speaker>,
): Readonly<ShallowRef<readonly Entry[]>> {
  const log = shallowRef<readonly Entry[]>([]);
  let said: readonly Sentence[] = [];
  watch(
    [() => state.told, teller],
    ([told], [, before]) => {
      const isContinued = before === teller.value && goesOn(said, told);
      const fresh = entriesOf(isContinued ? told.slice(said.length) : told, state.reports, teller.value);
      log.value = isContinued ? [...log.value, ...fresh] : fresh;
      said = told;
    },
    { immediate: true },
  );
  return log;
}

/** Are these the same lines with more behind them? */
function goesOn(before: readonly Sentence[], now: readonly Sentence[]): boolean {
  const last = before.length - 1;
  return last >= 0 && now.length >= before.length && now[last] === before[last];
}

/** What is said of what is on stage; "": nothing. Several cards that go together, the log tells as one. */
export function captionOf(
  { reports, told, asides }: Pick<TableState, "reports" | "told" | "asides">,
  { at, report, cards }: Pick<Moment, "at" | "report" | "cards">,
  teller: Speaker,
): string {
  const isOne = cards.length === report[3].length;
  const line = (isOne ? [...asides, ...told] : [...told, ...asides]).find(([place]) => place === at);
  return line ? (entriesOf([line], reports, teller)[0]?.sentence ?? "") : "";
}
