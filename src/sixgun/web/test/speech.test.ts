import { beforeAll, describe, expect, it } from "vitest";
import { computed, nextTick, shallowReactive } from "vue";
import { LANGUAGES } from "../src/generated/catalogue";
import type { Report } from "../src/generated/protocol";
import { wholeQuestion } from "../src/net/whole";
import { loadBooks, loadDesk, loadDuel, loadOperator, loadRooms, loadRulings } from "../src/speech/languages";
import { captionOf, entriesOf, useLog } from "../src/speech/log";
import { marked, pieces, plain } from "../src/speech/pieces";
import type { Speech } from "../src/speech/speech";
import { UnknownSentence } from "../src/speech/speech";
import { Speaker } from "../src/speech/speaker";
import { noTable } from "../src/state/house";
import { samples } from "./samples";

const speeches: Record<string, Speech> = {};
const python = samples();

beforeAll(async () => {
  for (const lang of Object.keys(LANGUAGES)) {
    await loadBooks(lang);
    await loadDesk(lang);
    await loadDuel(lang);
    await loadOperator(lang);
    await loadRooms(lang);
    speeches[lang] = await loadRulings(lang);
  }
});

function teller(lang: string, names: string[], me: number | null, marks = false): Speaker {
  const speech = speeches[lang]!;
  return new Speaker({ speech, cards: speech, names, me, marks });
}

describe("the browser says what the house says", () => {
  it.each(Object.keys(LANGUAGES))("every sentence, with every variant (%s)", (lang) => {
    const sentences = python.sentences[lang]!;
    expect(sentences.length).toBeGreaterThan(2000);
    const said = sentences.map(([key, args]) => `${key}: ${speeches[lang]!.say(key, args)}`);
    expect(said).toEqual(sentences.map(([key, , text]) => `${key}: ${text}`));
  });

  it.each(python.games.map((game, number) => [number, game] as const))(
    "what happened in game %i",
    (_, { names, me, reports, told, asides, said }) => {
      for (const lang of Object.keys(LANGUAGES)) {
        const own = teller(lang, names, me);
        expect(entriesOf(told, reports, own).map(({ sentence }) => sentence)).toEqual(said[lang]?.told);
        expect(entriesOf(asides, reports, own).map(({ sentence }) => sentence)).toEqual(said[lang]?.asides);
      }
      const own = new Set([...told, ...asides].map(([at]) => at));
      expect(own.size).toBe(reports.length);
    },
  );

  it("questions and options", () => {
    const kinds = new Set(python.questions.map(({ question }) => question.kind));
    expect(kinds.size).toBeGreaterThan(20);
    for (const { names, question, said, options, heads } of python.questions) {
      const whole = wholeQuestion(question);
      for (const lang of Object.keys(LANGUAGES)) {
        const own = teller(lang, names, question.seat);
        expect(own.question(whole)).toBe(said[lang]);
        expect(whole.words.map((words) => own.told(words))).toEqual(options[lang]);
        for (const [index, head] of Object.entries(whole.heads)) {
          expect(own.told(head)).toBe(heads[lang]?.[Number(index)]);
        }
      }
    }
  });

  it("reasons, cautions and distances", () => {
    for (const { lang, told, said } of python.reasons) {
      expect(teller(lang, ["Ann", "Bob"], 0).told(told)).toBe(said);
    }
    for (const { lang, total, parts, said } of python.distances) {
      expect(teller(lang, [], 0).distance(total, parts)).toBe(said);
    }
  });
});

describe("sentences", () => {
  it("that are not there are errors", () => {
    const { it: italian } = speeches;
    expect(() => italian!.say("no-such-thing")).toThrow(UnknownSentence);
    expect(() => italian!.say("card-bang.colour")).toThrow(UnknownSentence);
    expect(() => italian!.say("cards")).toThrow(UnknownSentence);
    expect(italian!.knows("card-bang.text")).toBe(true);
    expect(italian!.knows("ruling-R38")).toBe(true);
  });

  it("name cards in their own language", () => {
    const { en, it: italian } = speeches;
    const own = new Speaker({ speech: en!, cards: italian!, names: ["Ann"], me: 0 });
    expect(own.line([0, "report-played", {}], ["played", 0, null, ["beer/6H"], 0, ""])).toBe("You play Birra (6♥).");
    expect(own.name("outlaw")).toBe("Outlaw");
  });

  it("can be told with letters instead of signs", () => {
    const own = new Speaker({ speech: speeches.en!, cards: speeches.en!, names: [], me: 0, letters: true });
    expect(own.card("beer/6H")).toBe("Beer (6H)");
  });

  it("of announcements take their arguments as they are", () => {
    const notice = { key: "notice-took-over", args: { name: "<b>Anna</b>", bot: "tracker" } };
    expect(teller("en", [], 0).told(notice)).toContain("<b>Anna</b>");
  });
});

describe("names that can be pointed at", () => {
  it("are found in a sentence", () => {
    const own = teller("en", ["Ann", "Bob"], null, true);
    const sentence = own.line([0, "report-played", {}], ["played", 0, 1, ["bang/QH"], 0, ""]);
    expect(pieces(sentence)).toEqual([
      { text: "Ann", player: 0 },
      { text: " plays " },
      { text: "BANG! (Q♥)", card: "bang/QH" },
      { text: " on " },
      { text: "Bob", player: 1 },
      { text: "." },
    ]);
    expect(plain(sentence)).toBe("Ann plays BANG! (Q♥) on Bob.");
  });

  it("change nothing else, in whole games", () => {
    for (const { names, me, reports, told, said } of python.games.slice(0, 6)) {
      for (const lang of Object.keys(LANGUAGES)) {
        const parts = entriesOf(told, reports, teller(lang, names, me, true)).map(({ sentence }) => pieces(sentence));
        expect(parts.map((several) => several.map(({ text }) => text).join(""))).toEqual(said[lang]?.told);
      }
    }
  });

  it("close a sentence that they end with an exclamation mark", () => {
    const own = speeches.es!;
    const told = own.say("report-event-revealed", { thing: marked("card", "missed", "¡Fallaste!") });
    expect(pieces(told)).toEqual([{ text: "Nuevo evento: " }, { text: "¡Fallaste!", card: "missed" }]);
    expect(own.say("report-event-revealed", { thing: "¡Fallaste!" })).toBe("Nuevo evento: ¡Fallaste!");
    expect(own.say("report-event-revealed", { thing: marked("thing", "thirst", "Sed") })).toMatch(/\.$/);
  });

  it("of characters are things", () => {
    const own = teller("en", ["Ann"], null, true);
    const report: Report = ["took_character", 0, null, [], 4, "bart_cassidy"];
    const told = own.line([0, "report-took-character", { thing: "bart_cassidy" }], report);
    expect(pieces(told)).toContainEqual({ text: "Bart Cassidy", thing: "bart_cassidy" });
  });
});

describe("the log of a table", () => {
  it("goes on with every update and begins anew with a game", async () => {
    const state = shallowReactive(noTable());
    const { names, me, reports, told: lines, asides } = python.games[0]!;
    const log = useLog(
      state,
      computed(() => teller("it", names, me)),
    );
    const told: number[] = [];
    for (let end = 0; end <= reports.length; end += 50) {
      state.reports = reports.slice(0, end);
      state.told = state.told.concat(lines.filter(([at]) => at < end && at >= end - 50));
      await nextTick();
      told.push(log.value.length);
    }
    expect(told.at(-1)).toBeGreaterThan(50);
    expect([...told].sort((one, other) => one - other)).toEqual(told);
    const places = log.value.map(({ at }) => at);
    expect(new Set(places).size).toBe(places.length);
    expect(log.value.every(({ at, report }) => reports[at]?.[0] === report[0])).toBe(true);
    const alone = asides.find(([at]) => reports[at]?.[0] === "shot")![0];
    Object.assign(state, { reports, asides });
    const moment = { at: alone, report: reports[alone]!, cards: [] };
    expect(captionOf(state, moment, teller("en", names, me))).not.toBe("");
    expect(captionOf(state, { ...moment, at: reports.length }, teller("en", names, me))).toBe("");
    Object.assign(state, { reports: [], told: [] });
    await nextTick();
    expect(log.value).toEqual([]);
  });
});
