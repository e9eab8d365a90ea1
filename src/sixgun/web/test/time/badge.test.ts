import { afterEach, describe, expect, it, vi } from "vitest";
import { defineComponent, h } from "vue";
import { useBadge } from "../../src/pieces/badge";
import { wantNotified } from "../../src/pieces/notifying";
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
}

vi.stubGlobal("Notification", TestNotification);
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

afterEach(() => {
  vi.restoreAllMocks();
  told.length = 0;
  settings.notify = false;
  document.body.innerHTML = "";
});

describe("a turn of mine", () => {
  it("is in the title, and told by the system to whoever wants that and does not look", async () => {
    await wantNotified(true);
    await asked(true);
    expect(document.title).toBe(t("board-badge", { title: t("page-title") }));
    expect(told).toEqual([document.title]);
  });

  it("is not told to whoever looks, has not asked for it, or whose browser refuses", async () => {
    await wantNotified(true);
    await asked(false);
    settings.notify = false;
    await asked(true);
    TestNotification.answer = "denied";
    await wantNotified(true);
    await asked(true);
    expect(told).toEqual([]);
    expect(settings.notify).toBe(false);
  });
});
