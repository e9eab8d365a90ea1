/** What each message changes: pure functions from the state before to what is different. */

import { chessFaceOf, deadlineOf, stopped } from "../net/clocks";
import type { Sentence } from "../generated/protocol";
import type { Heard } from "../net/reading";
import type { WholeSaid, WholeTableCard, WholeTold } from "../net/whole";
import type { HouseState, Notice } from "./house";
import { noTable, wasMine } from "./house";

export type Change = Partial<HouseState>;

type Reducers = {
  [Tag in Heard["t"]]: (state: HouseState, message: Extract<Heard, { t: Tag }>, now: number) => Change;
};

/** So many notices are kept. */
export const MOST_NOTICES = 50;

/** What a message changes. */
export function reduced(state: HouseState, message: Heard, now: number): Change {
  const reducer = REDUCERS[message.t] as (s: HouseState, m: Heard, now: number) => Change;
  return reducer(state, message, now);
}

/** A message that is not told about here fails to compile. */
const REDUCERS: Reducers = {
  welcome: (state, welcome) => ({
    welcome,
    me: { name: welcome.name || (state.me?.name ?? "") },
    playing: welcome.playing,
  }),
  tables: (state, message) => ({ lobby: listed(message.all ? [] : (state.lobby ?? []), message) }),
  table(state, table) {
    const isOther = state.table?.table !== table.table;
    const playing = withTable(state.playing, table.table, table.seat >= 0);
    return { ...(isOther ? noTable() : {}), table, playing, gone: null };
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
    lastActed: 0,
    question: null,
    answered: 0,
    clock: null,
    chess: null,
    lesson: null,
    ended: null,
  }),
  update(state, { view, duel, reports, told, asides, question, clock, chess, lesson }, now) {
    const first = state.reports.length;
    const acted = wasMine(state) && state.question?.decision !== question?.decision;
    return {
      view,
      duel,
      reports: reports.length ? [...state.reports, ...reports] : state.reports,
      told: told.length ? [...state.told, ...placed(told, first)] : state.told,
      asides: asides.length ? [...state.asides, ...placed(asides, first)] : state.asides,
      lastActed: acted ? first : state.lastActed,
      question,
      answered: 0, // a lesson may ask the same question again
      clock: clock && deadlineOf(clock, now),
      chess: chess && chessFaceOf(chess, now),
      lesson,
    };
  },
  ended: (state, ended, now) => ({
    ended,
    question: null,
    clock: null,
    chess: state.chess && stopped(state.chess, now),
  }),
  said: (state, said) => ({ chat: withLine(state.chat, said) }),
  notice: (state, { notice }, now) => noticed(state, "notice", notice, now),
  gone(state, { table, reason }) {
    const isOther = state.table !== null && state.table.table !== table;
    const playing = withTable(state.playing, table, false);
    return { ...(isOther ? {} : { ...noTable(), gone: { table, reason } }), playing };
  },
};

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
export function noticed(state: HouseState, kind: Notice["kind"], told: WholeTold, at: number): Change {
  const id = (state.notices.at(-1)?.id ?? 0) + 1;
  return { notices: [...state.notices, { id, kind, told, at }].slice(-MOST_NOTICES) };
}
