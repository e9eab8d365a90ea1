"""Compare two checkouts: `python benchmarks/speed.py OLD NEW`.

Both are measured by turns, with the Python that runs this, and compared by their
ratios to the calibration loop. Above 1 means that NEW is faster.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median


def bench(checkout: Path, seconds: float) -> dict:
    command = [sys.executable, "-m", "sixgun.cli", "bench", "--json", "--seconds", str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(checkout.resolve() / "src")}
    output = subprocess.check_output(command, env=environment, text=True)
    return json.loads(output)


def speed(name: str, ratio: float) -> float:
    """More is faster: times are turned round."""
    return 1 / ratio if name.endswith("_us") else ratio


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("old", type=Path, help="a checkout")
    parser.add_argument("new", type=Path, help="another checkout")
    parser.add_argument("--rounds", type=int, default=5, help="how often each is measured")
    parser.add_argument("--seconds", type=float, default=4, help="CPU time of one measurement")
    arguments = parser.parse_args()
    pairs = [
        (bench(arguments.old, arguments.seconds), bench(arguments.new, arguments.seconds))
        for _ in range(arguments.rounds)
    ]
    old, new = pairs[0]
    if old["positions"] != new["positions"]:
        print("The positions differ: only games and decisions can be compared.")
    print(f"{'':26}{'NEW / OLD':>10}{'lowest':>10}{'highest':>10}")
    for name in [name for name in old["ratios"] if name in new["ratios"]]:
        found = [speed(name, b["ratios"][name]) / speed(name, a["ratios"][name]) for a, b in pairs]
        print(f"{name:26}{median(found):10.3f}{min(found):10.3f}{max(found):10.3f}")


if __name__ == "__main__":
    main()
