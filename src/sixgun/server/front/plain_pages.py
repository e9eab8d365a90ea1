"""Plain pages, for a house that has no built ones yet; without a script, in three languages."""

from __future__ import annotations

from functools import cache
from html import escape
from importlib.resources import files

from ...locales import LANGUAGES, speech
from .gateway import SOCKET
from .origins import Sender
from .static_pages import Asset, BuildProgress, asset_of

#: The seconds after which a page that shows progress loads itself again.
AGAIN = 2

STYLE = "plain.css"

PAGE = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
{again}<title>{title}</title>
<link rel="stylesheet" href="{prefix}/{style}">
</head>
<body>
<main>
<h1>{title}</h1>
{content}
</main>
</body>
</html>
"""


@cache
def style() -> Asset:
    """The style sheet of the plain pages."""
    return asset_of(STYLE, (files(__package__) / STYLE).read_bytes())


def welcome_page(sender: Sender) -> str:
    """The page of a house without pages: where its protocol is, and where to read about it."""
    say = speech(best_language(sender.language)).say
    socket = f"{'wss' if sender.secure else 'ws'}://{sender.host}{sender.prefix}{SOCKET}"
    lines = [
        f"<p>{escape(say('house-page-welcome'))}</p>",
        f"<p>{escape(say('house-page-no-pages'))}</p>",
        f"<p>{escape(say('house-page-socket'))} <code>{escape(socket)}</code></p>",
        f"<p>{escape(say('house-page-read'))} <code>docs/protocol.md</code></p>",
    ]
    return _page(sender, "\n".join(lines), reload=False)


def building_page(sender: Sender, progress: BuildProgress) -> str:
    """The page while the pages are being built; it loads itself again."""
    say = speech(best_language(sender.language)).say
    done, steps = progress
    told = escape(say("house-page-building", done=done, steps=steps))
    bar = f'<progress max="{steps}" value="{done}">{done}/{steps}</progress>'
    return _page(sender, f"<p>{told}</p>\n{bar}", reload=True)


def opening_page(sender: Sender) -> str:
    """The page while the tables are brought back; it loads itself again."""
    say = speech(best_language(sender.language)).say
    return _page(sender, f"<p>{escape(say('house-page-opening'))}</p>", reload=True)


def missing_page(sender: Sender) -> str:
    """The page of an address where nothing is."""
    say = speech(best_language(sender.language)).say
    back = f'<a href="{sender.prefix}/">{escape(say("page-to-lobby"))}</a>'
    return _page(sender, f"<p>{escape(say('page-nowhere'))}</p>\n<p>{back}</p>", reload=False)


def _page(sender: Sender, content: str, reload: bool) -> str:
    lang = best_language(sender.language)
    return PAGE.format(
        lang=lang,
        title=escape(speech(lang).say("house-page-title")),
        again=f'<meta http-equiv="refresh" content="{AGAIN}">\n' if reload else "",
        prefix=sender.prefix,
        style=STYLE,
        content=content,
    )


def best_language(accepted: str) -> str:
    """The language of ours that a browser likes best; English if it knows none of them."""
    liked = [(-_quality(part), number, part) for number, part in enumerate(accepted.split(","))]
    for _, _, part in sorted(entry for entry in liked if entry[0] < 0):
        language = part.partition(";")[0].strip().lower().partition("-")[0]
        if language in LANGUAGES:
            return language
    return "en"


def _quality(part: str) -> float:
    """How much a language is liked: `it;q=0.8`."""
    _, found, quality = part.replace(" ", "").lower().partition(";q=")
    try:
        return float(quality) if found else 1.0
    except ValueError:
        return 0.0
