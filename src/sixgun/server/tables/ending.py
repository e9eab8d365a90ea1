"""The end of a game: who won, what is written down, what is no longer secret."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ...engine.deal import Deal
from ...engine.record import Recorder
from .. import protocol
from ..days.slow import is_for_days
from ..days.turns import tell_turns
from ..minds.roster import bot_name
from ..store import acts
from ..store.naming import noted
from ..store.rows import SavedSeat
from .games import kind_of
from .presence import watch_emptiness
from .reveal import forget_reveal
from .thinking import forget_bots

if TYPE_CHECKING:
    from ..store.writer import AnyWrite
    from .connection import Connection
    from .playing import Play
    from .showing import ShownPlay
    from .state import Place
    from .table import OpenTable


#: How a game ended, by its last move; all others were played out.
HOW: dict[str, Literal["left", "time"]] = {"leave": "left", "time": "time"}


async def finish(play: Play, move: AnyWrite) -> None:
    """The last move and everything that follows from it go to disk together."""
    table = play.table
    table.state.status, table.state.paused_by = "over", ""
    forget_reveal(table)
    table.cancel_alarm("resume")  # who gives up in a pause may end the game, and so the pause
    forget_bots(play)  # while the seats say who they were
    play.scored = tuple([s for s in play.game.winners if not by_bot(table.state.places[s])])
    for seat in play.scored:
        table.state.places[seat].wins += 1
    play.by_bot = tuple([s for s, place in enumerate(table.state.places) if by_bot(place)])
    play.hurried = table.state.hurried is not None
    seated = seatings(play)  # before those who were away count as back
    rated = await rating_acts(play, seated)
    end = end_act(play, seated)
    for place in table.state.places:
        settle(table, place)
    await table.keep(move, end, *rated, table.as_saved())
    play.proof = proof_of(play)
    play.show()
    tell_end(play)
    table.show_table()
    tell_turns(table)
    if is_for_days(table):
        watch_emptiness(table)  # nobody need be there any more


def tell_end(play: Play) -> None:
    """The game is over: tell everybody who has seen its end."""
    late = bool(play.table.options.spectator_delay)
    seen = [
        connection
        for connection, viewer in play.table.viewers.items()
        if viewer.seat is not None or not late
    ]
    tell_end_to(play, seen)


def tell_end_to(play: ShownPlay, connections: list[Connection]) -> None:
    message = protocol.Ended(
        game=play.name,
        over=play.game.over,
        proof=play.proof,
        how=HOW.get(play.last, ""),
        by_bot=play.by_bot,
        hurried=play.hurried,
    )
    for connection in connections:
        connection.send(message)


def by_bot(place: Place) -> bool:
    """Has a bot played somebody's game to the end? Whoever was out before needed none."""
    return bool(place.person) and place.relieved and (place.away or place.kind == "bot")


def settle(table: OpenTable, place: Place) -> None:
    """Nobody is away from a game that is over, and nothing ties who left to his seat."""
    place.away, place.defaults, place.relieved = False, 0, False
    if place.kind == "person":
        place.bot = ""
    elif place.person:
        place.person = ""
        place.name = bot_name([each.name for each in table.state.places], table.dice)


async def rating_acts(play: Play, seated: list[SavedSeat]) -> list[AnyWrite]:
    """What the game says of how well people play, in a house that wants to know."""
    ratings = play.table.house.ratings
    return [] if ratings is None else await ratings.acts_of(play, seated)


def end_act(play: Play, seated: list[SavedSeat]) -> AnyWrite:
    return acts.end_game(
        play.name,
        ended=play.table.house.clock.date(),
        over=play.game.over,
        record=record_text(play),
        seatings=seated,
        hurried=play.table.state.hurried,
    )


def seatings(play: Play) -> list[SavedSeat]:
    """Who played what, for the history of people."""
    game = play.game
    return [
        SavedSeat(
            game_id=play.name,
            seat=seat,
            person=place.person or None,
            name=place.name,
            bot=place.bot,
            role=game.roles[seat],
            character=kind_of(game).character(game, seat),
            won=seat in game.winners,
            by_bot=by_bot(place),
        )
        for seat, place in enumerate(play.table.state.places)
    ]


def proof_of(play: Play) -> protocol.Proof | None:
    if play.secret == "" or play.deal is None:
        return None
    commission = play.table.state.commission
    if commission is not None and not commission.duel:
        return None  # it tells the whole game, and that is sealed
    return protocol.Proof(play.secret, play.deal.numbers, play.game.seed.hex())


def begin_record(play: Play) -> None:
    """From now on everything that is done is written down: from the deal, or from this position
    if other rules began the game. To play it all again at the end would keep every table waiting.
    """
    play.recorder = Recorder.following(play.game, deal_of(play))


def deal_of(play: Play) -> Deal | None:
    """What proves the seed of a game that began with it."""
    if play.deal is None or not play.secret or play.game.history is None:
        return None
    return Deal(play.name, play.deal.commitment, play.secret, play.deal.numbers)


def record_text(play: Play) -> str:
    """The record of a game, with the proof of its deal; the store adds the names."""
    assert play.recorder is not None  # only lessons have none, and they end otherwise
    text = play.recorder.text()
    hurried = play.table.state.hurried
    return text if hurried is None else noted(text, f"hurried {hurried}")
