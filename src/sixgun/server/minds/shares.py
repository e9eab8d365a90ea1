"""Who pays for thoughts, and with what: CPU time by address and by person, soon forgotten.

Whoever has used less comes first. Where strong bots of one address want more than its share,
each of them gets a part of its time; how large that part was lately says who may have more.
"""

from __future__ import annotations

from math import exp2
from typing import NamedTuple

from ..clock import HouseClock

#: After so many seconds half of what somebody has used is forgotten.
HALF_LIFE = 30.0
#: Accounts with less on them than this, in seconds, are as good as new.
NOTHING = 1e-3
#: So many accounts are kept before those that are as good as new are looked for.
ACCOUNTS = 1_000

#: A thought that takes less CPU time than this, in seconds, never waits behind one that takes more.
QUICK = 0.05
#: The strong bots of an address should all have thought within so many seconds.
ON_TIME = 0.5
#: Below this part of its time a strong bot plays one level lower instead.
LEAST_PART = 1 / 6
#: Whose strong bots had less than this part of their time lately gets no more of them.
ENOUGH = 0.5
#: So many addresses for each process may have strong bots at the same time.
CROWD = 6
#: What is believed before anything was measured: so many seconds of thinking at full strength.
CREDIT = 1.0


class Payer(NamedTuple):
    """Who pays for a thought: a person, and the address that the person came from."""

    person: str
    address: str


class Fading:
    """A sum that fades: half of it is gone after `HALF_LIFE`."""

    __slots__ = ("_sum", "_when")

    def __init__(self) -> None:
        self._sum = 0.0
        self._when = 0.0

    def at(self, now: float) -> float:
        return self._sum * exp2((self._when - now) / HALF_LIFE)

    def add(self, amount: float, now: float) -> None:
        self._sum, self._when = max(0.0, self.at(now) + amount), now


class Account:
    """What an address or a person has used, and what its strong bots wanted and had."""

    __slots__ = ("had", "spent", "wanted")

    def __init__(self) -> None:
        self.spent, self.wanted, self.had = Fading(), Fading(), Fading()

    def part(self, now: float) -> float:
        """How much of their time its strong bots had lately."""
        return (self.had.at(now) + CREDIT) / (self.wanted.at(now) + CREDIT)

    def is_new(self, now: float) -> bool:
        return self.spent.at(now) < NOTHING and self.wanted.at(now) < NOTHING


class Shares:
    """The accounts of a house. Nothing of them is written down."""

    def __init__(self, clock: HouseClock) -> None:
        self._clock = clock
        self._accounts: dict[tuple[str, str], Account] = {}

    def __len__(self) -> int:
        return len(self._accounts)

    def charge(self, payer: Payer, seconds: float) -> None:
        """A thought has cost so much CPU time; less than nothing, if more was expected."""
        now = self._clock.now()
        for account in self._accounts_of(payer):
            account.spent.add(seconds, now)

    def spent(self, payer: Payer) -> tuple[float, float]:
        """What the address has used, and what the person has."""
        now = self._clock.now()
        address, person = [self._accounts.get(key) for key in _keys(payer)]
        return (address.spent.at(now) if address else 0.0, person.spent.at(now) if person else 0.0)

    def grant(self, payer: Payer, wanted: float, had: float) -> None:
        """A strong bot would have thought for so long, and was given so much."""
        now = self._clock.now()
        address, _ = self._accounts_of(payer)
        address.wanted.add(wanted, now)
        address.had.add(had, now)

    def part_of(self, payer: Payer) -> float:
        """How much of their time the strong bots of this address had lately."""
        account = self._accounts.get(_keys(payer)[0])
        return account.part(self._clock.now()) if account else 1.0

    def crowd(self) -> int:
        """How many addresses have strong bots that think."""
        now = self._clock.now()
        return sum(account.wanted.at(now) >= CREDIT for account in self._accounts.values())

    def _accounts_of(self, payer: Payer) -> list[Account]:
        if len(self._accounts) >= ACCOUNTS:
            self._forget()
        return [self._accounts.setdefault(key, Account()) for key in _keys(payer)]

    def _forget(self) -> None:
        now = self._clock.now()
        kept = {key: each for key, each in self._accounts.items() if not each.is_new(now)}
        self._accounts = kept


def _keys(payer: Payer) -> tuple[tuple[str, str], tuple[str, str]]:
    return ("address", payer.address), ("person", payer.person)


def part_for(backlog: float, addresses: int, processes: int) -> float:
    """The part of its time that a strong bot gets, if those of its address want so many seconds
    and strong bots of so many addresses wait, this one counted."""
    return min(1.0, ON_TIME * processes / (addresses * backlog))
