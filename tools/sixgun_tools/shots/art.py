"""All pictures of cards alone, numbered, so that fresh eyes can be asked what they show."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from .sheets import picture_of

if TYPE_CHECKING:
    from playwright.async_api import Browser

#: So wide are the pictures, in CSS pixels: as on a card in a phone's hand.
WIDTH = 64
COLUMNS = 6
#: The order tells nothing, and is always the same.
SHUFFLED = "sixgun art"
#: As on a plain screen, and as on a phone.
SCALES = (1, 2)

STYLE = """
  body { width: max-content; margin: 0; padding: 16px; background: #f0dcb4; color: #23150f;}
  body { font: 700 18px sans-serif; }
  main { display: grid; grid-template-columns: repeat(COLUMNS, max-content); gap: 14px 18px; }
  figure { display: flex; gap: 8px; align-items: center; margin: 0; }
  figcaption { width: 26px; text-align: right; }
  svg { display: block; width: WIDTHpx; aspect-ratio: 4 / 3; outline: 1px solid #23150f; }
""".replace("COLUMNS", str(COLUMNS)).replace("WIDTH", str(WIDTH))


def drawn(web: Path) -> list[Path]:
    """The pictures of every kind of card, in the order of the sheet."""
    files = sorted((web / "src" / "art" / "cards").glob("*.svg"))
    Random(SHUFFLED).shuffle(files)
    return files


def sheet(files: list[Path]) -> str:
    """A page with all pictures and their numbers, and no word."""
    figures = "".join(
        f"<figure><figcaption>{number}</figcaption>{file.read_text(encoding='utf-8')}</figure>"
        for number, file in enumerate(files, 1)
    )
    return f"<!doctype html><style>{STYLE}</style><main>{figures}</main>"


def key(files: list[Path]) -> str:
    """Which number is which card."""
    return "".join(f"{number} {file.stem}\n" for number, file in enumerate(files, 1))


async def draw_art(browser: Browser, web: Path, out: Path) -> list[Path]:
    """The sheets, and `art-key.txt`, which says what they show."""
    files = drawn(web)
    (out / "art-key.txt").write_text(key(files), encoding="utf-8")
    sheets = []
    for scale in SCALES:
        name = out / ("art-64.png" if scale == 1 else f"art-64@{scale}x.png")
        await picture_of(browser, sheet(files), name, scale=scale)
        sheets.append(name)
    return sheets
