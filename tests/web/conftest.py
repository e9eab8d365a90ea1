"""What the tests of the pages share."""

from collections.abc import Iterator

import pytest

from tests.web.shared import SHARED


@pytest.fixture(scope="session", autouse=True)
def browser_is_closed_at_last() -> Iterator[None]:
    yield
    SHARED.close()
