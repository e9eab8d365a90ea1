"""Learns to win by playing against itself: `python examples/learn_to_shoot.py [GAMES]`."""

import sys
from itertools import pairwise

import numpy as np

from sixgun.rl.actions import SORT_OF, SORTS
from sixgun.rl.layout import SIZE, seat_slice
from sixgun.rl.vector import Tables, side_by_side

dice, games, sort_of = np.random.default_rng(1), int((*sys.argv, 4_000)[1]), np.array(SORT_OF)
mind, usual = np.zeros(4 * len(SORTS) * SIZE, np.float32), np.zeros(4)  # for each of four roles
tables = Tables(80, players=5)  # at the first 16 of them seats 1 to 4 play at random
(seen, infos), lessons, won = tables.reset(seed=1), [[] for _ in range(80)], []

for tenth in range(1, 11):
    while len(won) <= games // 40:
        parts, numbers = side_by_side(seen["observation"])
        table, offered = tables.offered()
        role = seen["observation"][table, seat_slice("role", 0)].argmax(1)
        cells = ((role * len(SORTS) + sort_of[offered]) * SIZE)[:, None] + parts[table]
        liking, seat = (mind[cells] * numbers[table]).sum(1), infos["seat"]
        odds = np.exp(liking * ((table >= 16) | (seat[table] == 0)))
        odds /= np.bincount(table, odds)[table]
        actions = tables.random_actions(dice, odds)
        better = (offered == actions[table]) - odds  # what would have made this choice likelier
        for at, (start, end) in enumerate(pairwise(np.searchsorted(table, range(81)))):
            change = better[start:end, None] * numbers[at]
            lessons[at].append((seat[at], role[start], cells[start:end], change))
        seen, rewards, over, cut_off, infos = tables.step(actions)
        for at in np.flatnonzero(over | cut_off).tolist():
            won += [rewards[at, 0] > 0] * (at < 16)
            for player, goal, places, change in lessons[at] * (at >= 16):
                gain = float(rewards[at, player] - usual[goal])
                np.add.at(mind, places.ravel(), (0.002 * gain * change).ravel())
                usual[goal] += 0.001 * gain
            lessons[at] = []
    print(f"{games * tenth // 10} games: wins {np.mean(won):.1%} against chance", flush=True)
    won.clear()
