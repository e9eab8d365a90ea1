/** Pictures before they are sent: made smaller, and asked which sheet they show. */

/** The house keeps no more than this of a side; sending more only takes longer. */
const LONGEST = 2400;
const HEAVY = 1_500_000;
const QUALITY = 0.85;
/** A code is looked for in these sizes, by the longer side: noise goes away with the pixels. */
const LOOKED_AT = [3000, 2000, 1200];

export interface SheetPlace {
  round: number;
  table: number;
}

/** Which sheet of this tournament an address means: as sheets say it, and as they once did. */
export function sheetOf(address: string, tournament: string): SheetPlace | null {
  const place = /\/tournament\/([^/]+)\/(?:sheet|desk\/rounds)\/(\d{1,2})\/(\d{1,2})$/.exec(address);
  if (!place || decoded(place[1] ?? "") !== tournament) {
    return null;
  }
  return { round: Number(place[2]), table: Number(place[3]) };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** So large that the longer side is at most this. */
export function within(width: number, height: number, longest: number): { width: number; height: number } {
  const by = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * by)), height: Math.max(1, Math.round(height * by)) };
}

function drawn(picture: ImageBitmap, longest: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, within(picture.width, picture.height, longest));
  canvas.getContext("2d", { willReadFrequently: true })?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The sheet whose code is in the picture; null: there is none that can be read, or of another tournament. */
export async function sheetIn(file: Blob, tournament: string): Promise<SheetPlace | null> {
  const picture = await opened(file);
  if (!picture) {
    return null;
  }
  const { default: decodeQR } = await import("qr/decode.js");
  try {
    for (const longest of LOOKED_AT) {
      const canvas = drawn(picture, longest);
      const seen = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height);
      const found = seen && read(() => decodeQR(seen, { timeLimit: 1000 }));
      if (found) {
        return sheetOf(found, tournament);
      }
      await new Promise((resume) => window.setTimeout(resume)); // the page stays alive
    }
    return null;
  } finally {
    picture.close();
  }
}

/** What stands in a code; "" if none can be read. */
function read(decode: () => string): string {
  try {
    return decode();
  } catch {
    return "";
  }
}

/** The same picture, small enough to be sent quickly; what cannot be opened here goes as it is. */
export async function lighter(file: Blob): Promise<Blob> {
  const picture = await opened(file);
  if (!picture) {
    return file;
  }
  const isLarge = Math.max(picture.width, picture.height) > LONGEST || file.size > HEAVY;
  const made = isLarge ? await written(drawn(picture, LONGEST)) : null;
  picture.close();
  return made && made.size < file.size ? made : file;
}

/** Upright, as the camera says; null: this browser does not know such pictures. */
async function opened(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    return null;
  }
}

function written(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
}
