"""A real store in a folder of its own, and a clock that stands still."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from sixgun.server.clock import TestClock
from sixgun.server.store.store import Store


@pytest.fixture
def clock() -> TestClock:
    return TestClock()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "house" / "house.db"


@pytest.fixture
def store(file: Path, clock: TestClock) -> Iterator[Store]:
    opened = Store.open(file, date=clock.date)
    yield opened
    opened.close()
