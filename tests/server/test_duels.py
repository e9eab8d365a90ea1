"""Duels at the tables of a house: the same protocol, another game."""

from __future__ import annotations

from pathlib import Path

from sixgun.server.protocol import Question, TableOptions
from tests.server.houses import Guest, a_house, run, together


async def play_badly(guest: Guest) -> None:
    """The last option is to pass or to end the turn: nobody defends himself for long."""

    def choose(question: Question) -> int:
        return 0 if question.kind == "play" else len(question.options) - 1

    await guest.play(choose)


def test_a_duel_against_a_bot(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            ann = await house.guest("Ann")
            await ann.open_table(game="duel", players=2, clock="none", pace="none")
            assert ann.welcome is not None
            bots = [card.bot for card in ann.welcome.duel_bots]
            assert bots == ["random", "brawler", "search"]
            await ann.start(bots="brawler")
            await play_badly(ann)
            assert ann.duel is not None
            assert ann.view is None
            assert ann.duel.over in ("law", "outlaws")
            assert len(ann.duel.winners) == 1
            assert ann.table.options == TableOptions(
                game="duel", players=2, clock="none", pace="none"
            )

    run(test)


def test_two_people_fight_a_tournament_duel(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await house.seated(
                "Ann", "Ben", game="duel", players=2, clock="none", tournament=True, fighters=3
            )
            await people[0].start()
            await together(*[play_badly(guest) for guest in people])
            ann, ben = [guest.duel for guest in people]
            assert ann is not None
            assert ben is not None
            assert ann.over == ben.over
            assert len(ann.sides[0].dealt) == 5
            (winner,) = ann.winners
            loser = 1 - winner
            standing = [spot.life for spot in ann.spots[2 * loser : 2 * loser + 2]]
            assert (max(standing), ann.sides[loser].reserve_size) == (0, 0)
            assert people[0].ended.proof is not None

    run(test)
