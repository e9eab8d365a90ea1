"""Names of tables: nobody guesses one, and whoever pastes one at a command gives no option."""

from __future__ import annotations

import re
from pathlib import Path

from sixgun.server.protocol import TableOptions
from sixgun.server.tables.commissioned import Entrant
from sixgun.server.tables.lessons import scenario_table
from sixgun.server.tables.scripted import scenario_names
from sixgun.server.tables.state import Commission
from sixgun.server.tables.table import OpenTable
from tests.server.houses import a_house, run

#: One in 64 would begin with a dash if it might: of so many, surely some …
MANY = 1000
#: … and of so many, which are on disk, nearly surely.
SOME = 200
NAME = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_-]{21}")


def are_good(names: list[str]) -> bool:
    return len(set(names)) == len(names) and all(map(NAME.fullmatch, names))


def test_no_table_is_named_like_an_option(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as opened:
            house, options = opened.house, TableOptions(players=4)
            await opened.client("Anna")
            (anna,) = house.company.connections
            assert are_good([OpenTable.fresh(house, options).name for _ in range(MANY)])
            first = scenario_names()[0]
            lessons = [scenario_table(house, anna, options, first) for _ in range(SOME)]
            assert are_good([table.name for table in lessons])
            for event in range(SOME):
                given = Commission("cup", 1, 1, event, roles=(), characters=())
                await house.hosting.open(given, options, [Entrant("Anna")] * 4)
            assert are_good(list(house.tables))
            assert len(house.tables) == SOME

    run(test)
