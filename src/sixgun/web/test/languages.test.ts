import { beforeEach, describe, expect, it, vi } from "vitest";
import { computed } from "vue";
import { kept } from "../src/kept";

type Languages = typeof import("../src/speech/languages");

/** The module as a page that is loaded anew has it. */
async function fresh(): Promise<Languages> {
  vi.resetModules();
  return import("../src/speech/languages");
}

beforeEach(() => {
  kept.drop("language");
  kept.drop("card-language");
});

describe("the language of a page", () => {
  it.each([
    [["it-IT", "en"], "it"],
    [["de", "es-MX", "it"], "es"],
    [["de-DE", "fr"], "en"],
    [[], "en"],
  ])("is the browser's first that we speak: %j", async (liked, lang) => {
    const { bestLanguage, speak, t } = await fresh();
    expect(bestLanguage(liked)).toBe(lang);
    await speak(liked);
    expect(document.documentElement.lang).toBe(lang);
    expect(t("card-beer")).toBe({ en: "Beer", it: "Birra", es: "Cerveza" }[lang]);
  });

  it("stays what was chosen, and the cards follow until they are chosen apart", async () => {
    const first = await fresh();
    await first.speak(["en"]);
    await first.choosePageLanguage("it");
    expect(first.languages.value).toEqual({ page: "it", cards: "it" });
    await first.chooseCardLanguage("en");
    await first.choosePageLanguage("es");
    expect(first.languages.value).toEqual({ page: "es", cards: "en" });
    expect(document.documentElement.lang).toBe("es");
    const second = await fresh();
    await second.speak(["it"]);
    expect(second.languages.value).toEqual({ page: "es", cards: "en" });
    expect(second.cardSpeech().say("card-beer")).toBe("Beer");
  });

  it("is no language that we do not speak, whatever was kept", async () => {
    kept.set("language", "toString");
    const { languages, loadSpeech, speak } = await fresh();
    await speak(["es"]);
    expect(languages.value.page).toBe("es");
    await expect(loadSpeech("xx")).rejects.toThrow("there is no language xx");
  });

  it("must be there before anything is said", async () => {
    const { t } = await fresh();
    expect(() => t("card-beer")).toThrow("wait for speak()");
  });
});

describe("a sentence of the house that comes before its words", () => {
  it("is not said yet, and said as soon as they are here", async () => {
    const { loadRooms, speak, t } = await fresh();
    await speak(["en"]);
    const shown = computed(() => t("admission-invitation-void"));
    expect(shown.value).toBe("");
    await loadRooms("en");
    expect(shown.value).toContain("This invitation isn’t valid any more");
  });

  it("is a mistake of the page, if there is no such sentence at all", async () => {
    const { loadRooms, speak, t } = await fresh();
    await speak(["en"]);
    const shown = computed(() => t("no-such-thing"));
    expect(shown.value).toBe("");
    await loadRooms("en");
    expect(() => shown.value).toThrow("there is no message no-such-thing in en");
  });
});
