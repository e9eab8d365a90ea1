"""What an operator looks at."""

from __future__ import annotations

from typing import Any

import click

from ..terminal import tell
from .asking import Asking, of_house, with_yes
from .dashes import TakesDashes
from .printing import age, clean, date, name, show


@click.command()
@click.option("--opener", default="", metavar="PERSON", help="Only those that PERSON opened.")
@click.option("--address", default="", help="Only those opened from this address, or its sign.")
@click.option(
    "--sort",
    type=click.Choice(["cost", "opener", "age"]),
    default="cost",
    show_default=True,
    help="What comes first: the dearest, openers by name, the oldest.",
)
@click.option(
    "--by",
    type=click.Choice(["opener", "address"]),
    help="Not the tables: who has how many of them, the most first.",
)
@of_house
def tables(
    opener: str, address: str, sort: str, by: str | None, db: str, lang: str, as_json: bool
) -> None:
    """Open tables: who opened them, from where, and what they cost.

    The cost is the CPU time that bots have thought there since the house was opened, and the moves
    of the game that is played. Of an address the store keeps a sign; the address itself is shown
    as long as the house remembers it.
    """
    asking = Asking(db, lang, as_json)
    found = asking.asks("tables", opener=opener, address=address, order=sort)
    if as_json:
        asking.prints(found)
    elif by:
        _show_groups(asking, found["openers" if by == "opener" else "addresses"], by)
    else:
        _show_tables(asking, found["tables"])


def _show_tables(asking: Asking, rows: list[Any]) -> None:
    words = ("table", "status", "opener", "address", "thinking", "moves", "age")
    shown = [
        (
            row["table"],
            asking.say(f"lobby-status-{row['status']}"),
            name(asking, row["opener"]),
            _address(row),
            asking.say("operator-seconds", seconds=f"{row['thinking']:.1f}"),
            str(row["moves"]),
            age(asking, row["age"]),
        )
        for row in rows
    ]
    heads = [asking.say(f"operator-{word}") for word in words]
    show(heads, shown, asking.say("operator-no-tables"))


def _show_groups(asking: Asking, groups: list[Any], by: str) -> None:
    words = ("opener" if by == "opener" else "address", "tables", "people", "thinking")
    shown = [
        (
            name(asking, group["opener"]) if by == "opener" else _address(group),
            str(group["tables"]),
            str(group["people"]),
            asking.say("operator-seconds", seconds=f"{group['thinking']:.1f}"),
        )
        for group in groups
    ]
    heads = [asking.say(f"operator-{word}") for word in words]
    show(heads, shown, asking.say("operator-no-tables"))


def _address(row: Any) -> str:
    return str(row["address"] or row["sign"])


@click.command(cls=TakesDashes)
@click.argument("search", default="")
@click.option("--address", default="", help="Only who came from this address, or its sign.")
@of_house
def people(search: str, address: str, db: str, lang: str, as_json: bool) -> None:
    """Who was here last, or whose name has SEARCH in it, or whose id begins with it."""
    asking = Asking(db, lang, as_json)
    found = asking.asks("people", search=search, address=address)
    if as_json:
        asking.prints(found)
        return
    words = ("name", "person", "standing", "address", "tables", "complaints", "seen")
    shown = [
        (
            row["name"] or asking.say("operator-nameless"),
            row["person"],
            _standing(asking, row),
            row["address"],
            str(row["tables"]),
            str(row["complaints"]),
            date(row["seen"]),
        )
        for row in found["people"]
    ]
    heads = [asking.say(f"operator-{word}") for word in words]
    show(heads, shown, asking.say("operator-no-people"))
    if not found["all"]:
        tell(asking.say("operator-more-people"))


def _standing(asking: Asking, row: Any) -> str:
    if row["is_banned"]:
        return asking.say("operator-is-banned")
    here = [asking.say("operator-is-in")] if row["is_in"] else []
    return ", ".join([*here, *[asking.say(f"operator-way-{way}") for way in row["ways"]]])


@click.command()
@click.option("--dismiss", multiple=True, type=int, metavar="NUMBER", help="Delete this one.")
@with_yes
@of_house
def complaints(dismiss: tuple[int, ...], yes: bool, db: str, lang: str, as_json: bool) -> None:
    """Complaints, those about the same person at the same table together, with what was said."""
    asking = Asking(db, lang, as_json)
    if dismiss:
        asking.does("dismiss", "operator-dismiss-sure", yes, complaints=dismiss)
        return
    found = asking.asks("complaints")
    if as_json:
        asking.prints(found)
        return
    if not found["complaints"]:
        tell(asking.say("operator-no-complaints"))
    for group in found["complaints"]:
        _show_complaint(asking, group)


def _show_complaint(asking: Asking, group: Any) -> None:
    who, count = name(asking, group["against"]), len(group["complaints"])
    tell(clean(asking.say("operator-against", count=count, name=who)), f"  {group['table']}")
    for each in group["complaints"]:
        text = each["text"] or asking.say("operator-wordless")
        said = asking.say("operator-complained", name=name(asking, each["person"]), text=text)
        tell(clean(f"  #{each['id']} {date(each['at'])} {said}"))
    for line in group["lines"]:
        text = asking.say(f"phrase-{line['phrase']}") if line["phrase"] else line["text"]
        mark = ">" if line["is_meant"] else " "
        said = asking.say("operator-said", name=line["person"]["name"], text=text)
        tell(clean(f"    {mark} {said}"))


@click.command()
@of_house
def bans(db: str, lang: str, as_json: bool) -> None:
    """Everybody, and every address, that is not let in."""
    asking = Asking(db, lang, as_json)
    found = asking.asks("bans")
    if as_json:
        asking.prints(found)
        return
    shown = [
        (
            name(asking, row["person"]) if row["person"] else _address(row),
            date(row["at"]),
            date(row["until"]) or asking.say("operator-for-good"),
            row["reason"] or asking.say("operator-no-reason"),
        )
        for row in found["bans"]
    ]
    heads = [asking.say(f"operator-{word}") for word in ("name", "when", "until", "reason")]
    show(heads, shown, asking.say("operator-no-bans"))


@click.command()
@of_house
def invitations(db: str, lang: str, as_json: bool) -> None:
    """By what people are let in, and every invitation, the latest first."""
    asking = Asking(db, lang, as_json)
    found = asking.asks("invitations")
    if as_json:
        asking.prints(found)
        return
    ways = ", ".join(asking.say(f"operator-way-{way}") for way in found["ways"])
    tell(
        f"{asking.say('operator-ways-closed')} {ways}" if ways else asking.say("operator-ways-open")
    )
    shown = [
        (
            row["invitation"],
            row["note"],
            asking.say("operator-uses", used=row["used"], uses=row["uses"]),
            date(row["until"]),
            asking.say(f"operator-is-{_validity(row)}"),
        )
        for row in found["invitations"]
    ]
    heads = [
        asking.say(f"operator-{word}")
        for word in ("invitation", "note", "used", "until", "standing")
    ]
    show(heads, shown, asking.say("operator-no-invitations"))


def _validity(row: Any) -> str:
    if row["is_revoked"]:
        return "revoked"
    return "good" if row["is_good"] else "void"


@click.command()
@click.option("--limit", type=click.IntRange(1, 500), default=50, show_default=True)
@click.option("--before", type=click.IntRange(0), default=0, help="Only entries before this one.")
@of_house
def audit(limit: int, before: int, db: str, lang: str, as_json: bool) -> None:
    """What operators have done, the latest first."""
    asking = Asking(db, lang, as_json)
    found = asking.asks("audit", limit=limit, before=before)
    if as_json:
        asking.prints(found)
        return
    shown = [_entry(asking, row) for row in found["entries"]]
    words = ("when", "by", "act", "arguments", "result")
    heads = ["#", *[asking.say(f"operator-{word}") for word in words]]
    show(heads, shown, asking.say("operator-no-audit"))


def _entry(asking: Asking, row: Any) -> tuple[str, ...]:
    arguments = " ".join(f"{key}={_plain(value)}" for key, value in row["arguments"].items())
    by, _, session = row["by"].partition(" ")
    result = row["result"]
    return (
        str(row["id"]),
        date(row["at"]),
        f"{asking.say(f'operator-by-{by}')} {session}".strip(),
        asking.say(f"operator-act-{row['act'].replace('_', '-')}"),
        arguments,
        asking.say(result["key"], **result.get("args", {})),
    )


def _plain(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)
