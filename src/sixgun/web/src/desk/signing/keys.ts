/** The key of this device: made here, and never sent anywhere.
 *
 * Where the browser can, it keeps the key so that not even this page can read it. On a plain local
 * network browsers refuse that: there a small library signs, and the key lies in this browser's own
 * storage, where whoever has the device, or could change this page, could read it.
 */

import { kept } from "../../kept";
import { hex } from "./text";

export interface DeviceKey {
  /** The public half, by which everybody can look at a signature. */
  readonly key: string;
  /** Can nobody read it, not even this page? */
  readonly isSafe: boolean;
  sign(text: Uint8Array<ArrayBuffer>): Promise<string>;
}

interface KeptPair {
  name: string;
  key: string;
  secret: CryptoKey;
}

const DATABASE = "sixgun-keys";
const PAIRS = "pairs";
const ALGORITHM = { name: "Ed25519" };

/** The key of this name, the same as last time; a new one, if there is none. */
export async function deviceKey(name: string): Promise<DeviceKey> {
  return (await nativeKey(name)) ?? (await libraryKey(name));
}

/** The next one of this name is a new one: the one before was withdrawn. */
export async function forgetKey(name: string): Promise<void> {
  kept.drop(storageName(name));
  const database = await opened().catch(() => null);
  if (database) {
    await answered(database.transaction(PAIRS, "readwrite").objectStore(PAIRS).delete(name));
    database.close();
  }
}

/** A hash, with or without the browser's help. */
export async function sha256(content: Blob): Promise<string> {
  const bytes = new Uint8Array(await content.arrayBuffer());
  if (subtle()) {
    return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
  }
  const { sha256: hashed } = await import("@noble/hashes/sha2.js");
  return hex(hashed(bytes));
}

/** Browsers have it on https and on this machine itself only. */
function subtle(): SubtleCrypto | undefined {
  return globalThis.crypto.subtle as SubtleCrypto | undefined;
}

// ------------------------------------------------------------- kept by the browser

async function nativeKey(name: string): Promise<DeviceKey | null> {
  if (!subtle()) {
    return null;
  }
  try {
    const pair = (await pairOf(name)) ?? (await newPair(name));
    const sign = async (text: Uint8Array<ArrayBuffer>): Promise<string> =>
      hex(new Uint8Array(await crypto.subtle.sign(ALGORITHM, pair.secret, text)));
    return { key: pair.key, isSafe: true, sign };
  } catch {
    return null; // no Ed25519 here, or nothing can be kept: the library does it
  }
}

async function pairOf(name: string): Promise<KeptPair | null> {
  const database = await opened();
  const found = await answered(database.transaction(PAIRS).objectStore(PAIRS).get(name) as IDBRequest<KeptPair>);
  database.close();
  return (found as KeptPair | undefined) ?? null;
}

/** If another tab was quicker, its key is the one. */
async function newPair(name: string): Promise<KeptPair> {
  const made = (await crypto.subtle.generateKey(ALGORITHM, false, ["sign", "verify"])) as CryptoKeyPair;
  const key = hex(new Uint8Array(await crypto.subtle.exportKey("raw", made.publicKey)));
  const pair: KeptPair = { name, key, secret: made.privateKey };
  const database = await opened();
  try {
    await answered(database.transaction(PAIRS, "readwrite").objectStore(PAIRS).add(pair));
    return pair;
  } catch (error) {
    const other = await pairOf(name);
    if (!other) {
      throw error;
    }
    return other;
  } finally {
    database.close();
  }
}

function opened(): Promise<IDBDatabase> {
  const asked = indexedDB.open(DATABASE, 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore(PAIRS, { keyPath: "name" });
  return answered(asked);
}

function answered<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("nothing can be kept"));
  });
}

// --------------------------------------------------------------- by the library

function storageName(name: string): string {
  return `key.${name}`;
}

async function libraryKey(name: string): Promise<DeviceKey> {
  const [ed25519, { sha512 }] = await Promise.all([import("@noble/ed25519"), import("@noble/hashes/sha2.js")]);
  ed25519.hashes.sha512 = sha512;
  const known = kept.get(storageName(name));
  const secret = known ? ed25519.etc.hexToBytes(known) : ed25519.utils.randomSecretKey();
  kept.set(storageName(name), hex(secret));
  return {
    key: hex(ed25519.getPublicKey(secret)),
    isSafe: false,
    sign: (text) => Promise.resolve(hex(ed25519.sign(text, secret))),
  };
}
