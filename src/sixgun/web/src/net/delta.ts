/** A view, and what differs from it, make the next view: as `sixgun.client.delta` does it. */

import {
  DUEL_VIEW_FIELDS,
  GAME_VIEW_FIELDS,
  SEAT_VIEW_FIELDS,
  SIDE_VIEW_FIELDS,
  SPOT_VIEW_FIELDS,
} from "../generated/protocol";
import type { Delta, DuelDelta, DuelView, GameView } from "../generated/protocol";

/** A delta does not fit the view; the house is asked for the `full` one. */
export class DeltaError extends Error {}

/** What a kind of view is called, and which fields it has. */
interface Shape {
  name: string;
  fields: ReadonlySet<string>;
}

const GAME: Shape = { name: "GameView", fields: new Set(GAME_VIEW_FIELDS) };
const SEAT: Shape = { name: "SeatView", fields: new Set(SEAT_VIEW_FIELDS) };
const DUEL: Shape = { name: "DuelView", fields: new Set(DUEL_VIEW_FIELDS) };
const SIDE: Shape = { name: "SideView", fields: new Set(SIDE_VIEW_FIELDS) };
const SPOT: Shape = { name: "SpotView", fields: new Set(SPOT_VIEW_FIELDS) };

/** The view after a delta; the view before is left as it was. */
export function applied(view: GameView, delta: Delta): GameView {
  const after = changed(GAME, view, delta.set ?? {});
  if (delta.seats) {
    after.seats = changedParts("seat", SEAT, after.seats, delta.seats);
  }
  return withTails(GAME, after, delta.tails ?? {});
}

/** The same of a duel. */
export function appliedToDuel(view: DuelView, delta: DuelDelta): DuelView {
  const after = changed(DUEL, view, delta.set ?? {});
  if (delta.sides) {
    after.sides = changedParts("side", SIDE, after.sides, delta.sides);
  }
  if (delta.spots) {
    after.spots = changedParts("spot", SPOT, after.spots, delta.spots);
  }
  return withTails(DUEL, after, delta.tails ?? {});
}

function changed<T extends object>({ name, fields }: Shape, before: T, values: Partial<T>): T {
  const unknown = Object.keys(values).filter((field) => !fields.has(field));
  if (unknown.length) {
    throw new DeltaError(`${name} has no ${unknown.sort().join(", ")}`);
  }
  return { ...before, ...values };
}

function changedParts<T extends object>(
  word: string,
  shape: Shape,
  parts: readonly T[],
  changes: Record<number, Partial<T>>,
): T[] {
  const after = [...parts];
  for (const [number, values] of Object.entries(changes)) {
    const part = after[Number(number)];
    if (!part) {
      throw new DeltaError(`there is no ${word} ${number}; they go from 0 to ${parts.length - 1}`);
    }
    after[Number(number)] = changed(shape, part, values);
  }
  return after;
}

/** Lists of which so many entries stay, and these follow. */
function withTails<T extends object>(shape: Shape, view: T, tails: Record<string, [number, string[]]>): T {
  for (const [name, [kept, rest]] of Object.entries(tails)) {
    const before: unknown = shape.fields.has(name) ? view[name as keyof T] : undefined;
    if (!Array.isArray(before)) {
      throw new DeltaError(`a view has no list ${name}`);
    }
    if (kept < 0 || kept > before.length) {
      throw new DeltaError(`${name} has ${before.length} entries, of which ${kept} cannot stay`);
    }
    Object.assign(view, { [name]: [...before.slice(0, kept), ...rest] });
  }
  return view;
}
