/** What can come of a request besides what was asked for. */

import type { WholeTold } from "./whole";

/** The house did not do it, nothing was changed, and this is why. */
export class RefusedError extends Error {
  constructor(
    readonly reason: WholeTold,
    /** HTTP's number, where it was asked that way. */
    readonly status = 0,
  ) {
    super(`${reason.key} ${JSON.stringify(reason.args)}`);
    this.name = "RefusedError";
  }
}

/** There was no answer: nobody knows whether it was done. */
export class LostError extends Error {
  constructor() {
    super("the connection is lost");
    this.name = "LostError";
  }
}
