/** The title of the page says when it is up to me; in a tab that nobody looks at the system may, too. */

import { onScopeDispose, shallowRef, watchEffect } from "vue";
import { t } from "../speech/languages";
import { isAsked } from "../state/house";
import type { House } from "../state/store";
import { isPageHidden } from "../state/store";
import { settings } from "./settings";
import { play } from "./sounds";

export function useBadge(house: House): void {
  const isHidden = shallowRef(isPageHidden());
  const look = (): void => void (isHidden.value = isPageHidden());
  /** What tells it by other means is loaded when it is first needed. */
  let telling: Promise<typeof import("./notifying")> | undefined;
  let before = false;

  function tell(isMine: boolean, title = ""): void {
    const isNew = isMine && !before;
    before = isMine;
    if (isMine && (isHidden.value || settings.vibrate)) {
      telling ??= import("./notifying");
    }
    const turn = { isMine, isHidden: isHidden.value, isNew, title, table: house.state.table?.table ?? "" };
    telling?.then(({ showTurn }) => showTurn(turn)).catch(() => (telling = undefined));
  }

  document.addEventListener("visibilitychange", look);
  watchEffect(() => {
    const asked = isAsked(house.state) && !house.state.ended;
    const badge = t("board-badge", { title: t("page-title") });
    document.title = asked ? badge : t("page-title");
    if (asked && !before) {
      play("turn");
    }
    tell(asked, badge);
  });
  onScopeDispose(() => {
    document.removeEventListener("visibilitychange", look);
    tell(false);
  });
}
