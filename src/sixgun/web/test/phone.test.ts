/** A player's phone: the seat, the own total, the auction, and what is public in the end. */

import { mount } from "@vue/test-utils";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import AuctionPanel from "../src/hall/phone/AuctionPanel.vue";
import { offers, standingOf, taskOf } from "../src/hall/phone/bidding";
import ChoicePanel from "../src/hall/phone/ChoicePanel.vue";
import OfferField from "../src/hall/phone/OfferField.vue";
import PhoneBoard from "../src/hall/phone/PhoneBoard.vue";
import RegisterPage from "../src/hall/phone/RegisterPage.vue";
import { decimal, tell } from "../src/hall/telling";
import { entrance } from "../src/router/arriving";
import { route } from "../src/router/router";
import { choosePageLanguage, speak, speakDesk } from "../src/speech/languages";
import { auctionView, duelView, hallView, NAMES, phoneSeat, phoneView, PLAYERS, standingsView } from "./halls";
import { settled } from "./saloon";

beforeAll(async () => {
  await speak(["en"]);
  await speakDesk();
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});
beforeEach(() => choosePageLanguage("en"));

const board = (props: Partial<InstanceType<typeof PhoneBoard>["$props"]> = {}) =>
  mount(PhoneBoard, {
    props: { view: phoneView(), now: 1_000_000, standings: null, latest: 0, calledAt: null, ...props },
    attachTo: document.body,
  });

const button = (page: ReturnType<typeof mount>, words: string) =>
  page.findAll("button").find((each) => each.text().startsWith(words));

describe("words of the desk", () => {
  it("name people, roles and outcomes, and write numbers as people do", async () => {
    const note = standingsView().rows[0]!.notes[1]!;
    expect(tell(note, NAMES)).toBe("Round 1, table 1 (5 players), Deputy; the Law wins: won 1,200$, paid 10$");
    expect(tell({ key: "refused-already-registered", args: { player: "00000005" } }, NAMES)).toContain("Łucja");
    expect(tell({ key: "refused-already-registered", args: { player: "77777777" } }, NAMES)).toContain("77777777");
    expect(decimal("14922.00")).toBe("14,922.00");
    await choosePageLanguage("it");
    expect(decimal("4383.33")).toBe("4.383,33");
  });
});

describe("the board", () => {
  it("shows table and seat, all names in their order, and who is the Sheriff", () => {
    const page = board();
    expect(page.text()).toContain("Table 1, seat 2");
    expect(page.findAll(".drawing li .name").map((each) => each.text())).toEqual(Object.values(NAMES));
    expect(page.get(".drawing .sheriff").text()).toContain("Anna");
    expect(page.get(".drawing .mine").text()).toContain("Bruno");
    page.unmount();
  });

  it("keeps the own total covered until one looks", async () => {
    const page = board();
    expect(page.text()).not.toContain("300$");
    await button(page, "Show the total")?.trigger("click");
    expect(page.text()).toContain("300$");
    await button(page, "Hide the total")?.trigger("click");
    expect(page.text()).not.toContain("300$");
    page.unmount();
  });

  it("calls the referee after asking once more, and says that he was called", async () => {
    const page = board();
    await button(page, "Call the referee")?.trigger("click");
    expect(page.emitted("act")).toBeUndefined();
    await page.get("#call input").setValue(" a card too many ");
    await page.get("#call").trigger("submit");
    expect(page.emitted("act")).toEqual([[{ t: "call_referee", note: "a card too many" }]]);
    await page.setProps({ calledAt: Date.UTC(2026, 0, 2, 12) });
    expect(page.get(".called").text()).toMatch(/was called at \d\d:\d\d/);
    page.unmount();
  });

  it("says what there is when there is no seat", async () => {
    const page = board({ view: phoneView({ seat: null, total: null, hall: hallView({ round: 0, tables: [] }) }) });
    expect(page.text()).toContain("haven’t been drawn yet");
    expect(button(page, "Call the referee")).toBeUndefined();
    for (const [how_left, said] of [
      ["withdrawal", "You’ve left the tournament"],
      ["no_show", "You weren’t there"],
      ["expulsion", "The referee has expelled you"],
    ] as const) {
      await page.setProps({ view: phoneView({ seat: null, left: true, how_left }) });
      expect(page.text()).toContain(said);
    }
    page.unmount();
  });

  it("tells of high noon, before and after it has come", async () => {
    const table = { players: PLAYERS, status: "playing" as const, noon: false, noon_due: 1_065_000, since: 0 };
    const page = board({ view: phoneView({ hall: hallView({ tables: [table] }) }) });
    expect(page.get(".noon").text()).toContain("1:05");
    await page.setProps({ view: phoneView({ hall: hallView({ tables: [{ ...table, noon: true }] }) }) });
    expect(page.get(".noon").text()).toContain("High noon at this table!");
    page.unmount();
  });

  it("shows announcements, the last one first", () => {
    const page = board({ view: phoneView({ hall: hallView({ announcements: ["first", "second"] }) }) });
    expect(page.findAll(".board li").map((each) => each.text())).toEqual(["second", "first"]);
    page.unmount();
  });

  it("shows standings, the own place, editions and duels once they are public", async () => {
    const hall = hallView({
      stage: "duels",
      standings: [[1, "00000001", 1500]],
      duels: [duelView({ first: "00000002" })],
    });
    const page = board({ view: phoneView({ hall }), standings: standingsView(), latest: 2 });
    expect(page.text()).toContain("You’re in place 2 of 5");
    expect(page.find(".drawing").exists()).toBe(false);
    expect(page.get(".standings .mine").text()).toContain("4,383.33");
    expect(page.get(".standings").text()).toContain("didn’t come");
    expect(page.get(".duels .mine").text()).toContain("Bruno");
    await button(page, "Edition 1")?.trigger("click");
    expect(page.emitted("edition")).toEqual([[1]]);
    page.unmount();
  });
});

describe("an auction", () => {
  const seat = phoneSeat();
  const bidding = auctionView({ phase: "bid", turn: 1, lot: "jourdonnais", price: 20, leader: 0, bidders: [0, 1, 3] });
  const panel = (props: object) =>
    mount(AuctionPanel, { props: { seat, auction: bidding, players: PLAYERS, names: NAMES, money: 300, ...props } });

  it("knows what one has to do and what one can offer", () => {
    expect(taskOf(seat, auctionView())).toBe("wait");
    expect(taskOf(phoneSeat({ seat: 1 }), auctionView())).toBe("open");
    expect(taskOf(seat, bidding)).toBe("bid");
    expect(taskOf(seat, auctionView({ phase: "done" }))).toBe("done");
    expect(offers(seat, bidding, 305)).toEqual({ least: 30, most: 300 });
    expect(offers(phoneSeat({ never_raises: true }), auctionView(), -20)).toEqual({ least: 10, most: 10 });
    expect([0, 1, 2, 3].map((at) => standingOf(at, bidding))).toEqual(["leads", "in", "passed", "in"]);
  });

  it("is opened with a character and an offer", async () => {
    const page = panel({ seat: phoneSeat({ seat: 1 }), auction: auctionView() });
    expect(page.get("button[type=submit]").attributes("disabled")).toBeDefined();
    await page.get("input[value=rose_doolan]").setValue(true);
    await page.findAllComponents(OfferField)[0]!.findAll(".leap")[1]!.trigger("click");
    expect(page.get("button[type=submit]").text()).toBe("Open: Rose Doolan at 20$");
    await page.get("form").trigger("submit");
    expect(page.emitted("bid")).toEqual([[{ t: "bid", move: "open", character: "rose_doolan", price: 20 }]]);
  });

  it("is raised or passed, and never below the last offer", async () => {
    const page = panel({ seat: phoneSeat({ may_raise: true }) });
    expect(page.text()).toContain("offered by Anna");
    expect(page.findAll(".leap")[0]!.attributes("disabled")).toBeDefined();
    await button(page, "+50$")?.trigger("click");
    await button(page, "Raise to 80$")?.trigger("click");
    await button(page, "Pass")?.trigger("click");
    expect(page.emitted("bid")).toEqual([[{ t: "bid", move: "raise", price: 80 }], [{ t: "bid", move: "pass" }]]);
    await page.setProps({ auction: { ...bidding, price: 120 } });
    expect(button(page, "Raise to 130$")).toBeDefined();
  });

  it("says to the bidder alone why there is nothing to raise with", async () => {
    const page = panel({});
    expect(page.text()).toContain("don’t have enough");
    expect(button(page, "Raise")).toBeUndefined();
    await page.setProps({ seat: phoneSeat({ never_raises: true }) });
    expect(page.text()).toContain("can never raise");
  });

  it("ends with who has whom for how much", () => {
    const bought = ["jourdonnais", "el_gringo", "rose_doolan", "black_jack", "lucky_duke"];
    const page = panel({
      auction: auctionView({ phase: "done", bought, paid: [50, 20, 10, 30, 10], revealed: ["sid_ketchum"] }),
    });
    expect(page.text()).toContain("Jourdonnais, 50$");
    expect(page.findAll("form")).toEqual([]);
  });
});

describe("the choice of two", () => {
  const offered: [string, string][] = PLAYERS.map(() => ["jourdonnais", "el_gringo"]);

  it("shows everybody's two and keeps the own choice to itself", async () => {
    const seat = phoneSeat({ offered, have_chosen: [true, false, false, false, false] });
    const page = mount(ChoicePanel, { props: { seat, players: PLAYERS, names: NAMES } });
    expect(page.findAll(".people li")[0]!.text()).toContain("has chosen");
    await page.get("input[value=el_gringo]").setValue(true);
    await page.get("form").trigger("submit");
    expect(page.emitted("choose")).toEqual([["el_gringo"]]);
    const mine = phoneSeat({ offered, have_chosen: [true, true, false, false, false], chosen: "el_gringo" });
    await page.setProps({ seat: mine });
    expect(page.text()).toContain("3 players are still choosing");
    await page.setProps({
      seat: { ...mine, have_chosen: PLAYERS.map(() => true), revealed: PLAYERS.map(() => "jourdonnais") },
    });
    expect(page.findAll(".people li")[0]!.text()).not.toContain("or");
  });
});

describe("registering oneself", () => {
  it("sends the name with the secret of the link, and goes on as a phone", async () => {
    const link = { role: "phone", person: "00000007", link: "http://hall/tournament/cup/phone#enter=mine", qr: "" };
    const fetched = vi
      .spyOn(window, "fetch")
      .mockResolvedValueOnce(new Response(JSON.stringify({ reason: { key: "desk-name" } }), { status: 422 }))
      .mockResolvedValueOnce(
        new Response(JSON.stringify({ tournament: "cup", role: "phone", person: "00000007", token: "", link })),
      );
    entrance.value = "guest-secret";
    const page = mount(RegisterPage, { props: { tournament: "cup" } });
    await page.get("input[name=name]").setValue("Gina ");
    await page.get("form").trigger("submit");
    await settled();
    expect(page.get(".refused").text()).toContain("name");
    await page.get("form").trigger("submit");
    await settled();
    expect(fetched.mock.calls[0]![0]).toBe("/api/tournaments/cup/register");
    expect(JSON.parse(String(fetched.mock.calls[0]![1]!.body))).toMatchObject({ secret: "guest-secret", name: "Gina" });
    expect((page.get("input").element as HTMLInputElement).value).toBe(link.link);
    await button(page, "To your page")?.trigger("click");
    expect(route.value).toMatchObject({ page: "tournament", view: "phone" });
    fetched.mockRestore();
  });

  it("needs a link", () => {
    entrance.value = "";
    const page = mount(RegisterPage, { props: { tournament: "cup" } });
    expect(page.find("form").exists()).toBe(false);
    expect(page.text()).toContain("QR code");
  });
});
