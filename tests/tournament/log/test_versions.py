"""A tournament goes by the version of the desk that it began with."""

from __future__ import annotations

from dataclasses import asdict, replace
from hashlib import sha256
from typing import Any

import pytest

from sixgun.tournament.log.chain import canonical, next_event
from sixgun.tournament.log.errors import Malformed, Refused
from sixgun.tournament.log.kinds import KINDS, SINCE, VERSION
from sixgun.tournament.log.people import ALWAYS_HASHED, Person, digest
from sixgun.tournament.log.replay import apply
from sixgun.tournament.log.state import Tournament
from sixgun.tournament.reporting.report import sections
from tests.desks import DIGEST, OLGA, REMO, Hall


def created(**more: Any) -> dict[str, Any]:
    return {
        "name": "Test",
        "place": "",
        "season": "",
        "official": True,
        "reading": "A",
        "practice": False,
        "nonce": "0" * 64,
        **more,
    }


def test_who_says_nothing_means_the_first_version() -> None:
    event = next_event(None, "created", OLGA, 1, created())
    assert "version" not in event.data
    assert apply(Tournament(), event).version == 1


def test_a_tournament_remembers_its_version() -> None:
    event = next_event(None, "created", OLGA, 1, created(version=VERSION))
    assert apply(Tournament(), event).version == VERSION


def test_one_made_by_a_newer_program_is_refused_in_words() -> None:
    event = next_event(None, "created", OLGA, 1, created(version=VERSION + 1))
    with pytest.raises(Refused) as refused:
        apply(Tournament(), event)
    assert refused.value.words[0] == "refused-made-by-newer"


@pytest.mark.parametrize("version", [0, -1, "2", 1.0, True, None])
def test_a_version_is_a_number(version: object) -> None:
    with pytest.raises(Malformed):
        next_event(None, "created", OLGA, 1, created(version=version))


def test_the_version_is_part_of_what_is_sealed() -> None:
    old = next_event(None, "created", OLGA, 1, created())
    new = next_event(None, "created", OLGA, 1, created(version=2))
    assert old.hash != new.hash


def test_only_what_may_miss_may_miss() -> None:
    less = created()
    del less["season"]
    with pytest.raises(Malformed):
        next_event(None, "created", OLGA, 1, less)


def test_kinds_of_later_versions_are_kinds() -> None:
    assert set(SINCE) <= set(KINDS)
    assert all(1 < since <= VERSION for since in SINCE.values())


def test_an_older_tournament_knows_no_kinds_of_later_versions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sixgun.tournament.log.chain.checked_data", lambda *_: {})
    monkeypatch.setitem(SINCE, "registration_opened", 2)
    for kind, since in SINCE.items():
        event = next_event(None, "created", OLGA, 1, {})
        older = replace(Tournament(), version=since - 1, events=1, referees={REMO: DIGEST})
        with pytest.raises(Refused) as refused:
            apply(older, next_event(event, kind, REMO, 2, {}))
        assert refused.value.words[0] == "refused-of-later-version"


def test_the_report_names_the_version_of_newer_tournaments_only() -> None:
    assert "version" not in sections(Hall(10, version=1).tournament)["tournament"]
    assert sections(Hall(10).tournament)["tournament"]["version"] == VERSION


def test_a_person_of_before_keeps_the_hash() -> None:
    person = Person("Anna", "M1", "", "ab" * 16)
    before = {name: said for name, said in asdict(person).items() if name in ALWAYS_HASHED}
    assert digest(person) == sha256(canonical(before).encode()).hexdigest()
    assert digest(person) != DIGEST
