"""Where things lie in the checkout that these tools belong to."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "sixgun"
#: Where the pages find what is made for them.
FOR_PAGES = PACKAGE / "web" / "src" / "generated"
DOCS = ROOT / "docs"
TESTS = ROOT / "tests"
