"""What all tests share."""

import os

import pytest
from hypothesis import HealthCheck, settings

LONG = bool(os.environ.get("SIXGUN_LONG"))
# The sources are what is tested, whatever was compiled here; tests/builds compares the two.
os.environ.setdefault("SIXGUN_PURE", "1")

# A short run searches the same games every time, so that it passes or fails for everybody alike;
# a long one looks at new games, except in continuous integration.
COMMON = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow]}
settings.register_profile("short", max_examples=50, derandomize=True, database=None, **COMMON)
settings.register_profile(
    "long", max_examples=1000, derandomize=bool(os.environ.get("CI")), database=None, **COMMON
)
settings.load_profile("long" if LONG else "short")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave out the tests marked as long, unless `./sixgun test --long` asks for them."""
    if LONG:
        return
    skip = pytest.mark.skip(reason="long; run by ./sixgun test --long")
    for item in items:
        if "long" in item.keywords:
            item.add_marker(skip)
