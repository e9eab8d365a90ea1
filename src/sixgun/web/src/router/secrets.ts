/** Secrets that links carry after their #: taken, and out of the address bar at once. */

export type SecretKind = "recover" | "seat" | "house" | "enter";

export interface Secret {
  kind: SecretKind;
  secret: string;
}

const SECRET = /^#(recover|seat|house|enter)=([\w-]+)$/;

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
