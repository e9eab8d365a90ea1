"""The command: `./sixgun test --mutants`."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from pathlib import Path
from random import Random
from typing import NamedTuple

import click

from .areas import AREAS, Area
from .known import Key, NotKnown, check_all_there, read_known
from .making import Mutant, mutants_of
from .results import Results
from .running import TestsDoNotRun, Verdict, run_tests

ROOT = Path(__file__).resolve().parents[3]
RESULTS = ROOT / ".mutants" / "results.jsonl"
#: A mutant may take so many times what the tests take without it, and some seconds: no longer.
TIMES, SECONDS = 3.0, 30.0


class Planted(NamedTuple):
    """A mutant, and where it goes."""

    area: str
    module: Path
    mutant: Mutant

    def __str__(self) -> str:
        return f"{self.module.relative_to(ROOT)}:{self.mutant.line}"

    @property
    def key(self) -> Key:
        return (self.area, *self.mutant.key)


@click.command()
@click.option("--sample", default=35, show_default=True, help="So many of each area; 0: all.")
@click.option("--seed", default="1", show_default=True, help="Which ones.")
@click.option("--area", "names", multiple=True, type=click.Choice(list(AREAS)), help="Only this.")
@click.option("--jobs", default=2, show_default=True, help="So many at a time.")
@click.option("--fresh", is_flag=True, help="Forget what was found out before.")
def main(sample: int, seed: str, names: Sequence[str], jobs: int, fresh: bool) -> None:
    """Plant small faults, and find out which of them no test sees."""
    if fresh:
        RESULTS.unlink(missing_ok=True)
    results = Results(RESULTS, ROOT)
    try:
        known = read_known()
        chosen = {name: sampled(name, AREAS[name], known, sample, seed) for name in names or AREAS}
        verdicts = dict(tried(chosen, results, jobs))
    except (NotKnown, TestsDoNotRun) as error:
        raise click.ClickException(str(error)) from error
    left = [tell(name, verdicts, known) for name in chosen]
    sys.exit(int(any(left)))


def sampled(name: str, area: Area, known: dict[Key, str], sample: int, seed: str) -> list[Planted]:
    """Some mutants of an area: the same ones for the same seed and the same source."""
    everyone = [
        Planted(name, path, mutant)
        for path in area.modules
        for mutant in mutants_of(path.read_text("utf-8"), path.stem, area.only.get(path.stem, ()))
    ]
    check_all_there(known, name, [planted.mutant for planted in everyone])
    if not 0 < sample < len(everyone):
        return everyone
    return [
        everyone[at] for at in sorted(Random(f"{seed} {name}").sample(range(len(everyone)), sample))
    ]


def tried(
    chosen: dict[str, list[Planted]], results: Results, jobs: int
) -> Iterator[tuple[Planted, Verdict]]:
    """Every mutant with its verdict; what is known from before comes at once."""
    waiting: list[Planted] = []
    for name, planted in chosen.items():
        for each in planted:
            verdict = results.find(each.mutant, AREAS[name].tests)
            if verdict is not None:
                yield each, verdict
            else:
                waiting.append(each)
    limits = {name: limit_of(name) for name in dict.fromkeys([each.area for each in waiting])}
    with ThreadPoolExecutor(jobs) as pool:
        running = {pool.submit(try_out, each, limits[each.area]): each for each in waiting}
        try:
            for done, future in enumerate(as_completed(running), 1):
                each, verdict = running[future], future.result()
                results.keep(each.mutant, AREAS[each.area].tests, verdict)
                progress(done, len(waiting), each, verdict)
                yield each, verdict
        except BaseException:
            cancel(running)
            raise


def cancel(running: dict[Future[Verdict], Planted]) -> None:
    for future in running:
        future.cancel()


def limit_of(name: str) -> float:
    """How long a mutant of an area may take; its tests must pass where nothing is changed."""
    area = AREAS[name]
    path = area.modules[0]
    verdict = run_tests(ROOT, path, path.read_text(encoding="utf-8"), area.tests)
    if verdict.killed:
        raise TestsDoNotRun(f"{name}: {verdict.by} fails though nothing was changed")
    click.echo(f"{name}: the tests take {verdict.seconds:.0f} s", err=True)
    return TIMES * verdict.seconds + SECONDS


def try_out(each: Planted, limit: float) -> Verdict:
    compile(each.mutant.source, str(each), "exec")  # it must fail by a test, not by a slip of ours
    return run_tests(ROOT, each.module, each.mutant.source, AREAS[each.area].tests, limit)


def progress(done: int, count: int, each: Planted, verdict: Verdict) -> None:
    word = "killed" if verdict.killed else "SURVIVED"
    line = f"[{done:4}/{count}] {each.area:9} {word:8} {verdict.seconds:5.1f} s  {each}"
    click.echo(f"{line}  {verdict.by}", err=True)


def tell(name: str, verdicts: dict[Planted, Verdict], known: dict[Key, str]) -> int:
    """The figures of an area and its survivors; how many of them nobody has explained."""
    mine = {each: verdict for each, verdict in verdicts.items() if each.area == name}
    survivors = sorted([each for each in mine if not mine[each].killed], key=str)
    strange = [each for each in survivors if each.key not in known]
    click.echo(
        f"{name}: {len(mine) - len(survivors)} of {len(mine)} killed, "
        f"{len(survivors) - len(strange)} explained, {len(strange)} survived"
    )
    for each in strange:
        click.echo(f"\n{each} in {each.mutant.function or 'the module'}")
        click.echo(each.mutant.diff(each.module.read_text(encoding="utf-8")))
    return len(strange)


if __name__ == "__main__":
    os.chdir(ROOT)
    main(prog_name="./sixgun test --mutants")
