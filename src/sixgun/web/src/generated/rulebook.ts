// Made from the registry by `./sixgun generate`: do not edit.

/** A section of the rulebook: `name` is its anchor, and its messages are rules-name. */
export interface Section {
  name: string;
  part: string;
  /** What is explained in it. */
  names: readonly string[];
  rulings: readonly string[];
}

export const SECTIONS: readonly Section[] = [
  { name: "aim", part: "game", names: ["sheriff", "deputy", "outlaw", "renegade"], rulings: [] },
  { name: "setup", part: "game", names: [], rulings: [] },
  { name: "turn", part: "game", names: [], rulings: ["R6", "R16", "R17", "R18", "R19", "R20", "R24", "R26", "R27"] },
  { name: "cards", part: "game", names: [], rulings: ["R7", "R15"] },
  { name: "distance", part: "game", names: ["mustang", "scope"], rulings: ["R29", "R30"] },
  { name: "weapons", part: "game", names: ["volcanic", "schofield", "remington", "rev_carabine", "winchester"], rulings: [] },
  { name: "shooting", part: "game", names: ["bang", "missed", "barrel"], rulings: ["R31", "R33", "R34", "R36", "R37", "R38", "R39", "R40", "R41", "R42", "R44"] },
  { name: "life", part: "game", names: ["beer", "saloon"], rulings: ["R9", "R14", "R49", "R50", "R51", "R52", "R53"] },
  { name: "elimination", part: "game", names: [], rulings: ["R54", "R55", "R56", "R57", "R58", "R59", "R60", "R61", "R62", "R63", "R64"] },
  { name: "draw", part: "game", names: ["jail", "dynamite"], rulings: ["R11", "R12", "R25", "R74", "R75", "R76", "R77", "R78", "R79", "R80", "R81"] },
  { name: "duel", part: "game", names: ["duel", "indians", "gatling"], rulings: ["R32", "R35", "R47", "R48"] },
  { name: "taking", part: "game", names: ["panic", "cat_balou", "stagecoach", "wells_fargo", "general_store"], rulings: ["R8", "R28"] },
  { name: "characters", part: "game", names: ["bart_cassidy", "black_jack", "calamity_janet", "el_gringo", "jesse_jones", "jourdonnais", "kit_carlson", "lucky_duke", "paul_regret", "pedro_ramirez", "rose_doolan", "sid_ketchum", "slab_the_killer", "suzy_lafayette", "vulture_sam", "willy_the_kid"], rulings: ["R2", "R13", "R82", "R83", "R84", "R85", "R86", "R87", "R88", "R89", "R90", "R91", "R92", "R93", "R94", "R95", "R96", "R97", "R98", "R99", "R100", "R101", "R234", "R235", "R236", "R237", "R238", "R239", "R240", "R241", "R242", "R243", "R244", "R245", "R246", "R247", "R248", "R249", "R250", "R251"] },
  { name: "victory", part: "game", names: [], rulings: ["R23", "R65", "R66", "R67"] },
  { name: "dodge-city", part: "boxes", names: ["punch", "dodge", "springfield", "tequila", "whisky", "rag_time", "brawl", "binocular", "hideout", "bible", "ten_gallon_hat", "iron_plate", "sombrero", "canteen", "pony_express", "can_can", "conestoga", "derringer", "knife", "pepperbox", "buffalo_rifle", "howitzer"], rulings: ["R43", "R45", "R46", "R102", "R103", "R104", "R105", "R106", "R107", "R108"] },
  { name: "dodge-city-characters", part: "boxes", names: ["apache_kid", "belle_star", "bill_noface", "chuck_wengam", "doc_holyday", "elena_fuente", "greg_digger", "herb_hunter", "jose_delgado", "molly_stark", "pat_brennan", "pixie_pete", "sean_mallory", "tequila_joe", "vera_custer"], rulings: ["R109", "R110", "R111", "R112", "R113", "R114", "R115", "R116", "R117", "R118", "R119", "R120", "R121", "R122", "R123", "R124", "R125", "R126", "R127", "R128", "R129", "R130", "R131", "R132", "R133", "R134", "R135", "R136", "R137", "R138", "R139"] },
  { name: "three-players", part: "boxes", names: [], rulings: ["R69", "R70", "R71", "R72"] },
  { name: "eight-players", part: "boxes", names: [], rulings: ["R68"] },
  { name: "promo", part: "boxes", names: ["uncle_will", "johnny_kisch", "claus_the_saint"], rulings: ["R140", "R141", "R142", "R143", "R144", "R145", "R146"] },
  { name: "events", part: "boxes", names: [], rulings: ["R73", "R147", "R148", "R149", "R150"] },
  { name: "high-noon", part: "boxes", names: ["blessing", "curse", "ghost_town", "gold_rush", "hangover", "shootout", "the_daltons", "the_doctor", "the_reverend", "the_sermon", "thirst", "train_arrival", "handcuffs", "new_identity", "high_noon"], rulings: ["R151", "R152", "R153", "R154", "R155", "R156", "R157", "R158", "R159", "R160", "R161", "R162", "R163", "R164", "R165", "R166", "R167", "R168", "R169", "R170", "R171", "R172", "R173", "R174", "R175", "R176", "R177", "R178", "R179", "R180", "R181", "R182", "R183", "R184", "R185"] },
  { name: "fistful-of-cards", part: "boxes", names: ["abandoned_mine", "ambush", "lasso", "the_judge", "dead_man", "blood_brothers", "hard_liquor", "peyote", "law_of_the_west", "ranch", "vendetta", "sniper", "ricochet", "russian_roulette", "a_fistful_of_cards"], rulings: ["R186", "R187", "R188", "R189", "R190", "R191", "R192", "R193", "R194", "R195", "R196", "R197", "R198", "R199", "R200", "R201", "R202", "R203", "R204", "R205", "R206", "R207", "R208", "R209", "R210", "R211", "R212", "R213", "R214", "R215", "R216", "R217", "R218", "R219", "R220", "R221", "R222", "R223"] },
  { name: "variants", part: "house", names: [], rulings: ["R10", "R233"] },
  { name: "leaving", part: "house", names: [], rulings: ["R224", "R225", "R226", "R227", "R228", "R229", "R230", "R231", "R232", "R252"] },
  { name: "manners", part: "house", names: [], rulings: ["R1", "R3", "R4", "R5", "R21", "R22"] },
];

/** How many of each role there are, by the number of players. */
export const ROLE_COUNTS: Record<string, Record<string, number>> = {
  3: { deputy: 1, outlaw: 1, renegade: 1 },
  4: { sheriff: 1, outlaw: 2, renegade: 1 },
  5: { sheriff: 1, deputy: 1, outlaw: 2, renegade: 1 },
  6: { sheriff: 1, deputy: 1, outlaw: 3, renegade: 1 },
  7: { sheriff: 1, deputy: 2, outlaw: 3, renegade: 1 },
  8: { sheriff: 1, deputy: 2, outlaw: 3, renegade: 2 },
};

/** Somebody in the figure of distances; 0: oneself, or somebody who is out. */
export interface Seat {
  distance: number;
  gear: string;
  out: boolean;
}

export const FIGURES: Record<string, readonly Seat[]> = {
  plain: [{"distance": 0, "gear": "", "out": false}, {"distance": 1, "gear": "", "out": false}, {"distance": 2, "gear": "", "out": false}, {"distance": 3, "gear": "", "out": false}, {"distance": 2, "gear": "", "out": false}, {"distance": 1, "gear": "", "out": false}],
  gear: [{"distance": 0, "gear": "scope", "out": false}, {"distance": 1, "gear": "", "out": false}, {"distance": 1, "gear": "", "out": false}, {"distance": 3, "gear": "mustang", "out": false}, {"distance": 1, "gear": "", "out": false}, {"distance": 1, "gear": "mustang", "out": false}],
  fewer: [{"distance": 0, "gear": "", "out": false}, {"distance": 1, "gear": "", "out": false}, {"distance": 0, "gear": "", "out": true}, {"distance": 2, "gear": "", "out": false}, {"distance": 2, "gear": "", "out": false}, {"distance": 1, "gear": "", "out": false}],
};
