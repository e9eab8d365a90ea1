import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { DECISIONS, REPORTS } from "../../src/generated/decisions";
import { ANSWER, CAUSES, DUEL_CAUSES } from "../../src/state/causes";
import { MANY } from "../../src/state/director";
import { DUEL_SCENES } from "../../src/state/duel_moments";
import { SCENES } from "../../src/state/moments";
import { Figures, Performance, VirtualClock } from "./performance";
import type { Line } from "./performance";
import { pause, SCREENPLAYS } from "../samples";

const GAMES = [
  { game: "bang", causes: CAUSES, scenes: SCENES },
  { game: "duel", causes: DUEL_CAUSES, scenes: DUEL_SCENES },
] as const;

describe.each(GAMES)("the causes of what is asked ($game)", ({ game, causes, scenes }) => {
  it("are known of every kind of decision", () => {
    expect(Object.keys(causes).sort()).toEqual([...DECISIONS[game]].sort());
  });

  it("are reports of the game, and each has a moment", () => {
    const named = new Set(Object.values(causes).flat());
    named.delete(ANSWER);
    expect([...named].filter((key) => !REPORTS[game].includes(key))).toEqual([]);
    expect([...named].filter((key) => !(key in scenes))).toEqual([]);
  });

  it("leave no moment without a report", () => {
    expect(Object.keys(scenes).filter((key) => !REPORTS[game].includes(key))).toEqual([]);
  });
});

function screenplay(file: string): Line[] {
  const lines = readFileSync(`${SCREENPLAYS}/${file}`, "utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line) as Line);
}

describe("whole games in virtual time", () => {
  const files = readdirSync(SCREENPLAYS)
    .filter((name) => name.endsWith(".jsonl"))
    .sort();

  it("are shown in one time: as the house has them, each question under its cause and soon", () => {
    const figures = new Figures();
    for (const file of files) {
      new Performance(file, figures, new VirtualClock()).play(screenplay(file));
    }
    process.stdout.write(`${figures.lines()}\n`);
    expect(figures.faults.slice(0, 20)).toEqual([]);
    expect(figures.slowest).toBeLessThanOrEqual(1500);
    expect(figures.share).toBeLessThanOrEqual(0.2);
    expect(figures.anUpdate).toBeLessThanOrEqual(0.6 * pause());
    expect(figures.most).toBeLessThan(MANY);
    expect(figures.questions).toBeGreaterThan(10 * files.length);
  }, 600_000);

  it.each([
    ["slowly", 0.5],
    ["fast", 2],
    ["without moments", 0],
  ])("keep order and promise %s", (_, speed) => {
    const figures = new Figures();
    const file = files[0] ?? "";
    new Performance(file, figures, new VirtualClock({ speed, isHidden: false })).play(screenplay(file));
    expect(figures.faults).toEqual([]);
    expect(figures.slowest).toBeLessThanOrEqual(speed ? 1500 : 0);
  });
});
