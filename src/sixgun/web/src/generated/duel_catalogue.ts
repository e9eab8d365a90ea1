// Made from the registry by `./sixgun generate`: do not edit.

/** What is printed on all copies of a card of the duel. */
export interface DuelKind {
  border: "blue" | "brown" | "red";
  /** It bears the symbol of a hit, of a dodge, of reloading. */
  hit: boolean;
  dodge: boolean;
  reload: boolean;
  /** It works wherever its character stands. */
  always: boolean;
  /** Every copy: the deck (L: Law, O: Outlaws) and the symbol in its corner. */
  copies: readonly string[];
}

export interface Duellist {
  /** 0: the Law, 1: the Outlaws. */
  side: number;
  life: number;
  always: boolean;
}

export const DUEL_KINDS: Record<string, DuelKind> = {
  bank: { border: "blue", hit: false, dodge: false, reload: false, always: false, copies: ["LB"] },
  barrel: { border: "blue", hit: false, dodge: false, reload: false, always: false, copies: ["LS", "OS"] },
  hat: { border: "blue", hit: false, dodge: false, reload: false, always: false, copies: ["LH", "OH"] },
  gunbelt: { border: "blue", hit: false, dodge: false, reload: false, always: false, copies: ["LD", "OS"] },
  scope: { border: "blue", hit: false, dodge: false, reload: true, always: false, copies: ["LH", "OH"] },
  pocket_watch: { border: "blue", hit: false, dodge: false, reload: true, always: false, copies: ["OH", "OH"] },
  panic: { border: "blue", hit: false, dodge: false, reload: true, always: true, copies: ["LB"] },
  rattlesnake: { border: "blue", hit: false, dodge: false, reload: false, always: true, copies: ["OS"] },
  dynamite: { border: "blue", hit: false, dodge: false, reload: false, always: true, copies: ["OB"] },
  missed: { border: "brown", hit: false, dodge: true, reload: false, always: false, copies: ["LB", "LS", "LS", "LS", "LS", "OH", "OB", "OS", "OS", "OS", "OS", "OS"] },
  return_fire: { border: "brown", hit: false, dodge: true, reload: false, always: false, copies: ["LH"] },
  derringer: { border: "brown", hit: true, dodge: false, reload: false, always: false, copies: ["LH", "LH", "LH", "LS"] },
  knife: { border: "brown", hit: true, dodge: false, reload: false, always: false, copies: ["OH", "OH", "OS"] },
  gatling: { border: "brown", hit: true, dodge: false, reload: false, always: false, copies: ["LB"] },
  indians: { border: "brown", hit: false, dodge: false, reload: false, always: false, copies: ["LH", "OH"] },
  duel: { border: "brown", hit: false, dodge: false, reload: false, always: false, copies: ["LD", "OH"] },
  canteen: { border: "brown", hit: false, dodge: false, reload: true, always: false, copies: ["LB", "LB", "LB", "LB", "OB"] },
  stagecoach: { border: "brown", hit: false, dodge: false, reload: false, always: false, copies: ["LB", "LB", "OB"] },
  general_store: { border: "brown", hit: false, dodge: false, reload: false, always: false, copies: ["LS", "OH"] },
  steal: { border: "brown", hit: false, dodge: false, reload: false, always: false, copies: ["OB", "OH", "OH", "OH"] },
  teacher: { border: "brown", hit: false, dodge: false, reload: false, always: false, copies: ["LH", "LH"] },
  inn: { border: "brown", hit: false, dodge: false, reload: false, always: false, copies: ["LB"] },
  beer: { border: "brown", hit: false, dodge: false, reload: false, always: false, copies: ["OB"] },
  colt: { border: "red", hit: true, dodge: false, reload: false, always: false, copies: ["LD", "OD", "OD", "OD", "OD", "OD"] },
  quick_fire: { border: "red", hit: true, dodge: false, reload: false, always: false, copies: ["LB", "LH"] },
  winchester: { border: "red", hit: true, dodge: false, reload: false, always: false, copies: ["LH", "LH"] },
  remington: { border: "red", hit: true, dodge: false, reload: false, always: false, copies: ["OS", "OB"] },
  schofield: { border: "red", hit: true, dodge: false, reload: false, always: false, copies: ["OB", "OB"] },
  carbine: { border: "red", hit: true, dodge: false, reload: false, always: false, copies: ["LH", "LH", "OB"] },
  peacemaker: { border: "red", hit: true, dodge: false, reload: false, always: false, copies: ["LH", "LH"] },
  shotgun: { border: "red", hit: true, dodge: false, reload: false, always: false, copies: ["LD", "LD", "OH", "OH"] },
};

export const DUELLISTS: Record<string, Duellist> = {
  alan_pinkertoon: { side: 0, life: 4, always: false },
  annie_oakey: { side: 0, life: 4, always: false },
  bart_masterson: { side: 0, life: 4, always: true },
  bill_tightman: { side: 0, life: 5, always: false },
  buffalo_bell: { side: 0, life: 4, always: true },
  dalon_ranger: { side: 0, life: 5, always: false },
  the_stranger: { side: 0, life: 4, always: true },
  jango: { side: 0, life: 3, always: false },
  pat_garret: { side: 0, life: 5, always: false },
  tex_killer: { side: 0, life: 4, always: false },
  wild_bill: { side: 0, life: 5, always: false },
  wyatt_ear: { side: 0, life: 4, always: false },
  babe_leroy: { side: 1, life: 4, always: false },
  dalton_bros: { side: 1, life: 3, always: false },
  jack_ransome: { side: 1, life: 4, always: false },
  west_harding: { side: 1, life: 4, always: false },
  tom_thorn: { side: 1, life: 4, always: false },
  bull_anderson: { side: 1, life: 5, always: false },
  cattle_katie: { side: 1, life: 4, always: false },
  pearl_hat: { side: 1, life: 3, always: false },
  sid_curry: { side: 1, life: 4, always: false },
  slim_poet: { side: 1, life: 4, always: false },
  soundance_kid: { side: 1, life: 4, always: false },
  toco_ramirez: { side: 1, life: 4, always: false },
};

/** The rulings of the duel, and the cards and characters that each is about. */
export const DUEL_RULINGS: Record<string, readonly string[]> = {
  D1: ["gatling", "return_fire"],
  D2: ["jango", "pocket_watch", "canteen", "shotgun", "panic"],
  D3: ["tom_thorn", "canteen", "shotgun", "panic"],
  D4: ["panic"],
  D5: ["inn", "dalon_ranger", "slim_poet", "alan_pinkertoon", "buffalo_bell"],
  D6: ["buffalo_bell", "dynamite"],
  D7: ["derringer", "wyatt_ear"],
  D8: [],
  D9: ["dynamite", "jack_ransome"],
  D10: ["wild_bill", "peacemaker", "bull_anderson"],
  D11: ["soundance_kid"],
  D12: ["canteen", "teacher"],
  D13: [],
  D14: ["rattlesnake", "dynamite", "alan_pinkertoon"],
  D15: ["alan_pinkertoon", "dalon_ranger", "slim_poet"],
  D16: ["duel", "dalon_ranger", "slim_poet"],
  D17: ["dalton_bros", "pat_garret", "bank"],
  D18: ["west_harding", "gunbelt"],
  D19: ["toco_ramirez", "colt", "duel", "indians"],
  D20: ["return_fire", "alan_pinkertoon", "bill_tightman", "dalon_ranger", "jango", "wild_bill", "wyatt_ear", "sid_curry", "slim_poet", "tom_thorn", "pocket_watch"],
  D21: ["steal", "slim_poet", "bull_anderson"],
  D22: ["wild_bill"],
  D23: ["knife", "derringer"],
  D24: ["sid_curry", "gatling"],
  D25: ["tom_thorn", "jango", "pocket_watch"],
};
