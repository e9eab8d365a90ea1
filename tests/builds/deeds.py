"""What both builds must do alike, told by hashes: `python -m tests.builds.deeds PART OF`.

Every deed is one line, its name and a hash of everything that could be seen of it. Nothing in it
depends on which build runs; that is what the gate compares.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from hashlib import blake2b
from typing import Any

import sixgun
from sixgun.bots.registry import make_bot
from sixgun.bots.runner import play_out
from sixgun.bots.simulation import EVERY, Plan
from sixgun.duel.bots.registry import make_duel_bot
from sixgun.engine.snapshot import state_hash

#: Who plays how many games: over all sizes and legal boxes by turns.
GAMES = {"random": 1760, "tracker": 200, "marshal:deals=4": 20, "legend:deals=4": 20}
DUELS = {"random": 180, "search": 20}
#: Every so many decisions everybody's view is looked at.
LOOKS = 23


def deeds() -> Iterator[tuple[str, Callable[[], str]]]:
    """All deeds by name."""
    for spec, count in GAMES.items():
        plan = Plan(players=tuple(range(3, 9)), sets=EVERY, bots=(spec,), seed="gate")
        for number in range(count):
            yield f"{spec} {number}", lambda plan=plan, number=number: game_of(plan, number)
    for spec, count in DUELS.items():
        for number in range(count):
            yield f"duel {spec} {number}", lambda spec=spec, number=number: duel_of(spec, number)


def game_of(plan: Plan, number: int) -> str:
    """A whole game: its record, its reports, what everybody saw on the way."""
    players, sets = plan.table_of(number)
    game = sixgun.Game(players, plan.seed_of(number), sets=sets, listen=True)
    return played(Watched(game), game, plan.bots_of(number))


def duel_of(spec: str, number: int) -> str:
    """A whole duel."""
    duel = sixgun.Duel(number, listen=True)
    bots = [
        make_duel_bot(spec, seat) if spec != "random" else make_bot(spec, seat) for seat in (0, 1)
    ]
    return played(Watched(duel), duel, bots)


class Watched:
    """What is seen of a game while it goes on."""

    def __init__(self, game: Any) -> None:
        self.game, self.seen, self.decisions = game, blake2b(digest_size=16), 0

    def look(self) -> None:
        """Everybody's view, now and then, in words that no build has of its own."""
        self.decisions += 1
        if self.decisions % LOOKS:
            return
        for seat in (None, *range(self.game.seats)):
            fields = self.game.view(seat)._asdict()
            fields.pop("decision"), fields.pop("stack", None)
            self.seen.update(repr(fields).encode())
        self.seen.update(state_hash(self.game).encode())


def played(watched: Watched, game: Any, bots: list[Any]) -> str:
    """Play a game out and say what was seen of it."""
    for bot in bots:
        watch(bot, watched)
    play_out(game, bots)
    found = watched.seen
    found.update(repr(game.reports).encode())
    found.update(sixgun.record_of(game).encode())
    return found.hexdigest()


def watch(bot: Any, watched: Watched) -> None:
    """Have somebody look whenever this bot is asked."""
    name = "pick" if bot.needs == "options" else "choose"
    ask = getattr(bot, name)

    def asked(*args: Any) -> Any:
        watched.look()
        return ask(*args)

    setattr(bot, name, asked)


def main() -> None:
    part, of = map(int, sys.argv[1:])
    print("build", sixgun.builds.BUILD.split()[0], flush=True)
    for place, (name, do) in enumerate(deeds()):
        if place % of == part:
            print(f"{name}\t{do()}", flush=True)


if __name__ == "__main__":
    main()
