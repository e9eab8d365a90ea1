"""The launcher, as far as it can be tried without the network."""

import ast
import hashlib
import importlib.util
import shutil
import sys
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

LAUNCHER = Path(__file__).parents[2] / "sixgun"


def load(path: Path) -> ModuleType:
    loader = SourceFileLoader("sixgun_launcher", str(path))
    spec = importlib.util.spec_from_loader(loader.name, loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.fixture
def launcher(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The launcher of an imaginary checkout in which nothing is installed."""
    monkeypatch.setattr(sys, "dont_write_bytecode", True)  # it would land beside the launcher
    shutil.copy(LAUNCHER, tmp_path / "sixgun")
    (tmp_path / "requirements.lock").write_text("click==8\n")
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    return load(tmp_path / "sixgun")


@pytest.fixture
def commands(launcher: Any, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What the launcher runs, without running it: every command succeeds."""
    ran: list[list[str]] = []

    def pretend(log: object, command: list[str]) -> bool:
        ran.append(command)
        if "venv" in command:
            launcher.PYTHON.parent.mkdir(parents=True)
            launcher.PYTHON.touch()
        return True

    monkeypatch.setattr(launcher, "run", pretend)
    return ran


def simple_index(folder: Path, page: str) -> str:
    (folder / "pip").mkdir(parents=True)
    (folder / "pip/index.html").write_text(page)
    return folder.as_uri()


# --- what older Pythons see -------------------------------------------------------------------


def test_an_old_python_can_read_the_launcher_far_enough_to_be_refused() -> None:
    ast.parse(LAUNCHER.read_text(), feature_version=(3, 7))


def test_the_launcher_can_be_executed() -> None:
    assert LAUNCHER.stat().st_mode & 0o111


# --- when set-up runs -------------------------------------------------------------------------


def test_set_up_runs_once(launcher: Any, commands: list[list[str]]) -> None:
    launcher.ensure_environment()
    assert commands
    commands.clear()
    launcher.ensure_environment()
    assert not commands


@pytest.mark.parametrize("name", ["requirements.lock", "pyproject.toml"])
def test_set_up_runs_again_after_a_change(
    launcher: Any, commands: list[list[str]], name: str
) -> None:
    launcher.ensure_environment()
    (launcher.ROOT / name).write_text("# changed\n")
    assert not launcher.is_ready()
    launcher.ensure_environment()
    assert launcher.is_ready()


def test_set_up_runs_again_when_python_is_gone(launcher: Any, commands: list[list[str]]) -> None:
    launcher.ensure_environment()
    launcher.PYTHON.unlink()
    assert not launcher.is_ready()


def test_a_moved_checkout_has_another_fingerprint(launcher: Any, tmp_path: Path) -> None:
    shutil.copytree(launcher.ROOT, tmp_path / "elsewhere")
    assert launcher.fingerprint(tmp_path / "elsewhere") != launcher.fingerprint(launcher.ROOT)


def test_an_interrupted_set_up_starts_over(
    launcher: Any, commands: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(log: object) -> None:
        (launcher.VENV / "half").mkdir()
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(launcher, "install", interrupt)
        assert launcher.main(["play"]) == 130
    assert not launcher.is_ready()
    launcher.ensure_environment()
    assert launcher.is_ready()
    assert not (launcher.VENV / "half").exists()


def test_an_environment_made_by_somebody_else_is_left_alone(
    launcher: Any, commands: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    (launcher.VENV / "precious").mkdir(parents=True)
    assert launcher.main(["play"]) == 1
    assert "was not made by this launcher" in capsys.readouterr().err
    assert (launcher.VENV / "precious").is_dir()
    assert not commands


# --- who installs -----------------------------------------------------------------------------


def test_pip_is_tried_when_uv_fails(
    launcher: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(launcher, "find_uv", lambda log: ["uv"])
    monkeypatch.setattr(launcher, "find_pip", lambda log: ["pip"])
    monkeypatch.setattr(launcher, "install_with", lambda installer, *_: installer == ["pip"])
    with launcher.the_log() as log:
        launcher.install(log)
    assert "uv did not manage" in capsys.readouterr().err


def test_pip_is_fetched_only_where_python_comes_without(
    launcher: Any, commands: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    launcher.VENV.mkdir()
    wheel = launcher.VENV / launcher.PIP_WHEEL
    monkeypatch.setattr(launcher, "download_pip", lambda settings, log: b"a wheel")
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: name)
    assert launcher.find_pip(None)[1:3] == ["-m", "pip"]
    assert not wheel.exists()
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert launcher.find_pip(None)[1] == f"{wheel}/pip"
    assert wheel.read_bytes() == b"a wheel"


def test_a_failure_says_why_and_what_to_do(
    launcher: Any,
    commands: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail(installer: list[str], lock: Path, more: list[list[str]], log: Any) -> bool:
        log.write("No route to host\n")
        return False

    monkeypatch.setattr(launcher, "install_with", fail)
    assert launcher.main(["play"]) == 1
    said = capsys.readouterr().err
    assert "what requirements.lock pins could not be installed" in said
    assert "No route to host" in said
    assert "PIP_INDEX_URL" in said


# --- what not everybody needs: Node.js for machines that have none, learning, traces -----------


@pytest.mark.parametrize("name", ["node", "rl", "traces"])
def test_some_things_are_fetched_on_demand_and_with_their_hashes(
    launcher: Any, commands: list[list[str]], monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    launcher.ensure_environment()
    assert not any(f"requirements-{name}.lock" in " ".join(command) for command in commands)
    commands.clear()
    monkeypatch.setattr(launcher, "find_uv", lambda log: ["uv"])
    assert launcher.main([f"--fetch-{name}"]) == 0
    lock = str(launcher.ROOT / f"requirements-{name}.lock")
    assert commands == [["uv", "--require-hashes", "--requirement", lock]]


@pytest.mark.parametrize("name", ["node", "rl", "traces"])
def test_what_cannot_be_fetched_is_told(
    launcher: Any,
    commands: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    name: str,
) -> None:
    launcher.ensure_environment()
    monkeypatch.setattr(launcher, "run", lambda log, command: False)
    monkeypatch.setattr(launcher, "find_pip", lambda log: ["pip"])
    assert launcher.main([f"--fetch-{name}"]) == 1
    assert f"what requirements-{name}.lock pins could not be installed" in capsys.readouterr().err


# --- which index ------------------------------------------------------------------------------


def test_settings_come_from_files_and_then_from_the_environment(
    launcher: Any, tmp_path: Path
) -> None:
    first, second = tmp_path / ".pip/pip.conf", tmp_path / ".config/pip/pip.conf"
    for file in (first, second):
        file.parent.mkdir(parents=True)
    first.write_text("[global]\nindex-url = https://a.example/simple\ncert = a.pem\n")
    second.write_text("[global]\nindex_url = https://b.example/simple\n")
    environ = {"HOME": str(tmp_path)}
    settings = launcher.pip_settings(environ)
    assert (settings["index-url"], settings["cert"]) == ("https://b.example/simple", "a.pem")
    environ["PIP_INDEX_URL"] = "https://c.example/simple"
    assert launcher.pip_settings(environ)["index-url"] == "https://c.example/simple"


def test_the_install_section_is_stronger_than_the_global_one(launcher: Any) -> None:
    text = "[install]\nindex-url = https://b.example\n[global]\nindex-url = https://a.example\n"
    assert launcher.read_pip_file(text) == {"index-url": "https://b.example"}


def test_a_named_file_is_read_last_and_the_null_device_means_no_files(launcher: Any) -> None:
    assert launcher.pip_files({"HOME": "h", "PIP_CONFIG_FILE": "mine"})[-1] == Path("mine")
    assert launcher.pip_files({"HOME": "h", "PIP_CONFIG_FILE": "/dev/null"}) == []


def test_a_broken_file_is_named_as_the_reason(launcher: Any) -> None:
    with pytest.raises(launcher.SetupError, match="configuration cannot be read"):
        launcher.read_pip_file("index-url = nowhere\n")


def test_extra_indexes_come_after_the_first(launcher: Any) -> None:
    settings = {"index-url": "https://a", "extra-index-url": "https://b\nhttps://c"}
    assert launcher.indexes(settings) == ["https://a", "https://b", "https://c"]
    assert launcher.indexes({}) == [launcher.DEFAULT_INDEX]


# --- fetching pip -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("link", "target"),
    [
        ("../../files/x-1.whl#sha256=0", "https://a.example/files/x-1.whl"),
        ("/files/x-1.whl", "https://a.example/files/x-1.whl"),
        ("https://b.example/x-1.whl?token=1#sha256=0", "https://b.example/x-1.whl?token=1"),
        ("../../files/y-x-1.whl", None),
        ("../../files/x-1.whl.metadata", None),
    ],
)
def test_links_of_an_index_may_be_relative(launcher: Any, link: str, target: str | None) -> None:
    page = f'<html><a name="top"></a><a href="{link}">x</a></html>'
    assert launcher.find_link(page, "https://a.example/simple/x/", "x-1.whl") == target


def test_pip_is_fetched_from_the_first_index_that_has_the_pinned_file(
    launcher: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wheel = b"a wheel"
    monkeypatch.setattr(launcher, "PIP_SHA256", hashlib.sha256(wheel).hexdigest())
    link = f'<a href="../../files/{launcher.PIP_WHEEL}#sha256=0">pip</a>'
    (tmp_path / "good/files").mkdir(parents=True)
    (tmp_path / "good/files" / launcher.PIP_WHEEL).write_bytes(wheel)
    (tmp_path / "bad/files").mkdir(parents=True)
    (tmp_path / "bad/files" / launcher.PIP_WHEEL).write_bytes(b"forged")
    found = {
        "index-url": (tmp_path / "missing").as_uri(),
        "extra-index-url": " ".join(
            [
                simple_index(tmp_path / "empty/simple", "<html></html>"),
                simple_index(tmp_path / "bad/simple", link),
                simple_index(tmp_path / "good/simple", link),
            ]
        ),
    }
    with launcher.the_log() as log:
        assert launcher.download_pip(found, log) == wheel
    story = launcher.LOG.read_text()
    assert "is not there" in story
    assert "is not the file that is pinned" in story


def test_passwords_stay_out_of_the_log(launcher: Any) -> None:
    assert launcher.without_password("https://me:secret@a.example:8/s") == "https://a.example:8/s"
