/** What is worth seeing of what has happened: a card played, a shot, a draw!, an end. */

import type { GameView, Report } from "../generated/protocol";

/** One thing to be shown for a moment. */
export interface Moment extends Scene {
  /** Its place among all reports since the deal. */
  at: number;
  report: Report;
  /** The cards it shows; null: face down. */
  cards: readonly (string | null)[];
  /** Whom it comes from, and whom it goes to. */
  from: number | null;
  to: number | null;
  /** Somebody is asked because of it: it stays while the question is read. */
  stays: boolean;
  /** So long it is shown this time, in milliseconds; shorter if much is waiting. */
  shown: number;
}

/** How a report is shown. */
export interface Scene {
  kind: "card" | "sign" | "draw" | "event" | "death" | "character" | "role";
  /** The symbol that stands for it, if no card does. */
  symbol: string;
  sound: SoundName | "";
  /** So long it is shown, in milliseconds at normal speed. */
  lasts: number;
}

export type SoundName =
  "card" | "shot" | "missed" | "hurt" | "beer" | "boom" | "jail" | "death" | "draw" | "event" | "turn" | "end";

/** How each kind of report is shown, by its key. */
export type Scenes = Readonly<Record<string, Scene>>;

/** A card that is shown for a moment. */
export function card(lasts: number, sound: Scene["sound"] = "card"): Scene {
  return { kind: "card", symbol: "draw_card", sound, lasts };
}

/** A sign that stands for what cannot be shown as a card. */
export function sign(symbol: string, lasts: number, sound: Scene["sound"] = ""): Scene {
  return { kind: "sign", symbol, sound, lasts };
}

/**
 * How each kind of report is shown that both games have. Routine is short: on the average an update
 * takes less than 60 % of the pause before the next one, or the stage would fall behind.
 */
export const COMMON_SCENES: Scenes = {
  turn_began: sign("turn", 220),
  drew: card(200),
  drew_openly: card(400),
  turned_up: { kind: "draw", symbol: "draw", sound: "draw", lasts: 700 },
  laid_out: { kind: "draw", symbol: "draw_card", sound: "draw", lasts: 500 },
  picked: card(260),
  played: card(550),
  answered: card(450),
  equipped: card(380),
  used: card(380),
  discarded: card(220),
  lost_gear: card(220),
  gear_moved: card(350),
  took_gear: card(350),
  stole: card(300),
  shot: sign("bang", 320, "shot"),
  missed: sign("missed", 280, "missed"),
  hurt: sign("bang", 400, "hurt"),
  healed: sign("beer", 280, "beer"),
  exploded: sign("dynamite", 900, "boom"),
};

/** How the others are shown; what is not here is told by the log alone. */
export const SCENES: Scenes = {
  ...COMMON_SCENES,
  dealt_role: { kind: "role", symbol: "", sound: "", lasts: 300 },
  offered_characters: sign("question", 400),
  took_character: { kind: "character", symbol: "", sound: "", lasts: 240 },
  took_discard: card(300),
  put_back: card(240),
  gave: card(300),
  showed: card(450),
  buried_in_deck: card(240),
  inherited: card(350),
  challenged: sign("bang", 450, "shot"),
  aimed_at_card: card(500, "shot"),
  jailed: sign("jail", 600, "jail"),
  jail_opened: sign("jail", 350),
  departed: sign("skull", 400),
  rose: sign("life", 700, "event"),
  changed_character: { kind: "character", symbol: "", sound: "event", lasts: 700 },
  died: { kind: "death", symbol: "skull", sound: "death", lasts: 1500 },
  penalised: sign("sheriff", 500),
  event_revealed: { kind: "event", symbol: "", sound: "event", lasts: 1500 },
  noon_began: sign("warning", 900, "event"),
  game_over: sign("check", 500, "end"),
};

/** What one is oneself the target of is played in full. */
const AT_ME: Readonly<Record<string, number>> = {
  shot: 750,
  hurt: 700,
  challenged: 800,
  stole: 600,
  aimed_at_card: 800,
};
/** Reports whose seat is whom something is done to. */
const SUFFERED = new Set(["shot", "hurt", "died"]);

/** How a report is shown to somebody; null: not at all. */
export function sceneOf(scenes: Scenes, report: Report, me: number | null): Scene | null {
  const [key, seat, foe, , , word] = report;
  const scene = scenes[key];
  if (!scene || (scene.kind === "role" && !word)) {
    return null; // a role that one may not know
  }
  const target = SUFFERED.has(key) ? seat : foe;
  const isAtMe = me !== null && target === me;
  return isAtMe ? { ...scene, lasts: Math.max(scene.lasts, AT_ME[key] ?? 0) } : scene;
}

/** Reports of which several in a row are one: cards that go the same way. */
const TOGETHER = new Set([
  "discarded",
  "lost_gear",
  "took_gear",
  "took_discard",
  "picked",
  "buried_in_deck",
  "spread_discarded",
]);

/** Does a report go on with what the one before it has begun? */
export function goesOn(before: Report, [key, seat, foe]: Report): boolean {
  return TOGETHER.has(key) && before[0] === key && before[1] === seat && before[2] === foe;
}

/** Who does what is told, and whom it is done to, by seat. */
export function seatsIn(_: GameView | null, [key, seat, foe]: Report): Pick<Moment, "from" | "to"> {
  return SUFFERED.has(key) ? { from: foe, to: seat } : { from: seat, to: foe };
}
