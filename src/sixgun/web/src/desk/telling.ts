/** Says what a tournament has to tell: numbers of persons become names, words of the program words. */

import type { Foretold } from "../generated/desk_api";
import { FAMILIES, PERSONS } from "../generated/desk_words";
import type { Told } from "../generated/protocol";
import { LostError, RefusedError } from "../net/errors";
import { languages, pageSpeech, t } from "../speech/languages";

/** A number with two decimals, as the house sends it: `14922.00`. */
const DECIMAL = /^-?\d+\.\d\d$/;

/** A sentence of the desk: numbers become names, words of the program become words. */
export function tell(told: Told, nameOf: (number: string) => string): string {
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(told.args ?? {})) {
    args[name] = typeof value === "number" ? value : argument(name, value, nameOf);
  }
  return t(told.key, args);
}

/** What an act would do: its own lines, then what changes in the checklist. */
export function foretoldLines(found: Foretold, say: (told: Told) => string): string[] {
  const changes = found.checks.map(({ rule, before, after, notes }) => {
    const status = { before: t(`check-status-${before}`), after: t(`check-status-${after}`) };
    return [`${t("foretold-check", { rule, ...status })}.`, ...notes.map(say)].join(" ");
  });
  const lines = [...found.lines.map(say), ...changes];
  if (found.was_homologable !== found.homologable) {
    lines.push(t(found.homologable ? "foretold-homologable" : "foretold-not-homologable"));
  }
  return lines;
}

/** A value by the name of its field: a person's name, a word, or as it is. */
export function argument(name: string, value: string, nameOf: (number: string) => string): string {
  if (PERSONS.includes(name)) {
    return value.split(",").map(nameOf).join(", ");
  }
  if (DECIMAL.test(value)) {
    return decimal(value);
  }
  const key = `${FAMILIES[name] ?? ""}-${dashed(value)}`;
  return pageSpeech().knows(key) ? t(key) : value;
}

/** A word of the program as keys write it: `no_show` is `no-show`. */
export function dashed(word: string): string {
  return word.replaceAll("_", "-");
}

/** The word for something of the desk: `left-no-show` for no_show; nothing for nothing. */
export function word(family: string, value: string): string {
  return value ? t(`${family}-${dashed(value)}`) : "";
}

/** A number with decimals as people here write it: `14.922,00`. */
export function decimal(value: string): string {
  const shape = { minimumFractionDigits: 2, useGrouping: "always" } as Intl.NumberFormatOptions;
  return Number(value).toLocaleString(languages.value.page ?? "en", shape);
}

/** Why something was not done, for whoever is no guest of a tournament; what is no refusal is thrown on. */
export function explained(error: unknown): string {
  if (error instanceof RefusedError) {
    return tell(error.reason, (number) => number);
  }
  if (error instanceof LostError) {
    return t("page-lost");
  }
  throw error;
}
