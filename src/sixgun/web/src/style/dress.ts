/**
 * By day or by night: what the pages are dressed in.
 *
 * Part of the first, small file, so that nobody who chose the night sees the day for a moment.
 */

import { kept } from "../kept";

/** As this device says, or as somebody has chosen. */
export type Theme = "auto" | "light" | "dark";
export interface Liking {
  theme: Theme;
  /** Colours that stand out more. */
  contrast: boolean;
}

/** Where the settings are kept. */
export const SETTINGS = "settings";

const night = window.matchMedia?.("(prefers-color-scheme: dark)");

/** What is kept here, whatever it is: an older version may have written it, or anybody. */
export function keptSettings(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(kept.get(SETTINGS) ?? "{}");
    return found !== null && typeof found === "object" ? { ...found } : {};
  } catch {
    return {};
  }
}

/** How somebody likes it, or at first how his device does. */
export function liking(): Liking {
  const { theme, contrast } = keptSettings();
  return {
    theme: theme === "light" || theme === "dark" ? theme : "auto",
    contrast:
      typeof contrast === "boolean" ? contrast : (window.matchMedia?.("(prefers-contrast: more)").matches ?? false),
  };
}

/** Is it night, for who likes this? */
function isNight(theme: Theme): boolean {
  return theme === "auto" ? (night?.matches ?? false) : theme === "dark";
}

/** Dress the page. */
export function dress({ theme, contrast }: Liking): void {
  const { dataset } = document.documentElement;
  dataset.theme = isNight(theme) ? "dark" : "light";
  dataset.contrast = contrast ? "high" : "usual";
}

/** Dress it again whenever the device changes its mind. */
export function dressAgain(liked: () => Liking): void {
  night?.addEventListener("change", () => dress(liked()));
}
