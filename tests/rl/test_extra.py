"""Without the extra `rl` a sentence says what is missing."""

from __future__ import annotations

import subprocess
import sys

import pytest

import sixgun.rl
import sixgun.rl.vector

NEEDED = ("gymnasium", "numpy", "pettingzoo")


def test_a_missing_extra_is_a_clear_message(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "sixgun.rl.environment", raising=False)
    monkeypatch.delattr(sixgun.rl, "environment", raising=False)
    for name in NEEDED:
        monkeypatch.setitem(sys.modules, name, None)
    with pytest.raises(ModuleNotFoundError, match=r"sixgun\.rl needs \w+.*'sixgun\[rl\]'"):
        sixgun.rl.env()


def test_tables_miss_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "sixgun.rl.vector.tables", raising=False)
    for name in NEEDED:
        monkeypatch.setitem(sys.modules, name, None)
    with pytest.raises(ModuleNotFoundError, match=r"sixgun\.rl needs \w+.*'sixgun\[rl\]'"):
        sixgun.rl.vector.Tables(2)


def test_what_plays_and_reads_needs_no_extra() -> None:
    """It is compiled with the engine, on machines that have no NumPy."""
    hot = ("batch", "codes", "playing", "reading")
    program = "import sys\n" + "".join(f"sys.modules[{name!r}] = None\n" for name in NEEDED)
    program += "".join(f"import sixgun.rl.vector.{name}\n" for name in hot)
    subprocess.run([sys.executable, "-c", program], check=True)


def test_other_names_are_not_there() -> None:
    with pytest.raises(AttributeError, match="parallel_env"):
        sixgun.rl.parallel_env  # noqa: B018
    with pytest.raises(AttributeError, match="Chairs"):
        sixgun.rl.vector.Chairs  # noqa: B018
