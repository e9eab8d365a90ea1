/** What is asked for by HTTP: who one is, links, the own history. */

import type { DuelReplay, Replay, Told } from "../generated/protocol";
import { PREFIX } from "../router/prefix";
import { fetchOnce, PEOPLE, posted } from "./early";
import { LostError, RefusedError } from "./errors";
import { wholeTold } from "./whole";

export interface Me {
  name: string;
}

/** HTTP's number for: there is somebody new. */
const CREATED = 201;

/** A finished game of one's own. Times are in seconds since 1970. */
export interface PlayedGame {
  game_id: string;
  begun: number;
  ended: number;
  rules: number;
  /** The winning side, or `abandoned`. */
  over: string;
  counted: boolean;
  seat: number;
  role: string;
  character: string;
  won: boolean;
  /** A bot played it to the end. */
  by_bot: boolean;
  /** Since this turn bots had hardly any time to think; null: they had. */
  hurried?: number | null;
}

export interface Tally {
  games: number;
  wins: number;
  by_bot: number;
}

export interface Statistics {
  total: Tally;
  by_role: Record<string, Tally>;
  by_character: Record<string, Tally>;
}

/** Where others find this house, and whether anybody but this machine can. */
export interface HouseAddress {
  origin: string;
  reachable: boolean;
}

/** By what one is let into a house; nothing: everybody is. */
export type Way = "password" | "invitation" | "account";

/** What a provider of accounts sends back, in the address that it leads to. */
export interface SignedIn {
  code: string;
  state: string;
  issuer: string;
}

/** So many games are on a page of the history. */
export const GAMES_ON_A_PAGE = 20;

export type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/** The requests of one person; the browser adds the cookie by itself. */
export class People {
  private readonly fetch: Fetch;

  constructor(fetch: Fetch = fetchOnce) {
    this.fetch = fetch;
  }

  /** Be known to the house: whoever is somebody already stays who he is. */
  async arrive(): Promise<{ me: Me; isNew: boolean }> {
    const answer = await this.ask(PEOPLE, posted({}));
    return { me: await read<Me>(answer), isNew: answer.status === CREATED };
  }

  rename(name: string): Promise<Me> {
    return this.post("/api/me/name", { name });
  }

  /** A link that carries this person to another device. */
  async recoveryLink(): Promise<string> {
    return (await this.post<{ link: string }>("/api/me/recovery", {})).link;
  }

  /** Become the person that such a link was made for. */
  recover(secret: string): Promise<Me> {
    return this.post("/api/recover", { secret });
  }

  /** Use an invitation; the table that it leads to. */
  async takeSeat(secret: string): Promise<string> {
    return (await this.post<{ table: string }>("/api/seat", { secret })).table;
  }

  /** Be let in by a room code; the table that it leads to. */
  async enterRoom(code: string): Promise<string> {
    return (await this.post<{ table: string }>("/api/room", { code })).table;
  }

  /** By what one is let in here. */
  async ways(): Promise<Way[]> {
    return (await this.get<{ ways: Way[] }>("/api/admission")).ways;
  }

  /** Be let into a closed house. */
  enterByPassword(password: string): Promise<Me> {
    return this.post("/api/admission/password", { password });
  }

  enterByInvitation(secret: string): Promise<Me> {
    return this.post("/api/admission/invitation", { secret });
  }

  /** Where one signs in with an account: at the provider, which leads back to the house. */
  async signInAddress(): Promise<string> {
    return (await this.post<{ address: string }>("/api/admission/sign-in", {})).address;
  }

  enterByAccount(brought: SignedIn): Promise<Me> {
    return this.post("/api/admission/account", brought);
  }

  /** The house is mine: use the link that was printed when it opened. */
  enterHouse(secret: string): Promise<unknown> {
    return this.post("/api/house/enter", { secret });
  }

  /** A page of one's finished games, from 1; the latest come first. */
  history(page: number): Promise<PlayedGame[]> {
    return this.get(`/api/me/history?page=${page}`);
  }

  statistics(): Promise<Statistics> {
    return this.get("/api/me/statistics");
  }

  signOutElsewhere(): Promise<unknown> {
    return this.post("/api/me/sign-out-elsewhere", {});
  }

  forget(): Promise<unknown> {
    return this.post("/api/me/forget", {});
  }

  /** Where the record of a finished game can be downloaded. */
  recordAddress(game: string): string {
    return `${PREFIX}${recordOf(game)}`;
  }

  /** The record of a finished game. */
  async record(game: string): Promise<string> {
    const answer = await this.ask(recordOf(game), {});
    return answer.text();
  }

  /** A finished game as a seat saw it (null: with all cards open); the browser may keep it. */
  async replay(game: string, eyes: number | null): Promise<Replay | DuelReplay> {
    const path = `/api/games/${encodeURIComponent(game)}/replay?eyes=${eyes ?? "all"}`;
    return read(await this.ask(path, { cache: "default" }));
  }

  /** Something that whoever has entered by the house link asks for. */
  operate<T>(act: object): Promise<T> {
    return this.post("/api/house/acts", act);
  }

  /** The rules of the house; "": there are none. */
  async houseRules(): Promise<string> {
    return (await this.get<{ text: string }>("/api/house-rules")).text;
  }

  /** Where others find this house: what invitations carry. */
  address(): Promise<HouseAddress> {
    return this.get("/api/address");
  }

  async get<T>(path: string): Promise<T> {
    return read<T>(await this.ask(path, {}));
  }

  async post<T>(path: string, body: object): Promise<T> {
    return read<T>(await this.ask(path, posted(body)));
  }

  private async ask(path: string, init: RequestInit): Promise<Response> {
    let answer: Response;
    try {
      answer = await this.fetch(path, { cache: "no-store", ...init, credentials: "same-origin" });
    } catch {
      throw new LostError();
    }
    if (!answer.ok) {
      throw await refusal(answer);
    }
    return answer;
  }
}

function recordOf(game: string): string {
  return `/api/games/${encodeURIComponent(game)}/record`;
}

async function read<T>(answer: Response): Promise<T> {
  return answer.status === 204 ? (undefined as T) : ((await answer.json()) as T);
}

/** Why a request was refused; who answers without a reason is not the house (a proxy, say). */
async function refusal(answer: Response): Promise<Error> {
  try {
    const { reason } = (await answer.json()) as { reason: Told };
    return new RefusedError(wholeTold(reason), answer.status);
  } catch {
    return new LostError();
  }
}
