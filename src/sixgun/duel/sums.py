"""Numbers of a side that add up, with what they are made of: from what everybody sees."""

from __future__ import annotations

from typing import NamedTuple

from ..engine.explain import Summand
from .duel import Duel
from .imagine import table_seen
from .table import InForce
from .turn import BANGS_A_TURN, CARDS_A_TURN, FEWEST_KEPT
from .view import DuelView

#: Every sum, with what it says.
SUMS: dict[str, str] = {
    "draw": "cards that the side draws in its draw phase",
    "bangs": "BANG! cards that it may play in a turn",
    "kept": "cards that it may keep at the end of its turn",
    "dodge": "cards that the opponent needs to dodge one of its BANG! cards",
    "reveal": "cards that are turned up in a reveal",
}
#: What sums are made of, besides characters and equipment (`rule`, as in the big game).
SUMMANDS: dict[str, str] = {
    "base": "what anybody has",
    "life": "the life points of the active character",
    "fewest": "two cards may always be kept",
    "unlimited": "a character or an equipment that lifts the limit",
}


class Sum(NamedTuple):
    """A number and its parts."""

    total: int | None  # None: there is no limit
    parts: list[Summand]


def sums(seen: DuelView, seat: int) -> dict[str, Sum]:
    """The numbers of a side by name (see `SUMS`); none before anybody stands there."""
    game = table_seen(seen)
    if not game.standing(game.active(seat)):
        return {}
    at_work = game.working(seat)
    judges = [*game.working(0), *game.working(1)]
    return {
        "draw": _added(CARDS_A_TURN, at_work, "draw_bonus"),
        "bangs": _bangs(at_work),
        "kept": _kept(game, seat),
        "dodge": _added(1, at_work, "price"),
        "reveal": _added(1, judges, "reveals"),
    }


def _added(base: int, at_work: list[InForce] | tuple[InForce, ...], word: str) -> Sum:
    """What anybody has, and what this word of the vocabulary adds."""
    more = [(trait.slug, getattr(trait, word)) for trait, _, _ in at_work]
    parts = [Summand("base", "", base)]
    parts += [Summand("rule", slug, number) for slug, number in more if number]
    return Sum(sum(part.number for part in parts), parts)


def _bangs(at_work: tuple[InForce, ...]) -> Sum:
    lifting = [trait.slug for trait, _, _ in at_work if trait.unlimited]
    if lifting:
        return Sum(None, [Summand("unlimited", lifting[0], 0)])
    return _added(BANGS_A_TURN, at_work, "bang_bonus")


def _kept(game: Duel, seat: int) -> Sum:
    front = game.active(seat)
    parts = [Summand("life", game.slug_at(front), game.life[front])]
    if game.life[front] < FEWEST_KEPT:
        parts.append(Summand("fewest", "", FEWEST_KEPT - game.life[front]))
    return Sum(max(FEWEST_KEPT, game.life[front]), parts)
