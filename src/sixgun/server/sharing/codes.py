"""Room codes: eight signs that can be said aloud and typed.

None of the signs can be mistaken for another one of them (no 8 beside B, no 6 beside G, no 5
beside S, no 2 beside Z, neither 0 and O nor 1 and I), and without vowels no words come about.
"""

from __future__ import annotations

import re
import secrets

ALPHABET = "2345789CDFGHJKLMNPQRTVWX"
LENGTH = 8
#: How many codes there are.
CODES = len(ALPHABET) ** LENGTH
#: What people put between signs, and means nothing.
_BETWEEN = re.compile(r"[\s\-\u2010-\u2015._]+")
_CODE = re.compile(f"[{ALPHABET}]{{{LENGTH}}}")


def new_code() -> str:
    """A code that nobody can foretell."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def is_code(text: str) -> bool:
    """Is this a code as the house writes it?"""
    return _CODE.fullmatch(text) is not None


def read_code(text: str) -> str | None:
    """What somebody has typed, in small letters or with dashes and spaces; None: no code."""
    code = _BETWEEN.sub("", text).upper()
    return code if is_code(code) else None
