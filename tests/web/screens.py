"""The screens that tests look at tables with, and who touches them."""

from __future__ import annotations

from typing import Any, NamedTuple

from tests.web.players import Fingers, Mouse, Thumb


class Screen(NamedTuple):
    width: int
    height: int
    has_touch: bool = False

    @property
    def options(self) -> dict[str, Any]:
        size = {"width": self.width, "height": self.height}
        return {"viewport": size, "has_touch": self.has_touch, "is_mobile": self.has_touch}

    @property
    def fingers(self) -> Fingers:
        return Thumb() if self.has_touch else Mouse()


SCREENS = {
    "1440x900": Screen(1440, 900),
    "1024x768": Screen(1024, 768),
    "390x844": Screen(390, 844, True),
    "844x390": Screen(844, 390, True),
}
