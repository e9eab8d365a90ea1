import { flushPromises, mount } from "@vue/test-utils";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import App from "../src/App.vue";
import type { AnyMessage } from "../src/generated/protocol";
import LobbyPage from "../src/pages/LobbyPage.vue";
import TablePage from "../src/pages/TablePage.vue";
import { go } from "../src/router/router";
import { choosePageLanguage, speak, speakRooms } from "../src/speech/languages";
import { HOUSE, House } from "../src/state/store";
import { talk } from "./samples";
import type { TestLine } from "./world";
import { TestWorld } from "./world";

let world: TestWorld;
let house: House;
let line: TestLine;

beforeAll(async () => {
  await speak(["en"]);
  await speakRooms();
});

beforeEach(async () => {
  await choosePageLanguage("en");
  go({ page: "lobby" });
  world = new TestWorld();
  house = new House(world);
  house.begin();
  line = await world.letIn();
});

const global = (): object => ({ provide: { [HOUSE as symbol]: house } });

describe("the lobby", () => {
  it("lists tables and opens one with a click", async () => {
    const page = mount(LobbyPage, { global: global() });
    expect(line.asked("lobby")).toMatchObject([{}]);
    const chairs = [{ kind: "person" as const, name: "Bruno" }, {}];
    line.say({
      t: "tables",
      tables: [{ table: "t1", status: "waiting", options: { players: 2 }, chairs }],
      all: true,
    });
    await flushPromises();
    expect(page.text()).toContain("Bruno");
    expect(page.text()).toContain("Bruno");
    const play = page.findAll("button").find((each) => each.text().startsWith("Play now"));
    await play?.trigger("click");
    expect(line.asked("open")).toHaveLength(1);
    expect(play?.attributes("disabled")).toBeDefined();
    page.unmount();
    expect(line.asked("lobby")[1]).toMatchObject({ on: false });
  });
});

describe("a table", () => {
  const { messages } = talk("game");
  const first = messages.findIndex((message) => message.t === "update" && (message.question?.options?.length ?? 0) > 1);
  const table = messages.find((message) => message.t === "table")!.table;

  it("is looked at, and shows what is asked with its answers", async () => {
    const page = mount(TablePage, { props: { name: table }, global: global() });
    expect(line.asked("watch")).toMatchObject([{ table }]);
    messages.slice(0, first + 1).forEach((message) => line.say(message));
    await flushPromises();
    expect(page.findAll(".option").length).toBeGreaterThan(0);
    page.unmount();
    expect(line.asked("unwatch")).toHaveLength(1);
  });

  it.each(["game", "everything", "spectator"] as const)(
    "shows a whole game, position by position and in another language (%s)",
    async (name) => {
      const warned = vi.spyOn(console, "warn");
      const page = mount(TablePage, { props: { name: table }, global: global() });
      for (const message of talk(name).messages) {
        line.say(named(message, table));
        await flushPromises();
      }
      await choosePageLanguage("it");
      await flushPromises();
      expect(page.text()).toContain(house.state.table!.chairs[1]!.name);
      expect(warned).not.toHaveBeenCalled();
      page.unmount();
    },
  );
});

/** The same message from the table that the page looks at. */
function named(message: AnyMessage, table: string): AnyMessage {
  return message.t === "table" ? { ...message, table } : message;
}

describe("the frame", () => {
  it("says when the connection is lost and when one is not welcome", async () => {
    const page = mount(App, { global: global() });
    expect(page.find(".banner").exists()).toBe(false);
    line.end();
    await flushPromises();
    expect(page.get(".banner").text()).toContain("lost");
    world.ring();
    (await world.letIn()).end(4403, "house-banned");
    await flushPromises();
    expect(page.get(".banner").text()).toContain("no longer welcome");
    page.unmount();
  });

  it("shows what the house has to say", async () => {
    const page = mount(App, { global: global() });
    line.say({ t: "notice", notice: { key: "notice-joined", args: { name: "<i>Eve</i>" } } });
    await flushPromises();
    expect(page.get(".slips").html()).toContain("&lt;i&gt;Eve&lt;/i&gt;");
    page.unmount();
  });

  it("shows that there is nothing at an address", async () => {
    go({ page: "nowhere" });
    const page = mount(App, { global: global() });
    await vi.waitFor(() => expect(page.text()).toContain("nothing at this address"));
    page.unmount();
  });
});
