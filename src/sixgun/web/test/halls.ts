/** Views of a tournament, as the house would send them: five at a table, and a desk around it. */

import type {
  AuctionView,
  DeskView,
  PairingView,
  HallView,
  PhoneSeat,
  PhoneView,
  StandingRow,
  StandingsView,
} from "../src/generated/desk_api";

/** What the house says to a referee about himself: everything is his. */
export const REFEREE: Pick<
  DeskView,
  "rules_version" | "offices" | "plays" | "may" | "sees" | "judges" | "registrars" | "given"
> = {
  rules_version: 2,
  offices: ["referee"],
  plays: false,
  may: [
    "name_officer",
    "revoke_officer",
    "give_tables",
    "open_registration",
    "register",
    "seat_bots",
    "unregister",
    "change_person",
    "erase_person",
    "note_ban",
    "close_registration",
    "reopen_registration",
    "derogate",
    "approve_derogation",
    "announce_derogation",
    "agree_derogation",
    "leave_official",
    "stop_tournament",
    "draw_round",
    "seat_by_hand",
    "void_draw",
    "move_table",
    "house_table",
    "begin_auction",
    "move_auction",
    "offer_characters",
    "choose_character",
    "reshuffle",
    "call_noon",
    "file_sheet",
    "verify_sheet",
    "erase_photo",
    "judge_overspend",
    "answer_call",
    "withdraw",
    "revoke_withdrawal",
    "warn",
    "revoke_warning",
    "expel",
    "announce",
    "publish",
    "begin_duels",
    "draw_sides",
    "house_duel",
    "press_clock",
    "win_duel",
    "correct_duel",
    "skip_third",
    "close_tournament",
    "mark_sent",
  ],
  sees: [
    "calls",
    "conduct",
    "contacts",
    "course",
    "entries",
    "hall",
    "homologation",
    "keeping",
    "links",
    "own",
    "results",
    "sheets",
    "totals",
  ],
  judges: [],
  registrars: [],
  given: {},
};

export const NAMES: Record<string, string> = {
  "00000001": "Anna",
  "00000002": "Bruno",
  "00000003": "Carla",
  "00000004": "Dario",
  "00000005": "Łucja",
};
export const PLAYERS = Object.keys(NAMES);

export function hallView(parts: Partial<HallView> = {}): HallView {
  return {
    t: "hall",
    version: 12,
    now: 1_000_000,
    tournament: "cup",
    name: "Spring cup",
    stage: "seating",
    head: "beef".repeat(16),
    promise: "cafe".repeat(16),
    round: 1,
    rounds: 3,
    tables: [{ players: PLAYERS, status: "seated", noon: false, noon_due: null, since: null }],
    announcements: [],
    standings: [],
    final: [],
    duels: [],
    names: NAMES,
    bots: [],
    regulation: null,
    listed: NAMES,
    ...parts,
  };
}

/** So many tables of five. */
export function manyTables(count: number): Pick<HallView, "tables" | "names"> {
  const names: Record<string, string> = {};
  const tables = Array.from({ length: count }, (_, table) => {
    const players = Array.from({ length: 5 }, (_, seat) => String(table * 5 + seat).padStart(8, "0"));
    players.forEach((number) => (names[number] = `Player ${number}`));
    return { players, status: "seated" as const, noon: false, noon_due: null, since: null };
  });
  return { tables, names };
}

export function phoneSeat(parts: Partial<PhoneSeat> = {}): PhoneSeat {
  return {
    table: 1,
    seat: 2,
    auction: null,
    may_raise: false,
    never_raises: false,
    offered: [],
    have_chosen: [],
    chosen: null,
    revealed: [],
    housed: false,
    role: "",
    open: false,
    ...parts,
  };
}

export function phoneView(parts: Partial<PhoneView> = {}): PhoneView {
  return {
    t: "phone",
    hall: hallView(),
    me: "00000002",
    my_name: "Bruno",
    total: 300,
    left: false,
    how_left: "",
    seat: phoneSeat(),
    called: null,
    call: null,
    duel: "",
    waiting: 0,
    here: false,
    may_check_in: false,
    founded: "",
    sheet: null,
    ...parts,
  };
}

export function auctionView(parts: Partial<AuctionView> = {}): AuctionView {
  return {
    revealed: ["jourdonnais", "el_gringo", "rose_doolan", "black_jack", "sid_ketchum", "lucky_duke"],
    bought: [null, null, null, null, null],
    paid: [0, 0, 0, 0, 0],
    phase: "open",
    turn: 0,
    lot: "",
    price: 0,
    leader: 0,
    bidders: [],
    ...parts,
  };
}

export function duelView(parts: Partial<PairingView> = {}): PairingView {
  return {
    name: "s1",
    first: "00000001",
    second: "00000004",
    winner: null,
    how: "",
    ready: true,
    law: null,
    clock: null,
    housed: false,
    ...parts,
  };
}

export function standingsView(parts: Partial<StandingsView> = {}): StandingsView {
  const rows = PLAYERS.map((player, at): StandingRow => ({
    place: at + 1,
    player,
    score: 1500 - at * 300,
    marogi: "4383.33",
    wins: 1,
    lot: null,
    tie: at === 1 ? "marogi" : "",
    bonus: 0,
    left: at === 4 ? "no_show" : "",
    notes: [
      { key: "standing-start", args: { money: 300, rounds: 3 } },
      {
        key: "standing-game",
        args: { round: 1, table: 1, size: 5, role: "deputy", outcome: "law", prize: 1200, price: 10 },
      },
      { key: "standing-marogi", args: { total: 13150, parts: 3, value: "4383.33" } },
    ],
  }));
  return {
    version: 40,
    edition: 1,
    pending: false,
    head: "feed".repeat(16),
    final: false,
    rows,
    warnings: [],
    overspends: [],
    names: NAMES,
    ...parts,
  };
}

export function deskView(parts: Partial<DeskView> = {}): DeskView {
  const people = Object.fromEntries(
    Object.entries(NAMES).map(([number, name]) => [
      number,
      { name, member: "", contact: "", surname: "", given: "", club: "", shown: name, listed: name },
    ]),
  );
  const sheet = {
    roles: ["sheriff", "outlaw", "renegade", "outlaw", "deputy"],
    prices: [50, 20, 10, 30, 10],
    outcome: "law",
    final_duel: true,
    characters: [],
    reshuffles: 2,
    confirmed: {},
  };
  return {
    t: "desk",
    version: 12,
    now: 1_000_000,
    tournament: "cup",
    name: "Spring cup",
    place: "Perugia",
    season: "",
    stage: "playing",
    head: "beef".repeat(16),
    promise: "cafe".repeat(16),
    reading: "A",
    practice: false,
    official: true,
    unofficial: [],
    me: "00000009",
    ...REFEREE,
    people,
    referees: ["00000009"],
    organizers: [],
    revoked: [],
    registration: "closed",
    self_service: false,
    players: PLAYERS.map((number) => ({
      number,
      gone: null,
      warnings: [],
      erased: false,
      total: 300,
      link: number === "00000001",
      bot: "",
    })),
    banned: {},
    barred: {},
    planned: 3,
    has_auction: true,
    has_duels: true,
    characters: [],
    derogations: [],
    offered: [],
    rounds: [
      {
        number: 1,
        by_hand: false,
        link: "",
        hall: "3 5 1",
        confirmed: false,
        auctioned: true,
        to_start: [],
        tables: [
          {
            players: PLAYERS,
            status: "finished",
            filed: 1,
            versions: [{ sheet, by: "00000009", event: 10, reason: "" }],
            verified: null,
            is_verified: false,
            photo: "",
            passive: [],
            reshuffles: 2,
            noon: "",
            noon_due: null,
            since: null,
            auction: null,
            choice: null,
            judged: {},
            housed: null,
            boxes: 3,
            back: [],
            confirmed_by: [],
          },
        ],
      },
    ],
    voided: [],
    stopped: "",
    editions: [],
    pending: null,
    qualified: [],
    duels: [],
    third_skipped: false,
    final: [],
    announcements: [],
    calls: [],
    tablets: [],
    unjudged: [],
    inbox: [],
    backup: null,
    regulation: null,
    door: { check_in: false, present: [], missing: [], places: 0, free: true, waiting: [], next: "", late: false },
    short: null,
    signing: { founded: "", keys: [], asked: [] },
    ...parts,
  };
}
