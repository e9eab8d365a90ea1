/** The title of the page says when it is up to me, also in a tab that nobody looks at. */

import { watchEffect } from "vue";
import { t } from "../speech/languages";
import { isAsked } from "../state/house";
import type { House } from "../state/store";
import { play } from "./sounds";

export function useBadge(house: House): void {
  let before = false;
  watchEffect(() => {
    const asked = isAsked(house.state) && !house.state.ended;
    document.title = asked ? t("board-badge", { title: t("page-title") }) : t("page-title");
    if (asked && !before) {
      play("turn");
    }
    before = asked;
  });
}
