"""docs/settings.md: every setting of a house, as an option and as a variable."""

from __future__ import annotations

from pathlib import Path

from sixgun.cli.house_options import settings_page

from ..places import DOCS


def made() -> dict[Path, str]:
    return {DOCS / "settings.md": settings_page()}
