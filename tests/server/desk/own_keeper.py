"""A house with tables and tournaments, until it is killed: `python own_keeper.py FOLDER`.

The first line that it prints is its address and the token of its owner.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from sixgun.server.clock import TestClock
from tests.server.desk.own_tables import saloon


async def main(folder: Path) -> None:
    async with saloon(folder, TestClock()) as made:
        owner = await made.hall.owner()
        print(made.house.address, owner.headers["Authorization"][7:], flush=True)
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
