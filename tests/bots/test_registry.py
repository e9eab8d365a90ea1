"""Bots by their spec strings."""

from typing import Any

import pytest

from sixgun.bots import Bot, RandomBot, Spec, SpecError, bot_names, make_bot, parse_spec, registry


class Ponderer(Bot):
    def __init__(
        self,
        seed: Any = 0,
        deals: int = 24,
        noise: float = 0.0,
        style: str = "calm",
        bold: bool = False,
    ) -> None:
        super().__init__(seed)
        if deals < 1:
            raise ValueError("deals is at least 1")
        self.options = deals, noise, style, bold

    def choose(self, seen, reports=(), budget=None):
        return seen.options[0]


class Point:
    """An entry point of another package."""

    def __init__(self, name: str, found: Any) -> None:
        self.name, self.found = name, found

    def load(self) -> Any:
        if isinstance(self.found, Exception):
            raise self.found
        return self.found


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other packages bring bots."""
    points = [
        Point("ponderer", Ponderer),
        Point("random", Ponderer),
        Point("broken", ImportError("no module named engine_of_steam")),
        Point("stranger", lambda seed: "not a bot"),
    ]
    monkeypatch.setattr(registry, "entry_points", lambda group: points if group == GROUP else [])


GROUP = "sixgun.bots"


@pytest.mark.parametrize(
    ("text", "spec"),
    [
        ("random", Spec("random")),
        (" marshal : deals = 24 ", Spec("marshal", (("deals", "24"),))),
        ("m:a=1:b=x", Spec("m", (("a", "1"), ("b", "x")))),
    ],
)
def test_specs_are_read(text: str, spec: Spec) -> None:
    assert parse_spec(text) == spec
    assert parse_spec(str(spec)) == spec


@pytest.mark.parametrize("text", ["", ":a=1", "m:a", "m:=1", "m:a="])
def test_specs_that_say_nothing_are_refused(text: str) -> None:
    with pytest.raises(SpecError):
        parse_spec(text)


def test_a_bot_of_this_package() -> None:
    assert isinstance(make_bot("random", seed=1), RandomBot)
    assert "random" in bot_names()


@pytest.mark.usefixtures("elsewhere")
def test_a_bot_of_another_package_with_options() -> None:
    bot = make_bot("ponderer:deals=3:noise=0.5:style=rash:bold=yes", seed=1)
    assert isinstance(bot, Ponderer)
    assert bot.options == (3, 0.5, "rash", True)
    assert make_bot("ponderer").options == (24, 0.0, "calm", False)


@pytest.mark.usefixtures("elsewhere")
def test_nobody_takes_over_a_name_of_this_package() -> None:
    assert isinstance(make_bot("random"), RandomBot)
    assert bot_names().count("random") == 1


@pytest.mark.usefixtures("elsewhere")
@pytest.mark.parametrize(
    ("spec", "said"),
    [
        (
            "nobody",
            "there is no bot 'nobody'; there are: broken, drifter",
        ),
        ("random:deals=3", "random has no option 'deals'; it has no options"),
        ("ponderer:deal=3", "its options are: deals, noise, style, bold"),
        ("ponderer:seed=3", "has no option 'seed'"),
        ("ponderer:deals=many", "deals is a whole number, not 'many'"),
        ("ponderer:bold=maybe", "bold is yes or no, not 'maybe'"),
        ("ponderer:deals=0", "deals is at least 1"),
        ("broken", "cannot be loaded: no module named engine_of_steam"),
        ("stranger", "not derived from Bot"),
    ],
)
def test_errors_say_what_would_be_right(spec: str, said: str) -> None:
    with pytest.raises(SpecError) as caught:
        make_bot(spec)
    assert said in str(caught.value)
