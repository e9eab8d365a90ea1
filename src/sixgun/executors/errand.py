"""What is sent to a cluster, by its source: it finds the Sixgun there and has it do a chunk.

So nothing of the house is imported before it is known that there is one, and the same.
"""

from __future__ import annotations


def run(order: bytes, version: str, sources: str) -> tuple[str, str, bytes]:
    """`done` and an answer; or what is wrong with the Sixgun there, and on which machine."""
    from platform import node

    try:
        import sixgun
    except ImportError:
        return "missing", node(), b""
    if sixgun.__version__ != version:
        return sixgun.__version__, node(), b""
    from sixgun.executors.fingerprint import fingerprint
    from sixgun.executors.worker import answer

    if fingerprint() != sources:
        return "changed", node(), b""
    return "done", node(), answer(order)
