"""The reception: what every request and socket passes, and what lies behind it once it is open."""

from __future__ import annotations

from asyncio import Semaphore
from typing import TYPE_CHECKING, Literal, NamedTuple

from ..clock import Clock
from ..figures import Figures
from ..settings import HouseSettings
from .access import SAFE, Gate, key_of
from .house_link import HouseKey
from .interfaces import House, NotKnown, NotNow, NotThere, People, Premises, TooMuch
from .lan import lan_addresses
from .origins import Caller, Proxies
from .rate_limits import Buckets, neighbourhood
from .sockets import Wires
from .static_pages import Pages

if TYPE_CHECKING:
    from ..desk.desks import Desks

#: Addresses to listen at that are no names to be called by.
ANYWHERE = ("", "0.0.0.0", "::")


class Known(NamedTuple):
    """Somebody who brought a key."""

    person: str
    key: str


class Reception:
    """Everything that the front of one house holds together."""

    def __init__(self, settings: HouseSettings, clock: Clock, pages: Pages | None = None) -> None:
        self.settings = settings
        self.clock = clock
        self.pages = pages if pages is not None else Pages()
        self.figures = Figures()
        self.house_key = HouseKey()
        self.wires = Wires(settings)
        self.state: Literal["opening", "open", "closing"] = "opening"
        self.proxies = Proxies(settings.trusted_proxy)
        self.gate = Gate(own_names(settings))
        self.replaying = Semaphore(1)  # so many replays are made at a time
        self._premises: Premises | None = None
        self._requests = Buckets(clock, settings.requests_per_second, settings.request_burst)
        self._people = Buckets(clock, settings.messages_per_second, settings.message_burst)
        hourly = settings.people_per_hour
        self._newcomers = Buckets(clock, hourly / 3600, hourly)
        self.figures.watch(self.count)

    def let_in(self, premises: Premises) -> None:
        """From now on there is a house behind the reception."""
        self._premises = premises
        self.state = "open"

    @property
    def house(self) -> House:
        return self._behind().house

    @property
    def people(self) -> People:
        return self._behind().people

    @property
    def desks(self) -> Desks:
        """The tournaments."""
        desks = self._behind().desks
        if desks is None:
            raise NotThere("desk-none")
        return desks

    async def known(self, caller: Caller, method: str) -> Known:
        """Who this is; whoever brings no key, or one that nobody has, is refused."""
        people, key = self.people, key_of(caller, method)
        if key is None:
            raise NotKnown("house-no-key")
        person = await people.find(key)
        if person is None:
            raise NotKnown("house-unknown-key")
        return Known(person, key)

    def check_caller(self, caller: Caller, method: str, path: str) -> None:
        """What holds for every request: the name of the house, the rate, and the origin."""
        self.gate.check_host(caller)
        self._take(self._requests, neighbourhood(caller.address))
        if path.startswith("/api") or method not in SAFE:
            self.gate.check_request(caller, method)

    def check_socket(self, caller: Caller) -> None:
        """What holds for every socket before anybody asks who it is."""
        self.gate.check_host(caller)
        self._take(self._requests, neighbourhood(caller.address))
        self.gate.check_origin(caller)

    def check_pace(self, person: str) -> None:
        """Refuse a person who asks for too much at a time."""
        self._take(self._people, person)

    def check_newcomer(self, caller: Caller) -> None:
        """Refuse an address that makes too many people."""
        near = neighbourhood(caller.address)
        if not self._newcomers.take(near):
            wait = self._newcomers.wait(near)
            raise TooMuch("house-too-many-people", seconds=wait)

    def count(self) -> dict[str, float]:
        """What can be counted right now."""
        rooms = self._premises.house.figures() if self._premises else {}
        return {**rooms, "sockets": len(self.wires)}

    def _behind(self) -> Premises:
        if self.state == "closing":
            raise NotNow("house-closing", seconds=5)
        if self._premises is None:
            raise NotNow("house-opening", seconds=2)
        return self._premises

    @staticmethod
    def _take(buckets: Buckets, who: str) -> None:
        if not buckets.take(who):
            raise TooMuch("house-too-many-requests", seconds=buckets.wait(who))


def own_names(settings: HouseSettings) -> list[str]:
    """By which names, besides those of this very machine, the house may be called."""
    around = lan_addresses() if settings.lan or settings.host in ANYWHERE else []
    bound = [] if settings.host in ANYWHERE else [settings.host]
    return [*settings.names, *bound, *around]
