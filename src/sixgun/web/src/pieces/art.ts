/** Pictures: drawn for this house, loaded box by box when they are first needed. */

import { shallowReactive } from "vue";

export type Loader = () => Promise<string>;

const FILES = import.meta.glob(["../art/*/*.svg", "!../art/duel_*/*.svg"], {
  query: "?raw",
  import: "default",
}) as Record<string, Loader>;

/** More pictures, which a part of the pages brings along. */
export function hang(files: Record<string, Loader>): void {
  Object.assign(FILES, files);
}

const loaded = shallowReactive(new Map<string, string>());
const asked = new Set<string>();

/** The picture of something, as SVG; "" until it is there. */
export function picture(shelf: string, name: string): string {
  const path = `../art/${shelf}/${name}.svg`;
  if (!asked.has(path)) {
    asked.add(path);
    void load(path);
  }
  return loaded.get(path) ?? "";
}

async function load(path: string): Promise<void> {
  const svg = await FILES[path]?.();
  if (svg !== undefined) {
    loaded.set(path, svg);
  }
}

/** Is there a picture of this? */
export function isDrawn(shelf: string, name: string): boolean {
  return `../art/${shelf}/${name}.svg` in FILES;
}
