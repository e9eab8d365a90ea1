/** What is looked for in the styles of the pages, in .css files and in components: ESLint does not read them. */

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
