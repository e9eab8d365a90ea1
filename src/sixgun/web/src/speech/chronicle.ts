/** Tells reports one after another, as a person would: nothing twice, nothing out of order. */

import { COLOURS, MERGED, SAID_BY } from "../generated/catalogue";
import type { Report } from "../generated/protocol";
import { kindOf } from "./faces";
import type { Entry, Scribe } from "./narrator";
import type { Teller } from "./teller";

const NOTHING: Report = ["", null, null, [], 0, ""];

/** Tells reports one after another and leaves out what the ones before have said. */
export class Chronicle implements Scribe {
  private before = NOTHING; // the report before this one
  private draw = NOTHING; // the draw! under way
  private isDealing = false;
  private turn: number | null = null; // whose turn it is
  private count = 0;

  constructor(private readonly teller: Teller) {}

  /** The reports worth telling, each with its sentence. */
  tell(reports: readonly Report[]): Entry[] {
    const entries: Entry[] = [];
    for (const { report, at } of merged(reports)) {
      this.notice(report);
      if (!this.isSaid(report)) {
        entries.push({ report, sentence: this.sentence(report), at: this.count + at });
      }
      if (report[0] !== "spread_discarded") {
        this.before = report;
      }
    }
    this.count += reports.length;
    return entries;
  }

  private notice(report: Report): void {
    const [key, seat] = report;
    if (key === "turned_up" || key === "laid_out") {
      this.draw = report;
    }
    if (key === "turn_began") {
      this.turn = seat;
    }
    if (key === "took_character" || key === "game_began") {
      this.isDealing = key === "took_character";
    }
  }

  private isSaid(report: Report): boolean {
    const [key, seat] = report;
    const special = this.special(report);
    if (special !== null) {
      return special;
    }
    const [before, whose] = this.before;
    const isSaidBy = whose === seat && (SAID_BY[key] ?? []).includes(before);
    return key === "turn_ended" || isSaidBy;
  }

  /** Has it been said already? null: nothing in particular is known about this report. */
  private special([key, seat, foe, cards, number, word]: Report): boolean | null {
    const [before, whose, whom, shown] = this.before;
    const isUse = before === "used" && shown.length > 0;
    switch (key) {
      case "dealt_role": // one's own is told by whoever greets the reader
        return !word || seat === this.teller.me;
      case "drew": // the hands that the others are dealt
        return this.isDealing && cards.includes(null);
      case "turned_up": // a call tells which card came up
        return COLOURS.includes(word) && cards.length > 0;
      case "spread_discarded": // the cards of a draw!
        return this.draw[0] === "turned_up";
      case "shot": // the shot of the card that was just played or used on somebody
        return (before === "played" || isUse) && number === 1 && whose === foe && whom === seat;
      case "challenged":
        return before === "played" && whose === seat && whom === foe;
      case "missed":
        return (before === "answered" || isUse) && whose === seat;
      case "hurt": // who gives a life point away loses it
        return word === "blood_brothers";
      case "lost_gear": // a Jail after its draw!, a Dynamite after its bang
        if (seat !== this.turn || whose !== seat) {
          return false; // Ricochet hits in others' turns
        }
        return before === "flip_decided" || before === "exploded";
      default:
        return null;
    }
  }

  private sentence(report: Report): string {
    const said = this.teller.report(report);
    if (report[0] !== "flip_decided" || this.draw[3].length < 2) {
      return said;
    }
    const cards = this.teller.cards(report[3]);
    return `${this.teller.say("report-flip-decided.chosen", { cards })} ${said}`;
  }
}

interface Placed {
  report: Report;
  at: number;
}

/**
 * Cards that go the same way one after another make one report.
 *
 * A new weapon comes before the old one; that a card which is used goes is not told.
 */
export function merged(reports: readonly Report[]): Placed[] {
  const found: Placed[] = [];
  for (const [at, report] of reports.entries()) {
    const before = found.at(-1) ?? { report: NOTHING, at };
    const last = before.report;
    const [key, seat, foe, cards] = report;
    if (key === last[0] && seat === last[1] && foe === last[2] && MERGED.has(key)) {
      before.report = [key, seat, foe, [...last[3], ...cards], last[4], last[5]];
    } else if (isOldWeapon(last, report)) {
      found.splice(-1, 1, { report, at }, before);
    } else if (!isUseItself(last, report)) {
      found.push({ report, at });
    }
  }
  return found;
}

/** Has the weapon that is put in play replaced the one that was lost before it? */
function isOldWeapon(last: Report, report: Report): boolean {
  const isSamePlace = last[0] === "lost_gear" && last[1] === report[2] && report[0] === "equipped";
  return isSamePlace && [...last[3], ...report[3]].every((face) => !!face && kindOf(face).reach > 0);
}

function isUseItself([before, whose, , shown]: Report, [key, seat, , cards]: Report): boolean {
  const isSame = shown.length === cards.length && shown.every((face, n) => face === cards[n]);
  return key === "lost_gear" && before === "used" && whose === seat && isSame;
}
