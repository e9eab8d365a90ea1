"""When abilities of the duel act: once the card that set them off is finished (D20).

An ability says what it does, never when: its hook hands back steps, and `announce` lets them
wait. The one that does not wait says so itself (`at_once`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .duel import Duel
    from .trait import Trait

#: What may set off an ability while a card is under way.
TRIGGERS = frozenset(
    {"after_hurt", "after_dodge", "after_move", "after_arrival", "after_death", "after_loss"}
    | {"on_burial"}
)


def announce(game: Duel, trait: Trait, trigger: str, *args: Any) -> None:
    """Something happened that sets off this ability, if it hears of it."""
    if trigger not in trait.hooks:
        return
    for step, *rest in getattr(trait, trigger)(game, *args):
        if trait.at_once:
            game.then(step, *rest)
        else:
            game.owe(step, *rest)
