/**
 * What can be chosen now, and choosing it: by a card, by a seat, by a button, by a key.
 *
 * No rule is known here. The house says which options there are; a click on a card or a seat
 * only finds those that name it.
 */

import type { ComputedRef, Ref } from "vue";
import { computed, ref, watch } from "vue";
import type { Ask, Option } from "../../generated/protocol";
import type { WholeExplanation, WholeTold } from "../../net/whole";
import { isAsked } from "../../state/house";
import type { House } from "../../state/store";

export interface Choice {
  index: number;
  option: Option;
  words: WholeTold;
  cautions: WholeTold[];
  /** What its card does alone, if this is the first of several choices about it. */
  head: WholeTold | null;
}

/** Choices about the same thing: one card with all its targets, or one button. */
export interface Group {
  /** The verb and the card, or the target of what has no card. */
  key: string;
  card: string | null;
  choices: Choice[];
}

export interface Choosing {
  choices: ComputedRef<Choice[]>;
  groups: ComputedRef<Group[]>;
  /** The group whose target is being looked for. */
  aiming: Ref<Group | null>;
  /** What each seat could be chosen for now. */
  targets: ComputedRef<Map<number, Choice>>;
  /** A choice that should be thought over. */
  doubtful: Ref<Choice | null>;
  /** Distances and reasons by seat or spot, while aiming. */
  sights: Ref<Map<number, Sight>>;
  isOffered(card: string): boolean;
  pickCard(card: string): void;
  pickSeat(seat: number): void;
  pickGroup(group: Group): void;
  take(choice: Choice): void;
  takeAnyway(): void;
  cancel(): void;
}

/** What somebody who aims wants to know about a seat, or in a duel about a spot. */
export interface Sight {
  /** A duel has no distances. */
  distance: WholeExplanation | null;
  reason: WholeTold | null;
}

export function useChoosing(house: House, isCareful: () => boolean): Choosing {
  const { state } = house;
  const aimed = ref<string | null>(null);
  const doubtful = ref<Choice | null>(null);
  const sights = ref(new Map<number, Sight>());

  const choices = computed(() => (isAsked(state) && state.question ? choicesOf(state.question) : []));
  const groups = computed(() => grouped(choices.value));
  const aiming = computed({
    get: () => groups.value.find((group) => group.key === aimed.value) ?? null,
    set: (group) => (aimed.value = group?.key ?? null),
  });
  const targets = computed(() => targetsOf(aiming.value?.choices ?? untargeted(choices.value)));

  // A connection that comes back asks the same once more: what was aimed at stays.
  const asked = computed<string>((before) =>
    state.question ? `${state.game?.game} ${state.question.decision}` : (before ?? ""),
  );
  watch(asked, () => cancel());
  watch(
    () => aiming.value?.key,
    () => void look(aiming.value),
  );

  /** Ask the house how far everybody is, and why somebody cannot be aimed at. */
  async function look(group: Group | null): Promise<void> {
    sights.value = new Map();
    const first = group?.choices[0]?.option;
    const asks = first ? asksAbout(state, first) : [];
    if (!asks.length) {
      return;
    }
    const answers = await house.explain(asks.map(({ ask }) => ask));
    if (aiming.value?.key === group?.key && answers.length === asks.length) {
      sights.value = sightsOf(asks, answers);
    }
  }

  function isOffered(card: string): boolean {
    return groups.value.some((group) => group.card === card);
  }

  function pickCard(card: string): void {
    const found = groups.value.filter((group) => group.card === card);
    const [group] = found;
    if (group) {
      pickGroup(group);
    }
  }

  function pickGroup(group: Group): void {
    const [only] = group.choices;
    if (group.choices.length === 1 && only && only.option[2] === null) {
      take(only);
    } else {
      aiming.value = aiming.value?.key === group.key ? null : group;
    }
  }

  function pickSeat(seat: number): void {
    const choice = targets.value.get(seat);
    if (choice) {
      take(choice);
    }
  }

  function take(choice: Choice): void {
    if (choice.cautions.length && isCareful()) {
      doubtful.value = choice;
    } else {
      void house.attempt(() => house.answer(choice.index));
      cancel();
    }
  }

  function takeAnyway(): void {
    const choice = doubtful.value;
    cancel();
    if (choice) {
      void house.attempt(() => house.answer(choice.index));
    }
  }

  function cancel(): void {
    aimed.value = null;
    doubtful.value = null;
  }

  return {
    choices,
    groups,
    aiming,
    targets,
    doubtful,
    sights,
    isOffered,
    pickCard,
    pickSeat,
    pickGroup,
    take,
    takeAnyway,
    cancel,
  };
}

interface Asked {
  options: Option[];
  words: WholeTold[];
  cautions: Record<number, WholeTold[]>;
  heads: Record<number, WholeTold>;
}

export function choicesOf({ options, words, cautions, heads }: Asked): Choice[] {
  return options.map((option, index) => ({
    index,
    option,
    words: words[index] ?? { key: "page-unsaid", args: {} },
    cautions: cautions[index] ?? [],
    head: heads[index] ?? null,
  }));
}

/** The same card with other targets is one thing to think about. */
export function grouped(choices: readonly Choice[]): Group[] {
  const groups = new Map<string, Group>();
  for (const choice of choices) {
    const [verb, card, target] = choice.option;
    const key = card === null && target !== null ? `${verb} ${target}` : `${verb} ${card ?? ""}`;
    const group = groups.get(key) ?? { key, card, choices: [] };
    group.choices.push(choice);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Choices that name nothing but a seat can be made by clicking it. */
function untargeted(choices: readonly Choice[]): Choice[] {
  return choices.filter(({ option: [, card, target] }) => card === null && target !== null);
}

function targetsOf(choices: readonly Choice[]): Map<number, Choice> {
  return new Map(choices.flatMap((choice) => (choice.option[2] === null ? [] : [[choice.option[2], choice]])));
}

interface AskAbout {
  /** The seat, or in a duel the spot. */
  at: number;
  ask: Ask;
}

/** What to ask about everybody at whom this could be aimed. */
function asksAbout({ view, duel }: Pick<House["state"], "view" | "duel">, [verb, card]: Option): AskAbout[] {
  const why = (at: number): AskAbout => ({ at, ask: { t: "why", option: [verb, card, at] } });
  if (duel) {
    return duel.spots.flatMap(({ life }, spot) => (life > 0 ? [why(spot)] : []));
  }
  const me = view?.seat ?? null;
  if (!view || me === null) {
    return [];
  }
  const others = view.seats.flatMap((seat, at) => (seat.alive && at !== me ? [at] : []));
  return others.flatMap((at): AskAbout[] => [{ at, ask: { t: "distance", seat: me, foe: at } }, why(at)]);
}

function sightsOf(asks: readonly AskAbout[], answers: readonly WholeExplanation[]): Map<number, Sight> {
  const sights = new Map<number, Sight>();
  asks.forEach(({ at, ask }, index) => {
    const answer = answers[index];
    const before = sights.get(at) ?? { distance: null, reason: null };
    if (answer) {
      sights.set(at, ask.t === "why" ? { ...before, reason: answer.reason } : { ...before, distance: answer });
    }
  });
  return sights;
}
