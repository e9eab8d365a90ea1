/** From the messages of the house to what the page is told: whole, and with the view applied. */

import type {
  Ack,
  AnyMessage,
  Dealing,
  Done,
  Explained,
  Full,
  GameView,
  Gone,
  Notice,
  Refused,
  Reload,
  Tables,
  Update,
} from "../protocol";
import { ACK_EVERY } from "../protocol";
import { applied, DeltaError } from "./delta";
import type {
  Shown,
  Whole,
  WholeEnded,
  WholeGame,
  WholeSaid,
  WholeTable,
  WholeTold,
  WholeWelcome,
} from "./whole";
import {
  shown,
  wholeEnded,
  wholeGame,
  wholeSaid,
  wholeTable,
  wholeTables,
  wholeTold,
  wholeWelcome,
} from "./whole";

/** What the page hears: every message that is not the answer to one request. */
export type Heard =
  | WholeWelcome
  | Whole<Tables>
  | WholeTable
  | Dealing
  | WholeGame
  | Shown
  | WholeEnded
  | WholeSaid
  | { t: "notice"; notice: WholeTold }
  | { t: "gone"; table: string; reason: WholeTold };

/** What only concerns the connection, or one request. */
export type Answered = Done | Refused | Explained | Reload;

export interface Read {
  heard?: Heard;
  answered?: Answered;
  /** What has to be sent because of it. */
  reply?: Ack | Full;
}

/** Remembers the view of the table that one looks at. */
export class Reader {
  view: GameView | null = null;
  seq = 0;

  read(message: AnyMessage): Read {
    const reader = READERS[message.t] as ((r: Reader, m: AnyMessage) => Read) | undefined;
    if (!reader) {
      return {}; // a house may say more than this page understands
    }
    return reader(this, message);
  }

  /** One looks at nothing any more, or the connection is new. */
  forget(): void {
    this.view = null;
    this.seq = 0;
  }

  update(update: Update): Read {
    const view = this.next(update);
    if (!view) {
      return { reply: { t: "full" } };
    }
    this.view = view;
    this.seq = update.seq;
    const heard = shown(update, view);
    return update.seq % ACK_EVERY ? { heard } : { heard, reply: { t: "ack", seq: update.seq } };
  }

  /** The view that an update leads to; null: it does not fit what was seen before. */
  private next(update: Update): GameView | null {
    if (update.view) {
      return update.view;
    }
    if (!this.view || !update.delta || (update.base ?? 0) !== this.seq) {
      return null;
    }
    try {
      return applied(this.view, update.delta);
    } catch (error) {
      if (error instanceof DeltaError) {
        return null;
      }
      throw error;
    }
  }
}

type Readers = {
  [Tag in AnyMessage["t"]]: (reader: Reader, message: Extract<AnyMessage, { t: Tag }>) => Read;
};

/** Every message that there is: a new one is missing here, and the types say so. */
export const READERS: Readers = {
  welcome: (_, message) => ({ heard: wholeWelcome(message) }),
  reload: (_, answered) => ({ answered }),
  done: (_, answered) => ({ answered }),
  refused: (_, answered) => ({ answered }),
  explained: (_, answered) => ({ answered }),
  tables: (_, message) => ({ heard: wholeTables(message) }),
  table: (_, message) => ({ heard: wholeTable(message) }),
  dealing: (_, heard) => ({ heard }),
  game(reader, message) {
    reader.view = null;
    return { heard: wholeGame(message) };
  },
  update: (reader, message) => reader.update(message),
  ended: (_, message) => ({ heard: wholeEnded(message) }),
  said: (_, message) => ({ heard: wholeSaid(message) }),
  notice: (_, { notice }: Notice) => ({ heard: { t: "notice", notice: wholeTold(notice) } }),
  gone(reader, { table, reason }: Gone) {
    reader.forget();
    return { heard: { t: "gone", table, reason: wholeTold(reason) } };
  },
};
