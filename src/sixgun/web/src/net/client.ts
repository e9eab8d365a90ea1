/** The connection to the house: makes itself, keeps itself, comes back by itself. */

import { PROTOCOL } from "../generated/protocol";
import type {
  Again,
  Alias,
  AnyRequest,
  Ask,
  Avatar,
  Back,
  Block,
  Change,
  Circle,
  Clear,
  Complain,
  Dealing,
  Done,
  Found,
  Friends,
  Here,
  Hurry,
  Invite,
  Join,
  Keep,
  Kick,
  Leave,
  Manage,
  Meet,
  Mute,
  Nudge,
  Open,
  Order,
  Part,
  Pause,
  Phrase,
  Prefer,
  Quick,
  Ready,
  Rematch,
  Rename,
  Resign,
  Resume,
  Room,
  Say,
  Seatbot,
  Show,
  Sit,
  Stand,
  Start,
} from "../generated/protocol";
import type { Keeper } from "../kept";
import type { Manner } from "../state/director";
import type { Deals } from "./deals";
import { LostError, RefusedError } from "./errors";
import type { Me, People } from "./people";
import type { Answered, Heard } from "./reading";
import { Reader } from "./reading";
import type { Whole, WholeExplanation, WholeTold } from "./whole";
import { readMessage, wholeDone, wholeExplained, wholeTold } from "./whole";

export type Phase =
  | "connecting" // for the first time
  | "open"
  | "lost" // and on the way back
  | "shut" // out of a closed house, until one is let in
  | "stopped"; // until somebody begins again; the reason says why

export interface Connection {
  phase: Phase;
  /** Since when, in milliseconds of the page's clock. */
  since: number;
  /** How often it was tried in vain since it was open. */
  tries: number;
  reason: WholeTold | null;
}

/** What is answered with `done`. */
export type Wish =
  | Again
  | Alias
  | Avatar
  | Back
  | Block
  | Change
  | Circle
  | Clear
  | Complain
  | Found
  | Friends
  | Here
  | Hurry
  | Invite
  | Join
  | Keep
  | Kick
  | Leave
  | Manage
  | Meet
  | Mute
  | Nudge
  | Open
  | Order
  | Part
  | Pause
  | Phrase
  | Prefer
  | Quick
  | Ready
  | Rematch
  | Rename
  | Resign
  | Resume
  | Room
  | Say
  | Seatbot
  | Show
  | Sit
  | Stand
  | Start;

/** The part of a browser's socket that is used. */
export interface Line {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
}

/** What the connection needs of the world around it. */
export interface World {
  people: People;
  deals: Deals;
  kept: Keeper;
  keptInTab: Keeper;
  connect(): Line;
  now(): number;
  later(milliseconds: number, act: () => void): () => void;
  reload(): void;
  /** How somebody looks at what is shown. */
  manner(): Manner;
}

/** What the connection tells the page. */
export interface Ears {
  connection(connection: Connection): void;
  me(me: Me): void;
  heard(message: Heard): void;
  refused(reason: WholeTold): void;
}

/** How long to wait before connecting again, in milliseconds: a little longer each time. */
export const WAITS = [100, 250, 500, 1000, 2000, 4000, 8000];
/** After so much silence the house is asked whether it is still there. */
export const SILENCE = 20_000;
/** So long may an answer take before the connection counts as lost. */
export const PATIENCE = 10_000;

/** Our numbers for a socket that is closed for good. */
const SIGNED_OUT = 4401;
const BANNED = 4403;
const NOT_ADMITTED = 4407;
const RELOADED = "reloaded";
/** This browser was somebody here before. */
const WAS_HERE = "was-here";

interface Waiting {
  done(answer: Answered): void;
  failed(error: Error): void;
}

export class Client {
  private line: Line | null = null;
  private isWelcome = false;
  private isKnown = false;
  private readonly reader = new Reader();
  private state: Connection;
  private lastId = 0;
  private readonly waiting = new Map<number, Waiting>();
  private readonly quiet = new Set<number>();
  private openAnswer: Waiting | null = null;
  private watching = "";
  private following = false;
  private seat = -1;
  private again: (() => void) | null = null;
  private alarm: (() => void) | null = null;

  constructor(
    private readonly world: World,
    private readonly ears: Ears,
  ) {
    this.state = { phase: "connecting", since: world.now(), tries: 0, reason: null };
  }

  // ---------------------------------------------------------- connecting

  /** Connect, and stay connected from now on. */
  begin(): void {
    this.isKnown = false;
    this.change({ phase: "connecting", tries: 0, reason: null });
    void this.connect();
  }

  /** Somebody is back at the screen, or the network is: do not wait any longer. */
  hurry(): void {
    if (this.again) {
      this.again();
      this.again = null;
      void this.connect();
    } else if (this.isWelcome) {
      this.probe();
    }
  }

  /** The browser says that the network is gone. */
  lose(): void {
    this.dropLine();
    this.comeBack();
  }

  /** Be somebody else from now on: connect anew. */
  restart(): void {
    this.dropLine();
    this.again?.();
    this.again = null;
    this.begin();
  }

  /** Be nobody any more, and then somebody new. */
  async forget(): Promise<void> {
    await this.world.people.forget();
    this.world.kept.drop(WAS_HERE);
    this.restart();
  }

  private async connect(): Promise<void> {
    try {
      if (!this.isKnown) {
        await this.introduce();
      }
    } catch (error) {
      this.notLetIn(error);
      return;
    }
    if (this.line || this.isOver()) {
      return;
    }
    this.openLine();
  }

  /** Be known to the house: as who one was, or as somebody new. */
  private async introduce(): Promise<void> {
    const { kept, people } = this.world;
    const { me, isNew } = await people.arrive();
    if (isNew && kept.get(WAS_HERE)) {
      this.ears.refused({ key: "house-unknown-key", args: {} }); // one is not who one was
    }
    kept.set(WAS_HERE, "yes");
    this.isKnown = true;
    this.ears.me(me);
  }

  private notLetIn(error: unknown): void {
    if (error instanceof RefusedError && error.reason.key === "admission-needed") {
      this.shut(error.reason);
      return;
    }
    if (error instanceof RefusedError && error.status === 403) {
      this.stop(error.reason);
      return;
    }
    const seconds = error instanceof RefusedError ? Number(error.reason.args.seconds ?? 0) : 0;
    this.comeBack(seconds * 1000);
  }

  private openLine(): void {
    const line = this.world.connect();
    let wasOpen = false;
    this.line = line;
    line.onopen = () => {
      wasOpen = true;
      const client = `sixgun-web ${PROTOCOL}`;
      this.post(line, { t: "hello", protocol: PROTOCOL, client, reveals: true, gathers: true, turns: true });
      this.expect();
    };
    line.onmessage = ({ data }) => this.take(String(data));
    line.onclose = ({ code, reason }) => {
      if (this.line === line) {
        this.isKnown &&= wasOpen; // turned away at the door: ask why before the next try
        this.closed(code, reason);
      }
    };
  }

  private closed(code: number, reason: string): void {
    this.dropLine();
    if (code === NOT_ADMITTED) {
      this.shut({ key: "admission-ended", args: {} });
    } else if (code === SIGNED_OUT || code === BANNED) {
      this.stop({ key: reason || "house-signed-out", args: {} });
    } else {
      this.comeBack();
    }
  }

  private dropLine(): void {
    const line = this.line;
    this.line = null;
    this.isWelcome = false;
    this.reader.forget();
    this.alarm?.();
    this.alarm = null;
    if (line) {
      line.onopen = line.onmessage = line.onclose = null;
      line.close();
    }
    this.failAll();
  }

  private failAll(): void {
    const lost = [...this.waiting.values()];
    this.waiting.clear();
    this.quiet.clear();
    this.openAnswer = null;
    for (const each of lost) {
      each.failed(new LostError());
    }
  }

  private comeBack(atLeast = 0): void {
    if (this.isOver() || this.again) {
      return;
    }
    const { phase, tries, since } = this.state;
    const before = phase === "open" ? { phase: "lost" as const } : { phase, since };
    this.change({ ...before, tries: tries + 1 });
    const wait = WAITS[Math.min(tries, WAITS.length - 1)] ?? 0;
    // Not everybody at the same moment, after a house was started again.
    const spread = wait * (0.75 + Math.random() / 2);
    this.again = this.world.later(Math.max(atLeast, spread), () => {
      this.again = null;
      void this.connect();
    });
  }

  /** Does nothing go on by itself? */
  private isOver(): boolean {
    return this.state.phase === "stopped" || this.state.phase === "shut";
  }

  /** Before a closed house: who is let in begins again. */
  private shut(reason: WholeTold): void {
    this.dropLine();
    this.change({ phase: "shut", reason });
  }

  private stop(reason: WholeTold): void {
    this.dropLine();
    this.change({ phase: "stopped", reason });
  }

  private change(parts: Partial<Connection>): void {
    const isNew = parts.phase !== undefined && parts.phase !== this.state.phase;
    const since = isNew ? this.world.now() : this.state.since;
    this.state = { ...this.state, since, ...parts };
    this.ears.connection(this.state);
  }

  // ------------------------------------------------------- is it there?

  /** After a while of silence ask whether anybody is there. */
  private listen(): void {
    this.alarm?.();
    this.alarm = this.world.later(SILENCE, () => this.probe());
  }

  /** Something must come soon. */
  private expect(): void {
    this.alarm?.();
    this.alarm = this.world.later(PATIENCE, () => this.lose());
  }

  /** A question that asks nothing; whatever the answer, somebody is there. */
  private probe(): void {
    const id = this.nextId();
    this.quiet.add(id);
    this.send({ t: "explain", asks: [], id });
    this.expect();
  }

  // --------------------------------------------------------- what comes

  private take(text: string): void {
    this.listen();
    const { heard, answered, reply } = this.reader.read(readMessage(text));
    if (reply) {
      this.send(reply);
    }
    if (answered) {
      this.takeAnswer(answered);
    }
    if (heard) {
      this.notice(heard);
      this.ears.heard(heard);
    }
  }

  /** What the connection itself has to do about a message. */
  private notice(heard: Heard): void {
    if (heard.t === "welcome") {
      this.welcome();
    } else if (heard.t === "table") {
      this.seat = heard.seat;
    } else if (heard.t === "dealing") {
      this.addNumber(heard);
    } else if (heard.t === "gone") {
      this.watching = "";
    } else if (heard.t === "update") {
      this.settleAnswer();
    }
  }

  private welcome(): void {
    this.isWelcome = true;
    this.world.keptInTab.drop(RELOADED);
    this.change({ phase: "open", tries: 0, reason: null });
    if (this.following) {
      this.send({ t: "lobby" });
    }
    if (this.watching) {
      void this.lookAgain(this.watching);
    }
  }

  /** Back at the table that one looked at; if it is gone meanwhile, say so. */
  private async lookAgain(table: string): Promise<void> {
    try {
      await this.ask({ t: "watch", table });
    } catch (error) {
      if (error instanceof RefusedError && this.watching === table) {
        this.watching = "";
        this.ears.heard({ t: "gone", table, reason: error.reason });
      }
    }
  }

  private addNumber({ game, commitment }: Dealing): void {
    if (this.seat < 0) {
      this.world.deals.witness(game, commitment);
      return;
    }
    const id = this.nextId();
    this.quiet.add(id); // another device of mine may have been quicker
    this.send({ t: "number", value: this.world.deals.numberFor(game, commitment), id });
  }

  private takeAnswer(answered: Answered): void {
    if (answered.t === "reload") {
      this.reload(answered.protocol);
      return;
    }
    const waiting = this.waiting.get(answered.id);
    this.waiting.delete(answered.id);
    if (this.quiet.delete(answered.id)) {
      return;
    }
    if (answered.t !== "refused") {
      waiting?.done(answered);
      return;
    }
    const reason = wholeTold(answered.reason);
    if (waiting) {
      waiting.failed(new RefusedError(reason));
    } else {
      this.ears.refused(reason);
    }
  }

  /** The house speaks otherwise: load the page anew, but not for ever. */
  private reload(protocol: number): void {
    if (protocol === PROTOCOL) {
      return; // it is about to close, and will be back
    }
    if (this.world.keptInTab.get(RELOADED) === String(protocol)) {
      this.stop({ key: "page-outdated", args: {} });
      return;
    }
    this.world.keptInTab.set(RELOADED, String(protocol));
    this.world.reload();
  }

  // ----------------------------------------------------- what one wants

  /** Ask for something; a refusal is a `RefusedError`, a broken connection a `LostError`. */
  async request(wish: Wish): Promise<Whole<Done>> {
    return wholeDone((await this.ask(wish)) as Done);
  }

  /** Look at a table from now on, also after the connection was lost. */
  async watch(table: string): Promise<void> {
    this.watching = table;
    this.reader.forget();
    try {
      await this.ask({ t: "watch", table });
    } catch (error) {
      if (error instanceof RefusedError && this.watching === table) {
        this.watching = "";
      }
      throw error;
    }
  }

  /** Look at no table any more; the seat stays. */
  async unwatch(): Promise<void> {
    if (this.watching) {
      this.watching = "";
      this.reader.forget();
      await this.ask({ t: "unwatch" });
    }
  }

  /** Follow the list of tables, or stop. */
  follow(on: boolean): void {
    if (this.following !== on) {
      this.following = on;
      this.send(on ? { t: "lobby" } : { t: "lobby", on });
    }
  }

  /** Answer the open decision by the index of an option; done when the game has gone on. */
  answer(decision: number, option: number): Promise<void> {
    const id = this.nextId();
    return new Promise<void>((resolve, reject) => {
      if (!this.isWelcome) {
        reject(new LostError());
        return;
      }
      const answer: Waiting = { done: () => resolve(), failed: reject };
      this.openAnswer = answer;
      this.waiting.set(id, answer);
      this.send({ t: "answer", decision, option, id });
    });
  }

  private settleAnswer(): void {
    const answer = this.openAnswer;
    this.openAnswer = null;
    for (const [id, each] of this.waiting) {
      if (each === answer) {
        this.waiting.delete(id);
        answer?.done({ t: "done", id });
      }
    }
  }

  /** Why not, how far, how likely: answered in the order of the questions. */
  async explain(asks: Ask[]): Promise<WholeExplanation[]> {
    const answer = await this.ask({ t: "explain", asks });
    return answer.t === "explained" ? wholeExplained(answer) : [];
  }

  private ask(request: AnyRequest): Promise<Answered> {
    return new Promise((done, failed) => {
      if (!this.isWelcome) {
        failed(new LostError());
        return;
      }
      const id = this.nextId();
      this.waiting.set(id, { done, failed });
      this.send({ ...request, id });
      this.expect();
    });
  }

  private nextId(): number {
    this.lastId += 1;
    return this.lastId;
  }

  private send(request: AnyRequest): void {
    if (this.line && this.isWelcome) {
      this.post(this.line, request);
    }
  }

  private post(line: Line, request: AnyRequest): void {
    line.send(JSON.stringify(request));
  }
}
