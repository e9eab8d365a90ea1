/** The scenarios behind the rulebook: fetched section by section, and tried at a table. */

import { keptInTab } from "../kept";
import { RefusedError } from "../net/errors";
import { PREFIX } from "../router/prefix";
import type { House } from "../state/store";

/** Somebody in a position, as `docs/notation.md` describes it. */
export interface Place {
  name: string;
  role: string;
  character: string;
  life?: number;
  hand?: string[];
  table?: string[];
  fresh?: string[];
  alive?: boolean;
  passive?: boolean;
  spare?: string;
  copies?: string;
}

export interface Scenario {
  id: string;
  title: string;
  /** The rulings that it proves. */
  rulings: string[];
  /** Which of the things that its section explains it is about; "": none of them. */
  about: string;
  /** Whom a person plays who tries it; "": it can only be read. */
  me: string;
  turn: string;
  phase?: string;
  event?: string;
  events?: string[];
  deck?: string[];
  discard?: string[];
  suit?: string;
  shown?: string;
  bangs_played?: number;
  options?: Record<string, number>;
  steps: string[];
  player: Place[];
}

const FOLDER = `${PREFIX}/rulebook`;

/** How many scenarios there are, by section. */
export function fetchCounts(): Promise<Record<string, number>> {
  return read(`${FOLDER}/index.json`);
}

/** The scenarios of a section. */
export function fetchScenarios(section: string): Promise<Scenario[]> {
  return read(`${FOLDER}/${section}.json`);
}

async function read<T>(path: string): Promise<T> {
  const answer = await fetch(path);
  if (!answer.ok) {
    throw new Error(`${path}: ${answer.status}`);
  }
  return (await answer.json()) as T;
}

// ------------------------------------------------------------------ steps

/** What a step of a scenario is: a move, or something that must be true then. */
export type StepKind = "play" | "can" | "cannot" | "asked" | "check" | "options" | "knows" | "other";

const KINDS: readonly [StepKind, RegExp][] = [
  ["can", /^can (.*)$/],
  ["cannot", /^cannot (.*)$/],
  ["asked", /^asked (.*)$/],
  ["check", /^check (.*)$/],
  ["options", /^options (.*)$/],
  ["knows", /^knows (.*)$/],
  ["play", /^([\w-]+: .*)$/],
];

/** A step, and what it says after the word that tells its kind. */
export function stepOf(line: string): { kind: StepKind; text: string } {
  for (const [kind, form] of KINDS) {
    const found = form.exec(line);
    if (found) {
      return { kind, text: found[1] ?? "" };
    }
  }
  return { kind: "other", text: line };
}

// ----------------------------------------------------------------- trying

/** What is not part of the notation. */
const OURS = new Set(["rulings", "about", "player"]);

/** A scenario in TOML, as the house reads it. */
export function tomlOf(scenario: Scenario): string {
  const players = scenario.player.map((place) => `[[scenario.player]]\n${linesOf(place)}`);
  return ["[[scenario]]", linesOf(scenario), ...players].join("\n");
}

function linesOf(table: object): string {
  const entries = Object.entries(table).filter(([name]) => !OURS.has(name));
  return entries.map(([name, value]) => `${name} = ${valueOf(value)}`).join("\n");
}

/** Words, numbers and lists are written alike in JSON; a table within a line is not. */
function valueOf(value: unknown): string {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return JSON.stringify(value);
  }
  const inner = Object.entries(value).map(([name, each]) => `${name} = ${valueOf(each)}`);
  return `{ ${inner.join(", ")} }`;
}

/** The table at which a scenario was tried last: nobody needs it once another one is tried. */
const LAST = "scenario-table";

/** Open a table at the position of a scenario; its name, or undefined if that is refused. */
export async function tryScenario(house: House, scenario: Scenario): Promise<string | undefined> {
  return house.attempt(async () => {
    await leaveLast(house);
    const { table } = await house.request({ t: "open", scenario: tomlOf(scenario) });
    keptInTab.set(LAST, table);
    return table;
  });
}

async function leaveLast(house: House): Promise<void> {
  const last = keptInTab.get(LAST);
  if (!last) {
    return;
  }
  keptInTab.drop(LAST);
  try {
    await house.watch(last);
    await house.request({ t: "leave" });
    await house.unwatch();
  } catch (error) {
    if (!(error instanceof RefusedError)) {
      throw error; // a refusal: the table is gone already
    }
  }
}
