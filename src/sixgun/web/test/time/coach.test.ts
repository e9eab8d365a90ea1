import { computed, defineComponent, h, ref } from "vue";
import { describe, expect, it } from "vitest";
import type { Question } from "../../src/generated/protocol";
import type { Coach } from "../../src/table/coach/coach";
import { tips, useCoach } from "../../src/table/coach/coach";
import type { Choosing } from "../../src/table/asking/choosing";
import ClockBar from "../../src/table/asking/ClockBar.vue";
import { opened, settled, tableOfFour } from "../saloon";

/** Somebody at a real table whose turn it is, and what the coach says. */
async function coached() {
  const saloon = await opened();
  saloon.say(tableOfFour({ status: "playing", seat: 0 }));
  await settled();
  const sights = ref(new Map());
  const isAiming = ref(false);
  const choosing = {
    choices: ref([{}]),
    aiming: computed(() => (isAiming.value ? {} : null)),
    sights,
    isOffered: (face: string) => face.startsWith("bang"),
  } as unknown as Choosing;
  let coach!: Coach;
  const asked = (decision: number): void => {
    const state = saloon.house.state as { question: Question | null };
    state.question = { decision, kind: "play", seat: 0 } as Question;
  };
  const mounted = saloon.show(
    defineComponent({
      setup() {
        coach = useCoach(choosing, () => ["bang/QH", "missed/7S"]);
        return () => h("p");
      },
    }),
  );
  return { coach, asked, sights, isAiming, mounted };
}

describe("tips", () => {
  it("tell what a turn is, what the number is and why a card is grey, each once and one a question", async () => {
    const { coach, asked, sights, isAiming, mounted } = await coached();
    asked(1);
    expect(coach.tip.value).toBe("turn");
    coach.done();
    expect(coach.tip.value).toBeNull();
    asked(2);
    isAiming.value = true;
    sights.value = new Map([[1, { distance: { distance: 2 } }]]);
    expect(coach.tip.value).toBe("number");
    coach.done();
    asked(3);
    isAiming.value = false;
    expect(coach.tip.value).toBe("grey");
    coach.done();
    asked(4);
    expect(coach.tip.value).toBeNull();
    expect(["turn", "number", "grey"].every((tip) => tips.has(tip as "turn"))).toBe(true);
    mounted.unmount();
  });
});

describe("a clock", () => {
  it("says whose it is", async () => {
    const saloon = await opened();
    const ends = (turn: number) => ({ turn, end: 30_000, running: false });
    const said = (clock: object, whose: string): string => saloon.show(ClockBar, { clock, whose }).text();
    expect(said(ends(9000), "")).toBe("9 s");
    expect(said(ends(9000), "Bob")).toBe("Bob: 9 s");
    expect(said(ends(0), "")).toContain("from your reserve");
    expect(said(ends(0), "Bob")).toContain("from Bob’s reserve");
    expect(said(ends(0), "Bob")).not.toContain("your");
  });
});
