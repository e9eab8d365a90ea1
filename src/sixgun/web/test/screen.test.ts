/** The screen of the hall, and what there is on paper. */

import { mount } from "@vue/test-utils";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { nextTick } from "vue";
import type { HallView } from "../src/generated/desk_api";
import { columnsOf } from "../src/hall/bracket";
import DuelCard from "../src/hall/DuelCard.vue";
import DuelsPaper from "../src/hall/papers/DuelsPaper.vue";
import { blankForms, formsOf, kindOf, roundOf } from "../src/hall/papers/papers";
import SeatingPaper from "../src/hall/papers/SeatingPaper.vue";
import SheetPaper from "../src/hall/papers/SheetPaper.vue";
import SlipsPaper from "../src/hall/papers/SlipsPaper.vue";
import StandingsPaper from "../src/hall/papers/StandingsPaper.vue";
import { cutTo, gridFor, NARROWEST, pagesFor, READABLE, widthOf } from "../src/hall/fitting";
import { paged, scenesOf, seatedByName } from "../src/hall/scenes";
import ScreenBoard from "../src/hall/screen/ScreenBoard.vue";
import { duration, leftTo, roundTime, untilNoon } from "../src/hall/times";
import { choosePageLanguage, speak, speakDesk } from "../src/speech/languages";
import { deskView, duelView, hallView, manyTables, NAMES, PLAYERS, standingsView } from "./halls";
import { settled } from "./saloon";

beforeAll(async () => {
  await speak(["en"]);
  await speakDesk();
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});
beforeEach(() => choosePageLanguage("en"));

describe("clocks", () => {
  it("are written as people write them", () => {
    expect([0, 59_999, 65_000, 3_725_000, -5].map(duration)).toEqual(["0:00", "0:59", "1:05", "1:02:05", "0:00"]);
  });

  it("of a duel run for one side only, and stand still in a pause", () => {
    const clock = { left: [60_000, 50_000] as [number, number], turn: 1, since: 1000, pause: "" };
    expect(leftTo(0, clock, 11_000)).toBe(60_000);
    expect(leftTo(1, clock, 11_000)).toBe(40_000);
    expect(leftTo(1, { ...clock, since: null, pause: "reshuffle" }, 11_000)).toBe(50_000);
    expect(leftTo(1, clock, 99_000_000)).toBe(0);
    expect(leftTo(0, { ...clock, left: null }, 0)).toBeNull();
  });

  it("of a round begin with the first table and end with the last", () => {
    const table = { players: PLAYERS, status: "playing" as const, noon: false, noon_due: 9000, since: 1000 };
    const hall = hallView({ tables: [{ ...table, since: 3000 }, table] });
    expect(roundTime(hall, 5000)).toBe(4000);
    expect(roundTime(hallView(), 5000)).toBeNull();
    expect(roundTime(hallView({ tables: [{ ...table, status: "finished" }] }), 5000)).toBeNull();
    expect(untilNoon(table, 5000)).toBe(4000);
    expect(untilNoon({ ...table, noon: true }, 5000)).toBeNull();
    expect(untilNoon({ ...table, status: "finished" }, 5000)).toBeNull();
  });
});

describe("scenes", () => {
  it("show everybody once, however many there are", () => {
    const hall = hallView(manyTables(20));
    const scenes = scenesOf(hall);
    const tables = scenes.flatMap((scene) => (scene.kind === "tables" ? scene.tables.map(({ number }) => number) : []));
    expect(tables).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    const people = scenes.flatMap((scene) => (scene.kind === "names" ? scene.people : []));
    expect(new Set(people.map(({ player }) => player)).size).toBe(100);
    expect(people).toHaveLength(100);
    expect(paged([1, 2, 3, 4, 5, 6, 7], 6)).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7],
    ]);
    expect(paged([], 6)).toEqual([]);
  });

  it("fit the stage of the tournament", () => {
    const kinds = (parts: Partial<HallView>) => scenesOf(hallView(parts)).map(({ kind }) => kind);
    const standings: HallView["standings"] = PLAYERS.map((player, at) => [at + 1, player, 100]);
    expect(kinds({ stage: "registration" })).toEqual(["words"]);
    expect(kinds({ stage: "seating" })).toEqual(["names", "tables"]);
    expect(kinds({ stage: "playing" })).toEqual(["tables"]);
    expect(kinds({ stage: "checked" })).toEqual(["words"]);
    expect(kinds({ stage: "published", standings })).toEqual(["standings"]);
    expect(kinds({ stage: "duels", standings, duels: [duelView()] })).toEqual(["duels", "standings"]);
    const final: HallView["final"] = [[1, "00000001", 600]];
    expect(kinds({ stage: "closed", standings, final, duels: [duelView()] })).toEqual(["final", "duels"]);
  });

  it("list people as one looks for them", () => {
    const seated = seatedByName([{ players: PLAYERS }], { ...NAMES, "00000001": "zita", "00000002": "Élodie" });
    expect(seated.map(({ name }) => name)).toEqual(["Carla", "Dario", "Élodie", "Łucja", "zita"]);
    expect(seated[4]).toMatchObject({ table: 1, seat: 1 });
  });
});

describe("the screen", () => {
  afterEach(() => vi.useRealTimers());
  const screen = (hall: HallView) =>
    mount(ScreenBoard, { props: { hall, now: 1_000_000 }, global: { stubs: { transition: true } } });

  it("turns its pages by itself, and by hand, and can be held", async () => {
    vi.useFakeTimers();
    const page = screen(hallView(manyTables(14)));
    const title = () => page.get("header p").text();
    expect(title()).toContain("By name");
    const seen = [title()];
    for (let turn = 0; turn < 4; turn += 1) {
      vi.advanceTimersByTime(12_000);
      await nextTick();
      seen.push(title());
    }
    expect(seen.filter((each) => each.includes("Seating"))).toHaveLength(3);
    await page.findAll(".tools button")[0]!.trigger("click");
    const held = title();
    vi.advanceTimersByTime(60_000);
    await nextTick();
    expect(title()).toBe(held);
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }));
    await nextTick();
    expect(title()).not.toBe(held);
    page.unmount();
  });

  it("shows names, how far tables are, announcements, head and promise", async () => {
    const table = { players: PLAYERS, status: "playing" as const, noon: false, noon_due: 1_600_000, since: 400_000 };
    const hall = hallView({
      stage: "playing",
      tables: [table, { ...table, noon: true }],
      announcements: ["Doors open", "Lunch at one"],
    });
    const page = screen(hall);
    for (const words of [
      "Anna",
      "playing",
      "High noon in 10:00",
      "High noon!",
      "Lunch at one",
      "beefbeef",
      "cafecafe",
      "10:00",
    ]) {
      expect(page.text()).toContain(words);
    }
    expect(page.text()).not.toContain("Doors open");
    await page.setProps({ now: 1_000_000 + 21 * 60_000 });
    expect(page.text()).not.toContain("Lunch at one");
    await page.setProps({ isLost: true });
    expect(page.text()).toContain("not connected");
    page.unmount();
  });

  it("cut a name that is too wide at last, but not what tells it from others", () => {
    const long = "Zoë Àlvarez-Fernández de Córdoba (A1)";
    const room = widthOf(long) * NARROWEST;
    expect(cutTo(long, room)).toBe(long);
    const cut = cutTo(long, room * 0.6);
    expect(cut).toMatch(/^Zoë Àlvarez-\S*… \(A1\)$/);
    expect(widthOf(cut) * NARROWEST).toBeLessThanOrEqual(room * 0.6);
    expect(cutTo("Bartolomei Massimiliano", 5)).toMatch(/^Barto\S*…$/);
  });

  it("writes 49 names on one page in one size that can be read, and splits what cannot", () => {
    const usual = widthOf("Francesco Dell’Acqua") + 6;
    expect(pagesFor(49, usual)).toBe(1);
    expect(gridFor(49, usual)).toMatchObject({ columns: 3, rows: 17 });
    expect(gridFor(49, usual).size).toBeGreaterThanOrEqual(READABLE);
    expect(gridFor(10, usual).size).toBeGreaterThan(gridFor(27, usual).size);
    expect(gridFor(27, usual).size).toBeGreaterThan(gridFor(49, usual).size);
    expect(pagesFor(100, usual)).toBeGreaterThan(1);
    const hall = hallView(manyTables(10));
    const names = scenesOf(hall).filter(({ kind }) => kind === "names");
    expect(names).toHaveLength(1);
  });

  it("ends with one list: places, scores of the scoring phase, bonuses", () => {
    const standings: HallView["standings"] = PLAYERS.map((player, at) => [at + 1, player, 1500 - 300 * at]);
    const final: HallView["final"] = [
      [1, "00000002", 600],
      [2, "00000001", 300],
      [3, "00000003", 150],
      [4, "00000004", 75],
      [5, "00000005", 0],
    ];
    const page = screen(hallView({ stage: "closed", standings, final }));
    expect(page.get("header p").text()).toContain("Final standings");
    const rows = page.findAll(".rows li").map((row) => row.text().replace(/\s+/g, " "));
    expect(rows[0]).toBe("1Bruno+600$ 1,200$");
    expect(rows[4]).toBe("5Łucja300$");
    expect(scenesOf(hallView({ stage: "closed", standings, final }))).toHaveLength(1);
    page.unmount();
    const before = screen(hallView({ stage: "published", standings }));
    expect(before.get("header p").text()).toContain("Standings of the scoring phase");
    before.unmount();
  });

  it("has nothing to add up before publication: it shows nothing that it is not given", () => {
    const page = screen(hallView({ stage: "playing" }));
    expect(page.text()).not.toMatch(/\$/);
    page.unmount();
  });

  it("is dark or light, and remembers which", async () => {
    const page = screen(hallView());
    expect(page.get(".screen").classes()).toContain("dark");
    await page.findAll(".tools button")[2]!.trigger("click");
    expect(page.get(".screen").classes()).toContain("light");
    page.unmount();
    const again = screen(hallView());
    expect(again.get(".screen").classes()).toContain("light");
    await again.findAll(".tools button")[2]!.trigger("click");
    again.unmount();
  });

  it("shows duels with sides, clocks and winners", () => {
    const clock = { left: [1_800_000, 1_500_000] as [number, number], turn: 0, since: 940_000, pause: "" };
    const running = mount(DuelCard, {
      props: { duel: duelView({ law: "00000004", clock }), names: NAMES, now: 1_000_000 },
    });
    expect(running.text()).toContain("29:00");
    expect(running.text()).toContain("25:00");
    expect(running.findAll("li")[1]!.text()).toContain("Law");
    const over = mount(DuelCard, {
      props: { duel: duelView({ winner: "00000001", how: "forfeit", clock }), names: NAMES, now: 0 },
    });
    expect(over.get(".won").text()).toContain("Anna");
    expect(over.text()).not.toContain("30:00");
    const names = ["q1", "q2", "q3", "q4", "s1", "s2", "third", "final"];
    const columns = columnsOf(names.map((name) => duelView({ name })));
    expect(columns.map((column) => column.map(({ name }) => name))).toEqual([
      ["q1", "q2", "q3", "q4"],
      ["s1", "s2"],
      ["final", "third"],
    ]);
  });
});

describe("paper", () => {
  const view = deskView();
  const round = view.rounds[0]!;
  const chain = ["head beef"];

  it("is found by its address", () => {
    expect(kindOf("names")).toBe("names");
    expect(kindOf("what")).toBe("seating");
    expect(roundOf(view, "1")).toBe(round);
    expect(roundOf(view, undefined)).toBe(round);
    expect(roundOf(deskView({ rounds: [] }), "1")).toBeUndefined();
  });

  it("lists tables in the order of seats, with the head of the chain", () => {
    const page = mount(SeatingPaper, { props: { round, names: NAMES, title: "Cup", subtitle: "Round 1", chain } });
    expect(page.findAll("ol .name").map((each) => each.text())).toEqual(Object.values(NAMES));
    expect(page.get(".sheriff").text()).toContain("Sheriff");
    expect(page.get(".chain").text()).toBe("head beef");
  });

  it("has sheets with names only, filled in, and without anything", () => {
    const paper = (form: object) =>
      mount(SheetPaper, { props: { form: form as never, names: NAMES, tournament: "Cup", date: "today", chain } });
    const [open] = formsOf(view, round, "http://hall", false);
    const empty = paper(open!);
    expect(empty.text()).toContain("Anna");
    expect(empty.findAll(".ticked")).toHaveLength(0);
    expect(empty.findAll("td").map((cell) => cell.text())).not.toContain("Renegade");
    expect(open!.address).toBe("http://hall/tournament/cup/sheet/1/1");
    const filled = paper(formsOf(view, round, "http://hall", true)[0]!);
    expect(filled.findAll(".ticked")).toHaveLength(4);
    expect(filled.text()).toContain("Renegade");
    const blanks = blankForms();
    expect(blanks.map(({ size }) => size)).toEqual([5, 6, 7]);
    expect(paper(blanks[1]!).text()).toContain("seat 2");
    expect(paper(blanks[2]!).text()).toContain("seat 1");
    expect(paper(blanks[0]!).text()).not.toContain("Cup");
  });

  it("has the bracket, with room for what is not decided", () => {
    const duels = [
      duelView({ name: "final", first: null, second: null }),
      duelView({ winner: "00000001", law: "00000004" }),
    ];
    const page = mount(DuelsPaper, { props: { duels, names: NAMES, title: "Cup", subtitle: "", chain } });
    const rows = page.findAll("tbody tr").map((row) => row.findAll("td").map((cell) => cell.text()));
    expect(rows).toEqual([
      ["first semifinal", "Anna", "Dario", "Dario", "Anna"],
      ["final", "", "", "", ""],
    ]);
  });

  it("marks standings that are not public", async () => {
    const standings = standingsView({ edition: 0 });
    const page = mount(StandingsPaper, {
      props: { standings, names: NAMES, title: "Cup", subtitle: "", chain, isExplained: true },
    });
    expect(page.text()).toContain("For the referee only");
    expect(page.text()).toContain("1,500$");
    await page.setProps({ standings: standingsView() });
    expect(page.text()).not.toContain("For the referee only");
  });

  it("makes secret links only when the referee has confirmed it, and stops when refused", async () => {
    const asked: string[] = [];
    const issue = (person: string) => {
      asked.push(person);
      const made = { role: "phone" as const, person, link: `http://hall/#enter=${person}`, qr: "" };
      return Promise.resolve(asked.length > 2 ? undefined : made);
    };
    const printed: string[][] = [];
    const print = (links: readonly string[]) => {
      printed.push([...links]);
      return Promise.resolve(undefined);
    };
    const page = mount(SlipsPaper, {
      props: { view, names: NAMES, listed: NAMES, issue, print },
      attachTo: document.body,
    });
    expect(page.findAll("input:checked")).toHaveLength(4); // Anna has one
    await page.get(".loud").trigger("click");
    expect(asked).toEqual([]);
    await page.get("dialog .grave").trigger("click");
    await settled();
    expect(asked).toEqual(["00000002", "00000003", "00000004"]);
    expect(page.findAll(".slips .link").map((each) => each.text())).toEqual([
      "http://hall/#enter=00000002",
      "http://hall/#enter=00000003",
    ]);
    await page.get(".choosing p:last-of-type button").trigger("click");
    expect(printed).toEqual([["http://hall/#enter=00000002", "http://hall/#enter=00000003"]]);
    page.unmount();
  });
});
