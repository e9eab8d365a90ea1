"""The one place where the parts behind the front are chosen and put together."""

from __future__ import annotations

from .clock import Clock
from .doors import CannotOpen, Premises
from .figures import Figures
from .settings import HouseSettings


async def open_house(settings: HouseSettings, clock: Clock, figures: Figures) -> Premises:
    """The house, its people and its store, for these settings; `House.open` comes later.

    A store that cannot be used (locked, damaged, too new) is a `CannotOpen` that says so.
    """
    raise CannotOpen("this copy has a front but no tables: sixgun.server.opening joins them")
