"""The twelve characters of the Outlaws."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.aims import Reason
from ...engine.options import PASS, Option
from ..aims import foe_in_front, why_no_effect
from ..common import discards, from_hand_of, once, pay, reveal, rob, suffer_loss, takes
from ..duel import step
from ..fight import shoot, tried_out
from ..printed import FACES, KIND_BY_SLUG, KINDS, SIDES, Kind, character, slug_of
from ..table import owner
from ..trait import Deed, Trait
from ..turn import bangs_allowed, bangs_spent, carry_out, fire_colt

if TYPE_CHECKING:
    from ..duel import Duel


@character("babe_leroy", "outlaws", life=4)
class BabeLeroy(Trait):
    """Once a turn, with no cards in hand, draw two."""

    def offers(self, game: Duel, me: int) -> list[Option]:
        free = self.slug not in game.used and not game.hands[me]
        return [("use", self.slug, None)] if free else []

    def why_no_offer(self, game: Duel, me: int, spot: int | None) -> Reason | None:
        if self.slug in game.used:
            return "used-up", {"word": self.slug}
        return ("hand-not-empty", {"name": self.slug}) if game.hands[me] else None

    def take_up(self, game: Duel, me: int, option: Option) -> None:
        game.note_use(self.slug)
        game.draw(me, 2)


@character("dalton_bros", "outlaws", life=3)
class DaltonBros(Trait):
    """Three cards instead of two in the draw phase."""

    draw_bonus = 1


@character("jack_ransome", "outlaws", life=4)
class JackRansome(Trait):
    """May play cards on any character."""

    free_aim = 1


@character("west_harding", "outlaws", life=4)
class WestHarding(Trait):
    """Any number of BANG! cards, which do not count."""

    unlimited = 1


@character("tom_thorn", "outlaws", life=4)
class TomThorn(Trait):
    """Each time the marker is moved onto him, the opponent's rearguard is hit (D3)."""

    def after_arrival(self, game: Duel, me: int) -> list[Deed]:
        return [(prick, me, self.slug)]


@step
def prick(game: Duel, me: int, slug: str) -> None:
    game.tell("acted", me, word=slug)
    game.then(shoot, me, game.rear(1 - me), slug, 0)


# ----------------------------------------------------------- Bull Anderson


@character("bull_anderson", "outlaws", life=5)
class BullAnderson(Trait):
    """Takes up to two cards of an eliminated character and of the opponent's hand."""

    at_once = 1  # before the cards that its owner draws for the loss, as the regulation says

    def on_burial(self, game: Duel, me: int, spot: int) -> list[Deed]:
        return [(loot, me, spot, 2)]


@step
def loot(game: Duel, me: int, spot: int, count: int) -> None:
    options = takes(game.gear[spot])
    if owner(spot) != me:
        options += from_hand_of(game, 1 - me)
    if count and options:
        game.ask(me, "loot", [*options, PASS], looted, me, spot, count)


@step
def looted(game: Duel, me: int, spot: int, count: int, option: Option) -> None:
    if option == PASS:
        return
    word = str(option[1])
    if word in SIDES:
        rob(game, me, word)
    else:  # the dead does not mind (D10)
        game.take_gear(me, spot, game.in_gear(spot, word))
    game.then(loot, me, spot, count - 1)


# ------------------------------------------------------------ Cattle Katie


@character("cattle_katie", "outlaws", life=4)
class CattleKatie(Trait):
    """Once a turn discard an equipment of hers that is not always active, to draw two."""

    def offers(self, game: Duel, me: int) -> list[Option]:
        free = self.slug not in game.used and tradeable(game, me)
        return [("use", self.slug, None)] if free else []

    def why_no_offer(self, game: Duel, me: int, spot: int | None) -> Reason | None:
        if self.slug in game.used:
            return "used-up", {"word": self.slug}
        return None if tradeable(game, me) else ("nothing-to-trade", {"name": self.slug})

    def take_up(self, game: Duel, me: int, option: Option) -> None:
        game.note_use(self.slug)
        game.then(trade_in, me)


def tradeable(game: Duel, me: int) -> list[int]:
    gear = game.gear[game.active(me)]
    return [card for card in gear if not KINDS[card].trait.always]  # type: ignore[union-attr]


@step
def trade_in(game: Duel, me: int) -> None:
    game.ask(me, "gear", discards(tradeable(game, me)), traded_in, me)


@step
def traded_in(game: Duel, me: int, option: Option) -> None:
    spot = game.active(me)
    game.lose_gear(spot, game.in_gear(spot, str(option[1])))
    game.draw(me, 2)


# --------------------------------------------------------------- Pearl Hat


@character("pearl_hat", "outlaws", life=3)
class PearlHat(Trait):
    """Once a turn discard a card to carry out the action card that lay on top of the discards."""

    def offers(self, game: Duel, me: int) -> list[Option]:
        kind = KINDS[game.discard[-1]] if game.discard else None
        if kind is None or self.slug in game.used or not game.hands[me]:
            return []
        if kind.border != "brown" or kind.effect is None:
            return []
        if kind.possible is not None and not kind.possible(game, me):
            return []
        if kind.aim is None:
            return [("use", self.slug, None)]
        return once([("use", self.slug, spot) for spot in kind.aim(game, me, kind)])

    def why_no_offer(self, game: Duel, me: int, spot: int | None) -> Reason | None:
        if self.slug in game.used:
            return "used-up", {"word": self.slug}
        if not game.hands[me]:
            return "hand-empty", {"name": self.slug}
        kind = KINDS[game.discard[-1]] if game.discard else None
        if kind is None or kind.border != "brown" or kind.effect is None:
            return "no-action-on-top", {"name": self.slug}
        return why_no_effect(game, me, kind, FACES[game.discard[-1]], spot)

    def take_up(self, game: Duel, me: int, option: Option) -> None:
        game.note_use(self.slug)
        game.then(pay, me, repeat_action, me, FACES[game.discard[-1]], option[2])


@step
def repeat_action(game: Duel, me: int, face: str, spot: int | None) -> None:
    game.note_card(face)
    carry_out(game, me, KIND_BY_SLUG[slug_of(face)], spot)


# --------------------------------------------------------------- Sid Curry


@character("sid_curry", "outlaws", life=4)
class SidCurry(Trait):
    """Against a hit: reveal the opponent's top card, a barrel dodges it and sends one back."""

    dodges = 1

    def evade(
        self, game: Duel, spot: int, by: int, cause: str, price: int, tried: tuple[str, ...]
    ) -> None:
        me = owner(spot)
        game.then(reveal, me, 1 - me, "barrel", fire_back, spot, by, cause, price, tried)


@step
def fire_back(
    game: Duel, spot: int, by: int, cause: str, price: int, tried: tuple[str, ...], works: bool
) -> None:
    if works:
        game.owe(shoot_back, owner(spot), by)
    game.then(tried_out, spot, by, cause, price, tried, works)


@step
def shoot_back(game: Duel, me: int, by: int) -> None:
    """Whoever shot is the target now: the active character of that side."""
    game.tell("acted", me, word="sid_curry")
    game.then(shoot, me, game.active(by), "sid_curry", 0)


# --------------------------------------------------------------- Slim Poet


@character("slim_poet", "outlaws", life=4)
class SlimPoet(Trait):
    """For each life point lost through the opponent, he discards a random card."""

    def after_hurt(self, game: Duel, me: int, spot: int, points: int, by: int | None) -> list[Deed]:
        return [(snatch, me)] * points if by == 1 - me else []


@step
def snatch(game: Duel, me: int) -> None:
    """Who picks at random sees the backs."""
    options = from_hand_of(game, 1 - me)
    if options:
        game.ask(me, "back", options, snatched, me)


@step
def snatched(game: Duel, me: int, option: Option) -> None:
    game.tell("acted", me, word="slim_poet")
    game.throw_random(1 - me, SIDES.index(str(option[1])))
    suffer_loss(game, me, 1 - me)


# ----------------------------------------------------------- Soundance Kid


@character("soundance_kid", "outlaws", life=4)
class SoundanceKid(Trait):
    """Once a turn discard a card, draw one of each deck and keep one of the two (D11)."""

    def offers(self, game: Duel, me: int) -> list[Option]:
        free = self.slug not in game.used and game.hands[me]
        return [("use", self.slug, None)] if free else []

    def why_no_offer(self, game: Duel, me: int, spot: int | None) -> Reason | None:
        if self.slug in game.used:
            return "used-up", {"word": self.slug}
        return None if game.hands[me] else ("hand-empty", {"name": self.slug})

    def take_up(self, game: Duel, me: int, option: Option) -> None:
        game.note_use(self.slug)
        game.then(pay, me, look_at_both, me)


@step
def look_at_both(game: Duel, me: int) -> None:
    game.lay_out(me, [game.source(me), game.source(1 - me)], 1 << me, "look")
    game.then(keep_one, me)


@step
def keep_one(game: Duel, me: int) -> None:
    if game.spread:
        game.ask(me, "look", takes(game.spread), kept_one, me)


@step
def kept_one(game: Duel, me: int, option: Option) -> None:
    game.pick(me, game.in_spread(str(option[1])))
    for card in game.spread[:]:
        game.discard_spread(me, card)


# ------------------------------------------------------------ Toco Ramirez


@character("toco_ramirez", "outlaws", life=4)
class TocoRamirez(Trait):
    """Any hand card serves as a Colt, which counts as the BANG! card of the turn."""

    def serves(self, kind: Kind, wanted: str) -> bool:
        return wanted == "hit"

    def offers(self, game: Duel, me: int) -> list[Option]:
        if not game.hands[me] or bangs_spent(game, game.working(me)):
            return []
        return [("use", self.slug, s) for s in foe_in_front(game, me, KIND_BY_SLUG["colt"])]

    def why_no_offer(self, game: Duel, me: int, spot: int | None) -> Reason | None:
        if not game.hands[me]:
            return "hand-empty", {"name": self.slug}
        if bangs_spent(game, game.working(me)):
            return "bang-limit", {"number": bangs_allowed(game.working(me))}
        return why_no_effect(game, me, KIND_BY_SLUG["colt"], "colt", spot)

    def take_up(self, game: Duel, me: int, option: Option) -> None:
        assert option[2] is not None
        game.then(load, me, option[2])


@step
def load(game: Duel, me: int, spot: int) -> None:
    """Which card is the Colt?"""
    game.ask(me, "cost", discards(game.hands[me]), loaded, me, spot)


@step
def loaded(game: Duel, me: int, spot: int, option: Option) -> None:
    game.play_down(me, game.in_hand(me, str(option[1])), spot, "colt")
    fire_colt(game, me, spot)
