import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { kept } from "../src/kept";
import BackToGame from "../src/pages/BackToGame.vue";
import CardFace from "../src/pieces/CardFace.vue";
import { settings } from "../src/pieces/settings";
import SettingsDialog from "../src/pieces/SettingsDialog.vue";
import { go } from "../src/router/router";
import { t } from "../src/speech/languages";
import { dress, keptSettings, liking, SETTINGS } from "../src/style/dress";
import TableMenu from "../src/table/TableMenu.vue";
import type { Saloon } from "./saloon";
import { opened, settled, tableOfFour } from "./saloon";
import { cutsOf } from "../typeface";

/** What is loaded when it is needed may take its time on a busy machine. */
const PATIENT = { timeout: 30_000 };
let saloon: Saloon;
beforeEach(async () => {
  saloon = await opened();
});
afterEach(() => {
  document.body.innerHTML = "";
  Object.assign(settings, { theme: "auto", back: "card", contrast: false });
  kept.drop(SETTINGS);
  go({ page: "lobby" });
});

describe("day and night", () => {
  it("are as somebody has chosen, and else as the device says", () => {
    dress({ theme: "dark", contrast: false });
    expect(document.documentElement.dataset).toMatchObject({ theme: "dark", contrast: "usual" });
    dress({ theme: "light", contrast: true });
    expect(document.documentElement.dataset).toMatchObject({ theme: "light", contrast: "high" });
    dress({ theme: "auto", contrast: false });
    expect(document.documentElement.dataset.theme).toBe("light");
  });

  it.each(["[", "null", "7", '{"theme": "green", "contrast": "much"}'])(
    "whatever is kept (%s) does no harm",
    (text) => {
      kept.set(SETTINGS, text);
      expect(liking()).toEqual({ theme: "auto", contrast: false });
      expect(typeof keptSettings()).toBe("object");
    },
  );

  it("are chosen in the settings, with the backs of the cards, and kept", async () => {
    saloon.show(SettingsDialog);
    await settled();
    const pick = (value: string): void => {
      document.querySelector<HTMLInputElement>(`dialog input[value="${value}"]`)?.click();
    };
    pick("dark");
    pick("horseshoe");
    await settled();
    expect(keptSettings()).toMatchObject({ theme: "dark", back: "horseshoe" });
    const back = saloon.show(CardFace, { face: null });
    await vi.waitFor(() => expect(back.find("svg").html()).toContain("#3f7c7a"), PATIENT);
  });
});

describe("the way back", () => {
  it("leads to one's table, with who sits there, from every other page", async () => {
    saloon.say(tableOfFour({ table: "mine", status: "playing" }));
    const strip = saloon.show(BackToGame);
    await settled();
    const link = strip.find("a");
    expect(link.attributes("href")).toBe("/table/mine");
    expect(link.text()).toContain(t("page-back-to-game"));
    const names = saloon.house.state.own.mine?.others ?? [];
    expect(names.length).toBeGreaterThan(1);
    names.forEach((name) => expect(link.text()).toContain(name));
    go({ page: "table", table: "mine" });
    await settled();
    expect(strip.find("a").exists()).toBe(false);
  });

  it("is not there for who sits nowhere", async () => {
    saloon.say(tableOfFour({ table: "other", seat: -1 }));
    const strip = saloon.show(BackToGame);
    await settled();
    expect(strip.find("a").exists()).toBe(false);
  });

  it("names the tables of a welcome, those first where a game is on", async () => {
    saloon.say({
      t: "welcome",
      protocol: 1,
      rules: 1,
      playing: ["waits", "plays"],
      own: [
        { table: "waits", others: ["Carla"] },
        { table: "plays", playing: true, others: ["Bruno", "Dario"] },
      ],
    });
    const strip = saloon.show(BackToGame);
    await settled();
    expect(strip.findAll("a").map((link) => link.attributes("href"))).toEqual(["/table/plays", "/table/waits"]);
    expect(strip.find("a").text()).toContain("Bruno and Dario");
    expect(strip.find("summary").text()).toBe(t("page-back-more", { count: 1 }));
  });
});

it("leaving a game is asked about in a dialog of our own", async () => {
  const asked = vi.spyOn(window, "confirm");
  saloon.say(tableOfFour({ status: "playing" }));
  const menu = saloon.show(TableMenu, { side: "" });
  await menu
    .findAll("button")
    .find((button) => button.text() === t("board-leave"))
    ?.trigger("click");
  await vi.waitFor(
    () => expect(document.querySelector("dialog")?.textContent).toContain(t("board-leave-sure")),
    PATIENT,
  );
  expect(saloon.of("leave")).toHaveLength(0);
  document.querySelector<HTMLButtonElement>("dialog .grave")?.click();
  await settled();
  expect(saloon.of("leave")).toHaveLength(1);
  expect(asked).not.toHaveBeenCalled();
});

it("the letters of the house are cut as its style sheet says, each in one file of a family", () => {
  const cuts = cutsOf(readFileSync("src/style/typeface.css", "utf8"));
  expect(cuts.map(({ file }) => file)).toHaveLength(6);
  for (const family of ["asap", "bitter"]) {
    const own = cuts.filter((cut) => cut.family === family);
    const letters = own.map((cut) => cut.letters).join("");
    expect(new Set(letters).size).toBe([...letters].length);
    for (const letter of "aZ09¿¡ñàèìòùÉ’“”…«»çßøåœłőžŠşţĞ") {
      expect(letters, letter).toContain(letter);
    }
    expect(own[0]?.letters).not.toContain("ø");
  }
  expect(cuts[0]?.weights).toEqual({ min: 400, max: 700 });
});
