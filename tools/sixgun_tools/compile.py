"""`sixgun compile`: the engine, compiled from the same sources with mypyc.

What is compiled stands in `COMPILED`; everything else stays as it is. A build goes into a folder of
its own below `.compiled`, named by the hash of the sources, of Python and of mypyc; `sixgun.builds`
uses it if it fits what is here.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from pathlib import Path
from sysconfig import get_config_var, get_config_vars, get_paths
from time import monotonic

import click

from .fetching import fetched
from .places import PACKAGE, ROOT

#: What is compiled, by room: everything below it but what is named, each with its reason.
COMPILED: dict[str, dict[str, str]] = {
    "engine": {
        "anygame": "protocols for people who program, nothing that runs",
        "deal": "once in a game",
        "errors": "exceptions derive from Python's own",
        "explain": "asked by people",
        "notation": "words, for people",
        "options": "says to the compiler less than to people",
        "position": "words, for people",
        "record": "once in a game",
        "rule": "rules of other boxes derive from it, and they are not compiled",
        "series": "once in a game",
        "settings": "once in a game",
        "snapshot": "once in a game",
        "view": "its fields are made when Python does not find them",
    },
    "content": {},
    "duel": {
        "explain": "asked by people",
        "odds": "asked by people",
        "position": "words, for people",
        "registry": "finds bots by name",
        "script": "once in a game",
        "settings": "once in a game",
        "simulation": "counts",
        "stand": "counts",
        "sums": "asked by people",
        "trait": "abilities of other boxes derive from it",
        "view": "a named tuple",
    },
    "narration": {},
    "rl/vector": {
        "rows": "numbers of NumPy",
        "sparse": "numbers of NumPy",
        "states": "numbers of NumPy",
        "tables": "numbers of NumPy",
    },
    "bots": {
        "registry": "finds bots by name",
        "ladder": "counts and writes files",
        "fitting": "teaches, once in a while",
        "schooling": "teaches, once in a while",
        "sequential": "counts",
        "stand": "counts",
        "simulation": "counts",
        "contract": "bots of other people derive from it",
        "levels": "a table",
    },
}
SHELF = ROOT / ".compiled"
#: How C is compiled, for a build that runs and for one that is only compared.
LEVELS = {"full": "-O2", "quick": "-O1"}


class CannotCompile(Exception):
    """What is missing here, or what went wrong."""


def names_of_modules() -> list[str]:
    """The modules that are compiled."""
    return [
        ".".join(("sixgun", *file.relative_to(PACKAGE).with_suffix("").parts))
        for room, left_out in COMPILED.items()
        for file in sorted(PACKAGE.joinpath(room).rglob("*.py"))
        if file.stem != "__init__" and file.stem not in left_out
    ]


def source_of(name: str) -> Path:
    """Where a module's source lies."""
    return PACKAGE.joinpath(*name.split(".")[1:]).with_suffix(".py")


def compiler() -> list[str]:
    """The C compiler that Python was made with, or any."""
    named = shlex.split(os.environ.get("CC") or str(get_config_var("CC") or ""))
    for command in (named[:1], ["cc"], ["gcc"], ["clang"]):
        if command and shutil.which(command[0]):
            return command
    raise CannotCompile("there is no C compiler here (on Debian: apt-get install gcc)")


def headers() -> Path:
    """Where Python's headers are."""
    folder = Path(get_paths()["include"])
    if not (folder / "Python.h").is_file():
        raise CannotCompile(
            f"Python's headers are not in {folder} (on Debian: apt-get install python3-dev)"
        )
    return folder


def build_name(names: Sequence[str], level: str) -> str:
    """What the folder of a build is called."""
    from mypy.version import __version__ as mypyc_version

    from sixgun.builds import hash_of, python_tag

    made_of = f"{hash_of(names)} {python_tag()} {mypyc_version} {level}"
    return blake2b(made_of.encode(), digest_size=8).hexdigest()


def compile_into(shelf: Path, level: str) -> Path:
    """Make the build of what is here, unless it is there; where it lies."""
    from sixgun.builds import MANIFEST, fits, hash_of, python_tag

    names = names_of_modules()
    folder = shelf / build_name(names, level)
    if fits(folder):
        return folder
    command, include = compiler(), headers()
    shelf.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=shelf, prefix="unfinished-") as made:
        out = Path(made) / "build"
        out.mkdir()
        for extension in written_in_c(names, Path(made) / "c"):
            link(extension, out, [*command, LEVELS[level], f"-I{include}"])
        manifest = {"modules": names, "sources": hash_of(names), "python": python_tag()}
        (out / MANIFEST).write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")
        shutil.rmtree(folder, ignore_errors=True)
        out.rename(folder)
    return folder


def drop_stale(shelf: Path) -> None:
    """Builds of sources that are no longer here: nobody will use them again."""
    from sixgun.builds import MANIFEST, fits

    for folder in shelf.iterdir():
        if (folder / MANIFEST).is_file() and not fits(folder):
            shutil.rmtree(folder)


def written_in_c(names: Sequence[str], target: Path) -> list[object]:
    """What mypyc makes of the modules: extensions with their files of C."""
    from mypyc.build import mypycify

    sources = [str(source_of(name).relative_to(ROOT)) for name in names]
    target.mkdir()
    settings = target / "mypy.toml"
    said = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    settings.write_text(said.replace("always_false =", "always_true ="), encoding="utf-8")
    before = Path.cwd()
    os.chdir(ROOT)
    try:
        return list(
            mypycify(
                ["--config-file", str(settings), *sources],
                target_dir=str(target),
                multi_file=True,
                debug_level="0",
            )
        )
    except SystemExit as error:
        raise CannotCompile("mypyc refuses these sources; it has said why") from error
    finally:
        os.chdir(before)


def link(extension: object, out: Path, command: list[str]) -> None:
    """Compile the files of one extension, as many at a time as there are processors, and link."""
    name, files = extension.name, extension.sources  # type: ignore[attr-defined]
    flags = [
        "-fPIC",
        "-fwrapv",
        "-DNDEBUG",
        "-w",
        *(f"-I{folder}" for folder in extension.include_dirs),  # type: ignore[attr-defined]
        *(f"-D{key}={value}" for key, value in extension.define_macros),  # type: ignore[attr-defined]
    ]
    with tempfile.TemporaryDirectory() as place:
        objects = [Path(place) / f"{number}.o" for number in range(len(files))]

        def one(source: str, target: Path) -> None:
            run([*command, *flags, "-c", source, "-o", str(target)])

        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            list(pool.map(one, files, objects))
        target = out.joinpath(*name.split(".")).with_suffix(str(get_config_var("EXT_SUFFIX")))
        target.parent.mkdir(parents=True, exist_ok=True)
        shared = shlex.split(str(get_config_vars().get("LDSHARED") or "cc -shared"))[1:]
        run([command[0], *shared, *map(str, objects), "-o", str(target)])


def run(command: list[str]) -> None:
    """Run the compiler; what it says is told if it fails."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotCompile(f"{' '.join(command)}\n{done.stderr[-4000:]}")


@click.command()
@click.option(
    "--quick",
    is_flag=True,
    help="With little optimisation, to compare the build and not to run it.",
)
def command(quick: bool) -> None:
    """Compile the engine from its sources, which makes games about twice as fast.

    Needs a C compiler and Python's headers. What is made lies in .compiled and is used from the
    next start on, as long as the sources are those that it was made from; SIXGUN_PURE=1 runs the
    sources all the same.
    """
    started = monotonic()
    if not fetched(ROOT, "compile"):
        raise click.ClickException("what requirements-compile.lock pins could not be installed")
    click.echo(f"Compiling {len(names_of_modules())} modules …", err=True)
    try:
        folder = compile_into(SHELF, "quick" if quick else "full")
    except CannotCompile as error:
        click.echo(f"Nothing is compiled: {error}", err=True)
        sys.exit(1)
    drop_stale(SHELF)
    click.echo(f"{folder.relative_to(ROOT)}: ready after {monotonic() - started:.0f} s")
