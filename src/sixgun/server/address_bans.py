"""Addresses from which nobody is let in: known by their signs alone."""

from __future__ import annotations

from .clock import HouseClock
from .store import operating
from .store.rows import AddressBan
from .store.store import Store


class AddressBans:
    """All of one house, in memory, since every socket is asked about them."""

    def __init__(self, store: Store, clock: HouseClock) -> None:
        self._store = store
        self._clock = clock
        self._found: dict[str, AddressBan] = {}

    def open(self) -> None:
        """Read what was written before."""
        self._found = {each.sign: each for each in operating.address_bans(self._store)}

    def all(self) -> list[AddressBan]:
        """Those that are not over."""
        return [each for each in self._found.values() if self.has(each.sign)]

    def has(self, sign: str) -> bool:
        found = self._found.get(sign)
        return found is not None and (found.until is None or found.until > self._clock.date())

    def __bool__(self) -> bool:
        return bool(self._found)

    async def add(self, banned: AddressBan) -> None:
        await self._store.write(*operating.ban_address(banned))
        self._found[banned.sign] = banned

    async def drop(self, sign: str) -> None:
        await self._store.write(operating.unban_address(sign))
        self._found.pop(sign, None)
