"""Bots of the duel by their spec strings; specs are read as those of the big game."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from ...bots.contract import Bot, Seed
from ...bots.registry import SpecError, make_bot

#: The bots there are, imported when they are asked for. Any legal option is any legal option.
BUILT_IN: dict[str, str] = {
    "random": "sixgun.bots.random_bot:RandomBot",
    "brawler": "sixgun.duel.bots.brawler:Brawler",
    "search": "sixgun.duel.bots.search:Search",
}


def bot_names() -> list[str]:
    return sorted(BUILT_IN)


def make_duel_bot(spec: str, seed: Seed = 0) -> Bot:
    """The bot that a spec names, with a seed of its own."""
    return make_bot(spec, seed, _find)


def _find(name: str) -> Callable[..., Any]:
    if name not in BUILT_IN:
        raise SpecError(
            f"there is no bot {name!r} for the duel; there are: {', '.join(bot_names())}"
        )
    module, _, attribute = BUILT_IN[name].partition(":")
    found: Callable[..., Any] = getattr(import_module(module), attribute)
    return found
