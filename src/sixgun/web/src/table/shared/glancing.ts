/**
 * What the pointer rests on, or the keyboard's focus, is seen large beside it. `data-thing` says what it is.
 *
 * It is shown where it covers least of what can be pressed, and never what it belongs to.
 */

import type { Ref } from "vue";
import { onBeforeUnmount, onMounted, ref } from "vue";

export interface Spot {
  x: number;
  y: number;
}
export interface Box extends Spot {
  width: number;
  height: number;
}

/** So long a pointer rests before something is shown, in milliseconds; the focus moves on more often. */
const REST = 160;
const FOCUS_REST = 350;
/** How large what is shown is, and how far from what it belongs to, in rem. */
export const SIZE = { width: 25, height: 17.5 };
const GAP = 0.75;
/** What can be pressed next. */
const PRESSED = ".ask, .choices, .held.offered, .plate.target, .gear .offered";

export interface Glance {
  /** The card, character, event or role that is seen; "": none. */
  glanced: Ref<string>;
  at: Ref<Spot>;
}

export function useGlance(root: Ref<HTMLElement | null>): Glance {
  const glanced = ref("");
  const at = ref<Spot>({ x: 0, y: 0 });
  let alarm = 0;
  let seen: Element | null = null;

  function hide(): void {
    window.clearTimeout(alarm);
    seen = null;
    glanced.value = "";
  }

  function look(target: EventTarget | null, after: number): void {
    const thing = target instanceof Element ? target.closest<HTMLElement>("[data-thing]") : null;
    if (thing === seen) {
      return;
    }
    hide();
    seen = thing;
    if (thing?.dataset["thing"]) {
      alarm = window.setTimeout(() => show(thing), after);
    }
  }

  function show(thing: HTMLElement): void {
    if (!thing.isConnected || document.querySelector("dialog[open]")) {
      return;
    }
    at.value = placeBeside(thing, root.value);
    glanced.value = thing.dataset["thing"] ?? "";
  }

  /** What comes to lie under a pointer that rests is not looked at. */
  let last: Spot = { x: 0, y: 0 };
  function hasMoved({ clientX: x, clientY: y }: PointerEvent): boolean {
    const moved = x !== last.x || y !== last.y;
    last = { x, y };
    return moved;
  }

  const listeners: Record<string, (event: Event) => void> = {
    pointermove: (event) => canHover() && hasMoved(event as PointerEvent) && look(event.target, REST),
    pointerleave: hide,
    pointerdown: hide,
    focusin: ({ target }) => target instanceof Element && target.matches(":focus-visible") && look(target, FOCUS_REST),
    focusout: hide,
    keydown: (event) => (event as KeyboardEvent).key === "Escape" && hide(),
  };
  onMounted(() => {
    for (const [name, listener] of Object.entries(listeners)) {
      root.value?.addEventListener(name, listener);
    }
  });
  onBeforeUnmount(hide);
  return { glanced, at };
}

/** A finger rests on nothing: it holds what it wants to see. */
function canHover(): boolean {
  return window.matchMedia("(hover: hover)").matches;
}

function placeBeside(thing: HTMLElement, root: HTMLElement | null): Spot {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const size = { width: SIZE.width * rem, height: SIZE.height * rem };
  const screen = { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight };
  const pressed = [...(root?.querySelectorAll(PRESSED) ?? [])].map((element) => element.getBoundingClientRect());
  return placed(thing.getBoundingClientRect(), size, screen, pressed, GAP * rem);
}

/** Where something of a size goes: beside a box, on the screen, over as little as can be of the others. */
export function placed(
  box: Box,
  size: Pick<Box, "width" | "height">,
  screen: Pick<Box, "width" | "height">,
  others: readonly Box[],
  gap: number,
): Spot {
  const beside = [box.x + box.width + gap, box.x - size.width - gap];
  const middle = box.x + box.width / 2 - size.width / 2;
  const tried = [
    { x: middle, y: box.y - size.height - gap },
    ...beside.flatMap((x) => [box.y, box.y + box.height - size.height, 0, screen.height].map((y) => ({ x, y }))),
    { x: middle, y: box.y + box.height + gap },
    { x: 0, y: box.y - size.height - gap },
    { x: screen.width, y: box.y - size.height - gap },
  ];
  const within = tried.map(({ x, y }) => ({
    x: clamp(x, gap, screen.width - size.width - gap),
    y: clamp(y, gap, screen.height - size.height - gap),
  }));
  const cost = (spot: Spot): number => {
    const here = { ...spot, ...size };
    return others.reduce((sum, other) => sum + shared(here, other), shared(here, box) * 100);
  };
  return within.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** How much of the screen two boxes share. */
function shared(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}
