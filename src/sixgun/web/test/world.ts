/** A world that the test turns: a house that says what the test says, and a clock that stands. */

import type { AnyMessage, AnyRequest } from "../src/generated/protocol";
import { PROTOCOL } from "../src/generated/protocol";
import { forgetful } from "../src/kept";
import type { Line, World } from "../src/net/client";
import type { Manner } from "../src/state/director";
import { Deals } from "../src/net/deals";
import { People } from "../src/net/people";

export class TestLine implements Line {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  readonly sent: AnyRequest[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as AnyRequest);
  }

  close(): void {
    this.isClosed = true;
  }

  /** What the house says. */
  say(message: AnyMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The house ends the conversation, or the network does. */
  end(code = 1006, reason = ""): void {
    this.onclose?.({ code, reason });
  }

  /** The requests of a kind that were sent. */
  asked<T extends AnyRequest["t"]>(t: T): Extract<AnyRequest, { t: T }>[] {
    return this.sent.filter((each): each is Extract<AnyRequest, { t: T }> => each.t === t);
  }
}

interface Alarm {
  after: number;
  act: () => void;
}

export const WELCOME: AnyMessage = {
  t: "welcome",
  protocol: PROTOCOL,
  rules: 1,
  name: "Anna",
  bots: [
    { bot: "tenderfoot", level: 1 },
    { bot: "tracker", level: 4, usual: true },
    { bot: "drifter", level: 2 },
  ],
};

/** What the house answers by HTTP, by method and path; a number is a status. */
export type Answers = Record<string, [status: number, body: unknown]>;

export class TestWorld implements World {
  readonly answers: Answers = { "POST /api/people": [200, { name: "Anna" }] };
  readonly fetched: string[] = [];
  readonly lines: TestLine[] = [];
  readonly keptInTab = forgetful();
  readonly kept = forgetful();
  readonly people = new People((path, init) => this.fetch(path, init));
  readonly deals = new Deals(this.kept, () => "5eed".repeat(8));
  isOffline = false;
  reloads = 0;
  time = 0;
  alarms: Alarm[] = [];

  readonly now = (): number => this.time;

  private fetch(path: string, init: RequestInit): Promise<Response> {
    const request = `${init.method ?? "GET"} ${path}`;
    this.fetched.push(request);
    if (this.isOffline) {
      return Promise.reject(new TypeError("Failed to fetch"));
    }
    const [status, body] = this.answers[request] ?? [404, { reason: { key: "house-not-found" } }];
    return Promise.resolve(new Response(status === 204 ? null : JSON.stringify(body), { status }));
  }

  connect(): Line {
    const line = new TestLine();
    this.lines.push(line);
    return line;
  }

  later(after: number, act: () => void): () => void {
    const alarm = { after, act };
    this.alarms.push(alarm);
    return () => {
      this.alarms = this.alarms.filter((each) => each !== alarm);
    };
  }

  /** The alarm that was set last goes off. */
  ring(): number {
    const alarm = this.alarms.pop();
    if (!alarm) {
      throw new Error("no alarm is set");
    }
    this.time += alarm.after;
    alarm.act();
    return alarm.after;
  }

  /** Moments take no time, unless a test says so. */
  readonly look = { speed: 0, isHidden: false };

  manner(): Manner {
    return this.look;
  }

  reload(): void {
    this.reloads += 1;
  }

  /** The line that is open now. */
  get line(): TestLine {
    const line = this.lines.at(-1);
    if (!line) {
      throw new Error("nobody has connected");
    }
    return line;
  }

  /** Let everything happen that waits for nothing. */
  async settle(): Promise<void> {
    for (let turn = 0; turn < 20; turn += 1) {
      await Promise.resolve();
    }
    await new Promise((resolve) => setImmediate(resolve));
  }

  /** Let the client in. */
  async letIn(): Promise<TestLine> {
    await this.settle();
    this.line.onopen?.();
    this.line.say(WELCOME);
    return this.line;
  }
}
