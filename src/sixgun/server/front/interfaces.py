"""What the front of the house and the rooms behind it know of each other.

The front (`app`, `gateway`, `sockets`, `serving`) speaks HTTP and decides who comes in. Behind it
are the house, which holds the tables, and the people, which are kept in the store.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from ..protocol import Told

if TYPE_CHECKING:
    from ..admission.admission import Admission
    from ..aside import Aside
    from ..backups import Backups
    from ..desk.desks import Desks
    from ..health import Health
    from ..operator.operator import Operator
    from ..ratings.ratings import Ratings
    from ..statistics.looking_back import LookingBack


class NotLetIn(Exception):
    """Somebody asked for something and does not get it; `told` says why.

    `key` is a key of the Fluent files. What is no question of who asks is of one of the kinds
    below; `statuses` says what HTTP calls each.
    """

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(key)
        self.told = Told(key, dict(args))

    @classmethod
    def told_by(cls, told: Told) -> NotLetIn:
        """The same that another room said."""
        refusal = cls(told.key)
        refusal.told = told
        return refusal


class Unreadable(NotLetIn):
    """What was sent cannot be read; `detail` says what is wrong with it, to programmers."""

    def __init__(self, detail: str) -> None:
        super().__init__("house-bad-request")
        self.detail = detail


class Unusable(NotLetIn):
    """What was sent can be read, and is nothing that could be used."""


class NotKnown(NotLetIn):
    """Nobody knows who asks: there is no key, or it is worth nothing any more."""


class NotAdmitted(NotKnown):
    """The house is closed, and nobody has let in who asks."""


class NotThere(NotLetIn):
    """There is no such thing."""


class Overtaken(NotLetIn):
    """It is not any more what it was thought to be: somebody was quicker, or it has grown old."""


class TooLarge(NotLetIn):
    """More than there is room for."""


class NotPossible(NotLetIn):
    """As things are, or by the rules, it cannot be."""


class NotConfirmed(NotLetIn):
    """It cannot be taken back, and has to be asked for twice."""


class TooMuch(NotLetIn):
    """Too much at once."""


class Failed(NotLetIn):
    """The house has made a mistake."""


class NotInstalled(NotLetIn):
    """This house cannot do it."""


class NotNow(NotLetIn):
    """The house opens or closes, or its disk does not take anything."""


class CannotOpen(Exception):
    """The house cannot be opened; the text says why and what would help."""


class Socket(Protocol):
    """A socket, as the house sees it: who is there, and messages in both directions."""

    person: str
    address: str
    request: str  # the id by which the log knows it
    state: str  # where it is: before its hello, in the house, or being closed

    async def receive(self) -> bytes | None:
        """The next message; None: the other side is gone."""
        ...

    async def send(self, message: bytes) -> None:
        """Send a message, waiting while the other side reads slowly; to who is gone, nothing."""
        ...

    def send_at_once(self, message: bytes) -> bool:
        """Send a message if it need not wait; else nothing is sent, and it is False."""
        ...

    async def close(self, code: int, reason: str) -> None: ...


class HouseInterface(Protocol):
    """The tables and who sits at them."""

    rules_text: str  # the rules of the house, for people to read

    async def open(self) -> None:
        """Bring back what the store has; from now on people may come."""
        ...

    async def shut(self) -> None:
        """Save every table and tell every socket; after this nothing is written any more.

        Comes also after an `open` that was cut short.
        """
        ...

    async def converse(self, socket: Socket) -> None:
        """Speak the protocol with one client until its socket ends."""
        ...

    def figures(self) -> dict[str, float]:
        """What can be counted right now by name (letters and _), such as tables."""
        ...


class PeopleInterface(Protocol):
    """Everybody who was ever here, known by keys of which only hashes are kept.

    Every method may raise a `NotLetIn`: a banned key, a name that cannot be had.
    """

    async def make(self) -> tuple[str, str]:
        """Somebody new: the person and the key."""
        ...

    def check_address(self, address: str) -> None:
        """Refuse an address from which nobody is let in."""
        ...

    def afford(self, kind: str, person: str, address: str) -> None:
        """Refuse who has added enough of a kind (`store.bounds`) for a day."""
        ...

    async def find(self, key: str) -> str | None:
        """The person that a key belongs to."""
        ...

    async def name(self, person: str) -> str: ...

    async def rename(self, person: str, name: str) -> str:
        """Call a person by this name from now on; gives the name as it is kept."""
        ...

    async def recovery_link(self, person: str) -> str:
        """A secret that carries the person to another device."""
        ...

    async def recover(self, secret: str) -> str | None:
        """A new key for the person that the secret was made for; None: it is not valid."""
        ...

    async def another_key(self, person: str) -> str:
        """A further key for somebody who has signed in."""
        ...

    async def use_seat_link(self, secret: str, person: str) -> str | None:
        """The table that an invitation leads to; None: it is not valid, or used."""
        ...

    async def enter_room(self, code: str, person: str, address: str) -> str:
        """The table that a room code leads to, where the person is let in from now on."""
        ...

    async def sign_out_elsewhere(self, person: str, key: str) -> None:
        """Make all keys of the person but this one useless."""
        ...

    async def forget(self, person: str) -> None: ...

    async def history(self, person: str, page: int) -> Any:
        """A page of finished games, the newest first, from page 1; can be written as JSON."""
        ...

    async def statistics(self, person: str) -> Any:
        """Games and wins by role and character; can be written as JSON."""
        ...

    async def record(self, game: str, person: str) -> str | None:
        """The record of a finished game that this person may have."""
        ...

    def set_aside(self, game: str, error: Exception) -> None:
        """The record of this game is damaged: it waits for repair."""
        ...


class Premises(NamedTuple):
    """Everything behind the front; `store` says where it is kept, for people to read."""

    house: HouseInterface
    people: PeopleInterface
    store: str
    desks: Desks | None = None  # tournaments, if this house keeps any
    health: Health | None = None
    aside: Aside | None = None  # what is kept for repair
    backups: Backups | None = None  # written by the house itself
    admission: Admission | None = None  # who is let in; None: everybody
    operator: Operator | None = None  # what whoever runs the house does
    ratings: Ratings | None = None  # how well people play, if this house wants to know
    looking_back: LookingBack | None = None  # what people have played, to be looked at
