import { describe, expect, it } from "vitest";
import type { Report, SeatView } from "../src/generated/protocol";
import { haste } from "../src/pieces/settings";
import { newHouse } from "../src/state/house";
import { reduced } from "../src/state/reduce";
import { feudsOf, lastRound } from "../src/table/company/rounds";
import OutPanel from "../src/table/out/OutPanel.vue";
import { opened, settled, tableOfFour } from "./saloon";

function report(key: string, seat: number | null = null, foe: number | null = null, number = 0): Report {
  return [key, seat, foe, [], number, ""];
}

describe("the last round", () => {
  const game = [
    report("shot", 3, 0), // before anybody has had a turn
    report("turn_began", 0),
    report("shot", 1, 0),
    report("hurt", 1, 0, 1),
    report("turn_began", 1),
    report("shot", 0, 1),
    report("missed", 0),
    report("turn_began", 2),
    report("hurt", 1, null, 3), // nobody's doing
    report("hurt", 0, 0, 1), // the own doing
    report("shot", 1, 2),
    report("hurt", 1, 2, 1),
    report("shot", 1, 2),
  ];

  it("is as many turns as players are in", () => {
    expect(lastRound(game, 2)).toEqual(game.slice(4));
    expect(lastRound(game, 3)).toEqual(game.slice(1));
    expect(lastRound(game, 9)).toEqual(game.slice(1));
    expect(lastRound([], 4)).toEqual([]);
  });

  it("tells who shot at whom, and what it cost", () => {
    expect(feudsOf(lastRound(game, 3))).toEqual([
      { from: 2, to: 1, shots: 2, harm: 1 },
      { from: 0, to: 1, shots: 1, harm: 1 },
      { from: 1, to: 0, shots: 1, harm: 0 },
    ]);
  });
});

describe("whoever does not play again", () => {
  it("keeps the sheet; whoever is sent away does not", () => {
    const state = { ...newHouse(0), playing: ["here"] };
    const without = { t: "gone", table: "here", reason: { key: "notice-again-without", args: {} } } as const;
    expect(reduced(state, without, 0)).toEqual({ playing: [], isLeftBehind: true });
    const away = { t: "gone", table: "here", reason: { key: "notice-sent-away", args: {} } } as const;
    expect(reduced(state, away, 0)).toMatchObject({ gone: { table: "here" }, isLeftBehind: false, view: null });
  });
});

describe("whoever is out", () => {
  it("sees everything faster, or nothing on the way to the result", async () => {
    const saloon = await opened();
    const props = { seat: 0, players: 4, view: { role: "outlaw", alive: false } as SeatView };
    saloon.say(tableOfFour({ status: "playing", hurry: true }));
    const panel = saloon.show(OutPanel, props);
    for (const [pace, times] of [
      ["faster", 4],
      ["result", 0],
      ["", 1],
      ["result", 0],
    ] as const) {
      saloon.say(tableOfFour({ status: "playing", hurry: true, pace }));
      await settled();
      expect(haste.value).toBe(times);
    }
    panel.unmount();
    expect(haste.value).toBe(1);
  });
});
