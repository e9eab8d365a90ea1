"""Which tables and which people an act is about: by name, by opener, by address."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from ..front.interfaces import Unusable
from ..front.rate_limits import neighbourhood

if TYPE_CHECKING:
    from ..house import House
    from ..tables.table import OpenTable

#: What the sign of an address looks like.
SIGN = re.compile("[0-9a-f]{16}")


def sign_of(house: House, address: str) -> str:
    """The sign of an address; a sign is its own."""
    return address if SIGN.fullmatch(address) else house.shares.sign_of(address)


def address_behind(house: House, sign: str, people: Iterable[str]) -> str:
    """The address of a sign, as long as one of these people was the last to come from there."""
    for person in people:
        address = house.company.address_of(person)
        if address and house.shares.sign_of(address) == sign:
            return address
    return ""


def tables_of(house: House, opener: str = "", address: str = "") -> list[OpenTable]:
    """The tables that somebody opened, from an address or from any; all, if nothing is said."""
    found = list(house.tables.values())
    if opener:
        found = [table for table in found if table.state.opener == opener]
    if address:
        sign = sign_of(house, address)
        found = [table for table in found if table.state.opened_from == sign]
    return found


def tables_named(house: House, names: Iterable[str]) -> list[str]:
    """These tables, those that are set aside too; one that is not there refuses them all."""
    for name in names:
        if name not in house.tables and not house.aside.has("table", name):
            raise Unusable("operator-no-table", table=name)
    return list(dict.fromkeys(names))


def people_of(house: House, address: str) -> list[str]:
    """Who is known to have come from an address: by what he opened, or since the house opened."""
    sign, near = sign_of(house, address), neighbourhood(address)
    opened = [table.state.opener for table in tables_of(house, address=sign)]
    came = [
        person
        for person, place in house.company.whereabouts().items()
        if near == place or house.shares.sign_of(place) == sign
    ]
    return [person for person in dict.fromkeys([*opened, *came]) if person]
