/** What the house sends leaves out whatever is at its default; here it is filled in again. */

import { DEFAULTS } from "../generated/protocol";
import type {
  OwnTable,
  AnyMessage,
  BotCard,
  Chair,
  ChessClock,
  Clock,
  Done,
  DuelView,
  Ended,
  Explained,
  Explanation,
  Game,
  GameView,
  Lesson,
  Sentence,
  Question,
  Report,
  Said,
  Table,
  TableCard,
  TableOptions,
  Tables,
  Told,
  Update,
  Welcome,
} from "../generated/protocol";

/** T with every field there, down to the last one. */
export type Whole<T> = T extends object ? { [K in keyof T]-?: Whole<Exclude<T[K], undefined>> } : T;

export type WholeTold = Whole<Told>;
export type WholeQuestion = Whole<Question>;
export type WholeClock = Whole<Clock>;
export type WholeChess = Whole<ChessClock>;
export type WholeTable = Whole<Table>;
export type WholeTableCard = Whole<TableCard>;
export type WholeOptions = Whole<TableOptions>;
export type WholeChair = Whole<Chair>;
export type WholeWelcome = Whole<Welcome>;
export type WholeSaid = Whole<Said>;
export type WholeEnded = Whole<Ended>;
export type WholeGame = Whole<Game>;
export type WholeLesson = Whole<Lesson>;
export type WholeExplanation = Whole<Explanation>;

/** An update after which the view is known: what came is applied already. */
export interface Shown {
  t: "update";
  seq: number;
  /** One of these two: the big game, or a duel. */
  view: GameView | null;
  duel: DuelView | null;
  reports: Report[];
  told: Sentence[];
  asides: Sentence[];
  recent: number;
  question: WholeQuestion | null;
  clock: WholeClock | null;
  chess: WholeChess | null;
  lesson: WholeLesson | null;
}

export function wholeTold(told: Told): WholeTold {
  return { ...DEFAULTS.Told, ...told };
}

export function wholeOptions(options: TableOptions): WholeOptions {
  return { ...DEFAULTS.TableOptions, ...options };
}

export function wholeChair(chair: Chair): WholeChair {
  return { ...DEFAULTS.Chair, ...chair };
}

export function wholeTable(table: Table): WholeTable {
  return {
    ...DEFAULTS.Table,
    ...table,
    options: wholeOptions(table.options),
    chairs: table.chairs.map(wholeChair),
    orders: table.orders ? { ...DEFAULTS.Orders, ...table.orders } : null,
  };
}

export function wholeTableCard(card: TableCard): WholeTableCard {
  return {
    ...DEFAULTS.TableCard,
    ...card,
    options: wholeOptions(card.options),
    chairs: card.chairs.map(wholeChair),
  };
}

export function wholeTables(message: Tables): Whole<Tables> {
  return { ...DEFAULTS.Tables, ...message, tables: (message.tables ?? []).map(wholeTableCard) };
}

function wholeBot(card: BotCard): Whole<BotCard> {
  return { ...DEFAULTS.BotCard, ...card };
}

export function wholeWelcome(message: Welcome): WholeWelcome {
  const presets: Record<string, WholeOptions> = {};
  for (const [name, options] of Object.entries(message.presets ?? {})) {
    presets[name] = wholeOptions(options);
  }
  const bots = (message.bots ?? []).map(wholeBot);
  const duel_bots = (message.duel_bots ?? []).map(wholeBot);
  return { ...DEFAULTS.Welcome, ...message, bots, duel_bots, presets, own: wholeOwn(message.own) };
}

export function wholeOwn(own: readonly OwnTable[] = []): Whole<OwnTable>[] {
  return own.map((table) => ({ ...DEFAULTS.OwnTable, ...table }));
}

export function wholeQuestion(question: Question): WholeQuestion {
  const cautions: Record<number, WholeTold[]> = {};
  for (const [index, several] of Object.entries(question.cautions ?? {})) {
    cautions[Number(index)] = several.map(wholeTold);
  }
  const { asks, words, heads: bare, ...rest } = { ...DEFAULTS.Question, ...question };
  const heads: Record<number, WholeTold> = {};
  for (const [index, told] of Object.entries(bare)) {
    heads[Number(index)] = wholeTold(told);
  }
  return { ...rest, asks: asks && wholeTold(asks), words: words.map(wholeTold), cautions, heads };
}

export function wholeClock(clock: Clock): WholeClock {
  return { ...DEFAULTS.Clock, ...clock };
}

/** What somebody sees: the big game or a duel. */
export type Sight = Pick<Shown, "view" | "duel">;

/** An update, with the view that it leads to. */
export function shown(update: Update, sight: Sight): Shown {
  const { seq, reports, told, asides, recent, question, clock, chess, lesson } = { ...DEFAULTS.Update, ...update };
  return {
    t: "update",
    seq,
    ...sight,
    reports,
    told,
    asides,
    recent,
    question: question && wholeQuestion(question),
    clock: clock && wholeClock(clock),
    chess: chess && { ...DEFAULTS.ChessClock, ...chess },
    lesson: lesson && { ...DEFAULTS.Lesson, ...lesson },
  };
}

export function wholeGame(game: Game): WholeGame {
  const { deal } = { ...DEFAULTS.Game, ...game };
  return { ...game, deal: deal && { ...DEFAULTS.Deal, ...deal } };
}

export function wholeEnded(ended: Ended): WholeEnded {
  const { proof, how, closed } = { ...DEFAULTS.Ended, ...ended };
  return {
    ...DEFAULTS.Ended,
    ...ended,
    how,
    proof: proof && { ...DEFAULTS.Proof, ...proof },
    closed: closed && wholeTold(closed),
  };
}

export function wholeSaid(said: Said): WholeSaid {
  return { ...DEFAULTS.Said, ...said };
}

export function wholeDone(done: Done): Whole<Done> {
  return { ...DEFAULTS.Done, ...done };
}

export function wholeExplained(message: Explained): WholeExplanation[] {
  return message.answers.map((answer) => {
    const { reason, ...rest } = { ...DEFAULTS.Explanation, ...answer };
    return { ...rest, reason: reason && wholeTold(reason) };
  });
}

/** A message of the house, read from the text of a frame. */
export function readMessage(text: string): AnyMessage {
  const message: unknown = JSON.parse(text);
  if (typeof message !== "object" || message === null || !("t" in message)) {
    throw new TypeError(`the house sent something that is no message: ${text.slice(0, 80)}`);
  }
  return message as AnyMessage;
}
