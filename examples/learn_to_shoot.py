"""Learns to win by playing against itself: `python examples/learn_to_shoot.py [GAMES]`."""

import sys

import numpy as np

from sixgun.rl import raw_env
from sixgun.rl.actions import SORT_OF, SORTS
from sixgun.rl.layout import SIZE, seat_slice

table, dice, games = raw_env(players=5), np.random.default_rng(1), int((*sys.argv, 4_000)[1])
mind, usual = np.zeros((4, len(SORTS), SIZE), np.float32), np.zeros(4)  # for each of four roles


def play(learners):
    lessons, rewards = {agent: [] for agent in table.possible_agents}, {}
    table.reset(seed=int(dice.integers(1 << 32)))
    for agent in table.agent_iter():
        seen, rewards[agent], over, cut_off, _ = table.last()
        if over or cut_off:
            table.step(None)
            continue
        row, offered = seen["observation"], np.flatnonzero(seen["action_mask"])
        sorts, first = np.unique([SORT_OF[action] for action in offered], return_index=True)
        where = row[seat_slice("role", 0)].argmax(), sorts[:, None], (told := np.flatnonzero(row))
        liking = (mind[where] @ row[told]).astype(float) * (table.seats[agent] < learners)
        picked = dice.choice(len(sorts), p=(odds := np.exp(liking) / np.exp(liking).sum()))
        odds[picked] -= 1  # how much likelier this choice could have been, and the others less
        lessons[agent].append((where, np.outer(-odds, row[told])))
        table.step(offered[first[picked]])
    return [(rewards[agent], lessons[agent]) for agent in lessons]


for tenth in range(11):
    won = [play(1)[0][0] > 0 for _ in range(1 + games // 40)]
    print(f"{games * tenth // 10} games: wins {np.mean(won):.1%} against chance", flush=True)
    for reward, lessons in (each for _ in range(games // 10 * (tenth < 10)) for each in play(5)):
        for where, change in lessons:
            mind[where] += 0.002 * (reward - usual[where[0]]) * change
            usual[where[0]] += 0.001 * (reward - usual[where[0]])
