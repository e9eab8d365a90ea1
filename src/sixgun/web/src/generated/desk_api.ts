// Made from server/desk by `./sixgun generate`: do not edit.

import type { ClockName, Told } from "./protocol";

/** What a link lets one do; a browser keeps one of each for every tournament. */
export type LinkRole = "clock" | "desk" | "phone" | "register" | "screen";

/** Who may act at the desk. */
export type Office = "judge" | "organizer" | "referee" | "registrar";

/** How a duel is won. */
export type How = "forfeit" | "played" | "time";

/** What can be done to the clock of a duel. */
export type ClockAction = "elimination" | "end" | "interruption" | "reshuffle" | "resume" | "turn";

/** What one can do in an auction. */
export type Move = "open" | "pass" | "raise" | "take";

/** The duels of a bracket. */
export type DuelName = "final" | "q1" | "q2" | "q3" | "q4" | "s1" | "s2" | "third";

/** What a tablet between two players asks for; `done`: my turn is over, and the other one's begins. */
export type Tap = "begin" | "done" | "elimination" | "interruption" | "reshuffle" | "resume";

/** Where a tournament is. */
export type Stage =
  | "checked"
  | "closed"
  | "draft"
  | "duels"
  | "playing"
  | "published"
  | "ready"
  | "registration"
  | "seating"
  | "sent"
  | "stopped";

/** How far a table is. */
export type TableStatus = "auction" | "finished" | "playing" | "seated";

/** How several tournaments become one number. */
export type Combined = "mean" | "sum";

/** Which tournaments count. */
export type Counting = "all" | "homologable" | "official";

/** What the publisher may decide about a result. */
export type SanctionKind = "annulment" | "notice" | "reduction";

/** The house opens a tournament. */
export interface NewTournament {
  name: string;
  organizer: string;
  referees: string[];
  /** default: "" */
  place?: string;
  /** default: "" */
  season?: string;
  /** default: true */
  official?: boolean;
  /** of the Marogi coefficient; default: "A" */
  reading?: "A" | "B";
  /** default: false */
  practice?: boolean;
}

/** The secret of a link; `bearer`: the token in the answer, for programs. */
export interface Enter {
  secret: string;
  /** default: false */
  bearer?: boolean;
}

/** Self-service, by the secret of the registration link. */
export interface RegisterMyself {
  secret: string;
  name: string;
  /** default: "" */
  member?: string;
  /** default: "" */
  contact?: string;
  /** default: "" */
  surname?: string;
  /** default: "" */
  given?: string;
  /** default: "" */
  club?: string;
  /** default: false */
  bearer?: boolean;
}

/** A new link; the one before, and who came in by it, are shut out. */
export interface IssueLink {
  role: "clock" | "desk" | "phone" | "register" | "screen";
  /** default: "" */
  person?: string;
}

/** Links of players that were made just now, as slips to cut. */
export interface PrintSlips {
  links: string[];
  /** default: "en" */
  language?: string;
}

/** Shut out whoever came by this link. */
export interface RevokeLink {
  role: "clock" | "desk" | "phone" | "register" | "screen";
  /** default: "" */
  person?: string;
}

/** A sheet as far as it is typed: "" and null for what is not there yet. */
export interface SheetDraft {
  /** default: [] */
  roles?: string[];
  /** default: [] */
  prices?: (number | null)[];
  /** default: "" */
  outcome?: string;
  /** default: false */
  final_duel?: boolean;
  /** default: [] */
  characters?: string[];
  /** default: 0 */
  reshuffles?: number;
  /** default: {} */
  confirmed?: Record<string, string>;
}

/** A referee wants to look on at a table of the house, or at a duel there. */
export interface LookOn {
  /** default: 0 */
  round?: number;
  /** default: 0 */
  table?: number;
  /** default: null */
  duel?: "final" | "q1" | "q2" | "q3" | "q4" | "s1" | "s2" | "third" | null;
}

/** The secret of a ticket, brought by who has a key of the house. */
export interface SitByTicket {
  secret: string;
}

/** Validate a sheet; nothing is written. */
export interface CheckSheet {
  round: number;
  table: number;
  sheet: SheetDraft;
}

/** Somebody gets an office; the answer has the link. */
export interface NameOfficer {
  t: "name_officer";
  role: "judge" | "organizer" | "referee" | "registrar";
  name: string;
  /** default: "" */
  member?: string;
  /** default: "" */
  contact?: string;
  /** default: "" */
  surname?: string;
  /** default: "" */
  given?: string;
  /** default: "" */
  club?: string;
}

/** Somebody loses the powers, and the link. */
export interface RevokeOfficer {
  t: "revoke_officer";
  person: string;
  role: "judge" | "organizer" | "referee" | "registrar";
  /** default: "" */
  reason?: string;
  /** default: false */
  confirmed?: boolean;
}

/** The tables that a judge has from now on, in every round. */
export interface GiveTables {
  t: "give_tables";
  person: string;
  tables: number[];
}

/** From now on players can register. */
export interface OpenRegistration {
  t: "open_registration";
}

/**
 * A player; persons are told apart by the member code, else by the name and the club.
 *
 * `name` is the whole name as it is shown; with surname and given name lists have an order.
 * `namesake`: somebody else than the player of this name who is registered already.
 */
export interface Register {
  t: "register";
  name: string;
  /** default: "" */
  member?: string;
  /** default: "" */
  contact?: string;
  /** default: "" */
  surname?: string;
  /** default: "" */
  given?: string;
  /** default: "" */
  club?: string;
  /** default: false */
  namesake?: boolean;
}

/** Bots of the house register, so many; in a practice tournament only. */
export interface SeatBots {
  t: "seat_bots";
  count: number;
  /** programs rely on it; the page proposes what tables have; default: "drifter" */
  bot?: string;
}

/** A player goes again before registration is closed. */
export interface Unregister {
  t: "unregister";
  person: string;
  /** default: "" */
  reason?: string;
  /** default: false */
  confirmed?: boolean;
}

/** A name, code or contact was wrong. */
export interface ChangePerson {
  t: "change_person";
  person: string;
  name: string;
  /** default: "" */
  member?: string;
  /** default: "" */
  contact?: string;
  /** default: "" */
  surname?: string;
  /** default: "" */
  given?: string;
  /** default: "" */
  club?: string;
}

/** Name, contact and links of somebody are erased for good. */
export interface ErasePerson {
  t: "erase_person";
  person: string;
  /** default: false */
  confirmed?: boolean;
}

/** The publisher has banned somebody. */
export interface NoteBan {
  t: "note_ban";
  person: string;
  reason: string;
}

/** The promise of all seeds is shown. */
export interface CloseRegistration {
  t: "close_registration";
}

/** For late entries, before round 1 is seated. */
export interface ReopenRegistration {
  t: "reopen_registration";
  reason: string;
}

/** Make use of a derogation; `value`: rounds or minutes. */
export interface Derogate {
  t: "derogate";
  derogation: string;
  /** default: 0 */
  value?: number;
  /** default: false */
  confirmed?: boolean;
}

/** The publisher has approved it, under this reference. */
export interface ApproveDerogation {
  t: "approve_derogation";
  derogation: string;
  reference: string;
}

/** The players were told. */
export interface AnnounceDerogation {
  t: "announce_derogation";
  derogation: string;
}

/** Who agreed to what begins midway. */
export interface AgreeDerogation {
  t: "agree_derogation";
  derogation: string;
  players: string[];
}

/** Leave the official rules, for good. */
export interface LeaveOfficial {
  t: "leave_official";
  reason: string;
  /** default: false */
  confirmed?: boolean;
}

/** It cannot go on. */
export interface StopTournament {
  t: "stop_tournament";
  reason: string;
  /** default: false */
  confirmed?: boolean;
}

/** Draw the next round with the hall's number; `confirmed`: somebody is Sheriff again. */
export interface DrawRound {
  t: "draw_round";
  hall: string;
  /** default: false */
  confirmed?: boolean;
}

/** Tables set by the referee: only outside the official rules. */
export interface SeatByHand {
  t: "seat_by_hand";
  tables: string[][];
  reason: string;
  /** default: false */
  confirmed?: boolean;
}

/** Take the last draw back, before any game of it has started. */
export interface VoidDraw {
  t: "void_draw";
  reason: string;
  /** default: false */
  confirmed?: boolean;
}

/** A table begins its auction, begins to play, has finished. */
export interface MoveTable {
  t: "move_table";
  round: number;
  table: number;
  status: "auction" | "finished" | "playing";
}

/** At every table of the round where nothing else is still to begin, the game begins. */
export interface StartGames {
  t: "start_games";
  round: number;
}

/** An auction on phones; without characters the desk reveals them by chance. */
export interface BeginAuction {
  t: "begin_auction";
  round: number;
  table: number;
  /** default: [] */
  characters?: string[];
}

/**
 * A table of the last round is played in the house: its auction, or its choice, begins.
 *
 * `chat` and `spectators` are what the referee allows there.
 */
export interface HouseTable {
  t: "house_table";
  round: number;
  table: number;
  /** default: "relaxed" */
  clock?: ClockName;
  /** default: false */
  chat?: boolean;
  /** default: false */
  spectators?: boolean;
}

/** A referee moves for a player. */
export interface MoveAuction {
  t: "move_auction";
  round: number;
  table: number;
  seat: number;
  move: "open" | "pass" | "raise" | "take";
  /** default: "" */
  character?: string;
  /** default: 0 */
  price?: number;
}

/** Without auction: two characters each; without a list by chance. */
export interface OfferCharacters {
  t: "offer_characters";
  round: number;
  table: number;
  /** default: [] */
  characters?: string[];
}

/** A referee chooses for a player. */
export interface ChooseCharacter {
  t: "choose_character";
  round: number;
  table: number;
  seat: number;
  character: string;
}

/** A box of the sheet is ticked; the third one calls high noon. */
export interface Reshuffle {
  t: "reshuffle";
  round: number;
  table: number;
  count: number;
}

/** High noon at a table. */
export interface CallNoon {
  t: "call_noon";
  round: number;
  table: number;
  cause: "reshuffle" | "time";
}

/** A sheet, over the version that was seen; 0: the first. Over another a reason is needed. */
export interface FileSheet {
  t: "file_sheet";
  round: number;
  table: number;
  version: number;
  sheet: SheetDraft;
  /** default: "" */
  reason?: string;
}

/**
 * Compared by another referee; typed a second time: then with the sheet; or read aloud: then
 * with the lines that were ticked, seats from 1 and 0 for how it ended.
 */
export interface VerifySheet {
  t: "verify_sheet";
  round: number;
  table: number;
  version: number;
  /** default: null */
  sheet?: SheetDraft | null;
  /** default: "" */
  how?: "" | "read_aloud" | "second_person" | "typed_again";
  /** default: [] */
  ticked?: number[];
}

/** The photo of a sheet is erased for good; its hash stays in the log and says nothing. */
export interface ErasePhoto {
  t: "erase_photo";
  round: number;
  table: number;
  /** default: false */
  confirmed?: boolean;
}

/** Was an overspend intentional? */
export interface JudgeOverspend {
  t: "judge_overspend";
  round: number;
  table: number;
  player: string;
  intentional: boolean;
  /** default: "" */
  note?: string;
}

/** A player leaves the tournament. */
export interface Withdraw {
  t: "withdraw";
  player: string;
  /** default: false */
  no_show?: boolean;
  /** default: "" */
  note?: string;
  /** default: false */
  confirmed?: boolean;
}

/** It was somebody else; until the next round is drawn. */
export interface RevokeWithdrawal {
  t: "revoke_withdrawal";
  player: string;
  reason: string;
}

/** A warning; the second one expels, and needs to be confirmed. */
export interface Warn {
  t: "warn";
  player: string;
  category: string;
  /** default: "" */
  note?: string;
  /** default: false */
  confirmed?: boolean;
}

/** The warning, by its event, was somebody else's. */
export interface RevokeWarning {
  t: "revoke_warning";
  player: string;
  warning: number;
  reason: string;
}

/** A player is put out. */
export interface Expel {
  t: "expel";
  player: string;
  category: string;
  /** default: "" */
  note?: string;
  /** default: false */
  confirmed?: boolean;
}

/** Tell everybody something. */
export interface Announce {
  t: "announce";
  text: string;
}

/**
 * Show everybody where the regulation of the season is; "": none any more.
 *
 * As a file, it has a route of its own.
 */
export interface GiveRegulation {
  t: "give_regulation";
  address: string;
}

/** Validate the standings and make them public. */
export interface Publish {
  t: "publish";
  hall: string;
  /** default: false */
  confirmed?: boolean;
}

/** The first four, or eight, of the standings of now; it is not redrawn. */
export interface BeginDuels {
  t: "begin_duels";
  /** default: false */
  confirmed?: boolean;
}

/** Who plays the Law in a duel. */
export interface DrawSides {
  t: "draw_sides";
  duel: "final" | "q1" | "q2" | "q3" | "q4" | "s1" | "s2" | "third";
  hall: string;
}

/** A duel whose sides are drawn is played in the house. */
export interface HouseDuel {
  t: "house_duel";
  duel: "final" | "q1" | "q2" | "q3" | "q4" | "s1" | "s2" | "third";
  /** default: false */
  chat?: boolean;
  /** default: false */
  spectators?: boolean;
}

/** Somebody has won. */
export interface WinDuel {
  t: "win_duel";
  duel: "final" | "q1" | "q2" | "q3" | "q4" | "s1" | "s2" | "third";
  winner: string;
  /** default: "played" */
  how?: "forfeit" | "played" | "time";
}

/** A result was typed wrongly. */
export interface CorrectDuel {
  t: "correct_duel";
  duel: "final" | "q1" | "q2" | "q3" | "q4" | "s1" | "s2" | "third";
  winner: string;
  how: "forfeit" | "played" | "time";
  reason: string;
}

/** The duel for the third place is not played. */
export interface SkipThird {
  t: "skip_third";
  reason: string;
  /** default: false */
  confirmed?: boolean;
}

/** Everything is decided. */
export interface CloseTournament {
  t: "close_tournament";
  /** default: false */
  confirmed?: boolean;
}

/** The report has gone to the publisher; after this nothing can be added. */
export interface MarkSent {
  t: "mark_sent";
  to: string;
  /** default: false */
  confirmed?: boolean;
}

/** The clock of a duel; `side` is the one whose turn begins. */
export interface PressClock {
  t: "press_clock";
  duel: "final" | "q1" | "q2" | "q3" | "q4" | "s1" | "s2" | "third";
  action: "elimination" | "end" | "interruption" | "reshuffle" | "resume" | "turn";
  /** default: 0 */
  side?: number;
}

/** The clock of a duel goes to a tablet; the answer has its link. Again: a new link. */
export interface LendClock {
  t: "lend_clock";
  duel: "final" | "q1" | "q2" | "q3" | "q4" | "s1" | "s2" | "third";
}

/** The tablet is shut out; from now on only referees press this clock. */
export interface TakeClockBack {
  t: "take_clock_back";
  duel: "final" | "q1" | "q2" | "q3" | "q4" | "s1" | "s2" | "third";
}

/** What is left to both, in seconds: a press was forgotten, or was a mistake. */
export interface SetClock {
  t: "set_clock";
  duel: "final" | "q1" | "q2" | "q3" | "q4" | "s1" | "s2" | "third";
  first: number;
  second: number;
  reason: string;
}

/** Call the referee to the own table. */
export interface CallReferee {
  t: "call_referee";
  /** default: "" */
  note?: string;
}

/** A move in the auction of the own table. */
export interface Bid {
  t: "bid";
  move: "open" | "pass" | "raise" | "take";
  /** default: "" */
  character?: string;
  /** default: 0 */
  price?: number;
}

/** One of the own two characters. */
export interface Choose {
  t: "choose";
  character: string;
}

/** The referee has come; `call` is the number of its event. */
export interface AnswerCall {
  t: "answer_call";
  call: number;
}

/** The player needs the referee no more; `call` is the number of its event. */
export interface WithdrawCall {
  t: "withdraw_call";
  call: number;
}

/**
 * A press on the tablet, over the state of the clock that it showed.
 *
 * `seen` is how often the clock had been pressed: a press that is sent again counts once. `ago`
 * is how many milliseconds ago it was made, if there was no connection.
 */
export interface TapClock {
  t: "tap_clock";
  action: "begin" | "done" | "elimination" | "interruption" | "reshuffle" | "resume";
  side: number;
  seen: number;
  /** default: 0 */
  ago?: number;
}

/** The sheet that a photo of the inbox belongs to. */
export interface FilePhoto {
  round: number;
  table: number;
}

/** A derogation is given up again, while nothing rests on it. */
export interface WithdrawDerogation {
  t: "withdraw_derogation";
  derogation: string;
  /** default: "" */
  reason?: string;
  /** default: false */
  confirmed?: boolean;
}

/** The stage of a table was wrong: it is an earlier one again, while nothing rests on it. */
export interface SetTableBack {
  t: "set_table_back";
  round: number;
  table: number;
  status: "auction" | "playing" | "seated";
  reason: string;
}

/** Corrections that were verified become the next edition; `edition` is its number. */
export interface PublishEdition {
  t: "publish_edition";
  edition: number;
  reason: string;
  /** default: false */
  confirmed?: boolean;
}

/** A tournament that was closed, and not sent, is open again. */
export interface ReopenTournament {
  t: "reopen_tournament";
  reason: string;
  /** default: false */
  confirmed?: boolean;
}

/** For so many there is room; 0: for as many as come. */
export interface SetPlaces {
  t: "set_places";
  places: number;
}

/** From now on it is noted who is there. */
export interface OpenCheckIn {
  t: "open_check_in";
}

/** Somebody who plays, or waits, is there. */
export interface CheckIn {
  t: "check_in";
  person: string;
}

/** It was somebody else. */
export interface RevokeCheckIn {
  t: "revoke_check_in";
  person: string;
}

/** Somebody waits for a place, behind those who wait already; said as for `register`. */
export interface AddWaiting {
  t: "add_waiting";
  name: string;
  /** default: "" */
  member?: string;
  /** default: "" */
  contact?: string;
  /** default: "" */
  surname?: string;
  /** default: "" */
  given?: string;
  /** default: "" */
  club?: string;
  /** default: false */
  namesake?: boolean;
}

/** Somebody waits no more, and loses the link. */
export interface LeaveWaiting {
  t: "leave_waiting";
  person: string;
  /** default: "" */
  reason?: string;
  /** default: false */
  confirmed?: boolean;
}

/**
 * The next of the waiting list plays, before a round is drawn; `person` is who is thought to be
 * next. If registration is closed it is opened for it and closed again, and a reason is needed.
 */
export interface MoveUp {
  t: "move_up";
  person: string;
  /** default: "" */
  reason?: string;
}

/**
 * Who has not come does not play: no longer registered, or behind those who wait; before a
 * round is drawn. If registration is closed it is opened for it and closed again.
 */
export interface LeaveOut {
  t: "leave_out";
  people: string[];
  reason: string;
  /** default: "out" */
  whither?: "out" | "waiting";
  /** default: false */
  confirmed?: boolean;
}

/**
 * The same after round 1 was drawn, until its first game starts: the draw is void, and drawn
 * again with a new number of the hall.
 */
export interface RedrawWithout {
  t: "redraw_without";
  people: string[];
  reason: string;
  hall: string;
  /** default: "out" */
  whither?: "out" | "waiting";
  /** default: false */
  confirmed?: boolean;
}

/**
 * Somebody comes after registration was closed, until the first game of round 1 starts: the
 * draw, if there is one, is void, registration opened, closed again, and the round drawn anew.
 *
 * It is somebody by name, as for `register`; or by number the next who waits, or a player who was
 * taken for absent. `hall`: the number for the new draw, if there was one.
 */
export interface LateEntry {
  t: "late_entry";
  reason: string;
  /** default: "" */
  hall?: string;
  /** default: "" */
  person?: string;
  /** default: "" */
  name?: string;
  /** default: "" */
  member?: string;
  /** default: "" */
  contact?: string;
  /** default: "" */
  surname?: string;
  /** default: "" */
  given?: string;
  /** default: "" */
  club?: string;
  /** default: false */
  namesake?: boolean;
  /** default: false */
  confirmed?: boolean;
}

/** A player, or who waits, says by the own phone: I am here. */
export interface CheckMyselfIn {
  t: "check_myself_in";
}

/** Somebody who waits for a place. */
export interface WaitingView {
  number: string;
  /** in the hall, as check-in says */
  present: boolean;
  /** is there a private link? */
  link: boolean;
}

/** Check-in and the waiting list. */
export interface DoorView {
  /** has it begun? */
  check_in: boolean;
  /** who was there */
  present: string[];
  /** who plays and was not; () without check-in */
  missing: string[];
  /** 0: for as many as come */
  places: number;
  /** is there a place for somebody more? */
  free: boolean;
  /** in their order */
  waiting: WaitingView[];
  /** who moves up next; "": nobody waits */
  next: string;
  /** can somebody still come in? Not once the first game of round 1 has started */
  late: boolean;
}

/** Fewer are left than the next round needs. */
export interface ShortView {
  players: number;
  /** of an official round; outside the official rules: of any */
  least: number;
  /** outside the official rules, could so many be seated? */
  seatable: boolean;
}

/** From now on a key signs for somebody in office; one's own may be signed by itself. */
export interface BindKey {
  t: "bind_key";
  person: string;
  key: string;
  /** default: "" */
  device?: string;
}

/** A device was lost, or is no longer used: its key signs nothing any more. */
export interface WithdrawKey {
  t: "withdraw_key";
  key: string;
  reason: string;
  /** default: false */
  confirmed?: boolean;
}

/** A player agrees with the sheet of the own table, signed by the key of the phone. */
export interface ConfirmSheet {
  t: "confirm_sheet";
  round: number;
  table: number;
  version: number;
  key: string;
  head: string;
  signature: string;
}

/** Somebody in office has a key that the head referee has yet to bind. */
export interface AskForKey {
  key: string;
  /** default: "" */
  device?: string;
}

/** The clock of a duel: `left` as it was at `since`; what runs has run on since then. */
export interface ClockView {
  /** milliseconds of the first and the second; null: no limit */
  left: [number, number] | null;
  /** whose clock it is, 0 or 1; null: between turns */
  turn: number | null;
  /** null: it stands still */
  since: number | null;
  /** "", reshuffle, interruption, elimination */
  pause: string;
}

/** One pairing of the bracket. */
export interface PairingView {
  /** q1 to q4, s1, s2, third, final */
  name: string;
  first: string | null;
  second: string | null;
  winner: string | null;
  /** "", played, time, forfeit */
  how: string;
  /** both are known and it can be played */
  ready: boolean;
  /** who plays the Law; null: the sides are not drawn */
  law: string | null;
  clock: ClockView | null;
  /** it is played at a table of the house */
  housed: boolean;
}

/** A tablet between two players: the clock of their duel and their names, nothing else. */
export interface ClockPage {
  t: "clock";
  /** the time of the house */
  now: number;
  tournament: string;
  duel: string;
  /** by name */
  first: string;
  second: string;
  /** which of the two plays the Law, 0 or 1 */
  law: number | null;
  clock: ClockView;
  /** how often it was pressed: what a press refers to */
  presses: number;
  winner: number | null;
  /** "", played, time, forfeit */
  how: string;
}

/** A tablet that has the clock of a duel. */
export interface TabletView {
  duel: string;
  /** is it connected? */
  here: boolean;
}

/** What the desk knows about somebody. */
export interface PersonView {
  name: string;
  member: string;
  contact: string;
  surname: string;
  given: string;
  club: string;
  /** the name, and with it what tells persons of one name apart */
  shown: string;
  /** the same for lists, the surname first */
  listed: string;
}

/** A warning, by the number of its event. */
export interface WarningView {
  event: number;
  category: string;
  note: string;
}

/** Why and when a player left. */
export interface GoneView {
  /** withdrawal, no_show, expulsion */
  how: string;
  round: number;
  in_game: boolean;
  category: string;
}

/** A player at the desk. */
export interface PlayerView {
  number: string;
  gone: GoneView | null;
  warnings: WarningView[];
  erased: boolean;
  /** null: no round is drawn */
  total: number | null;
  /** is there a private link? */
  link: boolean;
  /** which of the house's bots it is; "": a person */
  bot: string;
}

/** A table as the hall sees it: how far it is, not how its game ended. */
export interface HallTable {
  players: string[];
  status: "auction" | "finished" | "playing" | "seated";
  noon: boolean;
  /** null: no high noon by time */
  noon_due: number | null;
  /** when its game began */
  since: number | null;
}

/** `[place, player, score]`. */
export type Placed = [place: number, player: string, score: number];

/** `[place, player, bonus]`. */
export type FinalPlace = [place: number, player: string, bonus: number];

/** The regulation of the season: an address, or the hash of the file that the house gives. */
export interface RegulationView {
  /** "": it is a file */
  address: string;
  /** "": it is an address */
  digest: string;
}

/** The screen: seats, stages, clocks, duels; results only once they are published. */
export interface HallView {
  t: "hall";
  /** how many events there are */
  version: number;
  /** the time of the house, for clocks */
  now: number;
  tournament: string;
  name: string;
  stage: "checked" | "closed" | "draft" | "duels" | "playing" | "published" | "ready" | "registration" | "seating" | "sent" | "stopped";
  head: string;
  promise: string;
  /** 0: none is drawn */
  round: number;
  rounds: number;
  tables: HallTable[];
  announcements: string[];
  /** () until they are published */
  standings: Placed[];
  final: FinalPlace[];
  duels: PairingView[];
  /** of everybody who is mentioned */
  names: Record<string, string>;
  /** players who are bots of the house, to practise with */
  bots: string[];
  /** null: none was given */
  regulation: RegulationView | null;
  /** names for lists, the surname first */
  listed: Record<string, string>;
}

/** The auction of a table, as everybody there sees it; here seats count from 0. */
export interface AuctionView {
  revealed: string[];
  bought: (string | null)[];
  paid: number[];
  /** open, bid, last, done */
  phase: string;
  turn: number;
  lot: string;
  price: number;
  leader: number;
  bidders: number[];
}

/**
 * Where the player sits in this round, and the auction or choice there.
 *
 * If the table is played in the house: the own role, and whether one can sit down.
 */
export interface PhoneSeat {
  table: number;
  seat: number;
  auction: AuctionView | null;
  may_raise: boolean;
  never_raises: boolean;
  /** without auction: the two of every seat */
  offered: [string, string][];
  have_chosen: boolean[];
  /** by this player */
  chosen: string | null;
  /** what everybody has chosen, once all have */
  revealed: string[];
  housed: boolean;
  /** "": not known to the house */
  role: string;
  open: boolean;
}

/** A player's phone: the hall, the own seat, the own total. */
export interface PhoneView {
  t: "phone";
  hall: HallView;
  me: string;
  my_name: string;
  /** null: nothing has been played */
  total: number | null;
  left: boolean;
  seat: PhoneSeat | null;
  /** when this player called the referee, if nobody has come yet */
  called: number | null;
  /** the number of that call, by which it is withdrawn */
  call: number | null;
  /** the duel at whose table of the house one can sit down now; "": none */
  duel: string;
  /** the place on the waiting list; 0: not on it */
  waiting: number;
  /** check-in has seen this player */
  here: boolean;
  /** can one say so by the phone, now? */
  may_check_in: boolean;
  /** stands for the tournament in what is signed */
  founded: string;
  /** of the own table in the last round, to be confirmed */
  sheet: OwnSheet | null;
  /** withdrawal, no_show or expulsion; "": has not left */
  how_left: string;
}

/** A sheet as it is kept; lists go in the order of seats. */
export interface SheetData {
  roles: string[];
  prices: number[];
  outcome: string;
  final_duel: boolean;
  characters: string[];
  reshuffles: number;
  /** by validation, the reason */
  confirmed: Record<string, string>;
}

/** A sheet as somebody typed it. */
export interface VersionView {
  sheet: SheetData;
  by: string;
  event: number;
  /** "" for the first */
  reason: string;
}

/** Who verified the sheet, and how. */
export interface VerifiedView {
  by: string;
  typed_again: boolean;
  version: number;
  /** second_person, typed_again, read_aloud */
  how: string;
}

/** Without auction: two open characters each. */
export interface ChoiceView {
  offered: [string, string][];
  chosen: (string | null)[];
}

/** A table that is played in the house. */
export interface HousedView {
  clock: string;
  chat: boolean;
  spectators: boolean;
  /** "": not open (yet) */
  status: "" | "dealing" | "over" | "playing" | "waiting";
  /** who has sat down */
  came: boolean[];
  /** who is connected */
  here: boolean[];
}

/** A table at the desk. */
export interface TableView {
  players: string[];
  status: "auction" | "finished" | "playing" | "seated";
  /** how many versions of the sheet there are; 0: none is filed */
  filed: number;
  /** the last one counts; () for who may not see sheets */
  versions: VersionView[];
  verified: VerifiedView | null;
  /** the last version is */
  is_verified: boolean;
  /** "": none; else its hash */
  photo: string;
  passive: string[];
  reshuffles: number;
  /** "", reshuffle, time */
  noon: string;
  noon_due: number | null;
  since: number | null;
  auction: AuctionView | null;
  choice: ChoiceView | null;
  /** by player, whether an overspend was intentional */
  judged: Record<string, boolean>;
  housed: HousedView | null;
  /** for reshuffles on the sheet; null: whatever happened is written */
  boxes: number | null;
  /** the earlier stages that it can be set back to */
  back: ("auction" | "finished" | "playing" | "seated")[];
  /** players who have confirmed the sheet with their phones */
  confirmed_by: string[];
}

/** A round at the desk. */
export interface RoundView {
  number: number;
  by_hand: boolean;
  link: string;
  hall: string;
  confirmed: boolean;
  auctioned: boolean;
  tables: TableView[];
  /** tables where nothing but the game is still to begin */
  to_start: number[];
}

/** A draw that was taken back. */
export interface VoidedView {
  round: number;
  tables: string[][];
  reason: string;
}

/** A derogation that is made use of. */
export interface DerogationView {
  kind: string;
  /** A, B, C */
  degree: string;
  value: number;
  midway: boolean;
  approval: string;
  announced: boolean;
  consent: string[];
  asked: string[];
  /** nothing rests on it yet */
  withdrawable: boolean;
}

/** The standings as published, or corrected after that. */
export interface EditionView {
  number: number;
  event: number;
  at: number;
  reason: string;
}

/** Somebody calls the referee; `event` is what answers it. */
export interface CallView {
  event: number;
  round: number;
  table: number;
  by: string;
  at: number;
  note: string;
  /** who does not play, if the house calls */
  player: string;
  /** "", away, time */
  cause: string;
}

/** Somebody paid more than was there. */
export interface Overspend {
  round: number;
  table: number;
  player: string;
  /** null: not judged yet */
  intentional: boolean | null;
}

/** A picture that waits until somebody says of which sheet it is. */
export interface InboxPhoto {
  /** what it is called in addresses */
  photo: string;
  /** what the file was called */
  file: string;
  by: string;
  at: number;
}

/** The last backup, or why there is none. */
export interface BackupView {
  file: string;
  at: number;
  trouble: Told | null;
}

/**
 * What somebody in office sees, but what is asked for separately: standings, checklist, log.
 *
 * Referees see everything; docs/offices.md says what others do.
 */
export interface DeskView {
  t: "desk";
  version: number;
  now: number;
  tournament: string;
  name: string;
  place: string;
  season: string;
  stage: "checked" | "closed" | "draft" | "duels" | "playing" | "published" | "ready" | "registration" | "seating" | "sent" | "stopped";
  head: string;
  promise: string;
  reading: string;
  /** by which version of the desk's rules it is run; 1: as before */
  rules_version: number;
  practice: boolean;
  official: boolean;
  /** why not; "": from the start */
  unofficial: string[];
  me: string;
  /** what I am here: referee, judge, registrar, organizer */
  offices: string[];
  /** I play here, and see no amounts until the standings are published */
  plays: boolean;
  /** what I may do: tags of acts; those about tables at one of mine */
  may: string[];
  /** which sorts of facts I see; what I do not see is empty or null */
  sees: string[];
  people: Record<string, PersonView>;
  referees: string[];
  organizers: string[];
  judges: string[];
  registrars: string[];
  /** by judge, the tables that are theirs in every round */
  given: Record<string, number[]>;
  revoked: string[];
  /** "", open, closed */
  registration: string;
  /** is there a link for registering oneself? */
  self_service: boolean;
  players: PlayerView[];
  /** noted in the log */
  banned: Record<string, string>;
  /** by the register of seasons, though they take part */
  barred: Record<string, string>;
  /** rounds; 0: too few players */
  planned: number;
  has_auction: boolean;
  has_duels: boolean;
  /** of this tournament */
  characters: string[];
  derogations: DerogationView[];
  /** derogations that the regulation still allows */
  offered: string[];
  rounds: RoundView[];
  voided: VoidedView[];
  stopped: string;
  editions: EditionView[];
  /** what was corrected and is not published; null: nothing */
  pending: PendingView | null;
  qualified: string[];
  duels: PairingView[];
  third_skipped: boolean;
  final: FinalPlace[];
  announcements: string[];
  /** that are not over */
  calls: CallView[];
  /** with the clocks of duels */
  tablets: TabletView[];
  /** of which nobody has said yet whether they were intentional */
  unjudged: Overspend[];
  /** that belong to no sheet yet */
  inbox: InboxPhoto[];
  backup: BackupView | null;
  regulation: RegulationView | null;
  /** check-in and the waiting list */
  door: DoorView;
  /** fewer are left than the next round needs; null: enough */
  short: ShortView | null;
  signing: SigningView;
}

/** What the next draw will be like, before any number is given: nobody's seat is known yet. */
export interface DrawPreview {
  round: number;
  players: number;
  sizes: number[];
  /** so many must be Sheriff again: to be confirmed */
  sheriffs_again: number;
  last_again: number;
  problems: Told[];
}

/** A validation that speaks up: `reject`, `confirm` (with a reason) or `flag`. */
export interface SheetProblem {
  rule: string;
  degree: string;
  reason: Told;
  /** from 0; null: the whole sheet */
  seat: number | null;
}

/** What is to be said about a sheet while it is typed. */
export interface SheetChecked {
  /** of the sheet that is kept; 0: none */
  version: number;
  complete: boolean;
  problems: SheetProblem[];
  /** what a correction would bring about */
  warnings: Told[];
  /** before this round */
  money: (number | null)[];
  /** () until roles and outcome are there */
  prizes: number[];
}

/** A line of the standings; the notes say where its numbers come from. */
export interface StandingRow {
  place: number;
  player: string;
  score: number;
  marogi: string;
  wins: number;
  lot: number | null;
  /** what decided among equals: "", marogi, wins, lot, open */
  tie: string;
  bonus: number;
  /** "", withdrawal, no_show, expulsion */
  left: string;
  notes: Told[];
}

/** The standings, explained. */
export interface StandingsView {
  version: number;
  /** 0: not published */
  edition: number;
  /** as they are now, which nobody but referees knows yet */
  pending: boolean;
  head: string;
  /** with places and bonuses after the duels */
  final: boolean;
  rows: StandingRow[];
  /** for referees */
  warnings: Told[];
  /** for referees */
  overspends: Overspend[];
  names: Record<string, string>;
}

/** What one player has now, and nothing else. */
export interface OneTotal {
  version: number;
  player: string;
  total: number;
}

/** One line of the checklist. */
export interface CheckView {
  rule: string;
  /** ok, open, attention, failed */
  status: string;
  notes: Told[];
}

/** H-1 to H-12, computed now. */
export interface ChecklistView {
  version: number;
  lines: CheckView[];
  homologable: boolean;
  marks: Told[];
  forecast: Told[];
}

/** An event of the log. */
export interface LogEntry {
  number: number;
  kind: string;
  by: string;
  at: number;
  data: Record<string, unknown>;
  hash: string;
  /** the event that signs it; 0: nobody did */
  signature: number;
}

/** Some events, the oldest first. */
export interface LogPage {
  version: number;
  events: LogEntry[];
}

/** A tournament of this house; `trouble` says why it cannot be opened. */
export interface TournamentLine {
  tournament: string;
  name: string;
  stage: string;
  players: number;
  /** number → name */
  officers: Record<string, string>;
  trouble: string;
}

/** All tournaments of this house. */
export interface Tournaments {
  tournaments: TournamentLine[];
}

/** A line of the checklist that an act would change. */
export interface CheckChange {
  rule: string;
  /** ok, open, attention, failed */
  before: string;
  after: string;
  /** as they would be */
  notes: Told[];
}

/** What an act would do; nothing is written. */
export interface Foretold {
  version: number;
  lines: Told[];
  checks: CheckChange[];
  was_homologable: boolean;
  /** as far as it can be known then */
  homologable: boolean;
}

/** A sheet that was corrected since the last edition. */
export interface PendingSheet {
  round: number;
  table: number;
  reason: string;
  verified: boolean;
}

/** Something has changed since the last edition, and only referees know it. */
export interface PendingView {
  /** the number that the next one has */
  edition: number;
  sheets: PendingSheet[];
}

/** A line of the standings that the next edition would change. */
export interface EditionChange {
  player: string;
  place: number;
  new_place: number;
  score: number;
  new_score: number;
}

/** The next edition beside the published one. */
export interface PendingEdition {
  version: number;
  edition: number;
  sheets: PendingSheet[];
  changes: EditionChange[];
  names: Record<string, string>;
}

/** A link with a secret after its #; it is never shown again. */
export interface LinkGiven {
  role: "clock" | "desk" | "phone" | "register" | "screen";
  /** "" for the screen and for registration */
  person: string;
  link: string;
  /** the same as a picture: a data: address */
  qr: string;
}

/** A new tournament, and the links of those in office. */
export interface Opened {
  tournament: string;
  links: LinkGiven[];
}

/** Somebody has come in; programs get a token for the Authorization header. */
export interface Entered {
  tournament: string;
  /** of the tournament, as people call it */
  name: string;
  role: "clock" | "desk" | "phone" | "register" | "screen";
  person: string;
  /** "" for browsers, which get a cookie */
  token: string;
  /** for who has registered by self-service */
  link: LinkGiven | null;
  /** on the waiting list; default: false */
  waiting?: boolean;
}

/** It is on the disk. */
export interface ActDone {
  version: number;
  head: string;
  /** who was registered or named */
  person: string;
  /** of who was named */
  link: LinkGiven | null;
}

/** A picture waits in the inbox; what it is called there. */
export interface InboxKept {
  photo: string;
}

/** A ticket to a table of the house, for one person and soon. */
export interface TicketGiven {
  secret: string;
}

/** Where a ticket leads to. */
export interface SeatTaken {
  table: string;
}

/** Who was registered from a list, and which lines were not. */
export interface Registered {
  version: number;
  registered: string[];
  refused: LineRefused[];
  /** for whom there was no place any more; default: [] */
  waiting?: string[];
}

/** A line of a list that could not be used. */
export interface LineRefused {
  line: number;
  name: string;
  reason: Told;
}

/** What somebody else has filed meanwhile. */
export interface SheetConflict {
  version: number;
  by: string;
  sheet: SheetData;
  /** names of fields */
  differs: string[];
}

/** Why something was refused; `detail` is for who writes programs. */
export interface DeskProblem {
  reason: Told;
  /** the validation that failed; default: "" */
  rule?: string;
  /** default: "" */
  detail?: string;
  /** default: null */
  conflict?: SheetConflict | null;
}

/** What other code says about a report. */
export interface ReportVerified {
  violations: string[];
  last_again: number;
  avoidable: number;
  name: string;
  head: string;
}

/** Does a check code stand in the log? No more is told than where and when. */
export interface CodeChecked {
  found: boolean;
  /** 0: nowhere */
  event: number;
  /** when it was written; 0: nowhere */
  at: number;
  /** how many events there are */
  version: number;
  /** it fits several events, and so proves none of them; default: false */
  several?: boolean;
}

/** A key that signs for somebody in office, or for the house. */
export interface KeyView {
  key: string;
  person: string;
  device: string;
  /** that bound it */
  event: number;
  /** it came in: first, vouched, by_itself, unsigned */
  how: string;
  /** how many acts it has signed */
  counter: number;
  /** the event that did; 0: it is good */
  withdrawn: number;
}

/** A key that waits for the head referee to bind it. */
export interface AskedKey {
  key: string;
  person: string;
  device: string;
}

/** Whose keys there are; `founded` stands for the tournament in what is signed. */
export interface SigningView {
  founded: string;
  keys: KeyView[];
  asked: AskedKey[];
}

/** The sheet of a player's own table, as everybody there has seen it: to be confirmed. */
export interface OwnSheet {
  round: number;
  table: number;
  /** which version of it this is */
  filed: number;
  players: string[];
  roles: string[];
  prices: number[];
  characters: string[];
  outcome: string;
  final_duel: boolean;
  /** who has confirmed it */
  confirmed: string[];
}

/** A page was printed by the browser, as it showed the tournament after so many events. */
export interface NotePrinted {
  paper: string;
  version: number;
}

/** A paper that went out; `stands`: its check code is still in the log. */
export interface PrintedView {
  head: string;
  event: number;
  paper: string;
  at: number;
  by: string;
  stands: boolean;
}

/** All papers that the desk remembers, the latest first. */
export interface PrintedList {
  version: number;
  printed: PrintedView[];
}

/** How a season counts; the formula is of one tournament. */
export interface SetSeasonRules {
  t: "set_season_rules";
  season: string;
  formula: string;
  /** default: "mean" */
  combined?: "mean" | "sum";
  /** default: 0 */
  best?: number;
  /** default: 1 */
  least?: number;
  /** default: "official" */
  counting?: "all" | "homologable" | "official";
}

/** Nobody of this code, or name, registers or organizes in these days; no `until`: for good. */
export interface BanPerson {
  t: "ban_person";
  name: string;
  since: string;
  reason: string;
  /** default: "" */
  member?: string;
  /** default: "" */
  until?: string;
  /** default: true */
  as_player?: boolean;
  /** default: true */
  as_organizer?: boolean;
}

/** A notice; a result annulled, without a name everybody's; points off a score or the total. */
export interface SanctionPerson {
  t: "sanction_person";
  season: string;
  kind: "annulment" | "notice" | "reduction";
  reason: string;
  /** default: "" */
  name?: string;
  /** default: "" */
  member?: string;
  /** default: "" */
  tournament?: string;
  /** default: 0 */
  points?: number;
}

/** A ban or a sanction has no force any more; it stays readable. */
export interface LiftEntry {
  t: "lift_entry";
  entry: number;
  reason: string;
}

/** A report of another house was taken by mistake. */
export interface RemoveReport {
  t: "remove_report";
  season: string;
  tournament: string;
  /** default: false */
  confirmed?: boolean;
}

/** Everything about somebody is erased from the register, for good. */
export interface ForgetPerson {
  t: "forget_person";
  name: string;
  /** default: "" */
  member?: string;
  /** default: false */
  confirmed?: boolean;
}

/** A season at a glance. */
export interface SeasonLine {
  season: string;
  tournaments: number;
}

/** All seasons that the house knows. */
export interface SeasonList {
  seasons: SeasonLine[];
}

/** How a season counts. */
export interface SeasonRulesView {
  formula: string;
  combined: "mean" | "sum";
  /** so many tournaments count; 0: all */
  best: number;
  /** with fewer nobody has a place */
  least: number;
  counting: "all" | "homologable" | "official";
}

/** A tournament of a season that is decided. */
export interface SeasonTournament {
  /** the hash of its first event */
  tournament: string;
  name: string;
  place: string;
  players: number;
  /** so many names were erased: they are in no season */
  erased: number;
  counts: boolean;
  /** another house held it */
  from_report: boolean;
}

/** What somebody has of one tournament. */
export interface SeasonPart {
  tournament: string;
  place: number;
  score: number;
  bonus: number;
  /** T-141: all of the tournament */
  rounds: number;
  wins: number;
  /** "", withdrawal, no_show, expulsion */
  left: string;
  warnings: number;
  reduced: number;
  /** by the formula; "": annulled, or it does not count */
  value: string;
  annulled: boolean;
  /** is it among the best? */
  used: boolean;
}

/** Somebody in a season. */
export interface SeasonPerson {
  /** 0: none */
  place: number;
  name: string;
  member: string;
  /** "": none */
  total: string;
  tournaments: number;
  withdrawals: number;
  expulsions: number;
  warnings: number;
  notices: number;
  /** points off the total */
  reduced: number;
  parts: SeasonPart[];
}

/** A ban. */
export interface BanView {
  entry: number;
  name: string;
  member: string;
  since: string;
  /** "": for good */
  until: string;
  as_player: boolean;
  as_organizer: boolean;
  reason: string;
  in_force: boolean;
  /** why; "": it was not */
  lifted: string;
}

/** A notice, an annulment, a reduction. */
export interface SanctionView {
  entry: number;
  kind: "annulment" | "notice" | "reduction";
  /** "": everybody of the tournament */
  name: string;
  member: string;
  tournament: string;
  points: number;
  reason: string;
  lifted: string;
}

/** A season: its table, and what the publisher decided. Bans hold beyond seasons. */
export interface SeasonView {
  season: string;
  rules: SeasonRulesView;
  tournaments: SeasonTournament[];
  people: SeasonPerson[];
  bans: BanView[];
  sanctions: SanctionView[];
}

/** What those in office may do, each what is theirs (`tournament/log/offices.py`). */
export type DeskAct =
  | NameOfficer
  | RevokeOfficer
  | GiveTables
  | OpenRegistration
  | Register
  | SeatBots
  | Unregister
  | ChangePerson
  | ErasePerson
  | NoteBan
  | CloseRegistration
  | ReopenRegistration
  | Derogate
  | ApproveDerogation
  | AnnounceDerogation
  | AgreeDerogation
  | LeaveOfficial
  | StopTournament
  | DrawRound
  | SeatByHand
  | VoidDraw
  | MoveTable
  | HouseTable
  | BeginAuction
  | MoveAuction
  | OfferCharacters
  | ChooseCharacter
  | Reshuffle
  | CallNoon
  | FileSheet
  | VerifySheet
  | ErasePhoto
  | JudgeOverspend
  | AnswerCall
  | Withdraw
  | RevokeWithdrawal
  | Warn
  | RevokeWarning
  | Expel
  | Announce
  | GiveRegulation
  | Publish
  | BeginDuels
  | DrawSides
  | HouseDuel
  | PressClock
  | LendClock
  | TakeClockBack
  | SetClock
  | WinDuel
  | CorrectDuel
  | SkipThird
  | CloseTournament
  | MarkSent
  | WithdrawDerogation
  | PublishEdition
  | ReopenTournament
  | SetTableBack
  | StartGames
  | SetPlaces
  | OpenCheckIn
  | CheckIn
  | RevokeCheckIn
  | AddWaiting
  | LeaveWaiting
  | MoveUp
  | LeaveOut
  | RedrawWithout
  | LateEntry
  | BindKey
  | WithdrawKey;

/** What a player may do. */
export type PhoneAct = CallReferee | WithdrawCall | Bid | Choose | CheckMyselfIn | ConfirmSheet;

/** What a tablet may do. */
export type ClockAct = TapClock;

/** What whoever has the house link may do with the register. */
export type SeasonAct =
  | SetSeasonRules
  | BanPerson
  | SanctionPerson
  | LiftEntry
  | RemoveReport
  | ForgetPerson;

/** What comes through a live socket. */
export type LiveView = DeskView | PhoneView | HallView | ClockPage;
