/** Which page is shown, and going to another one without loading anything anew. */

import { readonly, shallowRef } from "vue";
import type { Route } from "./routes";
import { pathOf, routeOf } from "./routes";

const current = shallowRef<Route>(routeOf(window.location.pathname));

/** The page that is shown. */
export const route = readonly(current);

/** Go to a page; `replace`: the one before is not to be gone back to. */
export function go(to: Route, { replace = false } = {}): void {
  const path = pathOf(to);
  if (path !== window.location.pathname) {
    if (replace) {
      window.history.replaceState(null, "", path);
    } else {
      window.history.pushState(null, "", path);
    }
  }
  current.value = to;
}

window.addEventListener("popstate", () => {
  current.value = routeOf(window.location.pathname);
});

/** A click on a link of our own; other tabs and other ways of clicking are the browser's. */
export function follow(event: MouseEvent, to: Route): void {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (isPlain && !event.altKey && !event.defaultPrevented) {
    event.preventDefault();
    go(to);
  }
}
