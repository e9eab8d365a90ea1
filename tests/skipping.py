"""Tests that need something which this machine may not have."""

from __future__ import annotations

import os
from typing import NoReturn

import pytest


def skip(reason: str) -> NoReturn:
    """Leave a test out, unless nothing may be left out (`.ci/run`)."""
    if os.environ.get("SIXGUN_NO_SKIP"):
        pytest.fail(reason)
    pytest.skip(reason, allow_module_level=True)
