// Made from the registry by `./sixgun generate`: do not edit.

/** What is printed on all copies of a card, as far as pages need to know it. */
export interface Kind {
  set: string;
  border: "blue" | "brown" | "green";
  /** How far it carries, if it is a weapon; else 0. */
  reach: number;
  /** So many further cards from the hand must be given up for it. */
  cost: number;
  /** Left out of the simplified game. */
  book: boolean;
  /** It bears the missed symbol. */
  stops: boolean;
}

export interface Character {
  set: string;
  life: number;
}

export interface Event {
  set: string;
  /** Always the last one of its pile. */
  last: boolean;
}

export const KINDS: Record<string, Kind> = {
  mustang: { set: "base", border: "blue", reach: 0, cost: 0, book: false, stops: false },
  scope: { set: "base", border: "blue", reach: 0, cost: 0, book: false, stops: false },
  barrel: { set: "base", border: "blue", reach: 0, cost: 0, book: false, stops: false },
  volcanic: { set: "base", border: "blue", reach: 1, cost: 0, book: false, stops: false },
  schofield: { set: "base", border: "blue", reach: 2, cost: 0, book: false, stops: false },
  remington: { set: "base", border: "blue", reach: 3, cost: 0, book: false, stops: false },
  rev_carabine: { set: "base", border: "blue", reach: 4, cost: 0, book: false, stops: false },
  winchester: { set: "base", border: "blue", reach: 5, cost: 0, book: false, stops: false },
  jail: { set: "base", border: "blue", reach: 0, cost: 0, book: true, stops: false },
  dynamite: { set: "base", border: "blue", reach: 0, cost: 0, book: true, stops: false },
  bang: { set: "base", border: "brown", reach: 0, cost: 0, book: false, stops: false },
  missed: { set: "base", border: "brown", reach: 0, cost: 0, book: false, stops: true },
  beer: { set: "base", border: "brown", reach: 0, cost: 0, book: false, stops: false },
  saloon: { set: "base", border: "brown", reach: 0, cost: 0, book: false, stops: false },
  stagecoach: { set: "base", border: "brown", reach: 0, cost: 0, book: false, stops: false },
  wells_fargo: { set: "base", border: "brown", reach: 0, cost: 0, book: false, stops: false },
  general_store: { set: "base", border: "brown", reach: 0, cost: 0, book: true, stops: false },
  panic: { set: "base", border: "brown", reach: 0, cost: 0, book: false, stops: false },
  cat_balou: { set: "base", border: "brown", reach: 0, cost: 0, book: false, stops: false },
  gatling: { set: "base", border: "brown", reach: 0, cost: 0, book: false, stops: false },
  indians: { set: "base", border: "brown", reach: 0, cost: 0, book: true, stops: false },
  duel: { set: "base", border: "brown", reach: 0, cost: 0, book: true, stops: false },
  punch: { set: "dodge_city", border: "brown", reach: 0, cost: 0, book: false, stops: false },
  dodge: { set: "dodge_city", border: "brown", reach: 0, cost: 0, book: false, stops: true },
  springfield: { set: "dodge_city", border: "brown", reach: 0, cost: 1, book: false, stops: false },
  tequila: { set: "dodge_city", border: "brown", reach: 0, cost: 1, book: false, stops: false },
  whisky: { set: "dodge_city", border: "brown", reach: 0, cost: 1, book: false, stops: false },
  rag_time: { set: "dodge_city", border: "brown", reach: 0, cost: 1, book: false, stops: false },
  brawl: { set: "dodge_city", border: "brown", reach: 0, cost: 1, book: false, stops: false },
  binocular: { set: "dodge_city", border: "blue", reach: 0, cost: 0, book: false, stops: false },
  hideout: { set: "dodge_city", border: "blue", reach: 0, cost: 0, book: false, stops: false },
  bible: { set: "dodge_city", border: "green", reach: 0, cost: 0, book: false, stops: true },
  ten_gallon_hat: { set: "dodge_city", border: "green", reach: 0, cost: 0, book: false, stops: true },
  iron_plate: { set: "dodge_city", border: "green", reach: 0, cost: 0, book: false, stops: true },
  sombrero: { set: "dodge_city", border: "green", reach: 0, cost: 0, book: false, stops: true },
  canteen: { set: "dodge_city", border: "green", reach: 0, cost: 0, book: false, stops: false },
  pony_express: { set: "dodge_city", border: "green", reach: 0, cost: 0, book: false, stops: false },
  can_can: { set: "dodge_city", border: "green", reach: 0, cost: 0, book: false, stops: false },
  conestoga: { set: "dodge_city", border: "green", reach: 0, cost: 0, book: false, stops: false },
  derringer: { set: "dodge_city", border: "green", reach: 0, cost: 0, book: false, stops: false },
  knife: { set: "dodge_city", border: "green", reach: 0, cost: 0, book: false, stops: false },
  pepperbox: { set: "dodge_city", border: "green", reach: 0, cost: 0, book: false, stops: false },
  buffalo_rifle: { set: "dodge_city", border: "green", reach: 0, cost: 0, book: false, stops: false },
  howitzer: { set: "dodge_city", border: "green", reach: 0, cost: 0, book: false, stops: false },
};

export const CHARACTERS: Record<string, Character> = {
  bart_cassidy: { set: "base", life: 4 },
  black_jack: { set: "base", life: 4 },
  calamity_janet: { set: "base", life: 4 },
  el_gringo: { set: "base", life: 3 },
  jesse_jones: { set: "base", life: 4 },
  jourdonnais: { set: "base", life: 4 },
  kit_carlson: { set: "base", life: 4 },
  lucky_duke: { set: "base", life: 4 },
  paul_regret: { set: "base", life: 3 },
  pedro_ramirez: { set: "base", life: 4 },
  rose_doolan: { set: "base", life: 4 },
  sid_ketchum: { set: "base", life: 4 },
  slab_the_killer: { set: "base", life: 4 },
  suzy_lafayette: { set: "base", life: 4 },
  vulture_sam: { set: "base", life: 4 },
  willy_the_kid: { set: "base", life: 4 },
  apache_kid: { set: "dodge_city", life: 3 },
  belle_star: { set: "dodge_city", life: 4 },
  bill_noface: { set: "dodge_city", life: 4 },
  chuck_wengam: { set: "dodge_city", life: 4 },
  doc_holyday: { set: "dodge_city", life: 4 },
  elena_fuente: { set: "dodge_city", life: 3 },
  greg_digger: { set: "dodge_city", life: 4 },
  herb_hunter: { set: "dodge_city", life: 4 },
  jose_delgado: { set: "dodge_city", life: 4 },
  molly_stark: { set: "dodge_city", life: 4 },
  pat_brennan: { set: "dodge_city", life: 4 },
  pixie_pete: { set: "dodge_city", life: 3 },
  sean_mallory: { set: "dodge_city", life: 3 },
  tequila_joe: { set: "dodge_city", life: 4 },
  vera_custer: { set: "dodge_city", life: 3 },
  uncle_will: { set: "promo", life: 4 },
  johnny_kisch: { set: "promo", life: 4 },
  claus_the_saint: { set: "promo", life: 3 },
};

export const EVENTS: Record<string, Event> = {
  abandoned_mine: { set: "fistful_of_cards", last: false },
  ambush: { set: "fistful_of_cards", last: false },
  lasso: { set: "fistful_of_cards", last: false },
  the_judge: { set: "fistful_of_cards", last: false },
  dead_man: { set: "fistful_of_cards", last: false },
  blood_brothers: { set: "fistful_of_cards", last: false },
  hard_liquor: { set: "fistful_of_cards", last: false },
  peyote: { set: "fistful_of_cards", last: false },
  law_of_the_west: { set: "fistful_of_cards", last: false },
  ranch: { set: "fistful_of_cards", last: false },
  vendetta: { set: "fistful_of_cards", last: false },
  sniper: { set: "fistful_of_cards", last: false },
  ricochet: { set: "fistful_of_cards", last: false },
  russian_roulette: { set: "fistful_of_cards", last: false },
  a_fistful_of_cards: { set: "fistful_of_cards", last: true },
  blessing: { set: "high_noon", last: false },
  curse: { set: "high_noon", last: false },
  ghost_town: { set: "high_noon", last: false },
  gold_rush: { set: "high_noon", last: false },
  hangover: { set: "high_noon", last: false },
  shootout: { set: "high_noon", last: false },
  the_daltons: { set: "high_noon", last: false },
  the_doctor: { set: "high_noon", last: false },
  the_reverend: { set: "high_noon", last: false },
  the_sermon: { set: "high_noon", last: false },
  thirst: { set: "high_noon", last: false },
  train_arrival: { set: "high_noon", last: false },
  handcuffs: { set: "high_noon", last: false },
  new_identity: { set: "high_noon", last: false },
  high_noon: { set: "high_noon", last: true },
};

export const SETS: readonly string[] = ["base", "dodge_city", "fistful_of_cards", "high_noon", "promo"];
/** The box without which so many cannot play. */
export const PLAYERS_NEED: Record<number, string> = {"3": "dodge_city", "8": "dodge_city"};
export const ROLES: readonly string[] = ["sheriff", "deputy", "outlaw", "renegade"];
export const COLOURS: readonly string[] = ["red", "black"];
/** The suits by their letter. */
export const SUITS: Record<string, string> = {
  S: "spades",
  H: "hearts",
  D: "diamonds",
  C: "clubs",
};
/** How suits are written in a line of text. */
export const SYMBOLS: Record<string, string> = {
  S: "♠",
  H: "♥",
  D: "♦",
  C: "♣",
};
/** The languages there are, each by its own name. */
export const LANGUAGES: Record<string, string> = {
  en: "English",
  it: "italiano",
  es: "español",
};
