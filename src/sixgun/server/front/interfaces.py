"""What the front of the house and the rooms behind it know of each other.

The front (`app`, `porch`, `sockets`, `serving`) speaks HTTP and decides who comes in. Behind it
are the house, which holds the tables, and the people, which are kept in the store.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from ..protocol import Told

if TYPE_CHECKING:
    from ..desk.desks import Desks


class NotLetIn(Exception):
    """Somebody asked for something and does not get it; `told` says why.

    `key` is a key of the Fluent files; the status is HTTP's.
    """

    def __init__(self, key: str, status: int = 403, **args: str | int) -> None:
        super().__init__(key)
        self.told = Told(key, dict(args))
        self.status = status

    @classmethod
    def told_by(cls, told: Told, status: int = 403) -> NotLetIn:
        """The same that another room said."""
        refusal = cls(told.key, status)
        refusal.told = told
        return refusal


class CannotOpen(Exception):
    """The house cannot be opened; the text says why and what would help."""


class Wire(Protocol):
    """A socket, as the house sees it: who is there, and messages in both directions."""

    person: str
    address: str

    async def receive(self) -> bytes | None:
        """The next message; None: the other side is gone."""
        ...

    async def send(self, message: bytes) -> None:
        """Send a message, waiting while the other side reads slowly; to who is gone, nothing."""
        ...

    async def close(self, code: int, reason: str) -> None: ...


class House(Protocol):
    """The tables and who sits at them."""

    async def open(self) -> None:
        """Bring back what the store has; from now on people may come."""
        ...

    async def shut(self) -> None:
        """Save every table and tell every socket; after this nothing is written any more.

        Comes also after an `open` that was cut short.
        """
        ...

    async def converse(self, wire: Wire) -> None:
        """Speak the protocol with one client until its socket ends."""
        ...

    def figures(self) -> dict[str, float]:
        """What can be counted right now by name (letters and _), such as tables."""
        ...

    async def overview(self) -> Any:
        """Tables and people, for whoever came in by the house link; can be written as JSON."""
        ...

    async def close_table(self, table: str, reason: Told) -> bool:
        """Close a table; False: there is no such table."""
        ...

    async def ban(self, person: str) -> bool:
        """Let somebody in no more; False: there is no such person."""
        ...

    async def backup(self) -> str:
        """Write a backup beside the store and give the name of its file."""
        ...


class People(Protocol):
    """Everybody who was ever here, known by keys of which only hashes are kept.

    Every method may raise a `NotLetIn`: a banned key, a name that cannot be had.
    """

    async def make(self) -> tuple[str, str]:
        """Somebody new: the person and the key."""
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

    async def use_seat_link(self, secret: str, person: str) -> str | None:
        """The table that an invitation leads to; None: it is not valid, or used."""
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


class Premises(NamedTuple):
    """Everything behind the front; `store` says where it is kept, for people to read."""

    house: House
    people: People
    store: str
    desks: Desks | None = None  # tournaments, if this house keeps any
