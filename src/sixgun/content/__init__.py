"""What is printed: one folder per box. Importing this package registers all of it.

- `base/`, `dodge_city/`, `high_noon/`, `fistful_of_cards/`, `promo/`   the boxes
"""

from ..engine.turn import know_bang
from . import base, dodge_city, fistful_of_cards, high_noon, promo

know_bang()

__all__ = ["base", "dodge_city", "fistful_of_cards", "high_noon", "promo"]
