"""How much of something anybody may have: a bucket that fills up with time; heavy work in turn."""

from __future__ import annotations

from asyncio import Lock
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from math import ceil

from ..clock import HouseClock
from .interfaces import TooMuch


class Bucket:
    """So many at once (`burst`), and so many a second in the long run (`rate`)."""

    __slots__ = ("_burst", "_level", "_rate", "_when")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = float(burst)
        self._when = now

    def take(self, now: float, amount: float = 1.0) -> bool:
        """Take from the bucket; False: there is not enough in it, and nothing was taken."""
        self._fill(now)
        if self._level < amount:
            return False
        self._level -= amount
        return True

    def full(self, now: float) -> bool:
        """Is it as good as new?"""
        self._fill(now)
        return self._level >= self._burst

    def wait(self, now: float, amount: float = 1.0) -> float:
        """The seconds until so much can be taken; infinite if that will never be."""
        self._fill(now)
        if self._level >= amount:
            return 0.0
        never = amount > self._burst or self._rate <= 0
        return float("inf") if never else (amount - self._level) / self._rate

    def _fill(self, now: float) -> None:
        gained = (now - self._when) * self._rate
        self._level = min(self._burst, self._level + gained)
        self._when = now


class Buckets:
    """A bucket for everybody. Those that are full again are forgotten; there are never too many."""

    def __init__(self, clock: HouseClock, rate: float, burst: float, most: int = 10_000) -> None:
        self._clock = clock
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: dict[str, Bucket] = {}

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, who: str, amount: float = 1.0) -> bool:
        """Take from somebody's bucket; False: there is not enough in it."""
        now = self._clock.now()
        # Whoever comes goes to the end, so the front is who has not come for the longest time.
        bucket = self._buckets.pop(who, None)
        if bucket is None:
            self._make_room(now)
            bucket = Bucket(self._rate, self._burst, now)
        self._buckets[who] = bucket
        return bucket.take(now, amount)

    def has(self, who: str, amount: float = 1.0) -> bool:
        """Is there so much in somebody's bucket? Nothing is taken."""
        bucket = self._buckets.get(who)
        return (
            self._burst >= amount if bucket is None else not bucket.wait(self._clock.now(), amount)
        )

    def wait(self, who: str) -> int:
        """Whole seconds until somebody may come again, at least one; an hour if never."""
        bucket = self._buckets.get(who)
        seconds = bucket.wait(self._clock.now()) if bucket else 0.0
        return max(1, min(3600, ceil(min(seconds, 3600.0))))

    def _make_room(self, now: float) -> None:
        if len(self._buckets) < self._most:
            return
        self._buckets = {who: b for who, b in self._buckets.items() if not b.full(now)}
        while len(self._buckets) >= self._most:
            del self._buckets[next(iter(self._buckets))]


@lru_cache(maxsize=4096)
def neighbourhood(address: str) -> str:
    """What counts as one address: all of a household's IPv6 addresses (/64) are one."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found) >> 64 << 64, 64)))


@lru_cache(maxsize=4096)
def site(address: str) -> str:
    """The widest network of IPv6 (/48) that a single customer is commonly given; of IPv4, the
    address."""
    near = neighbourhood(address)
    if ":" not in near or "/" not in near:
        return near
    return str(IPv6Network(near).supernet(new_prefix=48))


class Turns:
    """Heavy work, one at a time: whoever comes waits for his turn, and only so many may wait."""

    def __init__(self, waiting: int, refusal: str) -> None:
        self._most = waiting + 1
        self._refusal = refusal
        self._here = 0
        self._lock = Lock()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        if self._here >= self._most:
            raise TooMuch(self._refusal, seconds=self._most)
        self._here += 1
        try:
            async with self._lock:
                yield
        finally:
            self._here -= 1
