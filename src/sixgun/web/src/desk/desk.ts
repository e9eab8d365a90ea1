/** The desk as its parts have it: what is known, how persons are called, and doing something. */

import type { ComputedRef, InjectionKey, ShallowRef } from "vue";
import { inject, shallowRef } from "vue";
import { LostError, RefusedError } from "../net/errors";
import type { Told } from "../generated/protocol";
import type { Route } from "../router/routes";
import { go } from "../router/router";
import { t } from "../speech/languages";
import type { DeskAct, DeskView, ActDone } from "../generated/desk_api";
import type { Live } from "./live";
import { CONFIRM } from "./net";
import { tell } from "./telling";

export { argument, dashed, tell } from "./telling";

/** Who reports what happens at the tables of the house. */
export const HOUSE = "00000000";

/** What is asked once more before it is done. */
export interface Question {
  title: string;
  about: string;
  yes: string;
  /** A text that goes with it: its label, and whether it may be left out. */
  text?: { label: string; needed: boolean };
  /** One of these goes with it. */
  choice?: { label: string; choices: { value: string; label: string }[] };
}

export interface Answer {
  text: string;
  choice: string;
}

interface Asked extends Question {
  resolve(answer: Answer | null): void;
}

export class Desk {
  /** What is being asked once more. */
  readonly asked: ShallowRef<Asked | null> = shallowRef(null);
  /** What was done last, for those who hear the page. */
  readonly said = shallowRef("");
  readonly isBusy = shallowRef(false);

  constructor(
    readonly live: Live<"desk">,
    private readonly current: ComputedRef<DeskView>,
  ) {}

  get view(): DeskView {
    return this.current.value;
  }

  get api(): Live<"desk">["api"] {
    return this.live.api;
  }

  /** A person's name, or the number if the name was erased. */
  name = (number: string | null): string => {
    if (!number) {
      return t("bracket-nobody");
    }
    if (number === HOUSE) {
      return t("desk-the-house");
    }
    return this.view.people[number]?.name ?? number;
  };

  tell = (told: Told): string => tell(told, this.name);

  /** An address of this desk. */
  at(...rest: (string | number)[]): Route {
    return { page: "tournament", tournament: this.api.tournament, view: "desk", rest: rest.map(String) };
  }

  go(...rest: (string | number)[]): void {
    go(this.at(...rest));
  }

  /** Do it; what cannot be taken back is asked about once more. Nothing, if it was not done. */
  async act(act: DeskAct, said = ""): Promise<ActDone | undefined> {
    return this.attempt(() => this.confirmed(act), said);
  }

  /** Do something that may be refused; if it is, the referee is told why. */
  async attempt<T>(act: () => Promise<T>, said = ""): Promise<T | undefined> {
    this.isBusy.value = true;
    const done = await this.live.attempt(act);
    this.isBusy.value = false;
    if (done !== undefined) {
      this.said.value = said;
    }
    return done;
  }

  private async confirmed(act: DeskAct): Promise<ActDone | undefined> {
    try {
      return await this.api.act(act);
    } catch (error) {
      if (!(error instanceof RefusedError) || error.status !== CONFIRM) {
        throw error;
      }
      const about = this.tell(error.reason);
      const sure = await this.ask({ title: t("desk-sure"), about, yes: t("desk-sure-yes") });
      return sure ? this.api.act({ ...act, confirmed: true } as DeskAct) : undefined;
    }
  }

  /** Ask once more; null: it is not wanted after all. */
  ask(question: Question): Promise<Answer | null> {
    return new Promise((resolve) => {
      this.asked.value = { ...question, resolve };
    });
  }

  answered(answer: Answer | null): void {
    const { resolve } = this.asked.value ?? {};
    this.asked.value = null;
    resolve?.(answer);
  }
}

export function isTold(error: unknown): error is RefusedError | LostError {
  return error instanceof RefusedError || error instanceof LostError;
}

export const DESK: InjectionKey<Desk> = Symbol("desk");

export function useDesk(): Desk {
  const desk = inject(DESK);
  if (!desk) {
    throw new Error("there is no desk: DeskPage provides it");
  }
  return desk;
}

/** A time of day, as clocks on walls show it. */
export function timeOfDay(at: number): string {
  const lang = document.documentElement.lang;
  return new Intl.DateTimeFormat(lang, { hour: "2-digit", minute: "2-digit" }).format(at);
}

/** Milliseconds as minutes and seconds. */
export function minutes(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
