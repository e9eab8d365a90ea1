/** What each message changes: pure functions from the state before to what is different. */

import { chessFaceOf, deadlineOf, stopped } from "../net/clocks";
import type { OwnTable, Sentence } from "../generated/protocol";
import type { Heard } from "../net/reading";
import type { Shown, Whole, WholeSaid, WholeTable, WholeTableCard, WholeTold } from "../net/whole";
import type { HouseState, Notice } from "./house";
import { noTable, wasMine } from "./house";

export type Change = Partial<HouseState>;

type Reducers = {
  [Tag in Heard["t"]]: (state: HouseState, message: Extract<Heard, { t: Tag }>, now: number) => Change;
};

/** So many notices are kept. */
export const MOST_NOTICES = 50;

/** Why one is shown out who does not want to play again. */
const LEFT_BEHIND = "notice-again-without";

/** What a message changes. */
export function reduced(state: HouseState, message: Heard, now: number): Change {
  const reducer = REDUCERS[message.t] as (s: HouseState, m: Heard, now: number) => Change;
  return reducer(state, message, now);
}

/** A message that is not told about here fails to compile. */
const REDUCERS: Reducers = {
  welcome: (state, welcome) => ({
    welcome,
    friends: null, // one may be somebody else now
    circle: null,
    me: { name: welcome.name || (state.me?.name ?? "") },
    ...seated(welcome.own),
  }),
  own: (_, { own }) => seated(own),
  tables: (state, message) => ({ lobby: listed(message.all ? [] : (state.lobby ?? []), message) }),
  table(state, table) {
    const isOther = state.table?.table !== table.table;
    const playing = withTable(state.playing, table.table, table.seat >= 0);
    const own = { ...state.own, [table.table]: ownTable(table) };
    return { ...(isOther ? noTable() : {}), table, playing, own, gone: null, isLeftBehind: false };
  },
  dealing: (_, dealing) => ({ dealing }),
  game: (_, game) => ({
    game,
    dealing: null,
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
  }),
  update: (state, update, now) => {
    const begun = { ...state, ...opened(state, update) };
    const told = { ...begun, ...advanced(begun, update, 0, update.reports.length) };
    return { ...told, ...settled(update, now) };
  },
  ended: (state, ended, now) => ({
    ended,
    question: null,
    clock: null,
    chess: state.chess && stopped(state.chess, now),
  }),
  friendlist: (_, friends) => ({ friends }),
  circlepage: (_, circle) => ({ circle }),
  said: (state, said) => ({ chat: withLine(state.chat, said) }),
  notice: (state, { notice, table }, now) => noticed(state, "notice", notice, now, table),
  gone(state, { table, reason }) {
    const isOther = state.table !== null && state.table.table !== table;
    const playing = withTable(state.playing, table, false);
    if (!isOther && reason.key === LEFT_BEHIND) {
      return { playing, isLeftBehind: true }; // the sheet stays
    }
    return { ...(isOther ? {} : { ...noTable(), gone: { table, reason } }), playing };
  },
};

/** The tables where one sits, as the house tells them. */
function seated(own: readonly Whole<OwnTable>[]): Pick<HouseState, "playing" | "own"> {
  return { playing: own.map(({ table }) => table), own: Object.fromEntries(own.map((each) => [each.table, each])) };
}

/** A table as one remembers it elsewhere; whose turn it is there, the house tells. */
function ownTable({ status, chairs, seat }: WholeTable): HouseState["own"][string] {
  const others = chairs.filter(({ name }, at) => name && at !== seat).map(({ name }) => name);
  return { playing: status !== "waiting" && status !== "over", others, turn: false };
}

// ------------------------------------------------------------- an update, part by part

/** An update begins to be shown: what was asked before it is not asked any more. */
export function opened(state: HouseState, { question, reports }: Shown): Change {
  const hasGoneOn = wasMine(state) && state.question?.decision !== question?.decision;
  return {
    ...(hasGoneOn ? { lastActed: state.reports.length, answered: state.question?.decision ?? 0 } : {}),
    ...(reports.length ? { clock: null } : {}),
  };
}

/** Some of its reports are told, from one up to another, with the lines about them. */
export function advanced(state: HouseState, { reports, told, asides }: Shown, from: number, to: number): Change {
  const first = state.reports.length - from;
  const isDue = dueIn(from, to);
  const lines = told.filter(isDue);
  const others = asides.filter(([at]) => at >= from && at < to);
  return {
    reports: to > from ? [...state.reports, ...reports.slice(from, to)] : state.reports,
    told: lines.length ? [...state.told, ...placed(lines, first)] : state.told,
    asides: others.length ? [...state.asides, ...placed(others, first)] : state.asides,
  };
}

/** A log keeps its order: a line comes when all before it have, and what it tells has happened. */
function dueIn(from: number, to: number): (line: Sentence) => boolean {
  let due = 0;
  return ([at]) => {
    due = Math.max(due, at);
    return due >= from && due < to;
  };
}

/** Its end: the view of the house, what is asked, and the clocks, which run since it was heard. */
export function settled({ view, duel, recent, question, clock, chess, lesson }: Shown, heard: number): Change {
  return {
    view,
    duel,
    recent,
    question,
    answered: 0, // a lesson may ask the same question again
    clock: clock && deadlineOf(clock, heard),
    chess: chess && chessFaceOf(chess, heard),
    lesson,
  };
}

/** Lines about reports the first of which is number `first` since the deal. */
export function placed(lines: readonly Sentence[], first: number): Sentence[] {
  return lines.map(([at, key, args]) => [first + at, key, args]);
}

/** The tables where one has a seat, after one of them has changed. */
function withTable(playing: string[], table: string, isSeated: boolean): string[] {
  if (playing.includes(table) === isSeated) {
    return playing;
  }
  return isSeated ? [...playing, table] : playing.filter((each) => each !== table);
}

/** The list after some tables have changed and some went; who was there keeps the place. */
function listed(
  before: WholeTableCard[],
  { tables, gone }: { tables: WholeTableCard[]; gone: string[] },
): WholeTableCard[] {
  const cards = new Map(before.map((card) => [card.table, card]));
  for (const table of gone) {
    cards.delete(table);
  }
  for (const card of tables) {
    cards.set(card.table, card);
  }
  return [...cards.values()];
}

/** What was said; whoever comes back hears it again, and has it once. */
function withLine(chat: WholeSaid[], said: WholeSaid): WholeSaid[] {
  const isKnown = chat.some((line) => line.number === said.number && line.room === said.room);
  return isKnown ? chat : [...chat, said];
}

/** One more notice; the oldest make room. */
export function noticed(state: HouseState, kind: Notice["kind"], told: WholeTold, at: number, table = ""): Change {
  const id = (state.notices.at(-1)?.id ?? 0) + 1;
  return { notices: [...state.notices, { id, kind, told, at, table }].slice(-MOST_NOTICES) };
}
