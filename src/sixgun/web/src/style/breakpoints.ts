/** Where the look changes, in rem. Style sheets know these widths and heights and no others: Stylelint sees to it. */

import BREAKPOINTS from "./breakpoints.json";

/** Is the page wider than that, as style sheets mean it? */
export function isWiderThan(width: keyof typeof BREAKPOINTS.widths): boolean {
  return !window.matchMedia(`(max-width: ${BREAKPOINTS.widths[width]}rem)`).matches;
}
