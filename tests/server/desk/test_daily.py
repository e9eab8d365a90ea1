"""What people of a tournament may add to it in a day, and photos, which are unpacked one by one."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sixgun.server.allowance import Allowance
from sixgun.server.desk.desks import DARKROOM
from sixgun.server.front.context import PHOTOS_WAITING
from sixgun.server.front.interfaces import TooMuch
from sixgun.server.protocol.refusals import Refusal
from sixgun.server.settings import HouseSettings
from sixgun.server.side_process import SideProcess
from sixgun.server.store.bounds import BOUNDS
from tests.server.desk.halls import NAME, Hall, in_hall, register
from tests.server.desk.test_inbox import a_photo, seated
from tests.server.desk.test_tablets import duelling, lent


def bounded(hall: Hall, kind: str, number: int) -> None:
    """From now on somebody may add so many of one kind in a day."""
    bound = BOUNDS[kind]
    share = number / (bound.of_a_person or bound.of_an_address)
    allowance = Allowance(HouseSettings(daily_share=share), hall.clock)

    def afford(asked: str, person: str, address: str) -> None:
        try:
            if asked == kind:
                allowance.take(kind, person, address)
        except Refusal as refusal:
            raise TooMuch.told_by(refusal.told()) from None

    hall.serving.context.people.afford = afford  # type: ignore[method-assign]


def test_a_phone_acts_so_often_a_day(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        anna, bruno, *_ = await register(remo, 10)
        await remo.act("draw_round", hall="1")
        one, other = [await hall.visitor(remo, "phone", each) for each in (anna, bruno)]
        bounded(hall, "phone_acts", 2)
        for _ in range(2):
            await one.try_act("call_referee")
        assert await one.refused(429, "call_referee") == "refusal-enough-today"
        assert (await other.try_act("call_referee")).status_code != 429

    in_hall(tmp_path, test)


def test_a_clock_is_pressed_so_often_a_day(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        remo, *_ = await duelling(hall)
        tablet = await lent(hall, remo)
        bounded(hall, "clock_acts", 1)
        press = {"action": "begin", "side": 0, "seen": 0}
        assert (await tablet.try_act("tap_clock", **press)).status_code != 429
        assert await tablet.refused(429, "tap_clock", **press) == "refusal-enough-today"

    in_hall(tmp_path, test)


def test_an_address_registers_so_many_people_a_day(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        link = (await remo.post("links", role="register"))["link"]
        secret = link.partition("#enter=")[2]
        bounded(hall, "people", 2)
        found = []
        for number in range(3):
            body = {"secret": secret, "name": f"Player {number}"}
            path = f"/api/tournaments/{NAME}/register"
            found.append((await hall.program().post(path, json=body)).status_code)
        assert found == [201, 201, 429]

    in_hall(tmp_path, test)


def test_photos_are_counted(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        remo = await seated(hall)
        bounded(hall, "photos", 2)
        found = [
            (await remo.ask("PUT", path, content=a_photo())).status_code
            for path in ("desk/inbox", "desk/photos/1/1", "desk/inbox", "desk/photos/1/2")
        ]
        assert found == [200, 200, 429, 429]

    in_hall(tmp_path, test)


def test_one_photo_is_unpacked_at_a_time_and_few_wait(tmp_path: Path) -> None:
    """So no more pixels are in the memory than one photo may have."""
    now, most = 0, 0

    class SlowDarkroom(SideProcess):
        gate = asyncio.Event()

        async def do(self, message: bytes) -> tuple[int, bytes]:
            nonlocal now, most
            now += 1
            most = max(most, now)
            await self.gate.wait()
            made = await super().do(message)
            now -= 1
            return made

    async def test(hall: Hall) -> None:
        remo, turns = await seated(hall), hall.serving.context.photos
        slow = hall.serving.context.desks.darkroom = SlowDarkroom(DARKROOM)
        sending = [
            asyncio.create_task(remo.ask("PUT", "desk/inbox", content=a_photo()))
            for _ in range(PHOTOS_WAITING + 1)
        ]
        while turns._here < PHOTOS_WAITING + 1 and not any(each.done() for each in sending):
            await asyncio.sleep(0.01)
        late = await remo.ask("PUT", "desk/photos/1/1", content=a_photo())
        slow.gate.set()
        assert [(await each).status_code for each in sending] == [200] * (PHOTOS_WAITING + 1)
        assert (late.status_code, late.json()["reason"]["key"]) == (429, "desk-photos-waiting")
        assert most == 1
        assert (await remo.ask("PUT", "desk/photos/1/1", content=a_photo())).status_code == 200

    in_hall(tmp_path, test)
