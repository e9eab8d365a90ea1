"""nginx in front of a house: the example of `deploy/`, run as it is on ports of this machine."""

from __future__ import annotations

import datetime
import os
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from ipaddress import IPv4Address
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tests.skipping import skip
from tests.source import ROOT

EXAMPLE = ROOT / "deploy" / "nginx.conf"
#: Debian keeps programs for administrators where the others' PATH does not lead.
PLACES = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", "/sbin"])
HOST = "127.0.0.1"
#: What nginx needs around the example, with every file in a folder of the test.
AROUND = """
{user}
daemon off;
worker_processes 1;
pid {folder}/nginx.pid;
error_log {folder}/error.log warn;
events {{ worker_connections 512; }}
http {{
    access_log {folder}/access.log;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{sites}
}}
"""


def program(name: str) -> str:
    """A program of the system that the examples are tried with."""
    found = shutil.which(name, path=PLACES)
    if found is None:
        skip(f"there is no {name} on this machine: `.ci/run` installs it")
    return found


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for this machine that nobody else believes, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HOST)])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(IPv4Address(HOST))]), critical=False
        )
        .sign(key, hashes.SHA256())
    )
    files = folder / "cert.pem", folder / "key.pem"
    files[0].write_bytes(made.public_bytes(serialization.Encoding.PEM))
    files[1].write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    return files


def adapted(text: str, changes: dict[str, str]) -> str:
    """An example with what everybody changes changed; each must be there once."""
    for before, after in changes.items():
        assert text.count(before) == 1, f"{before!r} is not in the example, or more than once"
        text = text.replace(before, after)
    return text


class Door:
    """Two ports that listen already, for nginx: nobody can take them in between."""

    def __init__(self) -> None:
        self.plain, self.tls = socket.create_server((HOST, 0)), socket.create_server((HOST, 0))
        self.plain_port = int(self.plain.getsockname()[1])
        self.tls_port = int(self.tls.getsockname()[1])

    @property
    def address(self) -> str:
        """Where the house is found behind this door."""
        return f"https://{HOST}:{self.tls_port}/bang"

    def close(self) -> None:
        self.plain.close()
        self.tls.close()

    def configuration(self, folder: Path, house: int) -> Path:
        """The example, with ports, names and files of this test."""
        cert, key = certificate(folder)
        sites = re.sub("server_name club.example;", f"server_name {HOST};", EXAMPLE.read_text())
        sites = adapted(
            sites,
            {
                "listen 80;": f"listen {HOST}:{self.plain_port};",
                "listen 443 ssl": f"listen {HOST}:{self.tls_port} ssl",
                "/etc/ssl/club.example/fullchain.pem": str(cert),
                "/etc/ssl/private/club.example.pem": str(key),
                "proxy_pass http://127.0.0.1:8080;": f"proxy_pass http://{HOST}:{house};",
            },
        )
        file = folder / "nginx.conf"
        # A process of root would become somebody else, who may not see the folder.
        user = "" if os.geteuid() else "user root;"
        file.write_text(AROUND.format(folder=folder, sites=sites, user=user))
        return file


@contextmanager
def doors() -> Iterator[Door]:
    door = Door()
    try:
        yield door
    finally:
        door.close()


@contextmanager
def nginx(folder: Path, door: Door, house: int) -> Iterator[subprocess.Popen[bytes]]:
    """nginx in front of the house at this port, until the test is over; it gets sockets."""
    command = [program("nginx"), "-p", str(folder), "-e", str(folder / "error.log")]
    file = door.configuration(folder, house)
    numbers = [door.plain.fileno(), door.tls.fileno()]
    with ExitStack() as stack:
        running = stack.enter_context(
            subprocess.Popen(
                [*command, "-c", str(file)],
                env={**os.environ, "NGINX": "".join(f"{number};" for number in numbers)},
                pass_fds=numbers,
                stderr=subprocess.DEVNULL,
            )
        )
        try:
            yield running
        finally:
            running.terminate()
            running.wait()
