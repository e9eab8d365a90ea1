/** The addresses of the pages. `server/front/app.py` serves the same page for all of them. */

import { PREFIX } from "./prefix";

export type Route =
  | { page: "lobby" }
  | { page: "table"; table: string }
  | { page: "rules"; about: string }
  | { page: "gallery"; about: string }
  | { page: "lesson"; lesson: string }
  | { page: "replay"; game: string }
  | { page: "me" }
  | { page: "friends" }
  | { page: "circle"; circle: string }
  | { page: "house" }
  | { page: "house-rules" }
  | { page: "best" }
  | { page: "admission" }
  | { page: "tournaments" }
  | { page: "season"; season: string }
  | { page: "tournament"; tournament: string; view: HallPage; rest: string[] }
  | { page: "nowhere" };

/** The place in the gallery where the duel is explained. */
export const DUEL_BOOK = "the-duel";

/** The pages of a tournament; `rest` says what of them: a round, a table, a paper. */
export const HALL_PAGES = ["desk", "phone", "screen", "clock", "register", "sheet", "paper", "check"] as const;
export type HallPage = (typeof HALL_PAGES)[number];

/** Which page an address means. */
export function routeOf(path: string): Route {
  const place = path.startsWith(PREFIX) ? path.slice(PREFIX.length) : path;
  const [page = "", word = "", ...more] = place.split("/").slice(1).map(decoded);
  if (page === "tournament") {
    return tournamentRoute(
      word,
      more.filter((part) => part),
    );
  }
  if (more.some((part) => part)) {
    return { page: "nowhere" };
  }
  switch (page) {
    case "":
      return { page: "lobby" };
    case "table":
      return word ? { page, table: word } : { page: "lobby" };
    case "rules":
    case "gallery":
      return { page, about: word };
    case "lesson":
      return { page, lesson: word };
    case "replay":
      return word ? { page, game: word } : { page: "nowhere" };
    case "season":
      return { page, season: word };
    case "circle":
      return word ? { page, circle: word } : { page: "friends" };
    case "me":
    case "friends":
    case "house":
    case "house-rules":
    case "best":
    case "admission":
      return word ? { page: "nowhere" } : { page };
    default:
      return { page: "nowhere" };
  }
}

function tournamentRoute(tournament: string, [view = "", ...rest]: string[]): Route {
  if (!tournament) {
    return { page: "tournaments" };
  }
  const known = HALL_PAGES.find((each) => each === view);
  return known ? { page: "tournament", tournament, view: known, rest } : { page: "nowhere" };
}

/** The address of a page at this host. */
export function pathOf(route: Route): string {
  return PREFIX + placeOf(route);
}

/** The address of a page in the house. */
export function placeOf(route: Route): string {
  switch (route.page) {
    case "lobby":
    case "nowhere":
      return "/";
    case "table":
      return join("table", route.table);
    case "rules":
    case "gallery":
      return join(route.page, route.about);
    case "lesson":
      return join("lesson", route.lesson);
    case "replay":
      return join("replay", route.game);
    case "tournaments":
      return "/tournament";
    case "season":
      return join("season", route.season);
    case "circle":
      return join("circle", route.circle);
    case "tournament":
      return `/tournament/${[route.tournament, route.view, ...route.rest].map(encodeURIComponent).join("/")}`;
    default:
      return `/${route.page}`;
  }
}

function join(page: string, word: string): string {
  return word ? `/${page}/${encodeURIComponent(word)}` : `/${page}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a % that stands for itself
  }
}
