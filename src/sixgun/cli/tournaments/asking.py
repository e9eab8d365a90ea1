"""What commands tell and ask before they do something: what an act will do, line by line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from ...tournament.regulation.sheet import Sheet
from ...tournament.reporting.foretelling import Foretold, foretold
from .desk import Acts, now
from .words import Speaker

#: Acts of which is told first what they will do, and the events that they are.
KINDS = {
    "withdraw": "withdrew",
    "warn": "warned",
    "expel": "expelled",
    "derogate": "derogation_taken",
    "withdraw_derogation": "derogation_withdrawn",
    "publish_edition": "edition_published",
    "close_tournament": "closed",
    "reopen_tournament": "reopened",
}
yes_option: Callable[[Any], Any] = click.option(
    "--yes", is_flag=True, help="Do it without asking once more."
)


#: What everybody may type for yes and no, besides the own language's letters.
YES, NO = ("y", "yes"), ("n", "no")


def confirmed(question: str, lang: str) -> None:
    """Ask, with the letters of the language; whatever is not yes ends the command."""
    speaker = Speaker(lang, {})
    yes, no = ([*speaker.key(key).split(", "), *more] for key, more in _LETTERS)
    asked = f"{question} {speaker.key('ask-choices')}"
    while True:
        typed = click.prompt(asked, default="", show_default=False).strip().casefold()
        if typed in yes:
            return
        if not typed or typed in no:
            raise click.Abort
        click.echo(speaker.key("ask-again"))


_LETTERS = (("ask-yes", YES), ("ask-no", NO))


def told_first(acts: Acts, t: str, lang: str, yes: bool, **fields: Any) -> None:
    """Tell what an act will do, ask, and do it; tournaments of version 1 never asked."""
    if acts.tournament.version >= 2:
        speaker = Speaker(lang, acts.store.people())
        found = foretold(acts.tournament, KINDS[t], acts.by, now(), fields)
        click.echo("\n".join(foretold_lines(found, speaker)))
        if not yes:
            confirmed(speaker.key("foretold-do-it"), lang)
    acts.do(t, **fields, confirmed=True)


def foretold_lines(found: Foretold, speaker: Speaker) -> list[str]:
    """What would follow, and which lines of the checklist it would change."""
    lines = [speaker.say(line) for line in found.lines]
    for change in found.checks:
        before, after = (
            speaker.key(f"check-status-{each}") for each in (change.before, change.after)
        )
        lines.append(speaker.key("foretold-check", rule=change.rule, before=before, after=after))
        lines += [f"  {speaker.say(note)}" for note in change.notes]
    if found.was_homologable and not found.is_homologable:
        lines.append(speaker.key("foretold-not-homologable"))
    if found.is_homologable and not found.was_homologable:
        lines.append(speaker.key("foretold-homologable"))
    return lines


def read_aloud(acts: Acts, number: int, place: int, lang: str) -> list[int]:
    """Read a sheet aloud, line by line; what is not confirmed ends it. The lines, as ticked."""
    table = acts.tournament.table(number, place)
    speaker = Speaker(lang, acts.store.people())
    if table.sheet is None:
        return []
    for seat, player in enumerate(table.players):
        confirmed(_seat_line(table.sheet, seat, player, speaker), lang)
    confirmed(_end_line(table.sheet, speaker), lang)
    return [*range(len(table.players) + 1)]


def _seat_line(sheet: Sheet, seat: int, player: str, speaker: Speaker) -> str:
    said: dict[str, str | int] = {"seat": seat + 1, "player": player, "price": sheet.prices[seat]}
    said["role"] = sheet.roles[seat]
    if not sheet.characters:
        return speaker.key("read-seat", **said)
    return speaker.key("read-seat-as", **said, character=sheet.characters[seat])


def _end_line(sheet: Sheet, speaker: Speaker) -> str:
    line = speaker.key("read-end", outcome=sheet.outcome, count=sheet.reshuffles)
    return f"{line}, {speaker.key('read-final-duel')}" if sheet.final_duel else line
