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
import { foretoldLines, tell } from "./telling";

export { argument, dashed, tell } from "./telling";

/** Who reports what happens at the tables of the house. */
export const HOUSE = "00000000";

/** What is asked once more before it is done. */
export interface Question {
  title: string;
  about: string;
  yes: string;
  /** What it will do, line by line. */
  lines?: string[];
  /** A text that goes with it: its label, whether it may be left out, and what stands there already. */
  text?: { label: string; needed: boolean; given?: string };
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
    return this.view.people[number]?.shown ?? number;
  };

  /** The same for lists in the order of names: the surname first. */
  listed = (number: string): string => this.view.people[number]?.listed ?? number;

  tell = (told: Told): string => tell(told, this.name);

  /** Is this an act of my office; at this table, if it is about one? */
  may(tag: DeskAct["t"], table?: number): boolean {
    return this.view.may.includes(tag) && this.isMine(table);
  }

  /** Do I see this sort of fact; of this table, if it is about one? */
  sees(fact: string, table?: number): boolean {
    return this.view.sees.includes(fact) && this.isMine(table);
  }

  /** Referees have every table, judges those that were given to them. */
  private isMine(table?: number): boolean {
    const { offices, given, me, rules_version } = this.view;
    return !table || rules_version < 2 || offices.includes("referee") || !!given[me]?.includes(table);
  }

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

  /** What an act would do, in sentences; null: it would be refused, and the referee was told why. */
  async foretell(act: DeskAct): Promise<string[] | null> {
    const found = await this.attempt(() => this.api.preview(act));
    return found ? foretoldLines(found, this.tell) : null;
  }

  /** Do something; if the house asks for it twice, the referee is asked, and it is done again as sure. */
  async sure<T>(act: (isSure: boolean) => Promise<T>, yes: string): Promise<T | undefined> {
    try {
      return await act(false);
    } catch (error) {
      if (!(error instanceof RefusedError) || error.status !== CONFIRM) {
        throw error;
      }
      const sure = await this.ask({ title: t("desk-sure"), about: this.tell(error.reason), yes });
      return sure ? act(true) : undefined;
    }
  }

  private confirmed(act: DeskAct): Promise<ActDone | undefined> {
    const send = (isSure: boolean): Promise<ActDone> =>
      this.api.act(isSure ? ({ ...act, confirmed: true } as DeskAct) : act);
    return this.sure(send, t("desk-sure-yes"));
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
