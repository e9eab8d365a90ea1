/** A list of many buttons is one stop of the Tab key: inside it, the arrows lead up and down. */

/** Move the focus within a list, if this key says so. */
export function rove(event: KeyboardEvent): void {
  const list = event.currentTarget;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!(list instanceof HTMLElement) || !step || event.ctrlKey || event.metaKey || event.altKey) {
    return;
  }
  const buttons = [...list.querySelectorAll<HTMLElement>("button")];
  const now = buttons.findIndex((each) => each === document.activeElement);
  const next = now < 0 ? (step > 0 ? 0 : buttons.length - 1) : now + step;
  buttons[Math.max(0, Math.min(next, buttons.length - 1))]?.focus();
  event.preventDefault();
}
