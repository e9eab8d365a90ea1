"""What a house says of itself where links to it are shown, and to who collects pages.

It is the same for every address: whoever is shown the link of a private table learns that there is
a house, and nothing of the table.
"""

from __future__ import annotations

from functools import lru_cache
from html import escape

from ...locales import speech
from .static_pages import Asset, asset_of, placed

#: Where the built page has room for it.
ROOM = b"<!--preview-->"
PICTURE = "preview.png"
#: The size of the picture, as those who show links like it.
WIDTH, HEIGHT = 1200, 630
#: What everybody may find; whatever else there is belongs to those who were given its address.
FOR_EVERYBODY = frozenset({"", "rules", "gallery", "lesson"})


@lru_cache(maxsize=64)
def previewed(index: Asset, lang: str, origin: str, prefix: str = "") -> Asset:
    """The page to begin with, with what is said of the house in this language."""
    tags = "".join(_tags(lang, origin)).encode()
    page = placed("index.html", index, prefix)
    return asset_of("index.html", page.body.replace(ROOM, tags))


def _tags(lang: str, origin: str) -> list[str]:
    say = speech(lang).say
    title, about = say("preview-title"), say("preview-about")
    told = {
        "og:type": "website",
        "og:site_name": say("house-page-title"),
        "og:title": title,
        "og:description": about,
        "og:locale": lang,
        "og:image": f"{origin}/{PICTURE}",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": say("preview-picture"),
    }
    return [
        _tag("name", "description", about),
        _tag("name", "twitter:card", "summary_large_image"),
        *[_tag("property", name, text) for name, text in told.items()],
    ]


def _tag(kind: str, name: str, text: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(text, quote=True)}">'


def is_for_everybody(path: str) -> bool:
    """May a search engine list this address?"""
    return path.partition("/")[0] in FOR_EVERYBODY
