/**
 * One time for everything at a table. Whatever the house tells of a game passes here in order: the
 * reports of an update are played one by one, and what is shown moves along with them. Board, hand,
 * piles, log, sound, question and clock hang on what the stage has reached, never on what was heard last.
 *
 * The house is never told what has been shown: its pauses know nothing of it.
 */

import type { DuelView, GameView, Report } from "../generated/protocol";
import type { World } from "../net/client";
import type { Heard } from "../net/reading";
import type { Shown } from "../net/whole";
import { spotsIn } from "../duel/spots";
import { DUEL_SCENES } from "./duel_moments";
import { emptyDuel, movedDuel } from "./duel_moves";
import type { HouseState } from "./house";
import { goesOn, SCENES, sceneOf, seatsIn } from "./moments";
import type { Moment, Scene } from "./moments";
import { covered, emptyTable, moved } from "./moves";
import type { Change } from "./reduce";
import { advanced, opened, reduced, settled } from "./reduce";

/** How somebody looks at the stage. */
export interface Manner {
  /** How fast moments pass: 1 as written, 0 not at all. */
  speed: number;
  /** Nobody looks. */
  isHidden: boolean;
}

/** Somebody who is asked sees the question so soon after its message, in milliseconds. */
export const PROMISE = 1350;
/** So much may wait to be shown; then it goes faster. */
export const MOST_BEHIND = 2000;
/** So long what somebody is asked about stays on the stage. */
export const LINGER = 1200;
/** More reports than one decision brings: an update that was put together, of which only the end is shown. */
export const MANY = 60;
/** Of the time until a question, its cause has at least this part. */
const OF_THE_CAUSE = 0.5;

/** What the director makes of messages: it is shown at one time, for so long. */
interface Beat {
  change(state: HouseState): Change;
  scene: Scene | null;
  reports: readonly Report[];
  /** Whose question it brings: when it was heard; null: none of mine. */
  asked: number | null;
  stays: boolean;
}

/** What is on stage now, and until when. */
interface Playing {
  moment: Moment;
  /** In full it would take so long. */
  full: number;
  since: number;
  until: number;
}

/** Hears what was played, how long it was seen, and how long it would have been in full. */
export type Witness = (moment: Moment, seen: number, full: number) => void;

/** These wait for the stage; everything else is known at once. */
const ABOUT_GAMES = new Set<Heard["t"]>(["table", "dealing", "game", "update", "ended", "notice"]);

export class Director {
  private queue: Beat[] = [];
  private alarm: (() => void) | null = null;
  private playing: Playing | null = null;
  /** The game that was heard of last, and whether it is told anew. */
  private game = "";
  private isToldAgain = false;

  constructor(
    private readonly state: Readonly<HouseState>,
    private readonly change: (parts: Change) => void,
    private readonly world: Pick<World, "now" | "later" | "manner">,
    private readonly witness: Witness = () => undefined,
  ) {}

  /** The house has said something. */
  take(message: Heard): void {
    const heard = this.world.now();
    if (!ABOUT_GAMES.has(message.t)) {
      if (message.t === "gone") {
        this.jump();
      }
      this.change(reduced(this.state, message, heard));
      return;
    }
    if (message.t === "game") {
      this.isToldAgain = message.game === this.game;
      this.game = message.game;
    }
    if (message.t === "update") {
      this.takeUpdate(message, heard);
    } else {
      const isAnew = message.t === "game" && this.isToldAgain;
      this.queue.push(plain((state) => reduced(state, message, this.world.now())));
      this.goOn(isAnew);
    }
  }

  private takeUpdate(update: Shown, heard: number): void {
    const isDeal = this.isFirst() && isWholeDeal(update.reports);
    const isPutTogether = update.reports.length > MANY && !isDeal;
    const isLeap = isPutTogether || this.isToldAgain || (this.isFirst() && !isDeal);
    this.isToldAgain = false;
    if (isLeap) {
      this.queue.push(plain((state) => reduced(state, update, heard)));
    } else {
      this.queue.push(...beatsOf(update, heard, isDeal));
    }
    this.goOn(isLeap);
  }

  /** Has nothing of the game been shown, and does nothing wait for it? */
  private isFirst(): boolean {
    const isWaiting = this.queue.some(({ reports }) => reports.length > 0);
    return !isWaiting && (this.state.view ?? this.state.duel) === null;
  }

  private goOn(isLeap: boolean): void {
    if (isLeap || this.world.manner().isHidden) {
      this.jump();
    } else if (this.playing) {
      this.cutShort(this.playing);
    } else {
      this.next();
    }
  }

  /** Somebody is asked meanwhile: what is on stage must not take the time of the cause. */
  private cutShort(playing: Playing): void {
    const { need, time, isAsked } = this.waiting();
    const rest = playing.until - this.world.now();
    if (isAsked && rest + need > time) {
      playing.until = this.world.now() + Math.max(0, Math.min(rest, (rest * time) / (rest + need)));
      this.alarm?.();
      this.alarm = this.world.later(playing.until - this.world.now(), () => this.next());
    }
  }

  /** Everything that waits is shown at once. */
  jump(): void {
    this.still();
    const waiting = this.queue;
    this.queue = [];
    for (const beat of waiting) {
      this.change(beat.change(this.state));
    }
    if (this.state.moment) {
      this.change({ moment: null });
    }
  }

  /** What is on stage now has been seen. */
  hurry(): void {
    if (this.playing) {
      this.next();
    } else if (this.state.moment) {
      this.still();
      this.change({ moment: null });
    }
  }

  /** One looks elsewhere. */
  forget(): void {
    this.still();
    this.queue = [];
    this.game = "";
    this.isToldAgain = false;
  }

  private still(): void {
    this.alarm?.();
    this.alarm = null;
    if (this.playing) {
      const { moment, since, full } = this.playing;
      this.playing = null;
      this.witness(moment, this.world.now() - since, full);
    }
  }

  /** The next beats, up to one that takes its time. */
  private next(): void {
    this.still();
    for (let beat = this.queue[0]; beat; beat = this.queue[0]) {
      const shown = this.lengthOf(beat);
      const moment = this.momentOf(beat, shown);
      this.queue.shift();
      this.change({ ...beat.change(this.state), ...(moment ? { moment } : {}) });
      if (moment) {
        const since = this.world.now();
        this.playing = { moment, full: moment.lasts, since, until: since + shown };
        if (shown > 0) {
          this.alarm = this.world.later(shown, () => this.next());
          return;
        }
        this.still();
      }
    }
    this.leaveStage();
  }

  /** Nothing waits any more: what somebody is asked about stays a little. */
  private leaveStage(): void {
    const { moment, question, view, duel } = this.state;
    const isCovering = ((view ?? duel)?.spread.length ?? 0) > 0; // what one chooses from lies there
    if (moment?.stays && moment.shown > 0 && question && !isCovering) {
      this.alarm = this.world.later(LINGER, () => this.change({ moment: null }));
    } else if (moment) {
      this.change({ moment: null });
    }
  }

  private momentOf({ scene, reports, stays }: Beat, shown: number): Moment | null {
    const [report] = reports;
    if (!scene || !report) {
      return null;
    }
    const { duel, view } = this.state;
    const places = duel ? spotsIn(duel, report) : seatsIn(view, report);
    const cards = reports.flatMap((each) => each[3]);
    return { ...scene, ...places, at: this.state.reports.length, report, cards, stays, shown };
  }

  /** What waits, up to the last question of mine: how long it takes in full, and how long it may. */
  private waiting(): { need: number; time: number; isAsked: boolean; cause: Beat | undefined } {
    const { speed } = this.world.manner();
    const asked = this.queue.findLastIndex((each) => each.asked !== null); // those before it are answered
    const heard = this.queue[asked]?.asked ?? null;
    const ahead = asked < 0 ? this.queue : this.queue.slice(0, asked);
    return {
      need: ahead.reduce((sum, { scene }) => sum + (scene?.lasts ?? 0), 0) / (speed || 1),
      time: heard === null ? MOST_BEHIND : Math.max(0, heard + PROMISE - this.world.now()),
      isAsked: heard !== null,
      cause: heard === null ? undefined : ahead.findLast(({ scene }) => scene),
    };
  }

  /** How long a beat is shown: in full, unless too much is waiting or somebody is asked. */
  private lengthOf(beat: Beat): number {
    const { speed } = this.world.manner();
    if (!speed || !beat.scene) {
      return 0;
    }
    const full = beat.scene.lasts / speed;
    const { need, time, cause } = this.waiting();
    if (need <= time) {
      return full;
    }
    if (!cause?.scene) {
      return (full * time) / need;
    }
    const last = cause.scene.lasts / speed;
    const kept = Math.min(last, Math.max(time * OF_THE_CAUSE, time - (need - last)));
    return beat === cause ? Math.min(full, time) : (full * (time - kept)) / (need - last);
  }
}

function plain(change: Beat["change"]): Beat {
  return { change, scene: null, reports: [], asked: null, stays: false };
}

/** Is this everything since the deal, and has nobody ended a turn? Then it is shown from the start. */
function isWholeDeal(reports: readonly Report[]): boolean {
  const begins = reports[0]?.[0];
  return (begins === "dealt_role" || begins === "offered_characters") && !reports.some(([key]) => key === "turn_ended");
}

/** The beats of an update: its reports, those that go together as one, and its end. */
function beatsOf(update: Shown, heard: number, isDeal: boolean): Beat[] {
  const { reports, view, duel } = update;
  const me = (view ?? duel)?.seat ?? null;
  const isMine = me !== null && update.question?.seat === me;
  const scenes = duel ? DUEL_SCENES : SCENES;
  const beats: Beat[] = [plain((state) => ({ ...opened(state, update), ...(isDeal ? cleared(update) : {}) }))];
  let from = 0;
  for (const [place, report] of reports.entries()) {
    const next = reports[place + 1];
    if (next && goesOn(report, next)) {
      continue;
    }
    const [first, to] = [from, place + 1];
    const group = reports.slice(first, to);
    const change = (state: HouseState): Change => ({
      ...advanced(state, update, first, to),
      view: state.view && open(state, group.reduce(moved, state.view)),
      duel: state.duel && open(state, group.reduce(movedDuel, state.duel)),
    });
    beats.push({ ...plain(change), scene: sceneOf(scenes, group[0] ?? report, me), reports: group });
    from = to;
  }
  const cause = beats.findLast(({ scene }) => scene);
  if (cause && isMine) {
    cause.stays = true;
  }
  beats.push({ ...plain(() => settled(update, heard)), asked: isMine ? heard : null });
  return beats;
}

/** What one sees of the discards: all of them, or where they are closed the top one. */
function open<V extends GameView | DuelView>({ table }: HouseState, view: V): V {
  return table?.options.closed_discards ? covered(view) : view;
}

/** The table before the deal. */
function cleared({ view, duel }: Shown): Change {
  return { view: view && emptyTable(view), duel: duel && emptyDuel(duel) };
}
