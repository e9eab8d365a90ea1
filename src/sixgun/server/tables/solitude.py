"""Bots do not play for nobody: a table waits for its people, and whoever is alone is not hurried.

Only people play alone in this sense. A program is asked everything, by the clock of its table; but
where it is gone, nobody thinks for it either.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..days.slow import is_slow
from .hurrying import want_result

if TYPE_CHECKING:
    from .state import Place
    from .table import OpenTable


def lone_person(table: OpenTable) -> Place | None:
    """Who plays with nobody but bots of the house, if somebody does."""
    people = table.persons()
    if len(people) != 1 or people[0].program:
        return None
    if table.state.commission is not None or table.state.scenario:
        return None  # the referee's, or a lesson
    return people[0]


def is_unseen(table: OpenTable) -> bool:
    """Does somebody play alone, and nobody looks on? Then time tells nothing to anybody."""
    return lone_person(table) is not None and not table.spectators()


def stands_still(table: OpenTable) -> bool:
    """Are all away who sit here; or, where only bots sit, does nobody look on?

    Then nobody thinks and no clock runs until the first one comes. The referee's tables go on, and
    so does a game of which people have wanted nothing but the result; and at a table for days
    nobody is expected to be there.
    """
    if is_slow(table):
        return False
    if table.state.commission is not None or table.state.scenario or want_result(table):
        return False
    people = table.persons()
    if not people:
        return not table.viewers
    return not any(table.is_here(place.person) for place in people)


def company_changed(table: OpenTable) -> None:
    """Somebody has come or gone: what only holds for who is alone holds, or no longer."""
    from .reveal import watch_reveal

    watch_reveal(table)
    if table.play is not None and not table.closed:
        table.play.mind_company()
