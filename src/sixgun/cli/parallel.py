"""Work cut into chunks, done wherever it should be, with a bar for people who wait."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, nullcontext
from functools import wraps
from typing import Any, NamedTuple, TypeVar

import click

from ..engine.cards import SETS
from ..executors import PROCESSES, Executor, ExecutorError, checked_place, opened
from ..executors.opening import processors

#: The exit code of a command that was stopped by Ctrl-C.
INTERRUPTED = 130

Chunk = TypeVar("Chunk")
Done = TypeVar("Done")


class Where(NamedTuple):
    """Where chunks are done, and how many at the same time."""

    on: str = PROCESSES
    jobs: int | None = None


@contextmanager
def working(where: Where) -> Iterator[Executor]:
    """Who does the chunks of a command; what keeps them from it is said in a sentence."""

    def note(text: str) -> None:
        click.echo(f"sixgun: {text}", err=True)

    try:
        with opened(*where, note) as found:
            yield found
    except ExecutorError as error:
        raise click.ClickException(str(error)) from error


def progress(label: str, length: int) -> Any:
    """A bar on standard error, or nothing where nobody watches."""
    if not sys.stderr.isatty():
        return nullcontext()
    return click.progressbar(length=length, label=label, file=sys.stderr)


def collect(
    executor: Executor,
    work: Callable[[Chunk], Done],
    chunks: Sequence[Chunk],
    take: Callable[[Done], int],
    label: str,
    length: int,
    decided: Callable[[], bool] = lambda: False,
) -> bool:
    """Have every chunk done and take what came of it, until it is decided by what was taken.

    `take` says how much a result counts for, of the `length` in all. Results come in the order of
    the chunks, so that what is taken is the same wherever they were done. Was it interrupted
    by Ctrl-C?
    """
    with progress(label, length) as bar:
        try:
            with closing(executor.results(work, chunks)) as results:
                while not decided() and (result := next(results, None)) is not None:
                    counted = take(result)
                    if bar is not None:
                        bar.update(counted)
        except KeyboardInterrupt:
            return True
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


def read_place(ctx: click.Context, param: click.Parameter, value: str) -> str:
    try:
        return checked_place(value)
    except ValueError as error:
        raise click.BadParameter(f"{error}.") from error


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


def where_options(function: Callable[..., Any]) -> Callable[..., Any]:
    """`--jobs` and `--on` of a command whose chunks can be done anywhere, as one `where`."""

    @click.option(
        "--jobs",
        type=click.IntRange(min=1),
        help="Chunks done at the same time; as many as there are processors, if not given.",
    )
    @click.option(
        "--on",
        callback=read_place,
        default=PROCESSES,
        show_default=True,
        metavar="PLACE",
        help="Processes of this machine, or a Ray cluster: ray://HOST:10001 (extra: ray).",
    )
    @wraps(function)
    def told(*arguments: Any, on: str, jobs: int | None, **options: Any) -> Any:
        return function(*arguments, where=Where(on, jobs), **options)

    return told


seed_option = click.option("--seed", help="A number or word; the same seed, the same games.")
json_option = click.option("--json", "as_json", is_flag=True, help="One JSON object instead.")
