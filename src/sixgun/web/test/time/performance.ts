/** A whole game in virtual time: what the director of the pages shows of it, and when. */

import type { AnyMessage, DuelView, GameView } from "../../src/generated/protocol";
import { Reader } from "../../src/net/reading";
import { Director } from "../../src/state/director";
import type { Manner } from "../../src/state/director";
import { ADJUSTED_DUEL, ADJUSTED_GAME, ADJUSTED_SEAT, ADJUSTED_SIDE, ADJUSTED_SPOT } from "../../src/state/adjusted";
import { ANSWER, CAUSES, DUEL_CAUSES } from "../../src/state/causes";
import type { HouseState } from "../../src/state/house";
import { newHouse } from "../../src/state/house";
import type { Change } from "../../src/state/reduce";

/** A message, and how long after the one before it was sent, in milliseconds. */
export interface Line {
  gap: number;
  message: AnyMessage;
}

/** A person thinks so long before answering. */
const THINKING = 1500;

/** A clock that goes where it is told, and rings on the way. */
export class VirtualClock {
  time = 0;
  private alarms: { at: number; act: () => void }[] = [];

  constructor(readonly look: Manner = { speed: 1, isHidden: false }) {}

  readonly now = (): number => this.time;
  readonly manner = (): Manner => this.look;

  readonly later = (after: number, act: () => void): (() => void) => {
    const alarm = { at: this.time + after, act };
    this.alarms.push(alarm);
    return () => {
      this.alarms = this.alarms.filter((each) => each !== alarm);
    };
  };

  get isQuiet(): boolean {
    return !this.alarms.length;
  }

  runTo(time: number): void {
    for (let next = this.first(time); next; next = this.first(time)) {
      this.alarms = this.alarms.filter((each) => each !== next);
      this.time = next.at;
      next.act();
    }
    this.time = Math.max(time, this.time);
  }

  private first(before: number): { at: number; act: () => void } | undefined {
    const due = this.alarms.filter(({ at }) => at <= before);
    return due.sort((one, other) => one.at - other.at)[0];
  }
}

/** What was seen of games. */
export class Figures {
  games = 0;
  updates = 0;
  moments = 0;
  shortened = 0;
  questions = 0;
  /** Milliseconds that moments would take in full. */
  full = 0;
  /** From the message to the question, at worst. */
  slowest = 0;
  /** Reports of one decision, at most. */
  most = 0;
  readonly faults: string[] = [];

  get anUpdate(): number {
    return this.full / this.updates;
  }

  get share(): number {
    return this.shortened / this.moments;
  }

  lines(): string {
    const { games, updates, moments, questions, faults } = this;
    return [
      `${games} games, ${updates} updates, ${moments} moments, ${questions} questions to the person who looks`,
      `moments of an update in full: ${Math.round(this.anUpdate)} ms`,
      `shortened: ${(100 * this.share).toFixed(1)} %`,
      `from message to question at most: ${Math.round(this.slowest)} ms`,
      `reports of one update at most: ${this.most}`,
      `faults: ${faults.length}`,
    ].join("\n");
  }
}

/** One game as it is played to somebody. */
export class Performance {
  readonly state: HouseState = newHouse(0);
  readonly director: Director;
  private readonly reader = new Reader();
  /** When each question was heard. */
  private readonly heard = new Map<number, number>();
  /** The moments since the last question was seen; the reports that are told. */
  private since: string[] = [];
  private reached = -1;
  private askedAt = 0;

  constructor(
    readonly name: string,
    readonly figures: Figures,
    readonly clock: VirtualClock,
  ) {
    this.director = new Director(
      this.state,
      (parts) => this.change(parts),
      clock,
      (moment, seen, full) => {
        this.since.push(moment.report[0]);
        figures.moments += 1;
        figures.full += full;
        figures.shortened += Number(seen < full - 1);
      },
    );
  }

  play(lines: readonly Line[]): void {
    let sent = 0;
    let isMine = false;
    for (const { gap, message } of lines) {
      this.clock.runTo(sent);
      while (isMine && this.askedAt < sent && !this.clock.isQuiet) {
        this.clock.runTo(this.clock.time + 10); // the question is not seen yet
      }
      sent = Math.max(sent + gap, isMine ? this.askedAt + THINKING : 0);
      this.clock.runTo(sent);
      const { heard } = this.reader.read(message);
      if (heard?.t === "update") {
        this.figures.updates += 1;
        this.figures.most = Math.max(this.figures.most, heard.reports.length);
        isMine = heard.question !== null && heard.question.seat === (heard.view ?? heard.duel)?.seat;
        this.heard.set(heard.question?.decision ?? -1, sent);
      }
      if (heard) {
        this.director.take(heard);
      }
    }
    this.clock.runTo(sent + 60_000);
    this.figures.games += 1;
    if (!this.state.ended || this.state.moment || !this.clock.isQuiet) {
      this.fault("the end is not shown");
    }
  }

  private fault(what: string): void {
    this.figures.faults.push(`game ${this.name}, report ${this.state.reports.length}: ${what}`);
  }

  private change(parts: Change): void {
    const isEnd = "recent" in parts && "question" in parts && !("reports" in parts);
    if (isEnd) {
      this.compare(parts);
      this.look(parts);
    }
    if (parts.moment) {
      this.order(parts.moment.at);
    }
    Object.assign(this.state, parts);
    const told = this.state.told.at(-1)?.[0] ?? -1;
    if (told >= this.state.reports.length) {
      this.fault(`the log tells report ${told} before it is shown`);
    }
  }

  /** Nothing is shown after something later. */
  private order(at: number): void {
    if (at <= this.reached) {
      this.fault(`moment ${at} comes after moment ${this.reached}`);
    }
    this.reached = at;
  }

  /** Before the view of the house is set, what is shown equals it in everything that reports carry. */
  private compare({ view, duel }: Change): void {
    const shown = this.state.view ?? this.state.duel;
    const house = view ?? duel;
    if (shown && house) {
      const differences = view
        ? ofGame(shown as GameView, view, this.state.table?.options.closed_discards ?? false)
        : ofDuel(shown as DuelView, house as DuelView);
      differences.forEach((difference) => this.fault(difference));
    }
  }

  /** A question stands under its cause, and soon. */
  private look({ question, view, duel }: Change): void {
    if (!question || question.seat !== (view ?? duel)?.seat) {
      return; // somebody else's; what is shown until then stays the cause of the next one
    }
    const causes = (duel ? DUEL_CAUSES : CAUSES)[question.kind] ?? [];
    const last = this.since.at(-1) ?? ANSWER;
    if (!causes.includes(last)) {
      this.fault(`asked for ${question.kind} under ${last}`);
    }
    this.since = [];
    this.askedAt = this.clock.time;
    this.figures.questions += 1;
    const took = this.clock.time - (this.heard.get(question.decision) ?? 0);
    this.figures.slowest = Math.max(this.figures.slowest, took);
  }
}

type Faces = readonly (string | null)[];

function ofGame(shown: GameView, house: GameView, isClosed: boolean): string[] {
  return [
    ...unlike("discard", isClosed ? pile(shown.discard, house.discard) : shown.discard, house.discard),
    ...(house.seat === null ? [] : unlike("own", held(shown, house.seat), held(house, house.seat))),
    ...fields("", shown, house, { ...ADJUSTED_GAME, discard: "above" }),
    ...house.seats.flatMap((seat, at) => [
      ...fields(`seat ${at} `, shown.seats[at] ?? seat, seat, ADJUSTED_SEAT),
      ...unlike(`seat ${at} hand`, shown.seats[at]?.hand.length, seat.hand.length),
    ]),
  ];
}

/** Of closed discards the top may come to light when the one above it is taken. */
function pile(shown: readonly string[], house: readonly string[]): string[] {
  const top = shown.at(-1) === "" ? [house.at(-1) ?? ""] : shown.slice(-1);
  return [...shown.slice(0, -1), ...top];
}

function ofDuel(shown: DuelView, house: DuelView): string[] {
  const own = (view: DuelView): Faces => sorted(view.sides[house.seat ?? 0]?.hand ?? []);
  return [
    ...(house.seat === null ? [] : unlike("own", own(shown), own(house))),
    ...fields("", shown, house, { ...ADJUSTED_DUEL, spots: "below" }),
    ...house.spots.flatMap((spot, at) => fields(`spot ${at} `, shown.spots[at] ?? spot, spot, ADJUSTED_SPOT)),
    ...house.sides.flatMap((side, at) => [
      ...fields(`side ${at} `, shown.sides[at] ?? side, side, ADJUSTED_SIDE),
      ...unlike(`side ${at} backs`, [...(shown.sides[at]?.backs ?? [])].sort(), [...side.backs].sort()),
    ]),
  ];
}

function held(view: GameView, seat: number): Faces {
  return sorted(view.seats[seat]?.hand ?? []);
}

function sorted(faces: Faces): Faces {
  return faces.map((face) => face ?? "").sort();
}

/** The fields that differ, but for those that are adjusted at the end. */
function fields<T extends object>(
  where: string,
  shown: T,
  house: T,
  adjusted: Partial<Record<keyof T, string>>,
): string[] {
  const names = (Object.keys(house) as (keyof T & string)[]).filter((name) => !(name in adjusted));
  return names.flatMap((name) => unlike(where + name, shown[name], house[name]));
}

function unlike(what: string, shown: unknown, house: unknown): string[] {
  const [here, there] = [JSON.stringify(shown), JSON.stringify(house)];
  return here === there ? [] : [`${what} is shown as ${here}, the house has ${there}`];
}
