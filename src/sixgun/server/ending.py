"""The end of a game: who won, what is written down, what is no longer secret."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..engine.deal import Deal
from ..engine.record import Recorder, record_of
from ..engine.snapshot import from_json
from . import protocol
from .store import acts

if TYPE_CHECKING:
    from .playing import Play
    from .store.acts import Act


async def finish(play: Play, move: Act) -> None:
    """The last move and everything that follows from it go to disk together."""
    table = play.table
    table.state.status = "over"
    for seat in play.game.winners:
        table.state.places[seat].wins += 1
    results = seatings(play)  # before those who were away count as back
    for place in table.state.places:
        place.away, place.defaults = False, 0
        if place.kind == "person":
            place.bot = ""
    await table.keep(move, *end_acts(play, results), table.as_saved())
    play.proof = proof_of(play)
    play.show()
    play.tell_end()
    table.show_table()
    for seat in range(play.game.seats):
        table.house.thinking.forget(play.mind(seat))


def end_acts(play: Play, results: list[Act]) -> list[Act]:
    table = play.table
    ended = acts.end_game(
        play.name,
        ended=table.house.clock.date(),
        over=play.game.over,
        record=record_text(play),
    )
    return [ended, *results]


def seatings(play: Play) -> list[Act]:
    """Who played what, for the history of people."""
    game = play.game
    return [
        acts.add_seating(
            play.name,
            seat,
            person=place.person or None,
            name=place.name,
            bot=place.bot,
            role=game.roles[seat],
            character=_character(game, seat),
            won=seat in game.winners,
            by_bot=bool(place.person) and (place.away or place.kind == "bot"),
        )
        for seat, place in enumerate(play.table.state.places)
    ]


def _character(game: Any, seat: int) -> str:
    rule = game.characters[seat]
    return rule.slug if rule else ""


def proof_of(play: Play) -> protocol.Proof | None:
    if play.secret == "" or play.deal is None:
        return None
    return protocol.Proof(play.secret, play.deal.numbers, play.game.seed.hex())


def record_text(play: Play) -> str:
    """The record of a game, with the deal's proof and the names to show for seats."""
    if play.position:
        text = record_since(play.position, play.moves)
    else:
        text = record_of(play.game, deal=deal_of(play))
    return with_names(text, [place.name for place in play.table.state.places])


def record_since(position: str, moves: list[tuple[str, int, str]]) -> str:
    """The record from a position on: of a game that other rules began."""
    recorder = Recorder(from_json(position))
    for kind, seat, text in moves:
        if kind == "leave":
            recorder.leave(seat)
        elif kind == "noon":
            recorder.high_noon_now()
        elif kind != "forced":
            recorder.choose(text)
    return recorder.text()


def deal_of(play: Play) -> Deal | None:
    if play.deal is None or not play.secret:
        return None
    return Deal(play.name, play.deal.commitment, play.secret, play.deal.numbers)


def with_names(record: str, names: list[str]) -> str:
    """The `display` lines stand after the header's first line and outside all hashes."""
    first, _, rest = record.partition("\n")
    shown = [f"display P{seat + 1} = {name}" for seat, name in enumerate(names)]
    return "\n".join([first, *shown, rest])
