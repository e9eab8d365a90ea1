"""What somebody's own page shows of his games, and the same as a file, by a second reckoning."""

from __future__ import annotations

import csv
import itertools
import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from sixgun.engine.settings import ROLES_FOR
from sixgun.server.statistics.files import as_csv
from sixgun.server.statistics.looking_back import LookedAt, games_of
from sixgun.server.statistics.reckoning import looks
from sixgun.server.store.acts import add_table
from sixgun.server.store.forgetting import forgetting
from sixgun.server.store.rows import SavedSeat
from sixgun.server.store.store import Store
from tests.server.houses import a_house, browser, run
from tests.stores import a_game, a_table, played, write

DAY = 86_400.0
NAMES = {"p": "Paula", "q": "=Quentin", "r": "Rosa", "s": "Sam", "u": "Uma", "v": "Vito"}
CHARACTERS = ("el_gringo", "jesse_jones", "rose_doolan")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = Store.open(tmp_path / "house.db", date=lambda: 0.0)
    yield made
    made.close()


def a_life(store: Store, games: int, seed: int = 5) -> list[list[SavedSeat]]:
    """Games of people at tables of three to six, a few of which do not count."""
    dice, told = random.Random(seed), []
    write(store, add_table(a_table()))
    for number in range(games):
        name, players = f"g{number:04}", dice.choice((3, 4, 5, 6))
        roles = [role for role, count in ROLES_FOR[players].items() for _ in range(count)]
        dice.shuffle(roles)
        people = dice.sample([*NAMES], players)
        won = dice.choice(roles)
        side = {"sheriff", "deputy"} if won in ("sheriff", "deputy") and players > 3 else {won}
        seats = [
            SavedSeat(
                game_id=name,
                seat=seat,
                person=person,
                name=NAMES[person] if number < games - 3 else f"{NAMES[person]} II",
                role=role,
                character=dice.choice(CHARACTERS),
                won=role in side,
                by_bot=dice.random() < 0.1,
            )
            for seat, (person, role) in enumerate(zip(people, roles, strict=True))
        ]
        counts: dict[str, Any] = dice.choice([{}] * 8 + [{"counted": False}, {"over": "abandoned"}])
        ended = 1_700_000_000.0 + number * DAY * dice.choice((0.5, 1.0))
        write(store, *played(a_game(name, number=number), seats, ended=ended, **counts))
        if not counts:
            told.append(seats)
    return told


def together(one: str, other: str, players: int) -> bool:
    law = {"sheriff", "deputy"}
    if players == 3:
        return False
    return (one in law and other in law) or one == other == "outlaw"


def test_figures_by_a_second_reckoning(store: Store) -> None:
    told = a_life(store, 120)
    games = games_of(store, "p")
    shown = looks(games, 0, 2_000)
    mine = [(seats, each) for seats in told for each in seats if each.person == "p"]
    assert len(games) == len(mine) > 50
    wins = [each.won and not each.by_bot for _, each in mine]
    by_role = Counter(each.role for _, each in mine)
    assert shown.games == len(mine)
    roles, characters = Counter[str](), Counter[str]()
    won_by_role = Counter[str]()
    for month in shown.months:
        for role, tally in month.roles.items():
            roles[role] += tally.games
            won_by_role[role] += tally.wins
        characters.update({slug: tally.games for slug, tally in month.characters.items()})
    assert roles == by_role
    assert +won_by_role == +Counter(
        each.role for (_, each), won in zip(mine, wins, strict=True) if won
    )
    assert characters == Counter(each.character for _, each in mine)
    assert shown.wins == sum(wins) == sum(won_by_role.values())
    expected: dict[str, list[int]] = defaultdict(lambda: [0, 0, 0, 0])
    for (seats, me), won in zip(mine, wins, strict=True):
        for each in seats:
            if each.person != "p" and not each.by_bot and not me.by_bot:
                at = 0 if together(me.role, each.role, len(seats)) else 2
                expected[NAMES[each.person or ""]][at] += 1
                expected[NAMES[each.person or ""]][at + 1] += won
    found = {
        known.name.removesuffix(" II"): [
            *(known.together.games, known.together.wins),
            *(known.against.games, known.against.wins),
        ]
        for known in shown.company
    }
    assert found == dict(expected)
    meetings = [known.together.games + known.against.games for known in shown.company]
    assert meetings == sorted(meetings, reverse=True)


def test_streaks_by_a_second_reckoning(store: Store) -> None:
    a_life(store, 150, seed=8)
    games = games_of(store, "q")
    shown = looks(games, 0, 2_000).streaks
    line = "".join("W" if game.is_won else "-" for game in games)
    assert shown.wins.length == max(len(row) for row in line.split("-")) > 1
    assert shown.wins_now == len(line) - len(line.rstrip("W"))
    days = sorted({int((game.ended - 6 * 3600) // DAY) for game in games})
    longest = row = 1
    for before, day in itertools.pairwise(days):
        row = row + 1 if day == before + 1 else 1
        longest = max(longest, row)
    assert shown.days.length == longest > 1


def a_look(ended: float, won: bool = True, **values: Any) -> LookedAt:
    usual: dict[str, Any] = {"seat": 0, "role": "outlaw", "character": "el_gringo"}
    usual |= {"by_bot": False, "players": 5}
    return LookedAt(f"g{ended}", ended, won=won, **{**usual, **values})


def test_an_evening_ends_in_the_morning_and_where_one_lives() -> None:
    """1 January 2024, 1 o'clock in the night in Greenwich: still the evening before."""
    midnight = 1_704_067_200.0
    late, next_day = a_look(midnight + 3600), a_look(midnight + 20 * 3600)
    assert [each.month for each in looks([late], 0, 9).months] == ["2023-12"]
    assert [each.month for each in looks([late], 6 * 60, 9).months] == ["2024-01"]
    days = looks([late, next_day], 0, 9).streaks.days
    assert (days.length, days.first, days.last) == (2, "2023-12-31", "2024-01-01")
    assert looks([], 0, 9).streaks.wins.length == 0


def test_a_game_that_a_bot_finished_ends_a_streak() -> None:
    games = [a_look(1e9), a_look(2e9), a_look(3e9, by_bot=True), a_look(4e9)]
    shown = looks(games, 0, 9)
    assert (shown.wins, shown.streaks.wins.length, shown.streaks.wins_now) == (3, 2, 1)


def test_the_latest_games_are_looked_at_and_no_others(store: Store) -> None:
    a_life(store, 60)
    everything = games_of(store, "p")
    assert games_of(store, "p", 7) == everything[-7:]
    assert games_of(store, "nobody") == []


def test_damaged_rows_are_left_out(store: Store) -> None:
    a_life(store, 60)
    games = games_of(store, "p")
    with store._writing.begin() as connection:
        for column, value, game in (
            ("role", b"\xff", games[0]),
            ("won", "maybe", games[1]),
            ("seat", "left", games[2]),
        ):
            change = text(f"UPDATE seatings SET {column} = :v WHERE game_id = :g AND person = 'p'")
            connection.execute(change, {"v": value, "g": game.game_id})
        change = text("UPDATE games SET ended = 1e300 WHERE id = :g")
        connection.execute(change, {"g": games[3].game_id})
        change = text("UPDATE seatings SET name = 3 WHERE game_id = :g AND person != 'p'")
        connection.execute(change, {"g": games[4].game_id})
    left = games_of(store, "p")
    assert [game.game_id for game in left] == [game.game_id for game in games[4:]]
    looks(left, 0, 9)
    as_csv(left, 0)


def test_who_is_forgotten_is_in_nobodys_company(store: Store) -> None:
    a_life(store, 60)
    assert "Rosa" in as_csv(games_of(store, "p"), 0)
    write(store, forgetting("r"))
    names = {known.name for known in looks(games_of(store, "p"), 0, 9).company}
    assert not any("Rosa" in name for name in names)
    assert "Rosa" not in as_csv(games_of(store, "p"), 0)
    assert names


def test_the_table_has_a_line_for_each_game_and_no_formulas(store: Store) -> None:
    a_life(store, 60)
    games = games_of(store, "p")
    lines = list(csv.DictReader(StringIO(as_csv(games, 60))))
    assert [line["role"] for line in lines] == [game.role for game in games]
    assert [int(line["won"]) for line in lines] == [int(game.is_won) for game in games]
    for line, game in zip(lines, games, strict=True):
        count = len([name for name in (line["with"] + "; " + line["against"]).split("; ") if name])
        assert count == len(game.others)
        assert not line["with"].startswith("=")
        assert not line["against"].startswith("=")
    assert any(line["against"].startswith("'=Quentin") for line in lines)


def test_the_routes(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna = await house.client("Anna")
            async with browser(house, anna.key) as http:
                told = await http.get("/api/me/statistics.json")
                assert told.json()["games"] == 0
                assert "content-disposition" not in told.headers
                file = await http.get("/api/me/statistics.json?file&minutes=-300")
                assert "sixgun-statistics.json" in file.headers["content-disposition"]
                table = await http.get("/api/me/statistics.csv?minutes=840")
                assert table.headers["content-type"].startswith("text/csv")
                assert table.text.startswith("date,time,players,role")
                for wrong in ("841", "x", "", "1e3", "--1", "٣"):
                    answer = await http.get(f"/api/me/statistics.csv?minutes={wrong}")
                    assert answer.status_code == 400, wrong
                assert (await http.get("/api/me/statistics")).json()["total"]["games"] == 0
            async with browser(house) as http:
                assert (await http.get("/api/me/statistics.csv")).status_code == 401

    run(test)
