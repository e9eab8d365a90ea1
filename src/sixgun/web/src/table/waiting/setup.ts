/** The options of a table: which preset they are, and how a short list shows them. */

import { PLAYERS_NEED } from "../../generated/catalogue";
import type { TableOptions } from "../../generated/protocol";
import type { WholeOptions, WholeTableCard } from "../../net/whole";
import { t } from "../../speech/languages";

/** A duel as one opens it. */
export const DUEL: TableOptions = { game: "duel", players: 2 };

/** How many play, and who may come, is apart from how one plays. */
const APART: ReadonlySet<string> = new Set(["players", "public"]);

/** The names of options in the Fluent files: `setup-…`. */
export function wordOf(name: string): string {
  return name.replaceAll("_", "-");
}

/** The preset that these options are; "": somebody's own mix. */
export function presetOf(options: WholeOptions, presets: Record<string, WholeOptions>): string {
  const found = Object.entries(presets).find(([, preset]) => isSame(options, preset));
  return found?.[0] ?? "";
}

function isSame(options: WholeOptions, preset: WholeOptions): boolean {
  const fields = Object.keys(preset) as (keyof WholeOptions)[];
  return fields.every((field) => APART.has(field) || plain(options[field]) === plain(preset[field]));
}

function plain(value: WholeOptions[keyof WholeOptions]): string {
  return Array.isArray(value) ? [...value].sort().join() : String(value);
}

/** The box without which so many cannot play; "": none is needed. */
export function boxFor({ game, players }: Pick<WholeOptions, "game" | "players">): string {
  return game === "bang" ? (PLAYERS_NEED[players] ?? "") : "";
}

/** These options with the box that so many need, if it is missing. */
export function withNeededBox(options: WholeOptions): WholeOptions {
  const box = boxFor(options);
  return box && !options.sets.includes(box) ? { ...options, sets: [...options.sets, box] } : options;
}

/** Why a box is on the table that nobody has asked for; "": there is none. */
export function whyBox(options: WholeOptions): string {
  const box = boxFor(options);
  return box && t("setup-box-added", { players: options.players, box: t(`set-${wordOf(box)}`) });
}

/** A preset as it is chosen: the table stays as public as it was. */
export function chosenPreset(preset: WholeOptions, before: WholeOptions): WholeOptions {
  return { ...preset, sets: [...preset.sets], public: before.public };
}

export function presetName(preset: string): string {
  return preset ? t(`setup-preset-${preset}`) : t("setup-own");
}

/** The boxes on the table, by name. */
export function boxesOf(options: WholeOptions): string[] {
  return options.sets.map((set) => t(`set-${wordOf(set)}`));
}

/** A duel in a few words. */
function duelling({ fighters, tournament, minutes }: WholeOptions): string[] {
  return [
    t("setup-game-duel"),
    t("setup-shown-fighters", { count: fighters }),
    ...(tournament ? [t("setup-tournament")] : []),
    ...(minutes ? [t("setup-shown-clock", { name: t("setup-minutes-of", { minutes }) })] : []),
  ];
}

/** What is worth telling about a table in a few words. */
export function briefly(options: WholeOptions): string[] {
  const told = options.game === "duel" ? duelling(options) : boxesOf(options);
  if (options.simplified) {
    told.push(t("setup-simple"));
  }
  if (options.characters !== "random") {
    told.push(t(`setup-characters-${wordOf(options.characters)}`));
  }
  if (options.closed_discards) {
    told.push(t("setup-closed-discards"));
  }
  if (options.clock !== "normal") {
    told.push(t("setup-shown-clock", { name: t(`setup-clock-${options.clock}`) }));
  }
  if (!options.public) {
    told.push(t("setup-private"));
  }
  return told;
}

/** Does a table wait although nobody is there any more? */
export function isLeft({ status, chairs }: Pick<WholeTableCard, "status" | "chairs">): boolean {
  const isIdle = status === "waiting" || status === "over";
  return isIdle && !chairs.some(({ kind, here }) => kind === "person" && here);
}
