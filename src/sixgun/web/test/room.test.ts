import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Table } from "../src/generated/protocol";
import NoticeList from "../src/pages/NoticeList.vue";
import TablePage from "../src/pages/TablePage.vue";
import TallyBars from "../src/pages/TallyBars.vue";
import { liked } from "../src/pieces/bots";
import { settings } from "../src/pieces/settings";
import { t } from "../src/speech/languages";
import WaitingRoom from "../src/table/waiting/WaitingRoom.vue";
import type { Saloon } from "./saloon";
import { opened, settled, tableOfFour } from "./saloon";

let saloon: Saloon;
beforeEach(async () => {
  saloon = await opened();
});
afterEach(() => {
  document.body.innerHTML = "";
  vi.useRealTimers();
  liked.bot = "";
  liked.temper = "";
  settings.forced = false;
});

async function shown(parts: Partial<Table> = {}) {
  saloon.say(tableOfFour(parts));
  const page = saloon.show(WaitingRoom);
  await settled();
  return page;
}

type Page = Awaited<ReturnType<typeof shown>>;

function buttons(page: Page): string[] {
  return page.findAll("button").map((each) => each.attributes("aria-label") ?? each.text());
}

/** Presses a button, as soon as it is there: sheets are loaded when they are opened. */
async function press(page: Page, words: string): Promise<void> {
  const button = await vi.waitFor(() => {
    const named = page
      .findAll("button")
      .find((each) => each.text() === words || each.attributes("aria-label") === words);
    if (!named) {
      throw new Error(`there is no button ${words}; there are: ${buttons(page).join(", ")}`);
    }
    return named;
  });
  await button.trigger("click");
}

describe("the owner of a table", () => {
  it("begins with bots of one kind on the free seats", async () => {
    liked.bot = "tenderfoot";
    await press(await shown(), t("room-start-with-bots"));
    expect(saloon.of("start")[0]?.bots).toBe("tenderfoot");
  });

  it("begins without them if all seats are taken", async () => {
    const chairs = tableOfFour().chairs.map((chair) => (chair.kind ? chair : { kind: "bot" as const, name: "Yuma" }));
    await press(await shown({ chairs }), t("room-start"));
    expect(saloon.of("start")[0]).not.toHaveProperty("bots", "tracker");
  });

  it("seats a bot, changes how well it plays, and sends it away", async () => {
    const page = await shown();
    await press(page, t("room-seat-bot"));
    expect(saloon.of("seatbot")[0]).toMatchObject({ seat: 3, bot: "tracker" });
    await press(page, t("room-clear", { name: "Dusty" }));
    expect(saloon.of("clear")[0]?.seat).toBe(2);
    await page.find(`select[aria-label="${t("room-level-of", { name: "Dusty" })}"]`).setValue("tenderfoot");
    await settled();
    expect(saloon.of("clear")).toHaveLength(2);
    expect(saloon.of("seatbot").at(-1)).toMatchObject({ seat: 2, bot: "tenderfoot" });
  });

  it("gives a bot a personality, if it can have one", async () => {
    liked.bot = "tracker";
    liked.temper = "any";
    const chairs = tableOfFour().chairs.map((chair) =>
      chair.kind === "bot" ? { ...chair, bot: "tracker", temper: "sly" } : chair,
    );
    const page = await shown({ chairs });
    await press(page, t("room-seat-bot"));
    expect(saloon.of("seatbot")[0]).toMatchObject({ bot: "tracker", temper: "any" });
    const choice = page.find(`select[aria-label="${t("bot-temper-of", { name: "Dusty" })}"]`);
    expect((choice.element as HTMLSelectElement).value).toBe("sly");
    await choice.setValue("hothead");
    await settled();
    expect(saloon.of("seatbot").at(-1)).toMatchObject({ seat: 2, bot: "tracker", temper: "hothead" });
    liked.bot = "tenderfoot";
    await press(page, t("room-start-with-bots"));
    expect(saloon.of("start")[0]).toMatchObject({ bots: "tenderfoot", temper: "" });
  });

  it("sends people away, and nobody else can", async () => {
    const page = await shown();
    await press(page, t("people-menu", { name: "Bruno" }));
    await press(page, t("people-kick"));
    expect(saloon.of("kick")).toHaveLength(0); // it asks first
    await press(page, t("people-kick-yes"));
    expect(saloon.of("kick")[0]?.seat).toBe(1);
    document.body.innerHTML = "";
    const other = await shown({ seat: 1, owned: false });
    await press(other, t("people-menu", { name: "Anna" }));
    await vi.waitFor(() => expect(buttons(other)).toContain(t("people-mute")));
    expect(buttons(other)).not.toContain(t("people-kick"));
  });
});

describe("whoever sits there", () => {
  it("has one link for everybody and a code to say, which only the owner changes, and is asked first", async () => {
    const page = await shown({ room: "CDFGHJKL" });
    const link = page.find<HTMLInputElement>(".shared input").element.value;
    expect(link).toBe(`${window.location.origin}/#room=CDFG-HJKL`);
    expect(page.find(".code").text()).toBe("CDFG-HJKL");
    expect(saloon.of("room")).toHaveLength(0);
    expect(page.find(".alone").exists()).toBe(false);
    await press(page, t("sharing-revoke"));
    expect(saloon.of("room")).toHaveLength(0);
    await page.find("dialog .grave").trigger("click");
    expect(saloon.of("room")[0]?.act).toBe("revoke");
    saloon.say(tableOfFour({ room: "" }));
    await settled();
    expect(page.text()).toContain(t("sharing-off"));
    await press(page, t("sharing-renew"));
    expect(saloon.of("room")[1]?.act).toBe("renew");
    document.body.innerHTML = "";
    const other = await shown({ room: "CDFGHJKL", seat: 1, owned: false });
    expect(buttons(other)).not.toContain(t("sharing-renew"));
  });

  it("is told that nobody else can follow the link, if only this machine can", async () => {
    saloon.isReachable = false;
    const page = await shown({ room: "CDFGHJKL" });
    expect(page.find(".alone").text()).toContain("./sixgun serve --lan");
  });

  it("asks for a code where an older house has made none", async () => {
    await shown();
    expect(saloon.of("room")[0]?.act).toBe("make");
  });

  it("has a link for one person, too, and another one as soon as somebody has come", async () => {
    const page = await shown({ room: "CDFGHJKL" });
    expect(saloon.of("invite")).toHaveLength(0);
    const folded = page.find<HTMLDetailsElement>("details.other");
    folded.element.open = true;
    await folded.trigger("toggle");
    await settled();
    const link = page.find<HTMLInputElement>(".single input").element.value;
    expect(link).toBe(`${window.location.origin}/#seat=hush`);
    expect(saloon.of("invite")).toHaveLength(1);
    saloon.say(tableOfFour({ room: "CDFGHJKL", spectators: 1 }));
    await settled();
    expect(saloon.of("invite")).toHaveLength(2);
    saloon.say(tableOfFour({ room: "CDFGHJKL", spectators: 0 }));
    await settled();
    expect(saloon.of("invite")).toHaveLength(2);
  });

  it("may rename and stand up, and no more if the table is another's", async () => {
    const page = await shown({ seat: 1, owned: false });
    expect(buttons(page)).toContain(t("room-stand"));
    for (const word of ["room-start", "room-start-with-bots", "room-seat-bot", "room-change-options"]) {
      expect(buttons(page)).not.toContain(t(word));
    }
    await press(page, t("room-rename"));
    await page.find(".seat form input").setValue("Bruna");
    await page.find(".seat form").trigger("submit");
    expect(saloon.of("rename")[0]?.name).toBe("Bruna");
  });
});

it("a spectator sees who waits and may take any free seat", async () => {
  const page = await shown({ seat: -1, owned: false });
  expect(page.findAll(".seat")).toHaveLength(4);
  expect(page.text()).toContain("Bruno");
  expect(page.find(".invite").exists()).toBe(false);
  await press(page, t("room-sit"));
  await settled();
  expect(saloon.of("sit")[0]).toMatchObject({ name: "Anna", seat: 3 });
});

it("while numbers are collected nobody can do anything but wait", async () => {
  const page = await shown({ status: "dealing" });
  expect(page.text()).toContain(t("room-shuffling"));
  expect(buttons(page)).not.toContain(t("room-start-with-bots"));
  expect(buttons(page)).not.toContain(t("room-seat-bot"));
});

describe("people", () => {
  const LINE = { t: "said", number: 1, room: "table", who: "b", name: "Bruno", seat: 1, text: "You cheat!" } as const;

  it.each([{ muted: ["b"] }, { blocked: ["b"] }])("are read no more while the house says %o", async (unheard) => {
    const page = await shown();
    saloon.say(LINE);
    await settled();
    expect(page.find(".lines").text()).toContain("You cheat!");
    saloon.say(tableOfFour(unheard));
    await settled();
    expect(page.find(".lines").text()).not.toContain("You cheat!");
    saloon.say(tableOfFour());
    await settled();
    expect(page.find(".lines").text()).toContain("You cheat!");
  });

  it.each(["mute", "block"] as const)("can be kept out and let in again: %s", async (verb) => {
    const page = await shown();
    await press(page, t("people-menu", { name: "Bruno" }));
    await press(page, t(`people-${verb}`));
    expect(saloon.of(verb)[0]).toMatchObject({ who: "b", on: true });
    saloon.say(tableOfFour(verb === "mute" ? { muted: ["b"] } : { blocked: ["b"] }));
    await settled();
    await press(page, t(`people-un${verb}`));
    expect(saloon.of(verb)[1]).toMatchObject({ who: "b", on: false });
  });

  it("are reported with what happened", async () => {
    const page = await shown();
    await press(page, t("people-menu", { name: "Bruno" }));
    await press(page, t("people-report"));
    await page.find("textarea").setValue(" He cheats. ");
    await page.find("dialog form").trigger("submit");
    await settled();
    expect(saloon.of("complain")[0]).toMatchObject({ who: "b", text: "He cheats." });
    expect(page.text()).toContain(t("people-reported"));
  });

  it("have no menu for themselves and for bots", async () => {
    const page = await shown();
    expect(page.findAll('.seats span.person [aria-haspopup="dialog"]').map((each) => each.text())).toEqual(["Bruno"]);
  });
});

describe("a table that one comes to", () => {
  it("is told once how one likes to be asked, whatever happens there", async () => {
    settings.forced = true;
    saloon.show(TablePage, { name: "here" });
    saloon.say(tableOfFour());
    await settled();
    saloon.say(tableOfFour({ spectators: 3 }));
    await settled();
    expect(saloon.of("prefer").map(({ forced }) => forced)).toEqual([true]);
    settings.forced = false;
    await settled();
    expect(saloon.of("prefer").map(({ forced }) => forced)).toEqual([true, false]);
  });

  it("says why it cannot be entered", async () => {
    saloon.answers.watch = { t: "refused", reason: { key: "refusal-no-such-table" } };
    const page = saloon.show(TablePage, { name: "elsewhere" });
    await settled();
    expect(page.find('[role="alert"]').text()).toBe(t("refusal-no-such-table"));
  });
});

describe("notices", () => {
  it("go by themselves, and can be read again by those who hear the page", async () => {
    vi.useFakeTimers();
    const page = saloon.show(NoticeList);
    saloon.say({ t: "notice", notice: { key: "notice-left", args: { name: "Bruno" } } });
    await page.vm.$nextTick();
    const said = t("notice-left", { name: "Bruno" });
    expect(page.find(".slips").text()).toContain(said);
    vi.advanceTimersByTime(20_000);
    await page.vm.$nextTick();
    expect(page.find(".slip").exists()).toBe(false);
    expect(page.find('[role="log"]').text()).toBe(said);
  });

  it("stay while they hold the focus, and not for ever", async () => {
    vi.useFakeTimers();
    const page = saloon.show(NoticeList);
    saloon.say({ t: "notice", notice: { key: "notice-left", args: { name: "Bruno" } } });
    await page.vm.$nextTick();
    page.find<HTMLButtonElement>(".slip button").element.focus();
    vi.advanceTimersByTime(20_000);
    await page.vm.$nextTick();
    expect(page.find(".slip").exists()).toBe(true);
    vi.advanceTimersByTime(20_000);
    await page.vm.$nextTick();
    expect(page.find(".slip").exists()).toBe(false);
  });

  it("do not tell what one has just done oneself", async () => {
    const page = saloon.show(NoticeList);
    saloon.say(tableOfFour());
    saloon.say({ t: "notice", notice: { key: "notice-joined", args: { name: "Anna" } } });
    saloon.say({ t: "notice", notice: { key: "notice-joined", args: { name: "Bruno" } } });
    await page.vm.$nextTick();
    expect(page.findAll(".slip")).toHaveLength(1);
    expect(page.text()).toContain(t("notice-joined", { name: "Bruno" }));
  });
});

it("bars are as long as the games and as full as the wins", () => {
  const tallies = {
    deputy: { games: 2, wins: 1, by_bot: 0 },
    outlaw: { games: 8, wins: 2, by_bot: 1 },
  };
  const page = saloon.show(TallyBars, { caption: "By role", tallies });
  const rows = page.findAll("tr").map((row) => ({
    name: row.find("th").text(),
    length: row.find<HTMLElement>(".played").element.style.getPropertyValue("--part"),
    won: row.find<HTMLElement>(".won").element.style.getPropertyValue("--part"),
    said: row.findAll(".number").map((each) => each.text()),
  }));
  expect(rows).toEqual([
    { name: "Outlaw", length: "1", won: "0.25", said: ["2 of 8", "25%"] },
    { name: "Deputy", length: "0.25", won: "0.5", said: ["1 of 2", "50%"] },
  ]);
});
