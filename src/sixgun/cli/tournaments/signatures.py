"""What `verify` says about signatures: who signed what, and what known keys prove."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...tournament.log.chain import Event
from ...tournament.log.kinds import HOUSE
from ...tournament.log.signing import FIRST
from ...tournament.reporting.signatures import (
    KeyProof,
    KnownKey,
    SignedLog,
    doubtful,
    prove_by_keys,
    signed_log,
)
from .words import Said, Speaker

SHOWN = 12  # digits of a key


def about_signatures(
    events: Sequence[Event], known: Sequence[KnownKey], speaker: Speaker
) -> Iterator[Said]:
    """Who signed what; of a log in which nobody signs anything, only what was asked about."""
    if not known and not any(each.kind in ("key_bound", "sheet_confirmed") for each in events):
        return
    found = signed_log(events)
    if found.keys:
        yield from _about_keys(found, speaker)
    if found.confirmations:
        yield Said(speaker.key("verify-confirmed", count=found.confirmations), False)
    for proof in prove_by_keys(events, known):
        yield _about_proof(events, proof, speaker)


def _about_keys(found: SignedLog, speaker: Speaker) -> Iterator[Said]:
    named = [f"{key.key[:SHOWN]} ({key.counter})" for key in found.keys]
    yield Said(speaker.key("verify-signed", count=found.signed, keys=", ".join(named)), False)
    if found.unsigned:
        count, which = len(found.unsigned), ranges(found.unsigned)
        yield Said(speaker.key("verify-unsigned", count=count, events=which), False)
    firsts = [key for key in found.keys if key.how == FIRST and key.person != HOUSE]
    for key in firsts:
        yield Said(_of_key(speaker, "verify-key-first", key.key, key.event), False)
    for key in doubtful(found.keys):
        yield Said(_of_key(speaker, "verify-key-doubtful", key.key, key.event), False)


def _of_key(speaker: Speaker, said: str, key: str, event: int) -> str:
    return speaker.key(said, code=key[:SHOWN], event=str(event))


def _about_proof(events: Sequence[Event], proof: KeyProof, speaker: Speaker) -> Said:
    key, known = proof.key, proof.known
    facts = {"code": known.code[:SHOWN], "acts": str(known.acts or 0)}
    if key is None:
        return Said(speaker.key("verify-key-missing", **facts), True)
    facts["count"] = str(key.counter)
    if proof.is_short:
        return Said(speaker.key("verify-key-short", **facts), True)
    if proof.unproved:
        facts["events"] = ranges(proof.unproved)
        return Said(speaker.key("verify-key-unproved", **facts), True)
    mine = [e.number for e in events if e.kind == "signed" and e.data["key"] == key.key]
    facts["event"] = str(max(mine, default=key.event))
    said = "verify-key-proves" if known.acts is not None else "verify-key-uncounted"
    return Said(speaker.key(said, **facts), False)


def ranges(numbers: Sequence[int]) -> str:
    """1, 2, 3, 5 as 1–3, 5."""
    found: list[list[int]] = []
    for number in numbers:
        if found and number == found[-1][-1] + 1:
            found[-1] = [found[-1][0], number]
        else:
            found.append([number])
    return ", ".join(["–".join(map(str, each)) for each in found])
