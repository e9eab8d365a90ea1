"""A bot that plays at a house, over the network: `python examples/remote_bot.py http://127.0.0.1:8080`."""

import asyncio
import random
import sys

from sixgun.client import Client


async def main(house: str) -> None:
    async with Client(house, name="Far Away") as client:
        await client.open_table(players=5, pace="none")  # the others answer at once
        await client.start(bots="tracker")  # on the other four seats
        async for question in client.questions():
            await client.answer(random.randrange(len(question.options)))
        won = client.table.seat in client.view.winners
        print(f"{client.view.over}: I have {'won' if won else 'lost'}.")


asyncio.run(main(*sys.argv[1:]))
