// Made from server/protocol by `./sixgun generate`: do not edit.

/** Raised with every change that an old client would not understand. */
export const PROTOCOL = 1;
/** A client says at least this often (in updates) how far it has read. */
export const ACK_EVERY = 16;
/** So many updates may be on their way to a client; more are put together until it has read. */
export const WINDOW = 64;
/** The longest message that a client may send, in bytes. */
export const LONGEST_MESSAGE = 32768;
/** Asks for a personality by chance. */
export const ANY_TEMPER = "any";

export type Args = Record<string, string | number>;

/** The games of the house: the big one, and the duel of Law and Outlaws. */
export type GameName = "bang" | "duel";

/** The names of the clocks. */
export type ClockName = "days" | "fast" | "none" | "normal" | "relaxed";

/** How quickly bots and forced answers take effect. */
export type PaceName = "none" | "normal" | "quick" | "slow";

export type Ask = Why | Distance | Odds | Sums;

/** Something to be told to a person: a key of the Fluent files and its arguments. */
export interface Told {
  key: string;
  /** default: {} */
  args?: Args;
}

/** What can be answered: `[verb, card, target]`; a card is a face, a slug or a word. */
export type Option = [verb: string, card: string | null, target: number | null];

/** What has happened: `[key, seat, foe, cards, number, word]`; unseen cards are null. */
export type Report = [
  key: string,
  seat: number | null,
  foe: number | null,
  cards: (string | null)[],
  number: number,
  word: string,
];

/**
 * A report in words: `[at, key, args]`.
 *
 * A sentence is given the fields of its report, and `args` besides.
 */
export type Sentence = [at: number, key: string, args: Args];

/** One seat of a game as the viewer sees it. */
export interface SeatView {
  /** "" where hidden */
  role: string;
  /** "" before it is revealed */
  character: string;
  /** the character whose ability this one copies */
  copied: string;
  /** the second character, where it has been seen */
  spare: string;
  has_spare: boolean;
  /** the characters to choose from, where visible */
  dealt: string[];
  /** the character chosen, where visible */
  pick: string;
  life: number;
  max_life: number;
  alive: boolean;
  /** left for good; only defaults are played */
  passive: boolean;
  hand: (string | null)[];
  /** which cards of the hand everybody knows */
  shown: boolean[];
  gear: string[];
}

/** A game as the viewer sees it. Faces that it does not know are null. */
export interface GameView {
  /** whose view this is; null: a spectator's */
  seat: number | null;
  seats: SeatView[];
  /** cards laid down in this very turn */
  fresh: string[];
  deck_size: number;
  /** (depth, face) of the cards in the deck that it knows */
  deck: [number, string][];
  /** the top card is the last one; "": closed, not shown */
  discard: string[];
  /** cards laid out for choosing */
  spread: (string | null)[];
  card_played: string;
  turn: number;
  turns: number;
  rounds: number;
  bangs_played: number;
  /** abilities used in this turn */
  used: string[];
  extra_turn: number;
  /** the seat that is back for a turn; -1: nobody */
  ghost: number;
  /** the card that must be played in this turn */
  duty: string;
  named_suit: string;
  /** the event in force */
  event: string;
  past_events: string[];
  next_event: string;
  events_left: number;
  shuffles: number;
  /** the tournament's high noon: 0 not yet, 1 called, 2 begun */
  noon: number;
  /** the winning side, "abandoned", or "" while the game goes on */
  over: string;
  winners: number[];
}

/**
 * What differs from the view before.
 *
 * `set` gives fields of the view, `seats` fields of a seat by its number, and `tails` lists
 * that go on differently: so many entries stay, these follow.
 */
export interface Delta {
  /** default: {} */
  set?: Partial<GameView>;
  /** default: {} */
  seats?: Record<number, Partial<SeatView>>;
  /** default: {} */
  tails?: Record<string, [number, string[]]>;
}

/** The open decision. What follows `about` is sent to the one who is asked. */
export interface Question {
  decision: number;
  seat: number;
  kind: string;
  /** the public arguments, such as who shoots; default: [] */
  about?: (number | string | null)[];
  /** the question in words; default: null */
  asks?: Told | null;
  /** default: [] */
  options?: Option[];
  /** each option in words; default: [] */
  words?: Told[];
  /** the index of what a time-out plays; default: -1 */
  default?: number;
  /** by index; default: {} */
  cautions?: Record<number, Told[]>;
  /** a card alone, by its first option; default: {} */
  heads?: Record<number, Told>;
}

/** The clock of the open decision, in milliseconds from now. */
export interface Clock {
  /** until the time for this decision is up and the bank is used */
  left: number;
  /** what the seat has in its bank */
  bank: number;
  /** default: true */
  running?: boolean;
}

/** How somebody is doing at a prepared position. */
export interface Lesson {
  /** so many steps can be taken again */
  steps: number;
  /** something was done that the lesson does not want; default: false */
  failed?: boolean;
  /** everything was done that it wants; default: false */
  done?: boolean;
}

/** What a table plays. The defaults are the official rules. */
export interface TableOptions {
  /** the big game, or the duel; default: "bang" */
  game?: GameName;
  /** two in a duel; default: 5 */
  players?: number;
  /** default: ["base"] */
  sets?: string[];
  /** default: false */
  simplified?: boolean;
  /** default: "random" */
  characters?: "random" | "two" | "two_open";
  /** default: 12 */
  events?: number;
  /** default: 0 */
  high_noon_reshuffles?: number;
  /** survivors may keep theirs in the next game; default: false */
  keep_characters?: boolean;
  /** in the next game the star goes to the next seat; default: false */
  travelling_sheriff?: boolean;
  /** in a duel: characters a side, 2 to 6; default: 4 */
  fighters?: number;
  /** in a duel: each side chooses its characters, of two more; default: false */
  tournament?: boolean;
  /** in a duel: of each chess clock, 30 or 25; 0: none; default: 0 */
  minutes?: number;
  /** of the discards only the top and the number are shown; default: false */
  closed_discards?: boolean;
  /** default: "normal" */
  clock?: ClockName;
  /** default: "normal" */
  pace?: PaceName;
  /** nothing is told by speed; default: true */
  patient?: boolean;
  /** a bot plays for who is away; at a table for days always; default: true */
  substitutes?: boolean;
  /** default: true */
  chat?: boolean;
  /** default: true */
  spectators?: boolean;
  /** in seconds; default: 0 */
  spectator_delay?: number;
  /** listed in the lobby; default: true */
  public?: boolean;
}

/** A seat of a table and who sits there. */
export interface Chair {
  /** default: "nobody" */
  kind?: "bot" | "nobody" | "person";
  /** default: "" */
  name?: string;
  /** tells people at this table apart; means nothing elsewhere; default: "" */
  who?: string;
  /** which of the house's bots sits here; default: "" */
  bot?: string;
  /** the personality of that bot; default: "" */
  temper?: string;
  /** a person's program, shown as a bot; default: false */
  program?: boolean;
  /** connected; default: false */
  here?: boolean;
  /** a bot plays for the person meanwhile; default: false */
  away?: boolean;
  /** games won at this table; default: 0 */
  wins?: number;
  /** the picture that stands for who sits here; default: "" */
  avatar?: string;
}

/** How the players can check the deal: what the house promised, and the numbers added. */
export interface Deal {
  commitment: string;
  /** by seat, once all are there; default: {} */
  numbers?: Record<number, string>;
}

/** What was kept secret during the game: seed = hash of the secret and all numbers. */
export interface Proof {
  secret: string;
  /** default: {} */
  numbers?: Record<number, string>;
  /** default: "" */
  seed?: string;
}

/** A table as the lobby lists it. */
export interface TableCard {
  table: string;
  status: "over" | "paused" | "playing" | "waiting";
  options: TableOptions;
  chairs: Chair[];
  /** default: 0 */
  spectators?: number;
}

/** A table where this person has a seat. */
export interface OwnTable {
  /** its name */
  table: string;
  /** a game is on; default: false */
  playing?: boolean;
  /** who else sits there, by name; default: [] */
  others?: string[];
  /** for days: this person is asked what nothing answers yet; default: false */
  turn?: boolean;
}

/** What somebody answers in advance at a table for days; "": nothing was said. */
export interface Orders {
  /** `dodge`: whatever dodges a shot, a Barrel first; default: "" */
  shot?: "" | "dodge" | "hit";
  /** before dying, a Beer or what else saves; default: false */
  beer?: boolean;
  /** a BANG! if there is one, or take the hit; default: "" */
  indians?: "" | "bang" | "hit";
  /** likewise; default: "" */
  duel?: "" | "bang" | "hit";
}

/** A bot that the house offers. */
export interface BotCard {
  /** its name here: never a spec string */
  bot: string;
  /** from 1, the easiest */
  level: number;
  /** the personalities that it can have; default: [] */
  tempers?: string[];
  /** who plays where nobody has chosen; default: false */
  usual?: boolean;
}

/** One side of a duel as the viewer sees it. */
export interface SideView {
  /** the characters to choose from, where visible */
  dealt: string[];
  /** the characters chosen in set-up, where visible */
  picks: string[];
  /** how many have been chosen */
  picked: number;
  /** who waits, where visible; in no order */
  reserve: string[];
  /** how many wait */
  reserve_size: number;
  /** which of the two spots of this side has the marker: 0 or 1 */
  front: number;
  /** who was eliminated, in order */
  out: string[];
  /** has given up, or run out of time */
  passive: boolean;
  /** in order of arrival */
  hand: (string | null)[];
  /** of the hand cards: 0 of the Law's deck, 1 of the Outlaws' */
  backs: number[];
  /** which cards of the hand everybody knows */
  shown: boolean[];
}

/** Where a character of a duel stands, and what lies beside it. */
export interface SpotView {
  /** "": nobody */
  character: string;
  /** life points */
  life: number;
  /** what it began with */
  max_life: number;
  /** equipment */
  gear: string[];
}

/** A duel as the viewer sees it. Faces that it does not know are null. */
export interface DuelView {
  /** whose view this is; null: a spectator's */
  seat: number | null;
  /** by seat: 0 the Law, 1 the Outlaws */
  sides: SideView[];
  /** 0 and 1 are the Law's, 2 and 3 the Outlaws' */
  spots: SpotView[];
  /** the Law's, the Outlaws', the common one */
  deck_sizes: number[];
  /** the back of the top card of the common deck; -1: there is none */
  common_back: number;
  /** is there a common deck? */
  formed: boolean;
  /** the top card is the last one; "": closed, not shown */
  discard: string[];
  /** cards laid out for choosing */
  spread: (string | null)[];
  /** of the cards laid out */
  spread_backs: number[];
  /** the card whose effect is under way */
  card_played: string;
  /** whose turn it is; -1: before the first one */
  turn: number;
  /** counted from 1 */
  turns: number;
  /** in this turn, those that count */
  bangs_played: number;
  /** the marker has been moved of free will in this turn */
  swapped: boolean;
  /** abilities used in this turn */
  used: string[];
  /** the spots of those who fell and still lie there */
  fallen: number[];
  /** how often the common deck was shuffled */
  shuffles: number;
  /** the winning side, or "" while the duel goes on */
  over: string;
  /** the seat that has won */
  winners: number[];
}

/**
 * What differs from the view of a duel before.
 *
 * `set` gives fields of the view, `sides` and `spots` fields of one of those by its number, and
 * `tails` lists that go on differently: so many entries stay, these follow.
 */
export interface DuelDelta {
  /** fields of the view; default: {} */
  set?: Partial<DuelView>;
  /** fields of sides; default: {} */
  sides?: Record<number, Partial<SideView>>;
  /** fields of spots; default: {} */
  spots?: Record<number, Partial<SpotView>>;
  /** list endings; default: {} */
  tails?: Record<string, [number, string[]]>;
}

/** The chess clock of a duel: what each has left, in milliseconds from now. */
export interface ChessClock {
  /** by seat */
  left: [number, number];
  /** whose clock runs; -1: both stand still; default: -1 */
  running?: number;
}

/** Somebody one knows, or who asks, or was asked. */
export interface FriendCard {
  /** his sign: it means nothing to anybody else */
  friend: string;
  /** as he calls himself */
  name: string;
  /** known: both want it; asks: he does; asked: one does oneself */
  state: "asked" | "asks" | "known";
  /** as one calls him oneself; default: "" */
  alias?: string;
  /** he is in, and shows it; default: false */
  here?: boolean;
  /** where he is, if he shows it and one may go there; default: "" */
  table?: string;
}

/** A friend has invited one to a table that is still open. */
export interface InvitationCard {
  /** its name */
  table: string;
  /** the sign of who has invited */
  friend: string;
}

/** A circle that one belongs to. */
export interface CircleCard {
  /** its id */
  circle: string;
  /** as its people call it */
  name: string;
  /** one's own there; default: "member" */
  rank?: "helper" | "member" | "owner";
}

/** Who belongs to a circle. */
export interface Member {
  /** a sign of this circle: it means nothing elsewhere */
  member: string;
  /** in this circle */
  name: string;
  /** who looks after it; default: "member" */
  rank?: "helper" | "member" | "owner";
  /** this is oneself; default: false */
  me?: boolean;
}

/** How the games of a member went. A point is a game won as a person, whatever the role. */
export interface CircleStanding {
  /** from 1; equals share one */
  place: number;
  /** whose, by the sign of the circle */
  member: string;
  /** so many were played; default: 0 */
  games?: number;
  /** so many were won; default: 0 */
  points?: number;
  /** by role; `duel` for duels; default: {} */
  wins?: Record<string, number>;
}

/** Games between which there were never more than six hours. */
export interface Evening {
  /** a date, in seconds since 1970 */
  begun: number;
  /** a date as well */
  ended: number;
  /** so many were played */
  games: number;
  /** of this evening alone; default: [] */
  standings?: CircleStanding[];
}

/** The first message. `program`: this client is no person and is shown as a bot. */
export interface Hello {
  t: "hello";
  protocol: number;
  /** default: "" */
  client?: string;
  /** default: false */
  program?: boolean;
  /** shows how a game begins, and says `ready`; default: false */
  reveals?: boolean;
  /** shows that people gather before the deal, and says `here`; default: false */
  gathers?: boolean;
  /** understands `own`; default: false */
  turns?: boolean;
  /** default: 0 */
  id?: number;
}

/** Follow the list of public tables, or stop. */
export interface Lobby {
  t: "lobby";
  /** default: true */
  on?: boolean;
  /** default: 0 */
  id?: number;
}

/** Open a table of one's own. `scenario`: one prepared position, for its opener only. */
export interface Open {
  t: "open";
  /** default: {} */
  options?: TableOptions;
  /** default: "" */
  scenario?: string;
  /** for the members of this circle, and private to everybody else; default: "" */
  circle?: string;
  /** default: 0 */
  id?: number;
}

/** Find any public table with a free seat and sit down; if there is none, open one. */
export interface Quick {
  t: "quick";
  /** default: "" */
  name?: string;
  /** what one wants to play; default: "bang" */
  game?: GameName;
  /** default: 0 */
  id?: number;
}

/** Look at a table from now on: from the own seat, or as a spectator. */
export interface Watch {
  t: "watch";
  table: string;
  /** default: 0 */
  id?: number;
}

/** Look at no table any more. The seat stays. */
export interface Unwatch {
  t: "unwatch";
  /** default: 0 */
  id?: number;
}

/** Take a free seat (the first one if none is named) of the table one looks at. */
export interface Sit {
  t: "sit";
  name: string;
  /** default: -1 */
  seat?: number;
  /** default: 0 */
  id?: number;
}

/** Give the seat back before or after a game. */
export interface Stand {
  t: "stand";
  /** default: 0 */
  id?: number;
}

/**
 * A link that seats one person once, and soon; for whoever sits at the table. With a `friend`
 * there is no link: he is told, and let in.
 */
export interface Invite {
  t: "invite";
  /** the sign of a friend, as `friendlist` has it; default: "" */
  friend?: string;
  /** default: 0 */
  id?: number;
}

/** The room code, which lets in whoever has it; the table shows it to those who sit there. */
export interface Room {
  t: "room";
  /** another one, or none: for the owner; default: "make" */
  act?: "make" | "renew" | "revoke";
  /** default: 0 */
  id?: number;
}

/** The owner sets the options of the table. */
export interface Change {
  t: "change";
  options: TableOptions;
  /** default: 0 */
  id?: number;
}

/** Another name at this table, before or after a game. */
export interface Rename {
  t: "rename";
  name: string;
  /** default: 0 */
  id?: number;
}

/** The owner puts a bot of the house on a free seat (-1: on every free seat). */
export interface Seatbot {
  t: "seatbot";
  bot: string;
  /** default: -1 */
  seat?: number;
  /** its personality; `any`: by chance; default: "" */
  temper?: string;
  /** default: 0 */
  id?: number;
}

/** The owner takes a bot from its seat. */
export interface Clear {
  t: "clear";
  seat: number;
  /** default: 0 */
  id?: number;
}

/** The owner sends somebody away; in a game a bot plays on. */
export interface Kick {
  t: "kick";
  seat: number;
  /** default: 0 */
  id?: number;
}

/** The owner begins the game; free seats are filled with bots if `bots` names one. */
export interface Start {
  t: "start";
  /** default: "" */
  bots?: string;
  /** of these bots, as in `seatbot`; default: "" */
  temper?: string;
  /** without those who have not said that they are here; default: false */
  now?: boolean;
  /** default: 0 */
  id?: number;
}

/**
 * One is there, and the cards may be dealt. `start` asks for it where more than one person
 * sits; by the owner, `on: false` calls it off.
 */
export interface Here {
  t: "here";
  /** false: not yet, after all; default: true */
  on?: boolean;
  /** default: 0 */
  id?: number;
}

/** The client's own random number for the deal, as 32 to 64 hexadecimal digits. */
export interface Number {
  t: "number";
  value: string;
  /** default: 0 */
  id?: number;
}

/**
 * One has seen who one is. Whoever plays alone with bots begins the game so; with others at
 * the table nothing comes of it, and nobody hears of it.
 */
export interface Ready {
  t: "ready";
  /** default: 0 */
  id?: number;
}

/** An answer to an open decision: its number and the index of an option. */
export interface Answer {
  t: "answer";
  decision: number;
  option: number;
  /** default: 0 */
  id?: number;
}

/** Settings of the own seat. `forced`: questions with one answer are answered for me. */
export interface Prefer {
  t: "prefer";
  forced: boolean;
  /** default: 0 */
  id?: number;
}

/** What one answers in advance at a table for days; nobody else hears of it. */
export interface Order {
  t: "order";
  /** all of them: what is not said is ordered no more */
  orders: Orders;
  /** default: 0 */
  id?: number;
}

/** The owner says when the same people meet at this table again. */
export interface Meet {
  t: "meet";
  /** in seconds since 1970; 0: nothing is said any more */
  at: number;
  /** default: 0 */
  id?: number;
}

/** Take the seat back from the bot that played meanwhile. */
export interface Back {
  t: "back";
  /** default: 0 */
  id?: number;
}

/** Stop the clocks for a while; everybody may do so a few times a game. */
export interface Pause {
  t: "pause";
  /** default: 0 */
  id?: number;
}

/** Go on after a pause. */
export interface Resume {
  t: "resume";
  /** default: 0 */
  id?: number;
}

/** Give up this game: the seat plays on passively, as the rules of leaving say. */
export interface Resign {
  t: "resign";
  /** default: 0 */
  id?: number;
}

/** Leave the table for good. */
export interface Leave {
  t: "leave";
  /** default: 0 */
  id?: number;
}

/**
 * Offer to play again with the same people, or answer who did.
 *
 * The next game begins when everybody who is there has answered: without those who do not
 * want to, whose seats go to bots. `now`: the owner does not wait for the others' answers.
 */
export interface Rematch {
  t: "rematch";
  /** false: not me; default: true */
  on?: boolean;
  /** whoever has not answered does not want to, either; default: false */
  now?: boolean;
  /** default: 0 */
  id?: number;
}

/**
 * How somebody who is out of the game wants it to go on: `faster`, or straight to its `result`.
 *
 * It comes about when nobody who plays is left and all who are out and look on want it.
 */
export interface Hurry {
  t: "hurry";
  /** "": as it is; default: "" */
  how?: "" | "faster" | "result";
  /** default: 0 */
  id?: number;
}

/** Remind somebody that it is up to him; nobody else is told. */
export interface Nudge {
  t: "nudge";
  /** who is asked */
  seat: number;
  /** default: 0 */
  id?: number;
}

/** Choose one of the house's pictures, here and at every table one sits at. */
export interface Avatar {
  t: "avatar";
  /** "": none, and the house gives one */
  avatar: string;
  /** default: 0 */
  id?: number;
}

/** At a prepared position: go back to this step (0: the beginning). */
export interface Again {
  t: "again";
  /** default: 0 */
  step?: number;
  /** default: 0 */
  id?: number;
}

/** Send the whole view again. */
export interface Full {
  t: "full";
  /** default: 0 */
  id?: number;
}

/** All updates up to this one have been read. */
export interface Ack {
  t: "ack";
  seq: number;
  /** default: 0 */
  id?: number;
}

/** Why is this not offered to me? */
export interface Why {
  t: "why";
  option: Option;
}

/** How far does one seat see the other, and what does it come from? */
export interface Distance {
  t: "distance";
  seat: number;
  foe: number;
}

/** How likely is it that a draw! of this seat comes out as wished? */
export interface Odds {
  t: "odds";
  seat: number;
  /** in a duel a symbol that a reveal has to show: `barrel` */
  wish: string;
  /** in a duel whose deck it is; -1: that of the seat; default: -1 */
  of?: number;
}

/** Which numbers does a side of a duel have, and what are they made of? */
export interface Sums {
  t: "sums";
  /** whose */
  seat: number;
}

/** Ask the engine for explanations, computed from the own view alone. */
export interface Explain {
  t: "explain";
  asks: Ask[];
  /** default: 0 */
  id?: number;
}

/** Say something to the others of one's own kind: the living, the dead, spectators. */
export interface Say {
  t: "say";
  text: string;
  /** default: 0 */
  id?: number;
}

/** Say one of the house's quick phrases. */
export interface Phrase {
  t: "phrase";
  phrase: string;
  /** default: 0 */
  id?: number;
}

/** Hear somebody no more (or again) at this table. */
export interface Mute {
  t: "mute";
  who: string;
  /** default: true */
  on?: boolean;
  /** default: 0 */
  id?: number;
}

/** Hear somebody no more at any table, and sit at no table that he owns, or undo that. */
export interface Block {
  t: "block";
  who: string;
  /** default: true */
  on?: boolean;
  /** default: 0 */
  id?: number;
}

/** Report somebody to the house, with what was said. */
export interface Complain {
  t: "complain";
  who: string;
  /** default: "" */
  text?: string;
  /** default: 0 */
  id?: number;
}

/** Follow the list of one's friends, or stop: `friendlist` comes now and when it changes. */
export interface Friends {
  t: "friends";
  /** false: stop; default: true */
  on?: boolean;
  /** default: 0 */
  id?: number;
}

/**
 * Keep somebody with whom one has finished a game, or answer who wants to; friends are two
 * who keep each other. He is named by his sign at the table one looks at, or by that of the list.
 */
export interface Keep {
  t: "keep";
  /** at the table; default: "" */
  who?: string;
  /** in `friendlist`; default: "" */
  friend?: string;
  /** no: not any more, either; never: block him; default: "yes" */
  how?: "never" | "no" | "yes";
  /** default: 0 */
  id?: number;
}

/** Call a friend by a name of one's own, which nobody else sees. */
export interface Alias {
  t: "alias";
  /** his sign in `friendlist` */
  friend: string;
  /** "": as he calls himself; default: "" */
  name?: string;
  /** default: 0 */
  id?: number;
}

/** What friends see of oneself: nothing, that one is in, or at which table. */
export interface Show {
  t: "show";
  /** to friends, and to nobody else */
  what: "in" | "nothing" | "table";
  /** default: 0 */
  id?: number;
}

/** Follow one of one's circles, or stop: `circlepage` comes now and when it changes. */
export interface Circle {
  t: "circle";
  /** its id */
  circle: string;
  /** false: stop; default: true */
  on?: boolean;
  /** default: 0 */
  id?: number;
}

/** Make a circle of friends; `done` has its `circle`. */
export interface Found {
  t: "found";
  /** of the circle */
  name: string;
  /** one's own name in it; "": as always; default: "" */
  called?: string;
  /** default: 0 */
  id?: number;
}

/** Belong to a circle by the code of its link; `done` has its `circle`. */
export interface Join {
  t: "join";
  /** what stood after the # of its link */
  code: string;
  /** one's own name in it; "": as always; default: "" */
  called?: string;
  /** default: 0 */
  id?: number;
}

/** Belong to a circle no more; one's name is gone from it. */
export interface Part {
  t: "part";
  /** its id */
  circle: string;
  /** default: 0 */
  id?: number;
}

/**
 * Change a circle. Helpers may renew or revoke its link and remove members; the rest is the
 * owner's.
 */
export interface Manage {
  t: "manage";
  /** its id */
  circle: string;
  /** what */
  act: "end" | "help" | "remove" | "rename" | "renew" | "revoke" | "unhelp";
  /** whom to remove, or who helps (or no more): a sign of `circlepage`; default: "" */
  member?: string;
  /** another one for the circle; default: "" */
  name?: string;
  /** default: 0 */
  id?: number;
}

/** The answer to `hello`. */
export interface Welcome {
  t: "welcome";
  protocol: number;
  /** the version of the rules */
  rules: number;
  /** how this person was called last time; default: "" */
  name?: string;
  /** default: [] */
  bots?: BotCard[];
  /** those that play the duel; default: [] */
  duel_bots?: BotCard[];
  /** the version of the duel's rules; default: 0 */
  duel_rules?: number;
  /** default: [] */
  sets?: string[];
  /** default: {} */
  presets?: Record<string, TableOptions>;
  /** default: [] */
  phrases?: string[];
  /** the tables where this person has a seat; default: [] */
  playing?: string[];
  /** phrases that are shown as pictures over a seat; default: [] */
  emotes?: string[];
  /** the pictures that people can choose; default: [] */
  avatars?: string[];
  /** the one that this person has chosen; default: "" */
  avatar?: string;
  /** the same tables, with who else sits there; default: [] */
  own?: OwnTable[];
  /** whoever runs the house has written rules for people to read; default: false */
  house_rules?: boolean;
  /** the house rates how well people play; default: false */
  ratings?: boolean;
}

/** The tables where this person has a seat, if something about them is different. */
export interface Own {
  t: "own";
  /** all of them; default: [] */
  own?: OwnTable[];
}

/** This client speaks another version of the protocol: load the page (or package) anew. */
export interface Reload {
  t: "reload";
  protocol: number;
}

/** A request was carried out. */
export interface Done {
  t: "done";
  id: number;
  /** open, quick: the table; default: "" */
  table?: string;
  /** invite: what stands after the # of the link; default: "" */
  secret?: string;
  /** found, join: the circle; default: "" */
  circle?: string;
}

/** A request changed nothing, and this is why. */
export interface Refused {
  t: "refused";
  id: number;
  reason: Told;
}

/** The public tables; after the first list only those that changed, and those that went. */
export interface Tables {
  t: "tables";
  /** default: [] */
  tables?: TableCard[];
  /** default: [] */
  gone?: string[];
  /** default: false */
  all?: boolean;
}

/** The table one looks at, sent whenever something about it changes. */
export interface Table {
  t: "table";
  table: string;
  status: "dealing" | "over" | "paused" | "playing" | "waiting";
  options: TableOptions;
  chairs: Chair[];
  /** a seat; -1: nobody who sits there owns it */
  owner: number;
  /** one's own seat; -1: a spectator */
  seat: number;
  /** the viewer owns it, seated or not; default: false */
  owned?: boolean;
  /** games begun at this table; default: 0 */
  games?: number;
  /** default: 0 */
  spectators?: number;
  /** how often the viewer may still pause; default: 0 */
  pauses?: number;
  /** nobody is asked for so many more milliseconds; -1: until `ready`; default: 0 */
  reveal?: number;
  /** default: "" */
  scenario?: string;
  /** whose referee the table belongs to; default: "" */
  tournament?: string;
  /** whom the viewer does not hear at this table, as `who`; default: [] */
  muted?: string[];
  /** whom the viewer has blocked, of those who are or were here; default: [] */
  blocked?: string[];
  /** the seat of who pauses the game; -1: nobody who sits here; default: -1 */
  paused_by?: number;
  /** how long it has been paused, in milliseconds; default: 0 */
  paused_for?: number;
  /** nobody who plays is left: whoever is out may ask to hurry; default: false */
  hurry?: boolean;
  /** by seat, how those who are out want it; default: {} */
  wishes?: Record<number, string>;
  /** what they agree on; default: "" */
  pace?: "" | "faster" | "result";
  /** by seat, who plays again, who not; default: {} */
  again?: Record<number, boolean>;
  /** the code that lets anybody in, for those who sit here; "": none; default: "" */
  room?: string;
  /** what the viewer answers in advance, at a table for days; default: null */
  orders?: Orders | null;
  /** to which decision of the viewer, and which option; default: null */
  held?: [number, number] | null;
  /** by seat, who has said `here`; default: {} */
  gathering?: Record<number, boolean>;
  /** people gather for so many more milliseconds; 0: as long as it takes; default: 0 */
  gather_left?: number;
  /** when the same people meet here again, in seconds since 1970; default: 0 */
  next_time?: number;
}

/** The house has committed to its secret; every client now sends its `number`. */
export interface Dealing {
  t: "dealing";
  game: string;
  commitment: string;
}

/** A game is being played; an update with the full view follows. */
export interface Game {
  t: "game";
  game: string;
  /** of the games at this table */
  number: number;
  rules: number;
  /** default: null */
  deal?: Deal | null;
}

/**
 * What has happened, and what is asked now: one message per decision and viewer.
 *
 * `view` is there on joining and when asked for; otherwise `delta` says what differs from
 * the update before, whose `seq` is `base`. Of a duel it is `duel` and `duel_delta` instead.
 */
export interface Update {
  t: "update";
  seq: number;
  /** default: 0 */
  base?: number;
  /** default: null */
  view?: GameView | null;
  /** default: null */
  delta?: Delta | null;
  /** the whole view of a duel; default: null */
  duel?: DuelView | null;
  /** what differs from the view of `base`; default: null */
  duel_delta?: DuelDelta | null;
  /** default: [] */
  reports?: Report[];
  /** default: null */
  question?: Question | null;
  /** default: null */
  clock?: Clock | null;
  /** at a duel with chess clocks; default: null */
  chess?: ChessClock | null;
  /** at a prepared position; default: null */
  lesson?: Lesson | null;
  /** the log: the reports in words, in its order; default: [] */
  told?: Sentence[];
  /** each report that the log says otherwise or not, by itself; default: [] */
  asides?: Sentence[];
  /** closed discards: a log shows so many of the last reports; -1: all; default: -1 */
  recent?: number;
}

/** The game is over: everything that was secret about the deal. */
export interface Ended {
  t: "ended";
  game: string;
  over: string;
  /** default: null */
  proof?: Proof | null;
  /** not played out: somebody gave up, or had no time left; default: "" */
  how?: "" | "left" | "time";
  /** why it was not finished; default: null */
  closed?: Told | null;
  /** the seats whose games a bot has finished for somebody; default: [] */
  by_bot?: number[];
  /** towards the end bots had hardly any time to think; default: false */
  hurried?: boolean;
}

/** One part of a distance: `[key, source, number]`. */
export type Summand = [key: string, source: string, number: number];

/** A number of a duel's side: `[name, total, parts]`. */
export type Sum = [name: string, total: number | null, parts: Summand[]];

/** The answer to one `Ask`. */
export interface Explanation {
  /** why: null if it is offered; default: null */
  reason?: Told | null;
  /** default: null */
  distance?: number | null;
  /** with a distance: how far the weapon carries; default: null */
  reach?: number | null;
  /** default: [] */
  summands?: Summand[];
  /** odds: numerator and denominator; default: null */
  chance?: [number, number] | null;
  /** of a duel; default: [] */
  sums?: Sum[];
}

/** The answers to `explain`, in the order of what was asked. */
export interface Explained {
  t: "explained";
  id: number;
  answers: Explanation[];
}

/** Somebody said something. */
export interface Said {
  t: "said";
  number: number;
  room: "dead" | "spectators" | "table";
  who: string;
  name: string;
  /** default: -1 */
  seat?: number;
  /** default: "" */
  text?: string;
  /** default: "" */
  phrase?: string;
  /** told to who comes: it was said before; default: false */
  past?: boolean;
}

/** Something about the table or the house that is no part of the game. */
export interface Notice {
  t: "notice";
  notice: Told;
  /** the table that a friend has invited one to; default: "" */
  table?: string;
}

/** This table is no longer looked at: it was closed, or one was sent away. */
export interface Gone {
  t: "gone";
  table: string;
  reason: Told;
}

/** Whom one knows, who has invited one, and one's circles. */
export interface FriendList {
  t: "friendlist";
  /** and who asks, or was asked; default: [] */
  friends?: FriendCard[];
  /** to tables that are open; default: [] */
  invitations?: InvitationCard[];
  /** those one belongs to; default: [] */
  circles?: CircleCard[];
  /** what friends see of oneself; default: "in" */
  shows?: "in" | "nothing" | "table";
  /** those at one's table: `who`, then sign; default: {} */
  here?: Record<string, string>;
}

/** A circle: who belongs to it, its tables, and who has won how often. */
export interface CirclePage {
  t: "circlepage";
  /** its id */
  circle: string;
  /** "": there is no such circle any more, or one does not belong to it; default: "" */
  name?: string;
  /** one's own; default: "" */
  rank?: "" | "helper" | "member" | "owner";
  /** what stands after the # of its link, for who may renew it; "": there is none; default: "" */
  code?: string;
  /** the oldest first; default: [] */
  members?: Member[];
  /** that are open; default: [] */
  tables?: TableCard[];
  /** over everything; default: [] */
  standings?: CircleStanding[];
  /** the last ones, the latest first; default: [] */
  evenings?: Evening[];
}

/** What one decision led to. */
export interface Scene {
  /** who decided; -1: it came from outside the game; default: -1 */
  by?: number;
  /** who is asked next; -1: nobody, the game is over; default: -1 */
  asked?: number;
  /** what differs from the view before; default: {} */
  delta?: Delta;
  /** what has happened; default: [] */
  reports?: Report[];
  /** the same in words; default: [] */
  told?: Sentence[];
}

/** A game that is over, decision by decision, as one player saw it or with all cards open. */
export interface Replay {
  /** its name */
  game: string;
  /** the players by seat */
  names: string[];
  /** after the deal */
  view: GameView;
  /** whose eyes; null: all cards are open; default: null */
  eyes?: number | null;
  /** who is asked first; default: -1 */
  asked?: number;
  /** what the deal has told; default: [] */
  reports?: Report[];
  /** one per decision; default: [] */
  scenes?: Scene[];
  /** what the deal has told, in words; default: [] */
  told?: Sentence[];
}

/** What one decision of a duel led to. */
export interface DuelScene {
  /** who decided; -1: it came from outside the game; default: -1 */
  by?: number;
  /** who is asked next; -1: nobody, the duel is over; default: -1 */
  asked?: number;
  /** what differs from the view before; default: {} */
  delta?: DuelDelta;
  /** what has happened; default: [] */
  reports?: Report[];
  /** the same in words; default: [] */
  told?: Sentence[];
}

/** A duel that is over, as `Replay` is a game. */
export interface DuelReplay {
  /** its name */
  game: string;
  /** the players by seat */
  names: string[];
  /** after the deal */
  duel: DuelView;
  /** whose eyes; null: all cards are open; default: null */
  eyes?: number | null;
  /** who is asked first; default: -1 */
  asked?: number;
  /** what the deal has told; default: [] */
  reports?: Report[];
  /** one per decision; default: [] */
  scenes?: DuelScene[];
  /** what the deal has told, in words; default: [] */
  told?: Sentence[];
}

/** What a client sends. */
export type AnyRequest =
  | Hello
  | Lobby
  | Open
  | Quick
  | Watch
  | Unwatch
  | Sit
  | Stand
  | Invite
  | Room
  | Change
  | Rename
  | Seatbot
  | Clear
  | Kick
  | Start
  | Here
  | Number
  | Ready
  | Answer
  | Prefer
  | Order
  | Meet
  | Back
  | Pause
  | Resume
  | Resign
  | Leave
  | Rematch
  | Hurry
  | Nudge
  | Avatar
  | Again
  | Full
  | Ack
  | Explain
  | Say
  | Phrase
  | Mute
  | Block
  | Complain
  | Friends
  | Keep
  | Alias
  | Show
  | Circle
  | Found
  | Join
  | Part
  | Manage;

/** What the house sends. */
export type AnyMessage =
  | Welcome
  | Own
  | Reload
  | Done
  | Refused
  | Tables
  | Table
  | Dealing
  | Game
  | Update
  | Ended
  | Explained
  | Said
  | Notice
  | Gone
  | FriendList
  | CirclePage;

/** Every field of `GameView`, so that a page can find out about new ones. */
export const GAME_VIEW_FIELDS = [
  "seat",
  "seats",
  "fresh",
  "deck_size",
  "deck",
  "discard",
  "spread",
  "card_played",
  "turn",
  "turns",
  "rounds",
  "bangs_played",
  "used",
  "extra_turn",
  "ghost",
  "duty",
  "named_suit",
  "event",
  "past_events",
  "next_event",
  "events_left",
  "shuffles",
  "noon",
  "over",
  "winners",
] as const satisfies (keyof GameView)[];

/** Every field of `SeatView`, so that a page can find out about new ones. */
export const SEAT_VIEW_FIELDS = [
  "role",
  "character",
  "copied",
  "spare",
  "has_spare",
  "dealt",
  "pick",
  "life",
  "max_life",
  "alive",
  "passive",
  "hand",
  "shown",
  "gear",
] as const satisfies (keyof SeatView)[];

/** Every field of `DuelView`, so that a page can find out about new ones. */
export const DUEL_VIEW_FIELDS = [
  "seat",
  "sides",
  "spots",
  "deck_sizes",
  "common_back",
  "formed",
  "discard",
  "spread",
  "spread_backs",
  "card_played",
  "turn",
  "turns",
  "bangs_played",
  "swapped",
  "used",
  "fallen",
  "shuffles",
  "over",
  "winners",
] as const satisfies (keyof DuelView)[];

/** Every field of `SideView`, so that a page can find out about new ones. */
export const SIDE_VIEW_FIELDS = [
  "dealt",
  "picks",
  "picked",
  "reserve",
  "reserve_size",
  "front",
  "out",
  "passive",
  "hand",
  "backs",
  "shown",
] as const satisfies (keyof SideView)[];

/** Every field of `SpotView`, so that a page can find out about new ones. */
export const SPOT_VIEW_FIELDS = [
  "character",
  "life",
  "max_life",
  "gear",
] as const satisfies (keyof SpotView)[];

/** The fields of T that may be left out. */
export type Defaulted<T> = {
  [K in keyof T as object extends Pick<T, K> ? K : never]-?: Exclude<T[K], undefined>;
};

/** What is left out by the house has these values. */
export const DEFAULTS: {
  Told: Defaulted<Told>;
  Delta: Defaulted<Delta>;
  Question: Defaulted<Question>;
  Clock: Defaulted<Clock>;
  Lesson: Defaulted<Lesson>;
  TableOptions: Defaulted<TableOptions>;
  Chair: Defaulted<Chair>;
  Deal: Defaulted<Deal>;
  Proof: Defaulted<Proof>;
  TableCard: Defaulted<TableCard>;
  OwnTable: Defaulted<OwnTable>;
  Orders: Defaulted<Orders>;
  BotCard: Defaulted<BotCard>;
  DuelDelta: Defaulted<DuelDelta>;
  ChessClock: Defaulted<ChessClock>;
  FriendCard: Defaulted<FriendCard>;
  CircleCard: Defaulted<CircleCard>;
  Member: Defaulted<Member>;
  CircleStanding: Defaulted<CircleStanding>;
  Evening: Defaulted<Evening>;
  Welcome: Defaulted<Welcome>;
  Own: Defaulted<Own>;
  Done: Defaulted<Done>;
  Tables: Defaulted<Tables>;
  Table: Defaulted<Table>;
  Game: Defaulted<Game>;
  Update: Defaulted<Update>;
  Ended: Defaulted<Ended>;
  Explanation: Defaulted<Explanation>;
  Said: Defaulted<Said>;
  Notice: Defaulted<Notice>;
  FriendList: Defaulted<FriendList>;
  CirclePage: Defaulted<CirclePage>;
  Scene: Defaulted<Scene>;
  Replay: Defaulted<Replay>;
  DuelScene: Defaulted<DuelScene>;
  DuelReplay: Defaulted<DuelReplay>;
} = {
  Told: { args: {} },
  Delta: { set: {}, seats: {}, tails: {} },
  Question: {
    about: [],
    asks: null,
    options: [],
    words: [],
    default: -1,
    cautions: {},
    heads: {},
  },
  Clock: { running: true },
  Lesson: { failed: false, done: false },
  TableOptions: {
    game: "bang",
    players: 5,
    sets: ["base"],
    simplified: false,
    characters: "random",
    events: 12,
    high_noon_reshuffles: 0,
    keep_characters: false,
    travelling_sheriff: false,
    fighters: 4,
    tournament: false,
    minutes: 0,
    closed_discards: false,
    clock: "normal",
    pace: "normal",
    patient: true,
    substitutes: true,
    chat: true,
    spectators: true,
    spectator_delay: 0,
    public: true,
  },
  Chair: {
    kind: "nobody",
    name: "",
    who: "",
    bot: "",
    temper: "",
    program: false,
    here: false,
    away: false,
    wins: 0,
    avatar: "",
  },
  Deal: { numbers: {} },
  Proof: { numbers: {}, seed: "" },
  TableCard: { spectators: 0 },
  OwnTable: { playing: false, others: [], turn: false },
  Orders: { shot: "", beer: false, indians: "", duel: "" },
  BotCard: { tempers: [], usual: false },
  DuelDelta: { set: {}, sides: {}, spots: {}, tails: {} },
  ChessClock: { running: -1 },
  FriendCard: { alias: "", here: false, table: "" },
  CircleCard: { rank: "member" },
  Member: { rank: "member", me: false },
  CircleStanding: { games: 0, points: 0, wins: {} },
  Evening: { standings: [] },
  Welcome: {
    name: "",
    bots: [],
    duel_bots: [],
    duel_rules: 0,
    sets: [],
    presets: {},
    phrases: [],
    playing: [],
    emotes: [],
    avatars: [],
    avatar: "",
    own: [],
    house_rules: false,
    ratings: false,
  },
  Own: { own: [] },
  Done: { table: "", secret: "", circle: "" },
  Tables: { tables: [], gone: [], all: false },
  Table: {
    owned: false,
    games: 0,
    spectators: 0,
    pauses: 0,
    reveal: 0,
    scenario: "",
    tournament: "",
    muted: [],
    blocked: [],
    paused_by: -1,
    paused_for: 0,
    hurry: false,
    wishes: {},
    pace: "",
    again: {},
    room: "",
    orders: null,
    held: null,
    gathering: {},
    gather_left: 0,
    next_time: 0,
  },
  Game: { deal: null },
  Update: {
    base: 0,
    view: null,
    delta: null,
    duel: null,
    duel_delta: null,
    reports: [],
    question: null,
    clock: null,
    chess: null,
    lesson: null,
    told: [],
    asides: [],
    recent: -1,
  },
  Ended: { proof: null, how: "", closed: null, by_bot: [], hurried: false },
  Explanation: {
    reason: null,
    distance: null,
    reach: null,
    summands: [],
    chance: null,
    sums: [],
  },
  Said: { seat: -1, text: "", phrase: "", past: false },
  Notice: { table: "" },
  FriendList: { friends: [], invitations: [], circles: [], shows: "in", here: {} },
  CirclePage: {
    name: "",
    rank: "",
    code: "",
    members: [],
    tables: [],
    standings: [],
    evenings: [],
  },
  Scene: { by: -1, asked: -1, delta: {}, reports: [], told: [] },
  Replay: { eyes: null, asked: -1, reports: [], scenes: [], told: [] },
  DuelScene: { by: -1, asked: -1, delta: {}, reports: [], told: [] },
  DuelReplay: { eyes: null, asked: -1, reports: [], scenes: [], told: [] },
};
