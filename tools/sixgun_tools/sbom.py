"""`sixgun sbom`: what is in a house besides our own code, as CycloneDX, from the lock files."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any
from uuid import NAMESPACE_URL, uuid5

import click

import sixgun

from .locks import LOCK, PROJECT, Pin, needed_by_house, page_packages, pins_in
from .places import ROOT

FORMAT, VERSION = "CycloneDX", "1.6"
#: What is pinned for some only: for programs that learn, for traces, accounts, clusters, the pages.
OTHER_LOCKS = {
    "requirements-accounts.lock": "optional",
    "requirements-compile.lock": "excluded",
    "requirements-ray.lock": "optional",
    "requirements-rl.lock": "optional",
    "requirements-traces.lock": "optional",
    "requirements-node.lock": "excluded",
}
#: What is used while the pages are built, and stays in them: letters.
STAYS = "@fontsource-variable/"
OURS = f"pkg:pypi/sixgun@{sixgun.__version__}"

Plain = dict[str, Any]


@click.command()
@click.option(
    "--output",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Write it into this file instead of printing it.",
)
def command(output: Path | None) -> None:
    """Say what is in a house besides our own code: a bill of materials (CycloneDX, JSON).

    It is made from the lock files: packages with versions and hashes, which of them a house needs
    (`required`), which only some need (`optional`), and which only checks and building need
    (`excluded`). The same lock files give the same bill.
    """
    text = json.dumps(bill(), indent=2, ensure_ascii=False) + "\n"
    if output is None:
        click.echo(text, nl=False)
    else:
        output.write_text(text, encoding="utf-8")
        click.echo(f"{output} was written.")


def bill() -> Plain:
    """The whole bill; its number comes from what it says."""
    pins = pins_in(LOCK.read_text(encoding="utf-8"))
    house = {pin.name for pin in needed_by_house(pins)}
    components = [python_component(pin, _scope(pin.name in house)) for pin in pins]
    for name, scope in OTHER_LOCKS.items():
        others = pins_in((ROOT / name).read_text(encoding="utf-8"))
        components += [python_component(pin, scope) for pin in others]
    components += [page_component(folder, each) for folder, each in page_packages().items()]
    unique = {each["bom-ref"]: each for each in reversed(components)}  # the first one counts
    listed = sorted(unique.values(), key=lambda each: str(each["bom-ref"]))
    said = {"components": listed, "dependencies": _dependencies(pins)}
    return {
        "bomFormat": FORMAT,
        "specVersion": VERSION,
        "serialNumber": f"urn:uuid:{uuid5(NAMESPACE_URL, json.dumps(said))}",
        "version": 1,
        "metadata": {"component": _ourselves()},
        **said,
    }


def _ourselves() -> Plain:
    return {
        "type": "application",
        "bom-ref": OURS,
        "name": "sixgun",
        "version": sixgun.__version__,
        "licenses": [{"expression": "MIT AND OFL-1.1"}],
        "purl": OURS,
    }


def _scope(is_needed: bool) -> str:
    return "required" if is_needed else "excluded"


def python_component(pin: Pin, scope: str) -> Plain:
    return {
        "type": "library",
        "bom-ref": _purl_of(pin),
        "name": pin.name,
        "version": pin.version,
        "scope": scope,
        "hashes": [{"alg": "SHA-256", "content": each} for each in pin.hashes],
        "purl": _purl_of(pin),
    }


def _purl_of(pin: Pin) -> str:
    return f"pkg:pypi/{pin.name.lower().replace('_', '-')}@{pin.version}"


def page_component(folder: str, package: Plain) -> Plain:
    """A package of the pages; what is used while they are built is not in them."""
    name, version = folder.rpartition("node_modules/")[2], package["version"]
    purl = f"pkg:npm/{name.replace('@', '%40')}@{version}"
    algorithm, _, digest = str(package["integrity"]).partition("-")
    made = {
        "type": "library",
        "bom-ref": purl,
        "name": name,
        "version": version,
        "scope": _scope(not package.get("dev") or name.startswith(STAYS)),
        "hashes": [{"alg": algorithm.replace("sha", "SHA-"), "content": _hex(digest)}],
        "purl": purl,
    }
    if licence := package.get("license"):
        made["licenses"] = [{"expression": licence}]
    return made


def _hex(digest: str) -> str:
    return base64.b64decode(digest).hex()


def _dependencies(pins: list[Pin]) -> list[Plain]:
    """Who needs whom, of the packages of Python."""
    refs = {pin.name: _purl_of(pin) for pin in pins}
    needs: dict[str, list[str]] = {OURS: [], **{ref: [] for ref in refs.values()}}
    for pin in pins:
        for who in pin.via:
            ref = OURS if who == PROJECT else refs.get(who)
            if ref is not None:
                needs[ref].append(refs[pin.name])
    return [{"ref": ref, "dependsOn": sorted(found)} for ref, found in needs.items()]
