"""Everything that a duel says can be told in every language, and nothing is there unsaid."""

from __future__ import annotations

import re
from random import Random

import pytest

import sixgun
from sixgun.cli.terminal_play.duel_telling import DuelTeller
from sixgun.duel.reports import REPORTS
from sixgun.locales import LANGUAGES, speech, texts
from sixgun.narration.duel_telling import QUIET, DuelChronicle
from sixgun.scenarios.duels import DuelScenarioTable
from tests.duel.games import duel_of, scenarios, walk
from tests.source import PACKAGE, calls, modules, room, strings_in

RAW = re.compile(r"[{}]|\$|\b[a-z]+_[a-z]+\b|\bduel-[a-z]+-")
GAMES = 12


def said(text: str) -> str:
    assert text
    assert not RAW.search(text), text
    return text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_options_and_reports_of_real_duels_can_be_told(lang: str) -> None:
    keys: set[str] = set()
    for number in range(GAMES):
        game = duel_of(number, listen=True)
        for _ in walk(game, Random(number)):
            if game.decision is not None:
                seen = game.view(game.decision.seat)
                teller = DuelTeller(speech(lang), game.names, game.decision.seat)
                said(teller.question(seen))
                options = [said(teller.option(option, seen)) for option in seen.options]
                assert len(set(options)) == len(options), "two options read the same"
                if number == 0:
                    assert [said(line) for line in (*teller.table(seen), teller.hand(seen))]
        for me in (None, 0, 1):
            teller = DuelTeller(speech(lang), game.names, me)
            reports = [r if me is None else sixgun.redacted(r, me) for r in game.reports]
            log = teller.tell(DuelChronicle(me), reports)
            keys |= {report.key for report, sentence in log if said(sentence)}
    assert set(REPORTS) - keys - QUIET <= {"left", "exploded", "life_set", "took_gear"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_scenario_can_be_told(lang: str) -> None:
    for _, scenario in scenarios():
        table = DuelScenarioTable(scenario, listen=True)
        for line in scenario["steps"]:
            game = table.game
            if game.decision is not None:
                seen = game.view(game.decision.seat)
                teller = DuelTeller(speech(lang), game.names, game.decision.seat)
                said(teller.question(seen))
                assert [said(teller.option(option, seen)) for option in seen.options]
                assert [said(text) for text in teller.texts(seen)]
            table.take(line)
        teller = DuelTeller(speech(lang), table.game.names)
        told = teller.tell(DuelChronicle(), table.game.reports)
        assert all(said(sentence) for _, sentence in told)


def test_every_kind_of_question_has_its_sentence() -> None:
    asked = {
        kind
        for path, tree in modules().items()
        if room(path) == "duel"
        for call in calls(tree, "ask")
        for kind in strings_in(call.args[1])
    }
    assert {"play", "shot", "front", "replacement"} <= asked
    for lang in LANGUAGES:
        there = set(re.findall(r"^duel-question-(\w+)", texts(lang)["duel_play.ftl"], re.MULTILINE))
        assert there == asked


def test_no_report_lacks_a_sentence_and_none_is_there_unsaid() -> None:
    for lang in LANGUAGES:
        text = texts(lang)["duel_play.ftl"]
        there = {key.replace("-", "_") for key in re.findall(r"^duel-report-([\w-]+)", text, re.M)}
        assert there == set(REPORTS) - QUIET


def test_no_option_is_there_that_nobody_offers() -> None:
    source = (PACKAGE / "narration/duel_wording.py").read_text(encoding="utf-8")
    named = set(re.findall(r'"([a-z-]+)"', source))
    for lang in LANGUAGES:
        text = texts(lang)["duel_play.ftl"]
        there = set(re.findall(r"^duel-option-([\w-]+)", text, re.MULTILINE))
        passes = {key for key in there if key.startswith("pass-")}
        assert {key.removeprefix("pass-") for key in passes} <= named | {"bear"}
        assert there - passes <= named
