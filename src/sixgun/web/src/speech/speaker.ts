/** Says what the house tells: which sentence it is, the house decides; names are put in here. */

import { CHARACTERS, SUITS, SYMBOLS } from "../generated/catalogue";
import type { Args, Sentence, Report, Summand, Told } from "../generated/protocol";
import { shelfOf, splitFace } from "./faces";
import { saidBy } from "./languages";
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
/** Families of messages whose arguments are seats, faces and slugs. */
const PLAIN = /^(option|question|reason|caution)-/;

/** Speaks to one reader at a table of the big game. */
export class Speaker {
  readonly me: number | null;

  constructor(protected readonly tongue: Tongue) {
    this.me = tongue.me;
  }

  protected say(key: string, args: SayArgs = {}): string {
    return saidBy(this.tongue.speech, key, args);
  }

  // ---------------------------------------------------------------- words

  player(seat: number | null): string {
    return seat === null ? "" : this.mark("player", seat, this.called(this.tongue.names[seat] ?? ""));
  }

  protected called(name: string): string {
    return name;
  }

  /** Whom something is aimed at: a seat. */
  target(seat: number): string {
    return this.player(seat);
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

  protected bare(slug: string): string {
    const shelf = shelfOf(slug);
    const speech = PRINTED.has(shelf) ? this.tongue.cards : this.tongue.speech;
    return saidBy(speech, `${shelf}-${slug.replaceAll("_", "-")}`, {});
  }

  /** What can be used: a card, or the ability of a character. */
  thing(word: string): string {
    return this.isCharacter(word) ? this.say("ability-of", { name: this.name(word) }) : this.card(word);
  }

  protected isCharacter(slug: string): boolean {
    return slug in CHARACTERS;
  }

  /** A card that serves as another kind; "": as itself. */
  private serving(card: string, wanted: string): string {
    return wanted ? this.say("card-as", { card, name: this.name(wanted) }) : card;
  }

  protected mark(mark: Mark, what: string | number, text: string): string {
    return this.tongue.marks ? marked(mark, what, text) : text;
  }

  // --------------------------------------------------------- what is told

  /** What the reader is asked. */
  question({ asks }: { asks: Told | null }): string {
    return asks ? this.told(asks) : "";
  }

  /** Anything that the house has to tell: questions, options, reasons, refusals, notices. */
  told({ key, args = {} }: Told): string {
    if (!this.isPlain(key)) {
      return this.say(key, args);
    }
    const own = args.target === this.me ? "yes" : "no";
    return this.say(key, { player: "", own, ...this.filled(args) });
  }

  protected isPlain(key: string): boolean {
    return PLAIN.test(key);
  }

  /** What is told of a report. */
  line([, key, args]: Sentence, [, seat, foe, all, number, word]: Report): string {
    const faces = "cards" in args ? String(args.cards).split(",") : all;
    const cards = faces.map((face) => face || null);
    return this.say(key, {
      ...stage(seat, foe, this.me),
      player: this.player(seat),
      foe: this.player(foe),
      number,
      word,
      side: word,
      count: cards.length,
      ...UNSAID,
      ...this.filled(args),
      cards: this.serving(this.cards(cards), String(args.serves ?? "")),
    });
  }

  /** Arguments with names where there were seats, faces and slugs. */
  private filled(args: Args): SayArgs {
    const words: SayArgs = {};
    for (const [name, value] of Object.entries(args)) {
      words[name === "tool" ? "thing" : name] = this.spoken(name, value);
    }
    if ("card" in words) {
      words.card = this.serving(String(words.card), String(args.serves ?? ""));
    }
    return words;
  }

  /** An argument by its name. */
  protected spoken(name: string, value: string | number): string | number {
    if (typeof value === "number") {
      return name === "player" || name === "target" ? this.player(value) : value;
    }
    switch (name) {
      case "card":
        return several(value, (face) => this.card(face));
      case "tool":
        return several(value, (word) => this.thing(word));
      case "thing":
      case "word":
      case "character":
      case "event":
        return several(value, (slug) => this.name(slug));
      default:
        return value;
    }
  }

  // ------------------------------------------------------------ distances

  /** `2 = 1 seat, +1 Mustang`. */
  distance(total: number, parts: readonly Summand[]): string {
    const told = parts.map((part) => this.summand(part)).join(", ");
    return this.say("distance-sum", { distance: total, parts: told });
  }

  protected summand([key, source, number]: Summand): string {
    const thing = source ? this.name(source) : "";
    const sign = number < 0 ? (this.tongue.letters ? "-" : "\u2212") : "+";
    return this.say(`summand-${key}`, { number, signed: sign + Math.abs(number), thing });
  }
}

/** What a report may have nothing to say about. */
const UNSAID: SayArgs = { known: "yes", thing: "", name: "", names: "", symbol: "" };

/** What is joined by commas, each by its name. */
export function several(words: string, tell: (word: string) => string): string {
  return words
    .split(",")
    .filter((word) => word)
    .map(tell)
    .join(", ");
}

/** How the reader stands to what has happened. */
function stage(seat: number | null, foe: number | null, me: number | null): { actor: string; scene: string } {
  const actor = seat !== null && seat === me ? "you" : "they";
  if (foe === null) {
    return { actor, scene: actor };
  }
  const other = foe === seat ? "self" : foe === me ? "you" : "them";
  return { actor, scene: `${actor}-${other}` };
}
