"""The command: `./sixgun test --mutants`."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from pathlib import Path
from random import Random
from typing import NamedTuple

import click

from .areas import AREAS, Guarded
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
    place: Guarded
    mutant: Mutant

    def __str__(self) -> str:
        return f"{self.place.module.relative_to(ROOT)}:{self.mutant.line}"

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
        chosen = {name: sampled(name, known, sample, seed) for name in names or AREAS}
        verdicts = dict(tried(chosen, results, jobs))
    except (NotKnown, TestsDoNotRun) as error:
        raise click.ClickException(str(error)) from error
    left = [tell(name, verdicts, known) for name in chosen]
    sys.exit(int(any(left)))


def sampled(name: str, known: dict[Key, str], sample: int, seed: str) -> list[Planted]:
    """Some mutants of an area: the same ones for the same seed, and more of them for more."""
    everyone = [Planted(name, place, each) for place in AREAS[name] for each in mutants_at(place)]
    check_all_there(known, name, [planted.mutant for planted in everyone])
    order = list(range(len(everyone)))
    Random(f"{seed} {name}").shuffle(order)
    return [everyone[at] for at in sorted(order[:sample] if sample else order)]


def mutants_at(place: Guarded) -> list[Mutant]:
    return mutants_of(place.module.read_text("utf-8"), place.module.stem, place.only)


def tried(
    chosen: dict[str, list[Planted]], results: Results, jobs: int
) -> Iterator[tuple[Planted, Verdict]]:
    """Every mutant with its verdict; what is known from before comes at once."""
    waiting: list[Planted] = []
    for planted in chosen.values():
        for each in planted:
            verdict = results.find(each.mutant, each.place.tests)
            if verdict is not None:
                yield each, verdict
            else:
                waiting.append(each)
    limits = limits_of(dict.fromkeys([each.place.tests for each in waiting]), waiting)
    with ThreadPoolExecutor(jobs) as pool:
        running = {pool.submit(try_out, each, limits[each.place.tests]): each for each in waiting}
        try:
            for done, future in enumerate(as_completed(running), 1):
                each, verdict = running[future], future.result()
                results.keep(each.mutant, each.place.tests, verdict)
                progress(done, len(waiting), each, verdict)
                yield each, verdict
        except BaseException:
            cancel(running)
            raise


def cancel(running: dict[Future[Verdict], Planted]) -> None:
    for future in running:
        future.cancel()


def limits_of(
    several: Iterable[tuple[str, ...]], waiting: Sequence[Planted]
) -> dict[tuple[str, ...], float]:
    """How long mutants may take, by the tests that are run."""
    first = {each.place.tests: each.place.module for each in reversed(waiting)}
    return {tests: limit_of(tests, first[tests]) for tests in several}


def limit_of(tests: tuple[str, ...], module: Path) -> float:
    """The tests must pass where nothing is changed, and a mutant may take a few times as long."""
    verdict = run_tests(ROOT, module, module.read_text(encoding="utf-8"), tests)
    if verdict.killed:
        raise TestsDoNotRun(f"{verdict.by} fails though nothing was changed")
    click.echo(f"{', '.join(tests)}: {verdict.seconds:.0f} s", err=True)
    return TIMES * verdict.seconds + SECONDS


def try_out(each: Planted, limit: float) -> Verdict:
    compile(each.mutant.source, str(each), "exec")  # it must fail by a test, not by a slip of ours
    return run_tests(ROOT, each.place.module, each.mutant.source, each.place.tests, limit)


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
        click.echo(each.mutant.diff(each.place.module.read_text(encoding="utf-8")))
    return len(strange)


if __name__ == "__main__":
    os.chdir(ROOT)
    main(prog_name="./sixgun test --mutants")
