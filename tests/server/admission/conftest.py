"""Passwords cost little here: `test_passwords.py` has one that costs what it should."""

from __future__ import annotations

import pytest

from sixgun.server.admission import passwords


@pytest.fixture(autouse=True)
def cheap_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "COST", 2**10)
