"""The one place where the parts behind the front are chosen and put together."""

from __future__ import annotations

import asyncio
from pathlib import Path

from ..clock import HouseClock
from ..desk.desks import Desks
from ..figures import Figures
from ..house import House
from ..minds.pool import MindPool
from ..settings import HouseSettings
from ..store.errors import StoreError
from ..store.people import People
from ..store.store import Store
from .interfaces import CannotOpen, Premises
from .people import PeopleDirectory


async def open_house(settings: HouseSettings, clock: HouseClock, figures: Figures) -> Premises:
    """The house, its people and its store, for these settings; `House.open` comes later.

    A store that cannot be used (locked, damaged, too new) is a `CannotOpen` that says so.
    """
    try:
        store = await asyncio.to_thread(Store.open, settings.db, date=clock.date)
    except StoreError as error:
        raise CannotOpen(str(error)) from error
    people = People(
        store,
        recovery_seconds=settings.recovery_seconds,
        link_seconds=settings.link_seconds,
    )
    pool = MindPool(
        processes=settings.bot_processes,
        seconds=settings.bot_seconds,
        per_table=settings.bots_per_table,
        clock=clock,
        counter=figures.bot_failed,
    )
    house = House(settings, store, people, clock, pool, figures)
    folder = Path(settings.tournaments).expanduser() if settings.tournaments else None
    desks = Desks(
        folder or store.path.with_name("tournaments"),
        clock,
        settings.tournament_backups,
        house.hosting,
    )
    return Premises(house, PeopleDirectory(house, people, store), str(store.path), desks)
