/** A house for components: it says what the test says, and remembers what it was asked. */

import { mount } from "@vue/test-utils";
import type { Component } from "vue";
import type { AnyMessage, AnyRequest, Table, TableOptions } from "../src/generated/protocol";
import { PROTOCOL } from "../src/generated/protocol";
import { forgetful } from "../src/kept";
import type { Line } from "../src/net/client";
import { Deals } from "../src/net/deals";
import { People } from "../src/net/people";
import { speak, speakRooms } from "../src/speech/languages";
import { HOUSE, House } from "../src/state/store";

export const PRESETS: Record<string, TableOptions> = {
  official: {},
  beginners: { simplified: true, clock: "relaxed", pace: "slow" },
  "dodge-city": { sets: ["base", "dodge_city"] },
  everything: { players: 7, sets: ["base", "dodge_city", "promo", "high_noon", "fistful_of_cards"] },
};

const WELCOME: AnyMessage = {
  t: "welcome",
  protocol: PROTOCOL,
  rules: 1,
  name: "Anna",
  bots: [
    { bot: "tracker", level: 4, tempers: ["hothead", "sly"], usual: true },
    { bot: "tenderfoot", level: 1 },
    { bot: "drifter", level: 2 },
  ],
  sets: ["base", "dodge_city", "high_noon"],
  presets: PRESETS,
  phrases: ["hello"],
};

/** What the house answers to a request that is asked for with an id. */
type Answer = Partial<AnyMessage> | undefined;

export class Saloon implements Line {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  readonly asked: AnyRequest[] = [];
  readonly fetched: string[] = [];
  readonly house: House;
  /** Can anybody else come to the house? */
  isReachable = true;
  /** How a request is answered; else it is done, at the table `here`. */
  answers: Partial<Record<AnyRequest["t"], Answer>> = {};

  constructor() {
    this.house = new House({
      people: new People((path, init) => this.fetch(path, init)),
      deals: new Deals(forgetful(), () => "5eed".repeat(8)),
      kept: forgetful(),
      keptInTab: forgetful(),
      connect: () => this,
      now: () => 0,
      later: () => () => undefined,
      reload: () => undefined,
      manner: () => ({ speed: 0, isHidden: false }),
    });
  }

  private fetch(path: string, init: RequestInit): Promise<Response> {
    this.fetched.push(`${init.method ?? "GET"} ${path}`);
    const body = typeof init.body === "string" ? (JSON.parse(init.body) as object) : {};
    const said = { name: "Anna", origin: window.location.origin, reachable: this.isReachable, ...body };
    return Promise.resolve(new Response(JSON.stringify(said)));
  }

  send(text: string): void {
    const request = JSON.parse(text) as AnyRequest;
    this.asked.push(request);
    if (request.t !== "hello" && "id" in request && request.id) {
      const answer = this.answers[request.t] ?? { t: "done", table: "here", secret: "hush" };
      this.say({ ...answer, id: request.id } as AnyMessage);
    }
  }

  close(): void {}

  say(message: AnyMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The requests of a kind that came. */
  of<T extends AnyRequest["t"]>(t: T): Extract<AnyRequest, { t: T }>[] {
    return this.asked.filter((each): each is Extract<AnyRequest, { t: T }> => each.t === t);
  }

  /** A component in this house. */
  show(component: Component, props: Record<string, unknown> = {}): ReturnType<typeof mount> {
    return mount(component, {
      props,
      global: { provide: { [HOUSE as symbol]: this.house }, stubs: { teleport: true } },
      attachTo: document.body,
    });
  }
}

/** Let everything happen that waits for nothing. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** A house that has let Anna in. */
export async function opened(lang = "en"): Promise<Saloon> {
  await speak([lang]);
  await speakRooms();
  const saloon = new Saloon();
  saloon.house.begin();
  await settled();
  saloon.onopen?.();
  saloon.say(WELCOME);
  return saloon;
}

/** A table of four: Anna owns it, Bruno is there, a bot sits, a seat is free. */
export function tableOfFour(parts: Partial<Table> = {}): Table & { t: "table" } {
  return {
    t: "table",
    table: "here",
    status: "waiting",
    options: { players: 4 },
    chairs: [
      { kind: "person", name: "Anna", who: "a", here: true },
      { kind: "person", name: "Bruno", who: "b", here: true, wins: 2 },
      { kind: "bot", name: "Dusty", bot: "tracker" },
      {},
    ],
    owner: 0,
    seat: 0,
    owned: true,
    ...parts,
  };
}
