"""Many duels of bots, counted by side and by character.

Duel i of a plan depends on the plan's seed and on i alone, so a plan can be cut into
chunks that are played anywhere, in any order (S25); tallies are added up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ...bots.contract import Bot
from ...bots.runner import play_out
from ...bots.simulation import (
    Count,
    Rate,
    Simulation,
    chunks_for,
    play_all,
    play_plan,
    some_seed,
)
from ...engine.chance import seed_from, seed_of_part
from ...engine.errors import SettingsError
from ...executors import PROCESSES
from ..duel import Duel
from ..printed import CHARACTERS, SIDES
from ..settings import USUAL, settings_from
from .registry import make_duel_bot


@dataclass(frozen=True)
class DuelPlan:
    """What is to be played; numbers of characters are taken by turns."""

    bots: tuple[str, ...] = ("random",)  # one spec for both, or one for each side
    characters: tuple[int, ...] = (USUAL,)
    modes: tuple[str, ...] = ("normal",)
    seed: int | str = 0

    def specs(self) -> tuple[str, str]:
        """The spec of the Law's bot and that of the Outlaws'."""
        return self.bots[0], self.bots[-1]

    def seed_of(self, number: int) -> bytes:
        return seed_of_part(seed_from(self.seed), number)

    def players_of(self, number: int) -> int:
        return len(SIDES)

    def bots_of(self, number: int) -> list[Bot]:
        """The bots of a duel; their seeds are a stream apart from the duels'."""
        stream = seed_of_part(seed_from(f"bots {self.seed}"), number)
        return [make_duel_bot(s, seed_of_part(stream, seat)) for seat, s in enumerate(self.specs())]

    def deal(self, number: int, *, listen: bool = False) -> Duel:
        """A duel of this plan, at its first decision. It keeps no history."""
        count = self.characters[number % len(self.characters)]
        mode = self.modes[number // len(self.characters) % len(self.modes)]
        game = Duel(self.seed_of(number), characters=count, mode=mode, listen=listen)
        game.history = None
        return game

    def chunks(self, numbers: range, places: int) -> list[range]:
        """These duels in chunks, for so many who play at the same time."""
        return chunks_for(map(make_duel_bot, self.bots), numbers, places)


def check(plan: DuelPlan) -> None:
    """Say what is wrong with a plan before a thousand duels do."""
    if not 1 <= len(plan.bots) <= len(SIDES):
        raise SettingsError("a duel has two sides: give one bot for both, or one for each")
    if not plan.characters or not plan.modes:
        raise SettingsError("there are duels of no sort; name a number of characters, and a mode")
    for spec in plan.bots:
        make_duel_bot(spec)
    for mode in plan.modes:
        for count in plan.characters:
            settings_from(characters=count, mode=mode)


class DuelTally(Count):
    """What was counted: wins by side, by bot and by character in the line-up."""

    def by_side(self) -> dict[str, Rate]:
        return {side: Rate(self.sides[side], self.finished, self.finished) for side in SIDES}

    def by_bot(self) -> dict[str, Rate]:
        """Of the sides that this bot played: how many won."""
        won, had = self.bots_won, self.bots
        return {spec: Rate(won[spec], had[spec], had[spec]) for spec in sorted(had)}

    def by_character(self) -> dict[str, Rate]:
        """Of the duels whose line-up had this character: how many its side won."""
        won, had = self.characters_won, self.characters
        return {slug: Rate(won[slug], had[slug], had[slug]) for slug in CHARACTERS}


def play_duels(plan: DuelPlan, numbers: range) -> DuelTally:
    """Play these duels of a plan."""
    return play_all(_play, plan, numbers, DuelTally())


def simulate_duels(
    games: int = 1000,
    *,
    bots: str | Sequence[str] = "random",
    characters: int | Sequence[int] = USUAL,
    modes: str | Sequence[str] = "normal",
    seed: int | str | None = None,
    first: int = 0,
    on: str = PROCESSES,
    jobs: int | None = None,
    progress: Callable[[int], object] | None = None,
) -> Simulation[DuelPlan, DuelTally]:
    """Let bots play many duels and count who wins; `sixgun.simulate` for the duel.

        bots        one spec for both sides, or one for each, that of the Law first
        characters  of a side; several numbers are taken by turns
        modes       "normal" (at random), "tournament" (chosen), or both by turns

    Everything else is as with `sixgun.simulate`.
    """
    plan = DuelPlan(
        (bots,) if isinstance(bots, str) else tuple(bots),
        (characters,) if isinstance(characters, int) else tuple(characters),
        (modes,) if isinstance(modes, str) else tuple(modes),
        some_seed() if seed is None else seed,
    )
    check(plan)
    return play_plan(play_duels, plan, range(first, first + games), DuelTally(), on, jobs, progress)


def _play(plan: DuelPlan, number: int, tally: DuelTally) -> None:
    bots = plan.bots_of(number)
    game = plan.deal(number, listen=any(bot.needs == "reports" for bot in bots))
    play_out(game, bots)
    (winner,) = game.winners
    tally.finished += 1
    tally.decisions += game.serial
    tally.turns += game.turns
    tally.sides[game.over] += 1
    for seat, spec in enumerate(plan.specs()):
        line_up = [*game.out[seat], *filter(None, game.places[2 * seat : 2 * seat + 2])]
        line_up += game.reserve[seat]
        won = seat == winner
        tally.bots[spec] += 1
        tally.bots_won[spec] += won
        tally.characters.update(set(line_up))
        if won:
            tally.characters_won.update(set(line_up))
