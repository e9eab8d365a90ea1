/** The symbols that are printed on cards, in their order; how they are drawn, and with which number. */

export interface Printed {
  symbol: string;
  number?: string;
}

export const SIGNS: Record<string, Printed> = {
  bang: { symbol: "bang" },
  missed: { symbol: "missed" },
  heal: { symbol: "life" },
  draw: { symbol: "draw_card" },
  discard: { symbol: "discard" },
  extra: { symbol: "discard", number: "+" },
  any: { symbol: "any_player" },
  all: { symbol: "all_others" },
  reach: { symbol: "range" },
  near: { symbol: "distance", number: "1" },
  closer: { symbol: "distance", number: "−1" },
  farther: { symbol: "distance", number: "+1" },
  hearts: { symbol: "hearts", number: "?" },
  spades: { symbol: "spades", number: "?" },
  book: { symbol: "book" },
};

const ON_CARDS: Record<string, string> = {
  bang: "bang reach",
  missed: "missed",
  beer: "heal",
  saloon: "heal all",
  stagecoach: "draw draw",
  wells_fargo: "draw draw draw",
  general_store: "book",
  panic: "draw near",
  cat_balou: "discard any",
  gatling: "bang all",
  indians: "book",
  duel: "book",
  mustang: "farther",
  scope: "closer",
  barrel: "hearts missed",
  jail: "hearts book",
  dynamite: "spades book",
  binocular: "closer",
  hideout: "farther",
  punch: "bang near",
  dodge: "missed draw",
  rag_time: "extra draw any",
  brawl: "extra discard all",
  springfield: "extra bang any",
  tequila: "extra heal any",
  whisky: "extra heal heal",
  bible: "missed draw",
  ten_gallon_hat: "missed",
  iron_plate: "missed",
  sombrero: "missed",
  canteen: "heal",
  can_can: "discard any",
  conestoga: "draw any",
  pony_express: "draw draw draw",
  derringer: "bang near draw",
  knife: "bang near",
  pepperbox: "bang reach",
  buffalo_rifle: "bang any",
  howitzer: "bang all",
};

/** What is printed on a kind of card; weapons have their reach instead. */
export function printedOn(slug: string): Printed[] {
  return (ON_CARDS[slug] ?? "").split(" ").flatMap((word) => SIGNS[word] ?? []);
}
