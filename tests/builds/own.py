"""Things that people write for themselves, which nobody compiles: a character, a card, a bot, a
game of a class of their own. `python -m tests.builds.own` plays with them and tells what happened.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import sixgun
from sixgun.bots import Bot, make_bot, play_out
from sixgun.bots.scorers import Tracker
from sixgun.engine.aims import Reachable
from sixgun.engine.cards import brown, character
from sixgun.engine.fight import shoot
from sixgun.engine.options import Option
from sixgun.engine.rule import Rule
from sixgun.engine.settings import settings_from


@character("own_ann", life=4, set_name="own")
class OwnAnn(Rule):
    """Sees everybody closer, and draws a card when she is hurt."""

    sight = 1

    def after_hurt(self, game: Any, me: int, points: int, by: int | None) -> None:
        game.draw(me, points)


class Armed(Reachable):
    """Whoever has something in hand."""

    def seats(self, game: Any, me: int) -> Sequence[int]:
        return [foe for foe in super().seats(game, me) if game.hands[foe]]


@brown("own_salute", "2S 3S 4S 5S 6S 7S", set_name="own", aim=Armed())
def own_salute(game: Any, me: int, foe: int) -> None:
    """Both draw, and then it is a shot."""
    game.draw(me)
    game.draw(foe)
    game.then(shoot, me, foe)


class Hothead(Bot):
    """Takes the first that has a target, and keeps everything it has seen."""

    needs: ClassVar[str] = "reports"

    def __init__(self, seed: Any = 0) -> None:
        super().__init__(seed)
        self.seen: list[Any] = []

    def choose(self, seen: Any, reports: Any = (), budget: Any = None) -> Option:
        self.seen.append(seen)
        aimed = [option for option in seen.options if option[2] is not None]
        return aimed[0] if aimed else self.any_of(seen, seen.options)


class Careful(Tracker):
    """A tracker that never plays a Duel."""

    def choose(self, seen: Any, reports: Any = (), budget: Any = None) -> Option:
        option = super().choose(seen, reports, budget)
        return seen.options[-1] if str(option[1]).startswith("duel/") else option


class OwnGame(sixgun.Game):
    """Counts the shots."""

    shots = 0

    def tell(self, key: str, *args: Any, **more: Any) -> None:
        OwnGame.shots += key == "shot"
        super().tell(key, *args, **more)


def main() -> None:
    for seed in range(12):
        game = OwnGame(5, seed, sets=("base", "own"), listen=True)
        hothead = Hothead(1)
        play_out(game, [hothead, Careful(2), *(make_bot("drifter", n) for n in range(3))])
        print(sixgun.record_of(game))
        print([(seen.turns, seen.life, seen.hand, seen.deck_size) for seen in hothead.seen])
    print(OwnGame.shots, settings_from(5, sets=("base", "own")).sets)


if __name__ == "__main__":
    main()
