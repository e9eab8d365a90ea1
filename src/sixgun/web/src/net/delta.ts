/** A view, and what differs from it, make the next view: as `sixgun.client.delta` does it. */

import { GAME_VIEW_FIELDS, SEAT_VIEW_FIELDS } from "../protocol";
import type { Delta, GameView, SeatView } from "../protocol";

/** A delta does not fit the view; the house is asked for the `full` one. */
export class DeltaError extends Error {}

const GAME_FIELDS: ReadonlySet<string> = new Set(GAME_VIEW_FIELDS);
const SEAT_FIELDS: ReadonlySet<string> = new Set(SEAT_VIEW_FIELDS);

/** The view after a delta; the view before is left as it was. */
export function applied(view: GameView, delta: Delta): GameView {
  checkFields("GameView", GAME_FIELDS, delta.set ?? {});
  const after: GameView = { ...view, ...delta.set };
  if (delta.seats) {
    after.seats = changedSeats(after.seats, delta.seats);
  }
  for (const [name, [kept, rest]] of Object.entries(delta.tails ?? {})) {
    Object.assign(after, { [name]: withTail(after, name, kept, rest) });
  }
  return after;
}

function changedSeats(
  seats: readonly SeatView[],
  changes: Record<number, Partial<SeatView>>,
): SeatView[] {
  const after = [...seats];
  for (const [number, values] of Object.entries(changes)) {
    const seat = after[Number(number)];
    if (!seat) {
      throw new DeltaError(`there is no seat ${number}; they go from 0 to ${seats.length - 1}`);
    }
    checkFields("SeatView", SEAT_FIELDS, values);
    after[Number(number)] = { ...seat, ...values };
  }
  return after;
}

/** A list of which so many entries stay, and these follow. */
function withTail(view: GameView, name: string, kept: number, rest: readonly string[]): unknown[] {
  const before: unknown = GAME_FIELDS.has(name) ? view[name as keyof GameView] : undefined;
  if (!Array.isArray(before)) {
    throw new DeltaError(`a view has no list ${name}`);
  }
  if (kept < 0 || kept > before.length) {
    throw new DeltaError(`${name} has ${before.length} entries, of which ${kept} cannot stay`);
  }
  return [...before.slice(0, kept), ...rest];
}

function checkFields(what: string, known: ReadonlySet<string>, values: object): void {
  const unknown = Object.keys(values).filter((name) => !known.has(name));
  if (unknown.length) {
    throw new DeltaError(`${what} has no ${unknown.sort().join(", ")}`);
  }
}
