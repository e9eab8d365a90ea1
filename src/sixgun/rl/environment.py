"""A table as a PettingZoo environment: one agent a seat, asked one after another.

Eliminated players stay agents until the game is over: they can still win with their side.
"""

from __future__ import annotations

from random import Random
from typing import Any, Unpack

import numpy as np
from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from ..engine.chance import SEED_BYTES
from ..engine.errors import IllegalOption, SettingsError
from ..engine.game import Game
from ..engine.options import Option
from ..engine.settings import GameOptions, check_options, settings_from
from ..engine.view import view
from .actions import ACTIONS, numbers_for
from .common import LOST, USUAL_MOST_TURNS, WON, check_most_turns, check_position
from .observation import encode
from .past import Past
from .spaces import action_space, observation_space

Observation = dict[str, Any]

RENDER_MODES = ("ansi", "human")
#: Every option of an environment by name.
OPTIONS = ("players", "most_turns", "render_mode", *GameOptions.__annotations__)


def env(**options: Any) -> Any:
    """A table that also says when its methods are called in the wrong order."""
    return OrderEnforcingWrapper(raw_env(**options))


class raw_env(AECEnv):  # noqa: N801 - what PettingZoo calls it everywhere
    """A table without any wrapper; `options` are those of `sixgun.Game`."""

    metadata = {  # noqa: RUF012 - PettingZoo reads it as a plain dict
        "name": "sixgun_v1",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 5,
        *,
        most_turns: int = USUAL_MOST_TURNS,
        render_mode: str | None = None,
        **options: Unpack[GameOptions],
    ) -> None:
        super().__init__()
        check_most_turns(most_turns)
        _check_render_mode(render_mode)
        check_options("a table", options, *OPTIONS)
        settings_from(players, **options)  # what is wrong with them is said now
        self.players = players
        self.options = options
        self.most_turns = most_turns
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}
        self._dice = Random()
        self.game: Game | None = None

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    # ------------------------------------------------------------ playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game, or one that goes on from the position `options["game"]`.

        The same seed gives the same games from here on.
        """
        if seed is not None:
            self._dice = Random(seed)
        given = (options or {}).get("game")
        self.game = self._deal() if given is None else self._copy(given)
        self.past = Past(self.players)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._ask(self.game)

    def _deal(self) -> Game:
        return Game(self.players, self._dice.randbytes(SEED_BYTES), **self.options)

    def _copy(self, game: Game) -> Game:
        """A game that somebody has begun; it stays as it is."""
        check_position(game, self.players)
        return game.copy()

    def _ask(self, game: Game) -> None:
        """Turn to the agent whose decision is open, and number its options."""
        assert game.decision is not None
        seat = game.decision.seat
        numbers = numbers_for(self.players, seat)
        self._offered: dict[int, Option] = {numbers[each]: each for each in game.options}
        self._mask = bytearray(len(ACTIONS))
        for number in self._offered:
            self._mask[number] = 1
        self.agent_selection = self.possible_agents[seat]

    def step(self, action: int | None) -> None:
        """The selected agent takes an action; one whose game is over takes None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game = self._running()
        option = self._option(action)
        self._cumulative_rewards[agent] = 0
        self.past.note(self.seats[agent], option)
        game.choose(option)
        if game.over:
            self._finish({agent: WON if self._won(agent) else LOST for agent in self.agents})
        elif game.turns > self.most_turns:
            self._cut_off()
        else:
            self._ask(game)

    def _option(self, action: int | None) -> Option:
        option = None if action is None else self._offered.get(int(action))
        if option is None:
            texts = self._running().texts()
            offered = [
                f"{number} ({text})" for number, text in zip(self._offered, texts, strict=True)
            ]
            raise IllegalOption(f"{self.agent_selection} is not offered action {action}.", offered)
        return option

    def _won(self, agent: str) -> bool:
        return self.seats[agent] in self._running().winners

    def _finish(self, rewards: dict[str, int]) -> None:
        """The game is over for everybody at once, whoever was eliminated before."""
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self._close_decision()

    def _cut_off(self) -> None:
        self.truncations = dict.fromkeys(self.agents, True)
        self._close_decision()

    def _close_decision(self) -> None:
        self._offered = {}
        self._accumulate_rewards()
        self._deads_step_first()

    def _running(self) -> Game:
        if self.game is None:
            raise RuntimeError("there is no game yet; call reset() first")
        return self.game

    # -------------------------------------------------------------- seeing

    def observe(self, agent: str) -> Observation:
        """What this agent may know, and which actions it can take; none if it is not asked."""
        game = self._running()
        row = encode(view(game, self.seats[agent]), self.past)
        asked = bool(self._offered) and agent == self.agent_selection
        mask = self._mask[:] if asked else bytearray(len(ACTIONS))
        return {
            "observation": np.frombuffer(row, dtype=np.float32),
            "action_mask": np.frombuffer(mask, dtype=np.int8),
        }

    def render(self) -> str | None:
        """The table as a spectator sees it: `ansi` returns it, `human` prints it."""
        text = str(view(self._running()))
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "human":
            print(text)
        return None

    def close(self) -> None:
        """There is nothing to let go of."""


def _check_render_mode(render_mode: str | None) -> None:
    if render_mode not in (None, *RENDER_MODES):
        modes = " or ".join(RENDER_MODES)
        raise SettingsError(f"render_mode is {modes}, or None; not {render_mode!r}")
