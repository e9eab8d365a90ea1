"""Equipment: lies beside a character and follows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..aims import beside, own_rear
from ..common import draw_for, hand_marker, reveal
from ..duel import step
from ..fight import bear, charge, tried_out
from ..printed import blue
from ..table import owner
from ..trait import Deed, Trait

if TYPE_CHECKING:
    from ..duel import Duel

DYNAMITE_POINTS = 3
#: The order at the start of a turn.
FIRST, SECOND, THIRD = 1, 2, 3


@blue("bank", "LB", aim=beside)
class Bank(Trait):
    """One more card in the draw phase."""

    draw_bonus = 1


@blue("barrel", "LS OS", aim=beside)
class Barrel(Trait):
    """Against a hit: reveal, a barrel dodges it."""

    dodges = 1

    def evade(
        self, game: Duel, spot: int, by: int, cause: str, price: int, tried: tuple[str, ...]
    ) -> None:
        me = owner(spot)
        game.then(reveal, me, me, "barrel", tried_out, spot, by, cause, price, tried)


@blue("hat", "LH OH", aim=beside)
class Hat(Trait):
    """Discard it to dodge a hit."""

    dodges = 1

    def evade(
        self, game: Duel, spot: int, by: int, cause: str, price: int, tried: tuple[str, ...]
    ) -> None:
        card = game.of_kind(spot, "hat")
        assert card is not None
        game.lose_gear(spot, card)
        game.then(charge, spot, by, cause, price)


@blue("gunbelt", "LD OS", aim=beside)
class Gunbelt(Trait):
    """Any number of BANG! cards, which do not count."""

    unlimited = 1


@blue("scope", "LH OH", aim=beside, reload=True)
class Scope(Trait):
    """Hit cards reach the opponent's rearguard."""

    scoped = 1


@blue("pocket_watch", "OH*2", aim=beside, reload=True)
class PocketWatch(Trait):
    """Each time the opponent's marker is moved, draw a card (D2)."""

    def after_move(self, game: Duel, me: int) -> list[Deed]:
        return [(draw_for, me, 1, self.slug)]


@blue("panic", "LB", aim=beside, reload=True, burden=True)
class Panic(Trait):
    """At the start of the turn active and rearguard change places."""

    always = 1
    order = THIRD

    def before_turn(self, game: Duel, me: int, spot: int) -> None:
        game.then(hand_marker, me)


@blue("rattlesnake", "OS", aim=beside, burden=True)
class Rattlesnake(Trait):
    """At the start of the turn reveal: a snake costs this character a life point."""

    always = 1
    order = SECOND

    def before_turn(self, game: Duel, me: int, spot: int) -> None:
        game.then(reveal, me, me, "snake", bite, spot)


@step
def bite(game: Duel, spot: int, bitten: bool) -> None:
    if bitten:
        game.then(bear, spot, 1, None, "rattlesnake")


@blue("dynamite", "OB", aim=own_rear, burden=True)
class Dynamite(Trait):
    """At the start of the turn reveal: dynamite costs three life points, else it goes on."""

    always = 1
    order = FIRST

    def before_turn(self, game: Duel, me: int, spot: int) -> None:
        game.then(reveal, me, me, "dynamite", burn_down, spot)


@step
def burn_down(game: Duel, spot: int, explodes: bool) -> None:
    """It goes to the rearguard of the side that does not carry it (D9)."""
    card = game.of_kind(spot, "dynamite")
    assert card is not None
    if explodes:
        game.lose_gear(spot, card)
        game.tell("exploded", owner(spot), word=game.slug_at(spot))
        game.then(bear, spot, DYNAMITE_POINTS, None, "dynamite")
    else:
        game.move_gear(spot, card, game.rear(1 - owner(spot)))
