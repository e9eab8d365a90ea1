"""The context: what every request and socket passes, and what lies behind it once it is open."""

from __future__ import annotations

from asyncio import Semaphore
from typing import TYPE_CHECKING, Literal, NamedTuple

from ..clock import HouseClock
from ..figures import Figures
from ..settings import HouseSettings, of_one_address
from ..tracing import courier_for
from .access import SAFE, AccessCheck, key_of
from .addresses import host_of, prefix_of
from .cookies import HOUSE, cookie_name
from .films import Films
from .house_link import HouseKey
from .interfaces import (
    HouseInterface,
    NotAdmitted,
    NotKnown,
    NotNow,
    NotThere,
    PeopleInterface,
    Premises,
    TooMuch,
)
from .lan import lan_addresses
from .origins import Proxies, Sender
from .rate_limits import Buckets, Turns, neighbourhood
from .sockets import OpenSockets
from .static_pages import Pages

if TYPE_CHECKING:
    from ..admission.admission import Admission
    from ..desk.desks import Desks
    from ..health import Trouble
    from ..operator.operator import Operator
    from ..ratings.ratings import Ratings
    from ..statistics.looking_back import LookingBack

#: Addresses to listen at that are no names to be called by.
ANYWHERE = ("", "0.0.0.0", "::")
#: So many photos wait until those before them are unpacked, twelve megabytes each at most.
PHOTOS_WAITING = 8


class Known(NamedTuple):
    """Somebody who brought a key."""

    person: str
    key: str


class Context:
    """Everything that the front of one house holds together."""

    def __init__(
        self, settings: HouseSettings, clock: HouseClock, pages: Pages | None = None
    ) -> None:
        self.settings = settings
        self.clock = clock
        self.pages = pages if pages is not None else Pages()
        self.figures = Figures()
        self.courier = courier_for(settings, self.figures)
        self.house_key = HouseKey()
        self.sockets = OpenSockets(settings)
        self.state: Literal["opening", "open", "closing"] = "opening"
        self.proxies = Proxies(settings.trusted_proxy, prefix_of(settings))
        self.access = AccessCheck(own_names(settings))
        self.photos = Turns(PHOTOS_WAITING, "desk-photos-waiting")
        self.films = Films(self.figures)
        self.replaying = Semaphore(1)  # so many reports are read at a time
        self._premises: Premises | None = None
        many = of_one_address(settings, 1)
        rate, burst = settings.requests_per_second * many, settings.request_burst * many
        self._requests = Buckets(clock, rate, burst)
        self._people = Buckets(clock, settings.messages_per_second, settings.message_burst)
        hourly = of_one_address(settings, settings.people_per_hour)
        self._newcomers = Buckets(clock, hourly / 3600, hourly)
        self.figures.watch(self.count)
        self.figures.watch(lambda: {"replays_waiting": len(self.films)})
        self.figures.watch_states("sockets_by_state", "Open sockets.", self.sockets.by_state)

    def let_in(self, premises: Premises) -> None:
        """From now on there is a house behind the front."""
        self._premises = premises
        self.state = "open"

    def troubles(self) -> tuple[Trouble, ...]:
        """What is wrong with the house behind the front, in words for everybody."""
        health = self._premises.health if self._premises else None
        return health.troubles() if health else ()

    @property
    def house(self) -> HouseInterface:
        return self._behind().house

    @property
    def people(self) -> PeopleInterface:
        return self._behind().people

    @property
    def desks(self) -> Desks:
        """The tournaments."""
        desks = self._behind().desks
        if desks is None:
            raise NotThere("desk-none")
        return desks

    @property
    def operator(self) -> Operator:
        """What whoever runs the house does."""
        operator = self._behind().operator
        if operator is None:
            raise NotThere("house-not-found")
        return operator

    @property
    def admission(self) -> Admission | None:
        """Who is let in; None: everybody."""
        return self._behind().admission

    @property
    def ratings(self) -> Ratings | None:
        """How well people play; None: this house does not want to know."""
        return self._behind().ratings

    @property
    def looking_back(self) -> LookingBack:
        """What people have played, to be looked at."""
        found = self._behind().looking_back
        if found is None:
            raise NotThere("house-not-found")
        return found

    def is_owner(self, sender: Sender) -> bool:
        """Did somebody come by the house link?"""
        return bool(token := house_token(sender)) and self.house_key.knows(token)

    async def is_admitted(self, sender: Sender, method: str = "GET") -> bool:
        """Is whoever asks let in?"""
        admission = self.admission
        if admission is None or self.is_owner(sender):
            return True
        key = key_of(sender, method)
        person = await self.people.find(key) if key else None
        return person is not None and await admission.lets_in(person)

    async def check_admission(self, sender: Sender, method: str) -> None:
        """Refuse whoever is not let in."""
        if not await self.is_admitted(sender, method):
            raise NotAdmitted("admission-needed")

    async def known(self, sender: Sender, method: str) -> Known:
        """Who this is; whoever brings no key, or one that nobody has, is refused."""
        people, key = self.people, key_of(sender, method)
        people.check_address(sender.address)
        if key is None:
            raise NotKnown("house-no-key")
        person = await people.find(key)
        if person is None:
            raise NotKnown("house-unknown-key")
        return Known(person, key)

    def check_request(self, sender: Sender, method: str, path: str) -> None:
        """What holds for every request: the name of the house, the rate, and the origin."""
        self.access.check_host(sender)
        self._take(self._requests, neighbourhood(sender.address))
        if path.startswith("/api") or method not in SAFE:
            self.access.check_request(sender, method)

    def check_socket(self, sender: Sender) -> None:
        """What holds for every socket before anybody asks who it is."""
        self.access.check_host(sender)
        self._take(self._requests, neighbourhood(sender.address))
        self.access.check_origin(sender)

    def check_pace(self, person: str, worth: float = 1.0) -> None:
        """Refuse a person who asks for too much at a time; some things are worth more requests."""
        self._take(self._people, person, worth)

    def check_newcomer(self, sender: Sender) -> None:
        """Refuse an address that makes too many people."""
        near = neighbourhood(sender.address)
        if not self._newcomers.take(near):
            wait = self._newcomers.wait(near)
            raise TooMuch("house-too-many-people", seconds=wait)

    def count(self) -> dict[str, float]:
        """What can be counted right now."""
        application = self._premises.house.figures() if self._premises else {}
        return {**application, "sockets": len(self.sockets)}

    def _behind(self) -> Premises:
        if self.state == "closing":
            raise NotNow("house-closing", seconds=5)
        if self._premises is None:
            raise NotNow("house-opening", seconds=2)
        return self._premises

    @staticmethod
    def _take(buckets: Buckets, who: str, worth: float = 1.0) -> None:
        if not buckets.take(who, worth):
            raise TooMuch("house-too-many-requests", seconds=buckets.wait(who))


def house_token(sender: Sender) -> str:
    """What somebody brings who came by the house link; "": nothing."""
    if sender.bearer is not None and sender.origin is None:
        return sender.bearer
    return sender.cookies.get(cookie_name(HOUSE, sender), "")


def own_names(settings: HouseSettings) -> list[str]:
    """By which names, besides those of this very machine, the house may be called."""
    around = lan_addresses() if settings.lan or settings.host in ANYWHERE else []
    bound = [] if settings.host in ANYWHERE else [settings.host]
    public = [host_of(settings.public_url)] if settings.public_url else []
    return [*settings.names, *public, *bound, *around]
