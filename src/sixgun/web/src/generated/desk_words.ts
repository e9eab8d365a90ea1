// Made from server/desk by `./sixgun generate`: do not edit.

import type { DuelName } from "./desk_api";

/** What a warning or an expulsion may be for (T-152). */
export const MISCONDUCT = ["careless", "against_own_faction", "agreed_result", "losing_on_purpose", "directing_others", "role_shown", "looking_at_a_hand", "false_information", "outside_advice", "agreed_ending", "intentional_overspend", "cheating", "slow_play", "lying_to_the_referee", "contesting", "swearing", "offending", "tampering_with_the_clock", "threats", "eliminated_telling", "other"] as const;

/** What may be done otherwise (1.3), and what each needs. */
export const DEROGATIONS: Record<string, { degree: "A" | "B" | "C"; value?: "rounds" | "minutes" }> = {
  rounds: { degree: "A", value: "rounds" },
  timed_noon: { degree: "A", value: "minutes" },
  duel_clock_25: { degree: "A" },
  dodge_city: { degree: "A" },
  three_of_five: { degree: "B" },
  no_auction: { degree: "B" },
  eight_duelists: { degree: "C" },
  no_duel_clock: { degree: "C" },
  no_duels: { degree: "C" },
};

/** The bots of the house, the easiest first. */
export const BOTS = ["tenderfoot", "drifter", "gunslinger", "tracker", "marshal", "legend"] as const;

/** How long people may think at a table of the house. */
export const TABLE_CLOCKS = ["relaxed", "normal", "fast", "none"] as const;

/** Arguments of sentences that hold numbers of persons, joined by commas. */
export const PERSONS: readonly string[] = ["player", "foe", "players"];

/** Arguments that are words of their own, and the family of keys that has them. */
export const FAMILIES: Record<string, string> = {
  role: "role",
  outcome: "outcome",
  derogation: "derogation",
  against: "derogation",
  duel: "bracket",
  status: "table-status",
  character: "character",
  category: "misconduct",
  how: "left",
};

export const ROLES = ["sheriff", "deputy", "outlaw", "renegade"] as const;

export const OUTCOMES = ["law", "outlaws", "renegade"] as const;

export const DUELS: readonly DuelName[] = ["q1", "q2", "q3", "q4", "s1", "s2", "third", "final"];
