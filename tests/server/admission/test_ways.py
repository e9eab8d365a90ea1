"""What a closed house needs to be told, and what no house may be told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sixgun.server.front.interfaces import CannotOpen
from sixgun.server.front.serving import check
from sixgun.server.settings import HouseSettings
from tests.server.admission.closed_houses import PASSWORD, closed
from tests.server.houses import run


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"password": PASSWORD}, "--password is said, but nobody is let in by password"),
        ({"password_file": "x"}, "--password-file is said, but nobody is let in by password"),
        (
            {"admission": "invitation", "account_issuer": "https://id.example"},
            "nobody is let in by account",
        ),
        ({"admission": "password", "password": "short"}, "at least 8 signs"),
        ({"admission": "password", "password_file": "/nowhere/at/all"}, "cannot be read"),
        ({"admission": "doorman"}, "is none of open, password"),
    ],
)
def test_what_would_not_be_as_closed_as_it_looks_is_refused(
    settings: dict[str, Any], why: str
) -> None:
    with pytest.raises(CannotOpen, match=why) as refused:
        check(HouseSettings(**settings))
    assert PASSWORD not in str(refused.value)


def test_a_password_comes_from_one_place_with_something_in_it(tmp_path: Path) -> None:
    file = tmp_path / "password"
    file.write_text("\n", encoding="utf-8")
    with pytest.raises(CannotOpen, match="is empty"):
        check(HouseSettings(admission="password", password_file=str(file)))
    file.write_text(f"{PASSWORD}\n", encoding="utf-8")
    check(HouseSettings(admission="password", password_file=str(file)))
    with pytest.raises(CannotOpen, match="there are two"):
        check(HouseSettings(admission="password", password_file=str(file), password=PASSWORD))


def test_a_house_without_a_password_is_not_opened_as_if_it_had_one(tmp_path: Path) -> None:
    async def test() -> None:
        with pytest.raises(CannotOpen, match="needs a password"):
            async with closed(tmp_path, password=""):
                pass

    run(test)


def test_settings_are_never_shown_with_their_secrets() -> None:
    assert PASSWORD not in repr(HouseSettings(password=PASSWORD, account_secret=PASSWORD))
