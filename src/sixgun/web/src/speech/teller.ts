/** Turns what the house sends (reports, options, questions, reasons) into sentences. */

import { CHARACTERS, EVENTS, NAMED, RENAMED, SECRET_WORDS, SUITS, SYMBOLS } from "../generated/catalogue";
import type { WholeQuestion } from "../net/whole";
import type { Args, Report, Summand, Told } from "../generated/protocol";
import { kindOf, shelfOf, splitFace } from "./faces";
import { Chronicle } from "./chronicle";
import { saidBy } from "./languages";
import type { Narrator } from "./narrator";
import { marked, type Mark } from "./pieces";
import type { SayArgs, Speech } from "./speech";

export interface Tongue {
  /** How sentences are said. */
  speech: Speech;
  /** How cards, characters and events are called. */
  cards: Speech;
  /** The names at the table, by seat. */
  names: readonly string[];
  /** Who reads; null: none of the players. */
  me: number | null;
  /** Mark the names of players and cards, for `pieces`. */
  marks?: boolean;
  /** A letter instead of ♥, for what reads aloud. */
  letters?: boolean;
}

/** Shelves of the Fluent files whose names follow the language of the cards. */
const PRINTED = new Set(["card", "character", "event"]);

/** Tells a game to one reader; the same sentences as `sixgun.cli.terminal_play.telling`. */
export class Teller implements Narrator {
  readonly me: number | null;

  constructor(private readonly tongue: Tongue) {
    this.me = tongue.me;
  }

  say(key: string, args: SayArgs = {}): string {
    return saidBy(this.tongue.speech, key, args);
  }

  knows(key: string): boolean {
    return this.tongue.speech.knows(key);
  }

  // ---------------------------------------------------------------- words

  player(seat: number | null): string {
    return seat === null ? "" : this.mark("player", seat, this.tongue.names[seat] ?? "");
  }

  /** Whom something is aimed at: a seat. */
  target(seat: number): string {
    return this.player(seat);
  }

  scribe(): Chronicle {
    return new Chronicle(this);
  }

  /** `BANG! (Q♥)`; without rank and suit, `BANG!`. */
  card(face: string): string {
    const { slug, rank, suit } = splitFace(face);
    const name = this.bare(slug);
    const corner = rank + this.suit(suit);
    return this.mark("card", face, suit ? this.say("card-with-corner", { name, corner }) : name);
  }

  /** `♥`, or a letter. */
  suit(letter: string): string {
    if (!this.tongue.letters) {
      return SYMBOLS[letter] ?? "";
    }
    return letter ? this.say(`suit-${SUITS[letter]}.letter`) : "";
  }

  /** The cards by name, or only how many if they are hidden. */
  cards(faces: readonly (string | null)[]): string {
    const known = faces.filter((face) => face !== null);
    if (known.length < faces.length) {
      return this.say("hidden-cards", { count: faces.length });
    }
    return known.map((face) => this.card(face)).join(", ");
  }

  /** The name of a card, character, event, role, suit or colour. */
  name(slug: string): string {
    return this.mark("thing", slug, this.bare(slug));
  }

  private bare(slug: string): string {
    const shelf = shelfOf(slug);
    const speech = PRINTED.has(shelf) ? this.tongue.cards : this.tongue.speech;
    return saidBy(speech, `${shelf}-${slug.replaceAll("_", "-")}`, {});
  }

  /** What can be used: a card, or the ability of a character. */
  thing(word: string): string {
    return word in CHARACTERS ? this.say("ability-of", { name: this.name(word) }) : this.card(word);
  }

  /** A card that serves as another kind; "": as itself. */
  served(face: string, wanted: string): string {
    if (!wanted) {
      return this.card(face);
    }
    return this.say("card-as", { card: this.card(face), name: this.name(wanted) });
  }

  private mark(mark: Mark, what: string | number, text: string): string {
    return this.tongue.marks ? marked(mark, what, text) : text;
  }

  // -------------------------------------------------------------- reports

  /** What has happened. */
  report(report: Report): string {
    const [, seat, foe, cards, number, word] = report;
    return this.say(messageOf(report), {
      actor: seat !== null && seat === this.me ? "you" : "they",
      scene: this.scene(seat, foe),
      player: this.player(seat),
      foe: this.player(foe),
      cards: this.cardsOf(report),
      known: cards.includes(null) || lacksWord(report) ? "no" : "yes",
      count: cards.length,
      number,
      word,
      thing: this.thingOf(report),
    });
  }

  private cardsOf([key, , , cards, , word]: Report): string {
    const [card] = cards;
    if (cards.length === 1 && card && (key === "played" || key === "answered")) {
      return this.served(card, word);
    }
    return this.cards(cards);
  }

  private scene(seat: number | null, foe: number | null): string {
    const first = seat !== null && seat === this.me ? "you" : "they";
    if (foe === null) {
      return first;
    }
    if (foe === seat) {
      return `${first}-self`;
    }
    return `${first}-${foe === this.me ? "you" : "them"}`;
  }

  private thingOf([key, , , cards, , word]: Report): string {
    if (!word || !NAMED.has(key)) {
      return "";
    }
    if (key === "used" && cards.length) {
      return this.cards(cards);
    }
    const isUse = key === "acted" || key === "used";
    const told = word.split(",").map((each) => (isUse ? this.thing(each) : this.name(each)));
    return told.join(", ");
  }

  // ------------------------------------- questions, reasons, announcements

  /** What the reader is asked. */
  question({ asks }: WholeQuestion): string {
    return asks ? this.told(asks) : "";
  }

  /** One of the open options, by its index. */
  option({ words }: WholeQuestion, index: number): string {
    const told = words[index];
    return told ? this.told(told) : "";
  }

  /** Anything that the house has to tell: questions, options, reasons, refusals, notices. */
  told({ key, args = {} }: Told): string {
    const tell = TELLERS[key.split("-", 1)[0] ?? ""];
    return tell ? tell(this, key, args) : this.say(key, args);
  }

  /** A message whose arguments are plain seats, faces and slugs. */
  words(key: string, args: Args): string {
    const words: SayArgs = { player: "", ...args };
    for (const [name, value] of Object.entries(args)) {
      if (name === "player") {
        words[name] = this.player(Number(value));
      } else if (name === "card") {
        words[name] = this.served(String(value), String(args.serves ?? ""));
      } else if (name === "tool") {
        words.thing = this.thing(String(value));
      } else if (name === "thing") {
        words[name] = value ? this.name(String(value)) : "";
      }
    }
    return this.say(key, words);
  }

  /** Why something is not possible, or what to think of before doing it. */
  reason(key: string, details: Args): string {
    const args: SayArgs = { own: details.target === this.me ? "yes" : "no" };
    for (const [name, value] of Object.entries(details)) {
      args[RENAMED[name] ?? name] = this.detail(name, value);
    }
    if (key === "reason-not-in-hand" || key === "reason-not-in-play") {
      args.card = this.name(splitFace(String(details.card)).slug); // no copy in particular
    }
    const isEvent = key === "reason-not-yours" && String(details.character) in EVENTS;
    return this.say(isEvent ? `${key}.event` : key, args);
  }

  private detail(name: string, value: string | number): string | number {
    if (name === "player" || name === "target") {
      return this.player(Number(value));
    }
    if (name === "card") {
      return value ? this.card(String(value)) : "";
    }
    return typeof value === "string" ? this.name(value) : value;
  }

  /** `2 = 1 seat, +1 Mustang`. */
  distance(total: number, parts: readonly Summand[]): string {
    const told = parts.map((part) => this.summand(part)).join(", ");
    return this.say("distance-sum", { distance: total, parts: told });
  }

  private summand([key, source, number]: Summand): string {
    const thing = source ? this.name(source) : "";
    const sign = number < 0 ? (this.tongue.letters ? "-" : "\u2212") : "+";
    return this.say(`summand-${key}`, { number, signed: sign + Math.abs(number), thing });
  }
}

/** Families of messages whose arguments are seats, faces and slugs. */
const TELLERS: Record<string, (teller: Teller, key: string, args: Args) => string> = {
  option: (teller, key, args) => teller.words(key, args),
  question: (teller, key, args) => teller.words(key, args),
  reason: (teller, key, args) => teller.reason(key, args),
  caution: (teller, key, args) => teller.reason(key, args),
};

/** The message of a report; what does somebody good has a sentence of its own. */
function messageOf([key, , foe, cards]: Report): string {
  const message = `report-${key.replaceAll("_", "-")}`;
  const isFor = key === "played" && foe !== null && !!cards[0] && kindOf(cards[0]).anybody;
  return isFor ? `${message}.for` : message;
}

/** Was the word hidden, or is there nothing to name? */
function lacksWord([key, , , , , word]: Report): boolean {
  return !word && (SECRET_WORDS.has(key) || key === "copied");
}
