/** The addresses of the pages. `server/app.py` serves the same page for all of them. */

export type Route =
  | { page: "lobby" }
  | { page: "table"; table: string }
  | { page: "rules"; about: string }
  | { page: "gallery"; about: string }
  | { page: "lesson"; lesson: string }
  | { page: "replay"; game: string }
  | { page: "me" }
  | { page: "house" }
  | { page: "nowhere" };

/** Which page an address means. */
export function routeOf(path: string): Route {
  const [page = "", word = "", ...more] = path.split("/").slice(1).map(decoded);
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
    case "me":
    case "house":
      return word ? { page: "nowhere" } : { page };
    default:
      return { page: "nowhere" };
  }
}

/** The address of a page. */
export function pathOf(route: Route): string {
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
