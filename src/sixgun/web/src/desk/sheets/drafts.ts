/** Sheets that were begun and not filed: kept in this browser, for the person who types them. */

import type { DeskView } from "../../generated/desk_api";
import { kept } from "../../kept";
import type { Typed } from "./typing";

/** Which sheet it is: typed over this version, for this purpose. */
export interface Where {
  round: number;
  place: number;
  version: number;
  mode: string;
}

export interface Begun {
  typed: Typed;
  reason: string;
}

export interface Drafts {
  get(where: Where): Begun | null;
  keep(where: Where, begun: Begun): void;
  drop(where: Where): void;
}

/** The drafts of whoever is at this desk; another person at the same machine has others. */
export function draftsOf(view: () => DeskView): Drafts {
  const name = (): string => `desk-begun-${view().tournament}-${view().me}`;

  /** What is kept; sheets that somebody has filed since then are over. */
  function all(): Record<string, Begun> {
    const found = Object.entries(read(kept.get(name())));
    return Object.fromEntries(found.filter(([key, begun]) => isOpen(view(), key, begun)));
  }

  function write(drafts: Record<string, Begun>): void {
    if (Object.keys(drafts).length) {
      kept.set(name(), JSON.stringify(drafts));
    } else {
      kept.drop(name());
    }
  }

  return {
    get: (where) => all()[keyOf(where)] ?? null,
    keep: (where, begun) => write({ ...all(), [keyOf(where)]: begun }),
    drop(where) {
      const key = keyOf(where);
      write(Object.fromEntries(Object.entries(all()).filter(([other]) => other !== key)));
    },
  };
}

function keyOf({ round, place, version, mode }: Where): string {
  return [round, place, version, mode].join("/");
}

function read(text: string | null): Record<string, Begun> {
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, Begun>) : {};
  } catch {
    return {}; // written by something else
  }
}

/** Is the table still there, with as many seats, and the sheet at the same version? */
function isOpen(view: DeskView, key: string, begun: Begun): boolean {
  const [round, place, version] = key.split("/").map(Number);
  const table = view.rounds[(round ?? 0) - 1]?.tables[(place ?? 0) - 1];
  const size = begun.typed?.roles?.length;
  return table?.versions.length === version && table?.players.length === size;
}
