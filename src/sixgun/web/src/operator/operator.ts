/** The hand of whoever runs the house: acts, what is asked before, and how things are written. */

import { ref, shallowRef } from "vue";
import type { Outcome, OperatorAct, Someone } from "../generated/operator_api";
import { languages, t } from "../speech/languages";
import type { House } from "../state/store";

/** What is to be confirmed: the question, the button, and what is then done. */
export interface Doubt {
  title: string;
  about: string;
  yes: string;
  act: OperatorAct;
}

/** The words of what cannot be taken back, by its act. */
const SURE: Partial<Record<OperatorAct["t"], (would: Outcome) => string>> = {
  close: ({ tables = 0 }) => t("operator-close-sure", { tables }),
  ban: ({ people = 0, addresses = 0, tables = 0 }) => t("operator-ban-sure", { people, addresses, tables }),
  shutdown: ({ people = 0, tables = 0 }) => t("operator-shutdown-sure", { people, tables }),
  revoke: ({ invitations = 0, people = 0 }) => t("operator-revoke-sure", { invitations, people }),
  dismiss: ({ complaints = 0 }) => t("operator-dismiss-sure", { complaints }),
};

export class Operator {
  /** Counts what was done: whoever shows a list reads it again. */
  readonly times = ref(0);
  readonly doubt = shallowRef<Doubt | null>(null);
  readonly told = ref("");
  /** Of the invitation that was made last: it is shown once. */
  readonly link = ref("");

  constructor(private readonly house: House) {}

  /** What the house answers; a refusal is told as a notice. */
  see<T>(act: OperatorAct): Promise<T | undefined> {
    return this.house.attempt(() => this.house.people.operate<T>(act));
  }

  /** Do something at once. */
  async act(act: OperatorAct): Promise<boolean> {
    const outcome = await this.see<Outcome>(act);
    if (outcome?.done) {
      const { tables = 0, people = 0, addresses = 0, complaints = 0, invitations = 0, file = "" } = outcome;
      this.told.value = file
        ? t("operator-did-file", { file })
        : t("operator-did-counts", { tables, people, addresses, complaints, invitations });
      this.times.value += 1;
      this.link.value = outcome.link ?? "";
    }
    return outcome?.done ?? false;
  }

  /** Ask how much it concerns, and then whether that is meant. */
  async doubtful(act: OperatorAct, title: string, yes = title): Promise<void> {
    const would = await this.see<Outcome>({ ...act, confirmed: false } as OperatorAct);
    if (would) {
      this.doubt.value = { title, about: SURE[act.t]?.(would) ?? "", yes, act };
    }
  }

  async sure(): Promise<void> {
    const doubt = this.doubt.value;
    this.doubt.value = null;
    if (doubt) {
      await this.act({ ...doubt.act, confirmed: true } as OperatorAct);
    }
  }
}

/** What somebody is called. */
export function called(someone: Someone | null): string {
  if (!someone?.person) {
    return t("operator-nobody");
  }
  return someone.name || t("operator-nameless");
}

const UNITS = [
  { unit: "days", seconds: 86_400 },
  { unit: "hours", seconds: 3600 },
] as const;

/** How old something is, in the largest unit that fits. */
export function aged(seconds: number): string {
  const found = UNITS.find((each) => seconds >= 2 * each.seconds) ?? { unit: "minutes", seconds: 60 };
  return t("operator-old", { unit: found.unit, number: Math.floor(seconds / found.seconds) });
}

/** A date as it is written here. */
export function dated(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString(languages.value.page ?? "en", {
    dateStyle: "short",
    timeStyle: "short",
  });
}

/** So many seconds of thinking. */
export function thought(seconds: number): string {
  return t("operator-seconds", { seconds: seconds.toFixed(1) });
}
