"""The people of the store as the front of the house asks for them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ..house import House
from ..names import clean_name
from ..protocol.refusals import Refusal
from ..store import reads
from ..store.errors import RowDamaged
from ..store.history import PlayedGame, history_of, statistics_of
from ..store.people import LinkRefused, NotWelcome, People
from ..store.store import Store
from .interfaces import NotLetIn, NotNow, NotPossible, NotThere, TooMuch, Unusable

#: Of which kind it is that somebody does not come in by a room code; else he may not.
ROOM_REFUSALS: dict[str, type[NotLetIn]] = {
    "no-such-room": NotThere,
    "no-such-table": NotThere,
    "wrong-codes": TooMuch,
}


class PeopleDirectory:
    """Everybody who was ever here."""

    def __init__(self, house: House, people: People, store: Store) -> None:
        self._house = house
        self._people = people
        self._store = store

    async def make(self) -> tuple[str, str]:
        return await self._people.make_person()

    @contextmanager
    def _of_person(self, person: str = "") -> Iterator[None]:
        """Somebody about whom something is damaged is set aside, and told so."""
        try:
            yield
        except RowDamaged as error:
            self._house.aside.put("person", person or error.name, error)
            raise NotNow("house-person-aside") from error

    def check_address(self, address: str) -> None:
        bans = self._house.address_bans
        if bans and bans.has(self._house.shares.sign_of(address)):
            raise NotLetIn("house-address-banned")

    def afford(self, kind: str, person: str, address: str) -> None:
        try:
            self._house.allowance.take(kind, person, address)
        except Refusal as refusal:
            raise TooMuch.told_by(refusal.told()) from None

    async def find(self, key: str) -> str | None:
        try:
            with self._of_person():
                return await self._people.person_of_key(key)
        except NotWelcome as error:
            raise NotLetIn.told_by(error.told) from None

    async def name(self, person: str) -> str:
        with self._of_person(person):
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
            with self._of_person():
                _, key = await self._people.recover(secret)
        except (LinkRefused, NotWelcome) as error:
            raise NotLetIn.told_by(error.told) from None
        return key

    async def another_key(self, person: str) -> str:
        try:
            with self._of_person(person):
                return await self._people.another_key(person)
        except (LinkRefused, NotWelcome) as error:
            raise NotLetIn.told_by(error.told) from None

    async def use_seat_link(self, secret: str, person: str) -> str | None:
        """The link is used up when the person is noted as invited, not before."""
        try:
            with self._of_person():
                table = await self._people.table_of_link(secret)
                using = self._people.using_seat_link(secret, person)
                await self._house.invited(person, table, using)
        except LinkRefused as error:
            raise NotLetIn.told_by(error.told) from None
        except Refusal as refusal:
            raise NotThere.told_by(refusal.told()) from None
        return table

    async def enter_room(self, code: str, person: str, address: str) -> str:
        try:
            return await self._house.enter_room(person, code, address)
        except Refusal as refusal:
            kind = ROOM_REFUSALS.get(refusal.key, NotLetIn)
            raise kind.told_by(refusal.told()) from None

    async def sign_out_elsewhere(self, person: str, key: str) -> None:
        await self._people.sign_out_elsewhere(person, key)

    async def forget(self, person: str) -> None:
        await self._house.forget(person)
        await self._people.forget(person)
        await self._house.forget(person)  # a friend may have invited him meanwhile
        self._house.friends.renew_all()
        self._house.circles.renew_all()

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
        try:
            row = await asyncio.to_thread(reads.game_called, self._store, game)
        except RowDamaged as error:
            self.set_aside(game, error)
            raise NotPossible("house-record-damaged") from error
        if row is None or row.ended is None or not row.counted or row.sealed:
            return None
        return row.record

    def set_aside(self, game: str, error: Exception) -> None:
        self._house.aside.put("game", game, error)


def _plain(game: PlayedGame) -> dict[str, Any]:
    return {name: getattr(game, name) for name in game.__slots__ if name != "table_id"}
