/** Somebody comes by a link: what stands after its # is exchanged for what it is worth. */

import { shallowRef } from "vue";
import type { House } from "../state/store";
import { go } from "./router";
import type { Secret } from "./secrets";

/** The secret of a tournament's link, until the page there has used it. */
export const entrance = shallowRef("");

/** Take that secret: it can be used once. */
export function takeEntrance(): string {
  const secret = entrance.value;
  entrance.value = "";
  return secret;
}

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
  async enter(_, secret) {
    entrance.value = secret; // the page of the tournament knows what it is for
  },
};
