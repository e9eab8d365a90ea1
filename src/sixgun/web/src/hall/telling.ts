/** Says what the desk has to tell: numbers of persons become names, words of the desk words. */

import type { Told } from "../protocol";
import { languages, pageSpeech, t } from "../speech/languages";

/** Names by the numbers of persons. */
export type Names = Readonly<Record<string, string>>;

/** A person's name; the number, if the name was erased. */
export function nameIn(names: Names, number: string): string {
  return names[number] ?? number;
}

/** Arguments that are words of their own, and the family of keys they are in. */
const FAMILIES: Record<string, string> = {
  role: "role",
  outcome: "outcome",
  derogation: "derogation",
  duel: "bracket",
  status: "table-status",
  character: "character",
};
const PERSONS = ["player", "foe", "players"];

/** The word for something of the desk: `left-no-show` for no_show. */
export function word(family: string, value: string): string {
  return value ? t(`${family}-${value.replaceAll("_", "-")}`) : "";
}

/** A sentence of the tournament. */
export function tell(told: Told, names: Names): string {
  const given = Object.entries(told.args ?? {}).map(([name, value]) => [name, argument(name, value, names)]);
  return t(told.key, Object.fromEntries(given) as Record<string, string | number>);
}

/** A number with two decimals, as the house sends it: `14922.00`. */
const DECIMAL = /^-?\d+\.\d\d$/;

/** The same as people here write it: `14.922,00`. */
export function decimal(value: string): string {
  const shape = { minimumFractionDigits: 2, useGrouping: "always" } as Intl.NumberFormatOptions;
  return Number(value).toLocaleString(languages.value.page ?? "en", shape);
}

function argument(name: string, value: string | number, names: Names): string | number {
  if (typeof value === "number") {
    return value;
  }
  if (PERSONS.includes(name)) {
    return value.split(",").map((number) => nameIn(names, number)).join(", ");
  }
  if (DECIMAL.test(value)) {
    return decimal(value);
  }
  const key = `${FAMILIES[name] ?? ""}-${value.replaceAll("_", "-")}`;
  return pageSpeech().knows(key) ? t(key) : value;
}
