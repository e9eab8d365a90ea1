"""Where work may be done, how it is cut, and by what another Sixgun is known."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from typing import Any

import pytest

import sixgun
from sixgun.executors import Executor, ExecutorError, Here, checked_place, cut, errand, opened
from sixgun.executors.fingerprint import fingerprint
from sixgun.executors.worker import order_of, result_of
from tests.executors import deeds


class Scrambled(Executor):
    """Ends the chunks of its work in another order than it was told."""

    places = 1
    given_up = False

    def _done(
        self, work: Callable[[Any], Any], chunks: Sequence[Any]
    ) -> Generator[tuple[int, Any], None, None]:
        try:
            for number in (3, 0, 2, 1, 5, 4):
                yield number, work(chunks[number])
        finally:
            self.given_up = True


def test_results_are_given_in_the_order_of_the_chunks() -> None:
    asked: list[int] = []

    def work(chunk: int) -> int:
        asked.append(chunk)
        return -chunk

    with Scrambled() as executor:
        results = executor.results(work, range(6))
        assert (next(results), asked) == (0, [3, 0])  # as soon as it is known that it is the next
        assert [next(results) for _ in range(3)] == [-1, -2, -3]
        assert not executor.given_up
        results.close()
        assert executor.given_up
        assert asked == [3, 0, 2, 1]


def test_here_one_chunk_is_done_after_another() -> None:
    with Here() as executor:
        assert list(executor.results(deeds.square, [3, 1, 2])) == [9, 1, 4]


@pytest.mark.parametrize(
    ("whole", "most", "places", "sizes"),
    [
        (range(10), 4, 1, [4, 4, 2]),
        (range(10), 100, 3, [4, 4, 2]),
        (range(10), 2, 3, [2] * 5),
        (range(2), 5, 8, [1, 1]),
        (range(0), 5, 8, []),
        ([7, 8, 9], 2, 1, [2, 1]),
    ],
)
def test_a_whole_is_cut_into_chunks(
    whole: Sequence[int], most: int, places: int, sizes: list[int]
) -> None:
    chunks = cut(whole, most, places)
    assert [len(chunk) for chunk in chunks] == sizes
    assert [number for chunk in chunks for number in chunk] == list(whole)


@pytest.mark.parametrize("place", ["processes", "ray://host:10001", "ray://[::1]:10001"])
def test_places_have_names(place: str) -> None:
    assert checked_place(place) == place


@pytest.mark.parametrize(
    "place", ["", "ray", "ray://host", "ray://:10001", "ray://host:x", "host:10001", "threads"]
)
def test_what_names_no_place_is_refused(place: str) -> None:
    with pytest.raises(ValueError, match="is neither processes nor a cluster such as ray://host"):
        opened(place)


def test_there_is_at_least_one_job() -> None:
    with pytest.raises(ValueError, match="jobs is at least 1, not 0"):
        opened(jobs=0)


# -------------------------------------------------------------- what is there


def test_the_fingerprint_is_of_what_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules, printed cards and numbers count, wherever they lie; sentences and pages do not."""
    monkeypatch.setattr(sixgun, "__file__", str(tmp_path / "__init__.py"))
    for name in ("engine", "content", "locales", "web"):
        (tmp_path / name).mkdir()
    prints = []
    for name, text in [
        ("__init__.py", b"one = 1\n"),
        ("engine/turn.py", b"two = 2\n"),
        ("content/rulings.toml", b""),
        ("engine/turn.py", b"two = 3\n"),
        ("locales/en.py", b""),
        ("web/main.py", b""),
        ("engine/turn.cpython-311.pyc", b""),
        ("engine/turn.py", b"two = 3\r\n"),
    ]:
        (tmp_path / name).write_bytes(text)
        prints.append(fingerprint.__wrapped__())
    assert len(set(prints[:4])) == 4
    assert len(set(prints[3:])) == 1


def test_an_errand_is_done_by_the_same_sixgun_only(monkeypatch: pytest.MonkeyPatch) -> None:
    order = order_of(deeds.square, 7)
    ours = (sixgun.__version__, fingerprint())
    word, machine, answered = errand.run(order, *ours)
    assert (word, result_of(answered)) == ("done", 49)
    assert machine
    assert errand.run(order, "9.9.9", ours[1])[0] == ours[0]
    assert errand.run(order, ours[0], "other")[0] == "changed"
    monkeypatch.setitem(sys.modules, "sixgun", None)
    assert errand.run(order, *ours)[0] == "missing"


def test_without_ray_a_sentence_says_what_is_missing(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text("import sys; sys.modules['ray'] = None")
    command = ["simulate", "--games", "1", "--on", "ray://127.0.0.1:10001"]
    done = subprocess.run(
        [sys.executable, "-m", "sixgun.cli", *command],
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("Error: a Ray cluster needs ")
    assert "which is not installed; the extra brings it: pip install 'sixgun[ray]'" in done.stderr


def test_an_executor_error_is_one_of_ours() -> None:
    assert issubclass(ExecutorError, sixgun.SixgunError)
