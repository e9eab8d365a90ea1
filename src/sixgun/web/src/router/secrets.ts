/** Secrets that links carry after their #: taken, and out of the address bar at once. */

export type SecretKind = "recover" | "seat" | "room" | "house" | "enter" | "admit" | "circle";

export interface Secret {
  kind: SecretKind;
  secret: string;
}

const SECRET = /^#(recover|seat|room|house|enter|admit|circle)=([\w-]+)$/;

/** What the provider of an account has sent somebody back with; "": it did not let him through. */
export interface Return {
  code: string;
  state: string;
  issuer: string;
}

/** The parts of a window that are looked at and changed. */
export interface AddressBar {
  location: { hash: string; pathname: string; search: string };
  history: { replaceState(data: unknown, unused: string, url: string): void };
}

/** The secret of the address, which is nowhere any more afterwards. */
export function takeSecret(bar: AddressBar): Secret | null {
  const { hash, pathname, search } = bar.location;
  const found = SECRET.exec(hash);
  if (!found) {
    return null;
  }
  bar.history.replaceState(null, "", pathname + search);
  return { kind: found[1] as SecretKind, secret: found[2] ?? "" };
}

/** The same for who comes back from signing in. */
export function takeReturn(bar: AddressBar): Return | null {
  const { pathname, search } = bar.location;
  const said = new URLSearchParams(search);
  const state = said.get("state");
  if (!state) {
    return null;
  }
  bar.history.replaceState(null, "", pathname);
  return { code: said.get("code") ?? "", state, issuer: said.get("iss") ?? "" };
}
