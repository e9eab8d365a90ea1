/** What is asked for by HTTP: who one is, links, the own history. */

import type { Replay, Told } from "../protocol";
import { LostError, RefusedError } from "./errors";
import { wholeTold } from "./whole";

export interface Me {
  name: string;
}

/** Where the record of a finished game can be downloaded. */
export function pathOfRecord(game: string): string {
  return `/api/games/${encodeURIComponent(game)}/record`;
}

export type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/** The requests of one person; the browser adds the cookie by itself. */
export class People {
  private readonly fetch: Fetch;

  constructor(fetch: Fetch = (path, init) => window.fetch(path, init)) {
    this.fetch = fetch;
  }

  /** Who am I? Whoever is not known yet is refused with status 401. */
  me(): Promise<Me> {
    return this.get("/api/me");
  }

  /** Become a person; whoever is one already stays who he is. */
  make(): Promise<Me> {
    return this.post("/api/people", {});
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

  /** The house is mine: use the link that was printed when it opened. */
  enterHouse(secret: string): Promise<unknown> {
    return this.post("/api/house/enter", { secret });
  }

  history(page: number): Promise<unknown> {
    return this.get(`/api/me/history?page=${page}`);
  }

  statistics(): Promise<unknown> {
    return this.get("/api/me/statistics");
  }

  signOutElsewhere(): Promise<unknown> {
    return this.post("/api/me/sign-out-elsewhere", {});
  }

  forget(): Promise<unknown> {
    return this.post("/api/me/forget", {});
  }

  /** The record of a finished game. */
  async record(game: string): Promise<string> {
    const answer = await this.ask(pathOfRecord(game), {});
    return answer.text();
  }

  /** A finished game as a seat saw it (null: with all cards open); the browser may keep it. */
  async replay(game: string, eyes: number | null): Promise<Replay> {
    const path = `/api/games/${encodeURIComponent(game)}/replay?eyes=${eyes ?? "all"}`;
    return read(await this.ask(path, { cache: "default" }));
  }

  /** Figures and tables, for whoever has entered by the house link. */
  house(): Promise<unknown> {
    return this.get("/api/house");
  }

  private async get<T>(path: string): Promise<T> {
    return read<T>(await this.ask(path, {}));
  }

  private async post<T>(path: string, body: object): Promise<T> {
    const headers = { "Content-Type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    return read<T>(await this.ask(path, init));
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
