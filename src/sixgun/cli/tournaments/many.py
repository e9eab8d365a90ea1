"""`sixgun tournament simulate` and `verify`: many tournaments, on several processes."""

from __future__ import annotations

import re
import secrets
import sys
from functools import partial
from math import ceil
from pathlib import Path

import click

from ...bots.registry import SpecError, make_bot
from ...server.desk.store import SUFFIX, FolderError, TournamentFolder
from ...tournament.log.errors import Malformed, Refused
from ...tournament.regulation.rounds import MAXIMUM_PLAYERS, MINIMUM_PLAYERS
from ...tournament.reporting.report import MOST_CHARACTERS, make_report, write_report
from ...tournament.reporting.verification import VerifiedReport, verify_report
from ...tournament.simulation import MIX, TournamentPlan, reports
from ..parallel import INTERRUPTED, collect, in_parallel, jobs_option, read_players, seed_option

CHUNK = 20
BESIDE = (".people.json", ".keys.json")  # files beside a log
MOST_BYTES = 4 * MOST_CHARACTERS  # of a report


@click.command()
@click.option(
    "--players", callback=read_players, default="10-100", show_default=True, metavar="A-B"
)
@click.option("--count", type=click.IntRange(min=1), default=100, show_default=True)
@click.option(
    "--withdrawals",
    type=click.FloatRange(0, 1),
    default=0.03,
    show_default=True,
    help="The chance of each player to leave, in each round.",
)
@seed_option
@click.option("--out", type=click.Path(path_type=Path), required=True, help="A folder of reports.")
@click.option(
    "--bots", default="none", show_default=True, metavar="SPEC", help="Who plays; none: by --mix."
)
@click.option(
    "--mix",
    default=",".join(f"{name}={share}" for name, share in MIX.items()),
    show_default=True,
    help="How often which side wins, without bots.",
)
@jobs_option
def simulate(
    players: tuple[int, ...],
    count: int,
    withdrawals: float,
    seed: str | None,
    out: Path,
    bots: str,
    mix: str,
    jobs: int,
) -> None:
    """Run whole tournaments without people, and write the report of each.

    Duels are decided by lot, and the reports say so. The same seed gives the same
    tournaments, whatever the number of processes.
    """
    if players[0] < MINIMUM_PLAYERS or players[-1] > MAXIMUM_PLAYERS:
        raise click.UsageError(f"A tournament has {MINIMUM_PLAYERS} to {MAXIMUM_PLAYERS} players.")
    spec = "" if bots == "none" else bots
    if spec:
        try:
            make_bot(spec)
        except SpecError as error:
            raise click.UsageError(str(error)) from error
    said = seed or str(secrets.randbits(32))
    plan = TournamentPlan((players[0], players[-1]), said, withdrawals, spec, read_mix(mix))
    out.mkdir(parents=True, exist_ok=True)
    size = min(CHUNK, ceil(count / jobs)) if not spec else 1
    chunks = [range(start, min(start + size, count)) for start in range(0, count, size)]
    results = in_parallel(partial(write_some, plan, out), chunks, jobs)
    interrupted = collect(results, int, "Simulating", count)
    click.echo(f"{count} tournaments in {out} (seed {said})")
    sys.exit(INTERRUPTED if interrupted else 0)


def write_some(plan: TournamentPlan, out: Path, numbers: range) -> int:
    """Simulate and write these; how many it were."""
    for number, text in reports(plan, numbers):
        (out / f"tournament-{number:05}.json").write_text(text, encoding="utf-8")
    return len(numbers)


def read_mix(text: str) -> dict[str, int]:
    pairs = [part.split("=") for part in re.split(r"[,\s]+", text.strip())]
    try:
        mix = {name: int(share) for name, share in pairs}
    except ValueError:
        raise click.UsageError(f"--mix {text!r} is not of the form law=45,outlaws=35.") from None
    if set(mix) - set(MIX) or sum(mix.values()) <= 0 or min(mix.values()) < 0:
        raise click.UsageError(f"--mix gives shares to {', '.join(MIX)}; not {text!r}")
    return mix


# ------------------------------------------------------------------ verify


@click.command()
@click.argument("paths", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
@jobs_option
def verify(paths: tuple[Path, ...], jobs: int) -> None:
    """Verify reports (.json), logs (.jsonl), or all that lie in folders.

    Everything is checked without trusting what wrote it: the chain, every draw, every
    number. Exit code 0 only without violations.
    """
    files = [file for path in paths for file in files_at(path)]
    if not files:
        raise click.UsageError("There is no report (.json) and no log (.jsonl) at these paths.")
    size = min(CHUNK, ceil(len(files) / jobs))
    chunks = [files[start : start + size] for start in range(0, len(files), size)]
    found: list[tuple[str, VerifiedReport]] = []

    def take(some: list[tuple[str, VerifiedReport]]) -> int:
        found.extend(some)
        return len(some)

    interrupted = collect(in_parallel(verify_some, chunks, jobs), take, "Verifying", len(files))
    violations = 0
    for name, verified in sorted(found):
        violations += len(verified.violations)
        for violation in verified.violations:
            click.echo(f"{name}: {violation}")
    again = sum(verified.sheriffs_again for _, verified in found)
    click.echo(f"{again} times Sheriff again because nobody else was left (A-03)")
    last = sum(verified.last_again for _, verified in found)
    avoidable = sum(verified.avoidable for _, verified in found)
    click.echo(
        f"{len(found)} tournaments, {violations} violations, "
        f"{last} last-seat repeats, {avoidable} avoidable"
    )
    sys.exit(INTERRUPTED if interrupted else int(violations > 0))


def files_at(path: Path) -> list[Path]:
    """A file, or the reports and logs of a folder; files beside a log are not reports."""
    if path.is_file():
        return [path]
    reports_there = [file for file in sorted(path.glob("*.json")) if not file.name.endswith(BESIDE)]
    return [*reports_there, *sorted(path.glob(f"*{SUFFIX}"))]


def verify_some(files: list[Path]) -> list[tuple[str, VerifiedReport]]:
    return [(str(file), verify_file(file)) for file in files]


def verify_file(file: Path) -> VerifiedReport:
    try:
        if file.suffix == SUFFIX:
            desk = TournamentFolder(file).read()
            return verify_report(write_report(make_report(desk.events, desk.tournament)))
        if file.stat().st_size > MOST_BYTES:
            raise Malformed("report", f"is longer than {MOST_BYTES} bytes")
        return verify_report(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, FolderError, Malformed, Refused) as error:
        return VerifiedReport((str(error),), 0, 0, 0)
