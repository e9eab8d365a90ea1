/** What the pages of a tournament ask the house for, and what the house sends by itself. */

import type {
  BackupView,
  ChecklistView,
  CheckSheet,
  ClockPage,
  CodeChecked,
  DeskAct,
  DeskProblem,
  DeskView,
  ActDone,
  DrawPreview,
  DuelName,
  Entered,
  FilePhoto,
  Foretold,
  HallView,
  InboxKept,
  IssueLink,
  LinkGiven,
  LinkRole,
  LiveView,
  LogPage,
  NewTournament,
  OneTotal,
  Opened,
  PendingEdition,
  PhoneAct,
  PhoneView,
  PrintedList,
  Registered,
  RegisterMyself,
  RegulationView,
  ReportVerified,
  RevokeLink,
  SeatTaken,
  SeasonAct,
  SeasonList,
  SeasonView,
  SheetChecked,
  StandingsView,
  TapClock,
  TicketGiven,
  Tournaments,
} from "../generated/desk_api";
import { LostError, RefusedError } from "../net/errors";
import type { Fetch } from "../net/people";
import { wholeTold } from "../net/whole";
import { PREFIX } from "../router/prefix";
import { sha256 } from "./signing/keys";
import type { Headers } from "./signing/signer";
import { ActSigner } from "./signing/signer";
import type { Plain } from "./signing/text";
import { underway } from "./underway";

/** How files for spreadsheets end. */
export const TABLE_SUFFIXES = ["xlsx", "csv"] as const;
export type TableSuffix = (typeof TABLE_SUFFIXES)[number];

/** HTTP's numbers that mean something here. */
export const NOT_IN = 401;
export const NOT_BEFORE_PUBLICATION = 403;
export const CONFLICT = 409;
export const CONFIRM = 428;

/** A press that has not been answered for so long is sent again, in milliseconds. */
const TAP_PATIENCE = 5000;

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
  clock: ClockPage;
}
export type LiveRole = keyof Views;

const API = `${PREFIX}/api`;

class Asking {
  constructor(private readonly fetch: Fetch = (path, init) => window.fetch(path, init)) {}

  get<T>(path: string): Promise<T> {
    return this.ask<T>(path, {});
  }

  post<T>(path: string, body: object = {}, more: Headers = {}): Promise<T> {
    return underway(this.look<T>(path, body, more));
  }

  /** A question that takes more words than an address has: nothing is done. */
  look<T>(path: string, body: object, more: Headers = {}): Promise<T> {
    const headers = { "Content-Type": "application/json", ...more };
    return this.ask<T>(path, { method: "POST", headers, body: JSON.stringify(body) });
  }

  /** Give up on what takes too long: whoever waits must hear that nothing is known. */
  postSoon<T>(path: string, body: object, milliseconds: number): Promise<T> {
    const headers = { "Content-Type": "application/json" };
    const signal = AbortSignal.timeout(milliseconds);
    return underway(this.ask<T>(path, { method: "POST", headers, body: JSON.stringify(body), signal }));
  }

  delete(path: string): Promise<void> {
    return underway(this.ask<void>(path, { method: "DELETE" }));
  }

  /** A file as it is; its type is the browser's guess, the house looks for itself. */
  send<T>(method: "POST" | "PUT", path: string, file: Blob, more: Headers = {}): Promise<T> {
    const headers = { "Content-Type": file.type || "application/octet-stream", ...more };
    return underway(this.ask<T>(path, { method, headers, body: file }));
  }

  /** A file that the house makes of what is sent. */
  async file(path: string, body: object): Promise<Blob> {
    const headers = { "Content-Type": "application/json" };
    return (await this.answer(path, { method: "POST", headers, body: JSON.stringify(body) })).blob();
  }

  private async ask<T>(path: string, init: RequestInit): Promise<T> {
    const text = await (await this.answer(path, init)).text();
    return (text ? JSON.parse(text) : undefined) as T;
  }

  private async answer(path: string, init: RequestInit): Promise<Response> {
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
    return this.asking.get(`${API}/tournaments`);
  }

  open(tournament: NewTournament): Promise<Opened> {
    return this.asking.post(`${API}/tournaments`, tournament);
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
    return this.asking.get(`${API}/seasons`);
  }

  season(name: string): Promise<SeasonView> {
    return this.asking.get(`${API}/season?name=${encodeURIComponent(name)}`);
  }

  /** The table for a spreadsheet, with headings in this language. */
  tableAddress(name: string, suffix: TableSuffix, language: string): string {
    return `${API}/season/tables/season.${suffix}?name=${encodeURIComponent(name)}&language=${language}`;
  }

  act(act: SeasonAct): Promise<void> {
    return this.asking.post(`${API}/seasons/acts`, act);
  }

  takeReport(name: string, file: Blob): Promise<SeasonView> {
    return this.asking.send("POST", `${API}/season/reports?name=${encodeURIComponent(name)}`, file);
  }
}

function addressOf(tournament: string): string {
  return `${API}/tournaments/${encodeURIComponent(tournament)}`;
}

/** One tournament, by the cookies that this browser has for it. */
export class TournamentApi {
  private readonly asking: Asking;
  private readonly at: string;
  private signer: ActSigner | null = null;

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

  /** What is done from now on is signed by this device, over what it sees. */
  signFor(view: () => DeskView | null): void {
    this.signer = new ActSigner(this, view);
  }

  private signed<T>(act: string, args: object, send: (headers: Headers) => Promise<T>): Promise<T> {
    return this.signer ? underway(this.signer.signed(act, args as Record<string, Plain>, send)) : send({});
  }

  act(act: DeskAct): Promise<ActDone> {
    const { t, ...args } = act;
    return this.signed(t, args, (headers) => this.asking.post(`${this.at}/desk/acts`, act, headers));
  }

  bindKey(args: { person: string; key: string; device: string }, headers: Headers): Promise<ActDone> {
    return this.asking.post(`${this.at}/desk/acts`, { t: "bind_key", ...args }, headers);
  }

  /** The head referee is asked to accept this device. */
  askForKey(key: string, device: string): Promise<void> {
    return this.asking.post(`${this.at}/desk/keys`, { key, device });
  }

  /** What an act would do; nothing is written. */
  preview(act: DeskAct): Promise<Foretold> {
    return this.asking.look(`${this.at}/desk/preview`, act);
  }

  /** The next edition beside the published one. */
  pending(): Promise<PendingEdition> {
    return this.asking.get(`${this.at}/desk/pending`);
  }

  drawPreview(): Promise<DrawPreview> {
    return this.asking.get(`${this.at}/desk/draw`);
  }

  checkSheet(sheet: CheckSheet): Promise<SheetChecked> {
    return this.asking.look(`${this.at}/desk/check-sheet`, sheet);
  }

  /** What one player has, and nothing of anybody else. */
  total(player: string): Promise<OneTotal> {
    return this.asking.get(`${this.at}/desk/totals/${encodeURIComponent(player)}`);
  }

  checklist(): Promise<ChecklistView> {
    return this.asking.get(`${this.at}/desk/checklist`);
  }

  log(after = 0): Promise<LogPage> {
    return this.asking.get(`${this.at}/desk/log?after=${after}`);
  }

  async registerList(file: Blob): Promise<Registered> {
    const send = (headers: Headers): Promise<Registered> =>
      this.asking.send("POST", `${this.at}/desk/people`, file, headers);
    return this.signed("register_list", { content: await this.hashOf(file) }, send);
  }

  /** Files are signed by their hashes. */
  private hashOf(file: Blob): Promise<string> {
    return this.signer ? sha256(file) : Promise.resolve("");
  }

  issueLink(link: IssueLink): Promise<LinkGiven> {
    return this.asking.post(`${this.at}/desk/links`, link);
  }

  revokeLink(link: RevokeLink): Promise<void> {
    return this.asking.post(`${this.at}/desk/links/revoke`, link);
  }

  /** `isSure`: though another sheet has the very same picture. */
  async sendPhoto(round: number, table: number, photo: Blob, isSure = false): Promise<ActDone> {
    const path = `${this.photoPath(round, table)}${isSure ? "?confirmed=true" : ""}`;
    const send = (headers: Headers): Promise<ActDone> => this.asking.send("PUT", path, photo, headers);
    return this.signed("keep_photo", { round, table, content: await this.hashOf(photo) }, send);
  }

  photoPath(round: number, table: number): string {
    return `${this.at}/desk/photos/${round}/${table}`;
  }

  /** Where a photo is shown; `hash` makes another photo another address. */
  photoAddress(round: number, table: number, hash: string): string {
    return `${this.photoPath(round, table)}?of=${encodeURIComponent(hash)}`;
  }

  /** A photo of which nobody knows the sheet yet. */
  sendToInbox(photo: Blob, file: string): Promise<InboxKept> {
    return this.asking.send("PUT", `${this.at}/desk/inbox?file=${encodeURIComponent(file)}`, photo);
  }

  inboxAddress(photo: string): string {
    return `${this.at}/desk/inbox/${encodeURIComponent(photo)}`;
  }

  fileFromInbox(photo: string, where: FilePhoto): Promise<ActDone> {
    return this.signed("keep_photo", { ...where, inbox: photo }, (headers) =>
      this.asking.post(`${this.inboxAddress(photo)}/sheet`, where, headers),
    );
  }

  dropFromInbox(photo: string): Promise<void> {
    return this.asking.delete(this.inboxAddress(photo));
  }

  reportAddress(kind: "json" | "names"): string {
    const files = { json: "report", names: "report?names=true" };
    return `${this.at}/desk/${files[kind]}`;
  }

  /** A table for a spreadsheet, with headings in this language. */
  tableAddress(table: string, suffix: TableSuffix, language: string): string {
    return `${this.at}/desk/tables/${table}.${suffix}?language=${language}`;
  }

  /** Links that were just made, as slips to cut, in PDF. */
  slips(links: readonly string[], language: string): Promise<Blob> {
    return this.asking.file(`${this.at}/desk/slips`, { links, language });
  }

  async sendRegulation(file: Blob): Promise<ActDone> {
    const send = (headers: Headers): Promise<ActDone> =>
      this.asking.send("PUT", `${this.at}/desk/regulation`, file, headers);
    return this.signed("keep_regulation", { content: await this.hashOf(file) }, send);
  }

  /** Where the regulation is; a file has another address when it is another file. */
  regulationAddress({ address, digest }: RegulationView): string {
    return address || `${this.at}/regulation.pdf?of=${encodeURIComponent(digest)}`;
  }

  /** A paper as PDF; round 0 is the last one. */
  paperAddress(kind: string, language: string, round = 0): string {
    return `${this.at}/desk/paper/${kind}.pdf?language=${language}&round=${round}`;
  }

  /** Which check code was printed when. */
  printed(): Promise<PrintedList> {
    return this.asking.get(`${this.at}/desk/printed`);
  }

  /** A page is being printed, as it shows the tournament after so many events. */
  notePrinted(paper: string, version: number): Promise<void> {
    return this.asking.post(`${this.at}/desk/printed`, { paper, version });
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

  /** Does a check code stand in the log? By whichever role this browser has come in. */
  checkCode(code: string): Promise<CodeChecked> {
    return this.asking.get(`${this.at}/check-code?code=${encodeURIComponent(code)}`);
  }

  /** Without `edition` as they are now; phones and screen get them once they are published. */
  standings(role: LiveRole, edition?: number): Promise<StandingsView> {
    const which = edition === undefined ? "" : `?edition=${edition}`;
    return this.asking.get(`${this.at}/${role}/standings${which}`);
  }

  phoneAct(act: PhoneAct): Promise<ActDone> {
    return this.asking.post(`${this.at}/phone/acts`, act);
  }

  /** A press of a tablet; the clock as it is then. */
  tap(act: TapClock): Promise<ClockPage> {
    return this.asking.postSoon(`${this.at}/clock/acts`, act, TAP_PATIENCE);
  }
}

/** How it is with a live line: `shut` is for good, whoever had the link has to open it again. */
export type LivePhase = "connecting" | "open" | "lost" | "shut";

/** As much of a WebSocket as is used. */
export interface LiveSocket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason?: string }) => void) | null;
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
    private readonly hear: { view(view: V): void; phase(phase: LivePhase, why?: string): void },
    private readonly world: LiveWorld = BROWSER,
  ) {}

  begin(): void {
    const socket = this.world.connect(this.address);
    this.socket = socket;
    socket.onmessage = ({ data }) => this.heard(JSON.parse(String(data)) as V);
    socket.onclose = ({ code, reason }) => this.closed(socket, code, reason);
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

  private closed(socket: LiveSocket, code: number, reason?: string): void {
    if (this.isEnded || socket !== this.socket) {
      return;
    }
    if (code === LINK_REVOKED) {
      this.hear.phase("shut", reason);
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
