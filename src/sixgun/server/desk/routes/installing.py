"""What the front of a house needs of the desk: its routes, and what becomes of its errors."""

from __future__ import annotations

from ..errors import HANDLERS
from ..seasons import routes as season_api
from . import commands
from . import desk as desk_api
from . import hall as hall_api
from . import papers as paper_api
from . import tournaments as api
from .openapi import openapi

ROUTES = [
    *api.ROUTES,
    *desk_api.ROUTES,
    *paper_api.ROUTES,
    *hall_api.ROUTES,
    *season_api.ROUTES,
    *commands.ROUTES,
    openapi,
]

__all__ = ["HANDLERS", "ROUTES"]
