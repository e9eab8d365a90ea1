"""Running the tests of an area against a mutant, in an overlay of the package.

The working tree is never written to: an overlay is a folder of links to it, with one module
written anew, which Python finds first.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import NamedTuple

#: What pytest ends with when a test failed, or could not even be collected.
SEEN = (1, 2)


class Verdict(NamedTuple):
    """What became of a mutant."""

    killed: bool
    by: str  # the first test that failed, or `time`
    seconds: float


class TestsDoNotRun(Exception):
    """The tests of an area cannot tell anything."""


def make_overlay(folder: Path, package: Path, module: Path, source: str) -> None:
    """A folder that holds the package as it is, but for one module."""
    here = folder / package.name
    here.mkdir()
    for name in module.relative_to(package).parts:
        _link(package, here, name)
        package, here = package / name, here / name
        if package.is_dir():
            here.mkdir()
    here.write_text(source, encoding="utf-8")


def _link(package: Path, here: Path, but: str) -> None:
    """Links to everything in a folder; compiled modules too, or every start would compile them."""
    for entry in package.iterdir():
        if entry.name not in (but, "__pycache__"):
            (here / entry.name).symlink_to(entry)
    cache = package / "__pycache__"
    if cache.is_dir():
        (here / cache.name).mkdir()
        for entry in cache.iterdir():
            if entry.name.partition(".")[0] != but.removesuffix(".py"):
                (here / cache.name / entry.name).symlink_to(entry)


def run_tests(
    root: Path, module: Path, source: str, tests: Sequence[str], limit: float | None = None
) -> Verdict:
    """Do these tests see what was changed in this module?"""
    with TemporaryDirectory(prefix="sixgun-mutant-") as folder:
        make_overlay(Path(folder), _package_of(module), module, source)
        environment = {
            **{name: text for name, text in os.environ.items() if name != "SIXGUN_LONG"},
            "PYTHONPATH": folder,
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # most of the time of a start
        }
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-rfE", "--no-header"]
        command += ["-p", "no:cacheprovider", f"--basetemp={folder}/tmp", *tests]
        began = monotonic()
        code, said = _run(command, root, environment, limit)
        return _verdict(code, said, monotonic() - began)


def _package_of(module: Path) -> Path:
    """The outermost package that a module lies in."""
    package = module.parent
    while (package.parent / "__init__.py").is_file():
        package = package.parent
    return package


def _run(
    command: Sequence[str], root: Path, environment: dict[str, str], limit: float | None
) -> tuple[int | None, str]:
    """The code and the last words; None: it took too long, and was ended with all it had begun."""
    with subprocess.Popen(
        command,
        cwd=root,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            said, _ = process.communicate(timeout=limit)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            return None, ""
        except BaseException:
            os.killpg(process.pid, signal.SIGKILL)
            raise
        return process.returncode, said


def _verdict(code: int | None, said: str, seconds: float) -> Verdict:
    if code is None:
        return Verdict(True, "time", seconds)
    if code == 0:
        return Verdict(False, "", seconds)
    if code > 0 and code not in SEEN:
        raise TestsDoNotRun(f"pytest ended with {code}:\n{said[-2000:]}")
    failed = re.search(r"^(?:FAILED|ERROR) (\S+)", said, re.MULTILINE)
    return Verdict(True, failed.group(1) if failed else "the start", seconds)
