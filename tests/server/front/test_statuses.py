"""Every kind of refusal has its HTTP status in one table, and nobody else knows one."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from sixgun.server.desk.errors import HANDLERS
from sixgun.server.front import app
from sixgun.server.front.interfaces import NotLetIn, NotThere
from sixgun.server.front.statuses import OF_THE_LOG, STATUS, status_of
from sixgun.tournament.log.errors import Refused
from tests.source import ROOT, modules

PAGE = (ROOT / "docs/tournament-api.md").read_text(encoding="utf-8")


def kinds(base: type[NotLetIn] = NotLetIn) -> Iterator[type[NotLetIn]]:
    """Every kind of refusal of a house; all are known once its application is imported."""
    assert app.make_app
    yield base
    for kind in base.__subclasses__():
        if kind.__module__.startswith("sixgun."):
            yield from kinds(kind)


def test_every_kind_of_refusal_has_its_status() -> None:
    assert set(STATUS) == {*kinds(), *HANDLERS}
    assert all(400 <= status < 600 for status in STATUS.values())


def test_a_case_of_a_kind_has_the_status_of_its_kind() -> None:
    class NoSuchDrawer(NotThere):
        pass

    assert status_of(NoSuchDrawer("house-not-found")) == 404


@pytest.mark.parametrize("key", OF_THE_LOG)
def test_some_refusals_of_the_log_have_another(key: str) -> None:
    assert status_of(Refused(key.removeprefix("refused-"))) == OF_THE_LOG[key] != STATUS[Refused]
    assert status_of(Refused("full", most=100)) == STATUS[Refused]


@pytest.mark.parametrize("path", [path for path in modules() if path.startswith("server/")])
def test_who_refuses_says_no_number(path: str) -> None:
    raised = [node for node in ast.walk(modules()[path]) if isinstance(node, ast.Raise)]
    for node in raised:
        said = [each.value for each in ast.walk(node) if isinstance(each, ast.Constant)]
        assert not [each for each in said if type(each) is int and 400 <= each < 600], node.lineno


def test_the_page_tells_of_every_status() -> None:
    told = {int(number) for number in re.findall(r"^\| (\d{3}) \|", PAGE, re.MULTILINE)}
    assert told == set(STATUS.values())
