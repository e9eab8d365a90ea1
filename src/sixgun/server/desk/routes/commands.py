"""What the commands of this machine ask of a house that holds the store of a tournament.

The token stands in the file of the lock, which only the owner of the store can read: whoever can
open the store may also ask whoever has opened it.
"""

from __future__ import annotations

from litestar import Response, post
from litestar.params import FromPath, JSONBody

from ....tournament.log.errors import Refused
from ...front.access import is_local
from ...front.house_link import same
from ...front.interfaces import NotLetIn
from ...front.origins import Sender
from ...front.requests import HttpRequest
from ..answers import ActDone
from ..commanding import Command, obey
from ..entry import desk_of
from .desk import done

#: The longest command: a photo of 12 MB, as text.
LONGEST_COMMAND = 18_000_000


def is_near(sender: Sender) -> bool:
    """Does this come from the machine itself, by whichever of its addresses?"""
    return is_local(sender) or (sender.peer == sender.local != "" and not sender.forwarded)


@post(
    "/api/tournaments/{tournament:str}/command",
    status_code=200,
    request_max_body_size=LONGEST_COMMAND,
    include_in_schema=False,
)
async def command(
    request: HttpRequest, tournament: FromPath[str], data: JSONBody[Command]
) -> Response[ActDone]:
    """Do what a command on this machine asks for."""
    desk, token = desk_of(request.context, tournament), request.sender.bearer
    if not is_near(request.sender) or not token or not same(token, desk.command_token):
        raise NotLetIn("desk-not-for-you")
    if not desk.in_office(data.by):
        raise Refused("not-in-office", player=data.by)
    outcome = await desk.act(data.by, lambda turn: obey(turn, data.act))
    return Response(await done(request, desk, outcome))


ROUTES = [command]
