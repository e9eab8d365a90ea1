/** Presses of a tablet: shown at once, sent in their order, counted once; a lost connection loses none. */

import type { ComputedRef, ShallowRef } from "vue";
import { computed, shallowRef, watch } from "vue";
import type { Live } from "../../desk/live";
import type { ClockPage, Tap, TapClock } from "../../generated/desk_api";
import { keptInTab } from "../../kept";
import { LostError, RefusedError } from "../../net/errors";
import { leftTo } from "../times";

export type Side = 0 | 1;
/** The reasons for which the regulation lets a clock stand still in its player's turn (T-126). */
export const PAUSES = ["reshuffle", "interruption", "elimination"] as const satisfies readonly Tap[];

/** A press, over a clock that had been pressed `seen` times; `at` is the time of the house. */
export interface Press {
  action: Tap;
  side: Side;
  seen: number;
  at: number;
}

/** What the house takes at most, in milliseconds. */
const OLDEST = 600_000;
const AGAIN = 2000;
const KEPT = "taps";

/** The clock after a press, as the house will reckon it; null: it cannot be pressed so. */
export function after(page: ClockPage, { action, side, seen, at }: Press): ClockPage | null {
  const { turn, since, pause } = page.clock;
  const left = ([0, 1] as const).map((each) => leftTo(each, page.clock, at)) as [number, number];
  if (page.how || page.presses !== seen || !page.clock.left || left.includes(0)) {
    return null;
  }
  const moved = (clock: Partial<ClockPage["clock"]>, presses = 1): ClockPage => ({
    ...page,
    presses: page.presses + presses,
    clock: { ...page.clock, left, pause: "", ...clock },
  });
  switch (action) {
    case "begin":
      return turn === null ? moved({ turn: side, since: at }) : null;
    case "done":
      return turn === side && since !== null ? moved({ turn: 1 - side, since: at }, 2) : null;
    case "resume":
      return pause ? moved({ since: at }) : null;
    default:
      return turn !== null && since !== null ? moved({ since: null, pause: action }) : null;
  }
}

/** What of it the house has not answered yet, laid over what it says. */
export function foreseen(page: ClockPage, waiting: readonly Press[]): ClockPage {
  return waiting.reduce((now, press) => after(now, press) ?? now, page);
}

/** What a press asks of the house; what was not sent at once says how long ago it was. */
export function asked({ action, side, seen, at }: Press, now: number): TapClock {
  const ago = Math.round(Math.min(OLDEST, Math.max(0, now - at)));
  return { t: "tap_clock", action, side, seen, ago };
}

export class Taps {
  readonly waiting: ShallowRef<Press[]>;
  /** The last attempt did not reach the house. */
  readonly isStuck = shallowRef(false);
  /** The clock as the two see it. */
  readonly page: ComputedRef<ClockPage | null>;
  private isSending = false;
  private again = 0;

  constructor(private readonly live: Live<"clock">) {
    this.waiting = shallowRef(remembered());
    this.page = computed(() => this.live.view.value && foreseen(this.live.view.value, this.waiting.value));
    watch(this.waiting, (waiting) => keptInTab.set(KEPT, JSON.stringify(waiting)));
    watch(this.live.view, () => this.settle());
    watch(this.live.phase, (phase) => phase === "open" && void this.send());
  }

  press(action: Tap, side: Side): void {
    const { page } = this;
    const press = page.value && { action, side, seen: page.value.presses, at: this.live.now() };
    if (press && page.value && after(page.value, press)) {
      this.waiting.value = [...this.waiting.value, press];
      void this.send();
    }
  }

  end(): void {
    window.clearTimeout(this.again);
  }

  /** What the house has counted, or overtaken, waits no more. */
  private settle(): void {
    const { view } = this.live;
    const left = this.waiting.value.filter(({ seen }) => seen >= (view.value?.presses ?? 0));
    if (left.length < this.waiting.value.length) {
      this.waiting.value = left;
    }
  }

  private async send(): Promise<void> {
    window.clearTimeout(this.again);
    if (this.isSending) {
      return;
    }
    this.isSending = true;
    for (let press = this.waiting.value[0]; press; press = this.waiting.value[0]) {
      if (!(await this.sent(press))) {
        break;
      }
    }
    this.isSending = false;
  }

  private async sent(press: Press): Promise<boolean> {
    try {
      this.live.show(await this.live.api.tap(asked(press, this.live.now())));
      this.isStuck.value = false;
      this.waiting.value = this.waiting.value.filter((each) => each !== press);
      return true;
    } catch (error) {
      if (error instanceof RefusedError) {
        await this.refused(error);
      } else if (error instanceof LostError) {
        this.isStuck.value = true;
        this.again = window.setTimeout(() => void this.send(), AGAIN);
      } else {
        throw error;
      }
      return false;
    }
  }

  /** The house saw it otherwise: from here on what it says holds. */
  private async refused(error: RefusedError): Promise<void> {
    const expected = this.page.value?.presses;
    this.waiting.value = [];
    this.isStuck.value = false;
    const now = await this.live.attempt(() => this.live.api.view("clock"));
    if (now) {
      this.live.show(now);
    }
    if (now?.presses !== expected) {
      this.live.slip(error);
    }
  }
}

/** What was pressed before the page was loaded anew. */
function remembered(): Press[] {
  try {
    return JSON.parse(keptInTab.get(KEPT) ?? "[]") as Press[];
  } catch {
    return [];
  }
}
