"""How much of everything strangers may add to what is kept: the one table of it.

Every table of the store has an entry here, and what lies beside it in files, too; tests compare,
and count. `..allowance` sees to the days, the store itself to what is to be had once.
"""

from __future__ import annotations

from typing import NamedTuple

#: The share of one address is that of so many people.
PEOPLE_OF_AN_ADDRESS = 50


class Bound(NamedTuple):
    """So many a day; what is not asked for by anybody has none, and says what holds it instead."""

    of_a_person: int
    of_an_address: int
    held: str = ""


def _daily(of_a_person: int) -> Bound:
    return Bound(of_a_person, of_a_person * PEOPLE_OF_AN_ADDRESS)


def _held(why: str) -> Bound:
    return Bound(0, 0, why)


BOUNDS: dict[str, Bound] = {
    # tables of the store
    "people": Bound(0, 2_000),  # nobody is somebody yet when he comes; players of tournaments, too
    "keys": _held("one comes with a person; others count as links, those of who signs in, too"),
    "links": _daily(200),  # invitations and recovery links
    "blocks": _daily(200),
    "friends": _daily(100),  # and two a day for the same person; so many at once
    "circles": _daily(10),  # and so many at once
    "members": _daily(50),
    "complaints": _daily(10),  # and one about each person at each table
    "bans": _held("whoever has the house link makes them"),
    "address_bans": _held("whoever runs the house makes them"),
    "admissions": _held("one for each person and way of being let in; `people` has a bound"),
    "invitations": _held("whoever runs the house makes them; `admitting` keeps so many"),
    "audit": _held("whoever runs the house makes them; `operating` keeps the last ones"),
    "tables": _daily(200),
    "games": _daily(300),
    "moves": _daily(50_000),  # answers of people; bots make as many as their game has
    "snapshots": _held("there is one of each game, while it is played"),
    "seatings": _held("there is one for each seat of a game, when it is over"),
    "ratings": _held("there is one for each person and role, when he has finished a game in it"),
    "lines": _daily(3_000),  # of which a table keeps the last ones, while it is open
    "house": _held("the house writes these alone"),
    # files of tournaments, which whoever has the house link opens
    "phone_acts": _daily(500),
    "clock_acts": _daily(5_000),
    "photos": _daily(1_000),  # besides, `desk.doing.QUOTA` and `desk.inbox` bound their bytes
}
