"""An OpenID Connect provider for tests: a real server with real keys, and faults to order."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from html import escape
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

from joserfc import jwt
from joserfc.jwk import RSAKey

CLIENT, SECRET = "sixgun-house", "the secret of the client"
KEY_ID = "first"
#: Made once: a key takes longer than most tests.
KEY = RSAKey.generate_key(2048, {"kid": KEY_ID, "use": "sig", "alg": "RS256"})
OTHER_KEY = RSAKey.generate_key(2048, {"kid": KEY_ID, "use": "sig", "alg": "RS256"})


class TestProvider:
    """Who signs people in. What a test orders is changed in its tokens, or in what it says."""

    __test__ = False

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.subject = "anna"
        self.more: dict[str, Any] = {}  # further claims
        self.changed: Callable[[dict[str, Any]], Any] = lambda claims: None
        self.sign: Callable[[dict[str, Any]], str] = self.signed
        self.discovery: Callable[[dict[str, Any]], Any] = lambda said: said
        self.keys: list[dict[str, Any]] = [KEY.as_dict(private=False)]
        self.codes: dict[str, dict[str, str]] = {}
        self.asked: list[str] = []  # the paths, in their order
        self.verifiers: list[str] = []
        self.patience = Event()  # while somebody waits for it, discovery never ends
        self.is_slow = False
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self.server.daemon_threads = True

    @property
    def issuer(self) -> str:
        return f"http://127.0.0.1:{self.server.server_address[1]}"

    # ------------------------------------------------------------ tokens

    def claims(self, asked: dict[str, str]) -> dict[str, Any]:
        now = int(self.now())
        found: dict[str, Any] = {
            "iss": self.issuer,
            "sub": self.subject,
            "aud": CLIENT,
            "iat": now,
            "exp": now + 300,
            "nonce": asked.get("nonce", ""),
            **self.more,
        }
        self.changed(found)
        return found

    @staticmethod
    def signed(claims: dict[str, Any]) -> str:
        return jwt.encode({"alg": "RS256", "kid": KEY_ID}, claims, KEY)

    @staticmethod
    def signed_by_another(claims: dict[str, Any]) -> str:
        return jwt.encode({"alg": "RS256", "kid": KEY_ID}, claims, OTHER_KEY)

    @staticmethod
    def signed_by_nobody(claims: dict[str, Any]) -> str:
        parts = ({"alg": "none", "typ": "JWT"}, claims)
        return ".".join(base64url(json.dumps(part).encode()) for part in parts) + "."

    @staticmethod
    def signed_with_the_public_key(claims: dict[str, Any]) -> str:
        """As if the public key, which everybody knows, were a shared secret."""
        return signed_with(KEY.as_pem(private=False), claims)

    # ------------------------------------------------------------ what it is asked

    def said_of_itself(self) -> Any:
        return self.discovery(
            {
                "issuer": self.issuer,
                "authorization_endpoint": f"{self.issuer}/authorize",
                "token_endpoint": f"{self.issuer}/token",
                "jwks_uri": f"{self.issuer}/keys",
                "token_endpoint_auth_methods_supported": ["client_secret_basic"],
            }
        )

    def approve(self, address: str) -> str:
        """Somebody signs in at this address: where he is led back to."""
        asked = {name: values[0] for name, values in parse_qs(urlsplit(address).query).items()}
        assert asked["response_type"] == "code"
        assert asked["client_id"] == CLIENT
        assert asked["code_challenge_method"] == "S256"
        code = secrets.token_urlsafe(16)
        self.codes[code] = asked
        back = {"code": code, "state": asked["state"], "iss": self.issuer}
        return f"{asked['redirect_uri']}?{urlencode(back)}"

    def exchanged(self, form: dict[str, str], authorization: str) -> tuple[int, Any]:
        asked = self.codes.pop(form.get("code", ""), None)
        own = base64.b64encode(f"{CLIENT}:{SECRET}".encode()).decode()
        verifier = form.get("code_verifier", "")
        self.verifiers.append(verifier)
        challenge = base64url(hashlib.sha256(verifier.encode()).digest())
        if authorization != f"Basic {own}":
            return 401, {"error": "invalid_client"}
        if asked is None or challenge != asked["code_challenge"]:
            return 400, {"error": "invalid_grant"}
        if form["redirect_uri"] != asked["redirect_uri"]:
            return 400, {"error": "invalid_grant"}
        token = self.sign(self.claims(asked))
        return 200, {"access_token": "x", "token_type": "Bearer", "id_token": token}

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        provider = self

        class Handler(BaseHTTPRequestHandler):
            def log_message(self, *args: Any) -> None:
                """Nobody reads it."""

            def do_GET(self) -> None:
                path = urlsplit(self.path).path
                provider.asked.append(path)
                if path == "/.well-known/openid-configuration":
                    if provider.is_slow:
                        provider.patience.wait(60)
                    self._answer(200, provider.said_of_itself())
                elif path == "/keys":
                    self._answer(200, {"keys": provider.keys})
                elif path == "/authorize":
                    self._page(provider.approve(self.path))
                else:
                    self._answer(404, {})

            def do_POST(self) -> None:
                provider.asked.append(self.path)
                body = self.rfile.read(int(self.headers["content-length"])).decode()
                form = {name: values[0] for name, values in parse_qs(body).items()}
                said = self.headers.get("authorization", "")
                self._answer(*provider.exchanged(form, said))

            def _page(self, back: str) -> None:
                """What somebody sees who signs in: one link, which leads back."""
                link = f'<a id="approve" href="{escape(back, quote=True)}">Sign in as Anna</a>'
                self._send(200, "text/html", f"<!doctype html><title>Id</title>{link}".encode())

            def _answer(self, status: int, said: Any) -> None:
                body = said if isinstance(said, bytes) else json.dumps(said).encode()
                self._send(status, "application/json", body)

            def _send(self, status: int, kind: str, body: bytes) -> None:
                try:
                    self.send_response(status)
                    self.send_header("content-type", kind)
                    self.send_header("content-length", str(len(body)))
                    self.end_headers()
                    self.wfile.write(body)
                except OSError:
                    pass  # the house had enough of it

        return Handler


def signed_with(secret: bytes, claims: dict[str, Any]) -> str:
    """A token signed with a shared secret; by hand, since no library wants to do this."""
    parts = ({"alg": "HS256", "typ": "JWT", "kid": KEY_ID}, claims)
    text = ".".join(base64url(json.dumps(part).encode()) for part in parts)
    made = hmac.new(secret, text.encode(), hashlib.sha256).digest()
    return f"{text}.{base64url(made)}"


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


@contextmanager
def a_provider(now: Callable[[], float]) -> Iterator[TestProvider]:
    provider = TestProvider(now)
    thread = Thread(target=provider.server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    try:
        yield provider
    finally:
        provider.patience.set()
        provider.server.shutdown()
        provider.server.server_close()
        thread.join()
