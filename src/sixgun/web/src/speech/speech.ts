/** Every sentence that a person reads: the same Fluent files as the house itself uses. */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import type { FluentVariable, Message } from "@fluent/bundle";
import { withoutSpareStops } from "./pieces";

export type SayArgs = Record<string, string | number>;
type Pattern = NonNullable<Message["value"]>;

/** There is no such message, or it was not given what it needs. */
export class UnknownSentence extends Error {}

/** Numbers as the house writes them: browsers differ about 1.000. */
function grouped(args: SayArgs): Record<string, FluentVariable> {
  const found: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    const isNumber = typeof value === "number";
    found[name] = isNumber ? new FluentNumber(value, { useGrouping: "always" }) : value;
  }
  return found;
}

/** All messages of one language. */
export class Speech {
  private readonly bundle: FluentBundle;

  constructor(
    readonly lang: string,
    ...texts: string[]
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const text of texts) {
      this.add(text);
    }
  }

  /** More messages of this language, which came later. */
  add(text: string): void {
    const errors = this.bundle.addResource(new FluentResource(text));
    if (errors.length) {
      throw errors[0];
    }
  }

  /** The message of this key, or of its attribute (`card-bang.text`). */
  say(key: string, args: SayArgs = {}): string {
    const pattern = this.pattern(key);
    if (pattern === null) {
      throw new UnknownSentence(`there is no message ${key} in ${this.lang}`);
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, grouped(args), errors);
    if (errors.length) {
      throw new UnknownSentence(`${key} in ${this.lang}: ${errors[0]?.message}`);
    }
    return withoutSpareStops(text);
  }

  /** Is there a message (or attribute) of this key? */
  knows(key: string): boolean {
    return this.pattern(key) !== null;
  }

  private pattern(key: string): Pattern | null {
    const [name = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(name);
    if (!message) {
      return null;
    }
    return (attribute ? message.attributes[attribute] : message.value) ?? null;
  }
}
