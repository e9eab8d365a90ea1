/** Words of the desk for who knows names by the numbers of persons: phones, screen, paper. */

import { tell as tellOf } from "../desk/telling";
import type { Told } from "../generated/protocol";

export { decimal, word } from "../desk/telling";

/** Names by the numbers of persons. */
export type Names = Readonly<Record<string, string>>;

/** A person's name; the number, if the name was erased. */
export function nameIn(names: Names, number: string): string {
  return names[number] ?? number;
}

/** A sentence of the tournament. */
export function tell(told: Told, names: Names): string {
  return tellOf(told, (number) => nameIn(names, number));
}
