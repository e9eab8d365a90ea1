"""The picture that is shown with links to a house: a fan of cards on felt, and its name.

It is drawn from the art and the letters of the pages; what comes out is kept as
`src/sixgun/web/public/preview.png`.
"""

from __future__ import annotations

import base64
import io
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image

from sixgun.server.front.previews import HEIGHT, PICTURE, WIDTH

if TYPE_CHECKING:
    from playwright.async_api import Browser

#: The cards of the fan and their edges, from the left.
FAN = (
    ("mustang", "Mustang", "#285a8c"),
    ("missed", "Missed!", "#7a4522"),
    ("bang", "BANG!", "#7a4522"),
    ("beer", "Beer", "#7a4522"),
    ("dynamite", "Dynamite", "#285a8c"),
)
#: So many colours are enough for few inks, and light to send.
COLOURS = 96
STYLE = """
@font-face { font-family: Display; src: url(data:font/woff2;base64,{font}); }
body { margin: 0; width: {width}px; height: {height}px; overflow: hidden; position: relative;
  background: radial-gradient(ellipse at 42% 30%, #5b7f50, #35512f 75%);
  font: 700 22px/1 Display; color: #23150f; }
h1 { margin: 0; padding-top: 44px; text-align: center; font-size: 116px; color: #fbf1dc;
  text-shadow: 5px 6px 0 #23150f; }
.rim { position: absolute; inset: 14px; border: 10px solid #74431f; outline: 3px solid #23150f;
  border-radius: 26px; box-shadow: inset 0 0 0 3px #23150f; }
.card { position: absolute; bottom: 28px; width: 250px; height: 350px; padding: 14px;
  box-sizing: border-box; border-radius: 18px;
  box-shadow: 0 0 0 3px #23150f, 9px 10px 0 rgb(20 10 5 / 45%); }
.face { height: 100%; box-sizing: border-box; background: #fbf1dc; border: 3px solid #23150f; }
.face p { margin: 0; padding: 15px 0 13px; text-align: center; font-size: 30px; }
.face svg { display: block; width: 100%; aspect-ratio: 4 / 3; border-block: 3px solid #23150f; }
"""


async def draw_preview(browser: Browser, pages: Path, out: Path) -> Path:
    """Draw it into a folder."""
    font = base64.b64encode((pages / "node_modules/.typeface/bitter-latin.woff2").read_bytes())
    given = {"{font}": font.decode(), "{width}": str(WIDTH), "{height}": str(HEIGHT)}
    style = STYLE
    for name, text in given.items():
        style = style.replace(name, text)
    cards = "".join([_card(pages, at, *each) for at, each in enumerate(FAN)])
    page = await browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
    try:
        await page.set_content(f"<style>{style}</style><div class=rim></div><h1>Sixgun</h1>{cards}")
        await page.evaluate("() => document.fonts.ready")
        drawn = await page.screenshot()
    finally:
        await page.close()
    path = out / PICTURE
    Image.open(io.BytesIO(drawn)).convert("RGB").quantize(COLOURS).save(path, optimize=True)
    return path


def _card(pages: Path, at: int, slug: str, name: str, edge: str) -> str:
    art = (pages / f"src/art/cards/{slug}.svg").read_text(encoding="utf-8")
    off = at - len(FAN) // 2
    turned = (
        f"background: {edge}; left: {475 + off * 196}px; z-index: {len(FAN) - abs(off)};"
        f" transform: translateY({off * off * 15}px) rotate({off * 8}deg)"
    )
    return f'<div class=card style="{turned}"><div class=face><p>{name}</p>{art}</div></div>'
