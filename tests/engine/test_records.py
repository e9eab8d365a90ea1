"""Records: same record, same game, in any process; whatever was changed in one is found (S26)."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from sixgun.duel import Duel
from sixgun.engine.errors import IllegalOption, RecordError, SixgunError
from sixgun.engine.game import HASTY, PATIENT, RULES_VERSION, Game
from sixgun.engine.notation import LEAVE, NOON, LogLine, line_text, read_line
from sixgun.engine.position import Place, Position, lay_out
from sixgun.engine.record import Recorder, RunningHash, load_record, record_of, replay
from sixgun.engine.snapshot import from_json, state_hash, to_json
from tests.games import LONG, Plan, act, may_leave, played, random_games, steps

GAMES = 1000 if LONG else 100
READER = """
import json, sys
import sixgun
from sixgun.engine.snapshot import state_hash
for line in sys.stdin:
    print(state_hash(sixgun.load_record(json.loads(line))))
"""


# ---------------------------------------------------------------- replaying


def test_records_replay_to_identical_states_in_another_process() -> None:
    games = [played(plan) for plan in random_games(GAMES)]
    finished = subprocess.run(
        [sys.executable, "-c", READER],
        input="".join(json.dumps(record_of(game)) + "\n" for game in games),
        env={**os.environ, "PYTHONHASHSEED": "4711"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert finished.stderr == ""
    assert finished.stdout.split() == [state_hash(game) for game in games]


@pytest.mark.parametrize("number", range(12))
def test_a_recorder_writes_what_record_of_writes(number: int) -> None:
    plan = list(random_games(12))[number]
    recorder = Recorder(plan.start())
    for _ in steps(plan, recorder.game, recorder):
        assert recorder.text() == record_of(recorder.game)
    assert load_record(recorder.text()) == recorder.game


def test_every_moment_of_a_replay_is_the_game_after_that_line() -> None:
    plan = Plan(players=6, seed=3, leaving=0.02)
    game = plan.start()
    hashes = [state_hash(game) for _ in steps(plan, game)]
    moments = replayed(record_of(game))
    assert [state for _, line, state in moments if not line.startswith("-- ")] == hashes[1:]
    marks = [(turn, line) for turn, line, _ in moments if line.startswith("-- turn ")]
    assert marks
    assert all(line.startswith(f"-- turn {turn} ") for turn, line in marks)


def replayed(text: str) -> list[tuple[int, str, str]]:
    return [(moment.turn, moment.line, state_hash(moment.game)) for moment in replay(text)]


def test_an_unfinished_game_can_be_recorded_and_played_on() -> None:
    plan = Plan(players=4, seed=8, length=40)
    game = played(plan)
    assert not game.over
    again = load_record(record_of(game))
    while not game.over:
        again.choose(game.options[0])
        game.choose(game.options[0])
    assert again == game
    assert record_of(again) == record_of(game)


# --------------------------------------------------------------- positions


def a_position() -> Game:
    return lay_out(
        Position(
            turn="Ann",
            places=[
                Place("Ann", "sheriff", "suzy_lafayette", hand=["bang", "duel", "beer"]),
                Place("Bob", "outlaw", "el_gringo", hand=["missed", "bang"], table=["barrel"]),
                Place("Cat", "renegade", "vulture_sam", hand=["panic"]),
                Place("Dan", "outlaw", "pedro_ramirez", life=1, hand=["bang", "beer"]),
            ],
        ),
        seed="records",
    )


def test_records_from_positions_replay() -> None:
    recorder = Recorder(a_position())
    plan = Plan(players=4, seed=0, taste=5, leaving=0.01)
    for _ in steps(plan, recorder.game, recorder):
        assert load_record(recorder.text()) == recorder.game
    assert recorder.game.over
    assert "\nsnapshot {" in recorder.text()


def test_a_recorder_may_take_up_a_game_in_the_middle() -> None:
    game = played(Plan(players=5, seed=4, length=30))
    recorder = Recorder(game.copy())
    while not recorder.game.over:
        recorder.choose(recorder.game.options[0])
    again = load_record(recorder.text())
    assert again == recorder.game
    assert record_of(again) == record_of(recorder.game)


def test_a_game_from_a_position_says_that_it_has_no_seed_to_begin_from() -> None:
    with pytest.raises(SixgunError, match="Recorder"):
        record_of(a_position())


def test_a_refused_choice_is_not_written() -> None:
    recorder = Recorder(a_position())
    before = recorder.text()
    with pytest.raises(IllegalOption):
        recorder.choose("play beer on Bob")
    with pytest.raises(IllegalOption):
        recorder.choose(("play", "beer/6H", 3))
    assert recorder.text() == before


# ------------------------------------------------------------------- lines


@pytest.mark.parametrize("said", ["Ann: play beer", "Bob: leave", "high noon now"])
def test_a_line_can_be_read_and_written(said: str) -> None:
    line = read_line(said, ("Ann", "Bob"))
    assert line is not None
    assert line_text(line, ("Ann", "Bob")) == said
    assert line.from_outside == (said != "Ann: play beer")


@pytest.mark.parametrize("said", ["", "Zoe: end", "Ann play beer", "noon", "-- turn 3", "Ann: "])
def test_what_is_no_line_is_none(said: str) -> None:
    assert read_line(said, ("Ann", "Bob")) is None


def test_a_game_follows_lines_as_if_they_were_done() -> None:
    done, told = a_position(), a_position()
    written = Recorder(a_position())
    seat, option = done.decision.seat, done.options[0]
    done.choose(option)
    done.high_noon_now()
    done.leave(3)
    for line in (LogLine(seat, option), LogLine(None, NOON), LogLine(3, LEAVE)):
        told.apply(line)
        written.apply(line)
    assert done == told == written.game == load_record(written.text())


def test_only_who_is_asked_can_have_chosen() -> None:
    game = a_position()
    with pytest.raises(IllegalOption, match="is asked here"):
        game.apply(LogLine(game.decision.seat + 1, game.options[0]))
    with pytest.raises(IllegalOption, match="is asked here"):
        Recorder(game).apply(LogLine(3, game.options[0]))


def test_high_noon_is_nobodys() -> None:
    """`Ann: high noon now` is no line that could be played."""
    game = a_position()
    with pytest.raises(SixgunError):
        game.apply(LogLine(game.decision.seat, NOON))


def test_a_forced_line_is_for_those_who_were_asked() -> None:
    """S2: a hasty game has gone on by itself, a patient one waits for the answer."""
    game = a_position()
    seat, (option, *_) = game.decision.seat, game.options
    line = LogLine(seat, option, forced=True)
    before = game.copy()
    game.apply(line)
    Recorder(game).apply(line)
    assert game == before
    game.patient = PATIENT
    game.apply(line)
    assert game != before


# ---------------------------------------------------------------- patience


def patient_plan(number: int, leaving: float = 0.0) -> Plan:
    return Plan(4 + number % 4, number, {"patient": True}, number, 0.7, leaving)


def test_the_recorder_of_a_patient_game_writes_the_record_of_a_hasty_one() -> None:
    for number in range(20):
        plan = patient_plan(number)
        recorder = Recorder(plan.start())
        for _ in steps(plan, recorder.game, recorder):
            pass
        assert load_record(recorder.text()) == recorder.game
        assert recorder.text() == record_of(recorder.game)


def test_leaving_while_a_forced_question_is_open_replays() -> None:
    """Somebody leaves, or high noon is called, during a pause that only a patient game makes."""
    for number in range(20):
        game = played(patient_plan(number, leaving=0.03))
        assert load_record(record_of(game)) == game


def test_a_recorder_follows_a_patient_game_from_any_position_as_a_hasty_one() -> None:
    """Also where somebody leaves, or high noon comes, while a forced question is open: what is
    written is what a hasty game from there, which never asked it, writes (S2)."""
    during = 0
    for number in range(30):
        live = played(replace(patient_plan(number), length=5 * number))
        live.history = None
        start = live.copy()
        start.patient = HASTY
        start.answer_forced()
        follower, reference, dice = Recorder.following(live), Recorder(start), Random(number)
        while not live.over:
            forced = len(live.options) == 1
            if forced and dice.random() < 0.2:
                what = dice.choice([("noon",), *(("leave", seat) for seat in may_leave(live))])
                during += may_still(reference.game, what)
                if may_still(reference.game, what):
                    act(reference, what)
            else:
                what = "choose", dice.choice(live.options)
                if not forced:
                    act(reference, what)
            act(follower, what)
        assert follower.text() == reference.text()
        assert load_record(follower.text()) == live
    assert during > 10


def may_still(game: Game, what: tuple[Any, ...]) -> bool:
    """Is there anything left to leave, or a game for high noon to come in?"""
    return not game.over and (what[0] == "noon" or what[1] in may_leave(game))


def test_who_falls_by_a_forced_answer_has_nothing_left_to_leave() -> None:
    """Nor has anybody whose game a forced answer ends; nothing of it is written."""
    found = 0
    for number in range(400):
        recorder = Recorder(Game(4, number, patient=True))
        game, dice = recorder.game, Random(number)
        while not game.over and not leaves_in_vain(game):
            recorder.choose(dice.choice(game.options))
        if game.over:
            continue
        found += 1
        recorder.leave(leaves_in_vain(game)[0])
        assert ": leave\n" not in recorder.text()
        assert load_record(recorder.text()) == game
        if found == 3:
            return
    raise AssertionError("nobody falls by a forced answer")


def leaves_in_vain(game: Game) -> list[int]:
    """Who may leave now, and not any more when the forced question is answered."""
    if len(game.options) != 1:
        return []
    after = game.copy()
    after.answer_forced()
    return [seat for seat in may_leave(game) if not may_still(after, ("leave", seat))]


def test_high_noon_called_while_a_forced_question_is_open_replays() -> None:
    """Ann's forced `end` is open when noon is called; in the replay Bob's turn has begun."""
    for number in range(40):
        game = Game(5, number, patient=True)
        rng = Random(number)
        while not game.over and not (len(game.options) == 1 and game.decision.kind == "play"):
            game.choose(rng.choice(game.options))
        if game.over:
            continue
        game.high_noon_now()
        while not game.over:
            game.choose(rng.choice(game.options))
        assert load_record(record_of(game)) == game


# ------------------------------------------------------------------ damage


@cache
def finished_records() -> tuple[bytes, ...]:
    """Records of whole games, with leavers, two characters to choose from and a noon called."""
    plans = [plan for plan in random_games(60) if plan.seed % 5 in (0, 3)]
    games = [played(plan) for plan in plans]
    return tuple(record_of(game).encode() for game in games if game.over)


def turn_of_each_line(lines: list[bytes]) -> list[int]:
    """Which turn a line belongs to: a mark to the turn it closes, the header to turn 0."""
    turns, turn = [], 0
    for line in lines:
        turns.append(turn)
        if line.startswith(b"-- turn "):
            turn = int(line.split()[2])
    return turns


def position_classes(record: bytes) -> dict[str, list[tuple[int, int]]]:
    """The places of a record's bytes by what stands there, each with its turn."""
    classes: dict[str, list[tuple[int, int]]] = {
        name: [] for name in ("header", "line", "mark", "first mark", "end", "newline")
    }
    lines = record.splitlines(keepends=True)
    place, marks = 0, 0
    for line, turn in zip(lines, turn_of_each_line(lines), strict=True):
        name = "line" if marks else "header"
        if line.startswith(b"-- "):
            name = "end" if line.startswith(b"-- end") else "mark" if marks else "first mark"
            marks += 1
        classes[name] += [(place + index, turn) for index in range(len(line) - 1)]
        classes["newline"].append((place + len(line) - 1, turn))
        place += len(line)
    classes["newline"].pop()  # the last one has a test of its own
    return classes


def read(record: bytes) -> Game:
    return load_record(record.decode("utf-8", "surrogateescape"))


BYTES: dict[str, Callable[[Random, int], int]] = {
    "a flipped bit": lambda rng, old: old ^ (1 << rng.randrange(8)),
    "another letter": lambda rng, old: rng.choice(b"abcdefgHKQ0123456789 "),
    "a line break": lambda rng, old: 10,
    "not UTF-8": lambda rng, old: rng.choice([0x80, 0xC3, 0xFF]),
}


@pytest.mark.parametrize("kind", BYTES)
@pytest.mark.parametrize("where", ["header", "line", "mark", "first mark", "end", "newline"])
def test_a_changed_byte_is_found_and_its_turn_named(where: str, kind: str) -> None:
    rng = Random(f"{where} {kind}")
    tries = 400 if LONG else 25
    for _ in range(tries):
        record = rng.choice(finished_records())
        place, turn = rng.choice(position_classes(record)[where])
        new = BYTES[kind](rng, record[place])
        if new == record[place]:
            continue
        damaged = record[:place] + bytes([new]) + record[place + 1 :]
        with pytest.raises(RecordError) as caught:
            read(damaged)
        assert caught.value.turn == turn, f"byte {place}: {record[place]} became {new}"
        assert str(caught.value).startswith(f"turn {turn}: ")


def test_a_changed_last_line_break_is_found_and_its_turn_named() -> None:
    record = finished_records()[0]
    turn = turn_of_each_line(record.splitlines())[-1]
    with pytest.raises(RecordError) as caught:
        read(record[:-1])
    assert caught.value.turn == turn


@pytest.mark.parametrize("damage", ["dropped", "doubled", "swapped", "cut", "added"])
def test_changed_lines_are_found(damage: str) -> None:
    rng = Random(damage)
    for _ in range(200 if LONG else 30):
        lines = rng.choice(finished_records()).decode().splitlines(keepends=True)
        place = rng.randrange(len(lines))
        changed = lines[:]
        if damage == "dropped":
            del changed[place]
        elif damage == "doubled":
            changed.insert(place, lines[place])
        elif damage == "swapped":
            place = rng.randrange(len(lines) - 1)
            changed[place : place + 2] = lines[place + 1], lines[place]
        elif damage == "cut":
            changed[place] = changed[place][: rng.randrange(1, len(changed[place]) - 1)]
            del changed[place + 1 :]
        else:
            changed.insert(place + 1, "P1: end\n")
        if changed == lines:
            continue
        with pytest.raises(RecordError):
            load_record("".join(changed))


@pytest.mark.parametrize(
    "text", ["", "\n", "x", "hello\nworld\n", "sixgun record 1\n", "-- turn 1\n"]
)
def test_what_is_no_record_says_so(text: str) -> None:
    with pytest.raises(RecordError) as caught:
        load_record(text)
    assert caught.value.turn == 0


# ---------------------------------------------------- rewritten, not damaged


def rehashed(lines: list[str]) -> str:
    """The same lines with running hashes that fit them, as somebody would who rewrites a record."""
    running, out = RunningHash(), []
    for line in lines:
        mark = re.fullmatch(r"(-- turn \d+|-- end \d+ \w+) \w+ (\w+)", line)
        out.append(f"{mark[1]} {running.now()} {mark[2]}" if mark else line)
        running.add(out[-1])
    return "".join(f"{line}\n" for line in out)


def test_rehashing_a_record_changes_nothing() -> None:
    text = finished_records()[0].decode()
    assert rehashed(text.splitlines()) == text


def test_another_version_of_the_rules_is_said_clearly() -> None:
    lines = finished_records()[0].decode().splitlines()
    lines[1] = f"rules {RULES_VERSION + 1}"
    with pytest.raises(
        RecordError, match=rf"needs version {RULES_VERSION + 1} of the rules"
    ) as caught:
        load_record(rehashed(lines))
    assert caught.value.turn == 0


def test_another_format_is_said_clearly() -> None:
    lines = finished_records()[0].decode().splitlines()
    lines[0] = "sixgun record 99"
    with pytest.raises(RecordError, match="sixgun record 1"):
        load_record(rehashed(lines))


def test_rules_that_lead_elsewhere_are_told_from_damage() -> None:
    """The record is whole, its hashes of the state are not those of these rules."""
    lines = finished_records()[0].decode().splitlines()
    marks = [place for place, line in enumerate(lines) if line.startswith("-- turn ")]
    fifth = marks[4]
    lines[fifth] = lines[fifth][:-16] + "0" * 16
    with pytest.raises(RecordError, match="these rules lead to another position") as caught:
        load_record(rehashed(lines))
    assert caught.value.turn == int(lines[marks[3]].split()[2])


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("settings", "{}"),
        ("settings", "[]"),
        ("settings", "nonsense"),
        ("settings", '"text"'),
        ("seed", "00"),
        ("seed", "xyz"),
    ],
)
def test_a_header_that_makes_no_sense_is_an_error_of_turn_0(key: str, value: str) -> None:
    lines = finished_records()[0].decode().splitlines()
    place = next(n for n, line in enumerate(lines) if line.startswith(f"{key} "))
    lines[place] = f"{key} {value}"
    with pytest.raises(RecordError, match="header") as caught:
        load_record(rehashed(lines))
    assert caught.value.turn == 0


# ----------------------------------------------------------- display names


def test_display_lines_can_be_added_and_taken_out_without_changing_a_hash() -> None:
    """Names to show are a header of their own; the other lines stay as they are, byte by byte."""
    for record in finished_records()[:5]:
        lines = record.decode().splitlines(keepends=True)
        header = next(n for n, line in enumerate(lines) if line.startswith("-- "))
        for place in range(1, header + 1):
            shown = [
                *lines[:place],
                "display P1 Calamity Élodie\n",
                "display P2 ☺\n",
                *lines[place:],
            ]
            assert load_record("".join(shown)) == load_record(record.decode())


def test_a_line_that_merely_looks_like_a_display_line_counts() -> None:
    lines = finished_records()[0].decode().splitlines(keepends=True)
    with pytest.raises(RecordError):
        load_record("".join([*lines[:2], "displayed P1 Ann\n", *lines[2:]]))


LINES = [
    r"sixgun record 1|rules 2|settings \{.*\}|seed [0-9a-f]{64}",
    r"-- (turn \d+|end \d+ [a-z]+) [0-9a-f]{16} [0-9a-f]{16}",
    r"P[1-8]: (leave|pass|end|(take|choose) P[1-8])",
    r"P[1-8]: (play|use|discard|take|choose) [a-z_]+(/([2-9]|10|[JQKA])[SHDC])?( on P[1-8])?",
    r"high noon now",
]


def test_a_record_is_made_of_these_lines_only() -> None:
    """No card ids, no names to show."""
    for record in finished_records():
        for line in record.decode().splitlines():
            assert any(re.fullmatch(form, line) for form in LINES), line


# ---------------------------------------------------------------- settings that came later


@pytest.mark.parametrize("made", [Game, Duel])
def test_a_setting_that_came_later_is_written_where_it_is_chosen(made: Any) -> None:
    """Hashes and promises of games without it are those of the version before."""
    plain, closed = made(seed=1), made(seed=1, closed_discards=True)
    for game in (plain, closed):
        written = [record_of(game), to_json(game)]
        assert ["closed_discards" in text for text in written] == [game is closed] * 2
        for again in (load_record(written[0]), from_json(written[1])):
            assert again.settings == game.settings
    assert state_hash(plain) != state_hash(closed)


def test_a_game_is_played_alike_whether_its_discards_are_closed() -> None:
    games = [Game(5, seed=7, closed_discards=closed) for closed in (False, True)]
    for game in games:
        dice = Random(7)
        while not game.over:
            game.choose(dice.choice(game.options))
    assert games[0].history == games[1].history
