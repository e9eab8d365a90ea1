"""A Ray cluster of two nodes on this machine, in a process of its own.

Ray stays out of the process of the tests. What this one has begun ends with it: when its
standard input is closed, and by Ray's own watchman if it is killed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.source import ROOT

#: Before Ray is imported: no statistics of usage, and everything on 127.0.0.1 alone.
QUIET = {
    "GRPC_ENABLE_FORK_SUPPORT": "0",  # or a client server sometimes fails to begin a process
    "PYTHONPATH": str(ROOT),
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
    "RAY_LOG_TO_DRIVER": "0",
    "RAY_USAGE_STATS_ENABLED": "0",
}


@contextmanager
def ray_cluster() -> Iterator[str]:
    """Two nodes with a processor each; the address of their client server."""
    # Paths of sockets are short, and a folder of pytest is too deep for them.
    folder = tempfile.mkdtemp(prefix="sixgun-ray-", dir="/tmp")
    process = subprocess.Popen(
        [sys.executable, "-P", "-m", "tests.ray_cluster"],
        cwd=ROOT,
        env=os.environ | QUIET | {"RAY_TMPDIR": folder},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        start_new_session=True,  # Ctrl-C is for the tests; this ends with its standard input
        text=True,
    )
    try:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        assert address, f"the cluster did not start; its logs are in {folder}"
        yield address
    finally:
        process.communicate()  # closes its standard input, and waits
        shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    import grpc
    from ray.cluster_utils import Cluster

    from sixgun.trials.houses import free_port

    port = free_port()
    node: dict[str, Any] = {"num_cpus": 1, "node_ip_address": "127.0.0.1"}
    node |= {"object_store_memory": 100 * 2**20, "include_log_monitor": False}
    # A node that is gone is noticed within a second or two instead of half a minute.
    checks = {"health_check_period_ms": 500, "health_check_failure_threshold": 3}
    head = {"include_dashboard": False, "ray_client_server_port": port, "_system_config": checks}
    cluster = Cluster(initialize_head=True, head_node_args=node | head)
    try:
        cluster.add_node(**node)
        with grpc.insecure_channel(f"127.0.0.1:{port}") as channel:
            grpc.channel_ready_future(channel).result(timeout=60)
        print(f"ray://127.0.0.1:{port}", flush=True)
        sys.stdin.read()
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    main()
