import { afterEach, describe, expect, it, vi } from "vitest";
import { defineComponent, h } from "vue";
import { useBadge } from "../../src/pieces/badge";
import { showTurn, wantNotified, whyNotNotified } from "../../src/pieces/notifying";
import { settings } from "../../src/pieces/settings";
import { t } from "../../src/speech/languages";
import { useHouse } from "../../src/state/store";
import { opened, settled, tableOfFour } from "../saloon";
import { talk } from "../samples";

const told: string[] = [];

class TestNotification {
  static permission: NotificationPermission = "default";
  static answer: NotificationPermission = "granted";
  onclick: (() => void) | null = null;

  static requestPermission(): Promise<NotificationPermission> {
    TestNotification.permission = TestNotification.answer;
    return Promise.resolve(TestNotification.permission);
  }

  constructor(title: string) {
    told.push(title);
  }

  close(): void {
    told.push("taken back");
  }
}

vi.stubGlobal("Notification", TestNotification);
vi.stubGlobal("isSecureContext", true);

const shown = new Set<string>();
/** The worker of the page, where there is one: it shows and takes away. */
const worker = {
  active: {},
  showNotification: (title: string, { tag }: { tag: string }) => Promise.resolve(void shown.add(`${tag}: ${title}`)),
  getNotifications: ({ tag }: { tag: string }) =>
    Promise.resolve(
      [...shown].filter((each) => each.startsWith(`${tag}:`)).map((each) => ({ close: () => shown.delete(each) })),
    ),
};

function withWorker(found: typeof worker | undefined): void {
  const serviceWorker = { getRegistration: () => Promise.resolve(found) };
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
}

const Badge = defineComponent({
  setup() {
    useBadge(useHouse());
    return () => h("p");
  },
});

/** Anna is asked at a table; nobody looks, or somebody does. */
async function asked(isHidden: boolean): Promise<void> {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(isHidden ? "hidden" : "visible");
  const saloon = await opened();
  saloon.show(Badge);
  saloon.say(tableOfFour({ status: "playing" }));
  saloon.say({ t: "game", game: "g1", number: 1, rules: 1 });
  const question = { decision: 1, seat: 0, kind: "play", options: [["end", null, null]] };
  saloon.say({ t: "update", seq: 1, view: { ...talk("game").view, seat: 0, over: "" }, question } as never);
  await settled();
}

afterEach(async () => {
  await showTurn({ isMine: false, isHidden: false, isNew: false, title: "", table: "" });
  withWorker(undefined);
  vi.restoreAllMocks();
  TestNotification.permission = TestNotification.answer = "granted";
  told.length = 0;
  settings.notify = false;
  document.body.innerHTML = "";
});

describe("a turn of mine", () => {
  it("is in the title, and told by the system to whoever wants that and does not look", async () => {
    await wantNotified(true);
    await asked(true);
    expect(document.title).toBe(t("board-badge", { title: t("page-title") }));
    await vi.waitFor(() => expect(told).toEqual([document.title]));
  });

  it("is told by the worker where there is one, and taken back as soon as somebody looks", async () => {
    withWorker(worker);
    await wantNotified(true);
    await asked(true);
    await vi.waitFor(() => expect([...shown]).toEqual([`sixgun-turn-here: ${document.title}`]));
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.waitFor(() => expect(shown.size).toBe(0));
    expect(told).toEqual([]); // the constructor fails on phones
  });

  it("is told as it is by then, however quickly it changes", async () => {
    withWorker(worker);
    await wantNotified(true);
    const turn = { isMine: true, isHidden: true, isNew: true, title: "Your turn", table: "here" };
    void showTurn(turn);
    await showTurn({ ...turn, isMine: false });
    expect(shown.size).toBe(0);
    await showTurn(turn);
    expect([...shown]).toEqual(["sixgun-turn-here: Your turn"]);
    await showTurn({ ...turn, isMine: false });
    expect(shown.size).toBe(0);
  });

  it("cannot be told by a page that listeners could change, or by a browser that refuses", () => {
    expect(whyNotNotified()).toBe("");
    TestNotification.permission = "denied";
    expect(whyNotNotified()).toBe("denied");
    vi.stubGlobal("isSecureContext", false);
    expect(whyNotNotified()).toBe("insecure");
    vi.stubGlobal("isSecureContext", true);
  });

  it("shakes the phone of who wants it, and looks", async () => {
    const shake = vi.fn();
    Object.defineProperty(navigator, "vibrate", { value: shake, configurable: true });
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    const turn = { isMine: true, isHidden: false, isNew: true, title: "Your turn", table: "here" };
    await showTurn(turn);
    expect(shake).not.toHaveBeenCalled();
    settings.vibrate = true;
    await showTurn(turn);
    await showTurn({ ...turn, isNew: false });
    expect(shake).toHaveBeenCalledTimes(1);
    settings.vibrate = false;
  });

  it("is not told to whoever looks, has not asked for it, or whose browser refuses", async () => {
    await wantNotified(true);
    await asked(false);
    settings.notify = false;
    await asked(true);
    TestNotification.answer = "denied";
    await wantNotified(true);
    await asked(true);
    await settled();
    expect(told).toEqual([]);
    expect(settings.notify).toBe(false);
  });
});
