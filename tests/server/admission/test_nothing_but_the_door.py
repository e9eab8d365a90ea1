"""Every route of a closed house, for everybody who was not let in: a sentence, and nothing else."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import product
from pathlib import Path

import httpx

from sixgun.client import make_key
from sixgun.server.admission.routes import OPEN, SIT, TOURNAMENT, is_open
from sixgun.server.desk.acts import NewTournament
from tests.server.admission.closed_houses import PASSWORD, SHUT, closed, told
from tests.server.front.fronts import http_client
from tests.server.front.test_strange_requests import PARAMETER, routes
from tests.server.houses import OpenHouse, posted, run

#: What stands for itself in the house, and must not be seen by who is not in it.
SECRETS = ("Be kind to each other", "Member of the club")
LEAVING = {("POST", "/api/me/forget"), ("POST", "/api/me/sign-out-elsewhere")}
#: Everything that is open to all, one by one: whoever adds to it decides so here as well.
FOR_ALL = {
    *("/", "/{path:path}", "/healthz", "/readyz", "/metrics"),
    *("/api/admission", "/api/admission/password", "/api/admission/invitation"),
    *("/api/admission/sign-in", "/api/admission/account"),
    *("/api/house/enter", "/api/house/acts", "/api/recover"),
}


@asynccontextmanager
async def furnished(folder: Path) -> AsyncIterator[tuple[OpenHouse, dict[str, dict[str, str]]]]:
    """A house with something in it, and how everybody who was not let in asks for it."""
    async with closed(folder, admission="open") as house:
        stranger = await make_key(house.address)
    async with closed(folder) as house:
        await house.house.set_rules(SECRETS[0])
        member = await house.client(SECRETS[1], password=PASSWORD)
        await member.open_table(players=4)
        _, secrets = await house.serving.context.desks.create(
            NewTournament(name="Cup", organizer="Olga", referees=("Remo",))
        )
        entered = await posted(
            house, "/api/tournaments/cup/enter", "new", secret=[*secrets.values()][-1]
        )
        yield (
            house,
            {
                "nobody": {"Origin": house.address},
                "a program without a key": {"Authorization": "Bearer new"},
                "a key that nobody has": {"Authorization": f"Bearer {'k' * 43}"},
                "somebody from before": {"Authorization": f"Bearer {stranger}"},
                "his browser": {"Origin": house.address, "Cookie": f"sixgun={stranger}"},
                "a referee": {"Authorization": f"Bearer {entered.json()['token']}"},
                "who makes up the house": {
                    "Origin": house.address,
                    "Cookie": f"sixgun_house={stranger}; sixgun={stranger}",
                },
            },
        )


def test_whoever_was_not_let_in_gets_nothing_at_any_route(tmp_path: Path) -> None:
    async def test() -> None:
        async with furnished(tmp_path) as (house, senders):
            found = {*routes(house), *LEAVING}
            assert len(found) > 75
            shut = sorted(each for each in found if not is_open(each[1]))
            assert len(shut) > 15
            for name, headers in senders.items():
                async with http_client(house.address, headers) as http:
                    for method, path in sorted(found):
                        answer = await asked(http, method, path)
                        about = f"{name}: {method} {path} answers {answer.text[:200]}"
                        assert not any(secret in answer.text for secret in SECRETS), about
                        if (method, path) in shut:
                            assert told(answer) == SHUT, about

    run(test)


async def asked(http: httpx.AsyncClient, method: str, path: str) -> httpx.Response:
    """Ask at a route; whatever stands for a name in it is the name of the tournament."""
    address = PARAMETER.sub("cup", path)
    body = json.dumps({}).encode() if method not in ("GET", "HEAD") else b""
    return await http.request(method, address, content=body)


def test_no_way_of_writing_an_address_leads_around(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            furnished(tmp_path) as (house, senders),
            http_client(house.address, senders["his browser"]) as http,
        ):
            paths = ("api/house-rules", "api/me", "api/house-rules/", "API/house-rules")
            for beginning, path in product(("//", "/./", "/x/..//", "/%2e/"), paths):
                answer = await http.get(f"{house.address}{beginning}{path}")
                assert not any(secret in answer.text for secret in SECRETS)
                assert answer.status_code in (401, 404), answer.text

    run(test)


def test_what_is_open_to_all_is_decided_one_by_one() -> None:
    assert OPEN == FOR_ALL
    assert not is_open(SIT), "who sits down at a table is somebody of the house"
    assert is_open(f"{TOURNAMENT}phone")
    assert not is_open("/api/tournaments")


def test_who_has_a_link_of_a_tournament_comes_to_it_and_no_further(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            furnished(tmp_path) as (house, senders),
            http_client(house.address, senders["a referee"]) as http,
        ):
            desk = await http.get("/api/tournaments/cup/desk")
            assert desk.status_code == 200
            assert told(await http.get("/api/house-rules")) == SHUT
            sat = await http.post("/api/tournaments/cup/sit", json={"secret": "x" * 30})
            assert told(sat) == SHUT

    run(test)
