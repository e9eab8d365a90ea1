"""What we rely on inside uvicorn and websockets, which promise nothing about it.

`connections.py` and `serving.py` derive from classes that are not part of uvicorn's public
interface. pyproject.toml keeps newer versions out until somebody has looked at them; these tests
say where to look.
"""

from __future__ import annotations

import asyncio
import inspect
import tomllib
from collections.abc import Iterator
from importlib.metadata import version
from typing import Any

import pytest
import uvicorn
from packaging.requirements import Requirement
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from sixgun.server.front.connection_limits import ConnectionLimits
from sixgun.server.front.connections import HttpConnection, SocketConnection, text_frame
from sixgun.server.front.origins import Proxies
from sixgun.server.front.serving import _Server
from tests.source import ROOT

BOUND = ("httptools", "uvicorn", "websockets")
#: What we override, with the arguments it is called with there.
OVERRIDDEN: dict[type, dict[str, list[str]]] = {
    HttpToolsProtocol: {
        "connection_made": ["transport"],
        "connection_lost": ["exc"],
        "data_received": ["data"],
        "on_message_begin": [],
        "on_headers_complete": [],
        "on_message_complete": [],
        "on_response_complete": [],
        "handle_websocket_upgrade": [],
    },
    WebSocketsSansIOProtocol: {
        "connection_lost": ["exc"],
        "handle_connect": ["event"],
        "send_receive_event_to_app": [],
        "keepalive_timeout": [],
    },
    uvicorn.Server: {
        "startup": ["sockets"],
        "main_loop": [],
        "shutdown": ["sockets"],
        "capture_signals": [],
    },
}
#: What we read or call of their objects besides.
READ: dict[type, list[str]] = {
    HttpConnection: ["loop", "parser", "pipeline", "transport"],
    SocketConnection: [
        *("conn", "curr_msg_data_type", "frames", "handle_parser_exception"),
        *("close_sent", "handshake_complete", "transport", "writable"),
    ],
    _Server: ["config", "on_tick", "server_state", "should_exit", "started"],
}
OURS = {HttpToolsProtocol: HttpConnection, WebSocketsSansIOProtocol: SocketConnection}


def changed(what: str) -> str:
    return (
        f"uvicorn {version('uvicorn')} has changed {what}: look at src/sixgun/server/front/"
        "connections.py and serving.py, then at the bounds in pyproject.toml"
    )


@pytest.mark.parametrize("theirs", OVERRIDDEN, ids=lambda theirs: theirs.__name__)
def test_what_we_override_is_there_and_is_called_as_before(theirs: type) -> None:
    for name, arguments in OVERRIDDEN[theirs].items():
        method = getattr(theirs, name, None)
        found = list(inspect.signature(method).parameters)[1:] if method else None
        assert found == arguments, changed(f"{theirs.__name__}.{name}")


@pytest.mark.parametrize("theirs", OVERRIDDEN, ids=lambda theirs: theirs.__name__)
def test_everything_that_we_override_is_listed_here(theirs: type) -> None:
    ours = OURS.get(theirs, _Server)
    shared = {name for name in vars(ours) if not name.startswith("_") and hasattr(theirs, name)}
    assert shared == set(OVERRIDDEN[theirs])


@pytest.fixture
def made() -> Iterator[dict[type, Any]]:
    """One object of each class, connected to nobody."""
    loop = asyncio.new_event_loop()
    config = uvicorn.Config(lambda scope: None, log_config=None, lifespan="off")
    config.load()
    parts: dict[str, Any] = {"config": config, "server_state": ServerState(), "app_state": {}}
    yield {
        HttpConnection: HttpConnection(**parts, _loop=loop),
        SocketConnection: SocketConnection(**parts, _loop=loop),
        _Server: _Server(config, ConnectionLimits(1, 1, Proxies(()))),
    }
    loop.close()


def test_what_we_read_is_there(made: dict[type, Any]) -> None:
    for ours, names in READ.items():
        for name in names:
            assert hasattr(made[ours], name), changed(f"{ours.__mro__[1].__name__}.{name}")
    state = made[_Server].server_state
    assert (state.connections, state.tasks) == (set(), set()), changed("ServerState")


def test_what_we_ask_of_parsers_is_there(made: dict[type, Any]) -> None:
    assert callable(made[HttpConnection].parser.should_upgrade), changed("the parser of HTTP")
    conn = made[SocketConnection].conn
    assert isinstance(conn, ServerProtocol), changed("the parser of sockets")
    assert list(inspect.signature(conn.fail).parameters) == ["code", "reason"], "websockets: fail"
    assert inspect.isclass(Request)
    assert conn.state is not OPEN, "websockets: a socket that has not shaken hands is open"
    conn.state = OPEN
    conn.send_text(b"howdy")
    assert conn.data_to_send() == [text_frame(b"howdy")], changed("what a message looks like")
    assert conn.extensions == [], changed("what is agreed with nobody asking: messages are packed")


def test_versions_that_nobody_has_looked_at_are_kept_out() -> None:
    """What we rely on may go in any release that the bounds let in."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needed = map(Requirement, project["project"]["optional-dependencies"]["server"])
    bounds = {need.name: need.specifier for need in needed if need.name in BOUND}
    assert set(bounds) == set(BOUND)
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines()
    for name, allowed in bounds.items():
        assert any(part.operator == "<" for part in allowed), f"{name} has no upper bound"
        assert allowed.contains(version(name)), f"{name} {version(name)} is not {allowed}"
        (pinned,) = [line.split()[0] for line in lock if line.startswith(f"{name}==")]
        assert allowed.contains(pinned.partition("==")[2]), f"requirements.lock: {pinned}"
