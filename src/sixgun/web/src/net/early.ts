/**
 * The way to the house is long: before the rest of the page is there, it is asked who one is, and
 * the line to it is opened. Whatever goes wrong here is told when it is done again.
 */

import { PREFIX } from "../router/prefix";

/** Where one becomes known to the house. */
export const PEOPLE = "/api/people";

let asked: Promise<Response> | null = null;
let line: WebSocket | null = null;

/** How to ask by HTTP for something to be done. */
export function posted(body: object): RequestInit {
  const headers = { "Content-Type": "application/json" };
  return { method: "POST", headers, body: JSON.stringify(body), cache: "no-store" };
}

export function askEarly(): void {
  asked = window.fetch(PREFIX + PEOPLE, { ...posted({}), credentials: "same-origin" });
  asked.then(
    (answer) => {
      if (answer.ok) {
        line = new WebSocket(socketAddress(window.location));
      }
    },
    () => undefined,
  );
}

export function socketAddress({ protocol, host }: { protocol: string; host: string }): string {
  return `${protocol === "https:" ? "wss" : "ws"}://${host}${PREFIX}/socket`;
}

/** A line to the house: the early one, if it is still good. */
export function connectOnce(): WebSocket {
  const early = line;
  line = null;
  if (!early || early.readyState > WebSocket.OPEN) {
    return new WebSocket(socketAddress(window.location));
  }
  if (early.readyState === WebSocket.OPEN) {
    queueMicrotask(() => early.onopen?.(new Event("open")));
  }
  return early;
}

/** Like the browser's own; what was asked before is not asked again. */
export function fetchOnce(path: string, init: RequestInit): Promise<Response> {
  const answer = path === PEOPLE ? asked : null;
  asked = null;
  return answer ?? window.fetch(PREFIX + path, init);
}
