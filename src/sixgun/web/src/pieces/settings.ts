/** How somebody likes the table; kept in this browser. */

import { reactive, watch } from "vue";
import { kept } from "../kept";

export interface Settings {
  /** Ask once more before costly mistakes. */
  careful: boolean;
  /** How fast moments pass: 0 is off, 1 is as drawn. */
  speed: number;
  /** From 0 to 1. */
  volume: number;
  /** Have questions with one answer answered. */
  forced: boolean;
  /** Colours that stand out more; at first as the device says. */
  contrast: boolean;
}

const likesContrast = window.matchMedia?.("(prefers-contrast: more)").matches ?? false;
const DEFAULTS: Settings = {
  careful: true,
  speed: 1,
  volume: 0.6,
  forced: false,
  contrast: likesContrast,
};
const NAME = "settings";

function read(): Settings {
  try {
    const found: unknown = JSON.parse(kept.get(NAME) ?? "{}");
    return { ...DEFAULTS, ...(found as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Settings = reactive(read());
watch(settings, (now) => kept.set(NAME, JSON.stringify(now)));
