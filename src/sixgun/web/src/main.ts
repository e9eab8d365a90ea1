/**
 * The first script of the page, and a small one: what will be needed is sent for at once, while
 * the large ones are still on their way.
 */
import { kept } from "./kept";
import { askEarly } from "./net/early";
import { routeOf } from "./router/routes";
import { SENTENCES, wanted } from "./speech/texts";
import { dress, liking } from "./style/dress";

dress(liking()); // before anything is painted: index.html has the browser wait for this file
const { page } = routeOf(window.location.pathname);
const speech = wanted(kept, navigator.languages);

/** What cannot be fetched now is fetched again, and told, when it is needed. */
function soon(fetched: Promise<unknown> | undefined): void {
  fetched?.catch(() => undefined);
}

// Whoever comes to be somebody else, or back from signing in, is not made a new person first, nor is
// who comes to a tournament.
const isOther = window.location.hash.startsWith("#recover=") || page === "admission";
if (!isOther && page !== "tournament") {
  askEarly();
}
soon(SENTENCES[speech.page]?.());
if (page === "table") {
  soon(import("./pages/TablePage.vue"));
} else if (page === "lobby") {
  soon(import("./pages/LobbyPage.vue"));
}
soon(import("./art/symbols/turn.svg?raw")); // and the whole first box with it
void import("./start"); // not awaited: it imports from this file, and each would wait for the other
