"""`sixgun tournament verify`: many reports and logs, on several processes."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from typing import NamedTuple

import click

from ...executors import cut
from ...server.desk.evidence.printed import PrintedCodes
from ...server.desk.store import SUFFIX, FolderError, TournamentFolder
from ...tournament.log.errors import Malformed, Refused
from ...tournament.reporting.report import make_report, read_report, write_report
from ...tournament.reporting.verification import VerifiedReport, verify_report
from ..parallel import INTERRUPTED, Where, collect, jobs_option, working
from .evidence import Sought, evidence, not_compared, report_text, sought
from .words import Said, Speaker, lang_option

CHUNK = 20
SIGNING = ("key_bound", "sheet_confirmed")  # events of reports in which something is signed
BESIDE = (".people.json", ".keys.json", ".printed.json", ".signing.json")  # files beside a log


class VerifiedFile(NamedTuple):
    """What is to be said about one file."""

    name: str
    report: VerifiedReport
    evidence: tuple[Said, ...] = ()

    @property
    def violations(self) -> int:
        return len(self.report.violations) + sum([said.is_bad for said in self.evidence])


@click.command()
@click.argument("paths", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
@click.option(
    "--head",
    "codes",
    multiple=True,
    metavar="CODE",
    help="A check code from paper or screen, 12 digits of it or more: must stand in the log.",
)
@click.option(
    "--against",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="An earlier report or log of the same tournament: must be its beginning.",
)
@click.option(
    "--key",
    "keys",
    multiple=True,
    metavar="CODE[:COUNT]",
    help="A referee's key as his device shows it, and how many acts it has signed.",
)
@jobs_option
@lang_option
def verify(
    paths: tuple[Path, ...],
    codes: tuple[str, ...],
    against: Path | None,
    keys: tuple[str, ...],
    jobs: int,
    lang: str,
) -> None:
    """Verify reports (.json), logs (.jsonl), or all that lie in folders.

    Everything is checked without trusting what wrote it: the chain, every draw, every
    number. Exit code 0 only without violations. That the end of a log was cut off, or all of it
    rewritten, is found by something that was seen earlier: a check code, a report, a referee's key.
    """
    files = [file for path in paths for file in files_at(path)]
    if not files:
        raise click.UsageError("There is no report (.json) and no log (.jsonl) at these paths.")
    asked = sought(lang, codes, against, keys)
    if asked.is_given and len(files) != 1:
        raise click.UsageError("--head, --against, --key are about one tournament: say one FILE.")
    found: list[VerifiedFile] = []

    def take(some: list[VerifiedFile]) -> int:
        found.extend(some)
        return len(some)

    with working(Where(jobs=jobs)) as executor:
        work, chunks = partial(verify_some, asked), cut(files, CHUNK, executor.places)
        interrupted = collect(executor, work, chunks, take, "Verifying", len(files))
    _tell(sorted(found), asked)
    failed = any(each.violations for each in found)
    sys.exit(INTERRUPTED if interrupted else int(failed))


def _tell(found: list[VerifiedFile], asked: Sought) -> None:
    """File by file, then what cannot be excluded, then all of them counted."""
    speaker = Speaker(asked.lang, {})
    for each in found:
        for violation in each.report.violations:
            click.echo(f"{each.name}: {violation}")
        if each.report.violations:
            click.echo(speaker.key("verify-not-in-order", file=each.name))
        for said in each.evidence:
            click.echo(f"{each.name}: {said.text}")
    if not asked.is_given:
        options = {"code": "--head", "report": "--against", "option": "--key"}
        click.echo(speaker.key("verify-not-excluded", **options))
    counts = {
        "again": sum([each.report.sheriffs_again for each in found]),
        "tournaments": len(found),
        "violations": sum([each.violations for each in found]),
        "last": sum([each.report.last_again for each in found]),
        "avoidable": sum([each.report.avoidable for each in found]),
    }
    for key in ("verify-sheriffs", "verify-sum"):
        click.echo(speaker.key(key, **{name: str(count) for name, count in counts.items()}))


def files_at(path: Path) -> list[Path]:
    """A file, or the reports and logs of a folder; files beside a log are not reports."""
    if path.is_file():
        return [path]
    reports_there = [file for file in sorted(path.glob("*.json")) if not file.name.endswith(BESIDE)]
    return [*reports_there, *sorted(path.glob(f"*{SUFFIX}"))]


def verify_some(asked: Sought, files: list[Path]) -> list[VerifiedFile]:
    return [verify_file(asked, file) for file in files]


def verify_file(asked: Sought, file: Path) -> VerifiedFile:
    try:
        if file.suffix == SUFFIX:
            return _verified_log(asked, file)
        text = report_text(file)
        verified = verify_report(text)
        if not asked.is_given and not any(kind in text for kind in SIGNING):
            return VerifiedFile(str(file), verified)  # there is nothing more to be said
        events = read_report(text).events
        return VerifiedFile(str(file), verified, tuple(evidence(events, asked)))
    except (OSError, UnicodeDecodeError, FolderError, Malformed, Refused) as error:
        broken = VerifiedReport((str(error),), 0, 0, 0)
        return VerifiedFile(str(file), broken, not_compared(asked))


def _verified_log(asked: Sought, file: Path) -> VerifiedFile:
    """A log, compared with what the desk has printed of it, too."""
    store = TournamentFolder(file)
    desk, printed = store.read(), PrintedCodes(store.printed_file).all()
    verified = verify_report(write_report(make_report(desk.events, desk.tournament)))
    return VerifiedFile(str(file), verified, tuple(evidence(desk.events, asked, printed)))
