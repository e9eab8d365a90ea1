/** Says what the house tells of a duel: cards, characters and sides have names of their own there. */

import type { Sum } from "../generated/protocol";
import { saidBy } from "../speech/languages";
import { several, Speaker } from "../speech/speaker";
import type { Tongue } from "../speech/speaker";
import { isDuellist, isSide, sideName, splitFace } from "./faces";
import { keyOf } from "./words";

export interface DuelTongue extends Tongue {
  /** Who stands where, by spot. */
  characters?: readonly string[];
}

export class DuelSpeaker extends Speaker {
  constructor(protected override readonly tongue: DuelTongue) {
    super(tongue);
  }

  /** Who is called after a side is called so in the reader's language. */
  protected override called(name: string): string {
    return isSide(name) ? this.say(`duel-side-${name}`) : name;
  }

  /** Cards are played on characters, wherever they stand. */
  override target(spot: number): string {
    const slug = this.tongue.characters?.[spot] ?? "";
    return slug ? this.name(slug) : "";
  }

  protected override bare(slug: string): string {
    return saidBy(this.tongue.cards, keyOf(slug), {});
  }

  /** `Colt (dynamite)`; of a deck that is not the reader's, `Colt (dynamite, Law)`. */
  override card(face: string): string {
    const { slug, back, symbol } = splitFace(face);
    if (!symbol) {
      return this.name(slug);
    }
    const words = [this.say(`duel-symbol-${symbol}`)];
    if (back !== this.me) {
      words.push(this.say(`duel-side-${sideName(back)}`));
    }
    return this.mark("card", face, this.say("card-with-corner", { name: this.bare(slug), corner: words.join(", ") }));
  }

  protected override isCharacter(slug: string): boolean {
    return isDuellist(slug);
  }

  /** `3 (2, +1 Bank)`; where nothing is added, the number alone. */
  sum([name, total, parts]: Sum): string {
    const [first] = parts;
    const isBare = parts.length === 1 && first?.[0] === "base";
    const sum =
      total === null
        ? parts.map((part) => this.summand(part)).join(", ")
        : isBare
          ? total
          : this.distance(total, parts);
    return this.say(`duel-sum-${name}`, { sum });
  }

  protected override isPlain(key: string): boolean {
    return key.startsWith("duel-") || super.isPlain(key);
  }

  protected override spoken(name: string, value: string | number): string | number {
    switch (name) {
      case "name":
      case "names":
        return several(String(value), (slug) => this.name(slug));
      case "symbol":
        return this.say(`duel-symbol-${value}`);
      default:
        return super.spoken(name === "thing" ? "tool" : name, value);
    }
  }
}
