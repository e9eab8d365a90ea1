"""Work cut into chunks, on several processes, with a bar for people who wait."""

from __future__ import annotations

import os
import re
import signal
import sys
from collections.abc import Callable, Generator, Sequence
from contextlib import nullcontext
from threading import current_thread, main_thread
from typing import TYPE_CHECKING, Any, TypeVar

import click

from ..engine.cards import SETS

if TYPE_CHECKING:  # whoever only asks for help needs no processes
    from multiprocessing.pool import Pool

#: The exit code of a command that was stopped by Ctrl-C.
INTERRUPTED = 130

Task = TypeVar("Task")
Done = TypeVar("Done")


def processors() -> int:
    """How many processes may run at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def in_parallel(
    function: Callable[[Task], Done], tasks: Sequence[Task], jobs: int
) -> Generator[Done, None, None]:
    """The results of all tasks, each as soon as it is there, in any order.

    Closing the iterator, or Ctrl-C, stops the workers. They are started afresh
    rather than forked, which is the same on every system.
    """
    if min(jobs, len(tasks)) <= 1:
        yield from map(function, tasks)
        return
    with _workers(min(jobs, len(tasks))) as pool:
        yield from pool.imap_unordered(function, tasks)


def until(
    decided: Callable[[], bool], results: Generator[Done, None, None]
) -> Generator[Done, None, None]:
    """The results, and no more once it is decided by those that were taken."""
    try:
        while not decided() and (result := next(results, None)) is not None:
            yield result
    finally:
        results.close()


def _workers(count: int) -> Pool:
    """Workers that leave Ctrl-C to their parent, from their first moment on."""
    from multiprocessing import get_context

    if current_thread() is not main_thread():  # only the main thread hears signals
        return get_context("spawn").Pool(count, _ignore_interrupts)
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)  # which workers inherit
    try:
        return get_context("spawn").Pool(count, _ignore_interrupts)
    finally:
        signal.signal(signal.SIGINT, heard)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def progress(label: str, length: int) -> Any:
    """A bar on standard error, or nothing where nobody watches."""
    if not sys.stderr.isatty():
        return nullcontext()
    return click.progressbar(length=length, label=label, file=sys.stderr)


def collect(
    results: Generator[Done, None, None], take: Callable[[Done], int], label: str, length: int
) -> bool:
    """Take every result (`take` says how much it counts for); was it interrupted by Ctrl-C?"""
    with progress(label, length) as bar:
        try:
            for result in results:
                counted = take(result)
                if bar is not None:
                    bar.update(counted)
        except KeyboardInterrupt:
            return True
        finally:
            results.close()
    return False


# ------------------------------------------------------ options in common


def read_players(ctx: click.Context, param: click.Parameter, value: str) -> tuple[int, ...]:
    """`5`, or `4-7` for each of these numbers by turns."""
    match = re.fullmatch(r"(\d+)(?:-(\d+))?", value.strip())
    if not match:
        raise click.BadParameter(f"{value!r} is not a number such as 5 or a range such as 4-7.")
    low, high = int(match[1]), int(match[2] or match[1])
    if low > high:
        raise click.BadParameter(f"{value!r} begins above its end.")
    return tuple(range(low, high + 1))


def read_fighters(ctx: click.Context, param: click.Parameter, value: str) -> tuple[int, ...]:
    """`4`, or `2-6` for each of these numbers by turns."""
    counts = read_players(ctx, param, value)
    if counts[0] < 2 or counts[-1] > 6:
        raise click.BadParameter(f"a side has 2 to 6 characters, not {value}.")
    return counts


def read_modes(ctx: click.Context, param: click.Parameter, value: str) -> tuple[str, ...]:
    modes = tuple(part.strip() for part in value.split(","))
    for mode in modes:
        if mode not in ("normal", "tournament"):
            raise click.BadParameter(f"{mode!r} is neither normal nor tournament.")
    return modes


def read_sets(ctx: click.Context, param: click.Parameter, value: str) -> tuple[str, ...]:
    """`base`, several names joined by commas, or `all`."""
    from ..bots.simulation import EVERY

    if value.strip() == "all":
        return tuple(SETS)
    if value.strip() == "every":
        return EVERY
    return tuple(re.split(r"[,+\s]+", value.strip()))


def players_option(default: str) -> Callable[[Any], Any]:
    return click.option(
        "--players",
        callback=read_players,
        default=default,
        show_default=True,
        metavar="N[-M]",
        help="Players at the table; a range is taken by turns.",
    )


sets_option = click.option(
    "--sets",
    callback=read_sets,
    default="base",
    show_default=True,
    help="Boxes, by commas, or all; simulate: every, for each legal combination by turns.",
)
game_option = click.option(
    "--game",
    type=click.Choice(["bang", "duel"]),
    default="bang",
    show_default=True,
    help="The big game, or the duel of Law and Outlaws.",
)
fighters_option = click.option(
    "--fighters",
    callback=read_fighters,
    default="4",
    show_default=True,
    metavar="N[-M]",
    help="With --game duel: characters a side, 2 to 6; a range is taken by turns.",
)
mode_option = click.option(
    "--mode",
    callback=read_modes,
    default="normal",
    show_default=True,
    help="With --game duel: normal (at random) or tournament (chosen), or both, by comma.",
)
jobs_option = click.option(
    "--jobs",
    type=click.IntRange(min=1),
    default=processors,
    help="Processes; as many as there are processors, if not given.",
)
seed_option = click.option("--seed", help="A number or word; the same seed, the same games.")
json_option = click.option("--json", "as_json", is_flag=True, help="One JSON object instead.")
