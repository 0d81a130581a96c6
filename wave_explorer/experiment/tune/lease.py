"""One measurement at a time: whoever measures on a GPU holds it, across all workers of a cluster."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from contextlib import contextmanager

from wave_explorer.device.protocol import Device


@contextmanager
def measuring(device: Device) -> Iterator[None]:
    """Holds ``device`` for a measurement; others wait for their turn.

    Times on the emulator are modelled from counts, which what else runs does not change: nothing is held there.
    From a holder that dies, the scheduler takes the lease back.  Outside a Dask worker there is nobody to share with
    here: among several searches, and whoever else measures on this machine, the GPU's own lock
    (:mod:`wave_explorer.device.gpu_lock`) keeps the order.
    """
    if device.kind != "gpu":
        yield
        return
    from distributed import Lock, get_worker

    try:
        get_worker()
    except ValueError:
        yield
        return
    with Lock(f"wave-explorer-gpu:{platform.node()}:{device.name}"):
        yield
