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
    seat: phoneSeat(),
    called: null,
    duel: "",
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
    Object.entries(NAMES).map(([number, name]) => [number, { name, member: "", contact: "" }]),
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
    rounds: [
      {
        number: 1,
        by_hand: false,
        link: "",
        hall: "3 5 1",
        confirmed: false,
        auctioned: true,
        tables: [
          {
            players: PLAYERS,
            status: "finished",
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
          },
        ],
      },
    ],
    voided: [],
    stopped: "",
    editions: [],
    qualified: [],
    duels: [],
    third_skipped: false,
    final: [],
    announcements: [],
    calls: [],
    backup: null,
    ...parts,
  };
}
