"""`sixgun play --game duel`, `simulate --game duel`, `replay` and `rulebook` of duels."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from sixgun.cli import main
from sixgun.locales import LANGUAGES


def run(*words: str, said: str = "") -> Result:
    return CliRunner().invoke(main, list(words), input=said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_duel_is_played_to_its_end_and_replayed(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "duel.record"
    words = ["play", "--game", "duel", "--seed", "5", "--seat", "2", "--fighters", "2"]
    done = run(*words, "--lang", lang, "--save", str(file), said="1\nyes\n" * 3000)
    assert done.exit_code == 0, done.output
    assert file.read_text(encoding="utf-8").splitlines()[2] == "game duel"
    assert "{" not in done.output
    told = run("replay", str(file), "--lang", lang)
    assert told.exit_code == 0, told.output
    assert run("replay", str(file), "--seat", "1", "--check").exit_code == 0


def test_a_duel_is_saved_and_resumed(tmp_path: Path) -> None:
    file = tmp_path / "duel.record"
    begun = run(
        "play", "--game", "duel", "--seed", "7", "--tournament", "--save", str(file),
        said="1\n1\n1\n1\nhelp\ntable\nquit\n",
    )  # fmt: skip
    assert begun.exit_code == 0, begun.output
    again = run("play", "--resume", str(file), said="1\nyes\n" * 3000)
    assert again.exit_code == 0, again.output
    assert "-- end " in file.read_text(encoding="utf-8")


def test_what_is_not_understood_is_said_with_what_could_be(tmp_path: Path) -> None:
    done = run(
        "play", "--game", "duel", "--seed", "7", "--save", str(tmp_path / "x"),
        said="\n99\nchoose nobody\nfly\nquit\n",
    )  # fmt: skip
    assert "Type a number from 1 to 2" in done.output
    assert "There’s no 99" in done.output
    assert "I don’t understand “fly”" in done.output
    assert "You can say: choose" in done.output


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (["--seat", "3"], "seats go from 1 to 2"),
        (["--bots", "marshal:x"], "not of the form"),
        (["--bots", "nobody"], "no bot 'nobody' for the duel"),
        (["--fighters", "7"], "7"),
    ],
)
def test_what_cannot_be_is_refused(words: list[str], wrong: str) -> None:
    done = run("play", "--game", "duel", *words)
    assert done.exit_code
    assert wrong in done.output


def test_what_belongs_to_the_other_game_is_refused() -> None:
    for words in (["--game", "duel", "--players", "5"], ["--game", "bang", "--fighters", "3"]):
        done = run("play", *words)
        assert done.exit_code == 2
        assert f"{words[2]} cannot be given with --game {words[1]}" in done.output


def test_duels_are_simulated_and_the_same_seed_gives_the_same() -> None:
    words = ["simulate", "--game", "duel", "--games", "12", "--seed", "x", "--jobs", "1", "--json"]
    words += ["--fighters", "2-4", "--mode", "normal,tournament"]
    one, other = (json.loads(run(*words).output) for _ in range(2))
    assert (one["finished"], one["errors"], one["unfinished"]) == (12, 0, 0)
    assert one["wins"] == other["wins"]
    assert sum(side["wins"] for side in one["wins"]["sides"].values()) == 12
    assert one["wins"]["characters"]["jango"]["games"] > 0


def test_the_tables_of_a_simulation_read_well() -> None:
    done = run("simulate", "--game", "duel", "--games", "4", "--seed", "x", "--jobs", "1")
    assert done.exit_code == 0
    assert "4 duels (random; seed x)" in done.output
    assert "0 errors, 0 unfinished" in done.output


@pytest.mark.parametrize("words", [["--bots", "a,b,c"], ["--bots", "nobody"], ["--mode", "fast"]])
def test_a_simulation_that_cannot_be_is_refused(words: list[str]) -> None:
    assert run("simulate", "--game", "duel", *words).exit_code == 2


def test_a_scenario_that_cannot_be_is_an_error_with_its_reason(tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    head = 'title = "t"\nsets = ["duel"]\nturn = "law"\nsteps = []\n'
    sides = 'law = { active = "jango" }\noutlaws = { active = "tom_thorn" }\n'
    wrong = {
        "unknown": (sides.replace("jango", "tom_thorn"), "tom_thorn is there only once"),
        "side": (sides.replace("jango", "sid_curry"), "no character of the law"),
        "card": (sides.replace('"jango"', '"jango", hand = ["bang"]'), "there is no card 'bang'"),
        "twice": (sides.replace('"jango"', '"jango", hand = ["inn", "inn"]'), "more often"),
        "life": (sides.replace('"jango"', '"jango", active_life = 9'), "1 to 3 life points"),
        "key": (sides.replace('"jango"', '"jango", luck = 9'), "has no 'luck'"),
        "brown": (sides.replace('"jango"', '"jango", active_table = ["inn"]'), "no equipment"),
        "rest": (f'rest = "sky"\n{sides}', "rest is one of"),
    }
    text = "".join(
        f'[[scenario]]\nid = "{name}"\n{head}{body}\n' for name, (body, _) in wrong.items()
    )
    file.write_text(text, encoding="utf-8")
    done = run("rulebook", str(file))
    assert done.exit_code == 1
    for name, (_, reason) in wrong.items():
        assert f"{name}\n" in done.output
        assert reason in done.output


SAID = (
    "1\nwhy missed\nwhy colt pearl\nplay colt on pearl\nwhy jango\nwhy swap\nwhy nonsense\n1\nno\n"
)


def test_a_duel_in_the_terminal_explains_itself(tmp_path: Path) -> None:
    words = ["play", "--game", "duel", "--seed", "12", "--save", str(tmp_path / "x")]
    done = run(*words, said=f"{SAID}view\nodds\nquit\n")
    assert done.exit_code == 0, done.output
    spared = "Pearl Hat is in the rear, where that doesn’t reach."
    assert "You don’t have Missed! in your hand." in done.output
    assert done.output.count(spared) == 2
    assert "Jango isn’t standing on your side." in done.output
    assert "You can: it’s number 11." in done.output
    assert "for example: why colt" in done.output
    assert "That costs Dalon Ranger 2 life points. Do it anyway?" in done.output
    assert "All right, never mind." in done.output
    assert "Cards kept at the end of the turn: 5 (Dalon Ranger has 5 life points)" in done.output
    assert "Nothing on the table depends on a symbol." in done.output


@pytest.mark.parametrize(
    ("lang", "said", "answer"),
    [
        ("it", "perché mancato", "Non hai in mano Mancato!"),
        ("es", "por qué fallaste", "No tienes ¡Fallaste! en la mano."),
    ],
)
def test_it_does_so_in_every_language(lang: str, said: str, answer: str, tmp_path: Path) -> None:
    words = [
        "play",
        "--game",
        "duel",
        "--seed",
        "12",
        "--lang",
        lang,
        "--save",
        str(tmp_path / "x"),
    ]
    assert answer in run(*words, said=f"1\n{said}\n").output
