/** The own part of every deal: the number that was added, and what the house had promised. */

import type { Keeper } from "../kept";

/** What one's client noted down before a game, to be compared with its proof afterwards. */
export interface Noted {
  commitment: string;
  number: string;
}

const NAME = "deals";
/** So many games are remembered; older ones are forgotten. */
const MOST = 100;

export class Deals {
  constructor(
    private readonly keeper: Keeper,
    private readonly random: () => string = randomNumber,
  ) {}

  /** The number for this deal: drawn once, and the same for every tab of this browser. */
  numberFor(game: string, commitment: string): string {
    const noted = this.of(game);
    if (noted?.commitment === commitment && noted.number) {
      return noted.number;
    }
    const number = this.random();
    this.note(game, { commitment, number });
    return number;
  }

  /** Note what the house promised, for somebody who looks on and adds no number. */
  witness(game: string, commitment: string): void {
    if (!this.of(game)) {
      this.note(game, { commitment, number: "" });
    }
  }

  of(game: string): Noted | null {
    return this.all()[game] ?? null;
  }

  private note(game: string, promise: Noted): void {
    const entries = Object.entries(this.all()).filter(([name]) => name !== game);
    entries.push([game, promise]);
    this.keeper.set(NAME, JSON.stringify(Object.fromEntries(entries.slice(-MOST))));
  }

  private all(): Record<string, Noted> {
    try {
      return JSON.parse(this.keeper.get(NAME) ?? "{}") as Record<string, Noted>;
    } catch {
      return {}; // somebody else wrote there: nothing is remembered
    }
  }
}

/** 128 bits by chance; works without TLS as well. */
export function randomNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What one's own memory says about the deal of a game. */
export type DealCheck =
  | "kept" // my number entered, and the house has promised what I saw
  | "missing" // my number did not enter
  | "other" // another number entered for my seat
  | "broken" // the house shows another commitment than it promised
  | "unseen"; // this browser was not there before the game

/** Compare what was noted with what the house shows when the game begins. */
export function checkDeal(
  noted: Noted | null,
  deal: { commitment: string; numbers: Record<number, string> },
  seat: number,
): DealCheck {
  if (!noted) {
    return "unseen";
  }
  if (noted.commitment !== deal.commitment) {
    return "broken";
  }
  if (!noted.number || seat < 0) {
    return "kept";
  }
  const entered = deal.numbers[seat];
  if (entered === undefined) {
    return "missing";
  }
  return entered === noted.number ? "kept" : "other";
}
