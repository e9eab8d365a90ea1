"""Several games in a row: who survives may keep the character, the star may travel (S24)."""

from __future__ import annotations

import secrets
from typing import Any, Unpack

from .chance import seed_from, seed_of_part
from .errors import SixgunError
from .game import OPTIONS, Game
from .settings import GameOptions, check_options


class SeriesOptions(GameOptions, total=False):
    """What every game of a series is made with."""

    patient: bool
    listen: bool


class Series:
    """Games of the same players, one after another; `game` is the one being played.

    `keep_characters`: survivors are asked whether they keep theirs, the
    eliminated draw new ones. `travelling_sheriff`: after each game the Sheriff's
    role goes to the next seat, the other roles are dealt.
    """

    def __init__(
        self,
        players: int | None = None,
        seed: int | str | bytes | None = None,
        *,
        keep_characters: bool = True,
        travelling_sheriff: bool = False,
        **options: Unpack[SeriesOptions],
    ) -> None:
        check_options("a series", options, "keep_characters", "travelling_sheriff", *OPTIONS)
        self.seed = seed_from(secrets.token_bytes(32) if seed is None else seed)
        self.keep_characters = keep_characters
        self.travelling_sheriff = travelling_sheriff
        self.options = options
        self.number = 1
        self.game = Game(players, seed_of_part(self.seed, 1), **options)

    def next_game(self) -> Game:
        """Set up the next game; the one before must be over."""
        last = self.game
        if not last.over:
            raise SixgunError("the game before is not over yet")
        self.number += 1
        options: dict[str, Any] = {**self.options, **self._carried_over(last)}
        self.game = Game(last.seats, seed_of_part(self.seed, self.number), **options)
        return self.game

    def _carried_over(self, last: Game) -> dict[str, Any]:
        return carried_over(
            last, keep_characters=self.keep_characters, travelling_sheriff=self.travelling_sheriff
        )


def carried_over(
    last: Game, *, keep_characters: bool = False, travelling_sheriff: bool = False
) -> dict[str, Any]:
    """The options that the next game takes over from the last one of a series."""
    options: dict[str, Any] = {}
    if travelling_sheriff and "sheriff" in last.roles:
        options["roles"] = "random"
        options["sheriff"] = (last.roles.index("sheriff") + 1) % last.seats
    if keep_characters and not last.settings.characters:
        options["keep"] = [
            rule.slug if rule and last.alive[seat] and not last.passive[seat] else ""
            for seat, rule in enumerate(last.characters)
        ]
    return options
