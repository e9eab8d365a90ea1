"""`sixgun trials`: hard days for a house."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Coroutine
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from .parallel import INTERRUPTED, progress
from .serve import missing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..trials import attacks, damage, kills, load, neighbour, pauses, soak, worlds

T = TypeVar("T")
Step = Callable[[float], None]
#: Of so many faults the details are shown.
MOST_SHOWN = 20

seed_option = click.option("--seed", type=int, default=0, show_default=True, help="Of all chance.")
folder_option = click.option(
    "--folder",
    type=click.Path(file_okay=False, path_type=Path),
    help="Where to keep the store and the log of the house; by default they are thrown away.",
)


@click.group()
def command() -> None:
    """Give a house a hard day: it is killed, lied to, damaged, flooded and left running.

    Every trial opens a house of its own on a free port, with a store of its own. Exit code 1
    if anything is found that should not be.
    """


# ------------------------------------------------------------------ running


def run(work: Callable[[Path, Step], Coroutine[Any, Any, T]], what: str, size: float) -> T:
    """Run a trial with a bar for whoever waits."""
    folder = click.get_current_context().params["folder"]
    try:
        from ..server.front import serving
        from ..trials.houses import HouseFailed
    except ModuleNotFoundError as error:
        raise click.ClickException(missing(error)) from error
    found: list[T] = []
    with room(folder) as place, progress(what, max(1, int(size))) as bar:

        async def whole() -> None:
            found.append(await work(place, stepper(bar)))

        try:
            serving.run(whole())
        except KeyboardInterrupt:
            sys.exit(INTERRUPTED)
        except HouseFailed as error:
            raise click.ClickException(str(error)) from error
    return found[0]


@contextmanager
def room(folder: Path | None) -> Iterator[Path]:
    """The folder of a trial; one that was asked for stays, and must be empty."""
    if folder is None:
        with tempfile.TemporaryDirectory(prefix="sixgun-trial-") as made:
            yield Path(made)
        return
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()):
        raise click.UsageError(f"{folder} is not empty: a trial begins with a new store")
    yield folder.resolve()


def stepper(bar: Any) -> Step:
    """What a trial calls with how much is done."""
    shown = 0.0

    def step(done: float) -> None:
        nonlocal shown
        if bar is not None and done > shown:
            bar.update(int(done) - int(shown))
            shown = done

    return step


def end(lines: list[str], faults: list[str]) -> None:
    """Say what was done and what was found."""
    click.echo("\n".join(lines))
    for fault in faults[:MOST_SHOWN]:
        click.echo(f"  {fault}")
    if len(faults) > MOST_SHOWN:
        click.echo(f"  … and {len(faults) - MOST_SHOWN} more")
    click.echo(f"{len(faults)} faults" if faults else "No faults.")
    sys.exit(int(bool(faults)))


def counted(counts: dict[str, int]) -> str:
    ordered = sorted(counts.items(), key=lambda item: -item[1])
    return ", ".join(f"{number:,} {name}" for name, number in ordered)


# ------------------------------------------------------------------ trials


@command.command("kills")
@click.option("--count", type=click.IntRange(min=1), default=500, show_default=True)
@click.option("--tables", type=click.IntRange(min=1), default=3, show_default=True)
@seed_option
@folder_option
def kill(count: int, tables: int, seed: int, folder: Path | None) -> None:
    """Kill the house with -9 in the middle of things, again and again.

    Nothing that anybody saw may be lost or doubled, and every table must finish.
    """

    async def work(place: Path, step: Step) -> kills.KillFindings:
        from ..trials import kills

        return await kills.trial(place, kills=count, tables=tables, seed=seed, progress=step)

    found = run(work, "Killing", count)
    lines = [
        f"{found.kills.total():,} kills in the middle of: {counted(found.kills)}",
        f"{found.tables:,} tables, {found.games:,} games, {found.moves:,} moves and "
        f"{found.lines:,} lines of talk; people came back {found.returns:,} times",
    ]
    end(lines, found.faults)


@command.command("hostile")
@click.option("--count", type=click.IntRange(min=1), default=100_000, show_default=True)
@seed_option
@folder_option
def hostile(count: int, seed: int, folder: Path | None) -> None:
    """Send what nobody should: malformed, stale, foreign, oversized, out of turn, and noise.

    The sender gets a reason or loses the connection, and no game changes.
    """

    async def work(place: Path, step: Step) -> attacks.AttackFindings:
        from ..trials import hostile

        return await hostile.trial(place, messages=count, seed=seed, progress=step)

    found = run(work, "Attacking", count)
    lines = [
        f"{found.sent.total():,} hostile messages: {counted(found.sent)}",
        f"and on top of that: {counted(found.heaped)}",
        f"{found.refused:,} were refused with a reason, {found.cut_off:,} connections ended; "
        f"meanwhile {found.games:,} games with {found.moves:,} moves; "
        f"the house grew by {found.growth / 2**20:.1f} MB",
    ]
    end(lines, found.faults)


@command.command("damage")
@click.option("--rows", type=click.IntRange(min=1), default=2, show_default=True)
@click.option("--part", type=click.FloatRange(0, 1), default=1.0, show_default=True)
@seed_option
@folder_option
def spoil(rows: int, part: float, seed: int, folder: Path | None) -> None:
    """Damage every column of every table of the store, and every file of tournaments.

    Each damage is done to a store of its own, in so many rows of each table, or a part of all
    that. A house is opened on it: the rest must open and play, and what cannot is set aside.
    """

    async def work(place: Path, step: Step) -> damage.DamageFindings:
        from ..trials import damage

        return await damage.trial(place, rows=rows, part=part, seed=seed, progress=step)

    found = run(work, "Damaging", 100)
    lines = [
        f"{found.kinds.total():,} damages to {found.places:,} columns, files and lines: "
        f"{counted(found.kinds)}",
        f"{len(found.shut):,} kept the house shut; {found.set_aside:,} had something set aside",
    ]
    end(lines, found.faults)


@command.command("worlds")
@click.option("--games", type=click.IntRange(min=1), default=200, show_default=True)
@seed_option
@folder_option
def compare_worlds(games: int, seed: int, folder: Path | None) -> None:
    """Play in two worlds that differ only in what a seat cannot know.

    It must be sent the same bytes at the same times, up to the first thing it may notice.
    """

    async def work(place: Path, step: Step) -> worlds.WorldFindings:
        from ..trials import worlds

        return await worlds.trial(place, games=games, seed=seed, progress=step)

    found = run(work, "Comparing", games)
    lines = [
        f"{found.games:,} pairs of worlds, {found.decisions:,} decisions "
        f"({counted(found.asked)}), in {found.differing:,} of them with other options",
        f"{found.messages:,} messages of {found.size / 1024:,.0f} KB and "
        f"{found.explained:,} explanations were the same",
    ]
    end(lines, found.faults)


@command.command("pauses")
@click.option("--count", type=click.IntRange(min=200), default=2_000, show_default=True)
@seed_option
@folder_option
def compare_pauses(count: int, seed: int, folder: Path | None) -> None:
    """Compare the pauses of patient tables: they must not depend on hands."""

    async def work(place: Path, step: Step) -> pauses.PauseFindings:
        from ..trials import pauses

        return await pauses.trial(place, count=count, seed=seed, progress=step)

    found = run(work, "Waiting", count)
    lines = [f"{len(found.pauses):,} pauses, compared by Kolmogorov and Smirnov's test:"]
    for each in found.verdicts:
        sizes = f"{each.sizes[0]:,} and {each.sizes[1]:,}"
        lines.append(f"  {each.split:34}{sizes:18}{each.distance:.3f}  p = {each.chance:.3f}")
    end(lines, found.faults)


@command.command("load")
@click.option("--tables", type=click.IntRange(min=1), default=50, show_default=True)
@click.option("--players", type=click.IntRange(4, 8), default=5, show_default=True)
@click.option("--seconds", type=click.FloatRange(min=1), default=20.0, show_default=True)
@click.option("--rate", type=click.FloatRange(min=0), default=0.0, help="0: as fast as it goes.")
@folder_option
def carry(tables: int, players: int, seconds: float, rate: float, folder: Path | None) -> None:
    """Let tables of people play as fast as they can, or at a rate of decisions a second."""

    async def work(place: Path, step: Step) -> load.Measurements:
        from ..trials import load

        return await load.load(place, tables=tables, players=players, seconds=seconds, rate=rate)

    found = run(work, "Playing", seconds)
    lines = [
        f"{found.rate:,.0f} decisions a second ({found.cpu_rate:,.0f} for a second of CPU time)",
        f"from an answer to its update: half within {found.p50 * 1e3:.1f} ms, "
        f"99 of 100 within {found.p99 * 1e3:.1f} ms",
        f"{found.bytes_per_update:,.0f} bytes an update, "
        f"{found.updates_per_decision / players:.2f} updates per decision and viewer",
        f"{found.bytes_per_table / 1024:,.0f} KB of memory per table, {found.games:,} games",
    ]
    end(lines, [f"{found.refused} messages were refused"] if found.refused else [])


NUISANCES = (
    "bots",
    "tables",
    "complaints",
    "connections",
    "explanations",
    "replays",
    "photos",
)


@command.command("neighbour")
@click.option(
    "--nuisance", multiple=True, type=click.Choice(NUISANCES), help="Only these; repeatable."
)
@click.option("--pairs", type=click.IntRange(min=1), default=5, show_default=True)
@click.option("--seconds", type=click.FloatRange(min=0.1), default=6.0, show_default=True)
@folder_option
def suffer(nuisance: tuple[str, ...], pairs: int, seconds: float, folder: Path | None) -> None:
    """Let somebody take all that he can get, beside an innocent table.

    Each nuisance comes down on a house of its own, in pairs with a house that is left alone. The
    median ratio of the innocent's p95 is at most 2, for bots 3.
    """

    async def work(place: Path, step: Step) -> neighbour.NeighbourFindings:
        from ..trials import neighbour

        return await neighbour.trial(
            place, nuisances=nuisance, pairs=pairs, seconds=seconds, progress=step
        )

    found = run(work, "Suffering", pairs * len(nuisance or NUISANCES))
    end(neighbour_lines(found), found.faults)


def neighbour_lines(found: neighbour.NeighbourFindings) -> list[str]:
    """How long the innocent waits alone and beside each nuisance, and what that one got."""
    lines = [f"{'nuisance':14}{'alone':>10}{'beside':>10}{'ratio':>8}   of each pair"]
    for name, pairs in found.pairs.items():
        if not pairs:
            continue
        alone = sorted(pair.alone for pair in pairs)[len(pairs) // 2]
        beside = sorted(pair.beside for pair in pairs)[len(pairs) // 2]
        each = " ".join(f"{pair.ratio:.2f}" for pair in pairs)
        lines.append(
            f"{name:14}{alone * 1e3:7.1f} ms{beside * 1e3:7.1f} ms{found.ratio(name):8.2f}   {each}"
        )
    for name, got in found.got.items():
        lines.append(f"{name} got: {counted({key: n for key, n in got.items() if key != 'begun'})}")
    return lines


@command.command("soak")
@click.option("--minutes", type=click.FloatRange(min=0.1), default=60.0, show_default=True)
@click.option("--tables", type=click.IntRange(min=1), default=6, show_default=True)
@seed_option
@folder_option
def let_soak(minutes: float, tables: int, seed: int, folder: Path | None) -> None:
    """Let tables come and go; nothing may pile up."""

    async def work(place: Path, step: Step) -> soak.SoakFindings:
        from ..trials import soak

        return await soak.trial(
            place, seconds=60 * minutes, tables=tables, seed=seed, progress=step
        )

    found = run(work, "Soaking", 60 * minutes)
    end(soak_lines(found), found.faults)


def soak_lines(found: soak.SoakFindings) -> list[str]:
    """The house over time, and how it changed after its warm-up."""
    lines = [
        f"{found.evenings.total():,} tables ({counted(found.evenings)}), {found.games:,} games, "
        f"{found.decisions:,} decisions of people, {found.records:,} records fetched",
        f"{'seconds':>8}{'memory':>10}{'helpers':>10}{'files':>7}{'tables':>8}{'sockets':>9}",
    ]
    step = max(1, len(found.samples) // 12)
    for sample in found.samples[::step]:
        lines.append(
            f"{sample.seconds:8.0f}{sample.memory / 2**20:7.1f} MB{sample.helpers / 2**20:7.1f} MB"
            f"{sample.files:7}{sample.tables:8.0f}{sample.sockets:9.0f}"
        )
    with suppress(IndexError):
        warm = found.warm()[0].seconds
        lines.append(
            f"after {warm:.0f} s: {found.slope(lambda each: each.memory) / 2**20:+.1f} MB an hour, "
            f"{found.growth(lambda each: each.memory) / 2**20:+.1f} MB from then to the end"
        )
    lines.append(f"the store grows by {found.bytes_per_game / 1024:.1f} KB a game")
    return lines
