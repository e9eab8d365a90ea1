"""Plain pages while there are no built ones; readable without a script, in three languages."""

from __future__ import annotations

from functools import cache
from html import escape
from importlib.resources import files

from ....locales import LANGUAGES, speech
from ..gateway import SOCKET
from ..origins import Sender
from ..static_pages import Asset, BuildProgress, asset_of

STYLE = "plain.css"
#: What a page that shows progress asks with how far it is.
SCRIPT = "plain.js"

PAGE = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<link rel="stylesheet" href="{prefix}/{style}">
{script}</head>
<body>
<main>
<h1>{title}</h1>
{content}
</main>
</body>
</html>
"""


@cache
def plain_file(name: str) -> Asset | None:
    """The style sheet or the script of the plain pages; None: it is neither."""
    if name not in (STYLE, SCRIPT):
        return None
    return asset_of(name, (files(__package__) / name).read_bytes())


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
    return _page(sender, "\n".join(lines))


def building_page(sender: Sender, progress: BuildProgress) -> str:
    """The page while the pages are being built; it asks by itself how far they are."""
    say = speech(best_language(sender.language)).say
    done, steps = progress
    told = escape(say("house-page-building", done=done, steps=steps))
    bar = f'<progress max="{steps}" value="{done}" aria-label="{told}">{done}/{steps}</progress>'
    return _page(sender, _waiting(sender, f"<p>{told}</p>\n{bar}"), waits=True)


def opening_page(sender: Sender) -> str:
    """The page while the tables are brought back; it asks by itself whether they are."""
    say = speech(best_language(sender.language)).say
    told = f"<p>{escape(say('house-page-opening'))}</p>"
    return _page(sender, _waiting(sender, told), waits=True)


def missing_page(sender: Sender) -> str:
    """The page of an address where nothing is."""
    say = speech(best_language(sender.language)).say
    back = f'<a href="{sender.prefix}/">{escape(say("page-to-lobby"))}</a>'
    return _page(sender, f"<p>{escape(say('page-nowhere'))}</p>\n<p>{back}</p>")


def _waiting(sender: Sender, told: str) -> str:
    """What changes while somebody waits, and a way on for a browser that runs no script."""
    again = escape(speech(best_language(sender.language)).say("house-page-again"))
    return (
        f'<div role="status" data-waits>\n{told}\n</div>\n'
        f'<noscript><p><a href="">{again}</a></p></noscript>'
    )


def _page(sender: Sender, content: str, *, waits: bool = False) -> str:
    lang = best_language(sender.language)
    script = f'<script src="{sender.prefix}/{SCRIPT}" type="module"></script>\n'
    return PAGE.format(
        lang=lang,
        title=escape(speech(lang).say("house-page-title")),
        script=script if waits else "",
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
