import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { TableCard } from "../src/generated/protocol";
import LobbyPage from "../src/pages/LobbyPage.vue";
import { liked } from "../src/pieces/bots";
import { route } from "../src/router/router";
import { t } from "../src/speech/languages";
import type { Saloon } from "./saloon";
import { opened, settled } from "./saloon";

const WAITING: TableCard = {
  table: "waiting",
  status: "waiting",
  options: { players: 4, sets: ["base", "dodge_city"] },
  chairs: [
    { kind: "person", name: "Bruno", who: "b", here: true },
    { kind: "bot", name: "Dusty", bot: "tracker" },
    {},
    {},
  ],
};
const PLAYING: TableCard = { ...WAITING, table: "playing", status: "playing", spectators: 2 };
const LEFT: TableCard = { ...WAITING, table: "left", chairs: [{ kind: "person", name: "Gone" }, {}] };

let saloon: Saloon;
beforeEach(async () => {
  saloon = await opened();
});
afterEach(() => {
  document.body.innerHTML = "";
  Object.assign(liked, { players: 5, bot: "" });
});

function shown(tables: TableCard[]) {
  const page = saloon.show(LobbyPage);
  saloon.say({ t: "tables", tables, all: true });
  return page;
}

describe("the list of tables", () => {
  it("says who sits where, what is played and how many can come", async () => {
    const page = shown([WAITING]);
    await settled();
    const text = page.find(".tables").text();
    expect(text).toContain("Bruno");
    expect(text).toContain(t("lobby-bot", { name: "Dusty" }));
    expect(text).toContain("BANG! · Dodge City");
    expect(text).toContain(t("lobby-free", { count: 2 }));
  });

  it("puts those who wait first and what was left last", async () => {
    const page = shown([LEFT, PLAYING, WAITING]);
    await settled();
    const said = page.findAll(".status strong").map((each) => each.text());
    expect(said).toEqual(["Waiting for players", "Game on", "Nobody is there right now"]);
  });

  it("offers a seat only where one can sit down now", async () => {
    const page = shown([WAITING, PLAYING]);
    await settled();
    const buttons = page.findAll(".tables > li").map((li) => li.findAll("button").map((each) => each.text()));
    expect(buttons).toEqual([[t("lobby-sit"), t("lobby-watch")], [t("lobby-watch")]]);
  });

  it("invites whoever finds nobody", async () => {
    const page = shown([]);
    await settled();
    expect(page.find(".note").text()).toContain(t("lobby-empty-invites"));
  });

  it("leads to a seat", async () => {
    const page = shown([WAITING]);
    await settled();
    await page.find(".tables button").trigger("click");
    await settled();
    expect(saloon.of("watch")[0]?.table).toBe("waiting");
    expect(saloon.of("sit")[0]).toMatchObject({ name: "Anna", seat: -1 });
    expect(route.value).toEqual({ page: "table", table: "waiting" });
  });

  it("stays if the seat is refused", async () => {
    saloon.answers.sit = { t: "refused", reason: { key: "refusal-no-free-seat" } };
    const page = shown([WAITING]);
    await settled();
    await page.find(".tables button").trigger("click");
    await settled();
    expect(saloon.of("unwatch")).toHaveLength(1);
    expect(saloon.house.state.notices[0]?.told.key).toBe("refusal-no-free-seat");
  });
});

it("one click opens a table with the bots one likes, and begins", async () => {
  const page = shown([]);
  await settled();
  await page.find(".choices select").setValue("tenderfoot");
  await page.find('.choices input[value="6"]').setValue();
  await page.find(".go").trigger("click");
  await settled();
  expect(saloon.of("open")[0]?.options).toEqual({ public: false, players: 6 });
  expect(saloon.of("start")[0]?.bots).toBe("tenderfoot");
  expect(route.value).toEqual({ page: "table", table: "here" });
});

it("the bot that the house takes is chosen until somebody chooses", async () => {
  const page = shown([]);
  await settled();
  expect(page.find<HTMLSelectElement>(".choices select").element.value).toBe("tracker");
});

it("a name is kept by the house as soon as it is written", async () => {
  const page = shown([]);
  await settled();
  await page.find(".naming input").setValue("Annie");
  await page.find(".naming input").trigger("change");
  await settled();
  expect(saloon.fetched).toContain("POST /api/me/name");
  expect(saloon.house.state.me?.name).toBe("Annie");
});

it("two strangers at a table are told apart", async () => {
  const page = shown([WAITING]);
  await saloon.house.rename("");
  await settled();
  saloon.answers.sit = { t: "refused", reason: { key: "refusal-name-taken", args: { name: "Stranger" } } };
  await page.find(".tables button").trigger("click");
  await settled();
  expect(
    saloon
      .of("sit")
      .slice(0, 2)
      .map(({ name }) => name),
  ).toEqual(["Stranger", "Stranger 2"]);
});
