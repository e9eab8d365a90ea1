"""What the commands of this machine ask of a house that holds the store of a tournament.

The token stands in the file of the lock, which only the owner of the store can read: whoever can
open the store may also ask whoever has opened it.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from litestar import Response, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from ...front.access import is_local
from ...front.house_link import same
from ...front.interfaces import NotLetIn
from ...front.origins import Caller
from ...front.requests import Visit
from ..acts import Name, Number, Short, Word
from ..deriving import Act
from ..doing import Turn
from ..entry import desk_of

#: The longest command: a photo of 12 MB, as text.
LONGEST_COMMAND = 18_000_000


class Note(Act, tag="note"):
    """An event, by its kind."""

    kind: Word
    by: Number
    data: dict[str, Any]


class AddPerson(Act, tag="add_person"):
    """Somebody who may be known already."""

    name: Name
    member: Short = ""
    contact: Short = ""


class ForgetPerson(Act, tag="forget_person"):
    """Erase a name that lies beside the log."""

    person: Number


class AddPhoto(Act, tag="add_photo"):
    """Keep a photo; the answer has its hash."""

    photo: Annotated[bytes, Meta(max_length=12_000_000)]


Command: TypeAlias = Note | AddPerson | ForgetPerson | AddPhoto


class Commanded(Struct):
    """What came of a command."""

    person: str = ""
    digest: str = ""


def is_near(caller: Caller) -> bool:
    """Does this come from the machine itself, by whichever of its addresses?"""
    return is_local(caller) or (caller.peer == caller.local != "" and not caller.forwarded)


@post(
    "/api/tournaments/{tournament:str}/command",
    status_code=200,
    request_max_body_size=LONGEST_COMMAND,
    include_in_schema=False,
)
async def command(
    request: Visit, tournament: FromPath[str], data: JSONBody[Command]
) -> Response[Commanded]:
    """Do what a command on this machine asks for."""
    desk, token = desk_of(request.reception, tournament), request.caller.bearer
    if not is_near(request.caller) or not token or not same(token, desk.command_token):
        raise NotLetIn("desk-not-for-you")
    by = data.by if isinstance(data, Note) else ""
    return Response(await desk.act(by, lambda turn: _commanded(turn, data)))


def _commanded(turn: Turn, asked: Command) -> Commanded:
    match asked:
        case Note(kind=kind, data=data):
            turn.note(kind, **data)
        case AddPerson(name=name, member=member, contact=contact):
            return Commanded(*turn.store.add_person(name, member, contact))
        case ForgetPerson(person=person):
            turn.store.erase_person(person)
        case AddPhoto(photo=photo):
            return Commanded(digest=turn.store.add_photo(photo))
    return Commanded()


ROUTES = [command]
