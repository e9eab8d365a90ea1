/** What this browser keeps between visits. A browser that keeps nothing forgets with the page. */

const PREFIX = "sixgun.";

export interface Keeper {
  get(name: string): string | null;
  set(name: string, value: string): void;
  drop(name: string): void;
}

/** A keeper that forgets with the page. */
export function forgetful(): Keeper {
  const memory = new Map<string, string>();
  return {
    get: (name) => memory.get(name) ?? null,
    set: (name, value) => void memory.set(name, value),
    drop: (name) => void memory.delete(name),
  };
}

/** A keeper over a storage of the browser, which may be switched off or full at any moment. */
export function keeperOf(storage: () => Storage): Keeper {
  const memory = forgetful();
  return {
    get: (name) => attempt(() => storage().getItem(PREFIX + name)) ?? memory.get(name),
    set(name, value) {
      memory.set(name, value);
      attempt(() => storage().setItem(PREFIX + name, value));
    },
    drop(name) {
      memory.drop(name);
      attempt(() => storage().removeItem(PREFIX + name));
    },
  };
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined; // refused by the browser: the memory has it
  }
}

/** For good, and for all pages of this house. */
export const kept: Keeper = keeperOf(() => window.localStorage);
/** For as long as this tab is open. */
export const keptInTab: Keeper = keeperOf(() => window.sessionStorage);
