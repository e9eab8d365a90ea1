/**
 * Why somebody is asked: for every kind of decision the reports of which one was on stage last when
 * the question is seen. A kind that is missing here fails a test, and so does a cause without a
 * moment (`moments.ts`, `duel_moments.ts`).
 */

/** No report: somebody has answered, nothing has moved, and this is what is asked next. */
export const ANSWER = "answer";

/** What the effect of a card or of an ability may end with. */
const EFFECTS = [
  "answered",
  "died",
  "discarded",
  "drew",
  "drew_openly",
  "equipped",
  "gear_moved",
  "healed",
  "hurt",
  "lost_gear",
  "missed",
  "picked",
  "played",
  "stole",
  "took_gear",
  "turned_up",
  "used",
];
const BIG_EFFECTS = [
  ...EFFECTS,
  "buried_in_deck",
  "challenged",
  "changed_character",
  "departed",
  "gave",
  "inherited",
  "jail_opened",
  "put_back",
  "rose",
  "showed",
  "took_discard",
];
const DUEL_EFFECTS = [...EFFECTS, "acted", "entered", "exploded", "life_set", "marker_moved"];
/** The start of a turn, before anything is drawn: what lies there or is in force may act first. */
const DAWN = [...BIG_EFFECTS, "turn_began", "event_revealed", "exploded", "noon_began", ANSWER];

/** The big game. */
export const CAUSES: Readonly<Record<string, readonly string[]>> = {
  keep: ["dealt_role", ANSWER],
  character: ["offered_characters", ANSWER],
  // At the start of a turn, by an event or an ability.
  blood: DAWN,
  colour: [...DAWN, "picked"],
  copy: DAWN,
  identity: DAWN,
  liquor: DAWN,
  source: DAWN,
  suit: BIG_EFFECTS,
  ranch: ["drew", "drew_openly", "discarded", "took_discard", "took_gear", "picked", "stole", "put_back", "gave"],
  daltons: ["event_revealed", "lost_gear"],
  roulette: ["event_revealed", "turned_up", ...BIG_EFFECTS],
  // In one's own turn.
  play: [...BIG_EFFECTS, "turn_began", ANSWER],
  cost: ["played", "used", "discarded"],
  pick: ["played", "used", "discarded", "lost_gear", "died", "inherited", "took_gear", "stole"],
  limit: [...BIG_EFFECTS, ANSWER],
  // Whatever somebody else does to one.
  shot: ["shot", "turned_up", ...EFFECTS],
  guard: ["aimed_at_card", "turned_up", "answered", "used"],
  indians: ["played", ...BIG_EFFECTS],
  duel: ["challenged", "answered", "drew"],
  lethal: ["hurt", "healed", "drew", "answered", "discarded"],
  order: ["died", "penalised", "departed", "discarded", "lost_gear"],
  // Cards in the middle of the table.
  flip: ["turned_up"],
  store: ["laid_out", "picked"],
  look: ["laid_out", "picked"],
  gift: ["laid_out", "gave"],
};

/** The duel. */
export const DUEL_CAUSES: Readonly<Record<string, readonly string[]>> = {
  front: ["offered_characters", ANSWER],
  rear: ["offered_characters", ANSWER],
  reserve: ["offered_characters", ANSWER],
  play: [...DUEL_EFFECTS, "turn_began", ANSWER],
  swap: [...DUEL_EFFECTS, "turn_began", ANSWER],
  limit: [...DUEL_EFFECTS, ANSWER],
  cost: ["used", "answered", "played", "turned_up", "discarded", "acted"],
  pick: ["played", "used", "missed", "discarded"],
  gear: ["used"],
  marker: ["missed"],
  loss: ["missed"],
  back: DUEL_EFFECTS,
  shot: ["shot", ...DUEL_EFFECTS, ANSWER],
  bear: ["shot", ...DUEL_EFFECTS, ANSWER],
  indians: DUEL_EFFECTS,
  duel: ["played", "answered", "acted", "used"],
  flip: ["turned_up"],
  store: ["laid_out", "picked"],
  look: ["laid_out"],
  loot: ["died", "stole", "took_gear", "acted"],
  replacement: [...DUEL_EFFECTS],
};
