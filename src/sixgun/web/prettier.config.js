/** How the sources of the pages are set; everything that is not said here is Prettier's own custom. */

/** @type {import("prettier").Config} */
export default {
  printWidth: 120,
};
