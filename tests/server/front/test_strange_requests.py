"""Whatever stands in an address or a body, at every route: a sentence, and never a 500."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sixgun.server.desk.acts import NewTournament
from sixgun.trials.raw import requested
from tests.server.houses import OpenHouse, a_house, run

#: More digits than Python reads (4,300).
DIGITS = "9" * 5_000
WORDS = (DIGITS, "-1", "%00", "%ff%fe", "%ed%a0%80", "1" * 30)
#: Every name that any route reads a query by, and some that none does.
NAMES = ("page", "eyes", "after", "edition", "round", "language", "number", "since", "day", "at")
BODIES = (
    *(b"null", b"[]", b"{", b"\xff\xfe", b"[" * 5_000, b'{"t":' * 2_500, DIGITS.encode()),
    *(b'{"secret":"\\ud800"}', b'{"name":"\\ud800"}', b'{"t":"register","name":"\\ud800"}'),
    b'{"secret":' + DIGITS.encode() + b"}",
    b'{"t":"start_table","round":' + DIGITS.encode() + b',"table":1e300}',
)
PARAMETER = re.compile(r"\{(\w+):\w+\}")


class Senders:
    """Whoever is let in somewhere: a person, a referee, the owner of the house."""

    def __init__(self, house: OpenHouse) -> None:
        self._house = house
        self._keys: dict[str, str] = {}

    async def come(self) -> None:
        desks = self._house.serving.context.desks
        cup = NewTournament(name="Cup", organizer="Olga", referees=("Remo",))
        _, secrets = await desks.create(cup)
        link = self._house.serving.new_house_link().partition("#house=")[2]
        self._keys["person"] = (await self._house.client("Anna")).key
        self._keys["desk"] = await self._entered("tournaments/cup/enter", [*secrets.values()][-1])
        self._keys["house"] = await self._entered("house/enter", link)

    async def _entered(self, path: str, secret: str) -> str:
        body = json.dumps({"secret": secret}).encode()
        _, said = await requested(self._house.address, "POST", f"/api/{path}", "new", body)
        token: str = json.loads(said)["token"]
        return token

    def key_for(self, path: str) -> str:
        if path.startswith("/api/tournaments/{tournament") and "officers" not in path:
            return self._keys["desk"]
        owners = ("/api/house", "/api/tournaments", "/api/seasons")
        return self._keys["house" if path.startswith(owners) else "person"]


def routes(house: OpenHouse) -> list[tuple[str, str]]:
    gateway: Any = house.serving._server.config.loaded_app
    while not hasattr(gateway, "application"):
        gateway = gateway.app
    found = {
        (method, route.path) for route in gateway.application.routes for method in route.methods
    }
    leaving = ("/forget", "/sign-out-elsewhere")  # nobody would be left to ask
    return sorted(
        each
        for each in found
        if each[0] not in ("OPTIONS", "HEAD") and not each[1].endswith(leaving)
    )


def strange(method: str, path: str) -> Iterator[tuple[str, bytes]]:
    """Addresses and bodies for a route: something strange in each place that is read."""
    plain = PARAMETER.sub(lambda found: "cup" if found[1] == "tournament" else "1", path)
    for word in WORDS if PARAMETER.search(path) else ():
        yield PARAMETER.sub(lambda found, word=word: word, path), b"{}"
        yield PARAMETER.sub(word, plain.replace("/1", "/{x:str}")), b"{}"
    if method == "GET":
        for word in (*WORDS[:3], "1e400", "NaN"):
            yield f"{plain}?{'&'.join(f'{name}={word}' for name in NAMES)}", b""
    else:
        yield from ((plain, body) for body in BODIES)


def test_no_request_is_answered_by_a_mistake_of_the_house(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            senders, asked = Senders(house), 0
            await senders.come()
            for method, path in routes(house):
                for address, body in strange(method, path):
                    key = senders.key_for(path)
                    status, said = await requested(house.address, method, address, key, body)
                    assert status < 500, f"{method} {address[:80]} {body[:40]!r}: {said[:200]!r}"
                    asked += 1
            assert asked > 500

    run(test)


def test_the_number_of_a_page_has_few_digits(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna = await house.client("Anna")
            for page, wanted in (
                (DIGITS, 400),
                ("0", 400),
                ("01", 400),
                ("999999999", 200),
                ("1", 200),
            ):
                path = f"/api/me/history?page={page}"
                status, said = await requested(house.address, "GET", path, anna.key)
                assert status == wanted, said
                if status == 400:
                    assert json.loads(said)["reason"] == {"key": "house-bad-request"}

    run(test)
