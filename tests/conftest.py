"""What all tests share."""

import os

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave out the tests marked as long, unless `./sixgun test --long` asks for them."""
    if os.environ.get("SIXGUN_LONG"):
        return
    skip = pytest.mark.skip(reason="long; run by ./sixgun test --long")
    for item in items:
        if "long" in item.keywords:
            item.add_marker(skip)
