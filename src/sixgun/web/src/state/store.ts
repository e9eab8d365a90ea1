/** The house as the page has it: the state, the connection that changes it, and what one can do. */

import type { InjectionKey } from "vue";
import { inject, shallowReactive } from "vue";
import type { Ask, Done, TableOptions } from "../generated/protocol";
import { kept, keptInTab } from "../kept";
import { Client } from "../net/client";
import type { Line, Phase, Wish, World } from "../net/client";
import type { DealCheck } from "../net/deals";
import { checkDeal, Deals } from "../net/deals";
import { connectOnce } from "../net/early";
import { LostError, RefusedError } from "../net/errors";
import { People } from "../net/people";
import type { Whole, WholeExplanation } from "../net/whole";
import { haste, settings } from "../pieces/settings";
import type { HouseState } from "./house";
import { newHouse, noTable } from "./house";
import { Director } from "./director";
import { noticed } from "./reduce";

/** What tells whether one is in. */
const ANSWERED: Phase[] = ["open", "shut"];

export class House {
  /** To be read by everybody and changed by nobody but this class. */
  readonly state: Readonly<HouseState>;
  readonly people: People;
  readonly deals: Deals;
  /** Has what happens shown, and everything else at a table with it. */
  readonly director: Director;
  private readonly change: (parts: Partial<HouseState>) => void;
  private readonly client: Client;
  private readonly now: () => number;
  private readonly waiting: (() => void)[] = [];
  private readonly unanswered: (() => void)[] = [];

  constructor(world: World) {
    const state = shallowReactive(newHouse(world.now()));
    this.change = (parts) => void Object.assign(state, parts);
    this.state = state;
    this.now = world.now;
    this.people = world.people;
    this.deals = world.deals;
    this.director = new Director(state, this.change, world);
    this.client = new Client(world, {
      connection: (connection) => this.connected({ connection }),
      me: (me) => this.change({ me }),
      heard: (message) => this.director.take(message),
      refused: (reason) => this.change(noticed(state, "refusal", reason, world.now())),
    });
  }

  // ---------------------------------------------------------- connection

  begin(): void {
    this.client.begin();
  }

  /** Begin again as whoever the cookie says now. */
  restart(): void {
    this.client.restart();
  }

  /** Have the house forget everything about this person. */
  forget(): Promise<void> {
    return this.client.forget();
  }

  hurry(): void {
    this.client.hurry();
  }

  lose(): void {
    this.client.lose();
  }

  /** When one is in: known to the house and welcome. */
  whenOpen(): Promise<void> {
    return new Promise((resolve) => {
      if (this.state.connection.phase === "open") {
        resolve();
      } else {
        this.waiting.push(resolve);
      }
    });
  }

  /** When the house has said whether one is in. */
  whenAnswered(): Promise<void> {
    return new Promise((resolve) => {
      if (ANSWERED.includes(this.state.connection.phase)) {
        resolve();
      } else {
        this.unanswered.push(resolve);
      }
    });
  }

  private connected(parts: Pick<HouseState, "connection">): void {
    this.change(parts);
    if (parts.connection.phase === "open") {
      this.waiting.splice(0).forEach((resolve) => resolve());
    }
    if (ANSWERED.includes(parts.connection.phase)) {
      this.unanswered.splice(0).forEach((resolve) => resolve());
    }
  }

  // --------------------------------------------------------------- wishes

  /** Do something that may be refused; if it is, the person is told why. */
  async attempt<T>(act: () => Promise<T>): Promise<T | undefined> {
    try {
      return await act();
    } catch (error) {
      if (error instanceof RefusedError) {
        this.change(noticed(this.state, "refusal", error.reason, this.now()));
        return undefined;
      }
      if (error instanceof LostError) {
        return undefined; // the banner says so
      }
      throw error;
    }
  }

  request(wish: Wish): Promise<Whole<Done>> {
    return this.client.request(wish);
  }

  follow(on: boolean): void {
    this.client.follow(on);
  }

  /** Look at a table from now on, also after the connection was lost. */
  watch(table: string): Promise<void> {
    this.director.forget();
    this.change({ ...noTable(), gone: null });
    return this.client.watch(table);
  }

  /** Look at no table any more; the seat stays. */
  unwatch(): Promise<void> {
    this.director.forget();
    this.change(noTable());
    return this.client.unwatch();
  }

  /** Answer the open question by the index of an option. */
  async answer(option: number): Promise<void> {
    const { answered, question } = this.state;
    if (!question || question.decision === answered) {
      return; // a second click
    }
    this.change({ answered: question.decision });
    try {
      await this.client.answer(question.decision, option);
    } catch (error) {
      this.change({ answered: 0 }); // it did not count, or nobody knows: ask again
      throw error;
    }
  }

  /** Think again about an answer that has not taken effect: at a table for days it may be changed. */
  reconsider(): void {
    this.change({ answered: 0 });
  }

  /** Why not, how far, how likely; nothing, if nobody can tell now. */
  async explain(asks: Ask[]): Promise<WholeExplanation[]> {
    return (await this.attempt(() => this.client.explain(asks))) ?? [];
  }

  /** A table of one's own with bots on all other seats, and off it goes; its name. */
  async playNow(name: string, options: TableOptions = {}, bots = this.usualBot(), temper = ""): Promise<string> {
    const { table } = await this.request({ t: "open", options: { public: false, ...options } });
    await this.watch(table);
    await this.request({ t: "sit", name });
    await this.request({ t: "start", bots, temper });
    return table;
  }

  /** Another name from now on; a table that one sits at keeps the one it knows. */
  async rename(name: string): Promise<void> {
    this.change({ me: await this.people.rename(name) });
  }

  /** Be seen by another picture from now on; "": by whichever the house gives. */
  async chooseAvatar(avatar: string): Promise<void> {
    await this.request({ t: "avatar", avatar });
    if (this.state.welcome) {
      this.change({ welcome: { ...this.state.welcome, avatar } });
    }
  }

  private usualBot(): string {
    return this.state.welcome?.bots.find(({ usual }) => usual)?.bot ?? "";
  }

  /** What one's own notes say about the deal of the game; null: there is none to check. */
  dealCheck(): DealCheck | null {
    const { game, table } = this.state;
    if (!game?.deal) {
      return null;
    }
    return checkDeal(this.deals.of(game.game), game.deal, table?.seat ?? -1);
  }
}

/** The clock of a page. */
export const pageClock: Pick<World, "now" | "later"> = {
  now: () => performance.now(),
  later(milliseconds, act) {
    const alarm = window.setTimeout(act, milliseconds);
    return () => window.clearTimeout(alarm);
  },
};

/** Does nobody look at the page? */
export function isPageHidden(): boolean {
  return document.visibilityState === "hidden";
}

/** The world of a browser. */
export function browserWorld(): World {
  return {
    people: new People(),
    deals: new Deals(kept),
    kept,
    keptInTab,
    connect: () => connectOnce() as Line,
    ...pageClock,
    reload: () => window.location.reload(),
    manner: () => ({ speed: settings.speed * haste.value, isHidden: isPageHidden() }),
  };
}

/** The house of this browser: once begun, it stays connected while the page is open. */
export function openHouse(): House {
  const house = new House(browserWorld());
  window.addEventListener("online", () => house.hurry());
  window.addEventListener("offline", () => house.lose());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") {
      house.hurry();
    } else {
      house.director.jump();
    }
  });
  return house;
}

export const HOUSE: InjectionKey<House> = Symbol("house");

export function useHouse(): House {
  const house = inject(HOUSE);
  if (!house) {
    throw new Error("there is no house: main.ts provides it");
  }
  return house;
}
