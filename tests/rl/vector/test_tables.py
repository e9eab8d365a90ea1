"""The batch plays the games of the PettingZoo environment, by Gymnasium's conventions."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sixgun import Game, IllegalOption, SettingsError
from sixgun.bots import Bot, Witness, make_bot
from sixgun.bots.registry import SpecError
from sixgun.engine.chance import SEED_BYTES
from sixgun.engine.view import view
from sixgun.rl.actions import ACTIONS, numbers_for
from sixgun.rl.layout import SIZE, STATE_SIZE
from sixgun.rl.observation import encode
from sixgun.rl.past import Past
from sixgun.scenarios import ScenarioTable
from tests.games import LONG
from tests.skipping import skip

try:
    import numpy as np
    from gymnasium.error import ResetNeeded
    from gymnasium.vector import AutoresetMode
    from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

    from sixgun.rl import raw_env
    from sixgun.rl.vector import Tables
except ImportError:
    skip("Gymnasium is not installed, which requirements-rl.lock pins")

STEPS = 5000 if LONG else 600
ROWS = 4
KINDS: list[dict[str, Any]] = [
    {"players": 3, "sets": "all"},
    {"players": 4, "most_turns": 6},
    {"players": 5, "characters": "two"},
    {"players": 6, "sets": "high_noon,fistful_of_cards", "closed_discards": True},
    {"players": 7, "sets": "dodge_city", "high_noon_reshuffles": 2, "most_turns": 30},
    {"players": 8, "sets": "all", "characters": "two_open"},
    {"players": 4, "sets": "dodge_city", "simplified": True, "most_turns": 1},
]
each_kind = pytest.mark.parametrize("options", KINDS, ids=lambda o: f"{o['players']} players")
each_mode = pytest.mark.parametrize("mode", list(AutoresetMode), ids=lambda mode: mode.value)


class Twin:
    """One table of the PettingZoo environment, driven as a row of the batch is."""

    def __init__(self, mode: AutoresetMode, options: dict[str, Any]) -> None:
        self.table, self.mode = raw_env(**options), mode
        self.over = False

    def reset(self, seed: int | None = None) -> None:
        self.table.reset(seed=seed)
        self.over = False

    @property
    def seen(self) -> tuple[int, dict[str, Any]]:
        """Who is asked, or was the last one, and what he observes."""
        agent = self.last if self.over else self.table.agent_selection
        return self.table.seats[agent], self.table.observe(agent)

    def step(self, action: int) -> tuple[list[int], bool, bool, Any]:
        """Rewards by seat, whether it is over or cut off, and what was seen at its end."""
        table = self.table
        if self.over:
            self.reset()
            return [0] * table.players, False, False, None
        self.last = table.agent_selection
        table.step(action)
        over, cut_off = table.terminations[self.last], table.truncations[self.last]
        rewards = [table.rewards[agent] for agent in table.possible_agents]
        final = None
        if over or cut_off:
            self.over = True
            final = self.seen
            if self.mode is AutoresetMode.SAME_STEP:
                self.reset()
        return rewards, over, cut_off, final


def same(seen: dict[str, Any], infos: dict[str, Any], twins: list[Twin]) -> bool:
    """Does every row show what its twin shows?"""
    told = [twin.seen for twin in twins]
    parts = ("observation", "action_mask")
    return infos["seat"].tolist() == [seat for seat, _ in told] and all(
        np.array_equal(seen[part], np.stack([row[part] for _, row in told])) for part in parts
    )


@each_mode
@each_kind
def test_it_plays_the_games_of_the_pettingzoo_environment(
    options: dict[str, Any], mode: AutoresetMode
) -> None:
    tables, dice = Tables(ROWS, **options, autoreset_mode=mode), np.random.default_rng(1)
    twins = [Twin(mode, options) for _ in range(ROWS)]
    seen, infos = tables.reset(seed=7)
    for row, twin in enumerate(twins):
        twin.reset(7 + row)
    assert same(seen, infos, twins)
    ends = 0
    for _ in range(STEPS):
        actions = tables.random_actions(dice)
        seen, rewards, over, cut_off, infos = tables.step(actions)
        told = [twin.step(int(action)) for twin, action in zip(twins, actions, strict=True)]
        assert rewards.tolist() == [each[0] for each in told]
        assert over.tolist() == [each[1] for each in told]
        assert cut_off.tolist() == [each[2] for each in told]
        assert same(seen, infos, twins)
        at_once = mode is AutoresetMode.SAME_STEP
        ended = infos.get("_final_obs", np.zeros(ROWS, np.bool_)).tolist()
        assert ended == [at_once and each[3] is not None for each in told]
        ends += compare_endings(infos, [each[3] for each in told], mode)
        if mode is AutoresetMode.DISABLED and (over | cut_off).any():
            seen, infos = tables.reset(options={"reset_mask": over | cut_off})
            for row in np.flatnonzero(over | cut_off):
                twins[row].reset()
            assert same(seen, infos, twins)
    assert ends >= ROWS


def compare_endings(infos: dict[str, Any], finals: list[Any], mode: AutoresetMode) -> int:
    """What was seen at the end of games in whose place others were dealt; how many ended."""
    for row, final in enumerate(finals):
        if final is not None and mode is AutoresetMode.SAME_STEP:
            seat, seen = final
            assert infos["final_info"]["seat"][row] == seat
            for part, numbers in infos["final_obs"][row].items():
                assert np.array_equal(numbers, seen[part])
    return sum(final is not None for final in finals)


# ------------------------------------------------------------------------ bots


class Opponents:
    """A game with bots in some seats, played as the page says it: what a row must show."""

    def __init__(self, seed: int, bots: dict[int, str], options: dict[str, Any]) -> None:
        self.deals, self.dice = Random(seed), Random(f"bots {seed}")
        self.specs, self.options = bots, options
        self.deal()

    def deal(self) -> None:
        self.game = Game(seed=self.deals.randbytes(SEED_BYTES), listen=True, **self.options)
        self.past = Past(self.game.seats)
        self.bots: dict[int, tuple[Bot, Witness]] = {
            seat: (make_bot(spec, self.dice.randbytes(SEED_BYTES)), Witness(self.game, seat))
            for seat, spec in self.specs.items()
        }
        self.play_on()

    def play_on(self) -> None:
        """Bots play until somebody else is asked."""
        while self.game.decision is not None and self.game.decision.seat in self.bots:
            bot, witness = self.bots[self.game.decision.seat]
            self.take(bot.choose(self.game.view(self.game.decision.seat), witness.reports()))

    def take(self, option: Any) -> None:
        self.past.note(self.game.decision.seat, option)
        self.game.choose(option)

    def answer(self, action: int) -> tuple[int, ...] | None:
        """The winners, if the game has ended; then another one is dealt."""
        numbers = numbers_for(self.game.seats, self.game.decision.seat)
        (option,) = [option for option in self.game.options if numbers[option] == action]
        self.take(option)
        self.play_on()
        winners = self.game.winners if self.game.over else None
        if winners is not None:
            self.deal()
        return winners


@pytest.mark.parametrize(
    ("players", "bots", "sets"),
    [
        (5, {1: "tracker", 2: "tracker", 3: "tracker", 4: "tracker"}, "base"),
        (4, {3: "random", 0: "drifter"}, "dodge_city"),
        (4, {0: "drifter", 1: "tenderfoot", 3: "random"}, "base"),
        (6, {0: "gunslinger", 2: "tenderfoot", 4: "tracker:personality=sly"}, "all"),
    ],
    ids=["one against four", "two and two", "one among three", "three and three"],
)
def test_bots_play_the_seats_that_they_are_given(
    players: int, bots: dict[int, str], sets: str
) -> None:
    options = {"players": players, "sets": sets}
    tables, dice = Tables(3, bots=bots, **options), np.random.default_rng(1)
    assert tables.seats == tuple(seat for seat in range(players) if seat not in bots)
    others = [Opponents(11 + row, dict(sorted(bots.items())), options) for row in range(3)]
    seen, infos = tables.reset(seed=11)
    for _ in range(1500 if LONG else 120):
        for row, other in enumerate(others):
            seat = other.game.decision.seat
            assert infos["seat"][row] == seat
            told = encode(view(other.game, seat), other.past)
            assert np.array_equal(seen["observation"][row], np.frombuffer(told, np.float32))
        actions = tables.random_actions(dice)
        seen, rewards, over, _, infos = tables.step(actions)
        assert "unasked" not in infos
        for row, other in enumerate(others):
            winners = other.answer(int(actions[row]))
            assert over[row] == (winners is not None)
            if winners is not None:
                worth = [1 if seat in winners else -1 for seat in range(players)]
                assert rewards[row].tolist() == (
                    worth[tables.seats[0]] if len(tables.seats) == 1 else worth
                )


def shot_about_to_fall() -> Game:
    """Bob needs one shot to win for the Outlaws; Ann, the Sheriff, has nothing to answer it."""
    cast = [
        ("Ann", "sheriff", {"life": 1, "character": "rose_doolan"}),
        ("Bob", "outlaw", {"hand": ["bang/AS"], "character": "willy_the_kid"}),
        ("Cat", "renegade", {"character": "paul_regret"}),
        ("Dan", "outlaw", {"alive": False, "character": "bart_cassidy"}),
    ]
    players = [{"name": name, "role": role, **more} for name, role, more in cast]
    return ScenarioTable(
        {"id": "rl", "title": "rl", "turn": "Bob", "player": players, "steps": []}
    ).game


def test_games_without_a_question_to_the_learner_are_told_beside_the_next_one() -> None:
    bots = {1: "tracker", 2: "tracker", 3: "tracker"}
    tables = Tables(2, 4, bots=bots)
    tables.reset(seed=1)
    seen, infos = tables.reset(
        options={"game": shot_about_to_fall(), "reset_mask": np.array([False, True])}
    )
    assert infos["_unasked"].tolist() == infos["_unasked_rewards"].tolist() == [False, True]
    assert infos["unasked"].tolist() == [0, 1]
    assert infos["unasked_rewards"].tolist() == [0, -1]
    assert seen["action_mask"].any(axis=1).all()
    dice, ended = np.random.default_rng(1), 0
    while ended < 2:  # nor are they told again when the next game has ended
        _, _, over, _, infos = tables.step(tables.random_actions(dice))
        assert "unasked" not in infos
        ended += int(over[1])


def test_several_seats_are_told_what_such_games_were_worth_to_each() -> None:
    tables = Tables(1, 4, bots={1: "tracker"})
    infos = tables.reset(seed=1, options={"game": shot_about_to_fall()})[1]
    assert infos["unasked"].tolist() == [1]
    assert infos["unasked_rewards"].tolist() == [[-1, 1, -1, 1]]


# ---------------------------------------------------------------- its conventions


def test_everything_is_in_the_spaces_that_it_names() -> None:
    tables = Tables(3, 4)
    seen, _ = tables.reset(seed=1)
    for _ in range(50):
        assert seen in tables.observation_space
        assert {part: rows[0] for part, rows in seen.items()} in tables.single_observation_space
        actions = tables.random_actions(np.random.default_rng(1))
        assert actions in tables.action_space
        assert (seen["action_mask"][np.arange(3), actions] == 1).all()
        seen, rewards, over, cut_off, infos = tables.step(actions)
        assert rewards.shape == (3, 4)
        assert over.shape == cut_off.shape == (3,)
        assert over.dtype == cut_off.dtype == np.bool_
    assert set(infos) <= {"seat", "_seat", "final_obs", "_final_obs", "final_info", "_final_info"}
    assert tables.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP


@each_mode
def test_wrappers_of_gymnasium_count_the_games_of_who_plays_one_seat(mode: AutoresetMode) -> None:
    bots = dict.fromkeys(range(1, 4), "random")
    tables = Tables(4, 4, bots=bots, autoreset_mode=mode)
    watched = DictInfoToList(RecordEpisodeStatistics(tables))
    watched.reset(seed=2)
    dice, ended, won = np.random.default_rng(2), 0, 0
    for _ in range(300):
        _, rewards, over, cut_off, infos = watched.step(tables.random_actions(dice))
        done = over | cut_off
        assert rewards.shape == (4,)
        assert (np.abs(rewards) == over).all()
        for row in np.flatnonzero(done):
            assert infos[row]["episode"]["r"] == rewards[row]
            ended, won = ended + 1, won + (rewards[row] == 1)
        if mode is AutoresetMode.DISABLED and done.any():
            watched.reset(options={"reset_mask": done})
    assert ended > 8
    assert 0 < won < ended


def test_games_that_are_over_wait_to_be_reset_if_nothing_resets_them() -> None:
    tables = Tables(2, 4, autoreset_mode="Disabled", most_turns=1)
    tables.reset(seed=1)
    dice = np.random.default_rng(1)
    done = np.zeros(2, np.bool_)
    while not done.any():
        seen, _, over, cut_off, _ = tables.step(tables.random_actions(dice))
        done = over | cut_off
    assert seen["action_mask"].any(axis=1).tolist() == (~done).tolist()
    with pytest.raises(ResetNeeded, match=rf"reset them: \[{done.argmax()}"):
        tables.step(tables.random_actions(dice))
    before = [game.copy() for game in tables.games]
    tables.reset(options={"reset_mask": done})
    assert [a == b for a, b in zip(before, tables.games, strict=True)] == (~done).tolist()


def test_the_same_seed_gives_the_same_games_and_no_seed_goes_on_with_others() -> None:
    one, other = Tables(3, 5), Tables(3, 5)
    first = [one.reset(seed=3)[0], other.reset(seed=[3, 4, 5])[0]]
    again = [one.reset()[0], other.reset()[0]]
    for here, there in (first, again):
        assert np.array_equal(here["observation"], there["observation"])
    assert not np.array_equal(first[0]["observation"], again[0]["observation"])
    one.reset(seed=[None, 4, None])
    other.reset(seed=4)
    assert [game == other.games[0] for game in one.games] == [False, True, False]


def test_what_was_seen_is_the_learners_to_keep() -> None:
    tables = Tables(3, 5)
    dice = np.random.default_rng(1)
    seen, infos = tables.reset(seed=1)
    kept = {part: rows.copy() for part, rows in seen.items()}
    seat = infos["seat"].copy()
    for _ in range(30):
        tables.step(tables.random_actions(dice))
    assert all(np.array_equal(seen[part], kept[part]) for part in kept)
    assert np.array_equal(infos["seat"], seat)
    state = tables.state()
    seen = tables.step(tables.random_actions(dice))[0]
    after = [game.copy() for game in tables.games]
    for rows in (*seen.values(), state, infos["seat"]):
        rows[:] = 0
    assert list(tables.games) == after
    assert tables.state()[:, :SIZE].any(axis=1).all()
    tables.step(tables.random_actions(dice))


def test_a_position_to_go_on_with_stays_as_it_is() -> None:
    given = Game(4, seed=5)
    before = given.copy()
    tables = Tables(2, 4)
    tables.reset(options={"game": given})
    tables.step(tables.random_actions(np.random.default_rng(1)))
    assert given == before
    with pytest.raises(SettingsError, match="has 5 players and an open decision"):
        Tables(2, 5).reset(options={"game": given})


def test_tables_can_be_shown() -> None:
    tables = Tables(2, 4, render_mode="ansi")
    tables.reset(seed=1)
    assert [text.splitlines()[0] for text in tables.render()] == [
        f"What a spectator sees in turn 1: deck {len(game.deck)}, discard -"
        for game in tables.games
    ]
    assert Tables(2, 4).render() is None


# -------------------------------------------------------------------- its states


def test_a_state_is_what_is_seen_and_behind_it_what_is_hidden() -> None:
    tables = Tables(4, 5)
    seen, _ = tables.reset(seed=1)
    dice = np.random.default_rng(1)
    for _ in range(20):
        state = tables.state()
        assert state.shape == (4, STATE_SIZE)
        assert np.array_equal(state[:, :SIZE], seen["observation"])
        assert state.min() >= 0
        assert state.max() <= 1
        seen = tables.step(tables.random_actions(dice))[0]


# ------------------------------------------------------------------- bad input


def test_an_action_that_is_not_offered_is_refused_and_nothing_happens_anywhere() -> None:
    tables = Tables(3, 5)
    seen, _ = tables.reset(seed=1)
    before = [game.copy() for game in tables.games]
    actions = tables.random_actions(np.random.default_rng(1))
    actions[2] = next(
        number for number in range(len(ACTIONS)) if not seen["action_mask"][2, number]
    )
    with pytest.raises(IllegalOption, match=rf"not offered action {actions[2]}\. Possible: \d+ \("):
        tables.step(actions)
    assert list(tables.games) == before
    for wrong in (actions[:2], actions[None]):
        with pytest.raises(ValueError, match="there are 3 tables; actions of shape"):
            tables.step(wrong)
    assert list(tables.games) == before


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"num_envs": 0}, "num_envs is at least 1"),
        ({"players": 9}, "3 to 8 players"),
        ({"sets": "golden"}, "no set 'golden'"),
        ({"most_turns": 0}, "most_turns goes from 1 to 2000"),
        ({"render_mode": "human"}, "render_mode is ansi"),
        ({"set": "all"}, "did you mean 'sets'"),
        ({"bots": {5: "random"}}, "seats go from 0 to 4; there is no 5"),
        ({"bots": dict.fromkeys(range(5), "random")}, "none is left for you"),
    ],
)
def test_bad_options_are_refused_before_the_first_game(options: dict[str, Any], said: str) -> None:
    with pytest.raises(SettingsError, match=said):
        Tables(**{"num_envs": 2, "players": 5, **options})


def test_bots_that_there_are_not_are_refused() -> None:
    with pytest.raises(SpecError, match="no bot 'sheriff'"):
        Tables(2, bots={1: "sheriff"})
    with pytest.raises(ValueError, match="Whenever"):
        Tables(2, autoreset_mode="Whenever")


def test_bad_resets_are_refused() -> None:
    tables = Tables(2)
    for ask in (tables.state, lambda: tables.step([0, 0]), lambda: tables.games):
        with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
            ask()
    with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
        tables.reset(options={"reset_mask": np.array([True, False])})
    for mask in (np.array([1, 0]), np.array([False, False]), np.array([True])):
        with pytest.raises(ValueError, match="reset_mask is an array of 2 bools"):
            tables.reset(options={"reset_mask": mask})
    with pytest.raises(ValueError, match="2 tables and 3 seeds"):
        tables.reset(seed=[1, 2, 3])
    with pytest.raises(SettingsError, match="no option 'games'"):
        tables.reset(options={"games": []})
