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
#: Three players: whom each hunts.
QUARRY = {"deputy": "renegade", "renegade": "outlaw", "outlaw": "deputy"}
ABANDONED = "abandoned"


def winning_side(game: Game) -> str | None:
    """The side that has won, or None if the game goes on."""
    if game.seats == 3:
        return _hunter(game)
    standing = [game.roles[seat] for seat in game.living()]
    if "sheriff" not in standing:  # R65
        return "renegade" if standing == ["renegade"] else "outlaws"
    if "outlaw" not in standing and "renegade" not in standing:  # R66, R67
        return "law"
    return None


def _hunter(game: Game) -> str | None:
    """Three players (R70): who eliminates his quarry himself has won, else the last one alive."""
    for dead, by in game.fallen:
        if by is not None and QUARRY[game.roles[by]] == game.roles[dead]:
            return game.roles[by]
    living = game.living()
    return game.roles[living[0]] if len(living) == 1 else None


def judge(game: Game) -> None:
    """End the game if somebody has won, or if nobody active is left (S9)."""
    side = winning_side(game)
    if side:
        end(game, side, winners_of(game, side))
    elif all(game.passive[seat] for seat in game.living()):
        abandon(game)


def winners_of(game: Game, side: str) -> tuple[int, ...]:
    """Everybody of the side; a Renegade plays for himself and must be alive (R68)."""
    if side == "renegade":
        return tuple([seat for seat in game.living() if game.roles[seat] == "renegade"])
    roles = SIDES.get(side, (side,))
    return tuple([seat for seat in range(game.seats) if game.roles[seat] in roles])


def abandon(game: Game) -> None:
    """Nobody active is left: the game is over without winners (S9)."""
    end(game, ABANDONED, ())


def end(game: Game, side: str, winners: tuple[int, ...]) -> None:
    game.stop(side, winners)
    game.tell("game_over", word=side)
    for seat in winners:
        game.tell("won", seat, word=game.roles[seat])
