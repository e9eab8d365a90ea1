/** The rulebook and the gallery: what is read there, found there and tried from there. */

import { readFileSync } from "node:fs";
import type { VueWrapper } from "@vue/test-utils";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { SORTS, THINGS, fitting, sortOf } from "../src/books/gallery";
import { PARTS, blocksOf, sectionOf, spansOf } from "../src/books/rulebook";
import type { Scenario } from "../src/books/scenarios";
import { stepOf, tomlOf } from "../src/books/scenarios";
import { CHARACTERS, EVENTS, KINDS, LANGUAGES, ROLES } from "../src/generated/catalogue";
import { keptInTab } from "../src/kept";
import GalleryPage from "../src/pages/GalleryPage.vue";
import LessonPage from "../src/pages/LessonPage.vue";
import LobbyPage from "../src/pages/LobbyPage.vue";
import RulesPage from "../src/pages/RulesPage.vue";
import { go, route } from "../src/router/router";
import { FIGURES, SECTIONS } from "../src/generated/rulebook";
import { chooseCardLanguage, choosePageLanguage, loadBooks, speak, speakRooms, t } from "../src/speech/languages";
import { nameOf } from "../src/speech/words";
import { at } from "./samples";
import type { Saloon } from "./saloon";
import { opened, settled } from "./saloon";

const SCENARIO: Scenario = {
  id: "R38-barrel-tried-once",
  title: "The same Barrel is not tried twice",
  rulings: ["R38"],
  about: "barrel",
  me: "Ann",
  turn: "Ann",
  event: "thirst",
  deck: ["beer/6H"],
  options: { high_noon_reshuffles: 3 },
  steps: ["Ann: play bang on Bob", "cannot Bob: use barrel", "check Bob.life = 3", "high noon now"],
  player: [
    { name: "Ann", role: "sheriff", character: "slab_the_killer", hand: ["bang"], table: ["schofield"] },
    { name: "Bob", role: "outlaw", character: "rose_doolan", life: 2, table: ["barrel"], fresh: ["sombrero"] },
  ],
};

/** Whoever waits longer than this waits for ever, in milliseconds. */
const PATIENCE = 30_000;

let saloon: Saloon;
let page: VueWrapper | undefined;

/** What the house has beside its pages. */
const files: Record<string, unknown> = {};

beforeAll(async () => {
  await speak(["en"]);
  await speakRooms();
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  Element.prototype.scrollIntoView = () => undefined;
});

beforeEach(async () => {
  await choosePageLanguage("en");
  await chooseCardLanguage("en");
  go({ page: "rules", about: "" });
  saloon = await opened();
  keptInTab.drop("scenario-table");
  files["/rulebook/index.json"] = { shooting: 1 };
  files["/rulebook/shooting.json"] = [SCENARIO];
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(new Response(JSON.stringify(files[path]), { status: path in files ? 200 : 404 })),
  );
});

afterEach(() => {
  page?.unmount();
  vi.unstubAllGlobals();
});

async function shown(component: typeof RulesPage | typeof GalleryPage, about = ""): Promise<VueWrapper> {
  return there(saloon.show(component, { about }), "h1");
}

/** A page once something is shown on it: what it says is loaded as it is needed. */
async function there(wrapper: VueWrapper, selector: string): Promise<VueWrapper> {
  page = wrapper;
  await vi.waitFor(() => expect(wrapper.find(selector).exists()).toBe(true), PATIENCE);
  await settled();
  return wrapper;
}

async function unfold(wrapper: VueWrapper, selector: string): Promise<void> {
  const details = wrapper.get(selector);
  (details.element as HTMLDetailsElement).open = true;
  await details.trigger("toggle");
  await settled();
}

describe("the texts", () => {
  it("are paragraphs and lists with names and words that stand out", () => {
    const blocks = blocksOf("Play a <bang> at _anybody_.\n\n- <cat_balou> first\n- then more\n\nDone.");
    expect(blocks.map(({ kind, lines }) => [kind, lines.length])).toEqual([
      ["paragraph", 1],
      ["list", 2],
      ["paragraph", 1],
    ]);
    expect(blocks[0]?.lines[0]).toEqual([
      { kind: "words", text: "Play a " },
      { kind: "thing", text: "bang" },
      { kind: "words", text: " at " },
      { kind: "strong", text: "anybody" },
      { kind: "words", text: "." },
    ]);
    expect(spansOf("<cat_balou> first")[0]).toEqual({ kind: "thing", text: "cat_balou" });
  });

  it.each(Object.keys(LANGUAGES))("name only things that there are (%s)", async (lang) => {
    const book = await loadBooks(lang);
    for (const { name } of SECTIONS) {
      const spans = blocksOf(book.say(`rules-${name}.text`)).flatMap(({ lines }) => lines.flat());
      const things = spans.filter(({ kind }) => kind === "thing").map(({ text }) => text);
      expect(things.filter((slug) => !THINGS.some((thing) => thing.slug === slug))).toEqual([]);
      expect(spans.filter(({ kind, text }) => kind === "words" && /[<>_]/.test(text))).toEqual([]);
    }
  });
});

describe("the sections", () => {
  it("explain every card, character, event and role in one place", () => {
    const named = SECTIONS.flatMap(({ names }) => names);
    const all = [...Object.keys(KINDS), ...Object.keys(CHARACTERS), ...Object.keys(EVENTS), ...ROLES];
    expect([...named].sort()).toEqual(all.sort());
    expect(PARTS.flatMap(({ sections }) => sections)).toEqual(SECTIONS);
  });

  it("are found by their name, by a ruling and by what they explain", () => {
    expect(sectionOf("distance")?.name).toBe("distance");
    expect(sectionOf("R38")?.name).toBe("shooting");
    expect(sectionOf("cat_balou")?.name).toBe("taking");
    expect(sectionOf("high_noon")?.name).toBe("high-noon");
    expect(sectionOf("nothing")).toBeUndefined();
  });

  it("have a figure in which the others are seen at a distance", () => {
    expect(FIGURES["plain"]?.map(({ distance }) => distance)).toEqual([0, 1, 2, 3, 2, 1]);
  });
});

describe("scenarios", () => {
  it("are written as the house reads them", () => {
    const text = tomlOf(SCENARIO);
    expect(text).toContain('[[scenario]]\nid = "R38-barrel-tried-once"\n');
    expect(text).toContain('me = "Ann"');
    expect(text).toContain("options = { high_noon_reshuffles = 3 }");
    expect(text).toContain('[[scenario.player]]\nname = "Bob"\nrole = "outlaw"\ncharacter = "rose_doolan"\nlife = 2\n');
    expect(text).not.toMatch(/rulings|about/);
  });

  it.each([
    ["Ann: play bang on Bob", "play", "Ann: play bang on Bob"],
    ["cannot Bob: use barrel", "cannot", "Bob: use barrel"],
    ["can Bob: use barrel", "can", "Bob: use barrel"],
    ["check Bob.life = 3", "check", "Bob.life = 3"],
    ["asked Bob", "asked", "Bob"],
    ["options Ann = [pass]", "options", "Ann = [pass]"],
    ["knows Ann Bob.hand = [beer]", "knows", "Ann Bob.hand = [beer]"],
    ["high noon now", "other", "high noon now"],
  ])("have steps: %s", (line, kind, text) => {
    expect(stepOf(line)).toEqual({ kind, text });
  });
});

describe("the rulebook", () => {
  it.each(Object.keys(LANGUAGES))("shows every section and a way to it (%s)", async (lang) => {
    await choosePageLanguage(lang);
    const rules = await shown(RulesPage);
    const book = await loadBooks(lang);
    for (const { name } of SECTIONS) {
      expect(rules.get(`section[id="${name}"] h2`).text()).toBe(book.say(`rules-${name}`));
      expect(rules.get(`.aside a[href="/rules/${name}"]`).text()).toBe(book.say(`rules-${name}`));
    }
    expect(rules.findAll("#aim table tbody tr")).toHaveLength(6);
    expect(rules.findAll("#distance svg[role=img]")).toHaveLength(Object.keys(FIGURES).length);
    expect(rules.get("#distance svg[role=img]").attributes("aria-label")).toContain("1");
  });

  it("shows a card when its name is chosen, and leads from there to its section", async () => {
    const rules = await shown(RulesPage);
    await rules.get("#taking .text button").trigger("click");
    await settled();
    expect(rules.get("dialog h2").text()).toBe("Panic!");
    await rules.get('dialog a[href="/rules/panic"]').trigger("click");
    expect(route.value).toEqual({ page: "rules", about: "panic" });
  });

  it("unfolds the ruling that somebody came for", async () => {
    const rules = await there(await shown(RulesPage, "R38"), "#R38");
    expect(rules.get("#R38.sought").text()).toContain("Slab the Killer");
    expect(rules.find("#R29").exists()).toBe(false);
  });

  it("shows a scenario in words and opens a table at it", async () => {
    const rules = await shown(RulesPage, "shooting");
    expect(rules.find("#aim .behind").exists()).toBe(false);
    expect(rules.get("#shooting .behind summary").text()).toBe("One scenario that proves it");
    await unfold(rules, "#shooting .behind");
    await unfold(rules, "#shooting .scenario");
    const reading = rules.get("#shooting .reading");
    expect(reading.text()).toContain("Bob: Outlaw, Rose Doolan");
    expect(reading.text()).toContain("in front: Barrel, Sombrero (just laid down)");
    expect(reading.text()).toContain("On top of the deck: Beer (6♥)");
    expect(reading.findAll(".steps li").map((step) => step.text())).toEqual([
      "moveAnn: play bang on Bob",
      "not allowedBob: use barrel",
      "must be trueBob.life = 3",
      "thenhigh noon now",
    ]);
    await reading.get(".try button").trigger("click");
    await settled();
    expect(saloon.of("open")).toMatchObject([{ scenario: tomlOf(SCENARIO) }]);
    expect(route.value).toEqual({ page: "table", table: "here" });
  });

  it("shows the scenarios of one thing if somebody wants that", async () => {
    const other = { ...SCENARIO, id: "bang-does", title: "A BANG! costs a life point", about: "bang" };
    files["/rulebook/shooting.json"] = [SCENARIO, other];
    const rules = await shown(RulesPage);
    await unfold(rules, "#shooting .behind");
    expect(rules.findAll(".scenario")).toHaveLength(2);
    expect(rules.findAll("#shooting .behind option").map((each) => each.text())).toEqual([
      "everything",
      "BANG!",
      "Barrel",
    ]);
    await rules.get("#shooting .behind select").setValue("bang");
    expect(rules.findAll(".scenario summary").map((each) => each.text())).toEqual(["A BANG! costs a life pointR38"]);
  });

  it("marks the thing that somebody came for", async () => {
    const rules = await shown(RulesPage, "cat_balou");
    expect(rules.findAll(".things .sought").map((each) => each.attributes("id"))).toEqual(["the-cat_balou"]);
  });

  it("gives back the table of a scenario before it opens another one", async () => {
    keptInTab.set("scenario-table", "before");
    const rules = await shown(RulesPage);
    await unfold(rules, "#shooting .behind");
    await unfold(rules, "#shooting .scenario");
    await rules.get(".try button").trigger("click");
    await settled();
    const kinds = saloon.asked.map(({ t }) => t).filter((kind) => ["watch", "leave", "open"].includes(kind));
    expect(kinds).toEqual(["watch", "leave", "open"]);
    expect(keptInTab.get("scenario-table")).toBe("here");
  });

  it("says that scenarios cannot be fetched, and tries again", async () => {
    const rules = await shown(RulesPage);
    const scenarios = files["/rulebook/shooting.json"];
    delete files["/rulebook/shooting.json"];
    await unfold(rules, "#shooting .behind");
    expect(rules.get("[role=alert]").text()).toContain("can’t be loaded");
    files["/rulebook/shooting.json"] = scenarios;
    await rules.get("[role=alert] button").trigger("click");
    await settled();
    expect(rules.find("[role=alert]").exists()).toBe(false);
    expect(rules.findAll(".scenario")).toHaveLength(1);
  });

  it("can be read without what proves it", async () => {
    delete files["/rulebook/index.json"];
    const rules = await shown(RulesPage);
    expect(rules.find(".behind").exists()).toBe(false);
    expect(rules.get("#shooting").text()).toContain("Missed!");
  });
});

describe("the gallery", () => {
  const names = (slug: string): string[] => [nameOf(slug)];
  const everything = { box: "", sort: "", name: "" };

  it("has everything once, and every sort of it", () => {
    expect(fitting(everything, names)).toEqual(THINGS);
    expect(new Set(THINGS.map(({ slug }) => sortOf(slug)))).toEqual(new Set(SORTS));
  });

  it.each([
    [{ sort: "weapon" }, ["volcanic", "schofield", "remington", "rev_carabine", "winchester"]],
    [{ box: "promo" }, ["uncle_will", "johnny_kisch", "claus_the_saint"]],
    [{ box: "dodge_city", sort: "blue" }, ["binocular", "hideout"]],
    [{ name: "jose" }, ["jose_delgado"]],
    [{ name: "PANIC" }, ["panic"]],
    [{ name: "nobody" }, []],
  ])("finds %j", (wish, slugs) => {
    expect(fitting({ ...everything, ...wish }, names).map(({ slug }) => slug)).toEqual(slugs);
  });

  it("is searched in the language of the cards", async () => {
    await chooseCardLanguage("es");
    const gallery = await shown(GalleryPage);
    await gallery.get("input[type=search]").setValue("carcel");
    expect(gallery.findAll(".thing .name").map((thing) => thing.text())).toEqual(["Cárcel"]);
    await gallery.get("input[type=search]").setValue("jail");
    expect(gallery.findAll(".thing")).toHaveLength(0);
    await gallery.get(".none button").trigger("click");
    expect(gallery.findAll(".thing")).toHaveLength(THINGS.length);
  });

  it("shows every copy of a card, by the box that brings it", async () => {
    const gallery = await shown(GalleryPage, "mustang");
    await there(gallery, ".copies");
    expect(gallery.findAll(".copies h3").map((each) => each.text())).toEqual(["BANG!: 2 copies", "Dodge City: 1 copy"]);
    expect(gallery.findAll(".copies .hear").map((each) => each.text())).toEqual([
      "8 of hearts",
      "9 of hearts",
      "5 of hearts",
    ]);
  });
});

describe("the duel's book", () => {
  it.each(Object.keys(LANGUAGES))(
    "is reached from the rulebook: from its top and from its contents (%s)",
    async (lang) => {
      await choosePageLanguage(lang);
      const rules = await shown(RulesPage);
      const links = rules.findAll('a[href="/gallery/the-duel"]');
      expect(links.map((link) => link.text())).toEqual(Array(3).fill(t("gallery-to-duel")));
      expect(rules.find('.aside a[href="/gallery/the-duel"]').exists()).toBe(true);
      await rules.get('article a[href="/gallery/the-duel"]').trigger("click");
      expect(route.value).toEqual({ page: "gallery", about: "the-duel" });
    },
  );

  it("is reached from the gallery, which is on the same page", async () => {
    const gallery = await shown(GalleryPage);
    await gallery.get('a[href="/gallery/the-duel"]').trigger("click");
    expect(route.value).toEqual({ page: "gallery", about: "the-duel" });
    await gallery.setProps({ about: "the-duel" });
    await there(gallery, ".book");
    expect(gallery.find('a[href="/gallery/the-duel"]').exists()).toBe(false);
    await gallery.setProps({ about: "" });
    expect(gallery.find(".book").exists()).toBe(false);
  });

  it.each([
    ["en", "annie", 1, 0],
    ["en", "winchester", 1, 1],
    ["it", "cappello", 1, 1],
    ["es", "CUÉNTALO", 0, 0],
  ])("is found by a search in all boxes (%s: %s)", async (lang, name, count, things) => {
    await chooseCardLanguage(lang);
    const gallery = await shown(GalleryPage);
    await gallery.get("input[type=search]").setValue(name);
    await vi.waitFor(() => expect(gallery.find(".duel button").exists()).toBe(count > 0), PATIENCE);
    expect(gallery.findAll(".thing")).toHaveLength(things);
    if (count) {
      expect(gallery.get(".duel button").text()).toBe(t("gallery-in-duel", { count }));
      await gallery.get(".duel button").trigger("click");
      await there(gallery, ".shelf");
      expect(gallery.findAll(".thing")).toHaveLength(count);
    }
  });

  it("is not counted where another box is looked at", async () => {
    const gallery = await shown(GalleryPage);
    await gallery.get("input[type=search]").setValue("winchester");
    await vi.waitFor(() => expect(gallery.find(".duel button").exists()).toBe(true), PATIENCE);
    await gallery.get("select").setValue("base");
    await settled();
    expect(gallery.find(".duel button").exists()).toBe(false);
  });
});

describe("the first pages", () => {
  it.each([LobbyPage, LessonPage, GalleryPage])("lead to the rulebook", async (component) => {
    await there(saloon.show(component, { about: "", lesson: "" }), 'a[href="/rules"]');
  });

  it("load nothing of the rulebook", () => {
    const eager = /^import (?!type).*from "(.*)";$/gm;
    for (const name of ["App.vue", "pages/LobbyPage.vue", "table/board/CardZoom.vue", "table/TableMenu.vue"]) {
      const source = readFileSync(at(`../src/${name}`), "utf8");
      const loaded = [...source.matchAll(eager)].map(([, from]) => from);
      expect(loaded.filter((from) => /rulebook|RulesPage|scenarios/.test(from ?? ""))).toEqual([]);
    }
  });
});
