"""A table of a tournament on the engine: given roles and characters, high noon, who leaves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...bots.contract import Bot
from ...bots.registry import make_bot
from ...bots.runner import Witness, chosen_by
from ...engine.chance import seed_from, seed_of_part
from ...engine.game import Game
from ...engine.victory import ABANDONED
from ..log.dice import Dice
from .deal import game_options
from .prizes import reached_final_duel

#: Who leaves in a game does so at one of the first so many decisions.
EARLY = 60


class Outcome(NamedTuple):
    """What the sheet says about the end of a game."""

    winner: str  # law, outlaws, renegade
    final_duel: bool
    reshuffles: int


def play_with_bots(
    roles: Sequence[str], characters: Sequence[str], spec: str, seed: str, leavers: Sequence[int]
) -> Outcome:
    """Bots play a table to its end; these seats leave on the way and stay, passive."""
    source = seed_from(f"bots {seed}")
    bots = [make_bot(spec, seed_of_part(source, seat)) for seat in range(len(roles))]
    listen = any(bot.needs == "reports" for bot in bots)
    game = Game(seed=seed, listen=listen, **game_options(roles, characters))
    game.history = None
    dice = Dice(seed_from(f"leavers {seed}"))
    _play(game, bots, {seat: dice.below(EARLY) for seat in leavers})
    return outcome_of(game)


def _play(game: Game, bots: Sequence[Bot], leaving: dict[int, int]) -> None:
    witnesses = [Witness(game, seat, bot.needs) for seat, bot in enumerate(bots)]
    while (decision := game.decision) is not None:
        due = [seat for seat, when in leaving.items() if game.serial >= when]
        if due:
            del leaving[due[0]]
            if game.alive[due[0]]:
                game.leave(due[0])
            continue
        seat = decision.seat
        bot = bots[seat]
        if bot.needs == "options":
            option = bot.pick(decision.options)
        else:
            option = chosen_by(bot, game, witnesses[seat].reports())
        game.choose(option, decision.serial)


def outcome_of(game: Game) -> Outcome:
    """What the referee writes on the sheet of a game that is over.

    If nobody active is left the regulation names no winner: the referee decides, and here that
    is the Law if the Sheriff lives.
    """
    alive = [game.roles[seat] for seat in game.living()]
    if game.over == ABANDONED:
        return Outcome("law" if "sheriff" in alive else "outlaws", False, game.shuffles)
    last = game.roles[game.graves[-1]] if game.graves else ""
    final = reached_final_duel(alive, last, game.over)
    return Outcome(game.over, final, game.shuffles)
