"""`sixgun serve`: its options, and the command as people run it."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from http.client import HTTPConnection
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from sixgun.cli import COMMANDS, main
from sixgun.cli.house_options import option_name, settings_of, settings_page, variable
from sixgun.cli.serve import command, has_display, is_alone
from sixgun.server.front import lan
from sixgun.server.settings import HouseSettings

ROOT = Path(__file__).parents[2]


def command_line(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "sixgun.cli", "serve", *arguments]


def environment(**variables: str) -> dict[str, str]:
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    kept = {name: value for name, value in os.environ.items() if not name.startswith("SIXGUN_")}
    return kept | {"PYTHONPATH": path, "SIXGUN_BUILD_PAGES": "0"} | variables


@contextmanager
def serving(*arguments: str, **variables: str) -> Iterator[subprocess.Popen[str]]:
    """A house in a process of its own, which is gone afterwards in any case."""
    folder = tempfile.mkdtemp()
    process = subprocess.Popen(
        command_line(*arguments),
        cwd=ROOT,
        env=environment(**{"SIXGUN_DB": f"{folder}/house.db"} | variables),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()
        shutil.rmtree(folder)


def heard(process: subprocess.Popen[str], beginning: str) -> str:
    """The next line that begins like this, without its beginning."""
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith(beginning):
            return line.removeprefix(beginning).strip()
    raise AssertionError(f"no line {beginning!r}; {process.communicate()[1]}")


def asked(port: int, method: str, path: str, body: str = "") -> tuple[int, str]:
    connection = HTTPConnection("127.0.0.1", port, timeout=120)
    connection.request(method, path, body, {"Authorization": "Bearer new"})
    answer = connection.getresponse()
    text = answer.read().decode()
    connection.close()
    return answer.status, text


# -------------------------------------------------------------- the process


def test_a_house_opens_answers_and_closes_in_peace(tmp_path: Path) -> None:
    said_where = {"SIXGUN_PORT": "0", "SIXGUN_LOG": "json", "SIXGUN_DB": f"{tmp_path}/house.db"}
    with serving("--no-open-browser", **said_where) as process:
        port = int(heard(process, "The house is at http://127.0.0.1:"))
        assert heard(process, "It is kept in ").endswith("house.db")
        renew = heard(process, "There is no house link yet; this is no terminal to show it on: ")
        assert renew == "sixgun tournament house-link --renew"
        link = house_link(tmp_path, "--renew").removeprefix(SHOWN_ONCE)
        assert asked(port, "GET", "/healthz") == (200, '{"status":"open"}')
        address, _, secret = link.partition("/#house=")
        assert address == f"http://127.0.0.1:{port}"
        status, text = asked(port, "POST", "/api/house/enter", json.dumps({"secret": secret}))
        assert status == 200
        taken = subprocess.run(
            command_line("--port", str(port)),
            cwd=ROOT,
            env=environment(),
            capture_output=True,
            text=True,
            check=False,
        )
        assert taken.returncode == 1
        assert taken.stderr.startswith(f"Error: port {port} of 127.0.0.1 is taken")
        assert "Traceback" not in taken.stderr
        process.send_signal(signal.SIGTERM)
        said, logged = process.communicate(timeout=120)
    assert process.returncode == 0, logged
    assert "The house is closed" in said
    events = [json.loads(line)["event"] for line in logged.splitlines()]
    assert events[0] == "house opened"
    assert events[-1] == "house closed"
    assert secret not in logged + said
    assert json.loads(text)["token"] not in logged
    with serving("--no-open-browser", **said_where) as process:
        again = int(heard(process, "The house is at http://127.0.0.1:"))
        heard(process, "The house link is the one that was shown before; a new one: ")
        status, _ = asked(again, "POST", "/api/house/enter", json.dumps({"secret": secret}))
        assert status == 200, "it does not change with every start"
        house_link(tmp_path, "--renew")
        status, _ = asked(again, "POST", "/api/house/enter", json.dumps({"secret": secret}))
        assert status == 403, "a house that is open knows of the new one"


SHOWN_ONCE = "House link, for you alone, not shown again: "


def house_link(folder: Path, *arguments: str) -> str:
    """What the command about the house link says."""
    done = subprocess.run(
        [sys.executable, "-m", "sixgun.cli", "tournament", "house-link", *arguments],
        cwd=ROOT,
        env=environment(SIXGUN_DB=f"{folder}/house.db"),
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def test_the_house_link_is_shown_once_and_on_a_terminal(tmp_path: Path) -> None:
    """Where a terminal is, the first start shows it; afterwards nobody can."""
    assert house_link(tmp_path) == "There is no house link yet; --renew makes one."
    first = screen_of("--port", "0", "--no-open-browser", SIXGUN_DB=f"{tmp_path}/house.db")
    assert first.count("/#house=") == 1
    assert "There is a house link" in house_link(tmp_path)
    second = screen_of("--port", "0", "--no-open-browser", SIXGUN_DB=f"{tmp_path}/house.db")
    assert "/#house=" not in second
    assert "The house link is the one that was shown before" in second


def screen_of(*arguments: str, **variables: str) -> str:
    """What a house shows on a terminal until it says what about its link; then it is ended."""
    keyboard, terminal = os.openpty()
    process = subprocess.Popen(
        command_line(*arguments),
        cwd=ROOT,
        env=environment(**variables),
        stdout=terminal,
        stderr=subprocess.DEVNULL,
    )
    os.close(terminal)
    shown = b""
    while not re.search(rb"ouse link.*\n", shown):
        shown += os.read(keyboard, 10_000)
    process.send_signal(signal.SIGTERM)
    process.wait(timeout=120)
    os.close(keyboard)
    return shown.decode()


def test_ctrl_c_ends_a_house_in_the_local_network() -> None:
    with serving("--lan", "--port", "0") as process:
        port = int(heard(process, "The house is at http://127.0.0.1:"))
        heard(process, "There is no house link yet")
        assert asked(port, "GET", "/healthz")[0] == 200
        process.send_signal(signal.SIGINT)
        _, logged = process.communicate(timeout=120)
    assert process.returncode == 0, logged
    assert "request method=GET route=/healthz status=200" in logged
    assert "Traceback" not in logged


def test_who_is_alone_is_told_how_to_open_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lan, "lan_addresses", lambda: ["192.0.2.7"])
    assert is_alone(HouseSettings())
    for opened in (
        HouseSettings(host="0.0.0.0"),
        HouseSettings(public_url="https://cup.example"),
        HouseSettings(trusted_proxy=("127.0.0.1",)),
        HouseSettings(names=("saloon.example",)),
    ):
        assert not is_alone(opened)
    monkeypatch.setattr(lan, "lan_addresses", list)
    assert not is_alone(HouseSettings()), "there is no network to open it to"


@pytest.mark.skipif(not lan.lan_addresses(), reason="this machine has no network")
def test_the_first_lines_offer_the_local_network() -> None:
    with serving("--no-open-browser", "--port", "0") as process:
        assert process.stdout is not None
        first, second = process.stdout.readline(), process.stdout.readline()
    assert first.startswith("The house is at http://127.0.0.1:")
    assert second == (
        "Only this machine can come in; --lan opens the house to the local network.\n"
    )


def test_without_the_libraries_of_the_server_one_line_says_what_to_do() -> None:
    code = (
        "import sys; sys.modules['litestar'] = None\n"
        "from sixgun.cli import main; main(['serve'], prog_name='sixgun')"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment(), capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr == (
        'Error: a house needs more than is installed (litestar): pip install "sixgun[server]"\n'
    )


def test_the_command_line_starts_without_the_libraries_of_the_server() -> None:
    code = (
        "import sys, sixgun.cli.serve; print({'litestar', 'uvicorn', 'msgspec'} & {*sys.modules})"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment(), capture_output=True, text=True, check=True
    )
    assert done.stdout == "set()\n"


# -------------------------------------------------------------- the options


def given(*arguments: str, **variables: str) -> HouseSettings:
    """The settings that these options and variables make."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in variables.items():
            patch.setenv(name, value)
        return settings_of(command.make_context("serve", list(arguments)).params)


def test_without_options_the_settings_are_the_defaults() -> None:
    assert given() == HouseSettings()


def test_every_setting_is_an_option_and_a_variable() -> None:
    for each in fields(HouseSettings):
        if each.metadata.get("secret"):
            continue
        if isinstance(each.default, bool):
            flag = option_name(each.name)
            flipped = flag.replace("--", "--no-", 1) if each.default else flag
            assert getattr(given(flipped), each.name) is not each.default
            answer = {variable(each.name): "0" if each.default else "1"}
            assert getattr(given(**answer), each.name) is not each.default
        else:
            text, value = OTHERS.get(each.name) or EXAMPLES[type(each.default)]
            assert getattr(given(option_name(each.name), text), each.name) == value
            assert getattr(given(**{variable(each.name): text}), each.name) == value


def test_secrets_are_variables_and_never_options() -> None:
    """Everybody can read options in the list of processes."""
    secrets = [each.name for each in fields(HouseSettings) if each.metadata.get("secret")]
    assert secrets == ["password", "account_secret"]
    for name in secrets:
        with pytest.raises(click.NoSuchOption):
            given(option_name(name), "hush")
        settings = given(**{variable(name): "hush"})
        assert getattr(settings, name) == "hush"
        assert "hush" not in repr(settings)


EXAMPLES: dict[type, tuple[str, object]] = {
    int: ("7", 7),
    float: ("2.5", 2.5),
    str: ("word", "word"),
    tuple: ("one,two three", ("one", "two", "three")),
}
OTHERS: dict[str, tuple[str, object]] = {
    "admission": ("password", "password"),
    "log": ("json", "json"),
    "log_level": ("warning", "warning"),
}


def test_lists_may_be_given_piece_by_piece_and_options_win() -> None:
    assert given("--names", "a", "--names", "b").names == ("a", "b")
    assert given("--port", "1", SIXGUN_PORT="2").port == 1


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--port", "70000"], "70000 is not in the range 0<=x<=65535"),
        (["--port", "many"], "'many' is not a valid integer"),
        (["--log", "xml"], "'xml' is not one of 'text', 'json'"),
        (["--pace", "-1"], "-1.0 is not in the range x>=0"),
        (["--pace", "nan"], "'nan' is not a number to count with"),
        (["--pace", "inf"], "'inf' is not a number to count with"),
        (["--tables", "-1"], "-1 is not in the range x>=0"),
        (["--tls-cert", "x.pem"], "TLS needs both files"),
    ],
)
def test_options_that_cannot_be_are_refused(arguments: list[str], message: str) -> None:
    outcome = CliRunner().invoke(main, ["serve", *arguments])
    assert outcome.exit_code != 0
    assert message in outcome.output


def test_help_names_every_option_and_variable() -> None:
    text = re.sub(r"\s+", " ", CliRunner().invoke(main, ["serve", "--help"]).output)
    for each in fields(HouseSettings):
        assert option_name(each.name) in text
        assert variable(each.name) in text
    assert next(iter(COMMANDS)) == "serve"


def test_the_page_of_settings_is_what_the_settings_are() -> None:
    """Made by `./sixgun generate`."""
    page = (ROOT / "docs/settings.md").read_text(encoding="utf-8")
    assert settings_page() == page
    assert CliRunner().invoke(main, ["serve", "--settings-page"]).output == page
    for each in fields(HouseSettings):
        option = "none" if each.metadata.get("secret") else f"`{option_name(each.name)}`"
        assert f"| {option} | `{variable(each.name)}` |" in page


# -------------------------------------------------------------- the browser


@pytest.mark.parametrize(
    ("terminal", "display", "expected"),
    [(True, ":0", True), (True, "", False), (False, ":0", False)],
)
@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a display")
def test_a_browser_is_opened_only_where_somebody_sees_it(
    monkeypatch: pytest.MonkeyPatch, terminal: bool, display: str, expected: bool
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: terminal, raising=False)
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert has_display() == expected
