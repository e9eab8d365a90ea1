"""The people of the store as the front of the house asks for them."""

from __future__ import annotations

import asyncio
from typing import Any

from ..house import House
from ..names import clean_name
from ..protocol.refusals import Refusal
from ..store import reads
from ..store.history import PlayedGame, history_of, statistics_of
from ..store.people import LinkRefused, NotWelcome, People
from ..store.store import Store
from .interfaces import NotLetIn, NotThere, Unusable


class PeopleDirectory:
    """Everybody who was ever here."""

    def __init__(self, house: House, people: People, store: Store) -> None:
        self._house = house
        self._people = people
        self._store = store

    async def make(self) -> tuple[str, str]:
        return await self._people.make_person()

    async def find(self, key: str) -> str | None:
        try:
            return await self._people.person_of_key(key)
        except NotWelcome as error:
            raise NotLetIn.told_by(error.told) from None

    async def name(self, person: str) -> str:
        return await self._people.name_of(person)

    async def rename(self, person: str, name: str) -> str:
        try:
            clean = clean_name(name)
        except Refusal as refusal:
            raise Unusable.told_by(refusal.told()) from None
        await self._people.rename(person, clean)
        return clean

    async def recovery_link(self, person: str) -> str:
        return await self._people.recovery_link(person)

    async def recover(self, secret: str) -> str | None:
        try:
            _, key = await self._people.recover(secret)
        except (LinkRefused, NotWelcome) as error:
            raise NotLetIn.told_by(error.told) from None
        return key

    async def use_seat_link(self, secret: str, person: str) -> str | None:
        """The link is used up when the person is noted as invited, not before."""
        try:
            table = await self._people.table_of_link(secret)
            await self._house.invited(person, table, self._people.using_seat_link(secret, person))
        except LinkRefused as error:
            raise NotLetIn.told_by(error.told) from None
        except Refusal as refusal:
            raise NotThere.told_by(refusal.told()) from None
        return table

    async def sign_out_elsewhere(self, person: str, key: str) -> None:
        await self._people.sign_out_elsewhere(person, key)

    async def forget(self, person: str) -> None:
        await self._house.forget(person)
        await self._people.forget(person)

    async def history(self, person: str, page: int) -> Any:
        games = await asyncio.to_thread(self._page, person, page)
        return [_plain(game) for game in games]

    def _page(self, person: str, page: int) -> list[PlayedGame]:
        last: PlayedGame | None = None
        for _ in range(page - 1):
            before = history_of(self._store, person, last)
            if not before:
                return []
            last = before[-1]
        return history_of(self._store, person, last)

    async def statistics(self, person: str) -> Any:
        return await asyncio.to_thread(statistics_of, self._store, person)

    async def record(self, game: str, person: str) -> str | None:
        """A finished game's record is for everybody who knows the game: it can be shared."""
        row = await asyncio.to_thread(reads.game_called, self._store, game)
        if row is None or row.ended is None or not row.counted or row.sealed:
            return None
        return row.record


def _plain(game: PlayedGame) -> dict[str, Any]:
    return {name: getattr(game, name) for name in game.__slots__ if name != "table_id"}
