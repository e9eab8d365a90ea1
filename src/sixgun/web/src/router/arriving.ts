/** Somebody comes by a link: what stands after its # is exchanged for what it is worth. */

import type { House } from "../state/store";
import { go } from "./router";
import type { Secret } from "./secrets";

/** Use a secret; what is wrong with it is told as a notice. */
export async function useSecret(house: House, { kind, secret }: Secret): Promise<void> {
  await house.attempt(() => USES[kind](house, secret));
}

const USES: Record<Secret["kind"], (house: House, secret: string) => Promise<void>> = {
  async recover(house, secret) {
    try {
      await house.people.recover(secret);
      go({ page: "me" }, { replace: true });
    } finally {
      house.restart(); // as the person that the link was made for, or as before
    }
  },
  async seat(house, secret) {
    await house.whenOpen();
    const table = await house.people.takeSeat(secret);
    go({ page: "table", table }, { replace: true });
  },
  async house(house, secret) {
    await house.whenOpen();
    await house.people.enterHouse(secret);
    go({ page: "house" }, { replace: true });
  },
};
