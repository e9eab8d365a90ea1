"""`sixgun play`: whole games by script, bad input, quitting and resuming, no secrets."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner, Result

import sixgun
from sixgun.bots import make_bot
from sixgun.cli import main
from sixgun.cli.terminal_play.hearing import Quit
from sixgun.cli.terminal_play.session import Session
from sixgun.cli.terminal_play.table import knowledge_lines, table_lines
from sixgun.cli.terminal_play.telling import Teller
from sixgun.engine.cards import FACES, SETS
from sixgun.locales import LANGUAGES, speech

ANSWERS = {
    "en": ("yes", "won", "lost"),
    "it": ("sì", "vinto", "perso"),
    "es": ("sí", "ganado", "perdido"),
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.record"


#: For games that must come to a certain question, whatever the usual bots would do.
RANDOM = ("--bots", "random")


def play(script: str, *arguments: object) -> Result:
    return CliRunner().invoke(main, ["play", *map(str, arguments)], input=script)


def random_script(seed: int, lang: str, lines: int = 4000) -> str:
    """Numbers, most of them possible, and now and then an agreement."""
    random = Random(seed)
    return "".join(f"{random.choice((*range(1, 9), ANSWERS[lang][0]))}\n" for _ in range(lines))


# --------------------------------------------------------------- the bots


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--level", "1"), "bots tenderfoot"),
        (("--level", "gunslinger", "--personality", "sly"), "bots gunslinger:personality=sly"),
        (("--personality", "robber"), "bots tracker:personality=robber"),
        (("--bots", "random,drifter,drifter,random"), "bots random,drifter,drifter,random"),
    ],
)
def test_bots_are_asked_for_by_level_and_personality(
    file: Path, arguments: tuple[str, ...], said: str
) -> None:
    done = play("quit\n", "--players", 4, "--seed", 1, "--save", file, *arguments)
    assert done.exit_code == 0, done.output
    assert said in file.read_text(encoding="utf-8")


def test_every_bot_gets_a_personality_and_keeps_it(file: Path) -> None:
    play("quit\n", "--players", 7, "--seed", 1, "--personality", "any", "--save", file)
    kept = re.findall(r"personality=(\w+)", file.read_text(encoding="utf-8"))
    assert len(kept) == 7
    assert len(set(kept)) > 1
    play("quit\n", "--resume", file)
    assert re.findall(r"personality=(\w+)", file.read_text(encoding="utf-8")) == kept


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--level", "9"), "there is no level '9'; there are: 1 tenderfoot"),
        (("--level", "1", "--personality", "sly"), "have no personality"),
        (("--level", "1", "--bots", "random"), "--bots says it all"),
        (("--bots", "random,random"), "5 seats need one bot for all or 5, not 2"),
    ],
)
def test_bots_that_nobody_is_are_refused(arguments: tuple[str, ...], said: str) -> None:
    done = play("", *arguments)
    assert done.exit_code == 1
    assert said in done.output


# --------------------------------------------------------------- whole games


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("players", "deal"), [(4, "two"), (5, "random"), (6, "two_open"), (7, "random")]
)
def test_whole_games_are_played_to_the_end(file: Path, lang: str, players: int, deal: str) -> None:
    script = random_script(players, lang)
    options = ("--players", players, "--characters", deal, "--seed", players, "--save", file)
    done = play(script, *options, "--lang", lang, "--seat", 2)
    assert done.exit_code == 0, done.output
    _, won, lost = ANSWERS[lang]
    assert (
        won in done.output.splitlines()[-players - 4]
        or lost in done.output.splitlines()[-players - 4]
    )
    assert str(file) in done.output
    game = sixgun.load_record(file.read_text())
    assert game.over
    assert game.settings.players == players
    for seat, role in enumerate(game.roles):
        assert f"{game.names[seat]}: {speech(lang).say(f'role-{role}')}" in done.output


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", range(3, 9))
def test_whole_games_with_all_boxes(file: Path, lang: str, players: int) -> None:
    looks = "".join(f"{speech(lang).say(f'command-{name}').split(',')[0]}\n" for name in LOOKS)
    script = "".join(looks + random_script(number, lang, 20) for number in range(200))
    options = ("--players", players, "--sets", "all", "--seed", players, "--save", file)
    done = play(script, *options, "--lang", lang, "--characters", "two")
    assert done.exit_code == 0, done.output
    game = sixgun.load_record(file.read_text())
    assert game.over
    assert game.settings.sets == tuple(SETS)
    assert speech(lang).say("set-fistful-of-cards") in done.output.splitlines()[1]
    assert not re.search(r"[{}$]|\b(report|option|question|reason)-", done.output)


LOOKS = ("table", "view", "odds")


def test_three_players_see_all_roles_and_their_goals(file: Path) -> None:
    options = ("--players", 3, "--sets", "dodge_city", "--seed", 1, "--save", file)
    done = play("table\nquit\n", *options, "--lang", "en")
    game = sixgun.load_record(file.read_text())
    table = done.output[done.output.rindex("Turn ") :]
    for role in ("Deputy", "Outlaw", "Renegade"):
        assert f", {role} " in table
    goal = speech("en").say(f"role-{game.roles[0]}-three.text")
    assert goal in " ".join(done.output.split())


def test_eight_players_see_the_other_goal_of_a_renegade(file: Path) -> None:
    for seed in range(20):
        options = ("--players", 8, "--sets", "all", "--seed", seed, "--save", file)
        done = play("quit\n", *options, "--lang", "en")
        role = sixgun.load_record(file.read_text()).roles[0]
        suffix = "-eight" if role == "renegade" else ""
        assert speech("en").say(f"role-{role}{suffix}.text") in " ".join(done.output.split())


def test_the_same_seed_and_script_give_the_same_game(tmp_path: Path) -> None:
    script = random_script(1, "en")
    for name in ("one", "two"):
        play(script, "--seed", "howdy", "--lang", "en", "--save", tmp_path / name)
    assert (tmp_path / "one").read_text() == (tmp_path / "two").read_text()


def test_a_simplified_game_has_no_books(file: Path) -> None:
    play("quit\n", "--simplified", "--save", file, "--lang", "en")
    assert sixgun.load_record(file.read_text()).settings.simplified


# ------------------------------------------------------- stopping, going on


def test_quitting_saves_and_resuming_goes_on_exactly(file: Path) -> None:
    done = play("1\n" * 9 + "quit\n", "--seed", 6, *RANDOM, "--lang", "en", "--save", file)
    assert done.exit_code == 0
    assert f"sixgun play --resume {file}" in done.output
    before = file.read_text()
    again = play("quit\n", "--resume", file, "--lang", "en")
    assert again.exit_code == 0
    assert file.read_text() == before
    question = done.output[done.output.rindex("\nYou: ") : done.output.rindex("> ")]
    assert question in again.output
    end = play(random_script(5, "en"), "--resume", file, "--lang", "en")
    assert end.exit_code == 0
    assert file.read_text().startswith(before)
    assert sixgun.load_record(file.read_text()).over


def test_who_resumes_sits_in_the_same_seat_and_hears_what_was(file: Path) -> None:
    play("quit\n", "--seed", 2, "--seat", 3, "--name", "Zoe", "--save", file, "--lang", "en")
    again = play("table\nlog 999\nquit\n", "--resume", file, "--lang", "it")
    assert "  Zoe (tu) " in again.output
    assert "Le carte sono distribuite." in again.output


def test_the_end_of_the_input_is_a_way_to_quit(file: Path) -> None:
    done = play("", "--save", file, "--lang", "en")
    assert done.exit_code == 0
    assert file.exists()


def test_an_interrupt_saves_too(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    done = play("", "--save", file, "--lang", "en")
    assert done.exit_code == 130
    assert sixgun.load_record(file.read_text()).decision


def test_games_are_kept_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if os.name == "nt" or sys.platform == "darwin":
        pytest.skip("the data folder is elsewhere")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for _ in range(2):
        assert play("quit\n", "--lang", "en").exit_code == 0
    assert len(list((tmp_path / "sixgun" / "games").glob("*.record"))) == 2


def test_what_cannot_be_saved_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = play("quit\n", "--save", tmp_path / "file" / "x", "--lang", "en")
    assert done.exit_code == 1
    assert "couldn’t be saved" in done.output


# ------------------------------------------------------------------ refusals


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--players", "9"), "9 is not in the range 3<=x<=8"),
        (("--players", "2"), "2 is not in the range 3<=x<=8"),
        (("--players", "3"), "3 players need the set dodge_city"),
        (("--players", "8", "--sets", "base,promo"), "8 players need the set dodge_city"),
        (("--sets", ""), "there is no set ''; there are: base, dodge_city, "),
        (("--players", "4", "--seat", "5"), "seats go from 1 to 4"),
        (("--name", "Ann Lee"), "cannot be a name"),
        (("--bots", "genius"), "genius"),
        (("--sets", "base,moon"), "there is no set 'moon'"),
        (("--lang", "de"), "'de' is not one of 'en', 'it', 'es'"),
        (("--resume", "x.record", "--players", "6"), "--players cannot be given with --resume"),
        (("--resume", "nowhere.record"), "nowhere.record: No such file"),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason(arguments: tuple[str, ...], message: str) -> None:
    done = play("", *arguments)
    assert done.exit_code in (1, 2)
    assert message in done.output
    assert "Traceback" not in done.output


def test_a_damaged_record_is_not_resumed(file: Path) -> None:
    play("1\n" * 30 + "quit\n", "--seed", 5, "--lang", "en", "--save", file)
    file.write_text(file.read_text().replace(": play", ": pass", 1))
    done = play("", "--resume", file, "--lang", "en")
    assert done.exit_code == 1
    assert "is damaged at turn" in done.output


def test_a_game_that_is_over_is_not_resumed(file: Path) -> None:
    play(random_script(5, "en"), "--seed", 5, "--lang", "en", "--save", file)
    done = play("", "--resume", file, "--lang", "en")
    assert done.exit_code == 1
    assert "this game is over" in done.output


def test_names_with_accents_are_made_plain(file: Path) -> None:
    play("quit\n", "--name", "José", "--save", file, "--lang", "es")
    assert sixgun.load_record(file.read_text()).names[0] == "Jose"


def test_a_bot_never_has_the_name_of_the_person(file: Path) -> None:
    play("quit\n", "--name", "clem", "--save", file, "--lang", "en")
    names = [name.lower() for name in sixgun.load_record(file.read_text()).names]
    assert len(set(names)) == 5


# ----------------------------------------------------------------- bad input

NONSENSE = [
    "",
    "   ",
    "0",
    "999",
    "-1",
    "99999999999999999999999",
    "foo",
    "play",
    "play bang",
    "???",
]
NONSENSE += [
    "\x00\x1b[31m",
    "take",
    "why",
    "why not",
    "why foo",
    "why play",
    "why end",
    "card",
    "card ☃",
]
NONSENSE += [
    "card " + "x" * 5000,
    "log x",
    "log 0",
    "pla",
    "e",
    "discard nothing",
    "use",
    "use bang",
]
NONSENSE += [
    "play bang on nobody",
    "play beer on Belle",
    "why barrel",
    "why sid ketchum",
    "why bang/99",
    "why knife belle",
    "why use sniper on Belle",
    "choose red",
    "why vendetta",
]
NONSENSE += ["٣٣", "²", "why use barrel on Belle", "why take hand", "🤠" * 50]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("sets", ["base", "all"])
def test_nonsense_never_stops_the_game(file: Path, lang: str, sets: str) -> None:
    """Every nonsense at many questions of a game; none of it is taken for a choice."""
    script = "".join("\n".join([*NONSENSE, str(n % 3 + 1)]) + "\n" for n in range(40))
    done = play(script, "--seed", 8, "--sets", sets, "--lang", lang, "--save", file)
    assert done.exit_code == 0, done.output
    assert done.exception is None


def test_errors_list_what_could_have_been_said(file: Path) -> None:
    done = play("foo\n77\nquit\n", "--seed", 42, *RANDOM, "--lang", "en", "--save", file)
    assert "I don’t understand “foo”." in done.output
    assert "There’s no 77" in done.output
    assert done.output.count("You can say: play missed, pass") == 2


def test_every_command_answers_in_every_language(file: Path) -> None:
    for lang in LANGUAGES:
        words = [
            speech(lang).say(f"command-{name}").partition(",")[0]
            for name in ("help", "table", "view")
        ]
        words += [speech(lang).say(f"command-{name}").partition(",")[0] for name in ("log", "odds")]
        words.append(f"{speech(lang).say('command-card').partition(',')[0]} birra")
        words.append(f"{speech(lang).say('command-why').partition(',')[0]} bang clem")
        script = "\n".join([*words, speech(lang).say("command-quit").partition(",")[0], ""])
        done = play(script, *RANDOM, "--seed", 42, "--lang", lang, "--save", file)
        assert done.exit_code == 0
        assert speech(lang).say("card-beer.text")[:30] in done.output
        assert (
            speech(lang).say("reason-not-in-hand", card=speech(lang).say("card-bang"))
            in done.output
        )
        assert speech(lang).say("play-unknown", text="")[:9] not in done.output


# ------------------------------------------------------------------- cautions


def cautious_game() -> tuple[sixgun.Game, sixgun.Option]:
    """The Deputy's turn, with the Sheriff in reach of a BANG!."""
    names, roles = (
        ("Ann", "Bob", "Cat", "Dan", "Eve"),
        ("deputy", "outlaw", "renegade", "outlaw", "sheriff"),
    )
    for seed in range(100):
        game = sixgun.Game(names=names, roles=roles, seed=seed, listen=True)
        while not game.over and game.decision:
            if game.decision.seat == 0:
                found = [o for o in game.options if sixgun.cautions(game.view(0), o)]
                if found and found[0][2] == 4:
                    return game, found[0]
            game.choose(game.decision.default)
    raise AssertionError("no such game")


@pytest.mark.parametrize(("answers", "done"), [(["maybe", "yes"], True), (["no", "end"], False)])
def test_what_a_friend_would_ask_is_asked(
    answers: list[str],
    done: bool,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    game, option = cautious_game()
    lines = iter([str(game.options.index(option) + 1), *answers])
    monkeypatch.setattr("builtins.input", lambda prompt: next(lines))
    session = Session(sixgun.Recorder(game), {}, Teller(speech("en"), game.names, 0), 0)
    assert (session.ask_person() == option) is done
    out = capsys.readouterr().out
    assert "You’re a Deputy, and Eve is your Sheriff. Do it anyway? (yes/no)" in out
    assert ("Please type yes or no." in out) is done
    assert ("never mind" in out) is not done


# -------------------------------------------------------------------- secrets


class Watched(Session):
    """A session whose person plays at random and looks at everything; what is printed is kept."""

    def __init__(self, game: sixgun.Game, random: Random) -> None:
        teller = Teller(speech("en"), game.names, 1)
        bots = {seat: make_bot("random", seat) for seat in range(game.seats)}
        super().__init__(sixgun.Recorder(game), bots, teller, 1)
        self.random = random
        self.questions = 0
        self.lines: Iterator[str] = iter(())

    def ask_person(self) -> sixgun.Option:
        self.questions += 1
        looks = ["table", "view", "odds", "why bang Cat", "foo"]
        self.lines = iter(
            [*looks, *(str(self.random.randint(1, 5)) for _ in range(50)), *["yes", "1"] * 9]
        )
        return super().ask_person()

    def read(self) -> str:
        return next(self.lines)


def game_with(seed: int) -> sixgun.Game:
    """The base game, or all boxes and any number of players."""
    if seed % 2:
        return sixgun.Game(4 + seed % 4, seed=seed, listen=True)
    deal = ("random", "two", "two_open")[seed % 3]
    return sixgun.Game(3 + seed % 6, seed=seed, listen=True, sets=SETS, characters=deal)


@pytest.mark.parametrize("seed", range(24))
def test_nothing_hidden_is_ever_printed(seed: int, capsys: pytest.CaptureFixture[str]) -> None:
    game = game_with(seed)
    session = Watched(game, Random(seed))
    told = 0
    for option in questions_of(session):
        out = capsys.readouterr().out
        heard = [sixgun.redacted(report, 1) for report in game.reports[told:]]
        told = len(game.reports)
        assert_no_secret(game, out, heard, session.teller)
        session.recorder.choose(option)
    assert session.questions > 2 or not game.alive[1]


def questions_of(session: Session) -> Iterator[sixgun.Option]:
    """Play, giving every choice away before it is made."""
    while not session.game.over:
        session.tell_news()
        assert session.game.decision is not None
        seat = session.game.decision.seat
        yield session.ask_person() if seat == session.me else session.ask_bot(seat)


def assert_no_secret(
    game: sixgun.Game, out: str, heard: list[sixgun.Report], teller: Teller
) -> None:
    seen = game.view(1)
    shown = {face for report in heard for face in report.cards if face}
    shown |= {face for zone in (*seen.hands, *seen.gear, seen.spread) for face in zone if face}
    shown |= {*seen.discard, *(face for _, face in seen.deck)}
    hidden = {FACES[card] for zone in (*game.hands, game.deck) for card in zone} - shown
    for face in hidden:
        assert teller.card(face) not in out
    for seat, role in enumerate(game.roles):
        if not seen.roles[seat]:
            lines = [line for line in out.splitlines() if game.names[seat] in line]
            assert not [line for line in lines if teller.name(role) in line.split()], lines


@pytest.mark.parametrize("seed", range(16))
def test_two_worlds_that_look_the_same_are_shown_the_same(
    seed: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever is printed at a question must not depend on what the person cannot know."""
    game = game_with(seed)
    random = Random(seed)
    for _ in range(150):
        if game.over or game.decision is None:
            break
        if game.decision.seat == 1:
            pages = []
            for world in (game, sixgun.imagine(game.view(1), random)):
                look_around(world)
                pages.append(capsys.readouterr().out)
            assert pages[0] == pages[1]
        game.choose(random.choice(game.options))


def look_around(world: sixgun.Game) -> None:
    world.history = None
    session = Watched(world.copy(), Random(0))
    session.ask_person()
    teller, seen = session.teller, world.view(1)
    print(table_lines(teller, seen), knowledge_lines(teller, seen))


# ------------------------------------------------------------ real processes


def process(*arguments: object, **more: Any) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "sixgun.cli", "play", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, timeout=120, check=False, **more)


def test_a_game_through_pipes(file: Path) -> None:
    script = random_script(3, "it").encode()
    environment = os.environ | {"PYTHONUTF8": "1"}
    done = process("--seed", 3, "--lang", "it", "--save", file, input=script, env=environment)
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"La partita" in done.stdout
    assert sixgun.load_record(file.read_text()).over


def test_bytes_that_are_no_text_and_a_terminal_without_accents(file: Path) -> None:
    environment = os.environ | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    script = b"\xff\xfe\n\xc3\n" + random_script(4, "es").encode() + b"salir\n"
    done = process("--seed", 4, "--lang", "es", "--save", file, input=script, env=environment)
    assert done.returncode == 0, done.stderr
    assert done.stdout.isascii()
    assert b"Turno 1" in done.stdout
    assert b"?" not in done.stdout.replace(b"??", b"").splitlines()[1]


@pytest.mark.skipif(os.name == "nt", reason="there are no pseudo-terminals")
def test_a_game_in_a_terminal(file: Path) -> None:
    import pty

    try:
        ours, theirs = pty.openpty()
    except OSError:
        pytest.skip("this machine gives no pseudo-terminals")
    command = [sys.executable, "-m", "sixgun.cli", "play", "--lang", "en", "--save", str(file)]
    child = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, close_fds=True)
    os.close(theirs)
    os.write(ours, b"table\nquit\n")
    printed = b""
    while chunk := read_terminal(ours):
        printed += chunk
    assert child.wait(60) == 0
    assert b"Game saved in" in printed
    os.close(ours)


def read_terminal(terminal: int) -> bytes:
    try:
        return os.read(terminal, 4096)
    except OSError:  # how Linux says that the other end is closed
        return b""


def test_quit_is_an_exception_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    game = sixgun.Game(seed=1, listen=True)
    session = Session(sixgun.Recorder(game), {}, Teller(speech("en"), game.names, 0), 0)
    monkeypatch.setattr("builtins.input", lambda prompt: "quit")
    with pytest.raises(Quit):
        session.hear(session.read(), game.view(0))


# ------------------------------------------------------------------- explain


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots_say_why_only_if_they_are_asked_to_spoil(file: Path, lang: str) -> None:
    options = ("--seed", 4, "--seat", 2, "--save", file, "--lang", lang)
    say = speech(lang).say
    explained = play("", "--explain", *options).output
    assert say("play-explain") in explained
    assert say("play-why", player="Belle", why="").split(":")[0] in explained
    assert say("play-explain") not in play("", *options).output
