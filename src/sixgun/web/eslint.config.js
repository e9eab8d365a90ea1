/**
 * What is looked for in the sources of the pages: the recommended rules for JavaScript, TypeScript
 * and Vue 3, and a few more. Types are the business of vue-tsc, lines and spaces that of Prettier.
 */

import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import prettier from "eslint-config-prettier";
import vue from "eslint-plugin-vue";
import ts from "typescript-eslint";

export default defineConfig(
  {
    ignores: [
      "static/",
      "static.new/",
      "src/generated/", // made by Python, "do not edit"
      "art/", // draws the pictures, is no part of the pages
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  // Not those that need types: with them this takes three times as long, and as they know nothing of
  // .vue files, every component is `any` to them.
  ts.configs.recommended,
  vue.configs["flat/recommended"],
  prettier,
  {
    files: ["**/*.vue"],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      // TypeScript knows better which names there are; in .ts files typescript-eslint says so itself.
      "no-undef": "off",
    },
  },
  {
    files: ["public/sw.js"],
    languageOptions: { globals: { caches: "readonly", fetch: "readonly", self: "readonly", URL: "readonly" } },
  },
  {
    files: ["public/offline.js"],
    languageOptions: { globals: { fetch: "readonly", URL: "readonly", window: "readonly" } },
  },
  {
    files: ["**/*.{js,ts,vue}"],
    rules: {
      // Two things that the sources do everywhere already.
      curly: "error",
      eqeqeq: "error",
      // `_` stands where something has to stand.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$" }],
    },
  },
  {
    files: ["**/*.vue"],
    rules: {
      // All components are written in one way.
      "vue/block-lang": ["error", { script: { lang: "ts" } }],
      "vue/component-api-style": ["error", ["script-setup"]],
      "vue/define-emits-declaration": "error",
      "vue/define-macros-order": "error",
      "vue/define-props-declaration": "error",
      "vue/padding-line-between-blocks": "error",
      // A button without a type sends the form that it stands in.
      "vue/html-button-has-type": "error",
      // The policy of a house allows nothing inline.
      "vue/no-static-inline-styles": "error",
      // What nobody uses; the compiler does not see these.
      "vue/no-unused-emit-declarations": "error",
      "vue/no-unused-properties": "error",
      "vue/no-unused-refs": "error",
      // What says nothing.
      "vue/no-useless-v-bind": "error",
    },
  },
);
