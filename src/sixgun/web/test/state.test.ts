import { describe, expect, it } from "vitest";
import type { AnyMessage, GameView, TableCard } from "../src/generated/protocol";
import { GAME_VIEW_FIELDS, SEAT_VIEW_FIELDS } from "../src/generated/protocol";
import { deadlineOf, remaining } from "../src/net/clocks";
import { applied, DeltaError } from "../src/net/delta";
import { Reader } from "../src/net/reading";
import { wholeTableCard } from "../src/net/whole";
import type { HouseState } from "../src/state/house";
import { isAsked, mySeat, namesAt, newHouse } from "../src/state/house";
import { MOST_NOTICES, noticed, reduced } from "../src/state/reduce";
import { SHOWN_OF_A_GAME, SHOWN_OF_A_SEAT } from "../src/state/shown";
import { talk, TALKS } from "./samples";

/** The state after some messages of a house. */
function after(messages: AnyMessage[], state = newHouse(0)): HouseState {
  const reader = new Reader();
  for (const [now, message] of messages.entries()) {
    const { heard } = reader.read(message);
    if (heard) {
      Object.assign(state, reduced(state, heard, now));
    }
  }
  return state;
}

describe.each(TALKS)("a recorded game (%s)", (name) => {
  const { messages, view } = talk(name);
  const last = after(messages);

  it("leads by deltas to the view that the house sends in full", () => {
    expect(last.view).toEqual(view);
    expect(last.view?.over).toBeTruthy();
  });

  it("has every report once, and its end", () => {
    const updates = messages.flatMap((message) => (message.t === "update" ? [message] : []));
    expect(last.reports).toEqual(updates.flatMap((update) => update.reports ?? []));
    expect(last.reports.filter(([key]) => key === "game_over")).toHaveLength(1);
    expect(last.ended?.proof?.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(last.question).toBeNull();
  });

  it("knows whose eyes it is seen with", () => {
    expect(mySeat(last)).toBe(name === "spectator" ? null : 0);
    expect(namesAt(last)).toHaveLength(view.seats.length);
  });

  it("has only fields that the page knows", () => {
    expect(Object.keys(view).sort()).toEqual([...GAME_VIEW_FIELDS].sort());
    for (const seat of view.seats) {
      expect(Object.keys(seat).sort()).toEqual([...SEAT_VIEW_FIELDS].sort());
    }
  });
});

it("every field of a view has its place on the page", () => {
  expect(Object.keys(SHOWN_OF_A_GAME).sort()).toEqual([...GAME_VIEW_FIELDS].sort());
  expect(Object.keys(SHOWN_OF_A_SEAT).sort()).toEqual([...SEAT_VIEW_FIELDS].sort());
});

describe("the state", () => {
  const { messages } = talk("game");
  const first = messages.findIndex((message) => message.t === "update");

  it("is left as it was, message by message", () => {
    const state = after(messages.slice(0, first + 1));
    const view = structuredClone(state.view);
    const kept = state.view;
    after(messages.slice(first + 1), { ...state });
    expect(kept).toEqual(view);
  });

  it("marks what has happened since one's own last decision", () => {
    let state = newHouse(0);
    const reader = new Reader();
    let marked = 0;
    for (const message of messages) {
      const before = state;
      const { heard } = reader.read(message);
      state = heard ? { ...state, ...reduced(state, heard, 0) } : state;
      const isNew = before.question?.decision !== state.question?.decision;
      if (heard?.t === "update" && isAsked(before) && isNew) {
        expect(state.lastActed).toBe(before.reports.length);
        marked += 1;
      } else if (heard?.t === "update") {
        expect(state.lastActed).toBe(before.lastActed);
      }
    }
    expect(marked).toBeGreaterThan(5);
  });

  it("begins anew with a new game, and with another table", () => {
    const over = after(messages);
    const again = after(messages.slice(0, first), over);
    expect(again).toMatchObject({ reports: [], view: null, ended: null });
    const table = messages.find((message) => message.t === "table" && message.seat === 0)!;
    const other = after([{ ...table, table: "another" } as AnyMessage], after(messages));
    expect(other).toMatchObject({ game: null, view: null, chat: [], reports: [] });
    expect(other.playing).toContain("another");
  });

  it("has what was said once, also if it is heard again", () => {
    const said = messages.filter((message) => message.t === "said");
    expect(said).toHaveLength(1);
    const state = after([...messages, ...said]);
    expect(state.chat).toMatchObject([{ text: "Howdy", phrase: "", seat: 0 }]);
  });

  it("forgets a table that is gone, and remembers why", () => {
    const { table } = after(messages).table!;
    const reason = { key: "notice-closed-empty" };
    const state = after([{ t: "gone", table, reason }], after(messages));
    expect(state).toMatchObject({ table: null, view: null, playing: [], gone: { table } });
    const other = after([{ t: "gone", table: "elsewhere", reason }], after(messages));
    expect(other.table?.table).toBe(table);
  });

  it("keeps the list of tables up to date, each in its place", () => {
    const card = (table: string, spectators = 0): TableCard => ({
      table,
      status: "waiting",
      options: {},
      chairs: [{}, {}],
      spectators,
    });
    const state = after([
      { t: "tables", tables: [card("a"), card("b"), card("c")], all: true },
      { t: "tables", tables: [card("b", 3), card("d")], gone: ["a"] },
    ]);
    const expected = [card("b", 3), card("c"), card("d")].map(wholeTableCard);
    expect(state.lobby).toEqual(expected);
    expect(state.lobby?.[0]?.options.players).toBe(5);
    expect(after([{ t: "tables", all: true }], state).lobby).toEqual([]);
  });

  it("keeps the last notices", () => {
    const state = newHouse(0);
    for (let n = 0; n < MOST_NOTICES + 5; n += 1) {
      Object.assign(state, noticed(state, "notice", { key: `k${n}`, args: {} }, n));
    }
    expect(state.notices).toHaveLength(MOST_NOTICES);
    expect(state.notices.at(-1)).toMatchObject({ id: MOST_NOTICES + 5, at: MOST_NOTICES + 4 });
  });
});

describe("clocks", () => {
  it("become deadlines of this machine: first the time, then the bank", () => {
    const deadline = deadlineOf({ left: 30_000, bank: 5_000, running: true }, 1_000);
    expect(remaining(deadline, 1_000)).toEqual({ left: 30_000, bank: 5_000 });
    expect(remaining(deadline, 21_000)).toEqual({ left: 10_000, bank: 5_000 });
    expect(remaining(deadline, 33_000)).toEqual({ left: 0, bank: 3_000 });
    expect(remaining(deadline, 99_000)).toEqual({ left: 0, bank: 0 });
  });

  it("that stand do not run", () => {
    const deadline = deadlineOf({ left: 7_000, bank: 5_000, running: false }, 1_000);
    expect(remaining(deadline, 500_000)).toEqual({ left: 7_000, bank: 5_000 });
  });
});

describe("a delta", () => {
  const { view } = talk("game");

  it("replaces fields, fields of seats, and ends of lists", () => {
    const before: GameView = { ...view, discard: ["bang/QH", "beer/6H", "duel/QD"] };
    const next = applied(before, {
      set: { turn: 3 },
      seats: { 1: { life: 2 } },
      tails: { discard: [1, ["jail/JS"]] },
    });
    expect(next.turn).toBe(3);
    expect(next.seats[1]).toEqual({ ...before.seats[1], life: 2 });
    expect(next.seats[0]).toBe(before.seats[0]);
    expect(next.discard).toEqual(["bang/QH", "jail/JS"]);
    expect(before.discard).toHaveLength(3);
  });

  it.each([
    [{ set: { stack: [] } }, "GameView has no stack"],
    [{ seats: { 9: { life: 1 } } }, "no seat 9; they go from 0 to 3"],
    [{ seats: { [-1]: { life: 1 } } }, "no seat -1"],
    [{ seats: { 0: { money: 1 } } }, "SeatView has no money"],
    [{ tails: { discard: [999, []] } }, "of which 999 cannot stay"],
    [{ tails: { discard: [-1, []] } }, "of which -1 cannot stay"],
    [{ tails: { turn: [0, []] } }, "no list turn"],
    [{ tails: { piles: [0, []] } }, "no list piles"],
  ])("that does not fit is an error that says why (%j)", (delta, complaint) => {
    const before = structuredClone(view);
    expect(() => applied(view, delta as object)).toThrow(DeltaError);
    expect(() => applied(view, delta as object)).toThrow(complaint);
    expect(view).toEqual(before);
  });
});
