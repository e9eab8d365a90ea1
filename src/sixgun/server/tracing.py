"""Traces for those who want them: what a house needs for that is taken up only here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .figures import Figures
from .front.interfaces import CannotOpen
from .settings import HouseSettings

if TYPE_CHECKING:
    from .traces.courier import Courier


def courier_for(settings: HouseSettings, figures: Figures) -> Courier | None:
    """Who carries the traces of a house to their collector, if it has one."""
    if not settings.traces:
        return None
    try:
        from .traces.courier import Courier
        from .traces.spans import Traces
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package == "sixgun":
            raise
        raise CannotOpen(
            f'traces need more than is installed ({package}): pip install "sixgun[traces]", '
            "or in a checkout ./sixgun --fetch-traces"
        ) from error
    try:
        courier = Courier(settings.traces, figures.spans)
    except ValueError as error:
        raise CannotOpen(f"--traces: {error}") from error
    figures.traces = Traces(courier.take)
    return courier
