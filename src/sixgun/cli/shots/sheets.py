"""Contact sheets, drawn by the browser itself: a page of pictures, and a picture of that page."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.async_api import Browser


async def picture_of(
    browser: Browser, html: str, file: Path, *, width: int, scale: float = 1
) -> None:
    """Draw a page that needs nothing from anywhere, as high as it is."""
    context = await browser.new_context(
        viewport={"width": width, "height": 100}, device_scale_factor=scale
    )
    try:
        page = await context.new_page()
        await page.set_content(html, wait_until="load")
        await page.screenshot(path=file, full_page=True)
    finally:
        await context.close()
