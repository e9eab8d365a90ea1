/** Months and days, as they are written where one lives. */

import { languages } from "../speech/languages";

function written(date: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(languages.value.page ?? "en", options).format(date);
}

/** Of 2026-11: Nov 26, or with room November 2026. */
export function monthName(month: string, style: "short" | "long" = "long"): string {
  const date = new Date(`${month}-15T12:00:00`);
  return written(date, { month: style, year: style === "short" ? "2-digit" : "numeric" });
}

/** Of 2026-11: Nov. */
export function monthAlone(month: string): string {
  return written(new Date(`${month}-15T12:00:00`), { month: "short" });
}

export function dayName(day: string): string {
  return written(new Date(`${day}T12:00:00`), { dateStyle: "medium" });
}
