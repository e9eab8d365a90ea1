"""Prepared positions: scripted opponents, what the lesson wants, and steps taken again."""

from __future__ import annotations

import doctest
import re
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

import sixgun
from sixgun.bots import Bot, Budget, SpecError
from sixgun.engine.options import END, PASS
from sixgun.locales import LANGUAGES, speech, texts
from sixgun.scenarios import run_file
from sixgun.scenarios.table import PLAYER_KEYS, SCENARIO_KEYS
from sixgun.server import names
from sixgun.server.protocol.refusals import Refusal
from sixgun.server.tables import chat, scripted
from sixgun.server.tables.scripted import (
    LONGEST_SCENARIO,
    MOST_STEPS,
    OWN,
    ScriptedGame,
    open_scripted,
    scenario_names,
)

FOLDER = Path(scripted.__file__).parent / "lesson_scenarios"


def good_answer(lesson: ScriptedGame) -> sixgun.Option:
    """What the lesson wants, or anything."""
    return (lesson.wanted() or lesson.game.options)[0]


def wrong_answer(lesson: ScriptedGame) -> sixgun.Option:
    return next(option for option in lesson.game.options if not lesson.judge(option))


# ------------------------------------------------------------------ the prepared positions


def test_there_are_some_and_every_file_is_one() -> None:
    assert len(scenario_names()) >= 8
    assert {f"{name}.toml" for name in scenario_names()} == {f.name for f in FOLDER.iterdir()}


@pytest.mark.parametrize("name", scenario_names())
def test_a_prepared_position_is_a_scenario_that_holds(name: str) -> None:
    (outcome,) = run_file(FOLDER / f"{name}.toml")
    assert outcome.passed, str(outcome)
    assert outcome.id == name


@pytest.mark.parametrize("name", scenario_names())
def test_who_does_what_the_lesson_wants_has_done_it(name: str) -> None:
    lesson = open_scripted(name)
    lesson.play_on()
    while not lesson.done:
        assert lesson.wanted(), "the person is asked something that the lesson does not foresee"
        lesson.take(lesson.wanted()[0])
        lesson.play_on()
    assert not lesson.failed
    assert lesson.game.decision is not None, "what was learnt can be tried on"


@pytest.mark.parametrize("name", scenario_names())
@pytest.mark.parametrize("taste", range(5))
def test_whatever_the_person_does_the_game_goes_on_to_its_end(name: str, taste: int) -> None:
    lesson, dice = open_scripted(name), Random(taste)
    lesson.play_on()
    while not lesson.game.over:
        assert lesson.game.decision_of(lesson.seat)
        lesson.take(dice.choice(lesson.game.options))
        lesson.play_on()
    assert lesson.steps >= 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_prepared_position_is_told_in_every_language(lang: str) -> None:
    for name in scenario_names():
        for part in ("", ".text", ".wrong", ".done"):
            assert speech(lang).say(f"scenario-{name}{part}")
    assert speech(lang).say(f"scenario-{OWN}.text")
    assert texts(lang)["scenarios.ftl"].count("\nscenario-") == len(scenario_names()) + 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", scenario_names())
def test_every_line_of_the_person_has_its_hint(lang: str, name: str) -> None:
    lesson = open_scripted(name)
    hints = sum(line.seat == lesson.seat for line in lesson.lines)
    for step in range(1, hints + 1):
        assert speech(lang).say(f"scenario-{name}.step{step}")
    assert not speech(lang).knows(f"scenario-{name}.step{hints + 1}")


@pytest.mark.parametrize("name", scenario_names())
def test_every_step_can_fail_and_be_taken_again(name: str) -> None:
    lesson = open_scripted(name)
    lesson.play_on()
    step = 0
    while not lesson.done:
        assert lesson.steps == step + 1
        lesson.take(wrong_answer(lesson))
        assert lesson.failed
        lesson.again(step)
        lesson.play_on()
        assert not lesson.failed
        lesson.take(good_answer(lesson))
        lesson.play_on()
        step += 1
    assert step


@pytest.mark.parametrize("module", [scripted, names, chat], ids=lambda module: module.__name__)
def test_the_examples_in_the_modules_go_as_they_are_written(module: object) -> None:
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]


# ------------------------------------------------------------------ a position of one's own

HEAD = """
[[scenario]]
id = "mine"
title = "A position"
me = "Ann"
turn = "Ann"
deck = ["beer/6H", "beer/7H", "beer/8H", "beer/9H", "beer/10H", "beer/JH"]
"""
PLAYERS = """
[[scenario.player]]
name = "Ann"
role = "sheriff"
character = "vulture_sam"
hand = ["bang/QH", "missed/10C", "stagecoach", "barrel/QS"]

[[scenario.player]]
name = "Bob"
role = "outlaw"
character = "rose_doolan"
hand = ["missed/JC", "missed/QC", "bang/9C"]

[[scenario.player]]
name = "Cat"
role = "renegade"
character = "black_jack"

[[scenario.player]]
name = "Dan"
role = "outlaw"
character = "bart_cassidy"
hand = ["bang/8C"]
"""


def scenario(*steps: str, head: str = HEAD, players: str = PLAYERS) -> str:
    return f"{head}steps = {list(steps)!r}\n{players}"


def opened(*steps: str, **parts: str) -> ScriptedGame:
    return open_scripted(scenario(*steps, **parts))


SCRIPT = (
    "Ann: play bang on Bob",
    "Bob: play missed/QC",
    "Ann: end",
    "Bob: play bang on Ann",
    "Ann: pass",
)


def test_the_others_follow_the_script() -> None:
    lesson = opened(*SCRIPT)
    assert (lesson.name, lesson.seat) == (OWN, 0)
    assert not lesson.game.patient
    lesson.take(("play", "bang/QH", 1))
    assert lesson.scripted() == lesson.reply() == ("play", "missed/QC", None)
    lesson.play_on()
    assert lesson.game.decision_of(0)
    lesson.take(END)
    lesson.play_on()
    assert lesson.wanted() == (PASS,)
    lesson.take(PASS)
    assert lesson.done
    assert not lesson.failed
    assert lesson.game.life[0] == 4


def test_the_game_listens_from_the_first_card_on() -> None:
    head = HEAD.replace("deck", 'phase = "start"\ndeck')
    players = PLAYERS.replace('"barrel/QS"]', '"barrel/QS"]\ntable = ["dynamite"]')
    keys = [report.key for report in opened(head=head, players=players).game.reports]
    assert keys.index("turned_up") < keys.index("drew")


def test_without_me_the_first_player_is_the_person() -> None:
    assert opened(head=HEAD.replace('me = "Ann"', "")).seat == 0
    assert opened(head=HEAD.replace('me = "Ann"', 'me = "Dan"')).seat == 3


def test_a_bot_plays_where_the_script_is_silent() -> None:
    lesson = opened("Ann: play bang on Bob")
    lesson.take(("play", "bang/QH", 1))
    assert lesson.scripted() is None
    assert lesson.reply() in lesson.game.options
    lesson.play_on()
    assert lesson.game.decision_of(0)


def test_which_bot_it_is_can_be_said() -> None:
    choices = [open_scripted(scenario(), bot=bot) for bot in ("drifter", "random", "tracker")]
    for lesson in choices:
        lesson.take(END)
        lesson.play_on()
        assert lesson.game.decision_of(0) or lesson.game.over
    with pytest.raises(SpecError, match="there is no bot 'sharpshooter'"):
        open_scripted(scenario(), bot="sharpshooter")


def test_a_line_that_is_no_longer_possible_is_passed_over() -> None:
    lesson = opened(*SCRIPT)
    lesson.take(END)  # nobody has shot at Bob: his Missed! must wait, his BANG! comes
    assert lesson.failed
    lesson.play_on()
    lesson.play_on()
    assert lesson.game.decision is not None
    while not lesson.game.over:
        lesson.take(good_answer(lesson))
        lesson.play_on()
    assert not lesson.done


def test_the_script_goes_on_after_a_wrong_answer() -> None:
    """Ann plays another card first, then does what was wanted: Bob answers by the script."""
    lesson = opened(*SCRIPT)
    lesson.take(("play", "barrel/QS", None))
    assert lesson.wanted() == (("play", "bang/QH", 1),)
    lesson.take(("play", "bang/QH", 1))
    assert lesson.scripted() == ("play", "missed/QC", None)
    assert lesson.failed


def test_what_the_person_leaves_out_is_passed_over_with_the_next_line_of_another() -> None:
    lesson = opened("Ann: play stagecoach", "Dan: end", "Ann: play barrel", "Ann: end")
    lesson.take(END)
    while lesson.scripted() is None:
        lesson.take(lesson.reply())
    assert lesson.game.decision_of(3)
    lesson.play_on()
    assert lesson.wanted() == (("play", "barrel/QS", None),)


@pytest.mark.parametrize(
    ("option", "good"),
    [(("play", "bang/QH", 1), True), (("play", "bang/QH", 3), False), (END, False)],
)
def test_an_answer_is_judged_before_it_is_given(option: sixgun.Option, good: bool) -> None:
    lesson = opened(*SCRIPT)
    assert lesson.judge(option) is good
    assert not lesson.failed
    lesson.take(option)
    assert lesson.failed is not good


def test_where_the_lesson_wants_nothing_everything_is_right() -> None:
    lesson = opened()
    assert lesson.wanted() == ()
    assert all(lesson.judge(option) for option in lesson.game.options)
    assert not lesson.done, "there was nothing to do"


def test_a_word_without_rank_and_suit_wants_any_copy() -> None:
    players = PLAYERS.replace('"stagecoach"', '"bang/KH"')
    lesson = opened("Ann: play bang on Bob", players=players)
    assert lesson.wanted() == (("play", "bang/QH", 1), ("play", "bang/KH", 1))


def test_what_may_come_at_any_time_comes_in_its_turn() -> None:
    lesson = opened("Dan: leave", "Ann: play bang on Bob", "Cat: leave", "high noon now")
    assert lesson.game.passive == [False, False, False, True]
    lesson.take(("play", "bang/QH", 1))
    assert lesson.game.passive == [False, False, True, True]
    assert lesson.game.noon


def test_who_has_left_already_cannot_leave_again() -> None:
    lesson = opened("Dan: leave", "Dan: leave", "high noon now", "high noon now", "Ann: end")
    assert lesson.wanted() == (END,)


# ------------------------------------------------------------------ taking a step again


def test_a_step_is_taken_again_from_where_it_was() -> None:
    lesson = opened(*SCRIPT)
    start, reports = sixgun.save(lesson.game), lesson.game.reports
    lesson.take(END)
    lesson.play_on()
    assert lesson.failed
    lesson.again(0)
    assert sixgun.load(start) == lesson.game
    assert lesson.game.reports == reports
    assert (lesson.failed, lesson.answered, lesson.steps) == (False, 0, 1)
    for option in (("play", "bang/QH", 1), END, PASS):
        lesson.take(option)
        lesson.play_on()
    assert lesson.done


def test_every_own_decision_is_a_step() -> None:
    lesson = opened(*SCRIPT)
    seen = []
    for option in (("play", "bang/QH", 1), END, PASS):
        lesson.play_on()
        assert lesson.steps == len(seen) + 1
        seen.append((lesson.game.copy(), lesson.game.reports))
        lesson.take(option)
    for step in (2, 1, 0):
        lesson.again(step)
        game, reports = seen[step]
        assert lesson.game == game
        assert lesson.game.options == game.options
        assert lesson.game.reports == reports
        assert lesson.steps == step + 1


def test_a_failure_before_a_step_stays_and_one_after_it_is_forgotten() -> None:
    lesson = opened(*SCRIPT)
    lesson.take(("play", "barrel/QS", None))
    assert lesson.failed
    lesson.take(wrong_answer(lesson))
    lesson.again(1)
    assert lesson.failed
    lesson.again(0)
    assert not lesson.failed


def test_the_beginning_is_before_the_first_move_of_the_others() -> None:
    lesson = open_scripted("last-beer")
    lesson.play_on()
    lesson.take(wrong_answer(lesson))
    lesson.play_on()
    lesson.again(0)
    assert not lesson.game.decision_of(lesson.seat)
    assert lesson.scripted() is not None


def test_a_late_answer_to_a_decision_before_going_back_is_stale() -> None:
    lesson = opened(*SCRIPT)
    assert lesson.game.decision is not None
    late = lesson.game.decision.serial
    lesson.take(("play", "bang/QH", 1))
    numbers = {late, lesson.game.decision.serial}
    lesson.again(0)
    assert lesson.game.decision.serial not in numbers
    with pytest.raises(sixgun.StaleChoice):
        lesson.take(END, late)
    assert lesson.answered == 0


class Listener(Bot):
    """Passes, and keeps what it was told."""

    def choose(
        self,
        seen: sixgun.View,
        reports: Sequence[sixgun.Report] = (),
        budget: Budget | None = None,
    ) -> sixgun.Option:
        self.heard = list(reports)
        return seen.options[-1]


def test_bots_are_told_what_has_happened_and_not_what_was_taken_back() -> None:
    lesson = opened()
    lesson._bots[1] = listener = Listener()
    for option in (("play", "barrel/QS", None), ("play", "stagecoach/9S", None), END):
        lesson.take(option)
    lesson.play_on()
    lesson.again(0)
    lesson.take(("play", "bang/QH", 1))
    lesson.reply()
    assert listener.heard == [sixgun.redacted(report, 1) for report in lesson.game.reports]
    assert "equipped" not in [report.key for report in listener.heard]


@pytest.mark.parametrize("step", [-1, 1, 10**9])
def test_a_step_that_was_not_taken_is_refused(step: int) -> None:
    lesson = opened(*SCRIPT)
    with pytest.raises(Refusal) as caught:
        lesson.again(step)
    assert (caught.value.key, caught.value.details) == ("no-such-step", {"count": 1})


def test_one_can_go_back_after_the_game() -> None:
    lesson = opened()
    lesson.play_on()
    while not lesson.game.over:
        lesson.take(lesson.game.options[-1])
        lesson.play_on()
    lesson.again(0)
    assert lesson.game.decision_of(0)
    assert not lesson.game.over


def test_so_many_steps_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST_STEPS >= 500
    monkeypatch.setattr(scripted, "MOST_STEPS", 2)
    lesson = opened(*SCRIPT)
    for option in (("play", "bang/QH", 1), END, PASS):
        lesson.play_on()
        lesson.take(option)
    assert lesson.steps == 2
    lesson.again(1)
    assert lesson.wanted() == (END,)


def test_an_answer_that_is_not_offered_changes_nothing() -> None:
    lesson = opened(*SCRIPT)
    before = lesson.game.copy()
    with pytest.raises(sixgun.IllegalOption):
        lesson.take(("play", "gatling/10H", None))
    assert lesson.game == before
    assert (lesson.at, lesson.answered, lesson.failed) == (0, 0, False)


# ------------------------------------------------------------------ texts that are no scenarios


def why(text: str) -> str:
    with pytest.raises(Refusal) as caught:
        open_scripted(text)
    assert caught.value.key == "bad-scenario"
    assert caught.value.told().key == "refusal-bad-scenario"
    reason = str(caught.value.details["why"])
    assert 0 < len(reason) <= 300
    assert reason.isprintable()
    return reason


def test_a_name_that_the_house_does_not_know() -> None:
    with pytest.raises(Refusal) as caught:
        open_scripted("no-such-lesson")
    assert (caught.value.key, caught.value.details) == (
        "no-such-scenario",
        {"name": "no-such-lesson"},
    )


@pytest.mark.parametrize("name", ["../stage", "..", "/etc/passwd", "distance.toml", "a" * 41])
def test_a_name_never_leads_elsewhere(name: str) -> None:
    why(name)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", r"no \[\[scenario\]\]"),
        ("x = 1", "unknown key 'x'"),
        ("scenario = 3", r"no \[\[scenario\]\]"),
        ("scenario = [3]", "one"),
        ("scenario = []", "one"),
        (scenario() + scenario(), "one"),
        (scenario("Ann plays a card"), "none of the forms"),
        (scenario("Ann: shoot at Bob"), "does not begin with a verb"),
        (scenario("Ann: play blunderbuss"), "'blunderbuss'"),
        (scenario("Eve: end"), "nobody is called 'Eve'"),
        (scenario("Ann: leave"), "cannot leave"),
        (scenario(head=HEAD.replace('me = "Ann"', 'me = "Eve"')), "nobody is called 'Eve'"),
        (scenario(head=HEAD.replace("beer/6H", "beer/6S")), "'beer/6S'"),
        (
            scenario(head=f"{HEAD}discard = 3\n"),
            "'discard' of a scenario is a list of texts, not 3",
        ),
        (scenario(players=f"{PLAYERS}life = '4'"), "'life' of a player is a number, not '4'"),
        (scenario(players=PLAYERS.replace("sheriff", "marshal")), "4 players are"),
        (scenario(players=PLAYERS.replace("Ann", "\\u202e")), "cannot be a name"),
        (scenario(players=PLAYERS.replace("Ann", "x" * 5000)), "cannot be a name"),
        ("# " + "x" * LONGEST_SCENARIO, "more than 16384 bytes"),
        ("# " + "é" * (LONGEST_SCENARIO // 2), "more than 16384 bytes"),
        ("\ud800\n", "UnicodeEncodeError"),
        ("\0\n", "cannot be read"),
    ],
)
def test_what_is_wrong_with_a_text_is_said(text: str, told: str) -> None:
    assert re.search(told, why(text))


MOST = LONGEST_SCENARIO - 10


@pytest.mark.parametrize(
    "text",
    [
        "a=" + "[" * MOST,
        "a=" + "{a=" * (MOST // 3),
        "a" + ".a" * (MOST // 2) + "=1",
        "[" + "a." * (MOST // 2) + "a]",
        "\n".join("[" + ".".join("a" * 90) + f".b{n}]" for n in range(80)),
        "[[a]]\n" * (MOST // 6),
        "scenario=[" + "{}," * (MOST // 4) + "]",
        "scenario=" + "9" * MOST,
        "[[scenario]]\nlife=0x" + "f" * (MOST - 30),
        "[[scenario]]\nid=" + "9" * (MOST - 30),
        HEAD + "steps = [" + '"",' * 4000 + "]" + PLAYERS,
        HEAD + "steps = []\n" + "[[scenario.player]]\n" * 600,
        HEAD.replace('"beer/6H"', '"bang",' * 2000) + "steps = []" + PLAYERS,
        scenario(players=PLAYERS.replace('role = "sheriff"', "life = 0x" + "f" * 9000)),
        '"""' * (MOST // 3),
        "'" * MOST,
        "\\" * MOST,
    ],
    ids=lambda text: f"{text[:12]!r}…",
)
def test_texts_made_to_hurt_are_refused(text: str) -> None:
    assert len(text.encode()) <= LONGEST_SCENARIO
    assert why(text)


#: Values of every type, as TOML writes them.
ODDITIES = [
    "-1",
    "0",
    "10000000000000000000000000000",
    "0x" + "f" * 5000,
    "nan",
    "inf",
    "true",
    '""',
    '"\\u0000\\u202e"',
    f'"{"x" * 5000}"',
    "[]",
    '["", 1, {}]',
    '[["bang"]]',
    "[" * 50 + "]" * 50,
    "{}",
    "{ a = { b = 1 } }",
    '{ pool = [[]], keep = "x", sheriff = -9, names = [], players = 3 }',
    "1979-05-27T07:32:00Z",
]


@pytest.mark.parametrize("key", SCENARIO_KEYS)
def test_no_value_of_a_scenario_breaks_anything(key: str) -> None:
    lines = [line for line in HEAD.splitlines() if not line.startswith(key)]
    lines += [] if key == "steps" else ["steps = []"]
    for value in ODDITIES:
        head, players = "\n".join([*lines, f"{key} = {value}"]), "" if key == "player" else PLAYERS
        try_out(f"{head}\n{players}")


@pytest.mark.parametrize("key", PLAYER_KEYS)
def test_no_value_of_a_player_breaks_anything(key: str) -> None:
    first, rest = PLAYERS.split("\n\n", 1)
    lines = [line for line in first.splitlines() if not line.startswith(key)]
    for value in ODDITIES:
        players = "\n".join([*lines, f"{key} = {value}", "", rest])
        try_out(scenario(players=players))


def try_out(text: str) -> None:
    """Either it is refused, or it can be played."""
    try:
        lesson = open_scripted(text)
    except Refusal as refusal:
        assert refusal.key == "bad-scenario"  # noqa: PT017 - being opened is as good
        return
    for _ in range(20):
        lesson.play_on()
        if not lesson.game.over:
            lesson.take(lesson.game.options[0])


def test_positions_as_the_engine_describes_them_can_be_opened() -> None:
    """Whoever sees something odd can bring it along."""
    for seed in range(5):
        game = sixgun.Game(5, seed=seed)
        for _ in range(20):
            game.choose(game.options[0])
        lesson = open_scripted(str(game))
        assert lesson.game.roles == game.roles
        try_out(str(game))
