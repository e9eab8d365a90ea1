"""A house for pictures: somebody has just ended a game, and others look for players."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

from sixgun.client import Client
from sixgun.server.front.cookies import PERSON
from sixgun.server.front.serving import Serving
from sixgun.server.front.static_pages import Pages
from sixgun.server.house import House, seeded
from sixgun.server.protocol import Open, Option, Seatbot
from sixgun.server.settings import HouseSettings

from .company import HOUR, meet
from .company import lay_out as company_of
from .evening import GAME, TABLE, Evening, lay_out

#: Nobody here floods anybody: the limits are far away.
MANY = 10**9
SEED = 7
POSITIONS = ("table-3", "table-5", "table-7", "table-8", "answering", "event", "duel")


class Saloon:
    """An open house and what there is to see in it."""

    def __init__(self, serving: Serving, key: str) -> None:
        self.serving = serving
        self.address = serving.address
        self.key = key
        self.paths: dict[str, str] = {}

    @property
    def cookie(self) -> dict[str, str]:
        """What makes a browser the person of all pictures."""
        return {"name": PERSON, "value": self.key, "url": self.address}

    def client(self, name: str, key: str = "", **options: Any) -> Client:
        return Client(self.address, key=key, name=name, program=False, **options)


def settings(folder: Path) -> HouseSettings:
    """A house without pauses and limits."""
    return HouseSettings(
        port=0,
        db=str(folder / "house.db"),
        pace=0.0,
        open_browser=False,
        messages_per_second=MANY,
        message_burst=MANY,
        requests_per_second=MANY,
        request_burst=MANY,
        people_per_hour=MANY,
        tables=MANY,
        tables_per_person=MANY,
        sockets_per_person=MANY,
        sockets_per_address=MANY,
        tables_per_address=MANY,
        connections_per_address=MANY,
        daily_share=MANY,
        away_seconds=MANY,  # nobody's seat is taken while he is in another picture
        gather_seconds=HOUR,  # whoever is asked whether he is there may be in another picture
        slow_answer_min=0.05,
        slow_answer_max=0.05,
        ratings=True,
    )


def position(name: str) -> str:
    """A prepared position, as a scenario."""
    file = files("sixgun_tools.shots") / "positions" / f"{name}.toml"
    return file.read_text(encoding="utf-8")


@asynccontextmanager
async def saloon(folder: Path, *, in_company: bool = False) -> AsyncIterator[Saloon]:
    """A real house with everything that is shown; it is gone afterwards."""
    evening = await lay_out(folder / "house.db")
    company = await company_of(folder / "house.db", evening.person) if in_company else None
    async with Serving(settings(folder), pages=Pages()) as serving, AsyncExitStack() as others:
        fix_chance(serving)
        made = Saloon(serving, evening.key)
        async with made.client("Anna", evening.key) as anna:
            await end_game(anna, evening)
            await open_positions(made, anna)
            made.paths["waiting"] = await fill_lobby(made, anna, others)
        if company is not None:
            await meet(made, company, others)
        made.paths |= {"end": f"/table/{TABLE}", "replay": f"/replay/{GAME}"}
        yield made


def fix_chance(serving: Serving) -> None:
    """What the house leaves to chance, such as the names of bots, is always the same."""
    house = serving.context.house
    assert isinstance(house, House)
    house.randomness = seeded(SEED)


async def end_game(anna: Client, evening: Evening) -> None:
    """The last choice of the evening."""
    await anna.watch(TABLE)
    await anna.until(lambda: anna.question is not None and bool(anna.question.options))
    assert anna.question is not None
    await anna.answer(anna.question.options.index(Option(*evening.last.option)))
    await anna.until(lambda: anna.ended is not None)


async def open_positions(made: Saloon, anna: Client) -> None:
    """A table at each of the prepared positions, as far as the script goes by itself."""
    for name in POSITIONS:
        opened = await anna.request(Open(scenario=position(name)))
        await anna.watch(opened.table)
        await anna.until(lambda: anna.question is not None and bool(anna.question.options))
        made.paths[name] = f"/table/{opened.table}"


async def fill_lobby(made: Saloon, anna: Client, others: AsyncExitStack) -> str:
    """People who wait for players, and a table of one's own that is not full yet: its path."""
    wyatt, doc, etta = [
        await others.enter_async_context(made.client(name)) for name in ("Wyatt", "Doc", "Etta")
    ]
    await wyatt.open_table(players=7, sets=("base", "dodge_city"), clock="relaxed")
    assert wyatt.table is not None
    await doc.join(wyatt.table.table)
    await etta.open_table(players=5, sets=("base", "high_noon"))
    own = await anna.open_table(players=6, sets=("base", "dodge_city"))
    await anna.request(Seatbot(bot="tracker", seat=2))
    await anna.request(Seatbot(bot="drifter", seat=4))
    ned = await others.enter_async_context(made.client("Ned"))
    await ned.join(own)
    return f"/table/{own}"
