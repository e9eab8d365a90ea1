"""N tables as one Gymnasium vector environment: every step answers one question at each of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Unpack

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Dict, MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ...bots.registry import Spec, make_bot, parse_spec
from ...engine.errors import SettingsError
from ...engine.game import Game
from ...engine.settings import GameOptions, check_options, settings_from
from ...engine.view import view
from ..common import LOST, USUAL_MOST_TURNS, WON, check_most_turns, check_position
from ..spaces import action_space, observation_space
from .batch import Batch
from .playing import OPEN, Rules
from .rows import Array, Told, Turning
from .states import hidden

Infos = dict[str, Any]

#: Every option of tables by name.
OPTIONS = (
    *("num_envs", "players", "bots", "autoreset_mode", "most_turns", "render_mode"),
    *GameOptions.__annotations__,
)


class Tables(VectorEnv):
    """N tables in one process; `options` are those of `sixgun.Game`.

    `bots` says who plays which seats, by their specs; all others are the learner's. A row is what
    the seat of the learner's that is asked there may know, and `infos["seat"]` says which it is.
    """

    def __init__(
        self,
        num_envs: int,
        players: int = 5,
        *,
        bots: Mapping[int, str] | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        most_turns: int = USUAL_MOST_TURNS,
        render_mode: str | None = None,
        **options: Unpack[GameOptions],
    ) -> None:
        if num_envs < 1:
            raise SettingsError(f"num_envs is at least 1, not {num_envs!r}")
        check_most_turns(most_turns)
        check_options("a batch of tables", options, *OPTIONS)
        if render_mode not in (None, "ansi"):
            raise SettingsError(f"render_mode is ansi, or None; not {render_mode!r}")
        settings = settings_from(players, **options)
        specs = _specs(bots or {}, players)
        self.num_envs = num_envs
        self.players = players
        self.render_mode = render_mode
        #: The seats that the learner plays.
        self.seats = tuple(seat for seat in range(players) if seat not in specs)
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {
            "name": "sixgun_v1",
            "render_modes": ["ansi"],
            "autoreset_mode": self.autoreset_mode,
        }
        self.single_observation_space = observation_space()
        self.single_action_space = action_space()
        self._turning = Turning(players)
        at_once = self.autoreset_mode is AutoresetMode.SAME_STEP
        self._batch = Batch(Rules(settings, most_turns, specs), num_envs, deals_at_once=at_once)
        self._told: Told | None = None

    @cached_property
    def observation_space(self) -> Dict:
        return batch_space(self.single_observation_space, self.num_envs)

    @cached_property
    def action_space(self) -> MultiDiscrete:
        return batch_space(self.single_action_space, self.num_envs)

    # ------------------------------------------------------------------ playing

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[dict[str, Array], Infos]:
        """New games. Table `i` plays the games of `raw_env().reset(seed=seed + i)`.

        `options["reset_mask"]` says at which tables, `options["game"]` from which position.
        """
        options = options or {}
        check_options("reset", options, "game", "reset_mask")
        given = options.get("game")
        if given is not None:
            check_position(given, self.players)
        places = self._places(options.get("reset_mask"))
        self._batch.begin(places, self._seeds(seed), given)
        seen, infos = self._show()
        self._tell_unasked(infos, places)
        return seen, infos

    def _places(self, mask: Array | None) -> list[int]:
        if mask is None:
            return list(range(self.num_envs))
        mask = np.asarray(mask)
        if mask.shape != (self.num_envs,) or mask.dtype != np.bool_ or not mask.any():
            raise ValueError(f"reset_mask is an array of {self.num_envs} bools, one of them True")
        if not mask.all():
            self._begun()
        return list(np.flatnonzero(mask).tolist())

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[int | None]:
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, int):
            return [seed + place for place in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise ValueError(f"there are {self.num_envs} tables and {len(seed)} seeds")
        return list(seed)

    def step(self, actions: Array) -> tuple[dict[str, Array], Array, Array, Array, Infos]:
        """An action for every table, of the seat that is asked there.

        An action that is not offered is refused, and then nothing has happened anywhere.
        """
        self._begun()
        actions = np.asarray(actions)
        if actions.shape != (self.num_envs,):
            raise ValueError(f"there are {self.num_envs} tables; actions of shape {actions.shape}")
        batch = self._batch
        dealt = [place for place, row in enumerate(batch.rows) if row.state != OPEN]
        if dealt and self.autoreset_mode is AutoresetMode.DISABLED:
            raise ResetNeeded(f"games are over, reset them: {dealt}")
        batch.step(actions.tolist())
        seen, infos = self._show()
        rewards = np.zeros(self._shape_of_rewards)
        terminations: Array = np.zeros(self.num_envs, np.bool_)
        truncations: Array = np.zeros(self.num_envs, np.bool_)
        for ending in batch.endings:
            rewards[ending.place] = self._worth(ending.winners)
            (truncations if ending.winners is None else terminations)[ending.place] = True
        if batch.endings and self.autoreset_mode is AutoresetMode.SAME_STEP:
            dealt = [ending.place for ending in batch.endings]
            self._tell_endings(infos, dealt)
        self._tell_unasked(infos, dealt)
        return seen, rewards, terminations, truncations, infos

    def offered(self) -> tuple[Array, Array]:
        """All options: at which table, and their numbers; as `action_mask.nonzero()` finds them."""
        return self._begun().options()

    def random_actions(self, dice: np.random.Generator, odds: Array | None = None) -> Array:
        """An action for every table by chance: all that are offered there as likely.

        With `odds`, as likely as they say: a number above 0 for each option in the order of
        `offered`; what they add up to does not matter.
        """
        return self._begun().drawn(dice, odds)

    # ------------------------------------------------------------------- seeing

    def _show(self) -> tuple[dict[str, Array], Infos]:
        """What the seats that are asked see; who they are."""
        told = self._told = Told(self._batch.notes, self._turning)
        infos = {"seat": told.me.copy(), "_seat": np.ones(self.num_envs, np.bool_)}
        return {"observation": told.observations(), "action_mask": told.masks()}, infos

    def _tell_endings(self, infos: Infos, places: list[int]) -> None:
        """How the games ended in whose place others were dealt (Gymnasium's names)."""
        told = Told(self._batch.final, self._turning)
        rows, masks = told.observations(), told.masks()
        ended: Array = np.zeros(self.num_envs, np.bool_)
        ended[places] = True
        final: Array = np.full(self.num_envs, None, object)
        for place, row, mask in zip(places, rows, masks, strict=True):
            final[place] = {"observation": row, "action_mask": mask}
        seats: Array = np.zeros(self.num_envs, np.intp)
        seats[places] = told.me
        infos.update(final_obs=final, _final_obs=ended)
        infos.update(final_info={"seat": seats, "_seat": ended}, _final_info=ended)

    def _tell_unasked(self, infos: Infos, places: list[int]) -> None:
        """Games that bots have played to their end without a question to the learner."""
        rows = self._batch.rows
        places = [place for place in places if rows[place].unasked]
        if not places:
            return
        counts: Array = np.zeros(self.num_envs, np.intp)
        told: Array = np.zeros(self.num_envs, np.bool_)
        rewards = np.zeros(self._shape_of_rewards)
        told[places] = True
        for place in places:
            counts[place] = len(rows[place].unasked)
            rewards[place] = sum(self._worth(winners) for winners in rows[place].unasked)
        infos.update(unasked=counts, _unasked=told, unasked_rewards=rewards, _unasked_rewards=told)

    def state(self) -> Array:
        """What is seen, and behind it what is hidden: for critics in training, never for players.

        `layout.hidden_slice` says where everything is.
        """
        told = self._begun()
        uncovered = hidden(self.games, told.me.tolist())
        return np.concatenate((told.observations(), uncovered), axis=1)

    @property
    def games(self) -> tuple[Game, ...]:
        """The games as they stand, everything open; do not change them."""
        self._begun()
        return tuple([row.running() for row in self._batch.rows])

    def render(self) -> tuple[str, ...] | None:
        """Every table as a spectator sees it."""
        if self.render_mode is None:
            return None
        return tuple([str(view(game)) for game in self.games])

    # ------------------------------------------------------------------- rewards

    @property
    def _shape_of_rewards(self) -> tuple[int, ...]:
        """One number a table for who plays one seat, else one for each seat."""
        many = len(self.seats) > 1
        return (self.num_envs, self.players) if many else (self.num_envs,)

    def _worth(self, winners: tuple[int, ...] | None) -> Array:
        """What a game was worth to every seat, or to the only one of the learner's."""
        if winners is None:
            return np.zeros(self._shape_of_rewards[1:])
        worth = np.full(self.players, LOST)
        worth[list(winners)] = WON
        return worth if len(self.seats) > 1 else worth[self.seats[0]]

    def _begun(self) -> Told:
        if self._told is None:
            raise RuntimeError("there are no games yet; call reset() first")
        return self._told


def _specs(bots: Mapping[int, str], players: int) -> dict[int, Spec]:
    """Who plays which seat, in the order of the seats."""
    wrong = [seat for seat in bots if seat not in range(players)]
    if wrong:
        raise SettingsError(f"seats go from 0 to {players - 1}; there is no {wrong[0]!r}")
    if len(bots) == players:
        raise SettingsError("bots play all seats, and none is left for you")
    specs = {seat: parse_spec(bots[seat]) for seat in sorted(bots)}
    for spec in specs.values():
        make_bot(spec)  # what is wrong with it is said now
    return specs
