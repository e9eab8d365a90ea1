/** A person as somebody at the desk types one. */

import type { Register } from "../../generated/desk_api";
import { RefusedError } from "../../net/errors";
import { t } from "../../speech/languages";
import type { Desk } from "../desk";

export interface TypedPerson {
  surname: string;
  given: string;
  club: string;
  member: string;
  contact: string;
}

export type NamedPerson = Omit<Register, "t"> & { name: string };

export const NOBODY: Readonly<TypedPerson> = { surname: "", given: "", club: "", member: "", contact: "" };

/** A name without a first one is the whole name. */
export function personOf({ surname, given: first, ...more }: TypedPerson): NamedPerson {
  const [last, given] = [surname.trim(), first.trim()];
  const rest = { club: more.club.trim(), member: more.member.trim(), contact: more.contact.trim() };
  return given ? { name: `${given} ${last}`, surname: last, given, ...rest } : { name: last, ...rest };
}

/** If somebody of this name is registered already: is it another person? Then it is done once more as such. */
export async function asNamesake<T>(
  desk: Desk,
  name: string,
  act: (namesake: boolean) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await act(false);
  } catch (error) {
    if (!isRefused(error, "refused-already-registered")) {
      throw error;
    }
    const about = t("desk-namesake.about", { name });
    const sure = await desk.ask({ title: t("desk-namesake"), about, yes: t("desk-namesake-do") });
    return sure ? act(true) : undefined;
  }
}

export function isRefused(error: unknown, key: string): boolean {
  return error instanceof RefusedError && error.reason.key === key;
}

/** A word as search finds it: no accents, no capitals. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
