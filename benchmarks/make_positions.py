"""Make the positions that `sixgun bench` measures on: `python benchmarks/make_positions.py`.

They are made once and then stay as they are, so that figures can be compared over time.
Make them anew only if a change of the snapshot format leaves no choice.
"""

from pathlib import Path

import sixgun
from sixgun.bots import make_bot

POSITIONS = 40
PLAYERS = 5
TURNS = range(8, 26)
FILE = Path(__file__).parents[1] / "src/sixgun/cli/positions.json"


def reached(seed: int, turn: int) -> sixgun.Game | None:
    """A position of a random game in this turn or soon after; none if it is over before."""
    game = sixgun.Game(PLAYERS, f"bench {seed}")
    bot = make_bot("random", f"bench bot {seed}")
    later = seed % 4  # not only the first decisions of turns
    while not game.over and (game.turns < turn or later):
        later -= game.turns >= turn
        game.choose(bot.pick(game.options))
    game.history = None  # a position, not a story
    return None if game.over else game


def main() -> None:
    """One game gives one position; the turns go round."""
    found: list[str] = []
    seed = 0
    while len(found) < POSITIONS:
        turn = TURNS[len(found) % len(TURNS)]
        game = reached(seed, turn)
        seed += 1
        if game is not None and game.turns in TURNS:
            found.append(sixgun.save(game))
    FILE.write_text("[\n" + ",\n".join(found) + "\n]\n", encoding="utf-8")
    print(f"{len(found)} positions of {seed} games in {FILE.name}")


if __name__ == "__main__":
    main()
