"""The processes that trials run in: a `LocalCluster` of our own, or the workers of a scheduler that runs elsewhere."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import dask
from distributed import Client, LocalCluster

from wave_explorer.kernel.errors import KernelError

ALLOWED_FAILURES = 1
"""A point whose worker died is tried once more, since somebody else may have ended it; then it counts as lost."""

_CONNECT_SECONDS = 20


class NoCluster(KernelError):
    """There are no workers to be had; the message says why."""


@contextmanager
def connected(workers: int, scheduler: str | None = None) -> Iterator[Client]:
    """A client of the workers that trials run in; what was started here is stopped at the end.

    Args:
        workers: processes to start on this machine; not used with a scheduler.
        scheduler: address of a Dask scheduler (``tcp://127.0.0.1:8786``) whose workers have the same packages.

    Raises:
        NoCluster: the scheduler cannot be reached, has no workers, or they have other versions.
    """
    if scheduler is not None:
        with _client_of(scheduler) as client:
            yield client
        return
    settings = {
        "distributed.scheduler.allowed-failures": ALLOWED_FAILURES,
        # A worker that died is started again by its nanny; on a busy machine that takes longer than the 15 s after
        # which the cluster would stop the new one and do with fewer.
        "distributed.deploy.lost-worker-timeout": "1 day",
        # Whoever compiles may use most of a machine's memory for a while; ending a worker for that is not our choice.
        "distributed.worker.memory.terminate": False,
        "distributed.worker.memory.pause": False,
        # What Dask watches for its dashboard, many times a second in each process, has no dashboard to show it here,
        # and compiles want every core.
        "distributed.worker.profile.enabled": False,
        "distributed.admin.tick.interval": "1s",
        "distributed.admin.system-monitor.interval": "10s",
        "distributed.scheduler.work-stealing": False,
        "distributed.scheduler.active-memory-manager.start": False,
    }
    with (
        dask.config.set(settings),
        _main_module_unseen(),
        LocalCluster(
            n_workers=workers,
            threads_per_worker=1,
            processes=True,
            host="127.0.0.1",
            dashboard_address=None,
            # No dashboard, but HTTP all the same: on a free port, since its usual one may be taken.
            scheduler_kwargs={"dashboard_address": "127.0.0.1:0"},
            memory_limit=0,
            silence_logs=logging.CRITICAL,
        ) as cluster,
        Client(cluster, set_as_default=False) as client,
    ):
        yield client


@contextmanager
def _client_of(scheduler: str) -> Iterator[Client]:
    try:
        client = Client(scheduler, set_as_default=False, timeout=_CONNECT_SECONDS)
    except (OSError, ValueError) as error:
        raise NoCluster(
            f"There is no Dask scheduler at {scheduler}: {error}.",
            advice="Start one with 'dask scheduler' and workers with 'dask worker ADDRESS'.",
        ) from error
    with client:
        try:
            found = client.run(packages)
        except Exception as error:  # whatever a worker without our package makes of the call
            raise NoCluster(
                f"The workers of {scheduler} cannot run trials: {type(error).__name__}: {error}.",
                advice="Install Wave Explorer on every worker.",
            ) from error
        if not found:
            raise NoCluster(
                f"The scheduler at {scheduler} has no workers.", advice=f"Start some: dask worker {scheduler}."
            )
        ours = packages()
        for address, theirs in found.items():
            other = [
                f"{name} {theirs.get(name)} and not {ours[name]}" for name in ours if theirs.get(name) != ours[name]
            ]
            if other:
                raise NoCluster(
                    f"Worker {address} has {', '.join(other)}.", advice="Install the same versions on every worker."
                )
        yield client


def worker_addresses(client: Client) -> tuple[str, ...]:
    """The workers that are there now, in the order of their addresses.

    Raises:
        OSError: the scheduler does not answer.
    """
    # Not from scheduler_info(): the client's own look at the scheduler, which leaves the workers out, may overtake it.
    return tuple(sorted(client.nthreads()))


def packages() -> dict[str, str]:
    """Versions that decide what a trial gives, of the process that this is called in."""
    found = {}
    for name in ("wave-explorer", "wave-lang", "iree-base-compiler"):
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            found[name] = "missing"
    return found


@contextmanager
def _main_module_unseen() -> Iterator[None]:
    """While open, new processes do not run the program's main file again.

    multiprocessing does that, to know what the file defines; a script that tunes would then tune in every worker,
    unless it hides behind ``if __name__ == "__main__"``. What a trial needs is sent to it.
    """
    main = sys.modules["__main__"]
    kept: dict[str, Any] = {name: main.__dict__[name] for name in ("__file__", "__spec__") if name in main.__dict__}
    main.__dict__.pop("__file__", None)
    main.__spec__ = None
    try:
        yield
    finally:
        main.__dict__.update(kept)
