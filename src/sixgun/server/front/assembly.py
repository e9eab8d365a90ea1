"""The one place where the parts behind the front are chosen and put together."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

from ..clock import HouseClock
from ..desk.desks import Desks
from ..figures import Figures
from ..house import House
from ..minds.bounds import Bounds
from ..minds.pool import MindPool, PoolFigures
from ..operator.operator import Operator
from ..settings import HouseSettings
from ..statistics.looking_back import LookingBack
from ..store.errors import StoreError
from ..store.people import People
from ..store.store import Store
from .house_link import FILE as HOUSE_LINK
from .house_link import read_link
from .interfaces import CannotOpen, Premises
from .people import PeopleDirectory

#: The folder of tournaments beside a store.
TOURNAMENTS = "tournaments"


def tournaments_of(store: Path, settings: HouseSettings) -> Path:
    """The folder that was named, or the one beside the store, if it is no other store's already."""
    if settings.tournaments:
        return Path(settings.tournaments).expanduser()
    folder = store.with_name(TOURNAMENTS)
    other = read_link(folder / HOUSE_LINK).store
    if other and other != store.name and store.with_name(other).exists():
        raise CannotOpen(
            f"the tournaments in {folder} are those of the store {other}: name a folder for those "
            f"of {store.name} with --tournaments, or the same one if both are to have them"
        )
    return folder


async def open_house(settings: HouseSettings, clock: HouseClock, figures: Figures) -> Premises:
    """The house, its people and its store, for these settings; `House.open` comes later.

    A store that cannot be used (locked, damaged, too new), and a number of processes or a budget
    that makes no sense, is a `CannotOpen` that says so.
    """
    pool = _pool(settings, clock, figures)
    store, folder = await _store(settings, clock)
    store.watch(figures.committed)
    store.trace(figures.traces)
    people = People(
        store,
        recovery_seconds=settings.recovery_seconds,
        link_seconds=settings.link_seconds,
    )
    house = House(settings, store, people, clock, pool, figures)
    desks = Desks(
        folder,
        clock,
        settings.tournament_backups,
        house.hosting,
        house.aside,
        house.health,
    )
    directory = PeopleDirectory(house, people, store)
    return Premises(
        house,
        directory,
        str(store.path),
        desks,
        house.health,
        house.aside,
        house.backups,
        house.admission,
        Operator(house),
        house.ratings,
        LookingBack(store),
    )


async def _store(settings: HouseSettings, clock: HouseClock) -> tuple[Store, Path]:
    """The store, and the folder of its tournaments."""
    try:
        store = await asyncio.to_thread(Store.open, settings.db, date=clock.date)
    except StoreError as error:
        raise CannotOpen(str(error)) from error
    try:
        return store, tournaments_of(store.path, settings)
    except CannotOpen:
        await asyncio.to_thread(store.close)
        raise


def _pool(settings: HouseSettings, clock: HouseClock, figures: Figures) -> MindPool:
    try:
        return MindPool(
            processes=settings.bot_processes or max(1, _cores() - 1),
            seconds=settings.bot_seconds,
            per_table=settings.bots_per_table,
            clock=clock,
            figures=PoolFigures(figures.bot_failed, figures.thought, figures.thought_shortened),
            bounds=Bounds(settings.bot_memory << 20, sealed=True),
        )
    except ValueError as error:
        raise CannotOpen(str(error)) from error


def _cores() -> int:
    """The cores that this process may use; the event loop has one of them."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
