"""What the front of a house needs of the desk: its routes, and what becomes of its errors."""

from __future__ import annotations

from . import api, commands, desk_api, hall_api, paper_api, season_api
from .errors import HANDLERS
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
