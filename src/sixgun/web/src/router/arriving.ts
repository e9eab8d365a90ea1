/** Somebody comes by a link: what stands after its # is exchanged for what it is worth. */

import { shallowRef } from "vue";
import { keptInTab } from "../kept";
import type { House } from "../state/store";
import { go } from "./router";
import { routeOf } from "./routes";
import type { Return, Secret } from "./secrets";

/** Where somebody wanted to go before he was sent to sign in. */
const WANTED = "wanted";

/** The secret of a tournament's or a circle's link, until the page there has used it. */
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

/** Go and sign in with an account; the provider leads back. */
export async function signIn(house: House): Promise<void> {
  const address = await house.people.signInAddress();
  keptInTab.set(WANTED, window.location.pathname);
  window.location.assign(address);
}

/** Somebody is back from signing in: let him in, and to where he wanted to go. */
export async function useReturn(house: House, brought: Return): Promise<void> {
  await house.attempt(() => house.people.enterByAccount(brought));
  const place = routeOf(keptInTab.get(WANTED) ?? "");
  keptInTab.drop(WANTED);
  go(place.page === "nowhere" || place.page === "admission" ? { page: "lobby" } : place, { replace: true });
  house.restart();
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
  async room(house, code) {
    await house.whenOpen();
    const { comeByCode } = await import("../table/waiting/joining");
    go({ page: "table", table: await comeByCode(house, code, house.state.me?.name ?? "") }, { replace: true });
  },
  async house(house, secret) {
    await house.whenAnswered();
    await house.people.enterHouse(secret);
    if (house.state.connection.phase === "shut") {
      house.restart(); // whoever runs a closed house is let in
    }
    go({ page: "house" }, { replace: true });
  },
  async admit(house, secret) {
    await house.whenAnswered();
    await house.people.enterByInvitation(secret);
    house.restart();
  },
  async circle(_, secret) {
    entrance.value = secret; // the page of friends asks whether one wants to
    go({ page: "friends" }, { replace: true });
  },
  async enter(_, secret) {
    entrance.value = secret; // the page of the tournament knows what it is for
  },
};
