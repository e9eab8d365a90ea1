/** Clocks on tablets, photos that find their sheets, calls that are heard. */

import { flushPromises, mount } from "@vue/test-utils";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { defineComponent, nextTick, ref } from "vue";
import { counted, newestOf, useCallSound } from "../src/desk/calling";
import { Live } from "../src/desk/live";
import { TournamentApi } from "../src/desk/net";
import { sheetOf, within } from "../src/desk/photos/pictures";
import { recalled, remember } from "../src/desk/photos/returning";
import { Sorting } from "../src/desk/photos/sorting";
import { secondsOf } from "../src/desk/results/clocks";
import { openPoints } from "../src/desk/steps";
import type { CallView, ClockPage } from "../src/generated/desk_api";
import TabletClock from "../src/hall/clock/TabletClock.vue";
import type { Press } from "../src/hall/clock/taps";
import { after, asked, foreseen, Taps } from "../src/hall/clock/taps";
import { kept, keptInTab } from "../src/kept";
import { LostError, RefusedError } from "../src/net/errors";
import { choosePageLanguage, speak, speakDesk } from "../src/speech/languages";
import { deskView } from "./halls";

const sounds = vi.hoisted(() => ({ allowSound: vi.fn(), play: vi.fn() }));
vi.mock("../src/pieces/sounds", () => sounds);

beforeAll(async () => {
  await speak(["en"]);
  await speakDesk();
});
beforeEach(() => choosePageLanguage("en"));

const MINUTE = 60_000;

function clockPage(parts: Partial<ClockPage> = {}, clock: Partial<ClockPage["clock"]> = {}): ClockPage {
  return {
    t: "clock",
    now: 0,
    tournament: "cup",
    duel: "s1",
    first: "Anna",
    second: "Dario",
    law: 1,
    clock: { left: [30 * MINUTE, 30 * MINUTE], turn: null, since: null, pause: "", ...clock },
    presses: 0,
    winner: null,
    how: "",
    ...parts,
  };
}

const begin: Press = { action: "begin", side: 0, seen: 0, at: 1000 };

describe("a press", () => {
  it("moves the clock as the house will", () => {
    const running = after(clockPage(), begin)!;
    expect(running).toMatchObject({ presses: 1, clock: { turn: 0, since: 1000 } });
    const done = after(running, { action: "done", side: 0, seen: 1, at: 61_000 })!;
    expect(done).toMatchObject({ presses: 3, clock: { turn: 1, since: 61_000, left: [29 * MINUTE, 30 * MINUTE] } });
    const paused = after(done, { action: "reshuffle", side: 1, seen: 3, at: 121_000 })!;
    expect(paused.clock).toEqual({ left: [29 * MINUTE, 29 * MINUTE], turn: 1, since: null, pause: "reshuffle" });
    const resumed = after(paused, { action: "resume", side: 1, seen: 4, at: 999_000 })!;
    expect(resumed.clock).toMatchObject({ since: 999_000, pause: "", left: [29 * MINUTE, 29 * MINUTE] });
  });

  it("is nothing where it cannot be", () => {
    const running = after(clockPage(), begin)!;
    for (const press of [
      { action: "done", side: 1, seen: 1, at: 2000 }, // not the own turn
      { action: "done", side: 0, seen: 0, at: 2000 }, // over what was not seen
      { action: "begin", side: 1, seen: 1, at: 2000 },
      { action: "resume", side: 0, seen: 1, at: 2000 },
      { action: "done", side: 0, seen: 1, at: 31 * MINUTE }, // too late
    ] as Press[]) {
      expect(after(running, press)).toBeNull();
    }
    const paused = after(running, { action: "elimination", side: 0, seen: 1, at: 2000 })!;
    expect(after(paused, { action: "done", side: 0, seen: 2, at: 3000 })).toBeNull();
    expect(after(clockPage({ how: "played" }), begin)).toBeNull();
    expect(foreseen(running, [{ action: "done", side: 1, seen: 1, at: 2000 }])).toEqual(running);
  });

  it("says how long ago it was made, in bounds", () => {
    expect(asked(begin, 1000).ago).toBe(0);
    expect(asked(begin, 500).ago).toBe(0);
    expect(asked(begin, 21_000)).toEqual({ t: "tap_clock", action: "begin", side: 0, seen: 0, ago: 20_000 });
    expect(asked(begin, 99 * MINUTE).ago).toBe(10 * MINUTE);
  });
});

/** A house with one clock, that can be out of reach. */
class House {
  page = clockPage();
  isDown = false;
  losesAnswers = false;
  now = 0;
  readonly heard: { action: string; ago: number }[] = [];

  tap = (press: { action: string; side: number; seen: number; ago: number }): Promise<ClockPage> => {
    if (this.isDown) {
      return Promise.reject(new LostError());
    }
    const moved = after(this.page, { ...press, at: this.now - press.ago } as Press);
    if (!moved) {
      return Promise.reject(new RefusedError({ key: "desk-clock-has-moved", args: {} }, 409));
    }
    this.page = moved;
    this.heard.push({ action: press.action, ago: press.ago });
    return this.losesAnswers ? Promise.reject(new LostError()) : Promise.resolve({ ...moved, now: this.now });
  };
}

describe("a tablet", () => {
  let house: House;
  let live: Live<"clock">;
  let taps: Taps;

  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
    keptInTab.drop("taps");
    house = new House();
    const api = Object.assign(new TournamentApi("cup"), {
      tap: house.tap,
      view: () => Promise.resolve({ ...house.page, now: house.now }),
    });
    live = new Live("cup", "clock", undefined, api as unknown as TournamentApi);
    live.show(house.page);
    taps = new Taps(live);
  });
  afterEach(() => {
    taps.end();
    vi.useRealTimers();
  });

  function pass(milliseconds: number): void {
    house.now += milliseconds;
    vi.advanceTimersByTime(milliseconds);
  }

  it("shows a press at once and sends it once", async () => {
    taps.press("begin", 0);
    expect(taps.page.value?.clock.turn).toBe(0);
    expect(taps.waiting.value).toHaveLength(1);
    await flushPromises();
    expect(taps.waiting.value).toHaveLength(0);
    taps.press("done", 1); // not the own turn: nothing
    await flushPromises();
    expect(house.heard).toEqual([{ action: "begin", ago: 0 }]);
  });

  it("loses nothing without a connection, and says when it was pressed", async () => {
    taps.press("begin", 0);
    await flushPromises();
    house.isDown = true;
    pass(10_000);
    taps.press("done", 0);
    await flushPromises();
    expect(taps.isStuck.value).toBe(true);
    expect(taps.page.value?.clock).toMatchObject({ turn: 1, left: [30 * MINUTE - 10_000, 30 * MINUTE] });
    pass(5_000);
    taps.press("done", 1);
    await flushPromises();
    expect(taps.waiting.value).toHaveLength(2);
    expect(new Taps(live).waiting.value).toHaveLength(2); // a page that is loaded anew knows them, too
    house.isDown = false;
    pass(2_000);
    await flushPromises();
    expect(house.heard.slice(1)).toEqual([
      { action: "done", ago: 7_000 },
      { action: "done", ago: 2_000 },
    ]);
    expect(house.page.clock.left).toEqual([30 * MINUTE - 10_000, 30 * MINUTE - 5_000]);
    expect([taps.isStuck.value, taps.waiting.value]).toEqual([false, []]);
  });

  it("does not count twice what was counted and not answered", async () => {
    house.losesAnswers = true;
    taps.press("begin", 0);
    await flushPromises();
    house.losesAnswers = false;
    pass(2_000);
    await flushPromises();
    expect(house.heard).toHaveLength(1);
    expect(live.slips.value).toEqual([]);
    expect(taps.page.value).toMatchObject({ presses: 1, clock: { turn: 0 } });
  });

  it("gives way to the referee, and says so", async () => {
    house.isDown = true;
    taps.press("begin", 0);
    await flushPromises();
    house.page = clockPage({ presses: 2 }, { turn: 1, pause: "interruption" });
    house.isDown = false;
    pass(2_000);
    await flushPromises();
    expect(taps.page.value?.clock.pause).toBe("interruption");
    expect(live.slips.value.map(({ told }) => told.key)).toEqual(["desk-clock-has-moved"]);
  });

  it("is not set back by a view that came later than the answer", () => {
    live.show(clockPage({ presses: 3 }));
    live.show(clockPage({ presses: 2 }));
    expect(live.view.value?.presses).toBe(3);
  });
});

describe("the face of a tablet", () => {
  const face = (page: ClockPage, more = {}) =>
    mount(TabletClock, { props: { page, now: 0, isLost: false, unsent: 0, slips: [], ...more } });

  it("has two halves with names, sides and times", async () => {
    const page = face(clockPage());
    const [anna, dario] = page.findAll(".half");
    expect(anna!.text()).toContain("Anna");
    expect(anna!.text()).toContain("Outlaws");
    expect(dario!.text()).toContain("Law");
    expect(dario!.text()).toContain("30:00");
    await dario!.trigger("click");
    expect(page.emitted("press")).toEqual([["begin", 1]]);
    expect(page.findAll(".pauses button")).toHaveLength(0);
  });

  it("pauses for the three reasons of the regulation and for no other", async () => {
    const page = face(clockPage({ presses: 1 }, { turn: 1, since: 0 }));
    const pauses = page.findAll(".pauses button");
    expect(pauses.map((each) => each.text())).toEqual(["Reshuffling", "Interruption", "Elimination"]);
    await pauses[2]!.trigger("click");
    await page.findAll(".half")[0]!.trigger("click"); // not the own turn
    expect(page.emitted("press")).toEqual([["elimination", 1]]);
    await page.setProps({ page: clockPage({ presses: 2 }, { turn: 1, pause: "elimination" }) });
    await page.findAll(".half")[1]!.trigger("click");
    expect(page.findAll(".pauses button").map((each) => each.text())).toEqual(["Resume"]);
    expect(page.emitted("press")).toHaveLength(1);
  });

  it("says that time is up, that the line is lost, who has won", async () => {
    const page = face(clockPage({ presses: 1 }, { turn: 0, since: 0 }), { now: 31 * MINUTE });
    expect(page.findAll(".half")[0]!.classes()).toContain("up");
    expect(page.text()).toContain("Time is up");
    await page.findAll(".half")[0]!.trigger("click");
    expect(page.emitted("press")).toBeUndefined();
    await page.setProps({ isLost: true, unsent: 2 });
    expect(page.text()).toContain("2 presses are still to be sent");
    await page.setProps({ page: clockPage({ how: "time", winner: 1 }), isLost: false });
    expect(page.findAll(".half")[1]!.classes()).toContain("won");
  });
});

describe("photos", () => {
  it("say which sheet they are by the address of its code", () => {
    const cup = (address: string) => sheetOf(address, "coppa-d-autunno");
    expect(cup("http://10.0.0.5:8080/tournament/coppa-d-autunno/sheet/2/13")).toEqual({ round: 2, table: 13 });
    expect(cup("https://hall/tournament/coppa-d-autunno/desk/rounds/1/4")).toEqual({ round: 1, table: 4 });
    expect(cup("https://hall/tournament/another/sheet/1/4")).toBeNull();
    expect(cup("https://hall/tournament/coppa-d-autunno/sheet/1")).toBeNull();
    expect(cup("https://hall/tournament/coppa-d-autunno/phone#enter=secret")).toBeNull();
    expect(sheetOf("/tournament/%zz/sheet/1/1", "%zz")).toEqual({ round: 1, table: 1 });
  });

  it("are made no larger than needed", () => {
    expect(within(4000, 3000, 2400)).toEqual({ width: 2400, height: 1800 });
    expect(within(300, 900, 2400)).toEqual({ width: 300, height: 900 });
    expect(within(9000, 1, 2400).height).toBe(1);
  });

  it("are filed, or wait, one after another", async () => {
    const sent: string[] = [];
    const api = {
      tournament: "cup",
      sendPhoto: (round: number, table: number) => {
        if (table > 9) {
          return Promise.reject(new RefusedError({ key: "refused-no-such-table", args: {} }, 422));
        }
        sent.push(`${round}/${table}`);
        return Promise.resolve({ version: 1, head: "", person: "", link: null });
      },
      sendToInbox: (_: Blob, file: string) => {
        sent.push(file);
        return file === "text.txt"
          ? Promise.reject(new RefusedError({ key: "desk-no-photo", args: {} }, 422))
          : Promise.resolve({ photo: "0" });
      },
    };
    const places: Record<string, { round: number; table: number } | null> = {
      "a.jpg": { round: 1, table: 2 },
      "b.jpg": null,
      "c.jpg": { round: 1, table: 12 },
    };
    const reading = {
      sheetIn: (file: Blob) => Promise.resolve(places[(file as File).name] ?? null),
      lighter: (file: Blob) => Promise.resolve(file),
    };
    const sorting = new Sorting(api, reading);
    const work = sorting.take(["a.jpg", "b.jpg", "c.jpg", "text.txt"].map((name) => new File(["x"], name)));
    expect(sorting.isBusy).toBe(true);
    await work;
    expect(sorting.pictures.value.map(({ fate }) => fate)).toEqual(["filed", "waits", "waits", "failed"]);
    expect(sent).toEqual(["1/2", "b.jpg", "c.jpg", "text.txt"]);
    expect(sorting.pictures.value[3]!.why?.key).toBe("desk-no-photo");
    expect(sorting.isBusy).toBe(false);
  });

  it("are come back to by who had to come in first", () => {
    remember("cup", ["1", "2", "x"], 0);
    expect(recalled("other", 1000)).toBeNull();
    expect(recalled("cup", 1000)).toEqual(["1", "2"]);
    expect(recalled("cup", 1000)).toBeNull();
    remember("cup", ["1", "2"], 0);
    expect(recalled("cup", 16 * MINUTE)).toBeNull();
    remember("cup", ["..", "desk"], 0);
    expect(recalled("cup", 1)).toBeNull();
  });
});

describe("calls", () => {
  const call = (event: number): CallView => ({
    event,
    round: 1,
    table: 1,
    by: "",
    at: 0,
    note: "",
    player: "",
    cause: "",
  });

  it("sound when one is new, not when one ends, and not when it is switched off", async () => {
    kept.drop("call-sound");
    const calls = ref<CallView[]>([]);
    const page = mount(
      defineComponent({
        setup: () => ({ isOn: useCallSound(() => calls.value) }),
        template: '<input type="checkbox" v-model="isOn" />',
      }),
    );
    for (const now of [[7], [7, 9], [9], []]) {
      calls.value = now.map(call);
      await nextTick();
    }
    expect(sounds.play.mock.calls).toEqual([["call"], ["call"]]);
    await page.get("input").setValue(false);
    calls.value = [call(12)];
    await nextTick();
    expect(sounds.play).toHaveBeenCalledTimes(2);
    expect(kept.get("call-sound")).toBe("off");
  });

  it("are counted in the title", () => {
    expect(counted("Cup", [])).toBe("Cup");
    expect(counted("Cup", [call(1), call(2)])).toBe("(2) Cup");
    expect(newestOf([])).toBe(0);
  });
});

describe("the desk", () => {
  it("reads times as referees type them", () => {
    expect(["29:05", "7", " 0.30 ", "5:60", "", "1:2:3", "abc"].map(secondsOf)).toEqual([
      1745,
      420,
      30,
      null,
      null,
      null,
      null,
    ]);
  });

  it("lists what must not be forgotten", () => {
    expect(openPoints(deskView())).toEqual([]);
    const unjudged = [{ round: 1, table: 1, player: "00000001", intentional: null }];
    const inbox = [{ photo: "a", file: "IMG.jpg", by: "", at: 0 }];
    expect(openPoints(deskView({ unjudged, inbox })).map(({ what, count }) => [what, count])).toEqual([
      ["overspends", 1],
      ["inbox", 1],
    ]);
    expect(openPoints(deskView({ unjudged, inbox, stage: "sent" }))).toEqual([]); // it cannot be done any more
  });
});
