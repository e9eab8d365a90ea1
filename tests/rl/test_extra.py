"""Without the extra `rl` a sentence says what is missing."""

from __future__ import annotations

import sys

import pytest

import sixgun.rl

NEEDED = ("gymnasium", "numpy", "pettingzoo")


def test_a_missing_extra_is_a_clear_message(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "sixgun.rl.environment", raising=False)
    monkeypatch.delattr(sixgun.rl, "environment", raising=False)
    for name in NEEDED:
        monkeypatch.setitem(sys.modules, name, None)
    with pytest.raises(ModuleNotFoundError, match=r"sixgun\.rl needs \w+.*'sixgun\[rl\]'"):
        sixgun.rl.env()


def test_other_names_are_not_there() -> None:
    with pytest.raises(AttributeError, match="parallel_env"):
        sixgun.rl.parallel_env  # noqa: B018
