"""The examples in `deploy/`: what the programs that read them say, and what the house says."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml
from click import Context

from sixgun.cli import main
from sixgun.cli.house_options import settings_of
from sixgun.server.front.addresses import prefix_of
from sixgun.server.settings import HouseSettings, about_settings
from tests.proxies import adapted, doors, program
from tests.source import ROOT

DEPLOY = ROOT / "deploy"
UNITS = ("sixgun.service", "sixgun-backup.service", "sixgun-backup.timer")
#: Where the units find the command, and where this checkout has it.
INSTALLED, HERE = "/opt/sixgun/current/bin/sixgun", Path(sys.executable).with_name("sixgun")
#: What systemd calls exposed is more than this, of a hundred.
MOST_EXPOSED = 25


def said(*command: str | Path, **environment: str) -> str:
    """What a program says; it must be content."""
    done = subprocess.run(
        command,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr + done.stdout
    return done.stderr + done.stdout


def of_example(name: str) -> dict[str, str]:
    """The settings in the file of the environment of a service."""
    lines = (DEPLOY / name).read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))


def settings_by(environment: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> HouseSettings:
    """The settings of a house that is started with these variables."""
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    command = main.get_command(Context(main), "serve")
    assert command is not None
    return settings_of(command.make_context("serve", []).params)


def test_nginx_understands_its_example(tmp_path: Path) -> None:
    with doors() as door:
        file = door.configuration(tmp_path, 8080)
        door.close()  # nginx tries whether it could listen there
        told = said(program("nginx"), "-t", "-p", tmp_path, "-e", tmp_path / "log", "-c", file)
    assert "test is successful" in told


def test_caddy_understands_its_example(tmp_path: Path) -> None:
    homes = {name: str(tmp_path) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    command = (program("caddy"), "validate", "--adapter", "caddyfile")
    assert "Valid configuration" in said(*command, "--config", DEPLOY / "Caddyfile", **homes)


def test_systemd_understands_the_units(tmp_path: Path) -> None:
    verify = program("systemd-analyze")
    for name in UNITS:
        text = (DEPLOY / name).read_text(encoding="utf-8")
        text = adapted(text, {INSTALLED: str(HERE)}) if INSTALLED in text else text
        (tmp_path / name).write_text(text, encoding="utf-8")
    told = said(verify, "verify", *(tmp_path / name for name in UNITS))
    assert str(tmp_path) not in told, told  # a line that it does not know is told with its file


@pytest.mark.parametrize("name", UNITS[:2])
def test_a_service_gets_little_of_the_machine(name: str) -> None:
    limit = f"--threshold={MOST_EXPOSED}"
    said(
        program("systemd-analyze"), "security", "--offline=yes", limit, "--no-pager", DEPLOY / name
    )


def test_every_setting_of_the_examples_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    known = {f"SIXGUN_{name.upper()}" for name in about_settings()}
    for given in (of_example("sixgun.env"), compose["services"]["house"]["environment"]):
        assert given.keys() <= known
        with monkeypatch.context() as patch:
            settings = settings_by(given, patch)
        assert prefix_of(settings) == "/bang"
        assert settings.trusted_proxy
    inside = compose["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert compose["services"]["house"]["environment"]["SIXGUN_TRUSTED_PROXY"] == inside
    container = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    assert set(re.findall(r"\bSIXGUN_[A-Z_]+", container)) <= known


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
def test_proxies_name_the_address_that_the_house_is_told(name: str) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    (url,) = re.findall(r"--public-url (\S+)", text)
    assert url == of_example("sixgun.env")["SIXGUN_PUBLIC_URL"]
    assert "club.example" in text
    assert "/bang/" in text.replace(url, "")
    assert "127.0.0.1:8080" in text  # where a house listens unless it is told otherwise


def test_the_image_is_made_of_files_that_there_are() -> None:
    """No image is built here; its lines were walked on a bare Debian (docs/running.md)."""
    lines = (DEPLOY / "Containerfile").read_text(encoding="utf-8").splitlines()
    for line in [each for each in lines if each.startswith("RUN ")]:
        for word in shlex.split(line)[1:]:
            if re.fullmatch(r"(deploy|src|docs)/\S+", word):
                assert (ROOT / word).exists(), word
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    house, proxy = compose["services"]["house"], compose["services"]["proxy"]
    assert (DEPLOY / house["build"]["context"] / house["build"]["dockerfile"]).is_file()
    mounted = [each.split(":")[0] for each in proxy["volumes"] if each.startswith("./")]
    assert mounted
    assert all((DEPLOY / each).is_file() for each in mounted)
