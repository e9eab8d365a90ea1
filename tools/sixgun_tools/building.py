"""Builds the pages of a checkout: once, and again when their sources have changed.

An installed package has its pages inside and nothing to build them from.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import shutil
import signal
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import IO, TypeAlias

import sixgun
from sixgun.scenarios.table import ScenarioError, scenario_files

from .generators.sections import NoSection, write_scenarios
from .node import Node, NoNode, fetch_command, find_node

#: Called with so many of so many steps.
Progress: TypeAlias = Callable[[int, int], None]

#: Node.js is there, the packages are there, the pages are built, they are in their place.
STEPS = 4
#: What lies in the folder of the pages and is no part of them.
NO_SOURCES = frozenset(
    {
        ".prettierignore",
        "eslint.config.js",
        "node_modules",
        "prettier.config.js",
        "static",
        "static.new",
        "stylelint.config.js",
        "test",
    }
)
#: The commands of the packages, as files that Node.js runs on every system.
TOOLS = {
    "eslint": "eslint/bin/eslint.js",
    "prettier": "prettier/bin/prettier.cjs",
    "stylelint": "stylelint/bin/stylelint.mjs",
    "vite": "vite/bin/vite.js",
    "vitest": "vitest/vitest.mjs",
    "vue-tsc": "vue-tsc/bin/vue-tsc.js",
}
#: So often is it tried whether another build has ended, in seconds.
PAUSE = 0.2


class BuildFailed(Exception):
    """The pages could not be built; the text says why, and where to read more."""


def no_progress(done: int, steps: int) -> None:
    """Nobody looks."""


class Workshop:
    """The place in a checkout where its pages are built."""

    def __init__(
        self, package: Path | None = None, say: Callable[[str], None] = lambda text: None
    ) -> None:
        self.package = package or Path(sixgun.__file__).parent
        self.folder = self.package / "web"
        self.static = self.folder / "static"
        self.checkout = self.package.parents[1]
        self.rulebook = self.checkout / "rulebook"
        self.log = self.checkout / ".pages-build.log"
        self.say = say

    @property
    def is_here(self) -> bool:
        """Is this a checkout? A wheel has no sources of the pages."""
        return (self.folder / "package.json").is_file()

    @property
    def is_current(self) -> bool:
        """Are the pages built from the sources as they are now?"""
        return _reads(self.static / ".built-from", self.fingerprint())

    # -------------------------------------------------------------- sources

    def sources(self) -> Iterator[Path]:
        """Every file that the pages are made of: their own, the sentences, the rulebook."""
        for entry in sorted(self.folder.iterdir()):
            if entry.name not in NO_SOURCES:
                yield from _files(entry)
        yield from sorted((self.package / "locales").rglob("*.ftl"))
        yield from sorted((self.package / "content").glob("rulebook.toml"))
        yield from scenario_files(self.rulebook)

    def fingerprint(self) -> str:
        """What the pages are built from; if this changes, they are built anew."""
        digest = hashlib.sha256()
        for path in self.sources():
            name = path.relative_to(self.checkout).as_posix()
            digest.update(hashlib.sha256(name.encode()).digest())
            digest.update(hashlib.sha256(path.read_bytes()).digest())
        return digest.hexdigest()

    # ------------------------------------------------------------- building

    async def build(self, progress: Progress = no_progress) -> None:
        """Build the pages, unless they are current."""
        progress(0, STEPS)
        async with self._alone() as log:
            if self.is_current:  # somebody else was building them
                return
            node = await self._equip(log, progress)
            fingerprint, fresh = self.fingerprint(), self.folder / "static.new"
            environment = {**node.environment(), "SIXGUN_PAGES_OUT": str(fresh)}
            await self._call(log, self.command(node, "vite", "build"), environment)
            progress(3, STEPS)
            await asyncio.to_thread(self._add_scenarios, fresh)
            (fresh / ".built-from").write_text(fingerprint, encoding="ascii")
            shutil.rmtree(self.static, ignore_errors=True)
            fresh.rename(self.static)
            progress(STEPS, STEPS)

    def _add_scenarios(self, fresh: Path) -> None:
        """What the pages show of the rulebook is read by them, file by file."""
        try:
            write_scenarios(self.rulebook, fresh / "rulebook")
        except (NoSection, ScenarioError) as error:
            raise BuildFailed(f"the rulebook cannot be shown: {error}") from error

    async def equip(self) -> Node:
        """Node.js and the packages that the lock pins, without building anything."""
        async with self._alone() as log:
            return await self._equip(log, no_progress)

    def command(self, node: Node, tool: str, *arguments: str) -> list[str]:
        """How one of the tools is called, in the folder of the pages."""
        return [node.node, str(self.folder / "node_modules" / TOOLS[tool]), *arguments]

    async def _equip(self, log: IO[str], progress: Progress) -> Node:
        node = find_node() or await self._fetch_node(log)
        progress(1, STEPS)
        await self._install(log, node)
        progress(2, STEPS)
        return node

    async def _fetch_node(self, log: IO[str]) -> Node:
        try:
            command = fetch_command(self.checkout)
        except NoNode as error:
            raise BuildFailed(str(error)) from error
        self.say("There is no Node.js here: fetching one, about 60 MB ...")
        await self._call(log, command, os.environ)
        node = find_node()
        if node is None:
            raise BuildFailed(f"the Node.js that was fetched cannot be used; see {self.log}")
        return node

    async def _install(self, log: IO[str], node: Node) -> None:
        """`npm ci`, unless the packages are those of the lock already."""
        lock = (self.folder / "package-lock.json").read_bytes()
        wanted = f"{hashlib.sha256(lock).hexdigest()} {node.version}"
        stamp = self.folder / "node_modules" / ".sixgun-lock"
        if _reads(stamp, wanted):
            return
        self.say("Fetching the packages that the pages are built with ...")
        await self._call(log, [*node.npm, "ci", "--include=dev"], node.environment())
        stamp.write_text(wanted, encoding="ascii")

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[IO[str]]:
        """The log of this build, which is also the lock that keeps out a second one."""
        with self.log.open("a", encoding="utf-8") as log:
            while not _locked(log):
                await asyncio.sleep(PAUSE)
            log.truncate(0)
            yield log

    async def _call(self, log: IO[str], command: list[str], environment: Mapping[str, str]) -> None:
        log.write(f"$ {' '.join(command)}\n")
        log.flush()
        process = await asyncio.create_subprocess_exec(
            *command,
            cwd=self.folder,
            env=dict(environment),  # uvloop takes nothing else
            stdin=asyncio.subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,  # so that all of it can be ended at once
        )
        try:
            code = await process.wait()
        except asyncio.CancelledError:
            await _end(process)
            raise
        if code:
            raise BuildFailed(self._advice())

    def _advice(self) -> str:
        lines = self.log.read_text(encoding="utf-8", errors="replace").splitlines()
        end = "".join(f"\n    {line}" for line in lines[-8:])
        return (
            f"the log ends like this; all of it is in {self.log}{end}\n"
            "Fetching packages needs the network once. Behind a proxy or with a mirror of the\n"
            "registry, set what npm reads: HTTPS_PROXY, or `registry` in your .npmrc."
        )


def _files(entry: Path) -> list[Path]:
    """A file, or all files below a folder."""
    return sorted(path for path in (entry, *entry.rglob("*")) if path.is_file())


def _reads(stamp: Path, text: str) -> bool:
    return stamp.is_file() and stamp.read_text(encoding="ascii") == text


def _locked(log: IO[str]) -> bool:
    """Try to be the only one who writes into the log."""
    try:
        import fcntl
    except ImportError:  # Windows: two builds at a time are rare, and each is whole
        return True
    try:
        fcntl.flock(log, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


async def _end(process: asyncio.subprocess.Process) -> None:
    """End a command and all that it has started."""
    with suppress(ProcessLookupError):
        if os.name == "nt":
            process.terminate()
        else:
            os.killpg(process.pid, signal.SIGTERM)
    await process.wait()
