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
from ..front.interfaces import CannotOpen, NotLetIn, NotNow, TooMuch
from ..front.rate_limits import Buckets, Turns, neighbourhood
from ..logs import masked, note
from ..settings import HouseSettings, of_one_address
from ..store import acts, admitting, reads
from ..store.admitting import Way
from ..store.errors import Conflict
from ..store.people import LinkRefused, hashed, new_secret
from ..store.rows import SavedInvitation
from ..store.store import Store
from .accounts import Accounts
from .passwords import is_right, kept_of
from .ways import account_way, password_of, ways_of

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
        with_account = "account" in self.ways
        self.accounts = Accounts(account_way(settings), clock) if with_account else None
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

    # ------------------------------------------------------------ by an account

    async def begin_sign_in(self, address: str) -> tuple[str, str]:
        """Where somebody signs in, and what his browser keeps until he is back."""
        begun = self._own_accounts.sign_ins.begin(neighbourhood(address))
        try:
            provider = self._own_accounts.provider
            where = await provider.address(begun.state, begun.nonce, begun.verifier)
        except Exception as error:
            raise self._not_signed_in(error, address) from error
        return where, begun.browser

    async def signed_in(
        self, code: str, state: str, issuer: str, browser: str, address: str
    ) -> str:
        """The sign of the account of somebody who is back from the provider."""
        accounts = self._own_accounts
        begun = accounts.sign_ins.end(state, browser)
        if begun is None:
            self._refused("this state was not begun in this browser", address)
            raise NotLetIn("admission-begin-again")
        if issuer and issuer != accounts.way.issuer:
            self._refused("another issuer led back", address)
            raise NotLetIn("admission-sign-in-refused")
        if not code:
            self._refused("the provider gave no code", address)
            raise NotLetIn("admission-sign-in-denied")
        try:
            claims = await accounts.provider.claims(code, begun.nonce, begun.verifier)
        except Exception as error:
            raise self._not_signed_in(error, address) from error
        sign = accounts.sign(claims)
        if sign is None:
            self._refused("the subject is none", address)
            raise NotLetIn("admission-sign-in-refused")
        if not accounts.allows(claims):
            self._refused("the account is not among those that are let in", address)
            raise NotLetIn("admission-not-allowed")
        return sign

    async def person_behind(self, sign: str) -> str | None:
        return await admitting.person_behind(self._store, sign)

    async def may_have(self, person: str) -> bool:
        """Can this person be bound to an account? Who has one is not another's."""
        return not await admitting.has_account(self._store, person)

    async def by_account(self, person: str, sign: str) -> None:
        """From now on this account is this person's."""
        try:
            await self._store.write(admitting.bind_account(person, sign, self._clock.date()))
        except Conflict:  # somebody with the same account was quicker, on another device
            raise NotLetIn("admission-begin-again") from None

    @property
    def _own_accounts(self) -> Accounts:
        assert self.accounts is not None
        return self.accounts

    def _not_signed_in(self, error: Exception, address: str) -> NotLetIn:
        """What is told of what went wrong at the provider; the log has the reason."""
        from .provider import ProviderFailed, SignInRefused

        if isinstance(error, SignInRefused):
            self._refused(str(error), address)
            return NotLetIn("admission-sign-in-refused")
        if isinstance(error, ProviderFailed):
            self._refused(str(error), address)
            return NotNow("admission-provider-away")
        raise error

    def _refused(self, why: str, address: str) -> None:
        note("not let in", logging.WARNING, way="account", why=masked(why), address=address)

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
