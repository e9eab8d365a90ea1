"""What an operator does."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from pathlib import Path

import click

from ..terminal import tell
from .asking import Asking, of_house, with_yes
from .dashes import TakesDashes

#: `10m`, `2h`, `90s`; minutes, if nothing is said.
SPAN = re.compile(r"(\d{1,6}) ?([smh]?)")
UNITS = {"s": 1, "m": 60, "": 60, "h": 3600}
#: How many people may come by an invitation, and for how long.
USES, DAYS = click.IntRange(1, 1_000), click.FloatRange(0, 3_650, min_open=True)
CLOCK = re.compile(r"([01]?\d|2[0-3]):([0-5]\d)")


@click.command(cls=TakesDashes)
@click.argument("tables", nargs=-1)
@click.option("--opener", default="", metavar="PERSON", help="Those that PERSON opened.")
@click.option("--address", default="", help="Those opened from this address, or its sign.")
@with_yes
@of_house
def close(
    tables: tuple[str, ...],
    opener: str,
    address: str,
    yes: bool,
    db: str,
    lang: str,
    as_json: bool,
) -> None:
    """Close TABLES, those of an opener, or those of an address; with both, those that are of both.

    Whoever sits there is told that the house did it. This cannot be taken back.
    """
    asking = Asking(db, lang, as_json)
    chosen = {"tables": tables, "opener": opener, "address": address}
    asking.does("close", "operator-close-sure", yes, **chosen)


@click.command()
@click.argument("people", nargs=-1)
@click.option("--address", default="", help="Who came from this address, and whoever will.")
@click.option("--hours", type=click.FloatRange(0, 87_600), default=0, help="For good, if not said.")
@click.option("--reason", default="", help="What they are told.")
@click.option("--close", is_flag=True, help="Close the tables that they opened, too.")
@with_yes
@of_house
def ban(
    people: tuple[str, ...],
    address: str,
    hours: float,
    reason: str,
    close: bool,
    yes: bool,
    db: str,
    lang: str,
    as_json: bool,
) -> None:
    """Let PEOPLE (their ids) in no more, or nobody of an address; who is in is shown out."""
    asking = Asking(db, lang, as_json)
    chosen = {"people": people, "address": address, "hours": hours, "reason": reason}
    asking.does("ban", "operator-ban-sure", yes, **chosen, close=close)


@click.command()
@click.argument("people", nargs=-1)
@click.option("--address", multiple=True, help="This address, or its sign.")
@of_house
def unban(
    people: tuple[str, ...], address: tuple[str, ...], db: str, lang: str, as_json: bool
) -> None:
    """Let PEOPLE (their ids), or addresses, in again."""
    asking = Asking(db, lang, as_json)
    asking.tells_outcome(asking.asks("unban", people=people, addresses=address))


@click.command()
@click.option("--uses", type=USES, default=1, show_default=True, help="So many may come by it.")
@click.option(
    "--days", type=click.FloatRange(0, 3_650, min_open=True), default=7, show_default=True
)
@click.option("--note", default="", help="For whom it is; only operators see this.")
@of_house
def invite(uses: int, days: float, note: str, db: str, lang: str, as_json: bool) -> None:
    """Make an invitation to a closed house, for one person or more, and print its link once."""
    asking = Asking(db, lang, as_json)
    made = asking.asks("invite", uses=uses, hours=days * 24, note=note)
    if as_json:
        asking.prints(made)
    else:
        tell(asking.say("operator-invitation-link", link=made["link"]))


@click.command()
@click.argument("invitations", nargs=-1)
@click.option("--person", "people", multiple=True, help="This person, by id; may be repeated.")
@with_yes
@of_house
def revoke(
    invitations: tuple[str, ...],
    people: tuple[str, ...],
    yes: bool,
    db: str,
    lang: str,
    as_json: bool,
) -> None:
    """Take INVITATIONS back: nobody comes by them any more, and who did is shown out.

    Whoever is let in by another way, or comes by one again, is in. To keep somebody out, ban.
    """
    asking = Asking(db, lang, as_json)
    asking.does("revoke", "operator-revoke-sure", yes, invitations=invitations, people=people)


@click.command(cls=TakesDashes)
@click.argument("text", default="")
@click.option("--hours", type=click.FloatRange(0, 87_600), default=1, show_default=True)
@click.option("--clear", is_flag=True, help="Take back what was announced.")
@of_house
def announce(text: str, hours: float, clear: bool, db: str, lang: str, as_json: bool) -> None:
    """Tell everybody who is in TEXT, and for so many hours whoever comes."""
    asking = Asking(db, lang, as_json)
    if bool(text.strip()) == clear:
        asking.fails("operator-text-or-clear")
    asking.tells_outcome(asking.asks("announce", text=text, hours=hours))


@click.command()
@click.option("--in", "span", default="", metavar="10m", help="So long from now: 90s, 10m, 2h.")
@click.option("--at", "clock", default="", metavar="23:30", help="When it is this time here.")
@click.option(
    "--patience",
    default="30m",
    show_default=True,
    help="How long games that are being played then may go on.",
)
@click.option("--cancel", is_flag=True, help="Stay open after all.")
@with_yes
@of_house
def shutdown(
    span: str,
    clock: str,
    patience: str,
    cancel: bool,
    yes: bool,
    db: str,
    lang: str,
    as_json: bool,
) -> None:
    """Close the house quietly: from then on no new tables and games begin.

    People are told now and shortly before. The house ends when no game is played any more, or when
    patience ends; games that are not over are kept and go on when it is opened again.
    """
    asking = Asking(db, lang, as_json)
    if bool(span) + bool(clock) + cancel != 1:
        asking.fails("operator-one-time")
    if cancel:
        asking.tells_outcome(asking.asks("stay_open"))
        return
    seconds = _span(asking, span) if span else _until(asking, clock, datetime.now())
    waited = _span(asking, patience)
    asking.does("shutdown", "operator-shutdown-sure", yes, seconds=seconds, patience=waited)


def _span(asking: Asking, text: str) -> int:
    found = SPAN.fullmatch(text)
    if not found:
        asking.fails("operator-bad-time", time=text)
    return int(found[1]) * UNITS[found[2]]


def _until(asking: Asking, text: str, now: datetime) -> float:
    """Seconds until it is this time, today or tomorrow."""
    found = CLOCK.fullmatch(text)
    if not found:
        asking.fails("operator-bad-time", time=text)
    then = now.replace(hour=int(found[1]), minute=int(found[2]), second=0, microsecond=0)
    if then <= now:
        then += timedelta(days=1)
    return (then - now).total_seconds()


@click.command()
@click.argument("file", required=False, type=click.Path(path_type=Path))
@click.option("--clear", is_flag=True, help="There are no such rules any more.")
@of_house
def rules(file: Path | None, clear: bool, db: str, lang: str, as_json: bool) -> None:
    """Show people the rules of the house that stand in FILE; without one, print them."""
    asking = Asking(db, lang, as_json)
    if file is not None and clear:
        asking.fails("operator-rules-one")
    if file is None and not clear:
        text = asking.asks("look").get("rules", "")
        tell(text or asking.say("operator-no-rules"))
        return
    text = _text_of(asking, file) if file is not None else ""
    asking.tells_outcome(asking.asks("rules", text=text))


def _text_of(asking: Asking, file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        asking.fails("operator-rules-file", file=str(file), why=str(error))
