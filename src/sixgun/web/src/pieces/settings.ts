/** How somebody likes the table; kept in this browser. */

import { reactive, ref, watch } from "vue";
import { kept } from "../kept";
import type { Liking } from "../style/dress";
import { keptSettings, liking, SETTINGS } from "../style/dress";

/** The backs of cards to choose from. */
export const BACKS = ["card", "horseshoe"] as const;
export type Back = (typeof BACKS)[number];

export interface Settings extends Liking {
  /** Ask once more before costly mistakes. */
  careful: boolean;
  /** How fast moments pass: 0 is off, 1 is as drawn. */
  speed: number;
  /** From 0 to 1. */
  volume: number;
  /** Be told by the system when it is up to me and nobody looks. */
  notify: boolean;
  /** Be told by a phone that shakes. */
  vibrate: boolean;
  /** Be told by a mark on the icon of the installed app. */
  badge: boolean;
  /** Have questions with one answer answered. */
  forced: boolean;
  /** What the cards of the large game have on their backs. */
  back: Back;
}

const DEFAULTS: Omit<Settings, keyof Liking> = {
  careful: true,
  speed: 1,
  volume: 0.6,
  notify: false,
  vibrate: false,
  badge: true,
  forced: false,
  back: "card",
};

function read(): Settings {
  const found: Settings = { ...DEFAULTS, ...keptSettings(), ...liking() };
  return { ...found, back: BACKS.includes(found.back) ? found.back : DEFAULTS.back };
}

/** How much faster moments pass where those who are out have agreed to hurry; 0: they are not shown. */
export const haste = ref(1);

export const settings: Settings = reactive(read());
watch(settings, (now) => kept.set(SETTINGS, JSON.stringify(now)));
