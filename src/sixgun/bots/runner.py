"""Bots play a game to its end. They get views and reports, never the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from ..engine.machine import Machine
from ..engine.options import Option
from ..engine.reports import EVERYBODY, Report, redacted
from .contract import Bot, Budget

G = TypeVar("G", bound=Machine)


def play_out(game: G, bots: Sequence[Bot], budget: Budget | None = None) -> G:
    """Let bots play until the game is over; `bots[seat]` plays that seat.

    Bots that need reports need a game made with `listen=True`, because they want
    to know what happened since the deal.
    """
    if len(bots) != game.seats:
        raise ValueError(f"{game.seats} seats need {game.seats} bots, not {len(bots)}")
    if all(bot.needs == "options" for bot in bots):
        _pick_to_the_end(game, bots)
    else:
        _choose_to_the_end(game, bots, budget)
    return game


def _pick_to_the_end(game: Machine, bots: Sequence[Bot]) -> None:
    """The hot loop of simulations: no views, no reports."""
    picks = [bot.pick for bot in bots]
    choose = game.choose
    while (decision := game.decision) is not None:
        choose(picks[decision.seat](decision.options))


def _choose_to_the_end(game: Any, bots: Sequence[Bot], budget: Budget | None) -> None:
    witnesses = [Witness(game, seat, bot.needs) for seat, bot in enumerate(bots)]
    while (decision := game.decision) is not None:
        seat = decision.seat
        bot = bots[seat]
        if bot.needs == "options":
            option = bot.pick(decision.options)
        else:
            option = chosen_by(bot, game, witnesses[seat].reports(), budget)
        game.choose(option, decision.serial)


def chosen_by(
    bot: Bot, game: Any, reports: Sequence[Report] = (), budget: Budget | None = None
) -> Option:
    """What a bot chooses for the seat that is asked.

    It gets a glance: what it does not read is not made. A bot that keeps what it has seen finds
    all of it there later, as it was.
    """
    seen, kept = game.glance(game.decision.seat)
    try:
        return bot.choose(seen, reports, budget)
    finally:
        del seen
        if (still := kept()) is not None:
            still.finish()


class Witness:
    """Keeps the reports of a game as one seat may read them, each redacted once."""

    def __init__(self, game: Machine, seat: int | None, needs: str = "reports") -> None:
        if needs == "reports" and game.ears is None:
            raise ValueError("a bot needs reports: make the game with listen=True")
        self._heard = game.ears if needs == "reports" and game.ears is not None else []
        self._seat = seat
        self._told: list[Report] = []

    def reports(self) -> Sequence[Report]:
        """Everything since the deal."""
        told, seat = self._told, self._seat
        for report in self._heard[len(told) :]:
            told.append(report if report.eyes == EVERYBODY else redacted(report, seat))
        return told
