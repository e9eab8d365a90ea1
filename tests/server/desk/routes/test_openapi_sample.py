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
    """What must stay of a part of the document."""
    if isinstance(part, list):
        return [kept(each) for each in part]
    if not isinstance(part, dict):
        return part
    return {
        name: kept(each, is_fields=name == "properties")
        for name, each in part.items()
        if is_fields or name not in BOUNDS | TOLD
    }


def less_what_is_new(after: Any, before: Any, *, is_sent: bool) -> Any:
    """A schema without what programs of before need not know: fields that were added (to what
    is sent only if they may be left out), further words of a choice, further kinds of one."""
    if not isinstance(after, dict) or not isinstance(before, dict):
        return after
    left = {
        name: less_what_is_new(after[name], before.get(name), is_sent=is_sent) for name in after
    }
    for name in ("enum", "anyOf"):
        if name in left and name in before:
            left[name] = [each for each in left[name] if each in before[name]]
    if "properties" in left and "properties" in before:
        old = before["properties"]
        left["properties"] = {name: left["properties"][name] for name in old}
        if not is_sent:
            left["required"] = [name for name in left.get("required", []) if name in old]
    return left


def less_new_parameters(after: Any, before: Any) -> Any:
    """An operation without what may be added to its address, and be left out."""
    known = {each["name"] for each in before.get("parameters", ())}
    left = [
        each for each in after.get("parameters", ()) if each["required"] or each["name"] in known
    ]
    return {**after, "parameters": left} if left else after


def names_in(part: Any, found: dict[str, Any]) -> set[str]:
    """The schemas that a part of the document is made of."""
    if isinstance(part, list):
        return {name for each in part for name in names_in(each, found)}
    if not isinstance(part, dict):
        return set()
    inside = {name for each in part.values() for name in names_in(each, found)}
    if "$ref" in part:
        named = part["$ref"].rpartition("/")[2]
        inside |= {named} | names_in(schemas(found)[named], found)
    return inside


def sent(found: dict[str, Any]) -> set[str]:
    """What programs send."""
    bodies = [
        operation["requestBody"]
        for path in found["paths"].values()
        for operation in path.values()
        if "requestBody" in operation
    ]
    return names_in(bodies, found)


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
        assert less_new_parameters(after, before) == before


@pytest.mark.parametrize("name", schemas(SAMPLE))
def test_every_schema_is_as_it_was(name: str) -> None:
    before, after = kept(schemas(SAMPLE)[name]), kept(schemas(now())[name])
    assert less_what_is_new(after, before, is_sent=name in sent(SAMPLE)) == before


def test_a_field_that_must_be_sent_is_not_as_it_was() -> None:
    assert {"Warn", "NewTournament"} <= sent(SAMPLE)
    assert "DeskView" not in sent(SAMPLE)
    before = {"properties": {"player": {}}, "required": ["player"]}
    after = {"properties": {"player": {}, "why": {}}, "required": ["player", "why"]}
    assert less_what_is_new(after, before, is_sent=False) == before
    assert less_what_is_new(after, before, is_sent=True) != before


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
