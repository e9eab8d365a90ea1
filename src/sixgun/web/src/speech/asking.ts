/** Options and questions in words for people: as `sixgun.cli.asking` tells them. */

import { DIGGING, EVENTS, WANTED } from "../catalogue";
import type { WholeQuestion } from "../net/whole";
import type { GameView, Option, SeatView } from "../protocol";
import { kindOf, splitFace } from "./faces";
import type { SayArgs } from "./speech";
import type { Teller } from "./teller";

/** The name of a message (without its family), or of an attribute of it, and its arguments. */
export type Telling = [key: string, args: SayArgs];

interface Asked {
  teller: Teller;
  question: WholeQuestion;
  view: GameView;
}

// --------------------------------------------------------------- options

export function optionOf(
  teller: Teller,
  option: Option,
  question: WholeQuestion,
  view: GameView,
): Telling {
  const tell = OPTIONS[option[0]];
  if (!tell) {
    throw new RangeError(`nobody can tell what ${option[0]} means`);
  }
  return tell({ teller, question, view }, option);
}

const OPTIONS: Record<string, (asked: Asked, option: Option) => Telling> = {
  play: playing,
  use: using,
  discard: discarding,
  take: taking,
  choose: choosing,
  pass: passing,
  end: () => ["end", {}],
};

function playing({ teller, question }: Asked, [, face, target]: Option): Telling {
  const kind = kindOf(String(face));
  const asked = question.kind;
  const card = { card: teller.served(String(face), servedAs(String(face), asked)) };
  if (asked === "lethal") {
    return ["save", card];
  }
  if (asked in WANTED) {
    return ["answer", card];
  }
  const isOwn = target !== null && target === teller.me;
  if (kind.anybody) {
    return [isOwn ? "play-for-you" : "play-for", { ...card, player: teller.player(target) }];
  }
  if (isOwn) {
    return ["play-own", card];
  }
  return on(teller, kind.border === "brown" ? "play" : "equip", target, card);
}

/** What a card serves as if it is not itself: for Calamity Janet, for Elena Fuente. */
function servedAs(face: string, asked: string): string {
  const kind = kindOf(face);
  const { slug } = splitFace(face);
  if (asked === "play") {
    return kind.answers && kind.border === "brown" ? "bang" : "";
  }
  const wanted = WANTED[asked] ?? slug;
  const isPlain = slug === wanted || (wanted === "missed" && kind.stops);
  return isPlain ? "" : wanted;
}

function using({ teller }: Asked, [, card, target]: Option): Telling {
  const word = String(card);
  if (word in EVENTS) {
    return [`use-${word.replaceAll("_", "-")}`, { player: teller.player(target) }];
  }
  const thing = { thing: teller.thing(word) };
  if (target !== null && target === teller.me) {
    return ["use-own", thing];
  }
  return on(teller, "use", target, thing);
}

function on(teller: Teller, key: string, target: number | null, args: SayArgs): Telling {
  if (target === null) {
    return [key, args];
  }
  return [`${key}-on`, { ...args, player: teller.player(target) }];
}

function discarding({ teller, question, view }: Asked, [, face]: Option): Telling {
  const card = { card: teller.card(String(face)), player: "" };
  if (question.kind === "daltons") {
    return ["drop-own", card];
  }
  return [question.kind === "limit" && digs(view) ? "bury" : "discard", card];
}

/** Do discards of phase 3 go on the deck? */
function digs(view: GameView): boolean {
  return DIGGING.has(view.event);
}

function taking(asked: Asked, [, card, target]: Option): Telling {
  const { teller, question, view } = asked;
  const word = String(card);
  if (question.kind === "pick") {
    return picking(asked, word);
  }
  if (target !== null) {
    return ["take-player", { player: teller.player(target) }];
  }
  if (word === "deck") {
    return ["take-deck", {}];
  }
  if (word === "discard") {
    return ["take-discard", { card: teller.card(view.discard.at(-1) ?? "") }];
  }
  if (question.kind === "source") {
    const owner = view.seats.findIndex((seat) => seat.gear.includes(word));
    return fromPlay(teller, "take", word, owner);
  }
  return [question.kind === "flip" ? "count" : "take", { card: teller.card(word) }];
}

/** A card of somebody, to keep, to be discarded or to be shot at. */
function picking({ teller, question }: Asked, word: string): Telling {
  const { verb, foe } = purpose(question);
  if (word === "hand") {
    return [`${verb}-hand`, { player: teller.player(foe) }];
  }
  return fromPlay(teller, verb, word, foe);
}

function fromPlay(teller: Teller, verb: string, face: string, foe: number): Telling {
  const place = foe === teller.me ? "own" : "gear";
  return [`${verb}-${place}`, { card: teller.card(face), player: teller.player(foe) }];
}

/** What becomes of a card that is picked (take, drop, aim), and whose it is. */
function purpose({ about }: WholeQuestion): { verb: string; foe: number } {
  const foe = Number(about[1]);
  if (typeof about[0] === "string") {
    return { verb: "take", foe }; // who shares what a dead player leaves
  }
  if (about.length === 2) {
    return { verb: "aim", foe };
  }
  return { verb: about[2] ? "take" : "drop", foe };
}

function choosing({ teller, question, view }: Asked, [, card, target]: Option): Telling {
  const word = String(card);
  const { kind, about } = question;
  if (target !== null) {
    const thing = teller.name(view.seats[target]?.character ?? "");
    return ["copy", { player: teller.player(target), thing }];
  }
  if (kind === "gift") {
    return ["give", { card: teller.card(word), player: teller.player(Number(about[1])) }];
  }
  if (kind === "keep") {
    return [`keep-${word}`, { thing: teller.name(String(about[1])) }];
  }
  if (kind === "identity") {
    const { spare = "", character = "" } = mine(view) ?? {};
    return [`identity-${word}`, { thing: teller.name(word === "yes" ? spare : character) }];
  }
  return [kind, { thing: teller.name(word) }]; // a character, a suit or a colour
}

function mine(view: GameView): SeatView | undefined {
  return view.seats[view.seat ?? 0];
}

function passing({ teller, question }: Asked): Telling {
  const key = `pass-${question.kind}`;
  if (key === "pass-ranch") {
    const count = Number(question.about[1]);
    return [count ? key : "pass-ranch-at-once", { count }];
  }
  return [teller.knows(`option-${key}`) ? key : "pass", {}];
}

// ------------------------------------------------------------- questions

/** The message of the open question, or the attribute of it that fits. */
export function questionOf(teller: Teller, question: WholeQuestion, view: GameView): Telling {
  const { kind } = question;
  const [attribute, args] = QUESTIONS[kind]?.({ teller, question, view }) ?? ["", {}];
  return [attribute ? `${kind}.${attribute}` : kind, args];
}

const QUESTIONS: Record<string, (asked: Asked) => Telling> = {
  shot: ofAShot,
  indians: fromSomebody,
  duel: fromSomebody,
  gift: fromSomebody,
  guard({ teller, question }) {
    const [, by, face] = question.about;
    return ["", { player: teller.player(Number(by)), card: teller.card(String(face)) }];
  },
  lethal({ question, view }) {
    return ["", { number: 1 - (view.seats[Number(question.about[0])]?.life ?? 0) }];
  },
  limit({ question, view }) {
    return [digs(view) ? "deck" : "", { number: Number(question.about[1]) }];
  },
  // José Delgado's costs a card; the others say how many.
  cost: ({ question }) => ["", { number: Number(question.about[1] ?? 1) }],
  pick: ofAPick,
  look: ({ question }) => ["", { number: Number(question.about[1]) }],
  flip: ({ question }) => ["", { wish: String(question.about[1]) }],
  source({ question }) {
    const isPlay = question.options.some(
      ([, word]) => word !== null && word !== "deck" && word !== "discard",
    );
    return [isPlay ? "play" : "", {}]; // Pat Brennan looks at what lies in play
  },
  keep: ({ teller, question }) => ["", { thing: teller.name(String(question.about[1])) }],
  identity: ({ teller, view }) => ["", { thing: teller.name(mine(view)?.spare ?? "") }],
  ranch: ({ question }) => [question.about[1] ? "more" : "", {}],
};

function ofAShot({ teller, question, view }: Asked): Telling {
  const [, by, needed] = question.about;
  const number = { number: Number(needed) };
  if (by === null || by === undefined) {
    return ["event", { ...number, thing: view.event ? teller.name(view.event) : "" }];
  }
  const player = { player: teller.player(Number(by)) };
  if (!view.card_played) {
    return ["ability", { ...number, ...player }];
  }
  return ["", { ...number, ...player, card: teller.card(view.card_played) }];
}

function fromSomebody({ teller, question }: Asked): Telling {
  return ["", { player: teller.player(Number(question.about[1])) }];
}

function ofAPick({ teller, question, view }: Asked): Telling {
  const { verb, foe } = purpose(question);
  const player = teller.player(foe);
  if (verb === "aim") {
    return ["aim", { player }];
  }
  const own = foe === view.seat ? "yes" : "no";
  return ["", { player, own, keep: verb === "take" ? "yes" : "no" }];
}
