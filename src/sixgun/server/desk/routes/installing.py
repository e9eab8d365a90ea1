"""What the front of a house needs of the desk: its routes, and what becomes of its errors."""

from __future__ import annotations

from ..errors import HANDLERS
from ..seasons import routes as season_routes
from . import commands, desk, hall, papers, tournaments
from .openapi import openapi

ROUTES = [
    *tournaments.ROUTES,
    *desk.ROUTES,
    *papers.ROUTES,
    *hall.ROUTES,
    *season_routes.ROUTES,
    *commands.ROUTES,
    openapi,
]

__all__ = ["HANDLERS", "ROUTES"]
