/** Acts of this desk, signed by this device.
 *
 * A head referee's device binds its own key with the first act. For everybody else the head referee
 * accepts it; until then acts go unsigned, which is allowed and is told.
 */

import type { DeskView, KeyView } from "../../generated/desk_api";
import { kept } from "../../kept";
import { RefusedError } from "../../net/errors";
import type { DeviceKey } from "./keys";
import { deviceKey, forgetKey } from "./keys";
import type { Plain } from "./text";
import { signedText } from "./text";

export type Headers = Record<string, string>;
type Args = { readonly [name: string]: Plain };

const HEADER = "Sixgun-Signature";
const USED = "refused-signature-counter";

/** What the signer asks of the house. */
export interface Notary {
  bindKey(args: { person: string; key: string; device: string }, headers: Headers): Promise<unknown>;
  askForKey(key: string, device: string): Promise<unknown>;
}

export class ActSigner {
  private turn: Promise<unknown> = Promise.resolve();
  private sent = 0; // the counter of the last act that this page has sent
  private isBound = false; // by this page, though the view does not say so yet
  private hasAsked = "";

  constructor(
    private readonly notary: Notary,
    private readonly view: () => DeskView | null,
  ) {}

  /** One act after another, each with the next number of this key. */
  signed<T>(act: string, args: Args, send: (headers: Headers) => Promise<T>): Promise<T> {
    const done = this.turn.then(() => this.sign(act, args, send));
    this.turn = done.catch(() => undefined);
    return done;
  }

  private async sign<T>(act: string, args: Args, send: (headers: Headers) => Promise<T>): Promise<T> {
    const view = this.view();
    const key = view && (await this.ready(view));
    if (!view || !key) {
      return send({});
    }
    return this.counted(key, view, act, args, send);
  }

  /** If this key has signed in another window meanwhile, the house says which number is next. */
  private async counted<T>(
    key: DeviceKey,
    view: DeskView,
    act: string,
    args: Args,
    send: (headers: Headers) => Promise<T>,
  ): Promise<T> {
    const next = Math.max(this.sent, mine(this.view() ?? view, key.key)?.counter ?? 0) + 1;
    try {
      const done = await send(await header(key, view, act, args, next));
      this.sent = next;
      return done;
    } catch (error) {
      if (!(error instanceof RefusedError) || error.reason.key !== USED) {
        throw error;
      }
      this.sent = Number(error.reason.args.next);
      return send(await header(key, view, act, args, this.sent));
    }
  }

  /** The key, if it may sign here; a head referee's is bound first. */
  private async ready(view: DeskView): Promise<DeviceKey | null> {
    if (!canSign(view)) {
      return null;
    }
    const key = await keyFor(view);
    const bound = mine(view, key.key);
    if (bound?.withdrawn) {
      await forgetKey(nameOf(view));
      this.sent = 0;
      this.isBound = false;
      return this.ready(view);
    }
    if (bound || this.isBound) {
      return key;
    }
    return view.may.includes("bind_key") ? this.bind(view, key) : this.ask(key);
  }

  private async bind(view: DeskView, key: DeviceKey): Promise<DeviceKey> {
    const args = { person: view.me, key: key.key, device: deviceName() };
    await this.notary.bindKey(args, await header(key, view, "bind_key", args, 1));
    this.sent = 1;
    this.isBound = true;
    return key;
  }

  /** Whoever is no head referee waits for one; the act is not stopped by it. */
  private async ask(key: DeviceKey): Promise<null> {
    if (this.hasAsked !== key.key) {
      this.hasAsked = key.key;
      await this.notary.askForKey(key.key, deviceName());
    }
    return null;
  }
}

/** Are acts signed in this tournament at all? Those of before are not. */
export function canSign(view: DeskView): boolean {
  return view.rules_version > 1 && view.stage !== "sent" && view.signing.founded !== "";
}

export function mine(view: DeskView, key: string): KeyView | undefined {
  return view.signing.keys.find((each) => each.key === key);
}

export function keyFor(view: DeskView): Promise<DeviceKey> {
  return deviceKey(nameOf(view));
}

function nameOf({ signing, me }: DeskView): string {
  return `${signing.founded}.${me}`;
}

async function header(key: DeviceKey, view: DeskView, act: string, args: Args, counter: number): Promise<Headers> {
  const { head } = view;
  const signature = await key.sign(signedText({ tournament: view.signing.founded, act, args, head, counter }));
  return { [HEADER]: `key=${key.key}; head=${head}; counter=${counter}; signature=${signature}` };
}

/** How many acts of this key the house has shown here, ever: fewer means that its log was cut. */
export function mostSeen(key: string, counter: number): number {
  const name = `signed.${key}`;
  const most = Math.max(Number(kept.get(name) ?? 0), counter);
  kept.set(name, String(most));
  return most;
}

const BROWSERS = ["Firefox", "Edg", "OPR", "Chrome", "Safari"];
const SYSTEMS = ["Android", "iPhone", "iPad", "Windows", "Mac OS", "CrOS", "Linux"];

/** A word by which people tell their devices apart. */
function deviceName(): string {
  const agent = navigator.userAgent;
  const found = [BROWSERS, SYSTEMS].map((words) => words.find((word) => agent.includes(word)));
  return found.filter(Boolean).join(", ");
}
