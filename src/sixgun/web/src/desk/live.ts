/** A page of a tournament, live: coming in by a link, the view as it is now, and what is done. */

import type { ShallowRef } from "vue";
import { onBeforeUnmount, readonly, ref, shallowRef, watch } from "vue";
import type { DeskView } from "../generated/desk_api";
import { LostError, RefusedError } from "../net/errors";
import type { WholeTold } from "../net/whole";
import { entrance, takeEntrance } from "../router/arriving";
import type { LivePhase, LiveRole, LiveWorld, Views } from "./net";
import { BROWSER, LiveLine, NOT_IN, TournamentApi } from "./net";

/** `outside`: this browser has no link that is worth anything here. */
export type Phase = LivePhase | "outside";

/** What was refused, and when there was no answer. */
export interface Slip {
  id: number;
  told: WholeTold;
}

const LOST: WholeTold = { key: "page-lost", args: {} };

export class Live<R extends LiveRole> {
  readonly view: ShallowRef<Views[R] | null> = shallowRef(null);
  readonly phase = ref<Phase>("connecting");
  readonly slips = shallowRef<Slip[]>([]);
  /** Why one was shown out: a key of the words. */
  readonly why = ref("");
  readonly api: TournamentApi;
  /** So much is the house's clock ahead of this one, in milliseconds. */
  private ahead = 0;
  private line: LiveLine<Views[R]> | null = null;
  private count = 0;

  constructor(
    tournament: string,
    readonly role: R,
    private readonly world: LiveWorld = BROWSER,
    api?: TournamentApi,
  ) {
    this.api = api ?? new TournamentApi(tournament);
    if (role === "desk") {
      this.api.signFor(() => this.view.value as DeskView | null);
    }
  }

  /** Come in: by a secret, if there is one, else by the cookie of last time. */
  async begin(secret = ""): Promise<void> {
    this.line?.end();
    this.phase.value = "connecting";
    try {
      if (secret) {
        await this.api.enter(secret);
      }
      this.show(await this.api.view(this.role));
    } catch (error) {
      this.phase.value = isRefusal(error) ? "outside" : "lost";
      if (isRefusal(error)) {
        this.slip(error);
        return;
      }
    }
    this.listen();
  }

  end(): void {
    this.line?.end();
  }

  hurry(): void {
    this.line?.hurry();
  }

  /** The time of the house, in milliseconds since 1970. */
  now(): number {
    return Date.now() + this.ahead;
  }

  /** Do something that may be refused; if it is, the person is told why. */
  async attempt<T>(act: () => Promise<T>): Promise<T | undefined> {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof RefusedError || error instanceof LostError)) {
        throw error;
      }
      this.slip(error);
      return undefined;
    }
  }

  slip(error: unknown): void {
    if (error instanceof RefusedError && error.status === NOT_IN && this.phase.value !== "outside") {
      this.shut(error.reason.key);
      return;
    }
    this.count += 1;
    const told = error instanceof RefusedError ? error.reason : LOST;
    this.slips.value = [...this.slips.value, { id: this.count, told }].slice(-3);
  }

  dropSlip(id: number): void {
    this.slips.value = this.slips.value.filter((slip) => slip.id !== id);
  }

  private listen(): void {
    const hear = {
      view: (view: Views[R]) => this.show(view),
      phase: (phase: LivePhase, why?: string) => this.heard(phase, why),
    };
    this.line = new LiveLine(this.api.liveAddress(this.role), hear, this.world);
    this.line.begin();
  }

  private heard(phase: LivePhase, why = ""): void {
    if (phase === "shut") {
      this.shut(why);
      return;
    }
    this.phase.value = phase;
    if (phase === "lost") {
      void this.askAgain();
    }
  }

  /** A socket that is refused does not say why: a session that has ended is told at once. */
  private async askAgain(): Promise<void> {
    try {
      const view = await this.api.view(this.role);
      if (this.phase.value === "lost") {
        this.view.value = view; // the line is still to be taken up
      }
    } catch (error) {
      if (isRefusal(error) && this.phase.value === "lost") {
        this.shut(error.reason.key);
      }
    }
  }

  private shut(why: string): void {
    this.line?.end();
    this.why.value = why;
    this.phase.value = "shut";
  }

  /** The view as it is now, however it came. */
  show(view: Views[R]): void {
    if (isOlder(view, this.view.value)) {
      return; // an answer was quicker than the line
    }
    this.ahead = nowOf(view) - Date.now();
    this.view.value = view;
    this.phase.value = "open";
  }
}

function isRefusal(error: unknown): error is RefusedError {
  return error instanceof RefusedError && error.status >= NOT_IN - 1;
}

function isOlder(view: Views[LiveRole], shown: Views[LiveRole] | null): boolean {
  return view.t === "clock" && shown?.t === "clock" && view.presses < shown.presses;
}

function nowOf(view: Views[LiveRole]): number {
  return view.t === "phone" ? view.hall.now : view.now;
}

/** The live view of a page, for as long as the page is there; its link is used first. */
export function useLive<R extends LiveRole>(tournament: string, role: R): Live<R> {
  const live = new Live(tournament, role);
  const hurry = (): void => live.hurry();
  void live.begin(takeEntrance());
  watch(entrance, (secret) => secret && void live.begin(takeEntrance()));
  window.addEventListener("online", hurry);
  document.addEventListener("visibilitychange", hurry);
  onBeforeUnmount(() => {
    live.end();
    window.removeEventListener("online", hurry);
    document.removeEventListener("visibilitychange", hurry);
  });
  return live;
}

/** The time of the house, again and again: for clocks that run. */
export function useTicking(live: { now(): number }, every = 500): Readonly<ShallowRef<number>> {
  const now = shallowRef(live.now());
  const alarm = window.setInterval(() => (now.value = live.now()), every);
  onBeforeUnmount(() => window.clearInterval(alarm));
  return readonly(now);
}
