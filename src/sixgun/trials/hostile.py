"""A house among people who send everything but what they should.

Some tables play, one stands still. Strangers, spectators, a rogue at every table, floods, frames
that are none, sockets that never read and HTTP garbage come down on the house. Whoever sends it
must get a reason or lose the connection; no game may change by it; and nothing of it may be more
to the house than a line in its log.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from itertools import count
from pathlib import Path

import msgspec

from ..client import Client, RefusedError
from ..engine.notation import option_texts
from ..server import protocol
from ..server.protocol import Request, TableOptions
from .attacks import BURST, PATIENCE, PER_SECOND, PLAYERS, AttackFindings, Attacks, Lingerers
from .houses import HouseProcess, running
from .ledger import Ledger, WrittenGame, faults_of, first_position
from .load import resident
from .malice import Malice, Missile, as_player, out_of_range

#: From so many messages on there is time enough to see everybody cut off who should be.
LONG = 10_000
#: So many sockets never read, and ask so often for long answers.
DEAF, PESTERING = 4, 2_500
#: The memory of the house may grow by so many bytes meanwhile.
MOST_GROWTH = 64 * 2**20


# ------------------------------------------------------------------ who plays


class Honest(Client):
    """Somebody who plays at random and writes down what he answered."""

    def __init__(self, address: str, name: str, seed: int) -> None:
        super().__init__(address, name=name)
        self.dice = random.Random(seed)
        self.answers: dict[tuple[str, int], int] = {}  # by game and decision

    async def play(self, enough: Callable[[], bool]) -> None:
        """Play one game after another; the owner begins them until it is enough."""
        while True:
            async for question in self.questions():
                await self.before_answer(question)
                assert self.game is not None
                choice = self.dice.randrange(len(question.options))
                self.answers[self.game.game, question.decision] = choice
                await self.answer(choice)
            assert self.game is not None
            if enough():
                return
            await self._next_game(self.game.number, enough)

    async def before_answer(self, question: protocol.Question) -> None:
        """A rogue has something to say first."""

    async def _next_game(self, number: int, enough: Callable[[], bool]) -> None:
        assert self.table is not None
        if self.table.seat >= 0:
            await self.request(protocol.Rematch())
        await self.until(lambda: enough() or (self.game is not None and self.game.number > number))


class Rogue(Honest):
    """A player who answers as he should, after trying everything that he should not."""

    def __init__(self, address: str, name: str, seed: int, findings: AttackFindings) -> None:
        super().__init__(address, name, seed)
        self.findings = findings
        self.malice = Malice(random.Random(seed))

    async def before_answer(self, question: protocol.Question) -> None:
        options = len(question.options)
        for _ in range(2):
            await self._try(out_of_range(self.malice, question.decision, options))
        earlier = max(0, question.decision - self.dice.randrange(1, 60))
        await self._try(as_player(self.malice, earlier, PLAYERS))

    async def _try(self, missile: Missile) -> None:
        self.findings.sent[missile.sort] += 1
        request: Request = msgspec.json.decode(missile.data, type=protocol.AnyRequest)
        try:
            await asyncio.wait_for(self.request(request), PATIENCE)
        except RefusedError:
            self.findings.refused += 1
        except (TimeoutError, OSError) as error:
            self.findings.blame(f"{missile.sort}: no answer ({error}) to {missile.data!r}")
        else:
            self.findings.blame(f"{missile.sort}: done: {missile.data!r}")


# ------------------------------------------------------------------ the trial


class HostileTrial:
    """A house and its tables, some of which play and one of which stands still."""

    def __init__(self, house: HouseProcess, seed: int) -> None:
        self.house = house
        self.dice = random.Random(seed)
        self.findings = AttackFindings()
        self.players: list[Honest] = []
        self.tables: list[str] = []
        self.frozen = ""
        self.enough = False
        self._names = count(1)

    async def begin(self, tables: int) -> None:
        """Seat everybody and let the games begin, all but one."""
        for _ in range(tables):
            await self._seat(rogue=True)
        still = await self._seat(rogue=False)
        self.frozen = self.tables[-1]
        for owner in self.players[::PLAYERS]:
            await owner.start()
        await still[0].until(lambda: still[0].question is not None)

    async def _seat(self, *, rogue: bool) -> list[Honest]:
        """A table of people, the last of them perhaps a rogue."""
        group = [self._player(rogue and seat == PLAYERS - 1) for seat in range(PLAYERS)]
        await asyncio.gather(*[player.__aenter__() for player in group])
        options = TableOptions(players=PLAYERS, clock="none")
        done = await group[0].request(protocol.Open(options=options))
        for player in group:
            await player.join(done.table)
        self.tables.append(done.table)
        self.players += group
        return group

    def _player(self, rogue: bool) -> Honest:
        address, name = self.house.address, f"Good {next(self._names)}"
        seed = self.dice.getrandbits(32)
        if rogue:
            return Rogue(address, name, seed, self.findings)
        return Honest(address, name, seed)

    async def play(self) -> None:
        """Everybody plays but at the last table, until it is enough."""
        playing = self.players[:-PLAYERS]
        await asyncio.gather(*[player.play(lambda: self.enough) for player in playing])

    def state_of_frozen(self) -> tuple[object, object]:
        """What the store has of the table that stands still."""
        ledger = Ledger(self.house.db)
        return ledger.moves(self.frozen), ledger.states()[self.frozen]

    # ------------------------------------------------------------ afterwards

    async def leave(self) -> None:
        figures = await asyncio.to_thread(self.house.figures)
        if figures["sixgun_mistakes_total"]:
            self.findings.blame(f"the house counts {figures['sixgun_mistakes_total']:.0f} mistakes")
        if self.findings.growth > MOST_GROWTH:
            self.findings.blame(f"the house has grown by {self.findings.growth / 2**20:.0f} MB")
        for player in self.players:
            await player.close()

    def examine(self) -> None:
        """The house is shut: did anybody but the players decide anything?"""
        answers = {key: choice for player in self.players for key, choice in player.answers.items()}
        for game in Ledger(self.house.db).games():
            if game.table == self.frozen:
                continue
            self.findings.games += 1
            self.findings.moves += len(game.moves)
            for fault in (*faults_of(game), *strange_moves(game, answers)):
                self.findings.blame(fault)
        for line in self.house.bad_news():
            self.findings.blame(f"the log: {line}")


def strange_moves(written: WrittenGame, answers: dict[tuple[str, int], int]) -> list[str]:
    """Moves that nobody made, and answers that were lost."""
    game, faults = first_position(written), []
    for move in written.moves:
        assert game.decision is not None
        choice, serial = option_texts(game).index(move.text), game.decision.serial
        given = answers.pop((written.id, serial), None)
        if given != choice:
            faults.append(f"{written.id}: {move} was made, the answer was option {given}")
        game.choose(game.options[choice])
    lost = [serial for name, serial in answers if name == written.id]
    return [*faults, *[f"{written.id}: the answer to {serial} is lost" for serial in lost]]


async def trial(
    folder: Path,
    *,
    messages: int,
    tables: int = 2,
    attackers: int = 4,
    seed: int = 0,
    progress: Callable[[int], None] = lambda sent: None,
) -> AttackFindings:
    """Send so many hostile messages while so many tables play."""
    house = HouseProcess(
        folder, warm=True, messages_per_second=str(PER_SECOND), message_burst=str(BURST)
    )
    made, long = HostileTrial(house, seed), messages >= LONG
    found = made.findings
    async with running(house):
        await made.begin(tables)
        before, memory = made.state_of_frozen(), resident(house.pid)
        playing = asyncio.create_task(made.play())
        lingerers = Lingerers(house.address, found)
        await lingerers.come(made.tables[0], DEAF if long else 1)
        attacks = Attacks(house.address, made.tables, found, made.dice, messages)
        try:
            work = [attacks.go_on(progress) for _ in range(attackers)]
            await asyncio.gather(lingerers.pester(PESTERING if long else 50), *work)
        finally:
            made.enough = True
        found.growth = resident(house.pid) - memory
        await playing
        if made.state_of_frozen() != before:
            found.blame("the table that stood still has changed")
        await lingerers.part(cut_off=long)
        await made.leave()
    made.examine()
    return found
