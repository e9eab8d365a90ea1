/** A long press, by our own timing: not every browser tells of one, and none says when. */

import type { ObjectDirective } from "vue";

/** So long something is held until it is looked at, in milliseconds; and so far a finger may tremble, in pixels. */
const LONG = 450;
const TREMBLE = 10;

const undoing = new WeakMap<HTMLElement, () => void>();
const wanted = new WeakMap<HTMLElement, () => void>();

/** `v-hold="look"`: whoever holds a finger on this looks at it; letting go presses nothing then. */
export const vHold: ObjectDirective<HTMLElement, () => void> = {
  mounted(element, { value }) {
    wanted.set(element, value);
    undoing.set(element, listen(element));
  },
  updated(element, { value }) {
    wanted.set(element, value);
  },
  beforeUnmount(element) {
    undoing.get(element)?.();
  },
};

/** Letting go is no click, neither here nor on what has come up under the finger. */
function swallowClick(): void {
  const done = (): void => {
    document.removeEventListener("click", swallow, true);
    document.removeEventListener("pointerdown", done, true);
  };
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    done();
  };
  document.addEventListener("click", swallow, true);
  document.addEventListener("pointerdown", done, true);
}

function listen(element: HTMLElement): () => void {
  let alarm = 0;
  let begin = { x: 0, y: 0 };
  let isHeld = false;
  const stop = (): void => window.clearTimeout(alarm);

  const listeners: Record<string, (event: PointerEvent) => void> = {
    pointerdown(event) {
      isHeld = false;
      if (event.pointerType === "mouse" && event.button !== 0) {
        return;
      }
      begin = { x: event.clientX, y: event.clientY };
      stop();
      alarm = window.setTimeout(() => {
        isHeld = true;
        swallowClick();
        wanted.get(element)?.();
      }, LONG);
    },
    pointermove({ clientX, clientY }) {
      if (Math.hypot(clientX - begin.x, clientY - begin.y) > TREMBLE) {
        stop();
      }
    },
    pointerup: stop,
    pointercancel: stop,
    pointerleave: stop,
    /** The menu that a browser has for a long press, or for the other button: that looks as well. */
    contextmenu(event) {
      event.preventDefault();
      stop();
      if (!isHeld && event.pointerType === "mouse") {
        wanted.get(element)?.();
      }
    },
  };
  for (const [name, listener] of Object.entries(listeners)) {
    element.addEventListener(name, listener as EventListener);
  }
  return () => {
    stop();
    for (const [name, listener] of Object.entries(listeners)) {
      element.removeEventListener(name, listener as EventListener);
    }
  };
}
