import { flushPromises, mount } from "@vue/test-utils";
import type { VueWrapper } from "@vue/test-utils";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { computed } from "vue";
import { Desk, DESK, tell } from "../src/desk/desk";
import { Live } from "../src/desk/live";
import type { LiveSocket } from "../src/desk/net";
import { LiveLine, TournamentApi } from "../src/desk/net";
import StandingsTable from "../src/desk/results/StandingsTable.vue";
import SheetForm from "../src/desk/sheets/SheetForm.vue";
import { draftOf, emptySheet } from "../src/desk/sheets/typing";
import { todoOf } from "../src/desk/steps";
import type { DeskView, SheetChecked, StandingsView, TableView } from "../src/generated/desk_api";
import { speak, speakDesk } from "../src/speech/languages";
import { REFEREE } from "./halls";

beforeAll(async () => {
  await speak(["it"]);
  await speakDesk();
});

const PLAYERS = ["11111111", "22222222", "33333333", "44444444", "55555555"];
const NAMES = ["Anna", "Bruno", "Carla", "Dario", "Elena"];
const CHECKED: SheetChecked = {
  version: 0,
  complete: false,
  problems: [],
  warnings: [],
  money: [400, 400, 400, 400, 400],
  prizes: [],
};

const NOBODY = { member: "", contact: "", surname: "", given: "", club: "" };

function table(parts: Partial<TableView> = {}): TableView {
  return {
    players: PLAYERS,
    status: "playing",
    filed: 0,
    versions: [],
    verified: null,
    is_verified: false,
    photo: "",
    passive: [],
    reshuffles: 1,
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
    ...parts,
  };
}

function view(parts: Partial<DeskView> = {}): DeskView {
  const people = Object.fromEntries(
    PLAYERS.map((number, at) => [
      number,
      { ...NOBODY, name: NAMES[at] ?? "", shown: NAMES[at] ?? "", listed: NAMES[at] ?? "" },
    ]),
  );
  return {
    t: "desk",
    version: 40,
    now: 0,
    tournament: "cup",
    name: "Cup",
    place: "",
    season: "",
    stage: "playing",
    head: "",
    promise: "",
    reading: "A",
    practice: false,
    official: true,
    unofficial: [],
    me: "99999999",
    ...REFEREE,
    people,
    referees: ["99999999"],
    organizers: [],
    revoked: [],
    registration: "closed",
    self_service: false,
    players: [],
    banned: {},
    barred: {},
    planned: 3,
    has_auction: true,
    has_duels: true,
    characters: ["bart_cassidy", "black_jack"],
    derogations: [],
    offered: [],
    rounds: [],
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

/** A house that answers what the test says, and notes what it was asked. */
class Answers {
  readonly asked: { path: string; body: Record<string, unknown> }[] = [];
  checked = CHECKED;
  acts: [status: number, body: object] = [200, { version: 41, head: "h", person: "", link: null }];

  readonly fetch = (path: string, init: RequestInit): Promise<Response> => {
    this.asked.push({ path, body: JSON.parse(String(init.body ?? "{}")) as Record<string, unknown> });
    const [status, body] = path.endsWith("check-sheet") ? [200, this.checked] : this.acts;
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  };

  sheets(): Record<string, unknown>[] {
    return this.asked.filter(({ path }) => path.endsWith("acts")).map(({ body }) => body);
  }
}

let house: Answers;
let form: VueWrapper;

function open(mode: "file" | "correct" | "verify", parts: Partial<TableView> = {}): void {
  const live = new Live("cup", "desk", undefined, new TournamentApi("cup", house.fetch));
  const desk = new Desk(
    live,
    computed(() => view()),
  );
  form = mount(SheetForm, {
    props: { round: 1, place: 2, table: table(parts), auctioned: true, mode },
    global: { provide: { [DESK as symbol]: desk } },
    attachTo: document.body,
  });
}

/** Press a key where the focus is. */
async function press(key: string): Promise<void> {
  const field = document.activeElement as HTMLElement;
  field.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  await flushPromises();
}

async function price(text: string): Promise<void> {
  const field = document.activeElement as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await press("Enter");
}

describe("a sheet", () => {
  beforeEach(() => {
    house = new Answers();
    return () => form.unmount();
  });

  it("is typed without a mouse: letters choose, Enter goes on", async () => {
    open("file");
    await flushPromises();
    await price("50");
    for (const [letter, paid] of [
      ["v", "10"],
      ["f", "20"],
      ["F", "10"],
      ["r", "30"],
    ] as const) {
      expect(document.activeElement?.tagName).toBe("SELECT");
      await press(letter);
      await price(paid);
    }
    await press("l");
    expect((document.activeElement as HTMLInputElement).type).toBe("checkbox");
    await press("Enter");
    await press("Enter");
    expect(document.activeElement?.textContent).toContain("Salva e continua");
    await form.trigger("submit");
    await flushPromises();
    expect(house.sheets()).toEqual([
      {
        t: "file_sheet",
        round: 1,
        table: 2,
        version: 0,
        reason: "",
        sheet: {
          roles: ["sheriff", "deputy", "outlaw", "outlaw", "renegade"],
          prices: [50, 10, 20, 10, 30],
          outcome: "law",
          final_duel: false,
          characters: [],
          reshuffles: 1,
          confirmed: {},
        },
      },
    ]);
    expect(form.emitted("filed")).toEqual([["file"]]);
  });

  it("shows what the house says about it, and asks for reasons", async () => {
    house.checked = {
      ...CHECKED,
      problems: [
        { rule: "V-4", degree: "reject", reason: { key: "sheet-price", args: { seat: 2, price: 35 } }, seat: 1 },
        { rule: "V-5", degree: "confirm", reason: { key: "sheet-nobody-paid-ten", args: {} }, seat: null },
      ],
      prizes: [0, 0, 1800, 1800, 0],
    };
    open("file");
    await flushPromises();
    const prices = form.findAll(".price");
    expect(prices[1]?.attributes("aria-invalid")).toBe("true");
    expect(prices[0]?.attributes("aria-invalid")).toBeUndefined();
    expect(form.text()).toContain("35$ non è un prezzo");
    expect(form.text()).toContain("1.800$");
    const reason = form.findAll("label").find((label) => label.text().startsWith("V-5"));
    await form.get(`[id="${reason?.attributes("for")}"]`).setValue(" l’ultimo era assente ");
    await flushPromises();
    expect(form.find("button[type=submit]").attributes("disabled")).toBeDefined();
  });

  it("is never filed over somebody else’s: both are shown", async () => {
    open("file");
    await flushPromises();
    await form
      .findAll("select")
      .reduce(async (before, select) => (await before, select.setValue("outlaw")), Promise.resolve());
    for (const field of form.findAll(".price")) {
      await field.setValue("10");
    }
    await form.get("input[value=outlaws]").setValue();
    const sheet = {
      ...draftOf(emptySheet(5, true)),
      roles: ["sheriff", "outlaw", "outlaw", "outlaw", "outlaw"],
      prices: [10, 10, 10, 10, 20],
      outcome: "outlaws",
      reshuffles: 1,
    };
    house.acts = [
      409,
      {
        reason: { key: "refused-sheet-changed", args: { version: 1 } },
        conflict: { version: 1, by: "33333333", sheet, differs: ["prices"] },
      },
    ];
    await form.trigger("submit");
    await flushPromises();
    const difference = form.get(".difference");
    expect(difference.text()).toContain("Carla");
    expect(difference.findAll("tbody tr").map((row) => row.text())).toEqual(["Prezzo: Elena20$10$"]);
    expect(form.emitted("filed")).toBeUndefined();
    house.acts = [200, {}];
    const labels = form.findAll("label").filter((label) => label.text() === "Motivo della correzione");
    await form.get(`[id="${labels[0]?.attributes("for")}"]`).setValue("letto male");
    await form.trigger("submit");
    await flushPromises();
    expect(house.sheets().at(-1)).toMatchObject({ version: 1, reason: "letto male" });
  });

  it("begins with what the auction on screens has settled", async () => {
    const auction = {
      revealed: ["black_jack"],
      bought: ["bart_cassidy", "el_gringo", "jourdonnais", "kit_carlson", "lucky_duke"],
      paid: [10, 20, 30, 40, 10],
      phase: "done",
      turn: 0,
      lot: "",
      price: 0,
      leader: 0,
      bidders: [],
    };
    open("file", { auction });
    await flushPromises();
    const prices = form.findAll<HTMLInputElement>(".price").map(({ element }) => element.value);
    expect(prices).toEqual(["10", "20", "30", "40", "10"]);
    await form.findAll(".price")[0]?.setValue("20");
    await flushPromises();
    expect(form.text()).toContain("I prezzi non sono quelli dell’asta");
  });
});

describe("the standings", () => {
  const rows = PLAYERS.slice(0, 2).map((player, at) => ({
    place: at + 1,
    player,
    score: 1700 - at,
    marogi: "612.00",
    wins: 1,
    lot: null,
    tie: at ? "marogi" : "",
    bonus: 0,
    left: at ? "no_show" : "",
    notes: [
      {
        key: "standing-game",
        args: { round: 1, table: 2, size: 5, role: "sheriff", outcome: "law", prize: 1200, price: 50 },
      },
    ],
  }));
  const standings: StandingsView = {
    version: 40,
    edition: 0,
    pending: false,
    head: "h",
    final: false,
    rows,
    warnings: [],
    overspends: [],
    names: { 11111111: "Anna", 22222222: "Bruno" },
  };

  it("say where each number comes from, if somebody asks", async () => {
    const page = mount(StandingsTable, { props: { standings } });
    expect(page.text()).toContain("1.700$");
    expect(page.text()).toContain("ha deciso il coefficiente Marogi");
    expect(page.text()).toContain("assenza");
    expect(page.text()).not.toContain("Turno 1");
    const [why] = page.findAll("button");
    await why?.trigger("click");
    expect(why?.attributes("aria-expanded")).toBe("true");
    expect(page.text()).toContain(
      "Turno 1, tavolo 2 (5 giocatori), Sceriffo; vince la Legge: vinti 1.200$, pagati 50$",
    );
    await why?.trigger("click");
    expect(page.text()).not.toContain("Turno 1");
  });

  it("show the bonuses when they are final", () => {
    const page = mount(StandingsTable, {
      props: { standings: { ...standings, final: true, rows: rows.map((row) => ({ ...row, bonus: 5 })) } },
    });
    expect(page.findAll("thead th").map((cell) => cell.text())).toContain("bonus");
  });
});

describe("sentences of the desk", () => {
  it("have names for numbers and words for words", () => {
    const said = tell({ key: "refused-referee-plays", args: { player: "11111111" } }, () => "Anna");
    expect(said).toBe("Anna non può essere arbitro e giocatore.");
    const duel = tell({ key: "refused-duel-decided", args: { duel: "s1" } }, () => "");
    expect(duel).toContain("prima semifinale");
  });
});

describe("what is to be done", () => {
  const round = (tables: TableView[]): Partial<DeskView> => ({
    rounds: [
      { number: 1, by_hand: false, link: "", hall: "", confirmed: false, auctioned: true, tables, to_start: [] },
    ],
  });
  const filed = table({
    filed: 1,
    versions: [{ sheet: draftOf(emptySheet(5, false)) as never, by: "", event: 1, reason: "" }],
  });

  const verified = { ...filed, is_verified: true };

  it.each([
    [{ stage: "registration" }, "register"],
    [{ stage: "ready" }, "draw"],
    [{ stage: "playing", ...round([filed, table()]) }, "sheets"],
    [{ stage: "playing", planned: 1, ...round([filed]) }, "verify"],
    [{ stage: "playing", planned: 3, ...round([filed]) }, "draw"], // complete sheets are enough for it
    [{ stage: "checked", planned: 1, ...round([verified]) }, "publish"],
    [{ stage: "checked", planned: 3, ...round([verified]) }, "draw"],
    [{ stage: "published", has_duels: false }, "close"],
    [{ stage: "published", has_duels: false, pending: { edition: 2, sheets: [] } }, "edition"],
    [{ stage: "closed" }, "send"],
  ] as [Partial<DeskView>, string][])("%o: %s", (parts, todo) => {
    expect(todoOf(view(parts))).toBe(todo);
  });
});

describe("what is on its way", () => {
  it("is told until it is answered, whatever the answer; what only looks is not", async () => {
    const answers: ((answer: Response) => void)[] = [];
    const api = new TournamentApi("cup", () => new Promise((resolve) => answers.push(resolve)));
    const isBusy = (): boolean => document.body.getAttribute("aria-busy") === "true";
    void api.total("11111111");
    void api.preview({ t: "close_tournament" });
    expect([answers.length, isBusy()]).toEqual([2, false]);
    const refused = api.act({ t: "announce", text: "one" }).catch(() => "refused");
    const done = api.act({ t: "announce", text: "two" });
    expect(isBusy()).toBe(true);
    answers[2]?.(new Response("no", { status: 422 }));
    expect(await refused).toBe("refused");
    expect(isBusy()).toBe(true);
    answers[3]?.(new Response("{}"));
    await done;
    expect(isBusy()).toBe(false);
  });
});

describe("a live line", () => {
  class Socket implements LiveSocket {
    onopen = null;
    onmessage: LiveSocket["onmessage"] = null;
    onclose: LiveSocket["onclose"] = null;
    isClosed = false;
    close(): void {
      this.isClosed = true;
    }
  }

  function line(): { sockets: Socket[]; heard: string[]; ring(): void; live: LiveLine<DeskView> } {
    const sockets: Socket[] = [];
    const heard: string[] = [];
    let later: (() => void) | null = null;
    const world = {
      connect: () => (sockets.push(new Socket()), sockets.at(-1)!),
      later: (_: number, act: () => void) => ((later = act), () => (later = null)),
    };
    const hear = {
      view: (seen: DeskView) => void heard.push(String(seen.version)),
      phase: (phase: string) => void heard.push(phase),
    };
    return { sockets, heard, ring: () => later?.(), live: new LiveLine<DeskView>("ws://house/live", hear, world) };
  }

  it("is taken up again when it is lost", () => {
    const { sockets, heard, ring, live } = line();
    live.begin();
    sockets[0]?.onmessage?.({ data: JSON.stringify(view()) });
    sockets[0]?.onclose?.({ code: 1006 });
    ring();
    sockets[1]?.onmessage?.({ data: JSON.stringify(view({ version: 41 })) });
    expect(heard).toEqual(["open", "40", "lost", "open", "41"]);
    live.end();
    expect(sockets[1]?.isClosed).toBe(true);
  });

  it("stays shut when the link was revoked", () => {
    const { sockets, heard, ring, live } = line();
    live.begin();
    sockets[0]?.onclose?.({ code: 4401 });
    ring();
    expect(heard).toEqual(["shut"]);
    expect(sockets).toHaveLength(1);
  });

  /** A live page whose house answers everything alike. */
  async function page(status: number, reason = "desk-no-key"): Promise<{ live: Live<"desk">; sockets: Socket[] }> {
    const sockets: Socket[] = [];
    const world = { connect: () => (sockets.push(new Socket()), sockets.at(-1)!), later: () => () => undefined };
    const answer = { status: 200 };
    const fetch = (): Promise<Response> => {
      const body = answer.status === 200 ? view() : { reason: { key: reason }, rule: "", detail: "", conflict: null };
      return Promise.resolve(new Response(JSON.stringify(body), { status: answer.status }));
    };
    const live = new Live("cup", "desk", world, new TournamentApi("cup", fetch));
    await live.begin();
    sockets[0]?.onmessage?.({ data: JSON.stringify(view()) });
    answer.status = status;
    return { live, sockets };
  }

  it("says at once that a session has ended, though a refused socket does not say why", async () => {
    const { live, sockets } = await page(401);
    sockets[0]?.onclose?.({ code: 1006 });
    await flushPromises();
    expect([live.phase.value, live.why.value]).toEqual(["shut", "desk-no-key"]);
  });

  it("goes on trying when only the line is lost", async () => {
    const { live, sockets } = await page(200);
    sockets[0]?.onclose?.({ code: 1006 });
    await flushPromises();
    expect(live.phase.value).toBe("lost");
  });

  it("says why the house has ended it", async () => {
    const { live, sockets } = await page(200);
    sockets[0]?.onclose?.({ code: 4401, reason: "desk-session-ended" });
    expect([live.phase.value, live.why.value]).toEqual(["shut", "desk-session-ended"]);
  });

  it("says so when an act is refused because the session has ended", async () => {
    const { live } = await page(401);
    await live.attempt(() => live.api.act({ t: "close_registration" }));
    expect(live.phase.value).toBe("shut");
  });
});
