"""How often each side wins among players of equal strength: what a rating must not reward.

Measured with bots, since nobody knows it of people: `sixgun simulate --games 4000 --bots tracker
--seed handicaps --players 5`, and so with 3 to 8 players (3 and 8 with `--sets base,dodge_city`);
`sixgun simulate --game duel --games 2000 --bots brawler --seed handicaps` for the duel. What people
do in a house takes their place in time (`reckoning.shares_of`).
"""

from __future__ import annotations

#: The duel, which is rated apart from the game for many.
DUEL = 2

#: By number of players: the part of all games that a side wins.
SHARES: dict[int, dict[str, float]] = {
    DUEL: {"law": 0.516, "outlaws": 0.484},
    3: {"deputy": 0.37, "outlaw": 0.348, "renegade": 0.282},
    4: {"law": 0.226, "outlaws": 0.573, "renegade": 0.201},
    5: {"law": 0.467, "outlaws": 0.437, "renegade": 0.096},
    6: {"law": 0.191, "outlaws": 0.756, "renegade": 0.053},
    7: {"law": 0.368, "outlaws": 0.607, "renegade": 0.025},
    8: {"law": 0.316, "outlaws": 0.618, "renegade": 0.066},
}
