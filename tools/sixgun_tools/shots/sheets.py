"""Contact sheets, drawn by the browser itself: a page of pictures, and a picture of that page."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.async_api import Browser


async def picture_of(browser: Browser, html: str, file: Path, *, scale: float = 1) -> None:
    """Draw a page that needs nothing from anywhere, as wide and as high as it is."""
    context = await browser.new_context(device_scale_factor=scale)
    try:
        page = await context.new_page()
        await page.set_viewport_size({"width": 100, "height": 100})
        await page.set_content(html, wait_until="load")
        wide = await page.evaluate("() => document.documentElement.scrollWidth")
        await page.set_viewport_size({"width": wide, "height": 100})
        await page.screenshot(path=file, full_page=True)
    finally:
        await context.close()


#: So large is a picture on a contact sheet, of its own size.
SCALE = 0.45

STYLE = """
  body { width: max-content; margin: 0; padding: 20px; background: #54301c; color: #fbf1dc; }
  body { font: 16px sans-serif; }
  h1 { margin: 0 0 12px; font-size: 24px; }
  main { display: grid; gap: 16px; }
  div { display: flex; gap: 16px; }
  figure { margin: 0; }
  img { display: block; }
"""


async def contact_sheet(
    browser: Browser, title: str, shots: list[tuple[str, str, Path]], file: Path
) -> None:
    """One picture of many: a row for each size, a column for each language."""
    rows: dict[str, list[str]] = {}
    for size, language, shot in shots:
        data = b64encode(shot.read_bytes()).decode("ascii")
        caption = f"<figcaption>{size} {language}</figcaption>"
        width = int(int(size.partition("x")[0]) * SCALE)
        image = f'<img width="{width}" src="data:image/png;base64,{data}">'
        rows.setdefault(size, []).append(f"<figure>{caption}{image}</figure>")
    body = "".join(f"<div>{''.join(row)}</div>" for row in rows.values())
    html = f"<!doctype html><style>{STYLE}</style><h1>{title}</h1><main>{body}</main>"
    await picture_of(browser, html, file)


#: So many pictures of a film stand side by side.
ACROSS = 10


async def film_strip(
    browser: Browser, title: str, pictures: list[Path], wide: int, file: Path
) -> None:
    """One picture of a film: a second after the other, ten in a row."""
    width = int(wide * SCALE)
    figures = [
        f"<figure><figcaption>{second}</figcaption>"
        f'<img width="{width}" src="data:image/png;base64,'
        f'{b64encode(picture.read_bytes()).decode("ascii")}"></figure>'
        for second, picture in enumerate(pictures)
    ]
    rows = [figures[at : at + ACROSS] for at in range(0, len(figures), ACROSS)]
    body = "".join(f"<div>{''.join(row)}</div>" for row in rows)
    html = f"<!doctype html><style>{STYLE}</style><h1>{title}</h1><main>{body}</main>"
    await picture_of(browser, html, file)
