"""A game that is one choice away from its end, in the store of a house that is not open yet."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from sixgun.bots import Witness, make_bot
from sixgun.engine.deal import commitment, seed_of_deal
from sixgun.engine.game import RULES_VERSION, Game
from sixgun.engine.notation import option_texts
from sixgun.engine.options import Option
from sixgun.engine.settings import written
from sixgun.server.protocol import TableOptions
from sixgun.server.store import acts
from sixgun.server.store.people import People
from sixgun.server.store.rows import MoveKind, SavedGame, SavedTable
from sixgun.server.store.store import Store
from sixgun.server.tables.state import Place, TableState, write_options, write_state

NAMES = ("Anna", "Bob", "Carla", "Dario", "Emil", "Felicia")
#: The table and its game; the names are part of the deal, which anybody can check.
TABLE = "an-evening-among-friends"
GAME = "5eed5eed5eed5eed"
SECRET = "5eed" * 16
#: When all this was, in seconds since 1970: a Saturday evening.
DATE = 1_768_680_000.0
BOT = "drifter"


class Move(NamedTuple):
    """What somebody chose."""

    seat: int
    text: str
    option: Option


class Evening(NamedTuple):
    """Somebody who is about to end a game."""

    person: str
    key: str  # by which a browser is this person
    seat: int
    last: Move


async def lay_out(db: Path) -> Evening:
    """Write everything but the last choice of a game; whose choice that is, is a person."""
    store = Store.open(str(db), date=lambda: DATE)
    try:
        person, key = await People(store).make_person(NAMES[0])
        game, moves = played()
        seat = moves[-1].seat
        options = TableOptions(players=len(NAMES), clock="none", patient=False)
        table = write_state(_state(person, seat)).decode()
        row = SavedTable(TABLE, DATE, DATE, write_options(options).decode(), table, "playing")
        done = [
            acts.add_move(GAME, number, move.seat, _kind(move, seat), move.text, 0)
            for number, move in enumerate(moves[:-1], 1)
        ]
        await store.write(acts.add_table(row), acts.begin_game(_saved(game)), *done)
        return Evening(person, key, seat, moves[-1])
    finally:
        store.close()


def played() -> tuple[Game, list[Move]]:
    """The whole game, which is always the same."""
    game = Game(len(NAMES), seed=seed_of_deal(SECRET, {}), listen=True)
    bots = [make_bot(BOT, f"{GAME} {seat}") for seat in range(game.seats)]
    witnesses = [Witness(game, seat) for seat in range(game.seats)]
    moves = []
    while (decision := game.decision) is not None:
        seat = decision.seat
        option = bots[seat].choose(game.view(seat), witnesses[seat].reports())
        text = option_texts(game)[decision.options.index(option)]
        moves.append(Move(seat, text, option))
        game.choose(option)
    return game, moves


def _kind(move: Move, seat: int) -> MoveKind:
    return "person" if move.seat == seat else "bot"


def _state(person: str, seat: int) -> TableState:
    places = [Place(kind="bot", bot=BOT, seed=GAME) for _ in NAMES]
    for step, name in enumerate(NAMES):
        places[(seat + step) % len(NAMES)].name = name
    places[seat] = Place(kind="person", person=person, name=NAMES[0])
    return TableState(places, owner=person, opener=person, status="playing", games=1, game=GAME)


def _saved(game: Game) -> SavedGame:
    settings = json.loads(json.dumps(written(game.settings)))
    return SavedGame(
        id=GAME,
        table_id=TABLE,
        number=1,
        rules=RULES_VERSION,
        settings=json.dumps(settings),
        seed=seed_of_deal(SECRET, {}).hex(),
        secret=SECRET,
        commitment=commitment(SECRET, settings, GAME),
        begun=DATE,
    )
