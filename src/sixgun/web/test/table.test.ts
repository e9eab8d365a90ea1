import { describe, expect, it } from "vitest";
import { KINDS } from "../src/generated/catalogue";
import { isDrawn } from "../src/pieces/art";
import { printedOn } from "../src/pieces/printed";
import { rove } from "../src/pieces/roving";
import { threatIn } from "../src/table/board/threat";
import { placesOf } from "../src/table/places";

describe("what is printed on cards", () => {
  it.each(Object.keys(KINDS))("is drawn for %s", (slug) => {
    const printed = printedOn(slug);
    expect(printed.length > 0 || (KINDS[slug]?.reach ?? 0) > 0).toBe(true);
    expect(printed.filter(({ symbol }) => !isDrawn("symbols", symbol))).toEqual([]);
  });

  it("is the missed symbol where the house says that it stops a shot", () => {
    const stops = Object.keys(KINDS).filter((slug) => KINDS[slug]?.stops);
    expect(stops.length).toBeGreaterThan(4);
    for (const slug of stops) {
      expect(printedOn(slug).map(({ symbol }) => symbol)).toContain("missed");
    }
  });

  it("tells what a card costs besides itself", () => {
    const dear = Object.keys(KINDS).filter((slug) => (KINDS[slug]?.cost ?? 0) > 0);
    const said = Object.keys(KINDS).filter((slug) => printedOn(slug).some(({ number }) => number === "+"));
    expect(said.sort()).toEqual(dear.sort());
  });
});

describe("who threatens whom", () => {
  it("is told with the question", () => {
    expect(threatIn({ kind: "shot", seat: 2, about: [2, 0, 1, ""] })).toEqual({ from: 0, to: 2 });
    expect(threatIn({ kind: "duel", seat: 1, about: [1, 3, 3] })).toEqual({ from: 3, to: 1 });
  });

  it("is nobody where nobody does anything to anybody", () => {
    expect(threatIn(null)).toBeNull();
    expect(threatIn({ kind: "play", seat: 1, about: [1] })).toBeNull();
    expect(threatIn({ kind: "pick", seat: 1, about: [1, 2, true as unknown as number] })).toBeNull();
    expect(threatIn({ kind: "shot", seat: 1, about: [1, null] })).toBeNull();
  });
});

describe("places at the table", () => {
  it.each([3, 4, 5, 6, 7, 8])("are on it, and in the order of the table, for %i players", (players) => {
    for (const isWhole of [false, true]) {
      const places = placesOf(players, 1, isWhole);
      expect(places.map(({ seat }) => seat)).toEqual(Array.from({ length: players }, (_, at) => (at + 1) % players));
      expect(places.every(({ x, y }) => x > 5 && x < 95 && y > 5 && y < 95)).toBe(true);
      expect(places[0]!.y).toBe(Math.max(...places.map(({ y }) => y)));
    }
  });
});

describe("a list of many buttons", () => {
  it("is gone through with the arrows", () => {
    document.body.innerHTML =
      '<ol tabindex="0"><li><button>a</button><button>b</button></li><li><button>c</button></li></ol>';
    const list = document.querySelector("ol")!;
    list.addEventListener("keydown", rove);
    const press = (key: string): string => {
      const target = list.contains(document.activeElement) ? document.activeElement! : list;
      target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      return document.activeElement?.textContent ?? "";
    };
    list.focus();
    expect(press("ArrowUp")).toBe("c");
    expect(press("ArrowDown")).toBe("c");
    expect(press("ArrowUp")).toBe("b");
    expect(press("x")).toBe("b");
    expect(press("ArrowUp")).toBe("a");
    expect(press("ArrowUp")).toBe("a");
    document.body.innerHTML = "";
  });
});
