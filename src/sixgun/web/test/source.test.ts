/** What the sources of the pages must not do, and what they must not forget. */

import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES } from "../src/generated/catalogue";
import { loadDesk, loadDuel } from "../src/speech/languages";
import type { Speech } from "../src/speech/speech";
import { at } from "./samples";

const ROOT = at("../");
const SOURCES = readdirSync(`${ROOT}src`, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(ts|vue)$/.test(name))
  .map((name) => `src/${name}`);

function text(name: string): string {
  return readFileSync(ROOT + name, "utf8");
}

/** What people write, tests and settings included: not what is made by Python or drawn. */
const WRITTEN = ["src", "test", "public", "."]
  .flatMap((folder) => {
    const names = readdirSync(ROOT + folder, { recursive: folder !== ".", encoding: "utf8" });
    return names.map((name) => `${folder}/${name}`);
  })
  .filter((name) => /\.(css|js|ts|vue)$/.test(name) && !name.startsWith("src/generated/"));
const COLUMNS = 120;

describe("lines", () => {
  it.each(WRITTEN)("of %s are not too long", (name) => {
    const lines = text(name).split("\n");
    const long = lines.flatMap((line, at) => ([...line].length > COLUMNS ? [`${name}:${at + 1}`] : []));
    expect(long).toEqual([]);
  });
});

describe("sentences", () => {
  const speeches: Speech[] = [];

  beforeAll(async () => {
    const langs = Object.keys(LANGUAGES);
    speeches.push(...(await Promise.all(langs.map(loadDesk))));
    await Promise.all(langs.map(loadDuel)); // the same speeches, which know more then
  });

  it.each(SOURCES)("that %s says are there in every language", (name) => {
    for (const [, key = ""] of text(name).matchAll(/\b(?:t|say)\(\s*["']([\w.-]+)["']/g)) {
      expect(speeches.filter((speech) => !speech.knows(key)).map(({ lang }) => lang + key)).toEqual([]);
    }
  });

  it.each(SOURCES.filter((name) => name.endsWith(".vue")))("are not written into %s", (name) => {
    const template = /<template>([\s\S]*)<\/template>/.exec(text(name))?.[1] ?? "";
    const words = template
      .replace(/<!--[\s\S]*?-->/g, "")
      .replace(/\{\{[\s\S]*?\}\}/g, "")
      .replace(/<\/?[a-zA-Z](?:"[^"]*"|[^">])*>/g, "");
    expect(words.match(/\p{L}{2,}/u)?.[0]).toBeUndefined();
    expect(template).not.toMatch(/\s(?:aria-label|title|alt|placeholder)="[^"]*\p{L}/u);
  });
});

/** Where HTML is put into the page as it is: only what lies beside the source. */
const DRAWS = ["src/pieces/ArtPicture.vue"];

describe("the policy of the house", () => {
  it.each([...SOURCES, "index.html"])("is kept by %s", (name) => {
    const source = text(name);
    expect(source).not.toMatch(/<\w[^>]*\sstyle=/); // :style is set by script, which is allowed
    expect(/v-html|innerHTML|insertAdjacentHTML|document\.write/.test(source)).toBe(DRAWS.includes(name));
    expect(source).not.toMatch(/\beval\(|new Function\(|javascript:/);
    expect(source).not.toMatch(/\son[a-z]+="/);
    expect(source).not.toMatch(/https?:\/\/(?!www\.w3\.org\/)/);
  });

  it("has no script or style inside the page", () => {
    const page = text("index.html");
    expect(page).not.toMatch(/<style/);
    expect(page.match(/<script[^>]*>[^<]/)).toBeNull();
  });
});
