"""A house that keeps tournaments in a folder, until it is killed: `python keeper.py FOLDER`.

The first line that it prints is its address.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from tests.server.desk.halls import hall


async def main(folder: Path) -> None:
    async with hall(folder) as made:
        owner = await made.owner()
        print(made.serving.address, owner.headers["Authorization"][7:], flush=True)
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
