import { beforeEach, describe, expect, it } from "vitest";
import type { AnyMessage } from "../../src/generated/protocol";
import { DEFAULTS } from "../../src/generated/protocol";
import { Reader } from "../../src/net/reading";
import type { Heard } from "../../src/net/reading";
import type { Shown } from "../../src/net/whole";
import { Director, LINGER, MANY, PROMISE } from "../../src/state/director";
import type { HouseState } from "../../src/state/house";
import { isAsked, newHouse } from "../../src/state/house";
import { VirtualClock } from "./performance";
import { talk } from "../samples";

const { messages } = talk("game");

/** The messages of the recorded game as the page hears them. */
function heardOf(several: readonly AnyMessage[]): Heard[] {
  const reader = new Reader();
  return several.flatMap((message) => reader.read(message).heard ?? []);
}

const told = heardOf(messages);
const updates = told.filter((each): each is Shown => each.t === "update");
const table = told.find((each) => each.t === "table" && each.seat === 0)!;
const game = told.find((each) => each.t === "game")!;

/** An update that asks nobody, after which the next one moves something. */
const [first, second] = updates as [Shown, Shown];

class Stage {
  readonly state: HouseState = newHouse(0);
  readonly clock = new VirtualClock({ speed: 1, isHidden: false });
  readonly seen: string[] = [];
  readonly director = new Director(
    this.state,
    (parts) => {
      Object.assign(this.state, parts);
      if (parts.moment) {
        this.seen.push(parts.moment.report[0]);
      }
    },
    this.clock,
  );

  hear(...several: Heard[]): void {
    several.forEach((each) => this.director.take(each));
  }
}

let stage: Stage;
beforeEach(() => {
  stage = new Stage();
});

describe("the first update of a game", () => {
  it("is played from an empty table", () => {
    stage.hear(table, game, first);
    expect(stage.state.view?.seats.every(({ character, hand }) => !character && !hand.length)).toBe(true);
    expect(stage.state.question).toBeNull();
    stage.clock.runTo(20_000);
    expect(stage.seen).toContain("took_character");
    expect(stage.state.view).toEqual(first.view);
    expect(stage.state.question).toEqual(first.question);
  });

  it("is not, if turns have been played: whoever comes back sees where it stands", () => {
    const many = updates.slice(0, 40);
    const last = many.at(-1)!;
    const all = { ...last, reports: many.flatMap(({ reports }) => reports) };
    expect(all.reports.some(([key]) => key === "turn_ended")).toBe(true);
    stage.hear(table, game, all);
    expect(stage.seen).toEqual([]);
    expect(stage.state.view).toEqual(last.view);
    expect(stage.state.reports).toHaveLength(all.reports.length);
  });
});

describe("what is shown", () => {
  beforeEach(() => {
    stage.hear(table, game, first);
    stage.clock.runTo(20_000);
    stage.seen.length = 0;
  });

  /** The next updates, up to one with several moments. */
  function several(): Shown {
    const found = updates.slice(1).find(({ reports }) => reports.filter(([key]) => key === "drew").length)!;
    const before = updates.slice(1, updates.indexOf(found));
    stage.hear(...before);
    stage.clock.runTo(stage.clock.time + 60_000);
    stage.seen.length = 0;
    return found;
  }

  it("moves with the stage, and the log with it", () => {
    const update = several();
    const reports = stage.state.reports.length;
    stage.hear(update);
    expect(stage.state.reports.length).toBeGreaterThan(reports);
    expect(stage.state.moment).not.toBeNull();
    expect(stage.state.question).not.toEqual(update.question);
    const lines = stage.state.told.length;
    stage.clock.runTo(stage.clock.time + 10_000);
    expect(stage.state.told.length).toBeGreaterThanOrEqual(lines);
    expect(stage.state.reports).toHaveLength(reports + update.reports.length);
    expect(stage.state.question).toEqual(update.question);
  });

  it("comes in order, notices, tables and the end as well, but not what people say", () => {
    const update = several();
    const said = { ...DEFAULTS.Said, t: "said", number: 1, room: "table", who: "b", name: "Bob", text: "Hi" } as Heard;
    const ended = told.find((each) => each.t === "ended")!;
    const paused = { ...table, status: "paused" } as Heard;
    stage.hear(update, paused, { t: "notice", notice: { key: "timed-out", args: {} } }, ended, said);
    expect(stage.state.chat).toHaveLength(1);
    expect(stage.state.notices).toHaveLength(0);
    expect(stage.state.table?.status).not.toBe("paused");
    expect(stage.state.ended).toBeNull();
    stage.clock.runTo(stage.clock.time + 10_000);
    expect(stage.state.table?.status).toBe("paused");
    expect(stage.state.notices).toHaveLength(1);
    expect(stage.state.ended).not.toBeNull();
  });

  it("is hurried by whoever has seen it", () => {
    stage.hear(several());
    const [one] = stage.seen;
    expect(one).toBeDefined();
    for (let hurried = 0; hurried < 50; hurried += 1) {
      stage.director.hurry();
    }
    expect(stage.clock.time).toBe(stage.clock.now());
    expect(stage.state.moment).toBeNull();
  });

  it("is what is known, once nobody looks", () => {
    const update = several();
    stage.hear(update);
    expect(stage.state.question).not.toEqual(update.question);
    stage.clock.look.isHidden = true;
    stage.director.jump();
    expect(stage.state.view).toEqual(update.view);
    expect(stage.state.question).toEqual(update.question);
    const next = updates[updates.indexOf(update) + 1]!;
    stage.hear(next);
    expect(stage.state.view).toEqual(next.view);
    expect(stage.state.moment).toBeNull();
  });

  it("leaps over an update that was put together, and over a game that is told again", () => {
    const known = stage.state.reports.length;
    const many = updates.slice(1, 60);
    const last = many.at(-1)!;
    const reports = many.flatMap((each) => each.reports);
    expect(reports.length).toBeGreaterThan(MANY);
    stage.hear({ ...last, reports });
    expect(stage.state.view).toEqual(last.view);
    expect(stage.state.reports).toHaveLength(known + reports.length);
    stage.hear(game, first); // a step back of a lesson, or the line was lost
    expect(stage.state.view).toEqual(first.view);
    expect(stage.state.moment).toBeNull();
  });

  it("forgets what waits when one looks elsewhere", () => {
    stage.hear(several());
    stage.director.forget();
    stage.clock.runTo(stage.clock.time + 10_000);
    expect(stage.state.question).not.toEqual(second.question);
  });

  it("has a question of mine within its time, under what stays on stage", () => {
    const moves = ({ reports }: Shown): boolean => reports.some(([key]) => key === "shot" || key === "drew");
    const mine = updates.find((each, at) => at > 3 && each.question?.seat === 0 && moves(each))!;
    const before = updates.slice(1, updates.indexOf(mine));
    stage.hear(...before); // all at once: far more than can be shown in time
    const at = stage.clock.time;
    stage.hear(mine);
    stage.clock.runTo(at + PROMISE);
    expect(isAsked(stage.state)).toBe(true);
    expect(stage.state.moment?.stays).toBe(true);
    stage.clock.runTo(at + PROMISE + LINGER);
    expect(stage.state.moment).toBeNull();
    expect(isAsked(stage.state)).toBe(true);
  });

  it("asks nothing any more as soon as the game is seen to go on", () => {
    const mine = updates.findIndex((each) => each.question?.seat === 0);
    const next = updates.slice(mine + 1).find(({ reports }) => reports.some(([key]) => key === "played"))!;
    Object.assign(stage.state, { question: updates[mine]!.question, answered: 0 });
    expect(isAsked(stage.state)).toBe(true);
    stage.hear(next);
    expect(isAsked(stage.state)).toBe(false);
    expect(stage.state.clock).toBeNull();
  });
});
