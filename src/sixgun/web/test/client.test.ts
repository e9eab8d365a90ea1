import { beforeEach, describe, expect, it } from "vitest";
import { LostError, RefusedError } from "../src/net/errors";
import { PATIENCE, SILENCE, WAITS } from "../src/net/client";
import { ACK_EVERY, PROTOCOL } from "../src/generated/protocol";
import type { Update } from "../src/generated/protocol";
import { isAsked } from "../src/state/house";
import { House } from "../src/state/store";
import { talk } from "./samples";
import { TestWorld, WELCOME } from "./world";

let world: TestWorld;
let house: House;

beforeEach(() => {
  world = new TestWorld();
  house = new House(world);
});

describe("coming in", () => {
  it("says hello as who one was, and is open", async () => {
    house.begin();
    expect(house.state.connection.phase).toBe("connecting");
    const line = await world.letIn();
    expect(world.fetched).toEqual(["POST /api/people"]);
    expect(line.sent[0]).toMatchObject({ t: "hello", protocol: PROTOCOL });
    expect(house.state.connection.phase).toBe("open");
    expect(house.state.me?.name).toBe("Anna");
  });

  it("becomes somebody if nobody is known", async () => {
    world.answers["POST /api/people"] = [201, { name: "" }];
    house.begin();
    await world.letIn();
    expect(house.state.notices).toEqual([]);
    expect(house.state.connection.phase).toBe("open");
  });

  it("tells somebody who was signed out that he is somebody else now", async () => {
    house.begin();
    await world.letIn();
    world.answers["POST /api/people"] = [201, { name: "" }];
    house.restart();
    await world.letIn();
    expect(house.state.notices.map((notice) => notice.told.key)).toEqual(["house-unknown-key"]);
    expect(house.state.connection.phase).toBe("open");
  });

  it("is forgotten when one wants to be, and that is no surprise", async () => {
    house.begin();
    await world.letIn();
    world.answers["POST /api/me/forget"] = [204, null];
    world.answers["POST /api/people"] = [201, { name: "" }];
    await house.forget();
    await world.letIn();
    expect(house.state.notices).toEqual([]);
    expect(house.state.connection.phase).toBe("open");
  });

  it("stands before a closed house until one is let in", async () => {
    world.answers["POST /api/people"] = [401, { reason: { key: "admission-needed" } }];
    house.begin();
    await world.settle();
    expect(house.state.connection).toMatchObject({ phase: "shut", reason: { key: "admission-needed" } });
    expect(world.lines).toEqual([]);
    expect(world.alarms).toEqual([]);
    world.answers["POST /api/people"] = [200, { name: "" }];
    house.restart();
    (await world.letIn()).end(4407, "admission-ended");
    expect(house.state.connection).toMatchObject({ phase: "shut", reason: { key: "admission-ended" } });
    expect(world.alarms).toEqual([]);
  });

  it("stops where one is not welcome", async () => {
    world.answers["POST /api/people"] = [403, { reason: { key: "house-banned" } }];
    house.begin();
    await world.settle();
    expect(house.state.connection).toMatchObject({
      phase: "stopped",
      reason: { key: "house-banned" },
    });
    expect(world.lines).toEqual([]);
    expect(world.alarms).toEqual([]);
  });

  it("waits as long as the house asks for", async () => {
    const reason = { key: "house-opening", args: { seconds: 2 } };
    world.answers["POST /api/people"] = [503, { reason }];
    house.begin();
    await world.settle();
    expect(world.ring()).toBe(2000);
    world.answers["POST /api/people"] = [200, { name: "Anna" }];
    await world.settle();
    world.ring();
    await world.letIn();
    expect(house.state.connection.phase).toBe("open");
  });

  it("asks why before the next try if the socket is not let in", async () => {
    house.begin();
    await world.settle();
    world.line.end();
    world.answers["POST /api/people"] = [403, { reason: { key: "house-banned" } }];
    world.ring();
    await world.settle();
    expect(house.state.connection.reason?.key).toBe("house-banned");
  });
});

describe("losing the connection", () => {
  it("comes back by itself, a little later each time, and looks at the same table", async () => {
    house.begin();
    const first = await world.letIn();
    house.follow(true);
    void house.attempt(() => house.watch("t1"));
    first.end();
    expect(house.state.connection).toMatchObject({ phase: "lost", tries: 1, since: world.time });
    const since = world.time;
    for (const wait of WAITS.slice(0, 4)) {
      const waited = world.ring();
      expect(waited / wait).toBeGreaterThan(0.7);
      expect(waited / wait).toBeLessThan(1.3);
      await world.settle();
      world.line.end();
    }
    expect(house.state.connection).toMatchObject({ phase: "lost", since });
    world.ring();
    const again = await world.letIn();
    expect(house.state.connection).toMatchObject({ phase: "open", tries: 0 });
    expect(again.asked("lobby")).toHaveLength(1);
    expect(again.asked("watch")).toMatchObject([{ table: "t1" }]);
  });

  it("tells if the table is gone meanwhile", async () => {
    house.begin();
    const first = await world.letIn();
    void house.attempt(() => house.watch("t1"));
    first.end();
    world.ring();
    const again = await world.letIn();
    const { id } = again.asked("watch")[0]!;
    again.say({ t: "refused", id: id!, reason: { key: "refusal-no-such-table" } });
    await world.settle();
    expect(house.state.gone).toMatchObject({ table: "t1", reason: { key: "refusal-no-such-table" } });
  });

  it("fails what was asked for, and keeps what was seen", async () => {
    house.begin();
    const line = await world.letIn();
    line.say({ t: "notice", notice: { key: "notice-resumed" } });
    const asked = house.request({ t: "pause" });
    line.end();
    await expect(asked).rejects.toBeInstanceOf(LostError);
    expect(house.state.notices).toHaveLength(1);
    await expect(house.request({ t: "pause" })).rejects.toBeInstanceOf(LostError);
  });

  it("notices that nobody answers any more", async () => {
    house.begin();
    const line = await world.letIn();
    expect(world.ring()).toBe(SILENCE);
    expect(line.sent.at(-1)).toMatchObject({ t: "explain", asks: [] });
    expect(world.ring()).toBe(PATIENCE);
    expect(line.isClosed).toBe(true);
    expect(house.state.connection.phase).toBe("lost");
  });

  it("is content with any answer to its question", async () => {
    house.begin();
    const line = await world.letIn();
    world.ring();
    const { id } = line.asked("explain")[0]!;
    line.say({ t: "refused", id: id!, reason: { key: "refusal-not-at-a-table" } });
    expect(house.state.notices).toEqual([]);
    expect(world.alarms.map((alarm) => alarm.after)).toEqual([SILENCE]);
  });

  it("does not wait when the network is back, or somebody is", async () => {
    house.begin();
    (await world.letIn()).end();
    house.hurry();
    await world.letIn();
    expect(house.state.connection.phase).toBe("open");
    expect(world.lines).toHaveLength(2);
    house.lose();
    expect(house.state.connection.phase).toBe("lost");
  });

  it.each([
    [4401, "house-signed-out"],
    [4403, "house-banned"],
  ])("stops when the house says %i, until one begins again", async (code, reason) => {
    house.begin();
    (await world.letIn()).end(code, reason);
    expect(house.state.connection).toMatchObject({ phase: "stopped", reason: { key: reason } });
    expect(world.alarms).toEqual([]);
    house.restart();
    await world.letIn();
    expect(house.state.connection).toMatchObject({ phase: "open", reason: null });
  });
});

describe("a house that speaks otherwise", () => {
  it("has the page loaded anew once, then tells", async () => {
    house.begin();
    await world.settle();
    world.line.onopen?.();
    world.line.say({ t: "reload", protocol: PROTOCOL + 1 });
    expect(world.reloads).toBe(1);
    house = new House(world); // the page again, and no newer
    house.begin();
    await world.settle();
    world.line.onopen?.();
    world.line.say({ t: "reload", protocol: PROTOCOL + 1 });
    expect(world.reloads).toBe(1);
    expect(house.state.connection).toMatchObject({
      phase: "stopped",
      reason: { key: "page-outdated" },
    });
  });

  it("is waited for if it only closes", async () => {
    house.begin();
    await world.settle();
    world.line.onopen?.();
    world.line.say({ t: "reload", protocol: PROTOCOL });
    world.line.end(1000);
    expect(world.reloads).toBe(0);
    world.ring();
    await world.letIn();
    expect(house.state.connection.phase).toBe("open");
  });

  it("may say more than this page understands", async () => {
    house.begin();
    const line = await world.letIn();
    line.onmessage?.({ data: '{"t": "fireworks", "colour": "red"}' });
    expect(house.state.connection.phase).toBe("open");
  });
});

describe("requests", () => {
  it("are done or refused by their number", async () => {
    house.begin();
    const line = await world.letIn();
    const opened = house.request({ t: "open" });
    const paused = house.request({ t: "pause" });
    const [open, pause] = [line.asked("open")[0]!.id!, line.asked("pause")[0]!.id!];
    expect(open).not.toBe(pause);
    line.say({ t: "refused", id: pause, reason: { key: "refusal-no-game" } });
    line.say({ t: "done", id: open, table: "t1" });
    expect(await opened).toEqual({ t: "done", id: open, table: "t1", secret: "", circle: "" });
    await expect(paused).rejects.toMatchObject({ reason: { key: "refusal-no-game", args: {} } });
  });

  it("that are refused are told to the person by `attempt`", async () => {
    house.begin();
    const line = await world.letIn();
    const tried = house.attempt(() => house.request({ t: "rematch" }));
    const { id } = line.asked("rematch")[0]!;
    line.say({ t: "refused", id: id!, reason: { key: "refusal-not-owner" } });
    expect(await tried).toBeUndefined();
    expect(house.state.notices).toMatchObject([{ kind: "refusal", told: { key: "refusal-not-owner" } }]);
  });

  it("for explanations are answered in order, with what was left out", async () => {
    house.begin();
    const line = await world.letIn();
    const asked = house.explain([{ t: "distance", seat: 0, foe: 2 }]);
    const { id } = line.asked("explain")[0]!;
    line.say({ t: "explained", id: id!, answers: [{ distance: 2, reach: 1 }] });
    expect(await asked).toEqual([{ distance: 2, reach: 1, reason: null, summands: [], sums: [], chance: null }]);
  });

  it("for a game now: a table, a seat, the usual bots", async () => {
    house.begin();
    const line = await world.letIn();
    const played = house.playNow("Anna");
    const wishes = ["open", "watch", "sit", "start"] as const;
    for (const t of wishes) {
      await world.settle();
      line.say({ t: "done", id: line.asked(t)[0]!.id!, table: "t1" });
    }
    expect(await played).toBe("t1");
    expect(line.asked("open")).toMatchObject([{ options: { public: false } }]);
    expect(line.asked("sit")).toMatchObject([{ name: "Anna" }]);
    expect(line.asked("start")).toMatchObject([{ bots: "tracker" }]);
  });
});

describe("a game", () => {
  const { messages } = talk("game");
  const first = messages.findIndex((message) => message.t === "update" && (message.question?.options?.length ?? 0) > 1);

  it("is answered until it goes on", async () => {
    house.begin();
    const line = await world.letIn();
    messages.slice(0, first + 1).forEach((message) => line.say(message));
    const { question } = house.state;
    const answer = house.answer(0);
    await house.answer(1); // a second click
    expect(line.asked("answer")).toMatchObject([{ decision: question!.decision, option: 0 }]);
    expect(isAsked(house.state)).toBe(false);
    line.say({ t: "notice", notice: { key: "notice-resumed" } });
    line.say(messages.slice(first + 1).find((message) => message.t === "update")!);
    await answer;
  });

  it("refuses a stale answer", async () => {
    house.begin();
    const line = await world.letIn();
    messages.slice(0, first + 1).forEach((message) => line.say(message));
    const answer = house.answer(0);
    const { id } = line.asked("answer")[0]!;
    line.say({ t: "refused", id: id!, reason: { key: "refusal-stale-decision", args: { decision: 1 } } });
    await expect(answer).rejects.toBeInstanceOf(RefusedError);
    expect(isAsked(house.state)).toBe(true);
  });

  it("asks again what was asked before, if a step is taken back", async () => {
    house.begin();
    const line = await world.letIn();
    messages.slice(0, first + 1).forEach((message) => line.say(message));
    const answer = house.answer(0);
    line.say({ ...(messages[first] as Update), seq: 99, view: house.state.view });
    await answer;
    expect(isAsked(house.state)).toBe(true);
  });

  it("is acknowledged every so often", async () => {
    house.begin();
    const line = await world.letIn();
    messages.forEach((message) => line.say(message));
    const updates = messages.filter((message) => message.t === "update").length;
    expect(line.asked("ack").map((ack) => ack.seq)).toEqual(
      Array.from({ length: Math.floor(updates / ACK_EVERY) }, (_, n) => (n + 1) * ACK_EVERY),
    );
    expect(line.asked("full")).toEqual([]);
  });

  it("asks for the whole view when something is missing", async () => {
    house.begin();
    const line = await world.letIn();
    const updates = messages.filter((message) => message.t === "update");
    messages.slice(0, first + 1).forEach((message) => line.say(message));
    const before = house.state.view;
    line.say(updates.at(-1)!); // those before it are lost
    expect(line.asked("full")).toHaveLength(1);
    expect(house.state.view).toBe(before);
  });

  it("gets a number by chance for its deal, the same one if asked again", async () => {
    const dealing = messages.find((message) => message.t === "dealing")!;
    const table = messages.find((message) => message.t === "table" && message.seat === 0)!;
    house.begin();
    const line = await world.letIn();
    line.say(table);
    line.say(dealing);
    line.say(dealing);
    const value = "5eed".repeat(8);
    expect(line.asked("number").map((number) => number.value)).toEqual([value, value]);
    const { game, commitment } = dealing as { game: string; commitment: string };
    expect(house.deals.of(game)).toEqual({ number: value, commitment });
    const { id } = line.asked("number")[1]!;
    line.say({ t: "refused", id: id!, reason: { key: "refusal-number-twice" } });
    expect(house.state.notices).toEqual([]);
  });

  it("of others gets no number, but its promise is noted", async () => {
    house.begin();
    const line = await world.letIn();
    line.say({ t: "dealing", game: "g1", commitment: "c1" });
    expect(line.asked("number")).toEqual([]);
    expect(house.deals.of("g1")).toEqual({ number: "", commitment: "c1" });
  });

  it("shows whether the deal is what was promised", async () => {
    const { number = {} } = talk("game");
    house.begin();
    const line = await world.letIn();
    const upToGame = messages.findIndex((message) => message.t === "game");
    messages.slice(0, upToGame + 1).forEach((message) => line.say(message));
    expect(house.dealCheck()).toBe("other"); // the number was another client's
    const { game, commitment } = messages.find((message) => message.t === "dealing") as {
      game: string;
      commitment: string;
    };
    world.kept.set("deals", JSON.stringify({ [game]: { number: number[game], commitment } }));
    expect(house.dealCheck()).toBe("kept");
    world.kept.set("deals", JSON.stringify({ [game]: { number: "00", commitment: "other" } }));
    expect(house.dealCheck()).toBe("broken");
    world.kept.drop("deals");
    expect(house.dealCheck()).toBe("unseen");
  });
});

it("welcome has what was left out", async () => {
  house.begin();
  await world.letIn();
  expect(WELCOME).not.toHaveProperty("phrases");
  expect(house.state.welcome).toMatchObject({ phrases: [], presets: {}, playing: [] });
});
