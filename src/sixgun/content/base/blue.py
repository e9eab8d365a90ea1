"""The blue cards of the base game: they stay in front of somebody."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.aims import Aim, Reason
from ...engine.cards import KINDS, blue
from ...engine.common import flip
from ...engine.fight import hurt
from ...engine.game import Game, step
from ...engine.rule import UNLIMITED, Rule

# ----------------------------------------------------------------- gear


@blue("mustang", "8H 9H")
class Mustang(Rule):
    """The others see you one farther away."""

    cover = 1


@blue("scope", "AS")
class Scope(Rule):
    """You see the others one closer."""

    sight = 1


@blue("barrel", "QS KS")
class Barrel(Rule):
    """Against each shot you may draw! once; a heart is a missed effect."""

    barrels = 1


# -------------------------------------------------------------- weapons


@blue("volcanic", "10S 10C")
class Volcanic(Rule):
    """Reach 1, and as many BANG! cards as you like."""

    reach = 1
    bang_allowance = UNLIMITED


@blue("schofield", "JC QC KS")
class Schofield(Rule):
    """Reach 2."""

    reach = 2


@blue("remington", "KC")
class Remington(Rule):
    """Reach 3."""

    reach = 3


@blue("rev_carabine", "AC")
class RevCarabine(Rule):
    """Reach 4."""

    reach = 4


@blue("winchester", "8S")
class Winchester(Rule):
    """Reach 5."""

    reach = 5


# ----------------------------------------------------------------- Jail


class Jailable(Aim):
    """Anybody else but the Sheriff and those who are in Jail already (R78)."""

    def seats(self, game: Game, me: int) -> Sequence[int]:
        return [foe for foe in game.others(me) if not self._spared(game, foe)]

    def why_not(self, game: Game, me: int, foe: int) -> Reason | None:
        return super().why_not(game, me, foe) or self._spared(game, foe)

    def _spared(self, game: Game, foe: int) -> Reason | None:
        if game.roles[foe] == "sheriff":
            return "jail-sheriff", {"target": foe}
        if card_before(game, foe, "jail") is not None:
            return "already-in-play", {"target": foe}
        return None


@blue("jail", "JS 10S 4H", aim=Jailable(), hostile=True, book=True)
class Jail(Rule):
    """Draw! at the start of the turn: a heart opens it, otherwise the turn is skipped."""

    hindrance = 1

    def before_turn(self, game: Game, me: int) -> None:
        game.then(flip, me, "hearts", tried_jail, me)


@step
def tried_jail(game: Game, me: int, success: bool) -> None:
    """The Jail ends on top of the card turned up (R12)."""
    game.lose_gear(me, card_before(game, me, "jail") or 0)
    if success:
        game.tell("jail_opened", me)
    else:
        game.skip_turn(me)


# ------------------------------------------------------------- Dynamite


@blue("dynamite", "2H", book=True)
class Dynamite(Rule):
    """Draw! at the start of the turn: spades 2 to 9 cost 3 life points, else it moves left."""

    hindrance = 1

    def before_turn(self, game: Game, me: int) -> None:
        game.then(flip, me, "spades_2_9", lit, me)


@step
def lit(game: Game, me: int, boom: bool) -> None:
    card = card_before(game, me, "dynamite")
    assert card is not None
    if boom:  # S11: the card turned up, the Dynamite, then the hit; caused by nobody (R57)
        game.tell("exploded", me)
        game.lose_gear(me, card)
        game.then(hurt, me, 3, None, "dynamite")
        return
    for foe in game.others(me):  # R75, R76
        if card_before(game, foe, "dynamite") is None:
            game.move_gear(me, card, foe)
            return


def card_before(game: Game, seat: int, slug: str) -> int | None:
    """The card of this name in front of a player."""
    for card in game.gear[seat]:
        if KINDS[card].slug == slug:
            return card
    return None
