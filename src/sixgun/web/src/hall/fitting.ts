/** How large a list can be written so that a hall reads it: columns, rows, and one letter size for all. */

/** The stage of a screen, in letters of its own size (`.screen`): about what is left beside head and foot. */
export const STAGE = { width: 60.5, height: 27.5, gap: 1 };
/** Smaller letters than this cannot be read from ten metres: 28 pixels of 1080. */
export const READABLE = 0.92;
/** A name that is too wide for its column is set narrower, down to this part of its width. */
export const NARROWEST = 0.78;
const LARGEST = 2;
const COLUMNS = [1, 2, 3, 4];
/** A line is so much higher than its letters. */
const LINE = 1.4;

export interface Grid {
  columns: number;
  rows: number;
  /** Of its letters, in those of the screen. */
  size: number;
  /** How wide a column is, in its letters. */
  room: number;
}

/** How wide a text is in its own letters, as the names of a screen are written. */
export function widthOf(text: string): number {
  return measured(text) ?? guessed(text);
}

/** What tells namesakes apart stands in brackets behind the name. */
const MARK = / \([^()]*\)$/;

/** A name for so much room. Too wide however narrow it is set, it is cut, but not what tells it from others. */
export function cutTo(name: string, room: number): string {
  const mark = MARK.exec(name)?.[0] ?? "";
  const letters = [...name.slice(0, name.length - mark.length)];
  const isTooWide = (text: string): boolean => widthOf(text) * NARROWEST > room;
  if (!isTooWide(name)) {
    return name;
  }
  const cut = (): string => `${letters.join("").trimEnd()}…${mark}`;
  while (letters.length > 1 && isTooWide(cut())) {
    letters.pop();
  }
  return cut();
}

let pen: CanvasRenderingContext2D | null = null;

/** By the font of this browser; null: it does not measure. */
function measured(text: string): number | null {
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) {
    return null;
  }
  pen.font = `600 100px ${getComputedStyle(document.body).fontFamily}`;
  return pen.measureText(text).width / 100;
}

const NARROW = /[ iljtfrI.,'’|!()-]/;
const WIDE = /[mwMW@%—]/;

function guessed(text: string): number {
  return [...text].reduce((sum, letter) => sum + (NARROW.test(letter) ? 0.36 : WIDE.test(letter) ? 0.9 : 0.6), 0);
}

/** The columns in which so many lines, the widest so wide, are written largest. */
export function gridFor(count: number, widest: number, { width, height, gap } = STAGE): Grid {
  const grids = COLUMNS.map((columns) => {
    const rows = Math.max(1, Math.ceil(count / columns));
    const room = (width - (columns - 1) * gap) / columns;
    const size = Math.min(LARGEST, height / rows / LINE, room / widest);
    return { columns, rows, size, room: room / size };
  });
  return grids.reduce((best, each) => (each.size > best.size + 0.01 ? each : best));
}

/** On so few pages that all can be read; then on as many as it takes, within reason. */
export function pagesFor(count: number, widest: number, most = 6): number {
  for (let pages = 1; pages < most; pages += 1) {
    if (gridFor(Math.ceil(count / pages), widest).size >= READABLE) {
      return pages;
    }
  }
  return most;
}

/** The first of these widths, the widest first, with which a list takes the fewest pages. */
export function fittingWidth(count: number, widths: readonly number[]): number {
  const pages = widths.map((widest) => pagesFor(count, widest));
  return widths[pages.indexOf(Math.min(...pages))] ?? 1;
}
