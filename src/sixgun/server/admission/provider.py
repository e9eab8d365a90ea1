"""An OpenID Connect provider, as a house asks it: where to sign in, and whether somebody has.

What it says is believed as far as it is signed: by a key of its own, for this house, now, and for
this very sign-in. Whatever else comes is refused, with a word for the log that says what was wrong.
"""

from __future__ import annotations

import asyncio
import json
import ssl
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import httpx
from authlib.oauth2.auth import ClientAuth
from authlib.oauth2.client import OAuth2Client
from authlib.oidc.core import CodeIDToken
from joserfc import jwt
from joserfc.jwk import KeySet

from ..clock import HouseClock
from ..front.access import LOCAL_NAMES
from .ways import AccountWay

#: What ID tokens may be signed with: public keys alone. Neither `none` nor a shared secret, which
#: somebody could make of a public key, is ever among them.
ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "EdDSA"]
KEY_KINDS = ("RSA", "EC", "OKP")
#: What comes from a provider is waited for so many seconds, and read up to so many bytes.
PATIENCE = 10.0
LONGEST = 256 * 1024
#: What a provider says of itself is believed for so long; for a key that is not known it is asked
#: again, but not more often than this.
KNOWN_SECONDS = 3600.0
AGAIN_SECONDS = 60.0
#: So many seconds may the clocks of a house and its provider differ.
LEEWAY = 60
WELL_KNOWN = "/.well-known/openid-configuration"


class ProviderFailed(Exception):
    """The provider cannot be asked, or does not answer as one; the text is for the log."""


class SignInRefused(Exception):
    """What somebody brings from the provider is not believed; the text is for the log."""


class Endpoints(NamedTuple):
    """Where a provider is asked for what."""

    authorization: str
    token: str
    keys: str
    in_body: bool  # the client secret goes into the body and not into a header


class Provider:
    """One provider, and what is known of it."""

    def __init__(self, way: AccountWay, clock: HouseClock) -> None:
        self._way = way
        self._clock = clock
        self._lock = asyncio.Lock()
        self._tls = ssl.create_default_context()
        self._endpoints: Endpoints | None = None
        self._keys = KeySet([])
        self._asked = self._asked_keys = float("-inf")

    # ------------------------------------------------------------ both ends of a sign-in

    async def address(self, state: str, nonce: str, verifier: str) -> str:
        """Where somebody signs in, who is led back with a code."""
        endpoints = await self._known()
        client = OAuth2Client(
            session=None,
            client_id=self._way.client,
            scope=self._way.scope,
            redirect_uri=self._way.back,
            code_challenge_method="S256",
        )
        made: tuple[str, str] = client.create_authorization_url(
            endpoints.authorization, state, verifier, nonce=nonce
        )
        return made[0]

    async def claims(self, code: str, nonce: str, verifier: str) -> dict[str, Any]:
        """What the provider says of who brought this code, once it is verified."""
        endpoints = await self._known()
        asked = {
            "grant_type": "authorization_code",
            "code": code,
            "redirect_uri": self._way.back,
            "code_verifier": verifier,
        }
        method = "client_secret_post" if endpoints.in_body else "client_secret_basic"
        auth = ClientAuth(
            self._way.client, self._way.secret, method if self._way.secret else "none"
        )
        body = str(httpx.QueryParams(asked))
        kind = {"content-type": "application/x-www-form-urlencoded"}
        address, headers, sent = auth.prepare("POST", endpoints.token, kind, body)
        status, said = await self._fetched("POST", address, headers, sent)
        if status != 200:
            raise SignInRefused(f"the code was refused: {str(said.get('error', status))[:50]}")
        token = said.get("id_token")
        if not isinstance(token, str):
            raise SignInRefused("there is no ID token")
        return await self._verified(token, nonce)

    async def _verified(self, token: str, nonce: str) -> dict[str, Any]:
        """The claims of an ID token that is signed, for this house, in time, for this sign-in."""
        try:
            read = jwt.decode(token, await self._keys_for(token), algorithms=ALGORITHMS)
            essential = {name: {"essential": True} for name in ("sub", "exp", "iat")}
            own = {"iss": self._way.issuer, "aud": self._way.client}
            options = {
                **essential,
                **{name: {"essential": True, "value": value} for name, value in own.items()},
            }
            params = {"nonce": nonce, "client_id": self._way.client}
            claims = CodeIDToken(read.claims, read.header, options, params)
            claims.validate(int(self._clock.date()), LEEWAY)
        except ProviderFailed:
            raise
        except Exception as error:  # whatever a library says of what a stranger made
            raise SignInRefused(f"{type(error).__name__}: {str(error)[:100]}") from error
        return dict(claims)

    # ------------------------------------------------------------ what is known of it

    async def _known(self) -> Endpoints:
        async with self._lock:
            now = self._clock.now()
            if self._endpoints is None or now - self._asked > KNOWN_SECONDS:
                self._endpoints = await self._discovered()
                self._asked = now
            return self._endpoints

    async def _discovered(self) -> Endpoints:
        issuer = self._way.issuer
        status, said = await self._fetched("GET", f"{issuer.rstrip('/')}{WELL_KNOWN}")
        if status != 200:
            raise ProviderFailed(f"discovery answers {status}")
        if said.get("issuer") != issuer:
            raise ProviderFailed("discovery names another issuer")
        methods = said.get("token_endpoint_auth_methods_supported") or ["client_secret_basic"]
        return Endpoints(
            self._checked(said.get("authorization_endpoint")),
            self._checked(said.get("token_endpoint")),
            self._checked(said.get("jwks_uri")),
            in_body="client_secret_basic" not in methods,
        )

    def _checked(self, address: Any) -> str:
        """An address that a provider may send people and secrets to."""
        if not isinstance(address, str) or not is_safe(address, self._way.issuer):
            raise ProviderFailed("discovery has an address that is none, or not safe")
        return address

    async def _keys_for(self, token: str) -> KeySet:
        """The keys of the provider; if the one that is named is not among them, ask again."""
        wanted = jwt_header(token).get("kid")
        endpoints = await self._known()
        async with self._lock:
            since = self._clock.now() - self._asked_keys
            is_known = wanted is None or any(key.kid == wanted for key in self._keys.keys)
            if since > KNOWN_SECONDS or (not is_known and since > AGAIN_SECONDS):
                self._keys = await self._fetched_keys(endpoints.keys)
                self._asked_keys = self._clock.now()
            return self._keys

    async def _fetched_keys(self, address: str) -> KeySet:
        status, said = await self._fetched("GET", address)
        keys = said.get("keys")
        if status != 200 or not isinstance(keys, list):
            raise ProviderFailed(f"the keys answer {status}")
        signing = [
            key
            for key in keys
            if isinstance(key, dict)
            and key.get("kty") in KEY_KINDS
            and key.get("use", "sig") == "sig"
        ]
        try:
            return KeySet.import_key_set({"keys": signing})
        except Exception as error:  # the same of keys
            raise ProviderFailed(f"the keys cannot be read: {error}") from error

    async def _fetched(
        self, method: str, address: str, headers: dict[str, str] | None = None, body: str = ""
    ) -> tuple[int, dict[str, Any]]:
        """An answer in JSON: soon, not too long, and from nowhere else."""
        said = {**(headers or {}), "accept": "application/json", "accept-encoding": "identity"}
        read = bytearray()
        try:
            async with (
                asyncio.timeout(PATIENCE),
                httpx.AsyncClient(verify=self._tls, timeout=PATIENCE) as http,
                http.stream(method, address, headers=said, content=body) as answer,
            ):
                async for part in answer.aiter_raw():
                    read += part
                    if len(read) > LONGEST:
                        raise ProviderFailed("an answer is too long")
            found = json.loads(bytes(read))
        except (httpx.HTTPError, OSError, ValueError, RecursionError) as error:
            raise ProviderFailed(f"{type(error).__name__}: {error}") from error
        if not isinstance(found, dict):
            raise ProviderFailed("an answer is no object")
        return answer.status_code, found


def jwt_header(token: str) -> dict[str, Any]:
    """What a token says of its key, before anything of it is believed."""
    from joserfc.jws import extract_compact

    header: dict[str, Any] = dict(extract_compact(token.encode()).headers())
    return header


def is_safe(address: str, issuer: str) -> bool:
    """Is this TLS, or on the very machine as the provider itself is?"""
    try:
        parts, own = urlsplit(address), urlsplit(issuer)
    except ValueError:
        return False
    if parts.scheme == "https":
        return bool(parts.hostname)
    near = parts.hostname in LOCAL_NAMES and own.hostname in LOCAL_NAMES
    return parts.scheme == "http" and near
