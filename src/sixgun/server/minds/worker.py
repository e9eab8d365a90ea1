"""What runs in a process that thinks for bots: it is told tasks and replies with options.

A worker remembers its bots and what they have heard, but nothing depends on that: a bot is
a function of its view, the reports since the deal and its seed. The house keeps the books of
what a worker knows, so it tells only what is new, and everything to a worker that is new
itself. The house's side is `pool.py`.
"""

from __future__ import annotations

import json
import os
import pickle
import signal
import struct
import traceback
from collections.abc import Callable, Sequence
from functools import lru_cache
from pkgutil import resolve_name
from queue import SimpleQueue
from threading import Thread
from time import process_time
from typing import Any, NamedTuple

from ...bots.contract import Bot, Budget
from ...bots.levels import LEVELS
from ...bots.registry import BUILT_IN, find_bot, make_bot
from ...bots.runner import Witness, chosen_by
from ...duel.bots.registry import BUILT_IN as OF_THE_DUEL
from ...duel.bots.registry import make_duel_bot
from ...duel.duel import Duel
from ...engine.game import Game
from ...engine.reports import Report
from .bounds import Bounds, bind, bind_cpu, leave_network

#: Before each task stands how long it is; replies are lines.
LENGTH = struct.Struct("<I")
#: No more than this is told about what went wrong.
LONGEST_TEXT = 4_000
#: How many decisions bots play before the first that counts, and how long they think.
REHEARSED, REHEARSAL_SECONDS = 12, 0.002
#: By so much a process that thinks for long gives way to others, the event loop among them.
POLITENESS = 10
#: A thought that takes its budget so many times of the processor ends the process, house or no.
CPU_PATIENCE = 4
#: How a process ends that would need more memory than it may have.
OUT_OF_MEMORY = 12


class Mind(NamedTuple):
    """Who a bot is: where it sits, in which game, what it is made of."""

    table: str
    game: str
    seat: int
    spec: str
    seed: bytes  # 32 of them


class Task(NamedTuple):
    """What the house asks a worker."""

    mind: Mind
    seen: bytes  # the view, pickled
    known: int  # so many reports of this game the worker has already
    reports: Sequence[Report]  # those that follow
    forgotten: Sequence[Mind]  # whom nobody will ask for with what the worker knows of them
    seconds: float | None = None  # a budget that is shorter than usual


class Reply(NamedTuple):
    """What a worker says: `ready` or `unable` at first, then `chose`, `illegal` or `error`."""

    word: str
    needs: str = ""  # what the bot needs, see `bots.contract.NEEDS`
    number: int = -1  # of the option chosen
    text: str = ""  # what went wrong; of `ready`, within which bounds
    cpu: float = 0.0  # what the thought took of the process, in seconds


class BotMemory:
    """A bot and what it has heard."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.reports: list[Report] = []

    def hear(self, known: int, reports: Sequence[Report]) -> None:
        if self.bot.needs != "reports":
            return
        if len(self.reports) != known:
            raise RuntimeError(f"it knows {len(self.reports)} reports, not {known}")
        self.reports += map(_shared, reports)


class Worker:
    """All the bots that one process thinks for."""

    def __init__(self, make: Callable[[str, bytes], Bot], budget: Budget) -> None:
        self._make = make
        self._budget = budget
        self._memories: dict[Mind, BotMemory] = {}

    def think(self, task: Task) -> Reply:
        """Whatever a bot does, this replies, unless the process itself dies of it."""
        began = process_time()
        return self._reply(task)._replace(cpu=process_time() - began)

    def _reply(self, task: Task) -> Reply:
        for mind in task.forgotten:
            self._memories.pop(mind, None)
        needs = ""
        try:
            memory = self._memory_of(task.mind)
            needs = memory.bot.needs
            memory.hear(task.known, task.reports)
            return self._choose(memory, pickle.loads(task.seen), self._allowed(task))
        except MemoryError:
            raise  # whose it is cannot be told: all of it goes with the process
        except Exception:
            return Reply("error", needs, text=traceback.format_exc()[-LONGEST_TEXT:])

    def _memory_of(self, mind: Mind) -> BotMemory:
        if mind not in self._memories:
            self._memories[mind] = BotMemory(self._make(mind.spec, mind.seed))
        return self._memories[mind]

    def _allowed(self, task: Task) -> Budget:
        """The usual budget, unless the table is in a hurry."""
        if task.seconds is None:
            return self._budget
        return Budget(min(task.seconds, self._budget.seconds))

    def _choose(self, memory: BotMemory, seen: Any, budget: Budget) -> Reply:
        bot = memory.bot
        chosen = bot.choose(seen, tuple(memory.reports), budget)
        if chosen in seen.options:
            return Reply("chose", bot.needs, seen.options.index(chosen))
        return Reply("illegal", bot.needs, text=repr(chosen)[:LONGEST_TEXT])


def make(spec: str, seed: bytes) -> Bot:
    """The bot that a spec names; before those of the duel stands `duel/`."""
    game, _, name = spec.rpartition("/")
    return make_duel_bot(name, seed) if game == "duel" else make_bot(name, seed)


@lru_cache(maxsize=50_000)
def _shared(report: Report) -> Report:
    """The bots of a table hear nearly the same: one report serves them all."""
    return report


# ------------------------------------------------------------ the process


def work(maker: str, seconds: float, limits: tuple[int, bool], *, polite: bool) -> None:
    """The life of a worker; it ends when the house hangs up, in whatever way. One that is polite
    lets others have the processor first."""
    for number in (signal.SIGINT, signal.SIGTERM):  # it is the house that decides
        signal.signal(number, signal.SIG_IGN)
    bounds = Bounds(*limits)
    network = leave_network() if bounds.sealed else ""
    if polite:
        os.nice(POLITENESS)
    ears, mouth = _own_pipes()
    tasks: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(ears, tasks), daemon=True).start()
    try:
        worker = Worker(_warm(maker), Budget(seconds))
        told = bind(bounds)
    except Exception as error:
        _say(mouth, Reply("unable", text=f"{type(error).__name__}: {error}"))
        return
    _say(mouth, Reply("ready", text="; ".join([*told, network] if network else told)))
    while True:
        task = pickle.loads(tasks.get())
        if bounds.sealed:
            bind_cpu(CPU_PATIENCE * seconds)
        try:
            reply = worker.think(task)
        except MemoryError:
            os._exit(OUT_OF_MEMORY)
        _say(mouth, reply)


def _own_pipes() -> tuple[int, int]:
    """The pipes to the house, out of the way of bots that read or print."""
    ears, mouth = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    return ears, mouth


def _warm(maker: str) -> Callable[[str, bytes], Bot]:
    """What makes the bots, with all that they import."""
    for name in BUILT_IN:
        find_bot(name)
    for name in OF_THE_DUEL:
        make_duel_bot(name)
    make: Callable[[str, bytes], Bot] = resolve_name(maker)
    _rehearse(Game(len(LEVELS), seed=0, sets="all", listen=True), [each.spec for each in LEVELS])
    _rehearse(Duel(0, listen=True), [f"duel/{name}" for name in OF_THE_DUEL])
    return make


def _rehearse(game: Any, specs: Sequence[str]) -> None:
    """Have bots play a little, because what they read from files they read now or never."""
    seats = range(game.seats)
    bots = [make(specs[-1 - seat], bytes(32)) for seat in seats]
    witnesses = [Witness(game, seat) for seat in seats]
    for _ in range(REHEARSED):
        if game.decision is not None:
            seat = game.decision.seat
            reports = witnesses[seat].reports()
            game.choose(chosen_by(bots[seat], game, reports, Budget(REHEARSAL_SECONDS)))


def _listen(ears: int, tasks: SimpleQueue[bytes]) -> None:
    """In a thread of its own, so that even a bot that never ends ends with the house."""
    while True:
        (length,) = LENGTH.unpack(_read(ears, LENGTH.size))
        tasks.put(_read(ears, length))


def _read(ears: int, size: int) -> bytes:
    read = b""
    while len(read) < size:
        try:
            more = os.read(ears, size - len(read))
        except OSError:
            more = b""
        if not more:
            os._exit(0)  # the house is gone
        read += more
    return read


def _say(mouth: int, reply: Reply) -> None:
    line = json.dumps(reply).encode() + b"\n"
    try:
        while line:
            line = line[os.write(mouth, line) :]
    except OSError:
        os._exit(0)  # the house is gone
