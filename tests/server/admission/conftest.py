"""Passwords cost little here, but for `test_passwords.py`, where they cost what they should."""

from __future__ import annotations

import pytest

from sixgun.server.admission import passwords


@pytest.fixture(autouse=True)
def cheap_passwords(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.path.name != "test_passwords.py":
        monkeypatch.setattr(passwords, "COST", 2**10)
