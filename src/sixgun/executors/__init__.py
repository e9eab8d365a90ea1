"""Where much work is done: cut into chunks, in this process, in several, or on a Ray cluster.

    with opened("processes", jobs=4) as executor:
        for result in executor.results(work, chunks):
            ...

Work is a function of the house and a chunk is plain data, so that both can be pickled. What
comes back depends on the chunk alone and comes in the order of the chunks: whoever adds up
results, or stops when they say enough, does the same wherever the work was done.

- `contract`     what an executor is, what can go wrong with one; `cut` makes chunks
- `opening`      an executor by a word: `processes`, `ray`, `ray://HOST:PORT`
- `here`         this process alone
- `processes`    several processes of this machine; `worker` is what runs in each
- `cluster`      a Ray cluster (extra `ray`); `errand` is what is sent to it
- `fingerprint`  by which one Sixgun knows whether another one is the same
"""

from .contract import ChunkLost, Executor, ExecutorError, cut
from .here import Here
from .opening import PROCESSES, checked_place, opened

__all__ = [
    "PROCESSES",
    "ChunkLost",
    "Executor",
    "ExecutorError",
    "Here",
    "checked_place",
    "cut",
    "opened",
]
