import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useSecret } from "../src/router/arriving";
import { go, route } from "../src/router/router";
import type { Route } from "../src/router/routes";
import { pathOf, routeOf } from "../src/router/routes";
import { takeReturn, takeSecret } from "../src/router/secrets";
import { House } from "../src/state/store";
import { TestWorld } from "./world";

const ROUTES: [string, Route][] = [
  ["/", { page: "lobby" }],
  ["/table/mT3vVxZ1yQk8rR5uNw2sPg", { page: "table", table: "mT3vVxZ1yQk8rR5uNw2sPg" }],
  ["/rules", { page: "rules", about: "" }],
  ["/rules/R38", { page: "rules", about: "R38" }],
  ["/gallery", { page: "gallery", about: "" }],
  ["/gallery/cat_balou", { page: "gallery", about: "cat_balou" }],
  ["/lesson", { page: "lesson", lesson: "" }],
  ["/replay/saloon-1", { page: "replay", game: "saloon-1" }],
  ["/me", { page: "me" }],
  ["/house", { page: "house" }],
  ["/tournament", { page: "tournaments" }],
  ["/season", { page: "season", season: "" }],
  ["/season/2025%2F26", { page: "season", season: "2025/26" }],
  ["/tournament/cup/desk", { page: "tournament", tournament: "cup", view: "desk", rest: [] }],
  [
    "/tournament/cup/desk/sheets/2/3",
    { page: "tournament", tournament: "cup", view: "desk", rest: ["sheets", "2", "3"] },
  ],
  ["/tournament/cup/paper/seating/1", { page: "tournament", tournament: "cup", view: "paper", rest: ["seating", "1"] }],
  ["/tournament/cup/screen", { page: "tournament", tournament: "cup", view: "screen", rest: [] }],
];

describe("addresses", () => {
  it.each(ROUTES)("%s is a page, and the page has this address", (path, page) => {
    expect(routeOf(path)).toEqual(page);
    expect(pathOf(page)).toBe(path);
  });

  it.each([
    ["/rules/", { page: "rules", about: "" }],
    ["/table", { page: "lobby" }],
    ["/table/", { page: "lobby" }],
    ["/table/a/b", { page: "nowhere" }],
    ["/replay", { page: "nowhere" }],
    ["/me/too", { page: "nowhere" }],
    ["/tournament/cup", { page: "nowhere" }],
    ["/tournament/cup/kitchen", { page: "nowhere" }],
    ["/nothing", { page: "nowhere" }],
    ["/table/a%20b", { page: "table", table: "a b" }],
    ["/table/100%", { page: "table", table: "100%" }],
  ])("%s is understood", (path, page) => {
    expect(routeOf(path)).toEqual(page);
  });

  it("change without loading anything, and can be gone back to", () => {
    go({ page: "table", table: "t1" });
    expect(window.location.pathname).toBe("/table/t1");
    expect(route.value).toEqual({ page: "table", table: "t1" });
    window.history.replaceState(null, "", "/rules");
    window.dispatchEvent(new PopStateEvent("popstate"));
    expect(route.value).toEqual({ page: "rules", about: "" });
    go({ page: "lobby" }, { replace: true });
    expect(window.location.pathname).toBe("/");
  });
});

describe("secrets after the #", () => {
  function bar(hash: string): Parameters<typeof takeSecret>[0] & { shown: string[] } {
    const shown: string[] = [];
    return {
      shown,
      location: { hash, pathname: "/", search: "" },
      history: { replaceState: (_data, _unused, url) => void shown.push(url) },
    };
  }

  it.each(["recover", "seat", "house", "enter", "admit"] as const)("are taken and gone: %s", (kind) => {
    const made = bar(`#${kind}=aB3_-x`);
    expect(takeSecret(made)).toEqual({ kind, secret: "aB3_-x" });
    expect(made.shown).toEqual(["/"]);
  });

  it("are taken as well from who is back from signing in", () => {
    const made = bar("");
    made.location.search = "?code=c&state=s&iss=https%3A%2F%2Fid.example";
    expect(takeReturn(made)).toEqual({ code: "c", state: "s", issuer: "https://id.example" });
    expect(made.shown).toEqual(["/"]);
    made.location.search = "?error=access_denied&state=s";
    expect(takeReturn(made)).toEqual({ code: "", state: "s", issuer: "" });
    made.location.search = "?code=c";
    expect(takeReturn(made)).toBeNull();
  });

  it.each(["", "#", "#top", "#seat=", "#seat=<b>", "#money=1"])("are nothing else: %s", (hash) => {
    const made = bar(hash);
    expect(takeSecret(made)).toBeNull();
    expect(made.shown).toEqual([]);
  });
});

describe("coming by a link", () => {
  let world: TestWorld;
  let house: House;

  beforeEach(() => {
    go({ page: "lobby" });
    world = new TestWorld();
    house = new House(world);
  });

  it("leads to the table of an invitation, as soon as one is somebody", async () => {
    world.answers["POST /api/seat"] = [200, { table: "t7" }];
    house.begin();
    const done = useSecret(house, { kind: "seat", secret: "s" });
    expect(world.fetched).toEqual(["POST /api/people"]);
    await world.letIn();
    await done;
    expect(world.fetched).toEqual(["POST /api/people", "POST /api/seat"]);
    expect(route.value).toEqual({ page: "table", table: "t7" });
  });

  it("makes nobody new before one is who one was elsewhere", async () => {
    world.answers["POST /api/recover"] = [200, { name: "Anna" }];
    await useSecret(house, { kind: "recover", secret: "s" });
    await world.letIn();
    expect(world.fetched).toEqual(["POST /api/recover", "POST /api/people"]);
    expect(route.value).toEqual({ page: "me" });
  });

  it("lets into a closed house, and begins again", async () => {
    world.answers["POST /api/people"] = [401, { reason: { key: "admission-needed" } }];
    world.answers["POST /api/admission/invitation"] = [200, { name: "" }];
    house.begin();
    await world.settle();
    expect(house.state.connection.phase).toBe("shut");
    world.answers["POST /api/people"] = [200, { name: "" }];
    await useSecret(house, { kind: "admit", secret: "s" });
    await world.letIn();
    expect(house.state.connection.phase).toBe("open");
  });

  it("opens the house to who has its link", async () => {
    world.answers["POST /api/house/enter"] = [200, {}];
    house.begin();
    const done = useSecret(house, { kind: "house", secret: "s" });
    await world.letIn();
    await done;
    expect(route.value).toEqual({ page: "house" });
  });

  it("that is not valid is told, and one stays who one is", async () => {
    const reason = { key: "house-link-not-valid" };
    world.answers["POST /api/recover"] = [403, { reason }];
    await useSecret(house, { kind: "recover", secret: "s" });
    await world.letIn();
    expect(house.state.notices).toMatchObject([{ kind: "refusal", told: reason }]);
    expect(house.state.connection.phase).toBe("open");
  });
});

/** A house under a path: its page says so, and every address has it in front. */
describe("under a path", () => {
  beforeEach(() => {
    vi.resetModules();
    document.documentElement.dataset.prefix = "/bang";
  });
  afterEach(() => {
    delete document.documentElement.dataset.prefix;
    vi.resetModules();
  });

  it("a page is found by its address, and has it", async () => {
    const { pathOf, placeOf, routeOf } = await import("../src/router/routes");
    expect(routeOf("/bang/table/t1")).toEqual({ page: "table", table: "t1" });
    expect(pathOf({ page: "table", table: "t1" })).toBe("/bang/table/t1");
    expect(placeOf({ page: "table", table: "t1" })).toBe("/table/t1");
    for (const lobby of ["/bang/", "/bang", "/"]) {
      expect(routeOf(lobby)).toEqual({ page: "lobby" });
    }
    expect(pathOf({ page: "lobby" })).toBe("/bang/");
    expect(routeOf("/table/bang")).toEqual({ page: "table", table: "bang" });
  });

  it("the house is asked below it", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      return Promise.resolve(new Response('{"name": "Anna"}', { status: 201 }));
    });
    const { People } = await import("../src/net/people");
    const { socketAddress } = await import("../src/net/early");
    const { SeasonsApi, TournamentApi } = await import("../src/desk/net");
    const people = new People();
    await people.arrive();
    await people.record("g1");
    await new SeasonsApi().all();
    await new TournamentApi("cup").printed();
    vi.unstubAllGlobals();
    expect(asked).toEqual([
      "/bang/api/people",
      "/bang/api/games/g1/record",
      "/bang/api/seasons",
      "/bang/api/tournaments/cup/desk/printed",
    ]);
    expect(people.recordAddress("g1")).toBe("/bang/api/games/g1/record");
    expect(socketAddress({ protocol: "https:", host: "club.example" })).toBe("wss://club.example/bang/socket");
    const live = new TournamentApi("cup").liveAddress("desk", { protocol: "http:", host: "club" } as Location);
    expect(live).toBe("ws://club/bang/api/tournaments/cup/desk/live");
  });

  it("papers have addresses and links of their own there", async () => {
    const { paperPath, sheetAddress } = await import("../src/hall/papers/papers");
    expect(paperPath("cup", "seating", "2")).toBe("/bang/tournament/cup/paper/seating/2");
    expect(sheetAddress("https://club.example/bang", "cup", 1, 2)).toBe(
      "https://club.example/bang/tournament/cup/sheet/1/2",
    );
  });
});
