"""What the front of a house needs of the desk: its routes, and what becomes of its errors."""

from __future__ import annotations

from ..errors import HANDLERS
from ..seasons import routes as season_routes
from . import (
    commands,
    desk,
    evidence,
    hall,
    inbox,
    papers,
    previews,
    regulation,
    spreadsheets,
    tournaments,
)
from .openapi import openapi

ROUTES = [
    *tournaments.ROUTES,
    *desk.ROUTES,
    *previews.ROUTES,
    *inbox.ROUTES,
    *papers.ROUTES,
    *spreadsheets.ROUTES,
    *regulation.ROUTES,
    *evidence.ROUTES,
    *hall.ROUTES,
    *season_routes.ROUTES,
    *commands.ROUTES,
    openapi,
]

__all__ = ["HANDLERS", "ROUTES"]
