// Made from the rules by `./sixgun generate`: do not edit.

/** The games, each with every kind of decision that it asks for. */
export const DECISIONS: Readonly<Record<"bang" | "duel", readonly string[]>> = {
  bang: ["blood", "character", "colour", "copy", "cost", "daltons", "duel", "flip", "gift", "guard", "identity", "indians", "keep", "lethal", "limit", "liquor", "look", "order", "pick", "play", "ranch", "roulette", "shot", "source", "store", "suit"],
  duel: ["back", "bear", "cost", "duel", "flip", "front", "gear", "indians", "limit", "look", "loot", "loss", "marker", "pick", "play", "rear", "replacement", "reserve", "shot", "store", "swap"],
};

/** Every kind of report, by game. */
export const REPORTS: Readonly<Record<"bang" | "duel", readonly string[]>> = {
  bang: ["dealt_role", "offered_characters", "took_character", "game_began", "turn_began", "turn_skipped", "turn_ended", "drew", "drew_openly", "took_discard", "turned_up", "flip_decided", "laid_out", "picked", "put_back", "spread_discarded", "played", "answered", "used", "acted", "equipped", "discarded", "lost_gear", "gear_moved", "took_gear", "stole", "inherited", "missed", "shot", "challenged", "exploded", "jail_opened", "jailed", "hurt", "healed", "no_effect", "died", "rewarded", "penalised", "reshuffled", "noon_called", "noon_began", "gave", "showed", "buried_in_deck", "copied", "changed_character", "rose", "departed", "event_revealed", "event_coming", "looked_at_spare", "named_suit", "aimed_at_card", "card_saved", "called", "extra_turn", "left", "game_over", "won"],
  duel: ["offered_characters", "game_began", "turn_began", "turn_ended", "drew", "drew_openly", "turned_up", "reveal_decided", "laid_out", "picked", "spread_discarded", "played", "answered", "used", "acted", "equipped", "discarded", "lost_gear", "gear_moved", "took_gear", "stole", "shot", "missed", "hurt", "healed", "life_set", "exploded", "died", "entered", "marker_moved", "ranks_closed", "reshuffled", "left", "game_over", "won"],
};
