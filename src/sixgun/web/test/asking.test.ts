import { afterEach, describe, expect, it } from "vitest";
import type { Question } from "../src/generated/protocol";
import { t } from "../src/speech/languages";
import AskPanel from "../src/table/asking/AskPanel.vue";
import { useChoosing } from "../src/table/asking/choosing";
import { opened, settled, tableOfFour } from "./saloon";
import { talk } from "./samples";

const FACE = "cat_balou/KH";
/** What the house asks whoever has a Cat Balou and a card of his own in play; see tests/narration/test_headings.py. */
const QUESTION: Question = {
  decision: 1,
  seat: 0,
  kind: "play",
  asks: { key: "question-play" },
  options: [
    ["play", FACE, 0],
    ["play", FACE, 1],
    ["play", FACE, 2],
    ["end", null, null],
  ],
  words: [
    { key: "option-play-own", args: { card: FACE, serves: "" } },
    { key: "option-play-on", args: { card: FACE, serves: "", player: 1 } },
    { key: "option-play-on", args: { card: FACE, serves: "", player: 2 } },
    { key: "option-end" },
  ],
  heads: { 0: { key: "option-play", args: { card: FACE, serves: "" } } },
};

type Saloon = Awaited<ReturnType<typeof opened>>;

async function panel(lang: string, saloon?: Saloon): Promise<ReturnType<Saloon["show"]>> {
  saloon ??= await opened(lang);
  saloon.answers.explain = { t: "explained", answers: [] };
  saloon.say(tableOfFour({ status: "playing" }));
  saloon.say({ t: "update", seq: 1, view: { ...talk("game").view, seat: 0 }, question: QUESTION });
  const choosing = useChoosing(saloon.house, () => false);
  return saloon.show(AskPanel, { choosing, hand: [] });
}

afterEach(() => {
  document.body.innerHTML = "";
});

describe("a card with several targets", () => {
  it.each([
    ["en", "Play Cat Balou (K♥)…"],
    ["it", "Gioca Cat Balou (K♥)…"],
    ["es", "Jugar La Ingenua Explosiva (K♥)…"],
  ])("is one button, and stands above everybody's names (%s)", async (lang, said) => {
    const page = await panel(lang);
    const buttons = page.findAll(".option").map((button) => button.text());
    expect(buttons).toEqual([said, t("option-end")]);
    await page.find(".option").trigger("click");
    await settled();
    expect(page.find("h2").text()).toBe(said);
    expect(page.findAll(".option").map((button) => button.text())).toEqual([
      "Anna",
      "Bruno",
      "Dusty",
      t("board-cancel"),
    ]);
    page.unmount();
  });

  it("stays aimed when the connection comes back and the house asks the same again", async () => {
    const saloon = await opened("en");
    const page = await panel("en", saloon);
    await page.find(".option").trigger("click");
    const again = (question: Question): void => {
      saloon.say({ t: "game", game: "g1", number: 1, rules: 2 });
      saloon.say({ t: "update", seq: 1, view: { ...talk("game").view, seat: 0 }, question });
    };
    again(QUESTION); // the first that says which game it is
    await settled();
    await page.find(".option").trigger("click");
    again(QUESTION);
    await settled();
    expect(page.findAll(".option").map((button) => button.text())).toContain(t("board-cancel"));
    again({ ...QUESTION, decision: 2 });
    await settled();
    expect(page.findAll(".option").map((button) => button.text())).not.toContain(t("board-cancel"));
    page.unmount();
  });
});
