"""What the record of a house proves about its deal, told to a person."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import MISSING, asdict, fields

import click

import sixgun
from sixgun.engine.deal import canonical
from sixgun.engine.game import RULES_VERSION
from sixgun.locales import speech

from .records import begun


def proof_lines(text: str, seen: str | None, lang: str) -> Iterator[str]:
    """The sentences about the deal of a whole record; what proves nothing is an error.

    `seen` is the commitment that the person's client got before the game.
    """
    say = speech(lang).say
    deal = _proved(text, lang)
    if seen is not None and seen.strip().lower() != deal.commitment:
        raise click.ClickException(
            say("replay-deal-other", seen=seen.strip(), commitment=deal.commitment)
        )
    game = begun(text)
    yield say("replay-deal-game", game=deal.game, rules=str(RULES_VERSION))
    yield say("replay-deal-settings", settings=_chosen(game.settings))
    yield say("replay-deal-kept", commitment=deal.commitment)
    if seen is not None:
        yield say("replay-deal-seen")
    yield from _numbers(deal, game.names, lang)


def _proved(text: str, lang: str) -> sixgun.Deal:
    try:
        return sixgun.proved_deal(text)
    except sixgun.DealError as error:
        sentence = speech(lang).say(f"replay-deal-{FLAWS[error.flaw]}", reason=str(error))
        raise click.ClickException(sentence) from error


#: What is said about each flaw that a record, which can be read, may have.
FLAWS = {"missing": "missing", "commitment": "broken", "seed": "false"}


def _chosen(settings: sixgun.Settings) -> str:
    """The settings that are not the usual ones, and how many play."""
    usual = {each.name: each.default for each in fields(settings) if each.default is not MISSING}
    return canonical({k: v for k, v in asdict(settings).items() if usual.get(k) != v})


def _numbers(deal: sixgun.Deal, names: tuple[str, ...], lang: str) -> Iterator[str]:
    say = speech(lang).say
    if not deal.numbers:
        yield say("replay-deal-alone")
        return
    yield say("replay-deal-numbers")
    for seat, number in sorted(deal.numbers.items()):
        yield f"  {names[seat]}: {number}"
    silent = [name for seat, name in enumerate(names) if seat not in deal.numbers]
    if silent:
        yield say("replay-deal-silent", players=", ".join(silent))
    yield say("replay-deal-compare")
