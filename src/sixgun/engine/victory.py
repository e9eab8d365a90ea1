"""Who has won. Checked after the whole card or effect is done (R23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .game import Game

#: The roles that win together, by side.
SIDES = {
    "law": ("sheriff", "deputy"),
    "outlaws": ("outlaw",),
    "renegade": ("renegade",),
}
ABANDONED = "abandoned"


def winning_side(game: Game) -> str | None:
    """The side that has won, or None if the game goes on."""
    standing = [game.roles[seat] for seat in game.living()]
    if "sheriff" not in standing:  # R65
        return "renegade" if standing == ["renegade"] else "outlaws"
    if "outlaw" not in standing and "renegade" not in standing:  # R66, R67
        return "law"
    return None


def judge(game: Game) -> None:
    """End the game if somebody has won; the dead win with their side."""
    side = winning_side(game)
    if side:
        winners = [seat for seat in range(game.seats) if game.roles[seat] in SIDES[side]]
        end(game, side, tuple(winners))


def abandon(game: Game) -> None:
    """Nobody active is left: the game is over without winners (S9)."""
    end(game, ABANDONED, ())


def end(game: Game, side: str, winners: tuple[int, ...]) -> None:
    game.over = side
    game.winners = winners
    game.stack.clear()
    game.decision = None
    game.tell("game_over", word=side)
    for seat in winners:
        game.tell("won", seat, word=game.roles[seat])
