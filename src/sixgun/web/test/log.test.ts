import { afterEach, describe, expect, it } from "vitest";
import type { GameView, Report, Sentence, Update } from "../src/generated/protocol";
import { t } from "../src/speech/languages";
import { kept } from "../src/speech/pieces";
import LogPanel from "../src/table/LogPanel.vue";
import DiscardPile from "../src/table/shared/DiscardPile.vue";
import { useChoosing } from "../src/table/asking/choosing";
import { opened, settled, tableOfFour } from "./saloon";
import { talk } from "./samples";

afterEach(() => {
  document.body.innerHTML = "";
});

/** What somebody sees who plays, or is out. */
function seen(alive = true): GameView {
  const { view } = talk("game");
  return { ...view, seat: 0, seats: view.seats.map((seat, at) => (at === 0 ? { ...seat, alive } : seat)) };
}

/** So many turns, each of which is told. */
function turns(...seats: number[]): Pick<Update, "reports" | "told"> {
  const reports = seats.map((seat): Report => ["turn_began", seat, null, [], 1, ""]);
  return { reports, told: reports.map((_, at): Sentence => [at, "report-turn-began", {}]) };
}

describe("the log where discards are closed", () => {
  async function log(lang = "en") {
    const saloon = await opened(lang);
    saloon.say(tableOfFour({ status: "playing" }));
    saloon.say({ t: "game", game: "g1", number: 1, rules: 1 });
    const page = saloon.show(LogPanel);
    const lines = async () => {
      await settled();
      return page.findAll("li:not(.closed)").length;
    };
    return { saloon, page, lines };
  }

  it("goes back as far as the house says, and at the end to the deal", async () => {
    const { saloon, page, lines } = await log();
    saloon.say({ t: "update", seq: 1, view: seen(), ...turns(0, 1, 2), recent: 3 });
    expect(await lines()).toBe(3);
    expect(page.find(".closed").text()).toBe(t("board-log-since-turn"));
    saloon.say({ t: "update", seq: 2, base: 1, delta: {}, ...turns(3, 0), recent: 1 });
    expect(await lines()).toBe(1);
    saloon.say({ t: "update", seq: 3, base: 2, delta: { set: { over: "law" } } });
    expect(await lines()).toBe(5);
    expect(page.find(".closed").exists()).toBe(false);
  });

  it("is a round for whoever has no turns", async () => {
    const { saloon, page, lines } = await log();
    saloon.say({ t: "update", seq: 1, view: { ...seen(), seat: null }, ...turns(0, 1), recent: 1 });
    expect(await lines()).toBe(1);
    expect(page.find(".closed").text()).toBe(t("board-log-round"));
    saloon.say({ t: "update", seq: 2, view: seen(false), recent: 1 });
    expect(await lines()).toBe(1);
    expect(page.find(".closed").text()).toBe(t("board-log-round"));
  });
});

it("closed discards show their top and how many there are", async () => {
  const saloon = await opened("en");
  const choosing = useChoosing(saloon.house, () => false);
  const page = saloon.show(DiscardPile, { discard: ["", "", "bang/QH"], choosing });
  expect(page.text()).toContain(t("board-discard", { count: 3 }));
  expect(page.find("button").attributes("aria-label") ?? page.html()).toContain("BANG!");
});

describe("a sentence with names", () => {
  it("keeps signs on the line of the name that they stand beside", () => {
    const parts = kept([
      { text: "Anna plays (" },
      { text: "BANG!", card: "bang/QH" },
      { text: "), " },
      { text: "Bob", player: 1 },
      { text: " answers with " },
      { text: "Missed", thing: "missed" },
      { text: "." },
    ]);
    expect(parts.map(({ before, text, after }) => [before, text, after])).toEqual([
      ["", "Anna plays ", ""],
      ["(", "BANG!", "),"],
      ["", " ", ""],
      ["", "Bob", ""],
      ["", " answers with ", ""],
      ["", "Missed", "."],
    ]);
  });

  it("loses and adds nothing", () => {
    const parts = [{ text: "“" }, { text: "A", player: 0 }, { text: "”…" }, { text: "B", player: 1 }];
    const said = (several: { before?: string; text: string; after?: string }[]): string =>
      several.map(({ before = "", text, after = "" }) => before + text + after).join("");
    expect(said(kept(parts))).toBe(said(parts));
  });
});
