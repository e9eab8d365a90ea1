/** What the sources of the pages must not do, and what they must not forget. */

import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES } from "../src/generated/catalogue";
import { loadDesk, loadDuel, loadOperator, loadRooms, loadSpeech } from "../src/speech/languages";
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

const SAID = /\b(?:t|say)\(\s*["']([\w.-]+)["']/g;

/** What is shown though nobody has loaded the words of a room: all that the page leads to, but by `room(…)`. */
function withoutRooms(name: string, found = new Set<string>()): Set<string> {
  const source = text(name).replace(/room\(\(\) => import\("[^"]+"\)\)/g, "");
  found.add(name);
  for (const [, path = ""] of source.matchAll(/(?:from |import\()"(\.[^"]+)"/g)) {
    const aim = posix.join(posix.dirname(name), path);
    const next = SOURCES.find((each) => each === aim || each === `${aim}.ts`);
    if (next && !found.has(next) && !/^src\/(desk|hall|duel|operator)\//.test(next)) {
      withoutRooms(next, found); // tournaments and the duel bring words of their own
    }
  }
  return found;
}

describe("lines", () => {
  it.each(WRITTEN)("of %s are not too long", (name) => {
    const lines = text(name).split("\n");
    const long = lines.flatMap((line, at) => ([...line].length > COLUMNS ? [`${name}:${at + 1}`] : []));
    expect(long).toEqual([]);
  });
});

describe("what is loaded with the first look", () => {
  it("has all that is said there", async () => {
    const first = await loadSpeech("en"); // before anything is added to it
    const shown = [...withoutRooms("src/App.vue")];
    expect(shown).toContain("src/table/board/SeatPlate.vue");
    expect(shown).not.toContain("src/table/out/OutPanel.vue");
    const missing = shown.flatMap((name) =>
      [...text(name).matchAll(SAID)].filter(([, key = ""]) => !first.knows(key)).map(([, key]) => `${name}: ${key}`),
    );
    expect(missing).toEqual([]);
  });
});

describe("sentences", () => {
  const speeches: Speech[] = [];

  beforeAll(async () => {
    const langs = Object.keys(LANGUAGES);
    speeches.push(...(await Promise.all(langs.map(loadDesk))));
    // The same speeches, which know more then.
    await Promise.all([loadDuel, loadRooms, loadOperator].flatMap((load) => langs.map(load)));
  });

  it.each(SOURCES)("that %s says are there in every language", (name) => {
    for (const [, key = ""] of text(name).matchAll(SAID)) {
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
