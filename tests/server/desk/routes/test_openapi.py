"""The OpenAPI document names every route, and so does the page about the API."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from sixgun.locales import LANGUAGES, speech, texts
from sixgun.server.desk.routes.installing import ROUTES
from sixgun.server.desk.routes.openapi import document
from tests.server.desk.halls import Hall, in_hall
from tests.source import PACKAGE, ROOT

KEY = re.compile(r"[\"'](desk-[a-z-]+)[\"']")
PAGE = (ROOT / "docs/tournament-api.md").read_text(encoding="utf-8")
INSIDE = {"/api/tournaments/{tournament}/command"}


def paths() -> set[tuple[str, str]]:
    """Every route with its method, spelt as OpenAPI does."""
    return {
        (method, re.sub(r":\w+}", "}", path))
        for route in ROUTES
        for path in route.paths
        for method in route.http_methods
    } - {("POST", path) for path in INSIDE}


def test_every_route_is_in_the_document(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        answer = await hall.program().get("/api/tournament-openapi.json")
        found = answer.json()
        assert found["openapi"].startswith("3.1")
        there = {
            (method.upper(), path)
            for path, item in found["paths"].items()
            for method in item
            if method != "parameters"
        }
        assert there == paths() - {("GET", "/api/tournament-openapi.json")}

    in_hall(tmp_path, test)


def test_acts_and_views_are_described() -> None:
    found = document()
    act = found["paths"]["/api/tournaments/{tournament}/desk/acts"]["post"]
    choices = act["requestBody"]["content"]["application/json"]["schema"]["oneOf"]
    assert len(choices) == 71, "if an act of a referee is new, count it here"
    assert act["description"].startswith("Do something")
    schemas = found["components"]["schemas"]
    assert schemas["Withdraw"]["required"] == ["player", "t"]
    assert "standings" in schemas["HallView"]["properties"]
    assert found["components"]["securitySchemes"]["token"]["scheme"] == "bearer"
    assert set(act["responses"]) == {"200", "default"}
    assert "conflict" in schemas["DeskProblem"]["properties"]
    photo = found["paths"]["/api/tournaments/{tournament}/desk/photos/{number}/{table}"]
    assert "image/webp" in photo["put"]["requestBody"]["content"]
    assert set(photo["get"]["responses"]["200"]["content"]) == {"image/jpeg"}


def test_everything_that_the_document_refers_to_is_in_it() -> None:
    found = document()
    text = json.dumps(found)
    for name in set(re.findall(r"#/components/schemas/(\w+)", text)):
        assert name in found["components"]["schemas"], name


@pytest.mark.parametrize("route", sorted(paths()), ids=" ".join)
def test_the_page_tells_of_every_route(route: tuple[str, str]) -> None:
    method, path = route
    short = path.replace("/api/tournaments/{tournament}", "T").replace("{person}", "PERSON")
    short = short.replace("{number}", "ROUND").replace("{table}", "TABLE")
    short = short.replace("{paper}", "KIND.pdf").replace("{photo}", "PHOTO")
    short = short.replace("season/tables/{file}", "season/tables/season.xlsx")
    short = short.replace("{file}", "KIND.xlsx").replace("{player}", "PLAYER")
    assert re.search(rf"`(?:{method} )?{re.escape(short)}[`?]", PAGE), short


# --------------------------------------------------------------------- sentences


def used() -> set[str]:
    code = [path.read_text(encoding="utf-8") for path in (PACKAGE / "server").rglob("*.py")]
    return {key for text in code for key in KEY.findall(text)}


def test_every_sentence_of_the_desk_is_said_somewhere() -> None:
    ours = set(re.findall(r"^(desk-[a-z-]+) =", texts("en")["desk.ftl"], re.MULTILINE))
    assert len(ours) > 15
    assert ours == used()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_of_the_desk_can_be_said(lang: str) -> None:
    for key in used():
        arguments = {"count": 2, "folder": "stick", "line": 3, "field": "hall"}
        arguments |= {"round": 1, "table": 2, "seconds": 2}
        assert "{" not in speech(lang).say(key, **arguments, least=1, most=9)
