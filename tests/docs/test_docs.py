"""The code in README.md and docs/ is run: conversations, commands, scenarios, records."""

from __future__ import annotations

import doctest
import re
import shlex
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

import sixgun
from sixgun.cli import COMMANDS, main
from sixgun.scenarios import run_scenario

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
BLOCK = re.compile(r"```(\w+)\n(.*?)```", re.DOTALL)
#: Commands that are not run here: this is a test already, and a server does not end.
NOT_RUN = ("./sixgun test", "./sixgun serve")


def blocks(language: str) -> list[tuple[str, str]]:
    found = []
    for page in PAGES:
        for kind, text in BLOCK.findall(page.read_text(encoding="utf-8")):
            if kind == language:
                found.append((page.name, text))
    return found


def commands() -> list[str]:
    lines = [line for _, text in blocks("sh") for line in text.splitlines()]
    return [line for line in dict.fromkeys(lines) if not line.startswith(NOT_RUN)]


@pytest.mark.parametrize("page", [page for page in PAGES if ">>> " in page.read_text("utf-8")])
def test_conversations_go_as_they_are_written(page: Path) -> None:
    failures, tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert tried
    assert not failures


@pytest.mark.parametrize("line", commands())
def test_commands_of_the_documents_run(line: str) -> None:
    program, *arguments = shlex.split(line)
    assert program == "./sixgun", f"{line!r} does not begin with ./sixgun"
    outcome = CliRunner().invoke(main, arguments, input="quit\n")
    assert outcome.exit_code == 0, outcome.output


def test_the_readme_shows_real_commands() -> None:
    said = {line.split()[1] for line in commands() if not line.split()[1].startswith("-")}
    assert said <= set(COMMANDS)


@pytest.mark.parametrize(("page", "text"), blocks("toml"))
def test_scenarios_of_the_documents_are_scenarios(page: str, text: str) -> None:
    for scenario in tomllib.loads(text)["scenario"]:
        outcome = run_scenario(complete(scenario))
        assert outcome.verdict != "error", outcome.message


def complete(scenario: dict[str, object]) -> dict[str, object]:
    """The example of the format leaves the other players out; a duel has none to leave out."""
    if scenario.get("sets") == ["duel"]:
        return scenario
    scenario = dict(scenario, steps=[])
    there = list(scenario["player"])  # type: ignore[call-overload]
    rest = [("Bob", "outlaw"), ("Cat", "renegade"), ("Dan", "outlaw")]
    characters = ["willy_the_kid", "rose_doolan", "bart_cassidy"]
    scenario["player"] = there[:1] + [
        {"name": name, "role": role, "character": character, "hand": ["missed"][: name == "Bob"]}
        for (name, role), character in zip(rest, characters, strict=True)
    ]
    return scenario


def test_a_card_as_contributing_shows_it_can_be_written() -> None:
    """The Gatling of CONTRIBUTING.md is the Gatling of the box, without its types."""
    ((_, text),) = [block for block in blocks("python") if "gatling" in block[1]]
    made: dict[str, object] = {}
    registered: list[tuple[object, ...]] = []

    def brown(*arguments: object) -> object:
        registered.append(arguments)
        return lambda effect: effect

    exec(text, {"brown": brown, "shoot": sixgun.content.base.brown.shoot}, made)
    assert registered == [("gatling", "10H")]
    assert callable(made["gatling"])


def test_links_lead_somewhere() -> None:
    for page in PAGES:
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
            if "://" not in target:
                assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_the_page_of_rulings_is_what_the_rulebook_says() -> None:
    """Made by `./sixgun rulebook --rulings > docs/rulings.md`."""
    page = CliRunner().invoke(main, ["rulebook", "--rulings"]).output
    assert page == (ROOT / "docs/rulings.md").read_text(encoding="utf-8")


def test_every_ruling_that_can_be_played_out_is_proved() -> None:
    page = (ROOT / "docs/rulings.md").read_text(encoding="utf-8")
    assert "no scenario can show it" not in page
    assert len(re.findall(r"^\*\*R\d+\.\*\*", page, re.MULTILINE)) == 252
