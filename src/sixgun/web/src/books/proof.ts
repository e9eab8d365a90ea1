/** The proof of a deal, computed in the browser: what docs/fair-deals.md does by hand. */

/** What came of it. */
export interface Proved {
  /** Do secret, settings and game lead to what the house promised? */
  promise: boolean;
  /** Do the secret and the numbers lead to the seed of the game? */
  seed: boolean;
}

interface ShownDeal {
  game: string;
  commitment: string;
  secret: string;
  numbers: Record<string, string>;
}

/** Can this browser compute hashes? Over a network without TLS it may not. */
export function canProve(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** Check the deal that a record shows; null: it shows none. */
export async function proveDeal(record: string, promised = ""): Promise<Proved | null> {
  const said = headerOf(record);
  const deal = said.get("deal");
  if (!deal) {
    return null;
  }
  const shown = JSON.parse(deal) as ShownDeal;
  const settings: unknown = JSON.parse(said.get("settings") ?? "{}");
  const numbers = Object.entries(shown.numbers)
    .map(([seat, number]) => [Number(seat), number] as const)
    .sort(([one], [other]) => one - other);
  const commitment = await sha256(["sixgun deal 1", shown.secret, settings, shown.game]);
  const seed = await sha256(["sixgun seed 1", shown.secret, numbers]);
  return {
    promise: commitment === shown.commitment && (!promised || promised === shown.commitment),
    seed: seed === said.get("seed"),
  };
}

/** What the lines of a record's header say, by their first word. */
export function headerOf(record: string): Map<string, string> {
  const [header = ""] = record.split("\n-- ", 1);
  return new Map(
    header.split("\n").map((line) => {
      const space = line.indexOf(" ");
      return [line.slice(0, space), line.slice(space + 1)];
    }),
  );
}

async function sha256(parts: readonly unknown[]): Promise<string> {
  const bytes = new TextEncoder().encode(canonical(parts));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** One line of JSON: keys sorted, no spaces, plain characters. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) {
    return `[${value.map(canonical).join(",")}]`;
  }
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${entries.map(([name, each]) => `${canonical(name)}:${canonical(each)}`).join(",")}}`;
  }
  return JSON.stringify(value).replace(/[\u007f-\uffff]/g, escaped);
}

function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
