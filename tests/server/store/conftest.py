"""A real store in a folder of its own, and a clock that stands still."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from sixgun.server.clock import TestClock
from sixgun.server.store.file import make_private
from sixgun.server.store.store import Store


@pytest.fixture
def clock() -> TestClock:
    return TestClock()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "house" / "house.db"


@pytest.fixture(scope="session")
def empty(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A store in which nothing is written yet: migrating takes longer than most tests."""
    made = tmp_path_factory.mktemp("empty") / "house.db"
    Store.open(made, date=lambda: 0.0).close()
    return made.read_bytes()


@pytest.fixture
def store(file: Path, empty: bytes, clock: TestClock) -> Iterator[Store]:
    make_private(file)
    file.write_bytes(empty)
    opened = Store.open(file, date=clock.date)
    yield opened
    opened.close()
