"""Who is let into a closed house.

A person is a key, and so it stays: that somebody was let in is written down about the person, and
every key of his is good for it. There is no second cookie.
"""

from __future__ import annotations

import asyncio
import logging
from math import ceil
from secrets import token_hex

from ..aside import Aside
from ..clock import HouseClock
from ..front.interfaces import CannotOpen, NotLetIn, TooMuch
from ..front.rate_limits import Buckets, Turns, neighbourhood
from ..logs import note
from ..settings import HouseSettings, of_one_address
from ..store import acts, admitting, reads
from ..store.admitting import Way
from ..store.people import LinkRefused, hashed, new_secret
from ..store.rows import SavedInvitation
from ..store.store import Store
from .passwords import is_right, kept_of
from .ways import password_of, ways_of

DAY = 86_400.0
#: Under what the store keeps the password.
KEPT = "password"
#: So many wait while a password is tried: each costs memory and time.
TRIES_WAITING = 8


class Admission:
    """Who is let into one house that is not open to everybody."""

    def __init__(
        self, settings: HouseSettings, store: Store, clock: HouseClock, aside: Aside
    ) -> None:
        self.ways = ways_of(settings)
        self._given = password_of(settings)
        self._seconds = settings.admission_days * DAY
        self._store = store
        self._clock = clock
        self._aside = aside
        self._password = ""
        self._turns = Turns(TRIES_WAITING, "admission-busy")
        many = of_one_address(settings, settings.wrong_tries_per_hour)
        self._tries = Buckets(clock, many / 3600, many)

    async def open(self) -> None:
        """Read the password that is kept; another one that was given takes its place, and who
        came by the old one has to come again."""
        if "password" not in self.ways:
            return
        with self._aside.containing("house", KEPT):
            self._password = reads.house_value(self._store, KEPT) or ""
        if self._given and not await asyncio.to_thread(is_right, self._given, self._password):
            self._password = await asyncio.to_thread(kept_of, self._given)
            written = acts.set_value(KEPT, self._password)
            await self._store.write(*written, admitting.end_password(self._clock.date()))
            self._aside.take_up("house", KEPT)
            note("the password is another one")
        self._given = ""
        if not self._password and not self._aside.has("house", KEPT):
            raise CannotOpen(
                "--admission password needs a password: in a file, --password-file FILE, "
                "or in the variable SIXGUN_PASSWORD; it is kept from then on"
            )

    async def lets_in(self, person: str) -> bool:
        """Was somebody let in, by a way that is still one, and not too long ago?"""
        found = await admitting.ways_of(self._store, person)
        return any(each.way in self.ways and self._is_fresh(each.at) for each in found)

    def _is_fresh(self, since: float) -> bool:
        return not self._seconds or since + self._seconds > self._clock.date()

    # ------------------------------------------------------------ by a password

    async def check_password(self, password: str, address: str) -> None:
        """Refuse a wrong password, and who has brought too many of them."""
        self._check_tries(address)
        async with self._turns.turn():
            self._check_tries(address)  # those before may have been his own
            if not await asyncio.to_thread(is_right, password, self._password):
                self._wrong("password", address)
                raise NotLetIn("admission-wrong-password")

    async def by_password(self, person: str) -> None:
        await self._store.write(*admitting.admit(person, "password", "", self._clock.date()))

    # ------------------------------------------------------------ by an invitation

    async def check_invitation(self, secret: str, address: str) -> None:
        """Refuse an invitation by which nobody can come."""
        self._check_tries(address)
        try:
            await admitting.check_invitation(self._store, secret, self._clock.date())
        except LinkRefused as error:
            self._wrong("invitation", address)
            raise NotLetIn.told_by(error.told) from None

    async def by_invitation(self, person: str, secret: str) -> None:
        """Use an invitation; who is in already does not use it up."""
        if await self.lets_in(person):
            return
        using = admitting.come_by_invitation(person, secret, self._clock.date())
        try:
            await self._store.write(using)
        except LinkRefused as error:
            raise NotLetIn.told_by(error.told) from None

    async def invite(self, about: str, uses: int, seconds: float) -> str:
        """A new invitation: the secret of its link, which is shown once."""
        now, secret = self._clock.date(), new_secret()
        until, name = now + seconds, token_hex(4)
        row = SavedInvitation(name, hashed(secret), about, now, until, uses, 0, None)
        await self._store.write(admitting.invite(row))
        return secret

    # ------------------------------------------------------------ wrong tries

    def _check_tries(self, address: str) -> None:
        near = neighbourhood(address)
        if not self._tries.has(near):
            seconds = self._tries.wait(near)
            minutes = ceil(seconds / 60)
            raise TooMuch("admission-too-many-tries", seconds=seconds, minutes=minutes)

    def _wrong(self, way: Way, address: str) -> None:
        self._tries.take(neighbourhood(address))
        note("not let in", logging.WARNING, way=way, address=address)
