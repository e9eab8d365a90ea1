"""The tools of a checkout: they add commands, and an installed package says that it has none."""

from __future__ import annotations

import pytest
from click.testing import CliRunner, Result

from sixgun.cli import TOOLS, checkout, main
from sixgun.cli.tournaments import acts


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, list(arguments))


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the package lay among others, without a checkout around it."""
    monkeypatch.setattr(checkout, "find_checkout", lambda: None)


def test_a_checkout_offers_its_tools() -> None:
    listed = run("--help").output
    assert all(f"  {name} " in listed for name in TOOLS)
    assert run("generate", "--help").exit_code == 0


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("name", TOOLS)
@pytest.mark.parametrize("arguments", [[], ["--help"], ["build", "--anything"]])
def test_an_installed_package_says_in_one_line_that_it_needs_one(
    name: str, arguments: list[str]
) -> None:
    done = run(name, *arguments)
    assert done.exit_code == 1
    assert done.stdout == ""
    assert done.stderr == (
        f"Error: `{name}` needs a checkout of the project, and this is an installed copy\n"
    )


@pytest.mark.usefixtures("installed")
def test_an_installed_package_does_not_offer_them() -> None:
    listed = run("--help").output
    assert not any(f"  {name} " in listed for name in TOOLS)


def test_what_prints_pages_of_a_checkout_says_so_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acts, "find_checkout", lambda: None)
    assert "needs a checkout" in run("tournament", "regulation").stderr
