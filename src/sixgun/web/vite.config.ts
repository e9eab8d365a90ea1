import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import vue from "@vitejs/plugin-vue";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { CHARACTERS, EVENTS, KINDS } from "./src/generated/catalogue";

const LOCALES = fileURLToPath(new URL("../locales/", import.meta.url));
const LANGUAGES = ["en", "it", "es"];

/** What is read later, or never, is not loaded with the rest: which files that is, by family. */
const LATER: Record<string, RegExp> = {
  rulings: /^rulings/,
  books: /^(rules|scenarios)/,
  desk: /^(desk|hall|tournament)/,
  duel: /^duel/,
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
  const pattern = /^virtual:(sentences|rulings|books|desk|duel)\/(\w+)$/;
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

/** The page that is shown while the house cannot be reached, in every language. */
function offline(): Plugin {
  const said = (lang: string): string => {
    const line = /^page-offline = (.*)$/m.exec(fluentText("sentences", lang).text);
    return `<p lang="${lang}">${line?.[1] ?? ""}</p>`;
  };
  return {
    name: "sixgun-offline",
    generateBundle() {
      const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">';
      const style = '<title>Sixgun</title><link rel="stylesheet" href="/offline.css">';
      const body = `<img src="/icon.svg" alt="">${LANGUAGES.map(said).join("")}<p><a href="/">Sixgun</a></p>`;
      const source = `<!doctype html><html lang="en"><head>${head}${style}</head><body>${body}</body></html>\n`;
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
  index: /\/src\/(main|kept|net\/early|router\/routes|speech\/texts)\.ts/,
  app: sources(
    "(net|router|speech|state)/",
    "(start|generated/catalogue)\\.ts",
    "App\\.vue",
    "pages/(TopBar|ConnectionBanner|NoticeList|NowherePage)\\.vue",
    "pieces/(ArtPicture|CardFace|CardPaper|EventCard|LifeBullets)\\.vue",
    "pieces/(art|settings)\\.ts",
    "style/(theme|rooms|palette)\\.css",
    "style/breakpoints\\.",
  ),
  table: sources(
    "pages/TablePage\\.",
    "table/(ChatPanel|GameTable|LogPanel|TableMenu|TableShell|places)\\.",
    "table/asking/(AskPanel|ClockBar|DoubtDialog|choosing)\\.",
    "table/board/(CentrePiles|HandTray|MomentStage|SeatPlate|TableBoard|moments)\\.",
    "table/shared/(AboutButton|Card(Button|Pile|Row|Spread)|DiscardPile|HandBacks|Plate(Frame|Person)|TableFelt)\\.",
    "table/shared/(chairs|playing)\\.",
    "pieces/(badge|sounds)\\.",
  ),
};

/** In which file a module is shipped: libraries change less often than our own code. */
function chunkOf(id: string): string | undefined {
  const [, family, lang] = /virtual:(sentences|rulings|books|desk|duel)\/(\w+)/.exec(id) ?? [];
  if (family && lang) {
    return `${family}-${lang}`;
  }
  const own = Object.keys(CHUNKS).find((name) => CHUNKS[name]?.test(id));
  if (own) {
    return own;
  }
  const [, shelf = "", drawn = ""] = /\/art\/(\w+)\/(\w+)\.svg/.exec(id) ?? [];
  if (drawn) {
    return `art-${shelf.startsWith("duel") ? "duel" : boxOf(drawn)}`;
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
        return html.replace("</head>", `${links.join("")}</head>`);
      },
    },
  };
}

/** Where `sixgun pages dev` finds the house. */
const HOUSE = process.env.SIXGUN_HOUSE ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [vue(), fluent(), noscript(), offline(), ahead()],
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
