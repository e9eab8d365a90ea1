/**
 * Everything that the page shows of the house: one state. What concerns a game is changed by the
 * director, when the stage has reached it; the rest by one message after another.
 */

import type { ChessFace, Deadline } from "../net/clocks";
import type { Connection } from "../net/client";
import type { Me } from "../net/people";
import type {
  WholeEnded,
  WholeGame,
  WholeLesson,
  WholeQuestion,
  WholeSaid,
  WholeTable,
  WholeTableCard,
  WholeTold,
  WholeWelcome,
} from "../net/whole";
import type { Moment } from "./moments";
import type { CirclePage, Dealing, DuelView, FriendList, GameView, Sentence, Report } from "../generated/protocol";

/** Something to be told that is no part of the game. */
export interface Notice {
  /** Grows with every notice, so that a list of them can tell them apart. */
  id: number;
  kind: "notice" | "refusal";
  told: WholeTold;
  /** When it came, by the clock of the page. */
  at: number;
  /** The table that a friend has invited one to. */
  table?: string;
}

/** The table that one looks at, and the game there. */
export interface TableState {
  table: WholeTable | null;
  /** Numbers are being collected for this deal. */
  dealing: Dealing | null;
  game: WholeGame | null;
  /** What one sees of the big game … */
  view: GameView | null;
  /** … or of a duel. */
  duel: DuelView | null;
  /** Everything that has happened since the deal, as far as one may know it. */
  reports: Report[];
  /** The log: the same in words. */
  told: Sentence[];
  /** Single reports in words, where the log says them otherwise or not. */
  asides: Sentence[];
  /** Where discards are closed, the log shows so many of the last reports; -1: all. */
  recent: number;
  /** What happened from here on came after one's own last decision. */
  lastActed: number;
  question: WholeQuestion | null;
  /** The decision that one has just answered; 0: none. Until the game goes on nothing is asked. */
  answered: number;
  clock: Deadline | null;
  /** The chess clocks of a duel. */
  chess: ChessFace | null;
  lesson: WholeLesson | null;
  ended: WholeEnded | null;
  /** What is on stage now. */
  moment: Moment | null;
  chat: WholeSaid[];
  /** The others play again, and one stays with the sheet of the game before. */
  isLeftBehind: boolean;
}

export interface HouseState extends TableState {
  connection: Connection;
  me: Me | null;
  welcome: WholeWelcome | null;
  /** The tables where one has a seat. */
  playing: string[];
  /** What is known of them: whether a game is on, who else sits there, and whether one is waited for. */
  own: Record<string, { playing: boolean; others: readonly string[]; turn: boolean }>;
  /** The public tables; null: not known yet. */
  lobby: WholeTableCard[] | null;
  /** The table that was closed, or from which one was sent away, and why. */
  gone: { table: string; reason: WholeTold } | null;
  notices: Notice[];
  /** Whom one knows, and one's circles, while a page follows them. */
  friends: FriendList | null;
  circle: CirclePage | null;
}

/** Nobody sits anywhere, and nothing is played. */
export function noTable(): TableState {
  return {
    table: null,
    dealing: null,
    game: null,
    view: null,
    duel: null,
    reports: [],
    told: [],
    asides: [],
    recent: -1,
    lastActed: 0,
    question: null,
    answered: 0,
    clock: null,
    chess: null,
    lesson: null,
    ended: null,
    moment: null,
    chat: [],
    isLeftBehind: false,
  };
}

export function newHouse(now: number): HouseState {
  return {
    connection: { phase: "connecting", since: now, tries: 0, reason: null },
    me: null,
    welcome: null,
    playing: [],
    own: {},
    lobby: null,
    gone: null,
    notices: [],
    friends: null,
    circle: null,
    ...noTable(),
  };
}

// ------------------------------------------------------------- what follows from it

/** Is it up to me? */
export function isAsked(state: TableState): boolean {
  return wasMine(state) && state.question?.decision !== state.answered;
}

/** Is the open question one's own? */
export function wasMine({ question, view, duel }: TableState): boolean {
  return question !== null && question.seat === (view ?? duel)?.seat;
}

/** The names at the table by seat, for telling what happens there. */
export function namesAt(state: TableState): string[] {
  return state.table?.chairs.map((chair) => chair.name) ?? [];
}

/** Whose eyes the game is seen with; null: a spectator's. */
export function mySeat(state: TableState): number | null {
  const sight = state.view ?? state.duel;
  return sight ? sight.seat : seatAt(state.table);
}

/** Does one play, and is not out of the game? */
export function isIn({ view, duel }: TableState): boolean {
  return view ? view.seat !== null && view.seats[view.seat]?.alive === true : duel !== null && duel.seat !== null;
}

function seatAt(table: WholeTable | null): number | null {
  return table && table.seat >= 0 ? table.seat : null;
}
