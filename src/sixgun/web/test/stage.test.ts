/** What the stage knows by itself: where a glance is laid, and which choices have a face. */

import { computed } from "vue";
import { describe, expect, it } from "vitest";
import type { Group } from "../src/table/asking/choosing";
import { laidOut } from "../src/table/asking/facing";
import { placed } from "../src/table/shared/glancing";

const SCREEN = { width: 1440, height: 900 };
const SIZE = { width: 400, height: 280 };

function group(verb: string, card: string | null, target: number | null = null): Group {
  const words = { key: "option", args: {} };
  const choice = {
    index: 0,
    option: [verb, card, target] as Group["choices"][0]["option"],
    words,
    cautions: [],
    head: null,
  };
  return { key: `${verb} ${card}`, card, choices: [choice] };
}

function laid(groups: Group[], hand: string[] = []): { faced: (string | null)[]; worded: (string | null)[] } {
  const { faced, worded } = laidOut({ groups: computed(() => groups) }, hand);
  const cards = (all: typeof faced): (string | null)[] => all.map((each) => each.group.card);
  return { faced: cards(faced), worded: cards(worded) };
}

describe("a glance", () => {
  it("is laid on the screen and never over what it belongs to", () => {
    for (const x of [0, 300, 700, 1300]) {
      for (const y of [0, 400, 760]) {
        const box = { x, y, width: 120, height: 130 };
        const spot = placed(box, SIZE, SCREEN, [], 12);
        expect(spot.x).toBeGreaterThanOrEqual(0);
        expect(spot.x + SIZE.width).toBeLessThanOrEqual(SCREEN.width);
        expect(spot.y + SIZE.height).toBeLessThanOrEqual(SCREEN.height);
        const isBeside =
          spot.x >= x + 120 || spot.x + SIZE.width <= x || spot.y >= y + 130 || spot.y + SIZE.height <= y;
        expect(isBeside).toBe(true);
      }
    }
  });

  it("leaves what is pressed next in sight where it can", () => {
    const card = { x: 600, y: 720, width: 120, height: 160 };
    const question = { x: 230, y: 590, width: 640, height: 110 };
    const spot = placed(card, SIZE, SCREEN, [question], 12);
    const isClear = spot.x >= 870 || spot.x + SIZE.width <= 230 || spot.y + SIZE.height <= 590 || spot.y >= 700;
    expect(isClear).toBe(true);
  });
});

describe("choices with a face", () => {
  it("lie on the sheet, and the hand that is not seen beside them", () => {
    const groups = [group("take", "barrel/QS"), group("take", "hand")];
    expect(laid(groups)).toEqual({ faced: ["barrel/QS", "hand"], worded: [] });
  });

  it("are no deeds: what is played or used has words", () => {
    const groups = [group("use", "barrel/QS"), group("pass", null), group("play", "beer/6H")];
    expect(laid(groups, ["beer/6H"])).toEqual({ faced: [], worded: ["barrel/QS", null] });
  });

  it("need a sheet only if one of them is face up", () => {
    expect(laid([group("take", "deck"), group("take", null, 2)])).toEqual({ faced: [], worded: ["deck", null] });
    expect(laid([group("take", "deck"), group("take", "discard")]).faced).toEqual(["deck", "discard"]);
  });

  it("leave the own hand where it is", () => {
    expect(laid([group("discard", "beer/6H")], ["beer/6H"])).toEqual({ faced: [], worded: [] });
  });
});
