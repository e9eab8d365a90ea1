"""`sixgun replay`: games told again, with open cards or through one player's eyes."""

import json
import re
from dataclasses import asdict, replace
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result

import sixgun
from sixgun.cli import main
from sixgun.cli.terminal_play.records import resumed
from sixgun.cli.terminal_play.telling import Teller
from sixgun.engine.cards import SETS
from sixgun.engine.deal import commitment
from sixgun.engine.game import RULES_VERSION
from sixgun.engine.record import RunningHash
from sixgun.engine.settings import settings_from
from sixgun.locales import LANGUAGES, speech

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve")


def recorded(seed: int, choices: int = 10_000, **options: object) -> sixgun.Recorder:
    """A random game, or its beginning."""
    recorder = sixgun.Recorder(sixgun.Game(names=NAMES, seed=seed, listen=True, **options))
    random = Random(seed)
    for _ in range(choices):
        if recorder.game.over:
            break
        recorder.choose(random.choice(recorder.game.options))
    return recorder


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.record"


def replay(file: Path, *arguments: object) -> Result:
    return CliRunner().invoke(main, ["replay", str(file), *map(str, arguments)])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("deal", ["random", "two"])
@pytest.mark.parametrize("sets", ["base", SETS])
def test_a_game_is_told_from_the_deal_to_the_end(
    file: Path, lang: str, deal: str, sets: object
) -> None:
    recorder = recorded(3, characters=deal, sets=sets)
    file.write_text(recorder.text())
    done = replay(file, "--lang", lang)
    assert done.exit_code == 0, done.output
    teller = Teller(speech(lang), NAMES)
    turns = [report for report in recorder.game.reports if report.key == "turn_began"]
    for report in turns:
        assert f"\n\n{teller.report(report)}\n" in done.output
    for report in recorder.game.reports:
        wound = report.key == "hurt" and report.word != "blood_brothers"
        if wound or report.key in ("drew", "took_character", "game_over", "event_revealed"):
            assert f"  {teller.report(report)}\n" in done.output
    whole = speech(lang).say("replay-whole", turns=recorder.game.turns, over="yes")
    assert done.output.endswith(f"{whole}\n")


def test_one_players_eyes_see_only_what_that_player_saw(file: Path) -> None:
    recorder = recorded(4)
    file.write_text(recorder.text())
    for who in ("bob", "2"):
        done = replay(file, "--lang", "en", "--seat", who)
        assert done.exit_code == 0
        told = re.findall(r"^  (\w+) draws (.*)\.$", done.output, re.MULTILINE)
        assert {"♠♥♦♣".find(cards[-2]) >= 0 for name, cards in told if name == "Bob"} == {True}
        others = {cards for name, cards in told if name != "Bob" and "shows it" not in cards}
        assert all(re.fullmatch(r"a card|\d+ cards", cards) for cards in others)
        roles = done.output.splitlines()[0]
        assert roles.count(",") <= 1


@pytest.mark.parametrize("seed", range(10))
def test_no_role_is_told_before_it_is_turned_up(file: Path, seed: int) -> None:
    recorder = recorded(seed, sets=SETS)
    file.write_text(recorder.text())
    lines = replay(file, "--lang", "en", "--seat", "1").output.splitlines()
    first = next(n for n, line in enumerate(lines) if line.startswith("Turn 1:"))
    sheriff = recorder.game.roles.index("sheriff")
    for seat, name in enumerate(NAMES):
        known = seat in (0, sheriff)
        told = [line for line in lines[:first] if re.search(rf"{name}.*(Out|Dep|Ren|Sher)", line)]
        assert bool(told) is known


def test_nobody_is_called_like_that(file: Path) -> None:
    file.write_text(recorded(4, 5).text())
    for who in ("Zoe", "0", "6", "99999999999"):
        done = replay(file, "--seat", who)
        assert done.exit_code == 1
        assert "Ann, Bob, Cat, Dan, Eve" in done.output


def test_beginning_at_a_turn(file: Path) -> None:
    file.write_text(recorded(5).text())
    done = replay(file, "--from-turn", 4, "--lang", "en")
    assert "Turn 3:" not in done.output
    assert "\n\nTurn 4:" in done.output
    assert "is Calamity" not in done.output
    short = replay(file, "--from-turn", 1500, "--lang", "en")
    assert short.exit_code == 1
    assert "The record has only" in short.output


def test_an_unfinished_game_says_whose_choice_it_is(file: Path) -> None:
    recorder = recorded(6, 20)
    file.write_text(recorder.text())
    done = replay(file, "--lang", "en")
    assert done.exit_code == 0
    assert recorder.game.decision is not None
    assert f"It’s up to {NAMES[recorder.game.decision.seat]} now." in done.output
    assert "not played to the end" in done.output


def test_leaving_and_high_noon_are_told(file: Path) -> None:
    recorder = recorded(7, 20)
    recorder.leave(2)
    recorder.high_noon_now()
    file.write_text(recorder.text())
    done = replay(file, "--lang", "en")
    assert "  Cat leaves the game." in done.output
    assert "  High noon is near" in done.output


def test_a_game_from_a_position_is_told_from_there(file: Path) -> None:
    game = recorded(8, 30).game
    later = sixgun.load(sixgun.save(game))
    later.history = None
    recorder = sixgun.Recorder(later)
    for _ in range(10):
        recorder.choose(later.options[0])
    file.write_text(recorder.text())
    done = replay(file, "--lang", "it")
    assert done.exit_code == 0, done.output
    assert "La registrazione è integra" in done.output


# ----------------------------------------------------------------- checking


def test_checking_says_one_line_and_quiet_none(file: Path) -> None:
    file.write_text(recorded(3).text())
    assert replay(file, "--check", "--lang", "en").output.startswith("The record is whole: ")
    assert replay(file, "--quiet").output == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_damaged_record_names_the_turn(file: Path, lang: str) -> None:
    lines = recorded(3).lines
    marks = [place for place, line in enumerate(lines) if line.startswith("-- turn ")]
    turn, place = next((n, at) for n, at in enumerate(marks, 1) if n > 3 and marks[n] > at + 2)
    del lines[place + 1]
    file.write_text("".join(f"{line}\n" for line in lines))
    for arguments in ((), ("--check",), ("--quiet",)):
        done = replay(file, "--lang", lang, *arguments)
        assert done.exit_code == 1
        word = {"en": "at turn", "it": "nel turno", "es": "en el turno"}[lang]
        assert f"{word} {turn}:" in done.output
        assert "Traceback" not in done.output


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", f"needs version 77 of the rules; this is version {RULES_VERSION}."),
        ("it", f"richiede la versione 77 delle regole; qui c’è la versione {RULES_VERSION}."),
        ("es", f"necesita la versión 77 de las reglas; aquí está la versión {RULES_VERSION}."),
    ],
)
def test_a_record_of_other_rules_says_which_it_needs(file: Path, lang: str, sentence: str) -> None:
    file.write_text(rewritten(recorded(3, 0).text(), rules="77"))
    for option in ("--check", "--quiet", "--verify"):
        done = replay(file, "--lang", lang, option)
        assert done.exit_code == 1
        assert f"{file} {sentence}" in done.output


@pytest.mark.parametrize("rules", ["", "one", "01", "1.0", "-1", "9" * 5000])
def test_a_record_that_does_not_say_its_rules(file: Path, rules: str) -> None:
    file.write_text(rewritten(recorded(3, 0).text(), rules=rules))
    done = replay(file, "--lang", "en")
    assert done.exit_code == 1
    assert "the header does not say the version of the rules, but" in done.output


@pytest.mark.parametrize("content", [b"", b"\n", b"hello\n", b"\xff\xfe\x00\n", b"-- turn 1 a b\n"])
def test_what_is_no_record_is_refused(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    done = replay(file, "--lang", "en")
    assert done.exit_code == 1
    assert "isn’t a record" in done.output
    assert "Traceback" not in done.output


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere", tmp_path):
        done = replay(path)
        assert done.exit_code == 1
        assert str(path) in done.output


# ------------------------------------------------------------------- proving

SECRET = "5e" * 32
NUMBERS = {0: "ab" * 16, 3: "12" * 32}


def dealt(**changes: object) -> tuple[sixgun.Game, sixgun.Deal]:
    """A finished game of a house."""
    settings = settings_from(names=NAMES, sets=("base", "promo"))
    deal = sixgun.Deal("saloon-7", commitment(SECRET, settings, "saloon-7"), SECRET, NUMBERS)
    game = sixgun.Game(names=NAMES, sets=("base", "promo"), seed=deal.seed)
    random = Random(1)
    while not game.over:
        game.choose(random.choice(game.options))
    return game, replace(deal, **changes)


def rewritten(text: str, **lines: str) -> str:
    """A record in which somebody who knows how has put other lines into the header."""
    running, out = RunningHash(), []
    for line in text.splitlines():
        word, *rest = line.split()
        other = f"{word} {lines[word]}" if word in lines else line
        if word == "--":
            other = " ".join([word, *rest[:-2], running.now(), rest[-1]])
        running.add(other)
        out.append(other)
    return "".join(f"{line}\n" for line in out)


def test_a_fair_deal_is_proved(file: Path) -> None:
    game, deal = dealt()
    file.write_text(sixgun.record_of(game, deal))
    done = replay(file, "--verify", "--lang", "en")
    assert done.exit_code == 0, done.output
    assert done.output.splitlines() == [
        f"The record is whole: {game.turns} turns, played to the end.",
        f"Game saloon-7 was played under version {RULES_VERSION} of the rules.",
        "Its settings, other than the usual ones: "
        '{"names":["Ann","Bob","Cat","Dan","Eve"],"players":5,"sets":["base","promo"]}',
        "The house kept its promise: secret, settings and game lead to the commitment "
        f"{deal.commitment}.",
        "The seed follows from the secret and from these numbers, "
        "and all cards follow from the seed:",
        f"  Ann: {NUMBERS[0]}",
        f"  Dan: {NUMBERS[3]}",
        "No number came from: Bob, Cat, Eve",
        "Compare: your own number must be what your client sent.",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_proof_is_told_in_every_language(file: Path, lang: str) -> None:
    game, deal = dealt()
    file.write_text(sixgun.record_of(game, deal))
    done = replay(file, "--verify", "--commitment", deal.commitment.upper(), "--lang", lang)
    assert done.exit_code == 0, done.output
    assert speech(lang).say("replay-deal-seen") in done.output.splitlines()
    assert replay(file, "--verify", "--quiet").output == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_another_commitment_than_the_client_saw_is_no_proof(file: Path, lang: str) -> None:
    game, deal = dealt()
    file.write_text(sixgun.record_of(game, deal))
    for options in (("--verify",), (), ("--quiet",)):
        done = replay(file, "--commitment", "0" * 64, "--lang", lang, *options)
        assert done.exit_code == 1
        assert "0" * 64 in done.output
        assert deal.commitment in done.output


def test_a_deal_without_numbers_says_so(file: Path) -> None:
    settings = settings_from(names=NAMES)
    deal = sixgun.Deal("g", commitment(SECRET, settings, "g"), SECRET, {})
    file.write_text(sixgun.record_of(sixgun.Game(names=NAMES, seed=deal.seed), deal))
    done = replay(file, "--verify", "--lang", "en")
    assert done.exit_code == 0
    assert "not played to the end" in done.output
    assert done.output.endswith("no client added a number.\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_record_without_a_deal_cannot_be_proved(file: Path, lang: str) -> None:
    file.write_text(recorded(3).text())
    done = replay(file, "--verify", "--lang", lang)
    assert done.exit_code == 1
    assert speech(lang).say("replay-deal-missing") in done.output


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"secret": "77" * 32}, "replay-deal-broken"),
        ({"commitment": "77" * 32}, "replay-deal-broken"),
        ({"game": "saloon-8"}, "replay-deal-broken"),
        ({"numbers": {}}, "replay-deal-false"),
        ({"numbers": {0: NUMBERS[3], 3: NUMBERS[0]}}, "replay-deal-false"),
        ({"numbers": NUMBERS | {1: "00" * 16}}, "replay-deal-false"),
    ],
)
def test_a_deal_that_does_not_fit_is_no_proof(
    file: Path, change: dict[str, object], key: str
) -> None:
    (game, deal), (_, lie) = dealt(), dealt(**change)
    file.write_text(rewritten(sixgun.record_of(game, deal), deal=lie.to_json()))
    assert replay(file, "--check").exit_code == 0
    for lang in LANGUAGES:
        done = replay(file, "--verify", "--lang", lang)
        assert done.exit_code == 1
        assert speech(lang).say(key, reason="").split(":")[1][:20] in done.output
        assert "Traceback" not in done.output


def test_other_settings_than_promised_are_no_proof(file: Path) -> None:
    """The events are no part of this game, so it plays the same; the promise was another."""
    game, deal = dealt()
    settings = json.dumps(asdict(game.settings) | {"events": 3}, sort_keys=True)
    lines = sixgun.record_of(sixgun.Game(names=NAMES, sets=("base", "promo"), seed=deal.seed), deal)
    changed = sixgun.Game(names=NAMES, sets=("base", "promo"), seed=deal.seed, events=3)
    state = sixgun.record_of(changed).split()[-1]
    file.write_text(rewritten(lines, settings=settings).rsplit(" ", 1)[0] + f" {state}\n")
    done = replay(file, "--verify", "--lang", "en")
    assert done.exit_code == 1
    assert "this isn’t what the house promised" in done.output


def test_a_damaged_record_is_not_verified(file: Path) -> None:
    text = sixgun.record_of(*dealt())
    file.write_text(text.replace(NUMBERS[0], "00" * 16))
    done = replay(file, "--verify", "--lang", "en")
    assert done.exit_code == 1
    assert "something was changed in the header" in done.output


def test_a_record_that_is_gone_on_with_keeps_its_deal() -> None:
    settings = settings_from(names=NAMES)
    deal = sixgun.Deal("g", commitment(SECRET, settings, "g"), SECRET, NUMBERS)
    text = sixgun.record_of(sixgun.Game(names=NAMES, seed=deal.seed), deal)
    recorder = resumed(text)
    recorder.choose(recorder.game.options[0])
    assert sixgun.proved_deal(recorder.text()) == deal
