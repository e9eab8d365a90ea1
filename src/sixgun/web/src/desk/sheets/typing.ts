/** A sheet while it is typed: the draft, what the house says about it, and moving on by keyboard. */

import { computed, reactive, shallowRef, watch } from "vue";
import type { ComputedRef, ShallowRef } from "vue";
import type { CheckSheet, SheetChecked, SheetData, SheetDraft, SheetProblem } from "../../generated/desk_api";
import { LostError, RefusedError } from "../../net/errors";

/** A sheet as the form holds it: every field there, empty ones included. */
export interface Typed {
  roles: string[];
  prices: (number | null)[];
  outcome: string;
  final_duel: boolean;
  characters: string[];
  /** null: what stands there is no number. */
  reshuffles: number | null;
  confirmed: Record<string, string>;
}

/** An empty sheet; the first seat is the Sheriff's, and without auction nobody pays. */
export function emptySheet(size: number, auctioned: boolean): Typed {
  return {
    roles: Array.from({ length: size }, (_, seat) => (seat ? "" : "sheriff")),
    prices: Array.from({ length: size }, () => (auctioned ? null : 0)),
    outcome: "",
    final_duel: false,
    characters: Array.from({ length: size }, () => ""),
    reshuffles: 0,
    confirmed: {},
  };
}

/** A sheet that is there already, to be corrected. */
export function typedFrom(sheet: SheetData): Typed {
  const characters = sheet.roles.map((_, seat) => sheet.characters[seat] ?? "");
  return { ...structuredClone(sheet), characters };
}

/** What is sent: characters count only if they were written down. */
export function draftOf(typed: Typed): Required<SheetDraft> {
  const given = Object.entries(typed.confirmed).map(([rule, reason]) => [rule, reason.trim()] as const);
  return {
    ...typed,
    roles: [...typed.roles],
    prices: typed.prices.map((price) => (typeof price === "number" ? price : null)),
    characters: typed.characters.some(Boolean) ? [...typed.characters] : [],
    final_duel: typed.final_duel && typed.outcome === "law",
    reshuffles: typed.reshuffles ?? 0,
    confirmed: Object.fromEntries(given.filter(([, reason]) => reason)),
  };
}

export interface Typing {
  typed: Typed;
  draft: ComputedRef<Required<SheetDraft>>;
  checked: ShallowRef<SheetChecked | null>;
  /** Of a seat, or (null) of the whole sheet. */
  problemsAt(seat: number | null): SheetProblem[];
  /** What must be confirmed with a reason, each rule once. */
  toConfirm: ComputedRef<SheetProblem[]>;
  /** Can it be filed as it is? */
  isReady: ComputedRef<boolean>;
}

/** Between the last key and asking the house, in milliseconds. */
const PAUSE = 120;

/** Type a sheet; the house looks at it whenever it has changed. */
export function useTyping(first: Typed, check: (sheet: CheckSheet["sheet"]) => Promise<SheetChecked>): Typing {
  const typed = reactive(first);
  const checked = shallowRef<SheetChecked | null>(null);
  const draft = computed(() => draftOf(typed));
  let asked = 0;
  let alarm = 0;

  async function ask(): Promise<void> {
    asked += 1;
    const mine = asked;
    try {
      const answer = await check(draft.value);
      if (mine === asked) {
        checked.value = answer;
      }
    } catch (error) {
      if (!(error instanceof RefusedError || error instanceof LostError)) {
        throw error; // what is wrong is told when it is filed
      }
    }
  }

  watch(draft, () => {
    window.clearTimeout(alarm);
    alarm = window.setTimeout(() => void ask(), PAUSE);
  });
  void ask();

  const problems = computed(() => checked.value?.problems ?? []);
  const toConfirm = computed(() => {
    const rules = new Map(problems.value.filter(({ degree }) => degree === "confirm").map((each) => [each.rule, each]));
    return [...rules.values()];
  });
  const isReady = computed(() => isComplete(draft.value) && typed.reshuffles !== null);
  return {
    typed,
    draft,
    checked,
    problemsAt: (seat) => problems.value.filter((problem) => problem.seat === seat),
    toConfirm,
    isReady,
  };
}

/** Is there something in every field that a sheet needs? */
export function isComplete(draft: Required<SheetDraft>): boolean {
  return draft.roles.every(Boolean) && draft.prices.every((price) => price !== null) && draft.outcome !== "";
}

/** The fields of a form that can be typed into, in order. */
function fields(form: HTMLElement): HTMLElement[] {
  const found = form.querySelectorAll<HTMLElement>("select, input, button[type=submit]");
  return [...found].filter((field) => !field.matches(":disabled, [tabindex='-1']"));
}

/** Go on to the next field; of a group of radio buttons the one that is chosen counts. */
export function goOn(form: HTMLElement, from: Element | null): void {
  const all = fields(form).filter((field) => !isOtherRadio(field, from));
  const at = all.indexOf(from as HTMLElement);
  all[at + 1]?.focus();
}

function isOtherRadio(field: HTMLElement, from: Element | null): boolean {
  if (!(field instanceof HTMLInputElement) || field.type !== "radio" || field === from) {
    return false;
  }
  const isSameGroup = from instanceof HTMLInputElement && from.name === field.name;
  const group = [...(field.form?.querySelectorAll<HTMLInputElement>(`input[name="${field.name}"]`) ?? [])];
  const chosen = group.find((each) => each.checked) ?? group[0];
  return isSameGroup || field !== chosen;
}

/** Which of some words a letter means; "": none, or more than one begins so. */
export function byLetter(letter: string, words: readonly { value: string; label: string }[]): string {
  const typed = letter.toLowerCase();
  const found = words.filter(({ label }) => label.toLowerCase().startsWith(typed));
  return typed.length === 1 && found.length === 1 ? (found[0]?.value ?? "") : "";
}
