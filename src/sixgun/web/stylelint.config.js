/** What is looked for in the styles of the pages, in .css files and in components: ESLint does not read them. */

import { readFileSync } from "node:fs";
import { URL } from "node:url";

const { widths, heights } = JSON.parse(readFileSync(new URL("src/style/breakpoints.json", import.meta.url), "utf8"));

/** Sizes as a style sheet writes them. */
function rems(sizes) {
  return Object.values(sizes).map((size) => `${size}rem`);
}

/** @type {import("stylelint").Config} */
export default {
  extends: ["stylelint-config-recommended"],
  ignoreFiles: ["static/**", "static.new/**", "src/generated/**"],
  reportNeedlessDisables: true,
  overrides: [
    { files: ["**/*.vue"], customSyntax: "postcss-html" },
    {
      // Where colours are named; and what is shown while there is no house to ask for the palette.
      files: ["src/style/palette.css", "public/offline.css"],
      rules: { "color-no-hex": null, "function-disallowed-list": null },
    },
  ],
  rules: {
    // Where the look changes, the house has said once; what depends on the place of a piece is a container query.
    "media-feature-name-value-allowed-list": { "/width$/": rems(widths), "/height$/": rems(heights) },
    "media-feature-name-unit-allowed-list": { "/(width|height)$/": "rem" },
    // Colours are named by what they are for, in the palette.
    "color-no-hex": true,
    "color-named": "never",
    "function-disallowed-list": ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch"],
    // Rules stand in the order of what they show. That a later one is weaker matters only where both
    // set the same property, which this does not look at.
    "no-descending-specificity": null,
    // What Vue adds in scoped styles.
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["deep", "global", "slotted"] }],
  },
};
