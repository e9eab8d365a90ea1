/** Turns what a duel says (reports, options, questions) into sentences, as `sixgun.cli.terminal_play.duel_telling`. */

import type { Args, Report, Told } from "../generated/protocol";
import type { WholeQuestion } from "../net/whole";
import { saidBy } from "../speech/languages";
import type { Entry, Narrator, Scribe } from "../speech/narrator";
import { marked } from "../speech/pieces";
import type { Mark } from "../speech/pieces";
import type { SayArgs } from "../speech/speech";
import type { Tongue } from "../speech/teller";
import { isDuellist, isSide, SIDES, splitFace } from "./faces";
import { keyOf } from "./words";

/** Reports that others say well enough. */
const QUIET = new Set(["shot", "turn_ended", "won"]);
const SYMBOLS = new Set(["barrel", "snake", "dynamite", "horseshoe"]);

export interface DuelTongue extends Tongue {
  /** Who stands where, by spot. */
  characters?: readonly string[];
}

export class DuelTeller implements Narrator {
  constructor(private readonly tongue: DuelTongue) {}

  private say(key: string, args: SayArgs = {}): string {
    return saidBy(this.tongue.speech, key, args);
  }

  // ---------------------------------------------------------------- words

  player(seat: number | null): string {
    if (seat === null) {
      return "";
    }
    const name = this.tongue.names[seat] ?? "";
    // Who is called after a side is called so in the reader's language.
    return this.mark("player", seat, isSide(name) ? this.say(`duel-side-${name}`) : name);
  }

  /** Cards are played on characters, wherever they stand. */
  target(spot: number): string {
    const slug = this.tongue.characters?.[spot] ?? "";
    return slug ? this.name(slug) : "";
  }

  /** The name of a character or of a card. */
  name(slug: string): string {
    return this.mark("thing", slug, this.bare(slug));
  }

  private bare(slug: string): string {
    return saidBy(this.tongue.cards, keyOf(slug), {});
  }

  /** `Colt (dynamite)`; of a deck that is not the reader's, `Colt (dynamite, Law)`. */
  card(face: string): string {
    const { slug, back, symbol } = splitFace(face);
    if (!symbol) {
      return this.name(slug);
    }
    const words = [this.say(`duel-symbol-${symbol}`)];
    if (back !== this.tongue.me) {
      words.push(this.say(`duel-side-${SIDES[back === 1 ? 1 : 0]}`));
    }
    return this.mark("card", face, this.say("card-with-corner", { name: this.bare(slug), corner: words.join(", ") }));
  }

  cards(faces: readonly (string | null)[]): string {
    const known = faces.filter((face) => face !== null);
    if (known.length < faces.length) {
      return this.say("hidden-cards", { count: faces.length });
    }
    return known.map((face) => this.card(face)).join(", ");
  }

  /** What can be used: a card, or the ability of a character. */
  private thing(word: string): string {
    return isDuellist(word) ? this.say("ability-of", { name: this.name(word) }) : this.card(word);
  }

  private mark(mark: Mark, what: string | number, text: string): string {
    return this.tongue.marks ? marked(mark, what, text) : text;
  }

  // -------------------------------------------- questions, options, reports

  question({ asks }: WholeQuestion): string {
    return asks ? this.told(asks) : "";
  }

  /** Whatever the house has to tell; of what belongs to the duel, the arguments are faces and slugs. */
  told({ key, args = {} }: Told): string {
    return this.say(key, key.startsWith("duel-") ? this.named(args) : args);
  }

  private named(args: Args): SayArgs {
    const words: SayArgs = { ...args };
    for (const [name, value] of Object.entries(args)) {
      if (name === "card") {
        words[name] = this.card(String(value));
      } else if (name === "name") {
        words[name] = this.name(String(value));
      } else if (name === "thing") {
        words[name] = this.thing(String(value));
      }
    }
    return words;
  }

  scribe(): Scribe {
    return new DuelScribe(this);
  }

  report(report: Report): string {
    const [key, seat, foe, , number, word] = report;
    const [who = ""] = word.split(",");
    return this.say(messageOf(report), {
      actor: seat !== null && seat === this.tongue.me ? "you" : "they",
      player: this.player(seat),
      foe: this.player(foe),
      cards: this.played(report),
      number,
      side: word,
      name: isDuellist(who) ? this.name(who) : "",
      names: word
        .split(",")
        .filter(isDuellist)
        .map((slug) => this.name(slug))
        .join(", "),
      symbol: SYMBOLS.has(who) ? this.say(`duel-symbol-${who}`) : "",
      thing: key === "used" || key === "acted" ? this.used(report) : "",
    });
  }

  private used([, , , cards, , word]: Report): string {
    return cards.length ? this.cards(cards) : this.thing(word);
  }

  /** Cards, and what the card served as. */
  private played([key, , , cards, , word]: Report): string {
    const [first = "", second = ""] = word.split(",");
    const kind = key === "played" ? second : key === "answered" ? first : "";
    if (!kind || kind === "hit" || cards.includes(null)) {
      return this.cards(cards);
    }
    return this.say("card-as", { card: this.cards(cards), name: this.name(kind) });
  }
}

function messageOf([key, , , , , word]: Report): string {
  const message = `duel-report-${key.replaceAll("_", "-")}`;
  if (key === "offered_characters" && !word) {
    return `${message}.hidden`;
  }
  return key === "played" && word.split(",")[0] ? `${message}.on` : message;
}

/** Leaves out what is told by something else. */
class DuelScribe implements Scribe {
  private isRevealing = false;
  private count = 0;

  constructor(private readonly teller: DuelTeller) {}

  tell(reports: readonly Report[]): Entry[] {
    const entries = reports.flatMap((report, step) => {
      const [key] = report;
      if (key === "turned_up" || key === "reveal_decided") {
        this.isRevealing = key === "turned_up";
      }
      const isQuiet = QUIET.has(key) || (this.isRevealing && key === "spread_discarded");
      return isQuiet ? [] : [{ report, sentence: this.teller.report(report), at: this.count + step }];
    });
    this.count += reports.length;
    return entries;
  }
}
