/** The pages that remember: counting a game, looking at it again, proving its deal. */

import { flushPromises, mount } from "@vue/test-utils";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { deedsOf, most } from "../src/books/deeds";
import {
  filmOf,
  frameOf,
  hashOf,
  lengthOf,
  spotOf,
  toldIn,
  turnAt,
  turnBack,
  turnOn,
  turnsOf,
} from "../src/books/film";
import { canonical, headerOf, proveDeal } from "../src/books/proof";
import type { AnyMessage, Report } from "../src/generated/protocol";
import ReplayPage from "../src/pages/ReplayPage.vue";
import { pageSpeech, speak, speakRooms } from "../src/speech/languages";
import { entriesOf } from "../src/speech/log";
import { Speaker } from "../src/speech/speaker";
import { HOUSE, House } from "../src/state/store";
import AfterGame from "../src/table/AfterGame.vue";
import { samples, talk } from "./samples";
import { TestWorld } from "./world";

const { replays, record } = samples();
const film = filmOf(replays[0]!.replay);

beforeAll(async () => {
  await speak(["en"]);
  await speakRooms();
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});

describe("deeds", () => {
  const report = (key: string, seat: number, foe: number | null = null, more: Partial<Report> = []): Report => [
    key,
    seat,
    foe,
    more[3] ?? [],
    more[4] ?? 0,
    more[5] ?? "",
  ];

  it("are counted from the first turn on", () => {
    const deeds = deedsOf(3, [
      ["drew", 0, null, ["bang/2C", "beer/6H"], 0, ""],
      report("game_began", 0),
      ["drew", 0, null, [null, null], 0, ""],
      ["played", 0, 1, ["bang/2C"], 0, ""],
      report("shot", 1, 0),
      ["hurt", 1, 0, [], 2, "shot"],
      ["hurt", 2, null, [], 3, "dynamite"],
      ["answered", 1, null, ["beer/6H"], 0, ""],
      ["played", 1, null, ["missed/2S"], 0, "bang"],
      ["healed", 1, null, [], 1, ""],
      report("shot", 2, 0),
      report("missed", 2),
      ["died", 1, 0, [], 0, "outlaw"],
      ["died", 2, null, [], 0, "deputy"],
    ]);
    expect(deeds.harm).toEqual([
      [0, 2, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(deeds.mishaps).toEqual([0, 0, 3]);
    expect(deeds.falls).toEqual([
      { seat: 1, by: 0 },
      { seat: 2, by: null },
    ]);
    expect(deeds.tallies[0]).toEqual({ dealt: 2, suffered: 0, healed: 0, shots: 2, dodged: 0, beers: 0, drawn: 2 });
    expect(deeds.tallies[1]).toMatchObject({ suffered: 2, healed: 1, beers: 1 });
    expect(deeds.tallies[2]).toMatchObject({ suffered: 3, dodged: 1 });
  });

  it("add up in a whole game", () => {
    const { harm, mishaps, tallies, falls } = deedsOf(film.names.length, film.reports);
    const sum = (numbers: number[]): number => numbers.reduce((one, other) => one + other, 0);
    expect(sum(tallies.map(({ suffered }) => suffered))).toBe(sum(harm.flat()) + sum(mishaps));
    expect(sum(tallies.map(({ dealt }) => dealt))).toBe(sum(harm.flat()));
    const dead = film.frames.at(-1)!.view!.seats.flatMap(({ alive }, seat) => (alive ? [] : [seat]));
    expect(falls.map(({ seat }) => seat).sort()).toEqual(dead);
    expect(most([])).toBe(1);
  });
});

describe("a film", () => {
  it.each(replays)("ends with what the house shows at the end", ({ replay, last }) => {
    const { frames, eyes, reports } = filmOf(replay);
    expect(frames.at(-1)?.view).toEqual(last);
    expect(eyes).toBe(last.seat);
    expect(frames.at(-1)?.to).toBe(reports.length);
  });

  it("knows its turns", () => {
    const turns = turnsOf(film);
    expect(turns.map(({ turn }) => turn)).toEqual(turns.map((_, at) => at + 1));
    expect(film.frames.at(-1)?.view?.turns).toBe(turns.length);
    const third = turns[2]!;
    expect(turnAt(turns, third.frame)).toBeGreaterThanOrEqual(2);
    expect(turnBack(turns, third.frame)).toBeLessThan(third.frame);
    expect(turnOn(turns, third.frame, 999)).toBeGreaterThan(third.frame);
    expect(turnOn(turns, turns.at(-1)!.frame, 999)).toBe(999);
    expect(turnBack(turns, 0)).toBe(0);
  });

  it("finds what was told in a frame, and the frame of what was told", () => {
    const teller = new Speaker({ speech: pageSpeech(), cards: pageSpeech(), names: film.names, me: null });
    const entries = entriesOf(film.told, film.reports, teller);
    expect(entries.length).toBe(film.told.length);
    const told = film.frames.flatMap((frame) => toldIn(entries, frame));
    expect(told).toEqual(entries);
    for (const [at, frame] of film.frames.entries()) {
      expect(toldIn(entries, frame).every((entry) => frameOf(film, entry) === at)).toBe(true);
    }
  });

  it("is shown long enough to be read, and faster on demand", () => {
    expect(lengthOf(0, 1)).toBe(lengthOf(1, 1));
    expect(lengthOf(3, 1)).toBeGreaterThan(lengthOf(1, 1));
    expect(lengthOf(3, 2)).toBe(lengthOf(3, 1) / 2);
  });

  it("can be linked to at any place", () => {
    for (const spot of [
      { at: 0, eyes: null },
      { at: 57, eyes: null },
      { at: 3, eyes: 0 },
    ]) {
      expect(spotOf(hashOf(spot))).toEqual(spot);
    }
    expect(hashOf({ at: 0, eyes: null })).toBe("");
    expect(spotOf("#at=-3&eyes=x")).toEqual({ at: 0, eyes: null });
  });
});

describe("the proof of a deal", () => {
  it("is computed as the house does it", async () => {
    const { commitment } = JSON.parse(headerOf(record).get("deal")!) as { commitment: string };
    expect(await proveDeal(record)).toEqual({ promise: true, seed: true });
    expect(await proveDeal(record, commitment)).toEqual({ promise: true, seed: true });
    expect(await proveDeal(record, "f".repeat(64))).toEqual({ promise: false, seed: true });
  });

  it("fails if anything was changed", async () => {
    expect(await proveDeal(record.replace('"secret":"11', '"secret":"12'))).toEqual({ promise: false, seed: false });
    expect(await proveDeal(record.replace("5eed5eed", "5eed5eee"))).toMatchObject({ seed: false });
    expect(await proveDeal(record.replace('"players": 5', '"players": 6'))).toMatchObject({ promise: false });
    expect(await proveDeal(record.replace(/^deal .*\n/m, ""))).toBeNull();
  });

  it("writes JSON as Python does", () => {
    expect(canonical({ b: [1, true, null], a: "é♥\u007f" })).toBe('{"a":"\\u00e9\\u2665\\u007f","b":[1,true,null]}');
  });
});

describe("pages", () => {
  let world: TestWorld;
  let house: House;

  beforeEach(async () => {
    world = new TestWorld();
    house = new House(world);
    house.begin();
    await world.letIn();
    window.history.replaceState(null, "", "/replay/saloon-1");
  });

  /** The same message to whoever owns the table. */
  const owned = (message: AnyMessage): AnyMessage => (message.t === "table" ? { ...message, owned: true } : message);

  const global = (): object => ({ provide: { [HOUSE as symbol]: house } });

  it("replay a game step by step, by turns and through other eyes", async () => {
    world.answers["GET /api/games/saloon-1/replay?eyes=all"] = [200, replays[0]!.replay];
    world.answers["GET /api/games/saloon-1/replay?eyes=4"] = [200, replays[2]!.replay];
    const page = mount(ReplayPage, { props: { game: "saloon-1" }, global: global() });
    await flushPromises();
    expect(page.findAll(".fan")).toHaveLength(5);
    const [, , , on, turn] = page.findAll(".row button");
    await on!.trigger("click");
    expect(window.location.hash).toBe("#at=1");
    await turn!.trigger("click");
    expect(page.get<HTMLSelectElement>(".row select").element.selectedOptions[0]?.text).toContain("Turn 2");
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "End" }));
    await flushPromises();
    expect(page.get(".caption").text()).toContain("The game is over");
    await page.get(".head select").setValue("4");
    await flushPromises();
    expect(window.location.hash).toContain("eyes=4");
    expect(page.find("[data-seat='4']").exists()).toBe(true);
    page.unmount();
  });

  it("play a replay by themselves until it is over", async () => {
    vi.useFakeTimers();
    const { replay } = replays[0]!;
    world.answers["GET /api/games/saloon-1/replay?eyes=all"] = [200, { ...replay, scenes: replay.scenes!.slice(0, 2) }];
    const page = mount(ReplayPage, { props: { game: "saloon-1" }, global: global() });
    await vi.waitFor(() => page.get(".play"));
    await page.get(".play").trigger("click");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(window.location.hash).toBe("#at=2");
    expect(page.get(".play").text()).toContain("Play");
    page.unmount();
    vi.useRealTimers();
  });

  it("say that there is no replay", async () => {
    const page = mount(ReplayPage, { props: { game: "nowhere" }, global: global() });
    await flushPromises();
    expect(page.text()).toContain("There’s no replay here");
    page.unmount();
  });

  it("tell after a game who won and who did what, and offer another one to the owner", async () => {
    const { messages } = talk("game");
    const table = messages.find((message) => message.t === "table")!;
    void house.watch(table.table);
    messages.map(owned).forEach((message) => world.line.say(message));
    await flushPromises();
    const { view, ended } = house.state;
    const page = mount(AfterGame, { global: global() });
    await flushPromises();
    expect(page.findAll(".players li")).toHaveLength(view!.seats.length);
    expect(page.findAll(".players .won")).toHaveLength(view!.winners.length);
    expect(page.findAll(".harm tbody tr").length).toBeGreaterThanOrEqual(view!.seats.length);
    expect(page.get("a[href^='/replay/']").attributes("href")).toBe(`/replay/${ended!.game}`);
    expect(page.get(".proof").text()).toContain(ended!.proof!.secret);
    await page.get(".first").trigger("click");
    expect(world.line.asked("rematch")).toHaveLength(1);
    page.unmount();
  });
});
