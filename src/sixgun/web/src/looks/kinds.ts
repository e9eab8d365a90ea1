/** What a rating is of: all games for many, one role, or duels. */

import { t } from "../speech/languages";
import { nameOf } from "../speech/words";

export function kindName(kind: string): string {
  if (kind === "") {
    return t("rating-overall");
  }
  return kind === "duel" ? t("rating-duel") : nameOf(kind);
}
