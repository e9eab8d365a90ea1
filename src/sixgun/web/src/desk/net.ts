/** What the pages of a tournament ask the house for, and what the house sends by itself. */

import type {
  BackupView,
  ChecklistView,
  CheckSheet,
  DeskAct,
  DeskProblem,
  DeskView,
  ActDone,
  DrawPreview,
  DuelName,
  Entered,
  HallView,
  IssueLink,
  LinkGiven,
  LinkRole,
  LiveView,
  LogPage,
  NewTournament,
  Opened,
  PhoneAct,
  PhoneView,
  Registered,
  RegisterMyself,
  ReportVerified,
  RevokeLink,
  SeatTaken,
  SeasonAct,
  SeasonList,
  SeasonView,
  SheetChecked,
  StandingsView,
  TicketGiven,
  Tournaments,
} from "../generated/desk_api";
import { LostError, RefusedError } from "../net/errors";
import type { Fetch } from "../net/people";
import { wholeTold } from "../net/whole";

/** HTTP's numbers that mean something here. */
export const NOT_IN = 401;
export const NOT_BEFORE_PUBLICATION = 403;
export const CONFLICT = 409;
export const CONFIRM = 428;

/** The house did not do it; `problem` says why, and shows what somebody else has filed. */
export class DeskRefused extends RefusedError {
  constructor(
    readonly problem: DeskProblem,
    status: number,
  ) {
    super(wholeTold(problem.reason), status);
    this.name = "DeskRefused";
  }
}

/** The roles that have a view, and what each is shown. */
export interface Views {
  desk: DeskView;
  phone: PhoneView;
  screen: HallView;
}
export type LiveRole = keyof Views;

class Asking {
  constructor(private readonly fetch: Fetch = (path, init) => window.fetch(path, init)) {}

  get<T>(path: string): Promise<T> {
    return this.ask<T>(path, {});
  }

  post<T>(path: string, body: object = {}): Promise<T> {
    const headers = { "Content-Type": "application/json" };
    return this.ask<T>(path, { method: "POST", headers, body: JSON.stringify(body) });
  }

  /** A file as it is; its type is the browser's guess, the house looks for itself. */
  send<T>(method: "POST" | "PUT", path: string, file: Blob): Promise<T> {
    const headers = { "Content-Type": file.type || "application/octet-stream" };
    return this.ask<T>(path, { method, headers, body: file });
  }

  private async ask<T>(path: string, init: RequestInit): Promise<T> {
    let answer: Response;
    try {
      answer = await this.fetch(path, { cache: "no-store", ...init, credentials: "same-origin" });
    } catch {
      throw new LostError();
    }
    if (!answer.ok) {
      throw await refusal(answer);
    }
    const text = await answer.text();
    return (text ? JSON.parse(text) : undefined) as T;
  }
}

/** Who answers without a reason is not the house (a proxy, say). */
async function refusal(answer: Response): Promise<Error> {
  try {
    const problem = (await answer.json()) as DeskProblem;
    return new DeskRefused({ ...problem, reason: wholeTold(problem.reason) }, answer.status);
  } catch {
    return new LostError();
  }
}

/** All tournaments, for whoever has the house link. */
export class TournamentsApi {
  private readonly asking: Asking;

  constructor(fetch?: Fetch) {
    this.asking = new Asking(fetch);
  }

  all(): Promise<Tournaments> {
    return this.asking.get("/api/tournaments");
  }

  open(tournament: NewTournament): Promise<Opened> {
    return this.asking.post("/api/tournaments", tournament);
  }

  /** For a referee or organizer who has lost the link. */
  officerLink(tournament: string, person: string): Promise<LinkGiven> {
    return this.asking.post(`${addressOf(tournament)}/officers/${encodeURIComponent(person)}/link`);
  }
}

/** Seasons and the register, for whoever has the house link. */
export class SeasonsApi {
  private readonly asking: Asking;

  constructor(fetch?: Fetch) {
    this.asking = new Asking(fetch);
  }

  all(): Promise<SeasonList> {
    return this.asking.get("/api/seasons");
  }

  season(name: string): Promise<SeasonView> {
    return this.asking.get(`/api/season?name=${encodeURIComponent(name)}`);
  }

  tableAddress(name: string): string {
    return `/api/season.csv?name=${encodeURIComponent(name)}`;
  }

  act(act: SeasonAct): Promise<void> {
    return this.asking.post("/api/seasons/acts", act);
  }

  takeReport(name: string, file: Blob): Promise<SeasonView> {
    return this.asking.send("POST", `/api/season/reports?name=${encodeURIComponent(name)}`, file);
  }
}

function addressOf(tournament: string): string {
  return `/api/tournaments/${encodeURIComponent(tournament)}`;
}

/** One tournament, by the cookies that this browser has for it. */
export class TournamentApi {
  private readonly asking: Asking;
  private readonly at: string;

  constructor(
    readonly tournament: string,
    fetch?: Fetch,
  ) {
    this.asking = new Asking(fetch);
    this.at = addressOf(tournament);
  }

  // ------------------------------------------------------------ coming in

  enter(secret: string): Promise<Entered> {
    return this.asking.post(`${this.at}/enter`, { secret });
  }

  register(who: RegisterMyself): Promise<Entered> {
    return this.asking.post(`${this.at}/register`, who);
  }

  /** What a role sees now, once. */
  view<R extends LiveRole>(role: R): Promise<Views[R]> {
    return this.asking.get(`${this.at}/${role}`);
  }

  /** Where the views of a role come by themselves. */
  liveAddress(role: LiveRole, { protocol, host } = window.location): string {
    return `${protocol === "https:" ? "wss" : "ws"}://${host}${this.at}/${role}/live`;
  }

  /** Sit down at a table of the house, as whoever this browser is there; the table's name. */
  async sit({ secret }: TicketGiven): Promise<string> {
    return (await this.asking.post<SeatTaken>(`${this.at}/sit`, { secret })).table;
  }

  phoneTicket(): Promise<TicketGiven> {
    return this.asking.post(`${this.at}/phone/ticket`);
  }

  /** For a referee who wants to look on. */
  deskTicket(round: number, table: number): Promise<TicketGiven> {
    return this.asking.post(`${this.at}/desk/ticket`, { round, table });
  }

  duelTicket(duel: DuelName): Promise<TicketGiven> {
    return this.asking.post(`${this.at}/desk/ticket`, { duel });
  }

  // ------------------------------------------------------------- the desk

  act(act: DeskAct): Promise<ActDone> {
    return this.asking.post(`${this.at}/desk/acts`, act);
  }

  drawPreview(): Promise<DrawPreview> {
    return this.asking.get(`${this.at}/desk/draw`);
  }

  checkSheet(sheet: CheckSheet): Promise<SheetChecked> {
    return this.asking.post(`${this.at}/desk/check-sheet`, sheet);
  }

  checklist(): Promise<ChecklistView> {
    return this.asking.get(`${this.at}/desk/checklist`);
  }

  log(after = 0): Promise<LogPage> {
    return this.asking.get(`${this.at}/desk/log?after=${after}`);
  }

  registerList(file: Blob): Promise<Registered> {
    return this.asking.send("POST", `${this.at}/desk/people`, file);
  }

  issueLink(link: IssueLink): Promise<LinkGiven> {
    return this.asking.post(`${this.at}/desk/links`, link);
  }

  revokeLink(link: RevokeLink): Promise<void> {
    return this.asking.post(`${this.at}/desk/links/revoke`, link);
  }

  sendPhoto(round: number, table: number, photo: Blob): Promise<ActDone> {
    return this.asking.send("PUT", `${this.at}/desk/photos/${round}/${table}`, photo);
  }

  /** Where a photo is shown; `hash` makes another photo another address. */
  photoAddress(round: number, table: number, hash: string): string {
    return `${this.at}/desk/photos/${round}/${table}?of=${encodeURIComponent(hash)}`;
  }

  reportAddress(kind: "json" | "names" | "csv"): string {
    const files = { json: "report", names: "report?names=true", csv: "report.csv" };
    return `${this.at}/desk/${files[kind]}`;
  }

  /** A paper as PDF; round 0 is the last one. */
  paperAddress(kind: string, language: string, round = 0): string {
    return `${this.at}/desk/paper/${kind}.pdf?language=${language}&round=${round}`;
  }

  verifyReport(file: Blob): Promise<ReportVerified> {
    return this.asking.send("POST", `${this.at}/desk/verify-report`, file);
  }

  season(): Promise<SeasonView> {
    return this.asking.get(`${this.at}/desk/season`);
  }

  backup(): Promise<BackupView> {
    return this.asking.post(`${this.at}/desk/backup`);
  }

  // ------------------------------------------- desk, phone, screen: results

  /** Without `edition` as they are now; phones and screen get them once they are published. */
  standings(role: LiveRole, edition?: number): Promise<StandingsView> {
    const which = edition === undefined ? "" : `?edition=${edition}`;
    return this.asking.get(`${this.at}/${role}/standings${which}`);
  }

  phoneAct(act: PhoneAct): Promise<ActDone> {
    return this.asking.post(`${this.at}/phone/acts`, act);
  }
}

/** How it is with a live line: `shut` is for good, whoever had the link is not welcome any more. */
export type LivePhase = "connecting" | "open" | "lost" | "shut";

/** As much of a WebSocket as is used. */
export interface LiveSocket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  close(): void;
}

export interface LiveWorld {
  connect(address: string): LiveSocket;
  /** Do it later; what comes back calls it off. */
  later(milliseconds: number, act: () => void): () => void;
}

export const BROWSER: LiveWorld = {
  connect: (address) => new WebSocket(address) as LiveSocket,
  later(milliseconds, act) {
    const alarm = window.setTimeout(act, milliseconds);
    return () => window.clearTimeout(alarm);
  },
};

const LINK_REVOKED = 4401;
/** Between two attempts, in milliseconds; the last goes on for ever. */
const PAUSES = [300, 1000, 2000, 4000];

/** A line through which views come; lost, it is taken up again until it is ended. */
export class LiveLine<V extends LiveView> {
  private socket: LiveSocket | null = null;
  private again: (() => void) | null = null;
  private tries = 0;
  private isEnded = false;

  constructor(
    private readonly address: string,
    private readonly hear: { view(view: V): void; phase(phase: LivePhase): void },
    private readonly world: LiveWorld = BROWSER,
  ) {}

  begin(): void {
    const socket = this.world.connect(this.address);
    this.socket = socket;
    socket.onmessage = ({ data }) => this.heard(JSON.parse(String(data)) as V);
    socket.onclose = ({ code }) => this.closed(socket, code);
  }

  /** Somebody looks again, or the network is back: do not wait any longer. */
  hurry(): void {
    if (this.again) {
      this.again();
      this.again = null;
      this.begin();
    }
  }

  end(): void {
    this.isEnded = true;
    this.again?.();
    this.again = null;
    this.socket?.close();
  }

  private heard(view: V): void {
    this.tries = 0;
    this.hear.phase("open");
    this.hear.view(view);
  }

  private closed(socket: LiveSocket, code: number): void {
    if (this.isEnded || socket !== this.socket) {
      return;
    }
    if (code === LINK_REVOKED) {
      this.hear.phase("shut");
      return;
    }
    this.hear.phase("lost");
    const pause = PAUSES[Math.min(this.tries, PAUSES.length - 1)] ?? 0;
    this.tries += 1;
    this.again = this.world.later(pause, () => {
      this.again = null;
      this.begin();
    });
  }
}

export type { LinkRole };
