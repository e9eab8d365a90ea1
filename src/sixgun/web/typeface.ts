/**
 * Cuts the typeface of the house: `src/style/typeface.css` says which letters each file has.
 *
 * The families come whole from their packages; what is cut lies in `node_modules/.typeface`, where
 * the style sheet finds it, and is made anew with every build.
 */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

// From the folder of the pages, where everything that builds them is called.
const SHEET = "src/style/typeface.css";
const PACKAGES = "node_modules/@fontsource-variable/";
const CUTS = "node_modules/.typeface/";
const FACE = /@font-face \{[^}]*?font-weight: ([^;]+);[^}]*?\.typeface\/([^"]+)"[^}]*?unicode-range:\s*([^;]+);/g;
/** What is kept of a font besides its letters: pairs that stand closer, figures of one width. */
const FEATURES = ["kern", "tnum"];

export interface Cut {
  /** `asap-latin-more.woff2` */
  file: string;
  /** `asap` */
  family: string;
  /** The file of the package that these letters are in: `latin` or `latin-ext`. */
  part: string;
  weights: { min: number; max: number };
  letters: string;
}

/** The cuts that a style sheet asks for. */
export function cutsOf(sheet: string): Cut[] {
  return [...sheet.matchAll(FACE)].map(([, weight = "", file = "", range = ""]) => {
    const [family = "", ...words] = file.replace(/\.woff2$/, "").split("-");
    const [min = 400, max = min] = weight.split(" ").map(Number);
    const part = words.includes("ext") ? "latin-ext" : "latin";
    return { file, family, part, weights: { min, max }, letters: lettersIn(range) };
  });
}

/** The letters of `U+20-7E, U+A0`. */
function lettersIn(range: string): string {
  return range
    .split(",")
    .map((part) => {
      const [first = 0, last = first] = part
        .trim()
        .slice(2)
        .split("-")
        .map((number) => parseInt(number, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join("");
    })
    .join("");
}

async function cut({ file, family, part, weights, letters }: Cut): Promise<void> {
  const whole = readFileSync(`${PACKAGES}${family}/files/${family}-${part}-wght-normal.woff2`);
  const { min, max } = weights;
  const made = await subsetFont(whole, letters, {
    targetFormat: "woff2",
    keepFeatures: FEATURES,
    noHinting: true,
    variationAxes: { wght: min === max ? min : { min, max } },
  });
  writeFileSync(`${CUTS}${file}`, made);
}

/** The licences of the families, which go with them. */
function licences(cuts: Cut[]): string {
  const families = [...new Set(cuts.map(({ family }) => family))];
  return families.map((family) => readFileSync(`${PACKAGES}${family}/LICENSE`, "utf8")).join("\n\n");
}

/** Cuts the files before anything asks for them, and puts the licences beside the pages. */
export function typeface(): Plugin {
  const cuts = cutsOf(readFileSync(SHEET, "utf8"));
  return {
    name: "sixgun-typeface",
    apply: () => !process.env.VITEST, // tests of the pages load no font
    async buildStart() {
      mkdirSync(CUTS, { recursive: true });
      for (const each of cuts) {
        await cut(each);
      }
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "typeface-licences.txt", source: licences(cuts) });
    },
  };
}
