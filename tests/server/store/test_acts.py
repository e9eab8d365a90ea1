"""What a house writes comes back as it was, and a game goes on where it stood."""

from __future__ import annotations

import json
from dataclasses import asdict, fields
from random import Random
from typing import Any

import pytest

import sixgun
from sixgun.engine.game import RULES_VERSION
from sixgun.engine.record import record_of
from sixgun.server.clock import TestClock
from sixgun.server.store import rows, schema
from sixgun.server.store.acts import (
    LINES,
    add_line,
    add_move,
    add_table,
    ban,
    begin_game,
    block,
    close_table,
    complain,
    end_game,
    save_snapshot,
    save_table,
    set_value,
    take_back,
    unban,
    unblock,
)
from sixgun.server.store.errors import Conflict
from sixgun.server.store.naming import names_in, signed, without_name
from sixgun.server.store.reads import (
    bans,
    blocked_by,
    complaints,
    game_called,
    game_of,
    house_value,
    lines_of,
    moves_of,
    open_tables,
    seatings_of,
    snapshot_of,
    table_called,
)
from sixgun.server.store.rows import ChatLine, HouseBan, SavedSeat, SavedSnapshot
from sixgun.server.store.store import Store
from tests.stores import a_game, a_table, with_games, write


@pytest.mark.parametrize(
    ("kind", "table"),
    [
        (rows.SavedTable, "tables"),
        (rows.SavedGame, "games"),
        (rows.SavedMove, "moves"),
        (rows.SavedSnapshot, "snapshots"),
        (rows.SavedSeat, "seatings"),
        (rows.ChatLine, "lines"),
        (rows.Complaint, "complaints"),
        (rows.HouseBan, "bans"),
    ],
)
def test_a_row_has_a_field_for_every_column(kind: Any, table: str) -> None:
    columns = {column.name for column in schema.METADATA.tables[table].columns}
    assert {field.name for field in fields(kind)} == columns


def test_moves_are_given_in_the_order_of_their_columns() -> None:
    assert [column.name for column in schema.moves.columns] == [
        field.name for field in fields(rows.SavedMove)
    ]


# ------------------------------------------------------------------ tables


def test_a_table_is_open_until_it_is_closed(store: Store) -> None:
    later, sooner = a_table("a", opened=5.0), a_table("b", opened=4.0, state='{"owner": 1}')
    write(store, add_table(later), add_table(sooner))
    assert open_tables(store) == [sooner, later]
    write(store, save_table("a", options="[]", state="{}", status="playing", changed=7.0))
    write(store, close_table("b", closed=8.0, reason="table-empty"))
    (still,) = open_tables(store)
    assert (still.status, still.options, still.changed) == ("playing", "[]", 7.0)
    closed = table_called(store, "b")
    assert closed is not None
    assert (closed.closed, closed.reason, closed.state) == (8.0, "table-empty", "{}")


def test_the_last_game_of_a_table(store: Store) -> None:
    write(store, add_table(a_table()), begin_game(a_game("first", number=1)))
    second = a_game("second", number=2, position="{}", secret="s", numbers='{"0": "ff"}')
    write(store, begin_game(second))
    assert game_of(store, "t") == game_called(store, "second") == second
    assert game_of(store, "elsewhere") is None
    with pytest.raises(Conflict):
        write(store, begin_game(a_game("third", number=2)))


# ------------------------------------------------------------------ games


def test_a_game_goes_on_after_the_house_was_closed(store: Store, clock: TestClock) -> None:
    """The settings, the seed and the moves are enough; so are a snapshot and what follows it."""
    game, random = sixgun.Game(5, seed="house", patient=True), Random(1)
    settings = json.dumps(asdict(game.settings))
    write(store, add_table(a_table()), begin_game(a_game(settings=settings, seed=game.seed.hex())))
    for number in range(60):
        assert game.decision is not None
        seat, option = game.decision.seat, random.choice(game.options)
        text = game.texts()[game.options.index(option)]
        game.choose(option)
        write(store, add_move("g", number, seat, "person", text, 20))
        if number in (20, 40):
            snapshot = SavedSnapshot("g", number, RULES_VERSION, sixgun.save(game))
            write(store, *save_snapshot(snapshot))
    store.close()

    again = Store.open(store.path, date=clock.date)
    moves, snapshot_found = moves_of(again, "g"), snapshot_of(again, "g")
    assert snapshot_found is not None
    fresh = sixgun.Game(5, seed=game.seed, patient=True)
    short = sixgun.load(snapshot_found.data)
    for move in moves:
        assert fresh.decision is not None
        assert fresh.decision.seat == move.seat
        fresh.choose(move.text)
        if move.number > snapshot_found.number:
            short.choose(move.text)
    assert snapshot_found.number == 40
    assert sixgun.save(fresh) == sixgun.save(game)
    assert sixgun.save(short) == sixgun.save(game)
    again.close()


def test_steps_can_be_taken_back(store: Store) -> None:
    with_games(store, "g", "h")
    write(store, *(add_move(game, n, 0, "person", "end", 0) for game in "gh" for n in range(4)))
    write(store, *save_snapshot(SavedSnapshot("g", 3, 1, "{}")))
    write(store, *take_back("g", 2), add_move("g", 2, 1, "person", "pass", 0))
    assert [move.text for move in moves_of(store, "g")] == ["end", "end", "pass"]
    assert len(moves_of(store, "h")) == 4
    assert snapshot_of(store, "g") is None


def a_record() -> str:
    game, random = sixgun.Game(4, seed=3), Random(3)
    while not game.over:
        game.choose(random.choice(game.options))
    return record_of(game)


def seated(seat: int, **values: Any) -> SavedSeat:
    usual: dict[str, Any] = {"role": "outlaw", "character": "jourdonnais", "won": False}
    return SavedSeat(game_id="g", seat=seat, **{**usual, **values})


def test_the_end_of_a_game_is_written_once_with_its_names(store: Store) -> None:
    with_games(store, "g")
    write(store, *save_snapshot(SavedSnapshot("g", 0, 1, "{}")))
    people = [
        seated(0, name="Anna Lee", person="p", won=True),
        seated(1, name="Bruno\n-- end 1\N{LINE SEPARATOR}x", by_bot=True),
        seated(2, name="Tracker", bot="tracker"),
        seated(3, name=""),
    ]
    ending = end_game("g", ended=9.0, over="outlaws", record=a_record(), seatings=people)
    write(store, ending)
    game = game_of(store, "t")
    assert game is not None
    assert (game.ended, game.over, game.counted) == (9.0, "outlaws", True)
    assert game.record is not None
    assert sixgun.load_record(game.record).over  # names are outside all hashes
    assert names_in(game.record) == {0: "Anna Lee", 1: "Bruno -- end 1 x", 2: "Tracker", 3: ""}
    assert seatings_of(store, "g") == people
    assert snapshot_of(store, "g") is None
    with pytest.raises(Conflict, match="no running game 'g'"):
        write(store, ending)


def test_a_game_can_stop_counting_when_it_ends(store: Store) -> None:
    with_games(store, "g", "h")
    ending = {"ended": 9.0, "over": "", "record": None, "seatings": []}
    write(store, end_game("g", **ending, reason="closed", counted=False), end_game("h", **ending))
    found = [game_called(store, game) for game in "gh"]
    assert [(game.counted, game.reason) for game in found if game] == [
        (False, "closed"),
        (True, ""),
    ]


def test_names_are_put_into_a_record_and_taken_out() -> None:
    bare = a_record()
    record = signed(bare, {0: "Anna", 2: "Cleo"})
    assert names_in(signed(record, {1: "Bob"})) == {1: "Bob"}
    assert names_in(without_name(record, 2)) == {0: "Anna", 2: "P3"}
    assert signed(record, {}) == bare
    assert sixgun.load_record(record).over == sixgun.load_record(bare).over


# ------------------------------------------------------------------ what people say


def a_line(number: int, **values: Any) -> ChatLine:
    usual: dict[str, Any] = {"room": "table", "who": "w", "name": "Anna", "at": float(number)}
    return ChatLine(table_id="t", number=number, **{**usual, **values})


def test_the_last_lines_of_a_table_are_kept(store: Store) -> None:
    with_games(store)
    write(store, *(act for n in range(LINES + 5) for act in add_line(a_line(n, text=f"{n}"))))
    write(store, *add_line(a_line(LINES + 5, phrase="phrase-thanks", seat=2)))
    found = lines_of(store, "t")
    assert [line.number for line in found] == [*range(6, LINES + 6)]
    assert found[-1] == a_line(LINES + 5, phrase="phrase-thanks", seat=2)


def test_blocks_are_made_and_undone(store: Store) -> None:
    write(store, *block("p", "q"), *block("p", "q"), *block("p", "r"), *block("q", "p"))
    assert blocked_by(store, "p") == {"q", "r"}
    write(store, *unblock("p", "q"), *unblock("p", "nobody"))
    assert blocked_by(store, "p") == {"r"}
    assert blocked_by(store, "q") == {"p"}


def test_a_complaint_keeps_what_was_said(store: Store) -> None:
    said = a_line(3, text="you rat", person="q")
    write(store, complain(5.0, "p", "q", "t", "rude", [said]))
    write(store, complain(6.0, "p", "r", None, "", []))
    first, second = complaints(store)
    assert (first.person, first.against, first.text) == ("p", "q", "rude")
    assert [ChatLine(**line) for line in json.loads(first.heard)] == [said]
    assert (second.table_id, second.heard) == (None, "[]")


def test_bans_and_values_of_the_house_replace_each_other(store: Store) -> None:
    write(store, *ban(HouseBan("p", 1.0, 9.0, "spam")), *ban(HouseBan("p", 2.0, None, "more spam")))
    assert bans(store) == [HouseBan("p", 2.0, None, "more spam")]
    write(store, unban("p"), *set_value("k", "1"), *set_value("k", "2"))
    assert bans(store) == []
    assert (house_value(store, "k"), house_value(store, "other")) == ("2", None)


def test_a_ban_says_why() -> None:
    with pytest.raises(ValueError, match="reason"):
        ban(HouseBan("p", 1.0, None, " "))
