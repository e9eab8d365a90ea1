/** A phone confirms the sheet of its table, with a key of its own. */

import type { ConfirmSheet, PhoneView } from "../../generated/desk_api";
import { deviceKey } from "../../desk/signing/keys";
import { signedText } from "../../desk/signing/text";

/** What is signed is what the player was shown. */
export async function confirmed({ founded, me, hall, sheet }: PhoneView): Promise<ConfirmSheet | null> {
  if (!sheet) {
    return null;
  }
  const key = await deviceKey(`${founded}.${me}.phone`);
  const { round, table, filed: version, roles, prices, characters, outcome, final_duel } = sheet;
  const shown = { roles, prices, characters, outcome, final_duel };
  const args = { round, table, sheet: shown };
  const { head } = hall;
  const text = signedText({ tournament: founded, act: "confirm_sheet", args, head, counter: version });
  return { t: "confirm_sheet", round, table, version, key: key.key, head, signature: await key.sign(text) };
}
