import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import vue from "@vitejs/plugin-vue";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { CHARACTERS, EVENTS, KINDS } from "./src/generated/catalogue";
import { typeface } from "./typeface";

const LOCALES = fileURLToPath(new URL("../locales/", import.meta.url));
const LANGUAGES = ["en", "it", "es"];

/** What is read later, or never, is not loaded with the rest: which files that is, by family. */
const LATER: Record<string, RegExp> = {
  rulings: /^rulings/,
  books: /^(rules|scenarios)/,
  desk: /^(desk|hall|tournament)/,
  duel: /^duel/,
  rooms: /^(lobby|books|ending|friends|admission)/,
  operator: /^operator/,
  commands: /^(commands|play|plain|deals)/,
};

/** In which family a Fluent file is shipped. */
function familyOf(name: string): string {
  return Object.keys(LATER).find((family) => LATER[family]?.test(name)) ?? "sentences";
}

/** The Fluent files of a family and a language as one text. */
function fluentText(family: string, lang: string): { text: string; files: string[] } {
  const names = readdirSync(`${LOCALES}${lang}`)
    .filter((name) => name.endsWith(".ftl"))
    .sort();
  const wanted = names.filter((name) => familyOf(name) === family);
  const files = wanted.map((name) => `${LOCALES}${lang}/${name}`);
  // Comments are for translators; a browser need not load them.
  const texts = files.map((file) => readFileSync(file, "utf8").replace(/^#.*\n/gm, ""));
  return { text: texts.join("\n"), files };
}

/** `virtual:sentences/en`, `virtual:rulings/en` …: the same files as the house itself reads. */
function fluent(): Plugin {
  const pattern = /^virtual:(sentences|rulings|books|desk|duel|rooms|operator)\/(\w+)$/;
  return {
    name: "sixgun-fluent",
    resolveId: (id) => (pattern.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, family, lang] = pattern.exec(id.replace("\0", "")) ?? [];
      if (!id.startsWith("\0") || !family || !lang) {
        return undefined;
      }
      const { text, files } = fluentText(family, lang);
      files.forEach((file) => this.addWatchFile(file));
      return `export default ${JSON.stringify(text)};`;
    },
  };
}

/** What a browser without script shows, in every language; the rest is told by the script. */
function noscript(): Plugin {
  const said = (lang: string): string => {
    const line = /^page-needs-script = (.*)$/m.exec(fluentText("sentences", lang).text);
    return `<p lang="${lang}">${line?.[1] ?? ""}</p>`;
  };
  return {
    name: "sixgun-noscript",
    transformIndexHtml: (html) => html.replace("<!--noscript-->", LANGUAGES.map(said).join("")),
  };
}

/** The box that a picture belongs to; what every table needs is in the first one. */
function boxOf(slug: string): string {
  return (KINDS[slug] ?? CHARACTERS[slug] ?? EVENTS[slug])?.set ?? "base";
}

/** The page that is shown while the house cannot be reached, in every language. It tries again by itself. */
function offline(): Plugin {
  const said = (lang: string): string => {
    const texts = fluentText("sentences", lang).text;
    const line = (key: string): string => new RegExp(`^${key} = (.*)$`, "m").exec(texts)?.[1] ?? "";
    const again = `<a href="">${line("page-try-again")}</a>`;
    return `<p lang="${lang}">${line("page-offline")} ${line("page-trying")} ${again}</p>`;
  };
  return {
    name: "sixgun-offline",
    generateBundle() {
      const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">';
      const style = '<title>Sixgun</title><link rel="stylesheet" href="/offline.css">';
      const script = '<script type="module" src="/offline.js"></script>';
      const body = `<main><img src="/icon.svg" alt=""><h1>Sixgun</h1>${LANGUAGES.map(said).join("")}</main>`;
      const page = `<head>${head}${style}${script}</head><body>${body}</body>`;
      const source = `<!doctype html><html lang="en">${page}</html>\n`;
      this.emitFile({ type: "asset", fileName: "offline.html", source });
    },
  };
}

/** Modules below `src` whose paths begin like one of these. */
function sources(...paths: string[]): RegExp {
  return new RegExp(`/src/(${paths.join("|")})`);
}

/** What every page needs, and what a table does, each in one file: every file costs a journey. */
const CHUNKS: Record<string, RegExp> = {
  index: /\/src\/(main|kept|net\/early|style\/dress|router\/(prefix|routes)|speech\/texts)\.ts/,
  app: sources(
    "(net|router|speech|state)/",
    "(start|generated/catalogue|duel/spots)\\.ts",
    "App\\.vue",
    "pages/(BackToGame|TopBar|ConnectionBanner|NoticeList)\\.vue",
    "pieces/(ArtPicture|CardFace|CardPaper|EventCard|LifeBullets)\\.vue",
    "pieces/(art|settings)\\.ts",
    "style/(theme|rooms|palette|typeface)\\.css",
    "style/breakpoints\\.",
  ),
  table: sources(
    "pages/TablePage\\.",
    "table/(GameTable|LogPanel|TableMenu|TableShell|places)\\.",
    "table/asking/(AskPanel|ClockBar|choosing)\\.",
    "table/board/(CentrePiles|HandTray|MomentStage|SeatPlate|TableBoard)\\.",
    "table/shared/(AboutButton|Card(Button|Pile|Row|Spread)|DiscardPile|HandBacks|Plate(Frame|Person)|TableFelt)\\.",
    "table/shared/(chairs|playing)\\.",
    "pieces/(badge|sounds)\\.",
  ),
};

/** Pictures that are shipped by their shelf: nobody sees an emote before somebody sends one. */
const SHELVES: Record<string, string> = {
  emotes: "emotes",
  duel_backs: "duel",
  duel_cards: "duel",
  duel_characters: "duel",
  duel_signs: "duel",
  duel_symbols: "duel",
};

/** In which file a module is shipped: libraries change less often than our own code. */
function chunkOf(id: string): string | undefined {
  const [, family, lang] = /virtual:(sentences|rulings|books|desk|duel|rooms|operator)\/(\w+)/.exec(id) ?? [];
  if (family && lang) {
    return `${family}-${lang}`;
  }
  const own = Object.keys(CHUNKS).find((name) => CHUNKS[name]?.test(id));
  if (own) {
    return own;
  }
  const [, shelf = "", drawn = ""] = /\/art\/(\w+)\/(\w+)\.svg/.exec(id) ?? [];
  if (drawn) {
    return `art-${SHELVES[shelf] ?? boxOf(drawn)}`;
  }
  if (/node_modules\/(@vue|vue|@fluent)\//.test(id) || id.includes("plugin-vue:export-helper")) {
    return "vendor";
  }
  return undefined;
}

/** The large files that every page needs are asked for by the page itself, before any script runs. */
function ahead(): Plugin {
  return {
    name: "sixgun-ahead",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((each) => each.type === "chunk");
        const wanted = chunks.filter(({ name }) => name === "app" || name === "vendor");
        const styles = wanted.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
        const links = [
          ...wanted.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`),
          ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
        ].filter((link) => !html.includes(link));
        // The first script says whether it is day or night: nothing is painted before.
        const waiting = html.replace('<script type="module"', '<script type="module" blocking="render"');
        return waiting.replace("</head>", `${links.join("")}</head>`);
      },
    },
  };
}

/**
 * One build serves under any path: scripts and styles name files by where they lie themselves, or by the path that
 * the page was told (`placed` in server/front/static_pages.py). Vite's own way would weigh a hundred bytes more.
 */
function anywhere(): Plugin {
  const fixed = 'return "/"+dep';
  const told = 'return (document.documentElement.dataset.prefix ?? "")+"/"+dep';
  return {
    name: "sixgun-anywhere",
    transform(code, id) {
      if (!id.includes("vite/preload-helper")) {
        return undefined;
      }
      if (!code.includes(fixed)) {
        this.error("Vite finds files that are loaded later in another way than it did");
      }
      return code.replace(fixed, told);
    },
    generateBundle(_, bundle) {
      for (const each of Object.values(bundle)) {
        if (each.type === "asset" && each.fileName.endsWith(".css")) {
          each.source = String(each.source).replaceAll("url(/assets/", "url(./");
        }
        const text = each.type === "chunk" ? each.code : each.fileName.endsWith(".css") ? String(each.source) : "";
        if (/["'`(]\/assets\//.test(text)) {
          this.error(`${each.fileName} names a file by an address that is another under a path`);
        }
      }
    },
  };
}

/** Where `sixgun pages dev` finds the house. */
const HOUSE = process.env.SIXGUN_HOUSE ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [vue(), fluent(), typeface(), noscript(), offline(), ahead(), anywhere()],
  define: { __VUE_OPTIONS_API__: "false" },
  build: {
    outDir: process.env.SIXGUN_PAGES_OUT ?? "static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // files of the house and nothing inline: what its policy demands
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: { output: { manualChunks: chunkOf } },
  },
  server: {
    proxy: {
      // Host and origin stay those of this server: the house knows localhost as one of its names.
      "/api": { target: HOUSE },
      "/rulebook": { target: HOUSE }, // scenarios are put beside pages that are built
      "/socket": { target: HOUSE.replace("http", "ws"), ws: true },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/setup.ts"],
    testTimeout: 60_000, // whole games, on machines that do other things as well
    pool: "threads",
    poolOptions: { threads: { maxThreads: 2 } },
  },
});
