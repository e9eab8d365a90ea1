import { afterEach, describe, expect, it, vi } from "vitest";
import { DEFAULTS } from "../src/generated/protocol";
import type { TableOptions } from "../src/generated/protocol";
import { RefusedError } from "../src/net/errors";
import type { WholeOptions } from "../src/net/whole";
import { wholeOptions } from "../src/net/whole";
import { speak, speakRooms, t } from "../src/speech/languages";
import OptionsDialog from "../src/table/waiting/OptionsDialog.vue";
import { boxesOf, briefly, chosenPreset, isLeft, presetOf } from "../src/table/waiting/setup";
import { opened, PRESETS, settled } from "./saloon";

afterEach(() => {
  document.body.innerHTML = "";
});

const presets = Object.fromEntries(Object.entries(PRESETS).map(([name, options]) => [name, wholeOptions(options)]));

describe("the preset that options are", () => {
  it("does not depend on how many play, nor on who may come", () => {
    expect(presetOf(wholeOptions({ players: 7, public: false }), presets)).toBe("official");
  });

  it("does not depend on the order of the boxes", () => {
    expect(presetOf(wholeOptions({ sets: ["dodge_city", "base"] }), presets)).toBe("dodge-city");
  });

  it("is none as soon as anything else differs", () => {
    for (const [field, value] of Object.entries(DEFAULTS.TableOptions)) {
      const other = typeof value === "boolean" ? !value : typeof value === "number" ? value + 1 : "fast";
      const options = wholeOptions({ [field]: field === "sets" ? ["base", "promo"] : other });
      const isApart = field === "players" || field === "public";
      expect(presetOf(options, presets), field).toBe(isApart ? "official" : "");
    }
  });

  it("leaves a table as public as it was", () => {
    const chosen = chosenPreset(wholeOptions(PRESETS.everything ?? {}), wholeOptions({ public: false }));
    expect(chosen).toMatchObject({ players: 7, public: false });
  });
});

it("what is not usual is told in few words", async () => {
  await speak(["en"]);
  await speakRooms();
  const options = wholeOptions({ sets: ["base", "dodge_city"], clock: "none", public: false });
  expect(boxesOf(options)).toEqual(["BANG!", "Dodge City"]);
  expect(briefly(options)).toEqual(["BANG!", "Dodge City", "Clock: No clock", "Private"]);
  expect(briefly(wholeOptions({}))).toEqual(["BANG!"]);
});

it("a table that waits without anybody there was left", () => {
  const nobody = { ...DEFAULTS.Chair };
  const gone = { ...nobody, kind: "person" as const, name: "Anna" };
  expect(isLeft({ status: "waiting", chairs: [gone, nobody] })).toBe(true);
  expect(isLeft({ status: "playing", chairs: [gone, nobody] })).toBe(false);
  expect(isLeft({ status: "waiting", chairs: [{ ...gone, here: true }] })).toBe(false);
});

describe("the dialog", () => {
  async function shown(act: (options: WholeOptions) => Promise<void>, before?: WholeOptions) {
    const saloon = await opened();
    const props = { title: "Open", verb: "Do it", act, ...(before ? { before } : {}) };
    return saloon.show(OptionsDialog, props);
  }

  it("offers every preset of the house and begins with the first", async () => {
    const page = await shown(async () => undefined);
    const labels = page.findAll(".presets label");
    expect(labels.map((label) => label.find("strong").text())).toEqual(
      Object.keys(PRESETS).map((name) => t(`setup-preset-${name}`)),
    );
    expect(page.find<HTMLInputElement>(".presets input:checked").element.value).toBe("official");
  });

  /** What only one of the games has is shown where that one is chosen. */
  const ONLY_DUEL = ["fighters", "tournament", "minutes"];

  it.each(["bang", "duel"])("shows every option of %s with what it means", async (game) => {
    const page = await shown(async () => undefined);
    await page.find(`input[type="radio"][value="${game}"]`).setValue();
    expect(page.text()).toContain(t("setup-game"));
    expect(page.text()).toContain(t(`setup-game-${game}.about`));
    const both = ["public", "clock", "pace", "patient", "substitutes", "chat", "spectators", "spectator_delay"];
    both.push("closed_discards");
    const fields = Object.keys(DEFAULTS.TableOptions).filter((field) => field !== "game");
    for (const field of fields) {
      const isThere = both.includes(field) || ONLY_DUEL.includes(field) === (game === "duel");
      const key = `setup-${field.replaceAll("_", "-")}`;
      // A clock says what it means by the one that is chosen.
      const about = t(field === "clock" ? "setup-clock-normal.about" : `${key}.about`);
      expect(page.text().includes(about), field).toBe(isThere);
    }
  });

  it("opens a duel with nothing of the big game", async () => {
    const act = vi.fn(async () => undefined);
    const page = await shown(act);
    await page.find('.presets input[value="everything"]').trigger("change");
    await page.find('input[type="radio"][value="duel"]').setValue();
    expect(page.find(".presets").exists()).toBe(false);
    await page.find('input[type="radio"][value="30"]').setValue();
    await page.find("form").trigger("submit");
    const wanted: TableOptions = { game: "duel", players: 2, minutes: 30 };
    expect(act).toHaveBeenCalledExactlyOnceWith(wholeOptions(wanted));
  });

  it("hands over what was chosen", async () => {
    const act = vi.fn(async () => undefined);
    const page = await shown(act);
    await page.find('.presets input[value="beginners"]').trigger("change");
    await page.find('.main input[type="radio"][value="6"]').setValue();
    await page.find(".main input[type=checkbox]").setValue(false);
    await page.find("form").trigger("submit");
    const wanted = { simplified: true, clock: "relaxed", pace: "slow", players: 6, public: false };
    expect(act).toHaveBeenCalledExactlyOnceWith(wholeOptions(wanted as WholeOptions));
  });

  it("keeps the boxes in the order of the house, and the base game always", async () => {
    const act = vi.fn(async (_: WholeOptions) => undefined);
    const page = await shown(act, wholeOptions({ sets: ["base", "high_noon"] }));
    const [base, dodge] = page.findAll<HTMLInputElement>(".sets input");
    expect(base?.element.disabled).toBe(true);
    await dodge?.setValue(true);
    await page.find("form").trigger("submit");
    expect(act.mock.calls[0]?.[0].sets).toEqual(["base", "dodge_city", "high_noon"]);
    expect(page.text()).toContain(t("setup-own.about"));
  });

  it.each([3, 8])(
    "puts the box on the table that %i players need, says so, and takes it away again",
    async (players) => {
      const act = vi.fn(async (_: WholeOptions) => undefined);
      const page = await shown(act);
      expect(page.find(".why").exists()).toBe(false);
      await page.find(`.main input[type="radio"][value="${players}"]`).setValue();
      expect(page.find(".why").text()).toContain("Dodge City");
      expect(page.find(".presets .chosen").text()).toContain(t("setup-preset-official"));
      expect(page.findAll<HTMLInputElement>(".sets input")[1]?.element).toMatchObject({
        checked: true,
        disabled: true,
      });
      await page.find("form").trigger("submit");
      expect(act.mock.calls[0]?.[0]).toMatchObject({ players, sets: ["base", "dodge_city"] });
      await page.find('.main input[type="radio"][value="5"]').setValue();
      expect(page.find(".why").exists()).toBe(false);
      await page.find("form").trigger("submit");
      expect(act.mock.calls[1]?.[0]).toMatchObject({ players: 5, sets: ["base"] });
    },
  );

  it("says why the house does not play that, and stays", async () => {
    const args = { players: 8, seated: 9 };
    const page = await shown(() => Promise.reject(new RefusedError({ key: "refusal-too-few-seats", args })));
    await page.find("form").trigger("submit");
    await settled();
    expect(page.find('[role="alert"]').text()).toContain("9");
    await page.find('.main input[type="radio"][value="7"]').setValue();
    expect(page.find('[role="alert"]').exists()).toBe(false);
  });
});
