"""The twelve characters of the Law."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..common import draw_for
from ..fight import strike
from ..printed import SYMBOL_OF, Kind, character
from ..trait import Deed, Trait

if TYPE_CHECKING:
    from ..duel import Duel


@character("alan_pinkertoon", "law", life=4)
class AlanPinkertoon(Trait):
    """For each life point he loses the opponent's active character is the target of a hit."""

    def after_hurt(self, game: Duel, me: int, spot: int, points: int, by: int | None) -> list[Deed]:
        return [(strike, me, self.slug)] * points


@character("annie_oakey", "law", life=4)
class AnnieOakey(Trait):
    """Hit cards serve as dodges, Missed! as a Colt."""

    def serves(self, kind: Kind, wanted: str) -> bool:
        return kind.hit if wanted == "dodge" else kind.slug == "missed"


@character("bart_masterson", "law", life=4)
class BartMasterson(Trait):
    """In every reveal two cards are turned up; his player picks the one that counts."""

    always = 1
    reveals = 1


@character("bill_tightman", "law", life=5)
class BillTightman(Trait):
    """Draw two cards whenever another character is eliminated."""

    def after_death(self, game: Duel, me: int, spot: int) -> list[Deed]:
        return [(draw_for, me, 2, self.slug)]


@character("buffalo_bell", "law", life=4)
class BuffaloBell(Trait):
    """May lose life points instead of the other character, but not the last one."""

    always = 1
    bears = 1


@character("dalon_ranger", "law", life=5)
class DalonRanger(Trait):
    """Draw a card for each life point lost through the opponent."""

    def after_hurt(self, game: Duel, me: int, spot: int, points: int, by: int | None) -> list[Deed]:
        return [(draw_for, me, points, self.slug)] if by == 1 - me else []


@character("the_stranger", "law", life=4)
class TheStranger(Trait):
    """One more BANG! card a turn."""

    always = 1
    bang_bonus = 1


@character("jango", "law", life=3)
class Jango(Trait):
    """Draw a card each time the opponent's marker is moved (D2)."""

    def after_move(self, game: Duel, me: int) -> list[Deed]:
        return [(draw_for, me, 1, self.slug)]


@character("pat_garret", "law", life=5)
class PatGarret(Trait):
    """Show the second card drawn: a horseshoe brings a third, from the opponent's deck."""

    def instead_of_drawing(self, game: Duel, me: int, count: int) -> None:
        game.draw(me)
        card = game.draw_openly(me)
        if card is not None and SYMBOL_OF[card] == "horseshoe":
            game.tell("acted", me, word=self.slug)
            game.draw(me, of=1 - me)
        game.draw(me, count - 2)


@character("tex_killer", "law", life=4)
class TexKiller(Trait):
    """To dodge his BANG! cards takes one more card of any kind."""

    price = 1


@character("wild_bill", "law", life=5)
class WildBill(Trait):
    """When the opponent takes a card of yours, or has it discarded, a hit comes back (D10)."""

    def after_loss(self, game: Duel, me: int) -> list[Deed]:
        return [(strike, me, self.slug)]


@character("wyatt_ear", "law", life=4)
class WyattEar(Trait):
    """Draw a card each time an opposing character dodges one of your hits."""

    def after_dodge(self, game: Duel, me: int) -> list[Deed]:
        return [(draw_for, me, 1, self.slug)]
