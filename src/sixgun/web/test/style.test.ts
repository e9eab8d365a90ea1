/** Colours and break points have one place each; Stylelint holds most of it, and this the rest. */

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { isWiderThan } from "../src/style/breakpoints";
import BREAKPOINTS from "../src/style/breakpoints.json";
import { at } from "./samples";

const ROOT = at("../");

function text(name: string): string {
  return readFileSync(ROOT + name, "utf8");
}

const SOURCES = readdirSync(`${ROOT}src`, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(css|ts|vue)$/.test(name) && !name.startsWith("generated/"))
  .map((name) => `src/${name}`);
const PALETTE = text("src/style/palette.css");
const [DAY = "", NIGHT = ""] = PALETTE.split(':root[data-theme="dark"] {');
/** What the palette says of a name by day, or by night if it says something else then. */
function valueOf(name: string, part = DAY): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(part)?.[1] ?? "";
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return other ? valueOf(other) : value;
}

describe("colours", () => {
  it("that are asked for are there", () => {
    const all = SOURCES.map(text).join("\n");
    const known = new Set([...all.matchAll(/["'\s](--[\w-]+)["']?:/g)].map(([, name]) => name));
    const asked = [...all.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
  });

  it("are not written into scripts and templates", () => {
    const written = SOURCES.filter((name) => {
      const script = name.endsWith(".css") ? "" : text(name).replace(/<style[\s\S]*<\/style>/, "");
      return /#[0-9a-f]{6}\b|\brgba?\(|\bhsla?\(/i.test(script);
    });
    expect(written).toEqual([]);
  });

  it("of what cannot ask the palette are those of the palette", () => {
    const [day, night] = [valueOf("room-deep"), valueOf("room-deep", NIGHT)];
    expect(day).not.toBe(night);
    for (const [theme, colour] of Object.entries({ light: day, dark: night })) {
      const media = `(prefers-color-scheme: ${theme})`;
      expect(text("index.html")).toContain(`<meta name="theme-color" content="${colour}" media="${media}" />`);
    }
    const manifest: unknown = JSON.parse(text("public/manifest.webmanifest"));
    expect(manifest).toMatchObject({ theme_color: day, background_color: day });
    const colours = text("public/offline.css").match(/#\w+(?=;)/g);
    const ofPage = ["room", "room-text", "link"];
    expect(colours).toEqual([...ofPage.map((name) => valueOf(name)), ...ofPage.map((name) => valueOf(name, NIGHT))]);
  });
});

describe("break points", () => {
  it("are those of the house", () => {
    const { widths, heights } = BREAKPOINTS;
    const known = [
      ...Object.values(widths).map((rem) => `width: ${rem}rem`),
      ...Object.values(heights).map((rem) => `height: ${rem}rem`),
    ];
    const strange = SOURCES.flatMap((name) => {
      const queries = text(name).match(/@media[^{]*/g) ?? [];
      const asked = queries.flatMap((query) => query.match(/(width|height)\s*[:<>=]+\s*[\w.]+/g) ?? []);
      return asked.filter((each) => !known.includes(each)).map((each) => `${name}: ${each}`);
    });
    expect(strange).toEqual([]);
  });

  it("are all used", () => {
    const all = SOURCES.filter((name) => !name.endsWith(".ts"))
      .map(text)
      .join("\n");
    for (const [of, sizes] of [
      ["width", BREAKPOINTS.widths],
      ["height", BREAKPOINTS.heights],
    ] as const) {
      const idle = Object.entries(sizes).filter(([, rem]) => !new RegExp(`${of}: ${rem}rem`).test(all));
      expect(idle).toEqual([]);
    }
  });
});

describe("the width of a page", () => {
  it("is asked for as style sheets do", () => {
    const asked = vi.spyOn(window, "matchMedia");
    expect(isWiderThan("small")).toBe(true);
    expect(asked).toHaveBeenCalledWith("(max-width: 30rem)");
    asked.mockRestore();
  });

  it("is asked for nowhere else", () => {
    const asking = SOURCES.filter((name) => /innerWidth|innerHeight|matchMedia\W+\(m[ai][xn]-/.test(text(name)));
    expect(asking.filter((name) => !["src/style/breakpoints.ts"].includes(name))).toEqual([]);
  });
});
