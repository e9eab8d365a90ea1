"""What programs rely on stays: the OpenAPI document is compared with a sample that was kept.

`tests/data/openapi/tournament.json` is the document as it was before acts were derived from the
kinds of events; it is not made again.

Must stay, exactly: every path and method with its parameters, bodies and statuses; every schema
with its fields, their order, their types and defaults, and which of them are required; every tag
(`t`) of an act. May be added: paths, methods, and schemas of their own, such as a new act. May
change: descriptions, the version, and bounds (how long, how large), which are those of the log.
"""

from __future__ import annotations

import json
import re
from typing import Any, get_args

import pytest

from sixgun.server.desk.acts import DeskAct, PhoneAct
from sixgun.server.desk.routes.openapi import document
from sixgun.server.desk.seasons.acts import SeasonAct
from sixgun.server.protocol import encode
from tests.source import ROOT

#: Schemas that are called otherwise now, because a message of the tables had the same name. No
#: program sends or reads the name of a schema.
RENAMED = {"Done": "ActDone", "DuelView": "PairingView", "Sit": "SitByTicket"}
_SCHEMA = re.compile(rf'(?<="|/)({"|".join(RENAMED)})(?=")')
SAMPLE: dict[str, Any] = json.loads(
    _SCHEMA.sub(
        lambda found: RENAMED[found[0]],
        (ROOT / "tests/data/openapi/tournament.json").read_text(encoding="utf-8"),
    )
)
BOUNDS = {"minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems", "pattern"}
TOLD = {"description", "summary", "operationId"}
ACTS = {
    "/api/tournaments/{tournament}/desk/acts": DeskAct,
    "/api/tournaments/{tournament}/phone/acts": PhoneAct,
    "/api/seasons/acts": SeasonAct,
}


def kept(part: Any, *, is_fields: bool = False) -> Any:
    """What must stay of a part of the document; fields are compared in their order, too."""
    if isinstance(part, list):
        return [kept(each) for each in part]
    if not isinstance(part, dict):
        return part
    left = {
        name: kept(each, is_fields=name == "properties")
        for name, each in part.items()
        if is_fields or name not in BOUNDS | TOLD
    }
    return list(left.items()) if is_fields else left


def now() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(encode(document()))
    return found


def schemas(found: dict[str, Any]) -> dict[str, Any]:
    named: dict[str, Any] = found["components"]["schemas"]
    return named


def tags(found: dict[str, Any], path: str) -> dict[str, str]:
    """The schema of every act that can be sent to a path, by its tag."""
    body = found["paths"][path]["post"]["requestBody"]["content"]["application/json"]["schema"]
    names = [each["$ref"].rpartition("/")[2] for each in body["oneOf"]]
    return {schemas(found)[name]["properties"]["t"]["const"]: name for name in names}


@pytest.mark.parametrize("path", SAMPLE["paths"])
def test_every_path_is_as_it_was(path: str) -> None:
    for method, operation in SAMPLE["paths"][path].items():
        before, after = kept(operation), kept(now()["paths"][path][method])
        if path in ACTS:  # one by one below: acts may be added
            before.pop("requestBody")
            after.pop("requestBody")
        assert after == before


@pytest.mark.parametrize("name", schemas(SAMPLE))
def test_every_schema_is_as_it_was(name: str) -> None:
    assert kept(schemas(now())[name]) == kept(schemas(SAMPLE)[name])


@pytest.mark.parametrize("path", ACTS)
def test_every_act_is_told_by_the_tag_it_had(path: str) -> None:
    before, after = tags(SAMPLE, path), tags(now(), path)
    assert {tag: after.get(tag) for tag in before} == before
    assert {act.__struct_config__.tag for act in get_args(ACTS[path])} == set(after)


def test_the_sample_is_a_whole_document() -> None:
    """So that nobody makes these tests pass by cutting it."""
    assert len(SAMPLE["paths"]) == 34
    assert len(schemas(SAMPLE)) == 126
    assert [len(tags(SAMPLE, path)) for path in ACTS] == [49, 3, 6]
