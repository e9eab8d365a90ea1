"""`sixgun card`: what a card, character, event or role does, and all there is about it."""

from __future__ import annotations

import click

from sixgun.engine.cards import FACES, SETS

from .lookup import BIG_GAME, DUEL, GAMES, Thing, find, namesakes, near, things
from .lookup.describing import description, name_of, told_rulings
from .lookup.index import index, speech_of
from .lookup.printed import further_copies, set_name, shelves
from .terminal import prepare_streams, tell, with_language
from .voice import Voice


@click.command()
@click.argument("name", nargs=-1)
@click.option(
    "--game",
    type=click.Choice(GAMES),
    help="Only the big game, or only the Duel; some cards of the two are called alike.",
)
@with_language
def command(name: tuple[str, ...], game: str | None, lang: str) -> None:
    """Show a card, character, event or role: its rule, its copies, its rulings.

    NAME is what it is called in English, Italian or Spanish, or the beginning of
    that; accents and capitals do not matter. Of what both games have, the one of the
    big game is shown. Without NAME, all are listed, box by box.
    """
    voice = Voice(speech_of(lang), symbols=prepare_streams())
    if not name:
        tell(*listing(voice, game))
        return
    tell(*description(wanted(" ".join(name), voice, game), voice, full=True))


def wanted(text: str, voice: Voice, game: str | None = None) -> Thing:
    """The one thing that is called like this; of namesakes, the one of the big game."""
    found = find(text, game)
    if len(found) == 1 or (len(found) == 2 and found[1] in namesakes(found[0])):
        return found[0]
    close = ", ".join(name_of(thing, voice) for thing in (found or near(text, game)))
    key = "card-which" if close else "card-unknown"
    raise click.ClickException(voice.say(key, text=text, names=close))


# ------------------------------------------------------------------ listing


def listing(voice: Voice, game: str | None = None) -> list[str]:
    """Everything there is, box by box and by kind, with the words of the notation."""
    lines = []
    if game != DUEL:
        for box in SETS:
            lines += [*title(voice, box), *shelf_lines(voice, shelves(box)), *copies(voice, box)]
    if game != BIG_GAME:
        lines += listing_of_the_duel(voice)
    return lines[1:]


def listing_of_the_duel(voice: Voice) -> list[str]:
    """Its box, and the rulings that are about no card in particular."""
    from .lookup.duel_printed import shelves as duel_shelves

    general = [number for number, slugs in index().rulings[DUEL].items() if not slugs]
    return [
        *title(voice, DUEL),
        *shelf_lines(voice, duel_shelves()),
        *told_rulings(general, voice, "card-list-rulings"),
    ]


def title(voice: Voice, box: str) -> list[str]:
    name = set_name(voice, box)
    return ["", name, "=" * len(name)]


def shelf_lines(voice: Voice, found: dict[str, list[Thing]]) -> list[str]:
    """The things of a box, each kind under its heading."""
    lines = []
    for heading, shelf in found.items():
        if shelf:
            lines += ["", voice.say(f"card-list-{heading}")]
            lines += [f"  {thing.slug:<{width()}}  {voice.say(thing.key)}" for thing in shelf]
    return lines


def copies(voice: Voice, box: str) -> list[str]:
    """The copies that a box brings of cards that another one has brought."""
    lines = [
        f"  {kind.slug:<{width()}}  {voice.say(Thing('card', kind.slug).key)}: "
        + " ".join(voice.corner(FACES[card]) for card in cards)
        for kind, cards in further_copies(box).items()
    ]
    return ["", voice.say("card-list-copies"), *lines] if lines else []


def width() -> int:
    return max(len(thing.slug) for thing in things())
