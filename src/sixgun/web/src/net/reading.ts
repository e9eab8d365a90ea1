/** From the messages of the house to what the page is told: whole, and with the view applied. */

import type {
  Ack,
  AnyMessage,
  CirclePage,
  Dealing,
  Done,
  Explained,
  FriendList,
  Full,
  Gone,
  Notice,
  OwnTable,
  Refused,
  Reload,
  Tables,
  Update,
} from "../generated/protocol";
import { ACK_EVERY } from "../generated/protocol";
import { applied, appliedToDuel, DeltaError } from "./delta";
import type {
  Shown,
  Sight,
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
  wholeOwn,
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
  | { t: "own"; own: Whole<OwnTable>[] }
  | FriendList
  | CirclePage
  | { t: "notice"; notice: WholeTold; table?: string }
  | { t: "gone"; table: string; reason: WholeTold };

/** What only concerns the connection, or one request. */
export type Answered = Done | Refused | Explained | Reload;

export interface Read {
  heard?: Heard;
  answered?: Answered;
  /** What has to be sent because of it. */
  reply?: Ack | Full;
}

const NOTHING: Sight = { view: null, duel: null };

/** Remembers the view of the table that one looks at. */
export class Reader {
  sight: Sight = NOTHING;
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
    this.sight = NOTHING;
    this.seq = 0;
  }

  update(update: Update): Read {
    const sight = this.next(update);
    if (!sight) {
      return { reply: { t: "full" } };
    }
    this.sight = sight;
    this.seq = update.seq;
    const heard = shown(update, sight);
    return update.seq % ACK_EVERY ? { heard } : { heard, reply: { t: "ack", seq: update.seq } };
  }

  /** What an update leads to; null: it does not fit what was seen before. */
  private next({ view = null, duel = null, base = 0, delta, duel_delta }: Update): Sight | null {
    if (view || duel) {
      return { view, duel };
    }
    const { view: game, duel: fight } = this.sight;
    try {
      if (base === this.seq && game && delta) {
        return { view: applied(game, delta), duel: null };
      }
      return base === this.seq && fight && duel_delta ? { view: null, duel: appliedToDuel(fight, duel_delta) } : null;
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
  own: (_, { t, own }) => ({ heard: { t, own: wholeOwn(own) } }),
  reload: (_, answered) => ({ answered }),
  done: (_, answered) => ({ answered }),
  refused: (_, answered) => ({ answered }),
  explained: (_, answered) => ({ answered }),
  tables: (_, message) => ({ heard: wholeTables(message) }),
  table: (_, message) => ({ heard: wholeTable(message) }),
  dealing: (_, heard) => ({ heard }),
  game(reader, message) {
    reader.sight = NOTHING;
    return { heard: wholeGame(message) };
  },
  update: (reader, message) => reader.update(message),
  ended: (_, message) => ({ heard: wholeEnded(message) }),
  said: (_, message) => ({ heard: wholeSaid(message) }),
  friendlist: (_, heard) => ({ heard }),
  circlepage: (_, heard) => ({ heard }),
  notice: (_, message: Notice) => ({ heard: { ...message, notice: wholeTold(message.notice) } }),
  gone(reader, { table, reason }: Gone) {
    reader.forget();
    return { heard: { t: "gone", table, reason: wholeTold(reason) } };
  },
};
