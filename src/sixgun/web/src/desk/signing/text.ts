/** What is signed, spelt the one way that the house spells it, too (`tournament/log/signing.py`). */

export type Plain =
  string | number | boolean | null | undefined | readonly Plain[] | { readonly [name: string]: Plain };

const PURPOSE = "sixgun tournament act";
/** What can be erased never enters the log: it is signed without it. */
const PERSONAL: readonly string[] = ["name", "member", "contact", "surname", "given", "club"];

/** Names in the order of their characters, nothing between: JSON that is always the same. */
export function canonical(value: Plain): string {
  if (isList(value)) {
    return `[${value.map(canonical).join(",")}]`;
  }
  if (value !== null && typeof value === "object") {
    const names = Object.keys(value).filter((name) => value[name] !== undefined);
    const cells = names.sort(byCharacters).map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`);
    return `{${cells.join(",")}}`;
  }
  return JSON.stringify(value ?? null);
}

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value);
}

/** As Python does it: by whole characters, not by halves of them. */
function byCharacters(one: string, other: string): number {
  const [left, right] = [[...one], [...other]];
  const at = left.findIndex((letter, place) => letter !== right[place]);
  if (at < 0) {
    return left.length - right.length;
  }
  return (left[at]?.codePointAt(0) ?? 0) - (right[at]?.codePointAt(0) ?? -1);
}

export interface SignedAct {
  tournament: string;
  act: string;
  args: { readonly [name: string]: Plain };
  head: string;
  counter: number;
}

export function signedText({ tournament, act, args, head, counter }: SignedAct): Uint8Array<ArrayBuffer> {
  const said = Object.fromEntries(Object.entries(args).filter(([name]) => !PERSONAL.includes(name)));
  return new TextEncoder().encode(canonical([PURPOSE, tournament, act, said, head, counter]));
}

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
