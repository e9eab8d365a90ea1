"""What somebody has played, page by page and in figures."""

from __future__ import annotations

from typing import Any

from sixgun.server.store.acts import add_table, begin_game
from sixgun.server.store.history import Tally, history_of, statistics_of
from sixgun.server.store.rows import SavedSeat
from sixgun.server.store.store import Store
from sixgun.server.store.writer import AnyWrite
from tests.stores import a_game, a_table, played, write


def a_played_game(
    number: int, ended: float, seat: dict[str, Any], **values: Any
) -> tuple[AnyWrite, ...]:
    """A game in which somebody called p sat, against q."""
    name = f"g{number:03}"
    usual: dict[str, Any] = {"role": "outlaw", "character": "black_jack", "won": False}
    people = [
        SavedSeat(game_id=name, seat=0, person="p", **{**usual, **seat}),
        SavedSeat(game_id=name, seat=1, person="q", **{**usual, "won": True}),
        SavedSeat(game_id=name, seat=2, bot="tracker", **usual),
    ]
    return played(a_game(name, number=number), people, ended=ended, **values)


def test_finished_games_come_page_by_page_the_latest_first(store: Store) -> None:
    """Games that ended at the same moment are on one page or the other, never on both."""
    write(store, add_table(a_table()), begin_game(a_game("running", number=99)))
    for number in range(10):
        write(store, *a_played_game(number, float(number // 4), {}))
    seen, page = [], history_of(store, "p", limit=3)
    while page:
        seen.append([game.game_id for game in page])
        page = history_of(store, "p", after=page[-1], limit=3)
    assert seen == [
        ["g009", "g008", "g007"],
        ["g006", "g005", "g004"],
        ["g003", "g002", "g001"],
        ["g000"],
    ]
    assert history_of(store, "nobody") == []


def test_a_game_in_the_history_says_how_it_went(store: Store) -> None:
    write(store, add_table(a_table()))
    seat = {"role": "renegade", "character": "el_gringo", "won": True, "by_bot": True}
    write(store, *a_played_game(1, 7.0, seat, over="renegade", counted=False))
    (game,) = history_of(store, "p")
    assert (game.role, game.character, game.won, game.by_bot) == (
        "renegade",
        "el_gringo",
        True,
        True,
    )
    assert (game.ended, game.over, game.seat, game.counted) == (7.0, "renegade", 0, False)


def test_statistics_by_role_and_character(store: Store) -> None:
    write(store, add_table(a_table()))
    games: list[tuple[dict[str, Any], dict[str, Any]]] = [
        ({"role": "sheriff", "character": "a", "won": True}, {}),
        ({"role": "sheriff", "character": "b", "won": False}, {}),
        ({"role": "outlaw", "character": "a", "won": True}, {}),
        # A bot finished these: one of them would have been won.
        ({"role": "outlaw", "character": "b", "won": True, "by_bot": True}, {}),
        ({"role": "outlaw", "character": "b", "won": False, "by_bot": True}, {}),
        # These are in no statistics: not counted, closed before the end, everybody left.
        ({"role": "sheriff", "character": "a", "won": True}, {"counted": False}),
        ({"role": "sheriff", "character": "a", "won": True}, {"over": ""}),
        ({"role": "sheriff", "character": "a", "won": True}, {"over": "abandoned"}),
    ]
    for number, (seat, values) in enumerate(games):
        write(store, *a_played_game(number, 1.0, seat, **values))
    found = statistics_of(store, "p")
    assert found.total == Tally(games=5, wins=2, by_bot=2)
    assert found.by_role == {"sheriff": Tally(2, 1, 0), "outlaw": Tally(3, 1, 2)}
    assert found.by_character == {"a": Tally(2, 2, 0), "b": Tally(3, 0, 2)}
    assert statistics_of(store, "q").total == Tally(5, 5, 0)
    assert statistics_of(store, "nobody").total == Tally(0, 0, 0)
