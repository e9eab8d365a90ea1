"""Duels of a tournament at the tables of the house: sides by lot, clocks, results by themselves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sixgun.server.protocol import Ended
from sixgun.tournament.log.kinds import HOUSE
from tests.server.desk.halls import Desk, play_all, register
from tests.server.desk.own_tables import Saloon, in_saloon, play_badly
from tests.server.houses import together


async def qualified(made: Saloon, **derogations: int) -> tuple[Desk, list[str]]:
    """A tournament whose duels begin; a referee, and who has come so far."""
    _, remo, rita = await made.hall.cup()
    for kind, value in derogations.items():
        await remo.act("derogate", derogation=kind, value=value, confirmed=True)
    await register(remo, 10)
    await play_all(remo, rita)
    await remo.act("publish", hall="1", confirmed=True)
    await remo.act("begin_duels", confirmed=True)
    return remo, (await remo.get())["qualified"]


def duel_in(view: Any, name: str) -> Any:
    (found,) = [duel for duel in view["duels"] if duel["name"] == name]
    return found


async def played(made: Saloon, desk: Desk, name: str) -> str:
    """A duel in the house between two people; who has won it."""
    await desk.act("draw_sides", duel=name, hall="4")
    await desk.act("house_duel", duel=name)
    duel = duel_in(await desk.get(), name)
    outlaws = duel["second"] if duel["law"] == duel["first"] else duel["first"]
    players = [await made.player(desk, number) for number in (duel["law"], outlaws)]
    for seat, player in enumerate(players):
        await player.until_duel(made, name)
        await player.sits_down()
        assert player.client.table.seat == seat, "the Law sits first"
        assert player.client.table.options.minutes == 30
        assert player.client.table.options.closed_discards
    await together(*[play_badly(player.client) for player in players])
    assert not any(face for pile in players[0].client.piles() for face in pile[:-1]), "S22"
    end = await players[0].client.hears(Ended)
    assert end.proof is not None, "the standings are published: nothing is sealed"
    view = await made.until(desk, lambda view: bool(duel_in(view, name)["winner"]))
    (seat,) = players[0].client.duel.winners
    decided = duel_in(view, name)
    assert (decided["winner"], decided["how"]) == (players[seat].phone.person, "played")
    return str(decided["winner"])


def test_semifinals_and_final_are_played_in_the_house(tmp_path: Path) -> None:
    """T-121 to T-128: bracket, sides and clocks as the regulation wants them."""

    async def test(made: Saloon) -> None:
        remo, four = await qualified(made)
        first, second = [await played(made, remo, name) for name in ("s1", "s2")]
        assert {first, second} < set(four)
        await remo.act("skip_third", reason="late", confirmed=True)
        winner = await played(made, remo, "final")
        await remo.act("close_tournament", confirmed=True)
        view = await made.until(remo, lambda view: not made.house.house.tables)
        assert view["final"][0][1] == winner
        events = made.hall.store().read().events
        assert [each.by for each in events if each.kind == "duel_won"] == [HOUSE] * 3

    in_saloon(tmp_path, test)


def test_a_referee_who_decides_a_duel_closes_its_table(tmp_path: Path) -> None:
    async def test(made: Saloon) -> None:
        remo, _ = await qualified(made)
        assert await remo.refused(422, "house_duel", duel="s1") == "refused-sides-not-drawn"
        await remo.act("draw_sides", duel="s1", hall="4")
        await remo.act("house_duel", duel="s1")
        assert await remo.refused(422, "house_duel", duel="s1") == "refused-duel-housed"
        law = duel_in(await remo.get(), "s1")["law"]
        player = await made.player(remo, law)
        await player.until_duel(made, "s1")
        await player.sits_down()
        await remo.act("win_duel", duel="s1", winner=law, how="forfeit")
        while made.house.house.tables:
            await made.house.quiet()
        assert (await player.phone.get())["duel"] == ""

    in_saloon(tmp_path, test)
