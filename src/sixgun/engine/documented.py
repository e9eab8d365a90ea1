"""What `help` says of the fields of a named tuple.

Python keeps no comment for the day when somebody asks, so what a field means stands in a table
below its class. Classes with slots need none of this: their `__slots__` are such a table.
"""

from __future__ import annotations

from collections.abc import Mapping


def document(shape: type[tuple[object, ...]], meanings: Mapping[str, str]) -> None:
    """Give every field its meaning."""
    for name, meaning in meanings.items():
        getattr(shape, name).__doc__ = meaning
