"""What the rooms around the table show by name has its words in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from sixgun.bots.tempers import TEMPERS
from sixgun.engine.cards import SETS
from sixgun.locales import LANGUAGES, speech
from sixgun.server.minds.roster import DUEL_BOTS, HOUSE_BOTS
from sixgun.server.protocol import ANY_TEMPER, TableOptions
from sixgun.server.settings import CLOCKS, PACES, HouseSettings
from sixgun.server.tables.games import GAMES
from sixgun.server.tables.presets import PRESETS

STATUSES = ("waiting", "dealing", "playing", "paused", "over", "left")
FIGURES = ("tables", "tables_playing", "guests", "sockets")


def word(name: str) -> str:
    """A name as the Fluent files write it."""
    return name.replace("_", "-")


def expected_keys() -> Iterator[str]:
    for name in TableOptions.__struct_fields__:
        yield f"setup-{word(name)}"
        if name != "game":  # each game says itself what it is
            yield f"setup-{word(name)}.about"
    for name in GAMES:
        yield from (f"setup-game-{name}", f"setup-game-{name}.about")
    for preset in PRESETS:
        yield from (f"setup-preset-{preset}", f"setup-preset-{preset}.about")
    for name in SETS:
        yield from (f"set-{word(name)}", f"setup-set-{word(name)}")
    for name in CLOCKS:
        yield from (f"setup-clock-{name}", f"setup-clock-{name}.about")
    yield from (f"setup-pace-{name}" for name in PACES)
    yield from (f"setup-characters-{word(name)}" for name in ("random", "two", "two_open"))
    yield from (f"bot-{bot}" for bot in (*HOUSE_BOTS, *DUEL_BOTS))
    for temper in ("plain", ANY_TEMPER, *TEMPERS):
        yield from (f"temper-{temper}", f"temper-{temper}.about")
    yield from (f"lobby-status-{status}" for status in STATUSES)
    yield from (f"keeper-figure-{word(figure)}" for figure in FIGURES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_be_chosen_has_its_words(lang: str) -> None:
    unsaid = [key for key in expected_keys() if not speech(lang).knows(key)]
    assert unsaid == [], f"say it in locales/{lang}, what begins with setup- in rooms.ftl"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_clocks_say_how_long_they_run(lang: str) -> None:
    """The seconds stand in the sentences; whoever changes a clock changes them too."""
    for name, clocks in CLOCKS.items():
        said = speech(lang).say(f"setup-clock-{name}.about")
        if name == "days":  # a day each; what is said in numbers are the minutes of other answers
            usual = HouseSettings()
            minutes = (usual.slow_answer_min / 60, usual.slow_answer_max / 60)
            assert usual.day_seconds == clocks.decision == 86_400
            assert re.findall(r"\d+", said) == [f"{each:.0f}" for each in minutes]
            continue
        if clocks.decision:
            assert f"{clocks.decision:.0f} " in said
            assert f"{clocks.bank / 60:.0f} " in said
