"""What a page needs in order to know no rules: why not, distances, odds, cautions.

Everything here is computed from one seat's view alone, by asking the rules on a
game imagined from it; only facts that the view fixes are read. Answers are keys
with arguments, so that every client tells them in its own language.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import NamedTuple

from .aims import Reason
from .cards import (
    ANSWERS,
    CARDS_BY_FACE,
    CHARACTERS,
    EVENTS,
    FACES,
    KIND_BY_SLUG,
    KINDS,
    LAID,
    Kind,
    cards_in,
)
from .common import WISHES, forbidden
from .game import Game
from .imagine import imagine, remembered
from .options import Option
from .settings import ROLES_FOR
from .turn import in_play
from .victory import SIDES
from .view import View

#: Every reason, caution and summand, with its arguments; the Fluent files tell them to people.
REASONS: dict[str, str] = {
    "game-over": "the game is over",
    "you-are-out": "you are eliminated",
    "spectator": "you only watch",
    "not-asked": "somebody else is asked: player",
    "not-in-hand": "you do not hold this card: card",
    "not-in-play": "this card does not lie in front of you: card",
    "not-yours": "this is not your character: character",
    "only-in-answer": "this card is only played in answer: card",
    "bang-limit": "you have played your BANG! cards of this turn: number",
    "already-in-play": "a card of that name lies there already: target",
    "needs-target": "this card is played on somebody: card",
    "takes-no-target": "this card is not aimed at anybody: card",
    "no-target": "nobody can be the target: card",
    "target-out": "the target is out of the game: target",
    "target-self": "it cannot be aimed at yourself",
    "out-of-reach": "the target is too far for your weapon: target, distance, reach",
    "too-far": "the target is not at distance 1: target, distance, reach",
    "nothing-in-play": "there is no card in front of you",
    "nothing-to-take": "the target has no card: target",
    "jail-sheriff": "the Sheriff cannot be jailed: target",
    "only-missed": "only a missed effect answers a shot: card",
    "only-bang": "only a BANG! counts here: card",
    "only-beer": "only a Beer answers a lethal hit: card",
    "beer-two-left": "a Beer saves nobody when two players are left",
    "already-tried": "this was tried against this shot already: word",
    "life-full": "you have all your life points",
    "too-few-cards": "it costs more cards than you hold: number",
    "must-play": "the shown card must be played before the turn ends: card",
    "needs-cost": "it costs a further card from the hand: number",
    "forbidden": "the event in force does not allow it: event",
    "silenced": "what lies in front of you has no effect now",
    "last-life-point": "it cannot cost the last life point",
    "no-blue-card": "you hold no blue card",
    "too-few-bangs": "it takes more BANG! cards than you hold: number",
    "just-laid": "it was laid down in this very turn: card",
    "used-up": "it cannot be used more often in this turn: word",
    "not-now": "this is not what is asked now",
}
CAUTIONS: dict[str, str] = {
    "caution-sheriff": "a Deputy aims at the Sheriff: target",
    "caution-own-side": "the target is surely on your side: target",
    "caution-no-effect": "this will have no effect: card",
    "caution-last-bang": "this is your last BANG! card: card",
    "caution-waste": "one answer will not stop this shot: number",
}
SUMMANDS: dict[str, str] = {
    "seats": "places at the table, the shorter way round",
    "rule": "a card in play or a character",
    "minimum": "a distance is never less than 1",
}


# -------------------------------------------------------------- distances


class Summand(NamedTuple):
    """One part of a distance: its key, where it comes from, how much."""

    key: str  # seats, rule, minimum
    source: str  # the slug of the card or character; "" for seats and the minimum
    number: int


def distance(seen: View, me: int, foe: int) -> tuple[int, list[Summand]]:
    """The distance at which me sees foe, and what it is made of (R29, R30)."""
    game = _stage(seen)
    found = game.facts.distance(game, me, foe)
    parts = [Summand("seats", "", found.steps)]
    parts += [Summand("rule", rule.slug, rule.cover) for rule in game.rules(foe) if rule.cover]
    parts += [Summand("rule", rule.slug, -rule.sight) for rule in game.rules(me) if rule.sight]
    total = sum(part.number for part in parts)
    if total < found.total:
        parts.append(Summand("minimum", "", found.total - total))
    return found.total, parts


def reach(seen: View, me: int) -> int:
    """How far the weapon of this seat carries."""
    game = _stage(seen)
    return game.facts.own(game, me).reach


def surplus(seen: View, me: int) -> int:
    """How many cards this seat holds above its hand limit (R27)."""
    game = _stage(seen)
    limit = game.facts.own(game, me).hand_limit or max(0, seen.life[me])
    return len(seen.hands[me]) - limit


# ------------------------------------------------------------------- odds


def odds(seen: View, me: int, wish: str) -> Fraction:
    """The chance that a draw! of this seat comes out as the wish says, from what is seen.

    Whoever turns up several cards picks what is better for him: one hit is enough
    for hearts, while a Dynamite must come up on all of them.
    """
    game = _stage(seen)
    flips = 1 if wish in CALLS else 1 + game.facts.own(game, me).extra_flips

    def fits(card: int) -> bool:
        return WISHES[wish](*game.suit_and_rank(card))

    if wish in FEARED:
        return _chance_of_all(seen, flips, fits, True)
    return 1 - _chance_of_all(seen, flips, fits, False)


#: Wishes about the next card that are no draw!.
CALLS = frozenset({"red", "black"})
Fits = Callable[[int], bool]
#: Wishes that nobody wishes for: the owner of several flips avoids them.
FEARED = frozenset({"spades_2_9"})


def _chance_of_all(seen: View, flips: int, fits: Fits, wanted: bool) -> Fraction:
    """The chance that all cards turned up fit (or fail), one after another."""
    top = dict(seen.deck)
    hidden = _results(_unseen(seen), fits)
    pile = _results([CARDS_BY_FACE[face][0] for face in seen.discard if face is not None], fits)
    closed = seen.discard.count(None)
    chance = Fraction(1)
    for depth in range(min(flips, seen.deck_size)):
        if depth in top:
            card = CARDS_BY_FACE[top[depth]][0]
            chance *= fits(card) is wanted
        else:
            chance *= Fraction(hidden[wanted], hidden.total())
            hidden[wanted] -= 1
        if not chance:
            return chance
    more = flips - seen.deck_size
    if more <= 0:
        return chance
    if seen.deck_size == 0 == len(seen.discard):  # R20: no card at all
        return Fraction(int(not wanted))
    return chance * _chance_of_pile(more, pile, hidden, closed, wanted)


def _chance_of_pile(
    flips: int, pile: Counter[bool], hidden: Counter[bool], closed: int, wanted: bool
) -> Fraction:
    """The same, of cards from the shuffled discards: those that are seen, and so many `closed`
    ones, which may be any that are hidden."""
    total = pile.total() + closed
    if not flips or not total:
        return Fraction(1)
    chance = Fraction(0)
    if pile[wanted]:
        rest = _chance_of_pile(flips - 1, pile - Counter([wanted]), hidden, closed, wanted)
        chance += Fraction(pile[wanted], total) * rest
    if closed and hidden[wanted]:
        fits = Fraction(closed * hidden[wanted], total * hidden.total())
        rest = _chance_of_pile(flips - 1, pile, hidden - Counter([wanted]), closed - 1, wanted)
        chance += fits * rest
    return chance


def _results(cards: list[int], fits: Fits) -> Counter[bool]:
    return Counter(fits(card) for card in cards)


@remembered
def _unseen(seen: View) -> list[int]:
    """The cards whose place the view does not show."""
    shown: Counter[str] = Counter()
    zones = (*seen.hands, *seen.gear, seen.spread, seen.discard)
    for zone in (*zones, [face for _, face in seen.deck]):
        shown.update(face for face in zone if face is not None)
    unseen = []
    for card in cards_in(seen.settings.sets, simplified=seen.settings.simplified):
        if shown[FACES[card]]:
            shown[FACES[card]] -= 1
        else:
            unseen.append(card)
    return unseen


# ---------------------------------------------------------------- why not


def why_not(seen: View, option: Option) -> Reason | None:
    """Why this option is not offered to the seat now; None if it is."""
    if option in seen.options:
        return None
    reason = _why_not_asked(seen)
    if reason:
        return reason
    assert seen.decision is not None
    game = _stage(seen)
    explain = _EXPLAINERS.get(seen.decision.kind)
    found = explain(game, seen, option) if explain else None
    return found or ("not-now", {})


def _why_not_asked(seen: View) -> Reason | None:
    if seen.over:
        return "game-over", {}
    if seen.seat is None:
        return "spectator", {}
    if seen.decision is None or seen.decision.seat == seen.seat:
        return None
    if not seen.alive[seen.seat]:
        return "you-are-out", {}
    return "not-asked", {"player": seen.decision.seat}


def _why_no_play(game: Game, seen: View, option: Option) -> Reason | None:
    verb, word, target = option
    me = seen.seat or 0
    if verb == "end":
        return "must-play", {"card": seen.duty}
    if verb == "use":
        return _why_no_use(game, me, str(word), target)
    if verb != "play":
        return None
    if word not in seen.hand:
        return "not-in-hand", {"card": word}
    return _why_no_card(game, me, game.in_hand(me, str(word)), target)


def _why_no_card(game: Game, me: int, card: int, target: int | None) -> Reason | None:
    kind, face = KINDS[card], FACES[card]
    if kind in game.facts.serving(game, me, "bang"):
        kind = KIND_BY_SLUG["bang"]
    allowance = game.facts.own(game, me).bang_allowance
    if kind.manner == ANSWERS:
        return "only-in-answer", {"card": face}
    if kind.limited and game.bangs_played >= allowance:
        return "bang-limit", {"number": allowance}
    if kind.cost >= len(game.hands[me]):
        return "needs-cost", {"number": kind.cost}
    if game.event and card in forbidden(game, me, "play", kind.slug):
        return "forbidden", {"event": game.event.slug}
    if kind.manner == LAID:
        if target is not None:
            return "takes-no-target", {"card": face}
        return ("already-in-play", {"target": me}) if in_play(game, me, kind) else None
    return _why_no_target(game, me, kind, face, target)


def _why_no_target(game: Game, me: int, kind: Kind, face: str, target: int | None) -> Reason | None:
    if kind.aim is None:
        return ("takes-no-target", {"card": face}) if target is not None else None
    if target is None:
        key = "needs-target" if kind.aim.seats(game, me) else "no-target"
        return key, {"card": face}
    return kind.aim.why_not(game, me, target)


def _why_no_use(game: Game, me: int, word: str, target: int | None) -> Reason | None:
    if word in CARDS_BY_FACE:
        return _why_no_green(game, me, word, target)
    rule = CHARACTERS.get(word) or EVENTS.get(word)
    if rule is None or rule not in game.rules(me):
        return "not-yours", {"character": word}
    return rule.why_no_offer(game, me, target)


def _why_no_green(game: Game, me: int, face: str, target: int | None) -> Reason | None:
    cards = [card for card in game.gear[me] if FACES[card] == face]
    if not cards:
        return "not-in-play", {"card": face}
    if KINDS[cards[0]].border != "green" or KINDS[cards[0]].effect is None:
        return "only-in-answer", {"card": face}
    if cards[0] not in game.facts.own(game, me).greens:
        return "silenced", {}
    if cards[0] in game.fresh:
        return "just-laid", {"card": face}
    return _why_no_target(game, me, KINDS[cards[0]], face, target)


def _why_no_dodge(game: Game, seen: View, option: Option) -> Reason | None:
    verb, word, _ = option
    assert seen.decision is not None
    tried = seen.decision.about[-1]
    slug = str(word).partition("/")[0]
    if verb == "use" and slug in tried:
        return "already-tried", {"word": slug}
    return _why_no_answer(seen, option, "only-missed")


def _why_no_bang(game: Game, seen: View, option: Option) -> Reason | None:
    return _why_no_answer(seen, option, "only-bang")


def _why_no_answer(seen: View, option: Option, key: str) -> Reason | None:
    verb, word, _ = option
    if verb != "play":
        return None
    return (key if word in seen.hand else "not-in-hand"), {"card": word}


def _why_not_saved(game: Game, seen: View, option: Option) -> Reason | None:
    verb, word, _ = option
    if verb == "use":
        rule = CHARACTERS.get(str(word))
        mine = rule is not None and rule in game.rules(seen.seat or 0)
        return rule.why_no_offer(game, seen.seat or 0, None) if rule and mine else None
    reason = _why_no_answer(seen, option, "only-beer")
    if reason and reason[0] == "only-beer" and KINDS[CARDS_BY_FACE[str(word)][0]].saves:
        if game.event and len(game.living()) > 2:
            return "forbidden", {"event": game.event.slug}
        return "beer-two-left", {}
    return reason


_EXPLAINERS: dict[str, Callable[[Game, View, Option], Reason | None]] = {
    "play": _why_no_play,
    "shot": _why_no_dodge,
    "guard": _why_no_dodge,
    "roulette": _why_no_dodge,
    "indians": _why_no_bang,
    "duel": _why_no_bang,
    "lethal": _why_not_saved,
}


# --------------------------------------------------------------- cautions


def cautions(seen: View, option: Option) -> list[Reason]:
    """What a friend would ask before this option is taken: is that what you want?"""
    if option not in seen.options or seen.seat is None or seen.decision is None:
        return []
    verb, word, target = option
    kind = KINDS[CARDS_BY_FACE[word][0]] if word in CARDS_BY_FACE else None
    found: list[Reason] = []
    if seen.decision.kind == "play" and verb in ("play", "use"):
        found += _aimed_at_friend(seen, kind, target)
        if kind is not None and word is not None:
            found += _without_effect(seen, kind, word, target)
    if seen.decision.kind == "duel" and verb == "play" and len(seen.options) == 2:
        found.append(("caution-last-bang", {"card": word}))
    if seen.decision.kind == "shot" and verb == "play":
        found += _not_enough(seen)
    return found


def _aimed_at_friend(seen: View, kind: Kind | None, target: int | None) -> list[Reason]:
    """Abilities and events that aim at somebody shoot, and so does Calamity Janet's Missed!."""
    harmless = kind is not None and not (kind.hostile or kind.manner == ANSWERS)
    if target is None or harmless:
        return []
    if seen.roles[target] == "sheriff" and seen.role == "deputy":
        return [("caution-sheriff", {"target": target})]
    if surely_on_my_side(seen, target):
        return [("caution-own-side", {"target": target})]
    return []


def _without_effect(seen: View, kind: Kind, face: str, target: int | None) -> list[Reason]:
    """Healing those who have all their life points, or a Beer with two players left."""
    assert seen.seat is not None
    living = [seat for seat, alive in enumerate(seen.alive) if alive]
    healed = living if kind.heals == "all" else [seen.seat if target is None else target]
    wounded = [seat for seat in healed if seen.life[seat] < seen.max_life[seat]]
    no_beer = kind.saves and len(living) == 2
    useless = kind.heals and (not wounded or no_beer)
    return [("caution-no-effect", {"card": face})] if useless else []


def _not_enough(seen: View) -> list[Reason]:
    """R40: a single answer against a shot that takes two is wasted."""
    assert seen.decision is not None
    needed = seen.decision.about[2]
    return [("caution-waste", {"number": needed})] if len(seen.options) - 1 < needed else []


def surely_on_my_side(seen: View, seat: int) -> bool:
    """Do all roles that this seat may have win with mine, from what is seen?"""
    sides = [roles for roles in SIDES.values() if seen.role in roles]
    if seat == seen.seat or not sides or seen.role == "renegade":
        return False
    if seen.roles[seat]:
        return seen.roles[seat] in sides[0]
    if seen.settings.players == 3:
        return False
    hidden = Counter(ROLES_FOR[seen.settings.players]) - Counter(r for r in seen.roles if r)
    return bool(hidden) and all(role in sides[0] for role in hidden)


@remembered
def _stage(seen: View) -> Game:
    """A game that fits the view, to ask the rules on; what the view hides is arbitrary."""
    return imagine(seen, Random(0))
