"""The end of a game: who won, what is written down, what is no longer secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.deal import Deal
from ...engine.record import Recorder, record_of
from ...engine.snapshot import from_json
from .. import protocol
from ..minds.roster import bot_name
from ..store import acts
from ..store.rows import SavedSeat
from .games import kind_of

if TYPE_CHECKING:
    from ...engine.notation import LogLine
    from ..store.writer import AnyWrite
    from .playing import Play
    from .state import Place
    from .table import OpenTable


async def finish(play: Play, move: AnyWrite) -> None:
    """The last move and everything that follows from it go to disk together."""
    table = play.table
    table.state.status, table.state.paused_by = "over", ""
    table.cancel_alarm("resume")  # who gives up in a pause may end the game, and so the pause
    play.forget_bots()  # while the seats say who they were
    play.scored = tuple([s for s in play.game.winners if not by_bot(table.state.places[s])])
    for seat in play.scored:
        table.state.places[seat].wins += 1
    end = end_act(play)  # before those who were away count as back
    for place in table.state.places:
        settle(table, place)
    await table.keep(move, end, table.as_saved())
    play.proof = proof_of(play)
    play.show()
    play.tell_end()
    table.show_table()


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


def end_act(play: Play) -> AnyWrite:
    return acts.end_game(
        play.name,
        ended=play.table.house.clock.date(),
        over=play.game.over,
        record=record_text(play),
        seatings=seatings(play),
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


def record_text(play: Play) -> str:
    """The record of a game, with the proof of its deal; the store adds the names."""
    if play.position:
        return record_since(play.position, play.moves)
    return record_of(play.game, deal=deal_of(play))


def record_since(position: str, moves: list[LogLine]) -> str:
    """The record from a position on: of a game that other rules began."""
    recorder = Recorder(from_json(position))
    for line in moves:
        recorder.apply(line)
    return recorder.text()


def deal_of(play: Play) -> Deal | None:
    if play.deal is None or not play.secret:
        return None
    return Deal(play.name, play.deal.commitment, play.secret, play.deal.numbers)
