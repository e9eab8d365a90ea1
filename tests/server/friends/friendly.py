"""People who have played together, and what they see of each other."""

from __future__ import annotations

from typing import Any

from sixgun.server.protocol import FriendCard, FriendList, Friends, Keep, Resign
from tests.server.houses import OpenHouse, RecordingClient, begun

SOON = 1.0


async def played(house: OpenHouse, *names: str) -> list[RecordingClient]:
    """Two people who have finished a duel, and follow their friends."""
    people = await begun(house, *names, game="duel")
    await people[1].request(Resign())
    await house.quiet()
    for client in people:
        await client.request(Friends())
    return people


async def friends(house: OpenHouse, *names: str) -> list[RecordingClient]:
    """The same, who have kept each other."""
    anna, bruno = await played(house, *names)
    await anna.request(Keep(who=who(anna, names[1])))
    await bruno.request(Keep(who=who(bruno, names[0])))
    await told(house)
    return [anna, bruno]


def who(client: RecordingClient, name: str) -> str:
    """The sign of somebody at the table."""
    assert client.table is not None
    return next(chair.who for chair in client.table.chairs if chair.name == name)


async def told(house: OpenHouse) -> None:
    """Everybody has been told what has changed."""
    await house.pass_time(SOON)
    await house.house.friends.settled()
    await house.house.circles.settled()
    await house.quiet()


def listed(client: RecordingClient) -> FriendList:
    found: Any = client.of(FriendList)[-1]
    assert isinstance(found, FriendList)
    return found


def only(client: RecordingClient) -> FriendCard:
    """The one whom somebody knows."""
    (card,) = listed(client).friends
    return card


def person_of(house: OpenHouse, name: str) -> str:
    """Who somebody is that is in."""
    return next(each.person for each in house.house.company.connections if each.name == name)
