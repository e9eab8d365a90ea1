/** The title of the page says when it is up to me; in a tab that nobody looks at the system may, too. */

import { watchEffect } from "vue";
import { t } from "../speech/languages";
import { isAsked } from "../state/house";
import type { House } from "../state/store";
import { isPageHidden } from "../state/store";
import { notify } from "./notifying";
import { play } from "./sounds";

export function useBadge(house: House): void {
  let before = false;
  watchEffect(() => {
    const asked = isAsked(house.state) && !house.state.ended;
    const badge = t("board-badge", { title: t("page-title") });
    document.title = asked ? badge : t("page-title");
    if (asked && !before) {
      play("turn");
    }
    if (asked && !before && isPageHidden()) {
      void notify(badge);
    }
    before = asked;
  });
}
