"""What runs in a process that works: it is told chunks, and answers with what came of them."""

from __future__ import annotations

import os
import pickle
import signal
import struct
import sys
import traceback
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO, NamedTuple

#: Before each message stands how long it is.
LENGTH = struct.Struct("<Q")


class Answer(NamedTuple):
    """What came of a chunk: a result, or why there is none."""

    result: Any = None
    error: Exception | None = None


def answer(order: bytes) -> bytes:
    """Do what was ordered, a function and its chunk; an error goes back to who ordered it."""
    try:
        work, chunk = pickle.loads(order)
        return pickle.dumps(Answer(work(chunk)), pickle.HIGHEST_PROTOCOL)
    except Exception as error:
        return pickle.dumps(Answer(error=_portable(error)), pickle.HIGHEST_PROTOCOL)


def order_of(work: Callable[[Any], object], chunk: object) -> bytes:
    return pickle.dumps((work, chunk), pickle.HIGHEST_PROTOCOL)


def result_of(answered: bytes) -> Any:
    """What came of a chunk; an error is raised here as it was there."""
    result, error = pickle.loads(answered)
    if error is not None:
        raise error
    return result


def _portable(error: Exception) -> Exception:
    """The error with the traceback of this process, as far as it can be pickled."""
    error.add_note("where it happened:\n" + "".join(traceback.format_exception(error)).rstrip())
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        plain = RuntimeError(f"{type(error).__name__}: {error}")
        for note in error.__notes__:
            plain.add_note(note)
        return plain
    return error


# ------------------------------------------------------------ the process


def work() -> None:
    """The life of such a process; it ends with whoever gives the orders, even in mid-chunk."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is for the other one to hear Ctrl-C
    ears, mouth = _own_pipes()
    orders: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(ears, orders), daemon=True).start()
    while True:
        send(mouth, answer(orders.get()))


def _own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes to the other process, out of the way of bots that read or print."""
    ears, mouth = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    sys.stdout.flush()
    os.dup2(2, 1)
    return ears, mouth


def _listen(ears: BinaryIO, orders: SimpleQueue[bytes]) -> None:
    while (order := receive(ears)) is not None:
        orders.put(order)
    os._exit(0)  # nobody is there who would want what is being done


def send(pipe: BinaryIO, message: bytes) -> None:
    pipe.write(LENGTH.pack(len(message)))
    pipe.write(message)
    pipe.flush()


def receive(pipe: BinaryIO) -> bytes | None:
    """The next message; None if the other process has ended, be it in the middle of one."""
    head = pipe.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(head)
    message = pipe.read(length)
    return message if len(message) == length else None
