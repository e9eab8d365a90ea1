"""How a bot behaves at a table, whatever it wins: figures in which personalities differ."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from ..engine.cards import KINDS
from ..engine.game import Game
from ..engine.options import Option
from ..engine.reports import Report
from .cardsense import EFFECTS, HOSTILITY, slug_of
from .runner import Witness, chosen_by
from .stand import Cell
from .tempers import EARLY

#: Effects that hurt others.
ATTACKS = frozenset({"shot", "duel", "take", "drop", "jail", "volley", "indians", "brawl"})
#: What chance decides more than anything else.
GAMBLES = frozenset({"duel", "jail", "dynamite"})

#: Every figure: what is counted, and of how many.
FIGURES: dict[str, tuple[str, str, str]] = {
    "attacks": ("attacks", "turns", "hostile cards a turn"),
    "sheriff": ("sheriff", "early", "early hostile acts that are aimed at the Sheriff"),
    "early": ("early", "beginnings", "early hostile acts a turn"),
    "revenge": ("revenge", "aimed", "hostile acts aimed at somebody who had turned on it"),
    "prey": ("prey", "hunts", "hostile acts aimed at whoever has the fewest life points"),
    "rich": ("rich", "hunts", "hostile acts aimed at whoever has the most cards"),
    "gambles": ("gambles", "turns", "Duels, Jails and Dynamites a turn"),
    "beers": ("beers", "thirsts", "turns that end wounded with a Beer in hand, of those wounded"),
}


class Manners(NamedTuple):
    """What was counted of one bot."""

    counts: Counter[str]

    def figures(self) -> dict[str, float]:
        """Every figure by its name."""
        return {
            name: self.counts[part] / self.counts[whole] if self.counts[whole] else 0.0
            for name, (part, whole, _) in FIGURES.items()
        }


def observe(cell: Cell, numbers: Iterable[int]) -> Manners:
    """Watch X in these deals, in one seat of each."""
    counts: Counter[str] = Counter()
    for number in numbers:
        _watch(cell, number, counts)
    return Manners(counts)


def _watch(cell: Cell, number: int, counts: Counter[str]) -> None:
    me = number % cell.players
    game = cell.deal(number)
    bots = [
        cell.bot(cell.one if seat == me else cell.field, number, seat)
        for seat in range(cell.players)
    ]
    witnesses = [Witness(game, seat, bot.needs) for seat, bot in enumerate(bots)]
    turn = game.turn
    while (decision := game.decision) is not None:
        if game.turn != turn:
            if turn == me:
                _count_thirst(game, me, counts)
            turn = game.turn
        seat = decision.seat
        option = chosen_by(bots[seat], game, witnesses[seat].reports())
        if seat == me and decision.kind == "play":
            _count_prey(game, me, option, counts)
        game.choose(option)
    _count_acts(game, me, counts)


def _count_thirst(game: Game, me: int, counts: Counter[str]) -> None:
    """My turn has ended: did I keep a Beer although I am wounded?"""
    if game.alive[me] and game.life[me] < game.max_life[me]:
        counts["thirsts"] += 1
        counts["beers"] += any(KINDS[card].slug == "beer" for card in game.hands[me])


def _count_prey(game: Game, me: int, option: Option, counts: Counter[str]) -> None:
    """Am I about to turn on the weakest of the others, or on the richest?"""
    _, word, target = option
    if target is not None and target != me and HOSTILITY.get(EFFECTS.get(slug_of(word), ""), 0) > 0:
        others = [seat for seat in game.living() if seat != me]
        cards = {seat: len(game.hands[seat]) + len(game.gear[seat]) for seat in others}
        counts["hunts"] += 1
        counts["prey"] += game.life[target] == min(game.life[seat] for seat in others)
        counts["rich"] += cards[target] == max(cards.values())


def _count_acts(game: Game, me: int, counts: Counter[str]) -> None:
    """Go through what happened and count what I did."""
    foes: set[int] = set()
    began = 0
    for report in game.reports:
        early = began <= EARLY * game.seats
        if report.key == "turn_began":
            began += 1
            if report.seat == me:
                counts.update(["turns", *(["beginnings"] if early else [])])
        elif report.key in ("played", "used", "equipped"):
            slug = report.word or (slug_of(report.cards[0]) if report.cards else "")
            if report.seat == me:
                counts.update(_kinds_of_act(game, report, slug, foes, early=early))
            elif report.foe == me and HOSTILITY.get(EFFECTS.get(slug, ""), 0.0) > 0:
                foes.add(report.seat if report.seat is not None else me)


def _kinds_of_act(
    game: Game, report: Report, slug: str, foes: set[int], *, early: bool
) -> list[str]:
    effect = EFFECTS.get(slug, "")
    found = ["gambles"] if slug in GAMBLES else []
    if effect not in ATTACKS:
        return found
    found.append("attacks")
    if report.foe is None:
        return found
    found.append("aimed")
    found += ["revenge"] if report.foe in foes else []
    if early and game.roles[report.seat or 0] != "sheriff":
        found.append("early")
        found += ["sheriff"] if game.roles[report.foe] == "sheriff" else []
    return found
