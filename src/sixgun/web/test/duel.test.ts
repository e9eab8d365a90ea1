import type { VueWrapper } from "@vue/test-utils";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { filmOf } from "../src/books/film";
import { drawingOf } from "../src/duel/drawn";
import DuelAfter from "../src/duel/DuelAfter.vue";
import DuelTable from "../src/duel/DuelTable.vue";
import { DuelSpeaker } from "../src/duel/speaker";
import { backOf, duelThreat, frontOf, spotsIn, spotsOf } from "../src/duel/spots";
import { LANGUAGES } from "../src/generated/catalogue";
import { DUEL_KINDS, DUELLISTS } from "../src/generated/duel_catalogue";
import type { DuelView, Option, Question, Table, Update } from "../src/generated/protocol";
import { DUEL_VIEW_FIELDS, SIDE_VIEW_FIELDS, SPOT_VIEW_FIELDS } from "../src/generated/protocol";
import { chessLeft, stopped } from "../src/net/clocks";
import { appliedToDuel, DeltaError } from "../src/net/delta";
import { Reader } from "../src/net/reading";
import { wholeQuestion } from "../src/net/whole";
import { isDrawn } from "../src/pieces/art";
import { settings } from "../src/pieces/settings";
import { loadDuel, speakDuel, t } from "../src/speech/languages";
import { entriesOf } from "../src/speech/log";
import { pieces, plain } from "../src/speech/pieces";
import type { Speech } from "../src/speech/speech";
import { SHOWN_OF_A_DUEL, SHOWN_OF_A_SIDE, SHOWN_OF_A_SPOT } from "../src/state/shown";
import { opened, settled, type Saloon } from "./saloon";
import { samples } from "./samples";

const python = samples();
const speeches: Record<string, Speech> = {};

beforeAll(async () => {
  for (const lang of Object.keys(LANGUAGES)) {
    speeches[lang] = await loadDuel(lang);
  }
});
afterEach(() => {
  document.body.innerHTML = "";
});

function teller(lang: string, names: string[], me: number | null, marks = false): DuelSpeaker {
  const speech = speeches[lang]!;
  return new DuelSpeaker({ speech, cards: speech, names, me, marks });
}

/** A question of this kind, with the view beside it. */
function asked(
  kind: string,
  fits: (question: Question) => boolean = () => true,
): { view: DuelView; question: Question } {
  const found = python.duel_questions.find(({ question }) => question.kind === kind && fits(question));
  if (!found) {
    throw new RangeError(`nobody asks ${kind}`);
  }
  return found;
}

describe("the browser tells a duel as the house does", () => {
  it.each(python.duels.map((duel, number) => [number, duel] as const))(
    "duel %i",
    (_, { names, me, reports, told, asides, said }) => {
      for (const lang of Object.keys(LANGUAGES)) {
        const own = teller(lang, names, me);
        expect(entriesOf(told, reports, own).map(({ sentence }) => sentence)).toEqual(said[lang]?.told);
        expect(entriesOf(asides, reports, own).map(({ sentence }) => sentence)).toEqual(said[lang]?.asides);
        const marked = entriesOf(told, reports, teller(lang, names, me, true));
        expect(marked.map(({ sentence }) => plain(sentence))).toEqual(said[lang]?.told);
        expect(marked.some(({ sentence }) => pieces(sentence).some(({ card }) => card))).toBe(true);
      }
    },
  );

  it.each(Object.keys(LANGUAGES))("every question and option (%s)", (lang) => {
    expect(python.duel_questions.length).toBeGreaterThan(15);
    for (const { names, question, said, options, heads } of python.duel_questions) {
      const own = teller(lang, names, question.seat);
      for (const [index, head] of Object.entries(question.heads ?? {})) {
        expect(own.told(head)).toBe(heads[lang]?.[Number(index)]);
      }
      expect(own.question(wholeQuestion(question))).toBe(said[lang]);
      expect(question.words?.map((words) => own.told(words))).toEqual(options[lang]);
    }
  });

  it.each(Object.keys(LANGUAGES))("every reason, every caution and what adds up (%s)", (lang) => {
    const own = teller(lang, ["Ann", "Bob"], 0);
    const reasons = python.duel_reasons.filter((each) => each.lang === lang);
    expect(reasons.length).toBeGreaterThan(50);
    expect(reasons.map(({ told }) => own.told(told))).toEqual(reasons.map(({ said }) => said));
    for (const { sums, said } of python.duel_sums.filter((each) => each.lang === lang)) {
      expect(sums.map((sum) => own.sum(sum))).toEqual(said);
    }
  });
});

describe("views of a duel", () => {
  it("have only fields that the page knows, and every field has its place on it", () => {
    const { view } = asked("play");
    expect(Object.keys(view).sort()).toEqual([...DUEL_VIEW_FIELDS].sort());
    expect(Object.keys(SHOWN_OF_A_DUEL).sort()).toEqual([...DUEL_VIEW_FIELDS].sort());
    expect(Object.keys(SHOWN_OF_A_SIDE).sort()).toEqual([...SIDE_VIEW_FIELDS].sort());
    expect(Object.keys(SHOWN_OF_A_SPOT).sort()).toEqual([...SPOT_VIEW_FIELDS].sort());
  });

  it.each(python.duel_replays.map(({ replay, last }) => [replay.eyes ?? "all", replay, last] as const))(
    "lead in a replay (eyes: %s) to the last one, delta by delta",
    (_, replay, last) => {
      const { frames } = filmOf(replay);
      expect(frames.at(-1)?.duel).toEqual(last);
      expect(frames.every(({ view }) => view === null)).toBe(true);
    },
  );

  it("are asked for anew if a delta does not fit", () => {
    const { view } = asked("play");
    const reader = new Reader();
    expect(reader.read({ t: "update", seq: 1, duel: view }).heard).toMatchObject({ duel: view, view: null });
    expect(reader.read({ t: "update", seq: 3, base: 2, duel_delta: {} }).reply).toEqual({ t: "full" });
    const wrong: Update & { t: "update" } = { t: "update", seq: 2, base: 1, duel_delta: { spots: { 4: { life: 1 } } } };
    expect(reader.read(wrong).reply).toEqual({ t: "full" });
    const after = reader.read({ t: "update", seq: 2, base: 1, duel_delta: { spots: { 1: { life: 1 } } } }).heard;
    expect(after).toMatchObject({ duel: { spots: [{}, { life: 1 }, {}, {}] } });
    expect(() => appliedToDuel(view, { sides: { 0: { luck: 7 } as object } })).toThrow(DeltaError);
    expect(() => appliedToDuel(view, { tails: { turn: [0, []] } })).toThrow(DeltaError);
  });
});

describe("what is on the table", () => {
  it("has a picture, every card and every character", () => {
    const cards = Object.keys(DUEL_KINDS).map(drawingOf);
    expect(cards.filter(({ shelf, name }) => !isDrawn(shelf, name))).toEqual([]);
    expect(Object.keys(DUELLISTS).filter((slug) => !isDrawn("duel_characters", slug))).toEqual([]);
  });

  it("shows who is about to hurt whom", () => {
    const { view, question } = asked("shot");
    const threat = duelThreat(view, question);
    expect(threat).toEqual({ from: frontOf(view, Number(question.about?.[1])), to: question.about?.[0] });
    expect(spotsOf(question.seat)).toContain(threat!.to);
    expect(duelThreat(view, asked("play").question)).toBeNull();
    expect(duelThreat(null, question)).toBeNull();
  });

  it("shows moments between characters", () => {
    const { view } = asked("shot");
    const hurt = view.spots[2]!.character;
    expect(spotsIn(view, ["hurt", 1, 0, [], 1, `${hurt},colt`])).toEqual({ from: frontOf(view, 0), to: 2 });
    expect(backOf({ report: ["drew", 0, null, [null, null], 0, "law,common-law"] })).toBe(0);
    expect(backOf({ report: ["drew", 0, null, [null, null], 0, "law,common-outlaws"] })).toBe(-1);
    expect(backOf({ report: ["laid_out", 0, null, [null], 0, "look,outlaws"] })).toBe(1);
  });
});

describe("chess clocks", () => {
  const face = { left: [60_000, 90_000] as const, running: 1, at: 1_000 };

  it("run for one of the two, and never below nothing", () => {
    expect([chessLeft(face, 0, 11_000), chessLeft(face, 1, 11_000)]).toEqual([60_000, 80_000]);
    expect(chessLeft(face, 1, 200_000)).toBe(0);
    expect(chessLeft(face, 1, 0)).toBe(90_000);
  });

  it("stand still at the end", () => {
    expect(stopped(face, 21_000)).toEqual({ left: [60_000, 70_000], running: -1, at: 21_000 });
  });
});

// ------------------------------------------------------------------- components

const TABLE: Table & { t: "table" } = {
  t: "table",
  table: "here",
  status: "playing",
  options: { game: "duel", players: 2, minutes: 30 },
  chairs: [
    { kind: "person", name: "Ann", who: "a", here: true },
    { kind: "bot", name: "Bob", bot: "brawler" },
  ],
  owner: 0,
  seat: 0,
  owned: true,
};

/** A house in which somebody sees this, and is asked this. */
async function seated(lang: string, view: DuelView, question: Question | null): Promise<Saloon> {
  const saloon = await opened(lang);
  await speakDuel();
  settings.speed = 0;
  saloon.say({ ...TABLE, seat: view.seat ?? -1 });
  saloon.say({ t: "game", game: "g", number: 1, rules: 1 });
  saloon.say({ t: "update", seq: 1, duel: view, question, chess: { left: [1_500_000, 90_000] } });
  return saloon;
}

describe("a table for two", () => {
  it("shows both sides, who is in front, clocks, decks, and one's own hand", async () => {
    const { view, question } = asked("play");
    const saloon = await seated("en", view, question);
    const page = saloon.show(DuelTable);
    await settled();
    expect(page.findAll(".plate")).toHaveLength(view.spots.filter(({ character }) => character).length);
    for (const seat of [0, 1]) {
      expect(page.find(`.plate[data-seat="${frontOf(view, seat)}"]`).classes()).toContain("front");
    }
    expect(
      page
        .findAll("[role=timer]")
        .map((clock) => clock.find("b").text())
        .sort(),
    ).toEqual(["1:30", "25:00"]);
    expect(page.text()).toContain(t("duel-deck", { side: "law", count: view.deck_sizes[0] ?? 0 }));
    expect(page.text()).toContain(t("duel-deck", { side: "outlaws", count: view.deck_sizes[1] ?? 0 }));
    expect(page.findAll(".hand .held")).toHaveLength(view.sides[view.seat!]!.hand.length);
    page.unmount();
  });

  /** The first card that is aimed at somebody, and is (or is not) worth a second thought. */
  function aimed({ options = [], cautions = {} }: Question, isDoubtful: boolean): number {
    return options.findIndex(([verb, , spot], at) => verb === "play" && spot !== null && at in cautions === isDoubtful);
  }

  async function aim(page: VueWrapper, view: DuelView, [, card, target]: Option): Promise<void> {
    const at = view.sides[view.seat!]!.hand.indexOf(card);
    await page.findAll(".hand .held")[at]!.trigger("click");
    await page.find(`.plate.target[data-seat="${target}"] .who`).trigger("click");
  }

  it("plays a card on a character: the card first, then whom", async () => {
    const { view, question } = asked("play", (question) => aimed(question, false) >= 0);
    const saloon = await seated("en", view, question);
    const page = saloon.show(DuelTable);
    const index = aimed(question, false);
    await aim(page, view, question.options![index]!);
    expect(saloon.of("answer")).toMatchObject([{ decision: question.decision, option: index }]);
    page.unmount();
  });

  it("asks once more before what a friend would ask about", async () => {
    const { view, question } = asked("play", (question) => aimed(question, true) >= 0);
    const saloon = await seated("en", view, question);
    HTMLDialogElement.prototype.showModal = () => undefined;
    const page = saloon.show(DuelTable);
    const index = aimed(question, true);
    await aim(page, view, question.options![index]!);
    expect(saloon.of("answer")).toEqual([]);
    const [caution] = question.cautions![index]!;
    await vi.waitFor(() => page.get(".doubt"));
    expect(page.get(".doubt").text()).toContain(teller("en", ["Ann", "Bob"], view.seat).told(caution!));
    await page.get(".doubt .anyway").trigger("click");
    expect(saloon.of("answer")).toMatchObject([{ option: index }]);
    page.unmount();
  });

  it("tells of everybody in play why a card cannot be aimed there", async () => {
    const aims = ({ options = [] }: Question): boolean =>
      options.some(([verb, , spot]) => verb === "play" && spot !== null);
    const { view, question } = asked("play", aims);
    const saloon = await seated("en", view, question);
    const standing = view.spots.flatMap(({ life }, spot) => (life > 0 ? [spot] : []));
    const told = { key: "duel-reason-rear-spared", args: { name: view.spots[standing[0]!]!.character } };
    saloon.answers.explain = {
      t: "explained",
      answers: standing.map((spot) => (spot === standing[0] ? { reason: told } : {})),
    };
    const page = saloon.show(DuelTable);
    const [, card] = question.options!.find(([verb, , spot]) => verb === "play" && spot !== null)!;
    await page.findAll(".hand .held")[view.sides[view.seat!]!.hand.indexOf(card)]!.trigger("click");
    await settled();
    const asks = standing.map((spot) => ({ t: "why", option: ["play", card, spot] }));
    expect(saloon.of("explain")).toMatchObject([{ asks }]);
    const reasons = page.findAll(".plate .reason").map((each) => each.text());
    expect(reasons).toEqual([teller("en", ["Ann", "Bob"], view.seat).told(told)]);
    page.unmount();
  });

  it("tells why a card that is not offered cannot be played", async () => {
    const { view, question } = asked("play");
    const seat = view.seat!;
    const sides = view.sides.map((side, at) =>
      at === seat ? { ...side, hand: ["missed/LS"], backs: [0], shown: [false] } : side,
    );
    const options = question.options!.slice(-1);
    const saloon = await seated("en", { ...view, sides }, { ...question, options, words: question.words!.slice(-1) });
    const reason = { key: "reason-only-in-answer", args: { card: "missed/LS" } };
    saloon.answers.explain = { t: "explained", answers: [{ reason }] };
    const page = saloon.show(DuelTable);
    await page.get(".hand .held").trigger("click");
    await settled();
    expect(saloon.of("explain")).toMatchObject([{ asks: [{ t: "why", option: ["play", "missed/LS", null] }] }]);
    expect(page.get(".why").text()).toMatch(/^Missed! \(snake.*\) can only be played in answer to something\.$/);
    page.unmount();
  });

  it("tells of a character seen close what adds up for its side", async () => {
    const { view, question } = asked("play");
    const saloon = await seated("en", view, question);
    HTMLDialogElement.prototype.showModal = () => undefined;
    saloon.answers.explain = {
      t: "explained",
      answers: [
        {
          sums: [
            [
              "draw",
              3,
              [
                ["base", "", 2],
                ["rule", "bank", 1],
              ],
            ],
          ],
        },
      ],
    };
    const page = saloon.show(DuelTable);
    const front = frontOf(view, 1);
    await page.get(`.plate[data-seat="${front}"] .about`).trigger("click");
    await settled();
    expect(saloon.of("explain")).toMatchObject([{ asks: [{ t: "sums", seat: 1 }] }]);
    expect(page.get(".sums").text()).toContain("Cards in the draw phase: 3 (2, +1 Bank)");
    page.unmount();
  });

  it("takes what lies beside a character by a click on it", async () => {
    const isGear = (question: Question): boolean =>
      !!question.options?.some(([verb, , target]) => verb === "take" && target !== null);
    const found = python.duel_questions.find(({ question }) => isGear(question))!;
    const saloon = await seated("en", found.view, found.question);
    const page = saloon.show(DuelTable);
    const index = found.question.options!.findIndex(([verb, , target]) => verb === "take" && target !== null);
    const [, , spot] = found.question.options![index]!;
    await page.find(`.plate[data-seat="${spot}"] .gear .offered`).trigger("click");
    const [answer] = saloon.of("answer");
    expect(found.question.options![answer!.option]![2]).toBe(spot);
    page.unmount();
  });

  it("lets one reload a card that can be played as well", async () => {
    const both = ({ options = [] }: Question): boolean =>
      options.some(
        ([verb, card]) => verb === "discard" && options.some(([other, face]) => other === "play" && face === card),
      );
    const { view, question } = asked("play", both);
    const saloon = await seated("en", view, question);
    const page = saloon.show(DuelTable);
    const at = question.options!.findIndex(([verb]) => verb === "discard");
    const said = teller("en", ["Ann", "Bob"], view.seat).told(question.words![at]!);
    await page
      .findAll(".own .option")
      .find((button) => button.text() === said)!
      .trigger("click");
    expect(saloon.of("answer")).toMatchObject([{ option: at }]);
    page.unmount();
  });

  it("shows the characters that can be chosen, and takes the one that is clicked", async () => {
    const { view, question } = asked("rear");
    const saloon = await seated("it", view, question);
    const page = saloon.show(DuelTable);
    const cast = page.findAll(".cast .one");
    expect(cast).toHaveLength(question.options!.length);
    await cast[1]!.trigger("click");
    expect(saloon.of("answer")).toMatchObject([{ option: 1 }]);
    page.unmount();
  });

  it.each(Object.keys(LANGUAGES))("has words for everything (%s)", async (lang) => {
    for (const { view, question } of python.duel_questions.slice(0, 5)) {
      const saloon = await seated(lang, view, question);
      const page = saloon.show(DuelTable);
      await settled();
      expect(page.html()).not.toMatch(/duel-(card|option|question|side|deck)-?\w*[^"\w-]|\{ ?\$/);
      expect(page.text()).not.toContain(t("page-unsaid"));
      page.unmount();
    }
  });

  it("tells at the end who has won, and by what", async () => {
    const { last } = python.duel_replays[1]!;
    const saloon = await seated("en", last, null);
    saloon.say({ t: "ended", game: "g", over: last.over, how: "time" });
    const page = saloon.show(DuelAfter);
    await settled();
    const loser = TABLE.chairs[1 - last.winners[0]!]!.name!;
    expect(page.text()).toContain(t(`after-${last.over}`));
    expect(page.text()).toContain(t("duel-after-time", { player: loser }));
    page.unmount();
  });
});
